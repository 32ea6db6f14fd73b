import type { Claim, ClaimOf, Property } from "../domain/claim.ts";
import { type Tier, TIERS } from "../domain/tier.ts";

/** The believed claims of one lookup: those of records judged to be the candidate. */
export interface ClaimSet {
  readonly all: readonly Claim[];
  of<P extends Property>(property: P): readonly ClaimOf<P>[];
  tierOf(claim: Claim): Tier;
  /** The id of the datasource that states a claim, by the claim's id. */
  sourceOf(claimId: string): string | undefined;
  /** The day for which the profile stands: what lasts, lasts on it. `null` if none is given: then nothing is too old. */
  readonly asOf: string | null;
}

/** In the order of tier, then confidence, then recency, then id: the first of a property is the best supported. */
export function createClaimSet(
  claims: readonly Claim[],
  tierOf: (claim: Claim) => Tier = () => "published",
  asOf: string | null = null,
): ClaimSet {
  // Days of collection are few: their place in order is compared, not their text.
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
