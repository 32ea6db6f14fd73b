import type { Claim, ClaimOf, MembershipValue, Property, PropertyTypes } from "../domain/claim.ts";
import { daysBetween } from "../domain/partial-date.ts";
import { TIERS } from "../domain/tier.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { plainKey } from "../domain/plain-key.ts";

/** Claims that say the same thing. */
export interface Agreement<P extends Property> {
  readonly value: PropertyTypes[P];
  readonly claims: readonly [ClaimOf<P>, ...ClaimOf<P>[]];
  /** How many independent records say so; an uncertain reading counts half. */
  readonly support: number;
}

/**
 * Groups the claims of a property by what they say. The best supported group comes first: by tier, number of independent records, and
 * recency. The others are conflicts, which are kept and shown.
 *
 * @param keyOf decides which values are the same; the first claim's wording is shown
 * @param changes whether the property changes in the course of a life (home, marriage): claims from years before the newest then count half
 */
export function agreeOn<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string,
  changes = false,
): readonly Agreement<P>[] {
  const known = remembered(claims, keyOf, `${property} ${changes}`);
  const agreements = known.get() as readonly Agreement<P>[] | undefined;
  return agreements ?? known.set(agreeAnew(claims, property, keyOf, changes));
}

/** Cached by key, because many sections ask for the same property of one claim set, which does not change. */
const agreed = new WeakMap<ClaimSet, Map<unknown, Map<string, unknown>>>();

function remembered(claims: ClaimSet, keyOf: unknown, question: string) {
  const byKey = agreed.get(claims) ?? new Map<unknown, Map<string, unknown>>();
  agreed.set(claims, byKey);
  const answers = byKey.get(keyOf) ?? new Map<string, unknown>();
  byKey.set(keyOf, answers);
  return {
    get: () => answers.get(question),
    set<T>(answer: T): T {
      answers.set(question, answer);
      return answer;
    },
  };
}

function agreeAnew<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string,
  changes: boolean,
): readonly Agreement<P>[] {
  const newest = newestOf(claims.of(property)).slice(0, 10);
  const groups = Map.groupBy(claims.of(property), (claim) => keyOf(claim.value));
  const agreements = [...groups.values()].map((group) => {
    const [first, ...rest] = group;
    if (!first) throw new Error("a group has a member");
    return { value: first.value, claims: [first, ...rest] as const, support: supportOf(group, changes ? newest : "") };
  });
  // The set is already sorted by tier, confidence and recency, and the sort is stable. A group's first claim has its best tier: what only
  // the operator states comes after everything published.
  const tier = (agreement: Agreement<P>) => TIERS.indexOf(claims.tierOf(agreement.claims[0] as unknown as Claim));
  return agreements.sort(
    (a, b) => tier(a) - tier(b) || b.support - a.support || compareText(newestOf(b.claims), newestOf(a.claims)),
  );
}

/** The best supported value of a property that a person has one of. */
export function pickOne<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string = textKey,
  changes = false,
): Cited<PropertyTypes[P]> | undefined {
  const [best] = agreeOn(claims, property, keyOf, changes);
  return best && cite(best.value, best.claims);
}

/** All values of a property that a person may have several of, best supported first. */
export function pickAll<P extends Property>(
  claims: ClaimSet,
  property: P,
  keyOf: (value: PropertyTypes[P]) => string = textKey,
): readonly Cited<PropertyTypes[P]>[] {
  return agreeOn(claims, property, keyOf).map((agreement) => cite(agreement.value, agreement.claims));
}

/**
 * Keys of places: "Hamburg" is "Hamburg, Germany" if another datasource names that and no other Hamburg is named.
 *
 * @param places in order of support
 */
export function placeKeys(places: readonly string[]): (place: string) => string {
  const parts = new Map(
    places.map((place) => [
      place,
      place
        .split(",")
        .map(plainKey)
        .filter((part) => part !== ""),
    ]),
  );
  const longest = [...parts.values()].toSorted((a, b) => b.length - a.length);
  return (place) => {
    const own = parts.get(place) ?? [plainKey(place)];
    return (longest.find((other) => own.every((part, index) => other[index] === part)) ?? own).join("|");
  };
}

/** A seat is identified by its body and that body's parent. */
export function seatKey({ parent, organization }: MembershipValue): string {
  return plainKey(`${parent ?? ""}|${organization}`);
}

function textKey(value: unknown): string {
  return plainKey(String(value));
}

/** Repetition within a record adds nothing. A reader's confidence does not show who is right, unless it is low. */
function supportOf<P extends Property>(claims: readonly ClaimOf<P>[], newest: string): number {
  const byRecord = new Map<string, number>();
  for (const { recordId, confidence, collectedAt } of claims) {
    const old = newest !== "" && daysBetween(collectedAt.slice(0, 10), newest) > STALE_DAYS;
    const weight = (confidence < SURE ? 0.5 : 1) * (old ? 0.5 : 1);
    byRecord.set(recordId, Math.max(byRecord.get(recordId) ?? 0, weight));
  }
  return [...byRecord.values()].reduce((sum, weight) => sum + weight, 0);
}

/** Below this a reading is a guess from free text: a line beside an account, a name that may be a pseudonym. */
const SURE = 0.75;

/** Four years: the median time that people stay in a job (U.S. Bureau of Labor Statistics, Employee Tenure, 2024: 3.9 years). */
export const STALE_DAYS = 1424;

function newestOf(claims: readonly { readonly collectedAt: string }[]): string {
  return claims.reduce((newest, { collectedAt }) => (collectedAt > newest ? collectedAt : newest), "");
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
