/**
 * The member of a lookup's metadata that says where what is under an address that was given as the person's speaks against it, or
 * where nothing could be read: a line each, with the address and why. Absent if there is none.
 */
export const CONTRADICTIONS = "candor.contradictions";

export function contradictionsIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[CONTRADICTIONS] ?? "").split("\n").filter((line) => line !== "");
}

/** The member that says what the person had rectified, and what of a public register they dispute: a line each. */
export const RECTIFIED = "candor.rectified";

export function rectifiedIn(metadata: Readonly<Record<string, string>> | undefined): readonly string[] {
  return (metadata?.[RECTIFIED] ?? "").split("\n").filter((line) => line !== "");
}
