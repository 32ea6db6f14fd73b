import type { Evidence, EvidenceClaim } from "../contract/lookup.ts";

/** The claims for a field: those under its pointer, or under the nearest one above it, without claims that conflict. */
export function claimsBelow(evidence: Evidence, pointer: string): readonly EvidenceClaim[] {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const claims = evidence[at];
    if (claims !== undefined) return claims.filter(({ conflicts }) => conflicts !== true);
  }
  return [];
}
