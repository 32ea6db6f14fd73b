import type { LookupContradiction } from "./lookup-contradiction.ts";
import type { LookupRectification } from "./lookup-rectification.ts";

/**
 * The member of a lookup's metadata that lists what was given as the person's (URLs, documents) and was not used, because
 * its content contradicts that or could not be read: stored as `LookupContradiction`s in JSON, and on the wire one line of
 * English each. Absent if there are none.
 */
export const CONTRADICTIONS = "candor.contradictions";

/** The lines of a lookup whose `contradictions` were stored without codes, by an earlier release. */
export function contradictionsIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[CONTRADICTIONS] ?? "").split("\n").filter((line) => line !== "");
}

/** As stored; `null` if an earlier release stored lines of English. */
export function readContradictions(stored: string): readonly LookupContradiction[] | null {
  return stored.startsWith("[") ? (JSON.parse(stored) as readonly LookupContradiction[]) : null;
}

/** As in the metadata on the wire. */
export function contradictionLine({ address, text }: Pick<LookupContradiction, "address" | "text">): string {
  return `${address}: ${text}`;
}

/**
 * The member that lists what the person had rectified, and what they dispute in a public register: stored as
 * `LookupRectification`s in JSON, and on the wire one line of English each. Absent if there are none.
 */
export const RECTIFIED = "candor.rectified";

/** The lines of a lookup whose `rectifications` were stored without codes, by an earlier release. */
export function rectifiedIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[RECTIFIED] ?? "").split("\n").filter((line) => line !== "");
}

/** As stored; `null` if an earlier release stored lines of English. */
export function readRectifications(stored: string): readonly LookupRectification[] | null {
  return stored.startsWith("[") ? (JSON.parse(stored) as readonly LookupRectification[]) : null;
}
