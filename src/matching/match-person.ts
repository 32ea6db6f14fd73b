import type { Feature } from "../domain/match.ts";
import { compareTraits } from "./compare.ts";
import { isVeto } from "./features.ts";
import { total } from "./namesakes.ts";
import { isTwin } from "./score.ts";
import { type KnownPerson, type Traits, traitsOf } from "./traits.ts";

/** How well a person who is described matches the people who are known. */
export interface PersonMatch {
  /** The index of the likeliest of the known people; `null` if it can be none of them. */
  readonly best: number | null;
  /** The probability that it is this one, 0 to 1, given that it is one of the known people or none of them. */
  readonly likelihood: number;
  /** The probability that it is any of the known people. */
  readonly anyLikelihood: number;
  /** How the best one agrees with the description, and where it does not; empty if it can be none of them. */
  readonly features: readonly Feature[];
}

/**
 * Finds which of the known people is the one described. The weights of `FEATURES` are natural-log odds: the sum gives
 * each known person's odds against its being nobody known, and at most one can be right, so equal matches share the
 * probability. Somebody who is known twice, under a key that only one person holds, counts once. Against somebody with
 * exactly the name described, others count less: see `RARELY_WRITTEN`.
 */
export function matchPerson(described: KnownPerson, known: readonly KnownPerson[]): PersonMatch {
  const wanted = traitsOf(described);
  const traits = known.map((one) => traitsOf(one));
  const odds = oddsOf(traits, wanted);
  const all = odds.reduce((sum, each) => sum + each, 0);
  const most = Math.max(0, ...odds);
  const best = most > 0 ? odds.indexOf(most) : null;
  const nearest = best === null ? undefined : traits[best];
  const features = nearest === undefined ? [] : compareTraits(nearest, wanted);
  return { best, likelihood: most / (1 + all), anyLikelihood: all / (1 + all), features };
}

function oddsOf(known: readonly Traits[], wanted: Traits): readonly number[] {
  const compared = known.map((traits) => compareTraits(traits, wanted));
  const fits = compared.map((features) => features.every(({ name }) => !isVeto(name)));
  const isBorne = compared.some((features, at) => fits[at] && features.some(({ name }) => name === "nameSame"));
  const alone = compared.map((features, at) => {
    const wrong = isBorne ? features.reduce((sum, { name }) => sum + (RARELY_WRITTEN[name] ?? 0), 0) : 0;
    return fits[at] ? Math.exp(total(features) + wrong) : 0;
  });
  const fitting = alone
    .flatMap((each, at) => (each > 0 ? [at] : []))
    // Of equals, the order of the IDs decides: who is a twin of whom must not depend on the order of the known people.
    .toSorted((a, b) => oddsAt(alone, b) - oddsAt(alone, a) || ((known[a]?.id ?? "") < (known[b]?.id ?? "") ? -1 : 1));
  const odds = known.map(() => 0);
  const taken: Traits[] = [];
  for (const at of fitting) {
    const traits = known[at];
    if (traits === undefined || taken.some((other) => isTwin(traits, other))) continue;
    taken.push(traits);
    odds[at] = oddsAt(alone, at);
  }
  return odds;
}

/**
 * Of people whose name is merely similar, or has other parts, how rarely a list calls them by exactly the name that
 * another known person has, as natural-log odds: one name in fifty is misspelt, one in ten is shortened or lengthened,
 * and the weights of the names themselves already say 1.5 and 0.5 of it.
 */
const RARELY_WRITTEN: Readonly<Record<string, number>> = { nameSimilar: -2.4, nameCompatible: -1.7 };

function oddsAt(odds: readonly number[], at: number): number {
  return odds[at] ?? 0;
}
