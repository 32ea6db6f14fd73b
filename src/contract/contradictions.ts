/**
 * The member of a lookup's metadata that lists URLs given as the person's whose content contradicts that or could not
 * be read: one line each, with the URL and the reason. Absent if there are none.
 */
export const CONTRADICTIONS = "candor.contradictions";

export function contradictionsIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[CONTRADICTIONS] ?? "").split("\n").filter((line) => line !== "");
}

/** The member that lists what the person had rectified, and what they dispute in a public register: one line each. */
export const RECTIFIED = "candor.rectified";

export function rectifiedIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[RECTIFIED] ?? "").split("\n").filter((line) => line !== "");
}
