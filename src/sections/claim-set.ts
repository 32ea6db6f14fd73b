import type { Claim, ClaimOf, Property } from "../domain/claim.ts";

/** The believed claims of one lookup: those of records judged to be the candidate. */
export interface ClaimSet {
  readonly all: readonly Claim[];
  of<P extends Property>(property: P): readonly ClaimOf<P>[];
}

/** In the order of tier, then confidence, then recency, then id: the first of a property is the best supported. */
export function createClaimSet(claims: readonly Claim[]): ClaimSet {
  const ordered = [...claims].sort(
    (a, b) => b.confidence - a.confidence || compare(b.collectedAt, a.collectedAt) || compare(a.id, b.id),
  );
  const byProperty = Map.groupBy(ordered, (claim) => claim.property);
  return {
    all: ordered,
    of: <P extends Property>(property: P) => (byProperty.get(property) ?? []) as unknown as readonly ClaimOf<P>[],
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
