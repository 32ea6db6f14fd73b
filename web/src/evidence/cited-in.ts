import type { CitedClaims } from "../../../src/presentation/citations.ts";
import type { EvidenceOutline } from "../wire.ts";

/** An outline as presentations take it: its numbers of claims are IDs among themselves. */
export function citedIn(outline: EvidenceOutline): CitedClaims {
  return Object.fromEntries(
    Object.entries(outline).map(([pointer, claims]) => [
      pointer,
      claims.map(({ claim, ...rest }) => ({ ...rest, claimId: String(claim) })),
    ]),
  );
}
