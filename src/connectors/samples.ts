import type { Capture } from "./capture.ts";

/**
 * Documents about an invented person, with which a source is checked: no source is contacted, and nothing in the
 * service reads them.
 */
export interface Samples {
  /** At least one capture of every kind that the source reads. */
  readonly captures: readonly Capture[];
  /** What its readers make of the first capture of a kind. */
  readonly reads?: Readonly<Record<string, ExpectedReading>>;
  /** The operator's settings, by name; `social.example.org` by default. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Another value for a member that is not read, if a text there would make the response unreadable. */
  other?(member: string): unknown;
  /**
   * How the source answers about its two examples. `undefined`: in its way of saying that there is nothing (404).
   *
   * @param path of the request; if a connector asks many hosts, `/<host>` comes first
   */
  answer?(
    path: string,
    query: URLSearchParams,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ): SampleAnswer | undefined;
}

/** What a capture in the shape that a service documents states. */
export interface ExpectedReading {
  /** The property of each claim, in alphabetical order. What is omitted on purpose is missing. */
  readonly counts: string;
  /** The values that are easiest to get wrong, wherever they stand in a claim's value. */
  readonly says: readonly unknown[];
}

export interface SampleAnswer {
  readonly status?: number;
  /** JSON by default. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Anything but text is written as JSON. */
  readonly body: unknown;
}

/** A document as a capture: anything but text as JSON, text as HTML or plain text. */
export function sampleOf(kind: string, data: unknown, overrides: Partial<Capture> = {}): Capture {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  const mediaType = typeof data !== "string" ? "application/json" : text.startsWith("<") ? "text/html" : "text/plain";
  return {
    kind,
    url: "https://example.org/document",
    mediaType,
    collectedAt: "2026-06-15T00:00:00.000Z",
    data: text,
    ...overrides,
  };
}

/** Whether a search is for the invented person of the samples, whose name is Ada. */
export function isAbout(query: URLSearchParams, parameter: string): boolean {
  return /\bada\b/i.test(query.get(parameter) ?? "");
}
