import { readStatedInstant } from "../domain/instant.ts";

/** One response as it was received. Stored, it is a datasource; nothing is read before it is stored. */
export interface Capture {
  /** The kind of reader that understands it. */
  readonly kind: string;
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time; `null` if the operator did not say when the document was collected. */
  readonly collectedAt: string | null;
  readonly data: string;
  /**
   * Names of the person under whose key the operator filed the document, or as whose a caller gave it: it is theirs
   * unless it says otherwise.
   */
  readonly about?: readonly string[];
  /** Whether the caller of a lookup, rather than the operator, says that it is theirs: an article may tell of others. */
  readonly isGiven?: boolean;
  /**
   * Names of the person for whom the page was fetched: statements about somebody with such a name are looked for, and
   * judged.
   */
  readonly sought?: readonly string[];
}

/**
 * Whether the kind is a document for people to read, not the response of an API: those kinds are named `source/what`.
 */
export function isPage(kind: string): boolean {
  return !kind.includes("/");
}

/** Why something that a connector yielded is not a `Capture`, in names of members; `null` if it is one. */
export function faultOfCapture(capture: unknown): string | null {
  if (typeof capture !== "object" || capture === null) return "it yields no capture, but something else";
  const { collectedAt, ...texts } = capture as Readonly<Record<string, unknown>>;
  const missing = ["kind", "url", "mediaType", "data"].find((name) => typeof texts[name] !== "string");
  if (missing !== undefined) return `the "${missing}" of a capture is not text`;
  if (collectedAt === null || (typeof collectedAt === "string" && readStatedInstant(collectedAt) !== null)) return null;
  return 'the "collectedAt" of a capture is not an ISO 8601 date-time';
}
