import type { Evidence, EvidenceClaim } from "../contract/lookup.ts";

/** The claims under a field: those of its pointer, or of the nearest one above it. Claims that say otherwise are left out. */
export function claimsBelow(evidence: Evidence, pointer: string): readonly EvidenceClaim[] {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const claims = evidence[at];
    if (claims !== undefined) return claims.filter(({ conflicts }) => conflicts !== true);
  }
  return [];
}
