import type { Claim, ClaimOf, Property } from "../domain/claim.ts";
import { type Tier, TIERS } from "../domain/tier.ts";

/** The believed claims of one lookup: those of records judged to be the candidate. */
export interface ClaimSet {
  readonly all: readonly Claim[];
  of<P extends Property>(property: P): readonly ClaimOf<P>[];
  tierOf(claim: Claim): Tier;
}

/** In the order of tier, then confidence, then recency, then id: the first of a property is the best supported. */
export function createClaimSet(claims: readonly Claim[], tierOf: (claim: Claim) => Tier = () => "published"): ClaimSet {
  const ordered = claims
    .map((claim) => ({ claim, rank: TIERS.indexOf(tierOf(claim)) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        b.claim.confidence - a.claim.confidence ||
        compare(b.claim.collectedAt, a.claim.collectedAt) ||
        compare(a.claim.id, b.claim.id),
    )
    .map(({ claim }) => claim);
  const byProperty = Map.groupBy(ordered, (claim) => claim.property);
  return {
    all: ordered,
    of: <P extends Property>(property: P) => (byProperty.get(property) ?? []) as unknown as readonly ClaimOf<P>[],
    tierOf,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
