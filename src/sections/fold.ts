import type { Claim, ClaimOf, Property, PropertyTypes } from "../domain/claim.ts";
import { TIERS } from "../domain/tier.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";

/** Claims that say the same thing. */
export interface Agreement<P extends Property> {
  readonly value: PropertyTypes[P];
  readonly claims: readonly [ClaimOf<P>, ...ClaimOf<P>[]];
  /** 0 to 1: grows with the confidence of each record that says so. */
  readonly support: number;
}

/**
 * Groups the claims of a property by what they say. First is what is best supported: by tier, by confidence and
 * by how many independent records agree, then by recency. The others are conflicts, kept and shown.
 *
 * @param keyOf what makes two values the same; the first claim's writing is shown
 */
export function agreeOn<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string,
): readonly Agreement<P>[] {
  const groups = Map.groupBy(claims.of(property), (claim) => keyOf(claim.value));
  const agreements = [...groups.values()].map((group) => {
    const [first, ...rest] = group;
    if (!first) throw new Error("a group has a member");
    return { value: first.value, claims: [first, ...rest] as const, support: supportOf(group) };
  });
  // The set is ordered by tier, confidence and recency already, and the sort is stable. The first claim of a group is
  // of its best tier: what only the operator states comes after whatever anybody published.
  const tier = (agreement: Agreement<P>) => TIERS.indexOf(claims.tierOf(agreement.claims[0] as unknown as Claim));
  return agreements.sort((a, b) => tier(a) - tier(b) || b.support - a.support);
}

/** The best supported value of a property that a person has one of. */
export function pickOne<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string = (value) => plainKey(String(value)),
): Cited<PropertyTypes[P]> | undefined {
  const [best] = agreeOn(claims, property, keyOf);
  return best && cite(best.value, best.claims);
}

/** Every value of a property that a person may have many of, best supported first. */
export function pickAll<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string = (value) => plainKey(String(value)),
): readonly Cited<PropertyTypes[P]>[] {
  return agreeOn(claims, property, keyOf).map((agreement) => cite(agreement.value, agreement.claims));
}

/** Letters and digits, without case, diacritics and punctuation: what two writings of one value share. */
export function plainKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** One record's repetitions add nothing; each further record halves what doubt is left, scaled by its confidence. */
function supportOf<P extends Property>(claims: readonly ClaimOf<P>[]): number {
  const byRecord = new Map<string, number>();
  for (const claim of claims) {
    byRecord.set(claim.recordId, Math.max(byRecord.get(claim.recordId) ?? 0, claim.confidence));
  }
  let doubt = 1;
  for (const confidence of byRecord.values()) doubt *= 1 - 0.9 * confidence;
  return 1 - doubt;
}
