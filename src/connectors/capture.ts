import { readStatedInstant } from "../domain/instant.ts";

/** One answer as it came. Stored, it is a datasource; nothing is read before it is stored. */
export interface Capture {
  /** Which reader understands it. */
  readonly kind: string;
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time; `null` if the operator did not say when the document was collected. */
  readonly collectedAt: string | null;
  readonly data: string;
  /** Names of the person under whose own key the operator filed the document: it is theirs unless it says otherwise. */
  readonly about?: readonly string[];
  /** Names of the person for whose sake the page was asked: what it says about somebody so called is looked for, and judged. */
  readonly sought?: readonly string[];
}

/** Whether what is read is a document for people, and no answer of a source's interface: those kinds are named `source/what`. */
export function isPage(kind: string): boolean {
  return !kind.includes("/");
}

/** Why what a connector yielded is no `Capture`, in names of members; `null` if it is one. */
export function faultOfCapture(capture: unknown): string | null {
  if (typeof capture !== "object" || capture === null) return "it yields no capture, but something else";
  const { collectedAt, ...texts } = capture as Readonly<Record<string, unknown>>;
  const missing = ["kind", "url", "mediaType", "data"].find((name) => typeof texts[name] !== "string");
  if (missing !== undefined) return `the "${missing}" of a capture is no text`;
  if (collectedAt === null || (typeof collectedAt === "string" && readStatedInstant(collectedAt) !== null)) return null;
  return 'the "collectedAt" of a capture is no ISO 8601 date-time';
}
