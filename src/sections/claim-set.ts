import type { Claim, ClaimOf, Property } from "../domain/claim.ts";
import { type Tier, TIERS } from "../domain/tier.ts";

/** The believed claims of a lookup: those of records judged to be the candidate. */
export interface ClaimSet {
  readonly all: readonly Claim[];
  of<P extends Property>(property: P): readonly ClaimOf<P>[];
  tierOf(claim: Claim): Tier;
  /** The ID of the datasource that states a claim, by claim ID. */
  sourceOf(claimId: string): string | undefined;
  /** The date as of which the profile holds: what is current is current on it. If `null`, nothing counts as out of date. */
  readonly asOf: string | null;
}

/** Sorted by tier, confidence, recency and ID: the first claim of a property is the best supported. */
export function createClaimSet(
  claims: readonly Claim[],
  tierOf: (claim: Claim) => Tier = () => "published",
  asOf: string | null = null,
): ClaimSet {
  // There are few days of collection, so their rank is compared instead of their text.
  const days = new Map([...new Set(claims.map((claim) => claim.collectedAt))].sort().map((day, at) => [day, at]));
  const ordered = claims
    .map((claim) => ({
      claim,
      rank: TIERS.indexOf(tierOf(claim)),
      confidence: claim.confidence,
      day: days.get(claim.collectedAt) ?? 0,
      id: claim.id,
    }))
    .sort(
      (a, b) =>
        a.rank - b.rank || b.confidence - a.confidence || b.day - a.day || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
    )
    .map(({ claim }) => claim);
  let sources: ReadonlyMap<string, string> | undefined;
  const byProperty = Map.groupBy(ordered, (claim) => claim.property);
  return {
    all: ordered,
    of: <P extends Property>(property: P) => (byProperty.get(property) ?? []) as unknown as readonly ClaimOf<P>[],
    tierOf,
    sourceOf(claimId) {
      sources ??= new Map(ordered.map(({ id, datasourceId }) => [id, datasourceId]));
      return sources.get(claimId);
    },
    asOf,
  };
}
