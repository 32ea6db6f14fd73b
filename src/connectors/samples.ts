import type { Capture } from "./capture.ts";

/** Documents about an invented person, by which a source is checked: nobody is asked, and nothing of the service reads them. */
export interface Samples {
  /** One capture at least of every kind that the source reads. */
  readonly captures: readonly Capture[];
  /** What the operator has set, by the names of the connector's settings; `social.example.org` unless given. */
  readonly settings?: Readonly<Record<string, string>>;
  /** What else may stand in a member that is left, where a text would make the answer unreadable. */
  other?(member: string): unknown;
  /**
   * How the source answers about its two examples. `undefined`: as it says that there is nothing (404).
   *
   * @param path of the question; where a connector asks many hosts, `/<host>` comes first
   */
  answer?(
    path: string,
    query: URLSearchParams,
    headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ): SampleAnswer | undefined;
}

export interface SampleAnswer {
  readonly status?: number;
  /** JSON unless given. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is no text is written as JSON. */
  readonly body: unknown;
}

/** A document as a capture: JSON of anything but a text, which is HTML or plain. */
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

/** Whether what is searched for is the invented person of the samples, whose name is Ada. */
export function isAbout(query: URLSearchParams, parameter: string): boolean {
  return /\bada\b/i.test(query.get(parameter) ?? "");
}
