import type { Feature } from "../domain/match.ts";
import { compareTraits } from "./compare.ts";
import { isVeto } from "./features.ts";
import { oncePerPair } from "./once.ts";
import { mergeTraits, type Traits } from "./traits.ts";

/** Another person with the name: a known namesake, completed by records, or somebody known only from records. */
export interface OtherOfName {
  readonly traits: Traits;
  /** The records that describe this person. */
  readonly members: ReadonlySet<Traits>;
  /** How well this person fits the candidate, if at all: then they may be the candidate. Otherwise minus infinity. */
  readonly fit: number;
  /**
   * Whether something more than a different job tells them from the candidate. If not, a record of the candidate's
   * employer that also fits them suggests that they are the candidate, and does not count against the record.
   */
  readonly isToldApart: boolean;
}

/**
 * The scores at which a record is believed, or judged another person's, and the margin by which the candidate must fit
 * better than any namesake.
 */
export const THRESHOLDS = { own: 5, other: -4, join: 4.5, margin: 2 } as const;
export const MAX_NAMESAKES = 200;
const MAX_OTHERS = 150;

interface Gathering {
  readonly records: readonly Traits[];
  readonly candidate: Traits;
  readonly known: readonly Traits[];
  readonly own: ReadonlySet<Traits>;
  readonly decided: ReadonlyMap<string, "own" | "other">;
}

interface Cluster {
  traits: Traits;
  readonly members: Set<Traits>;
  isToldApart: boolean;
}

/**
 * Gathers the other people with the name: known namesakes, completed by records that are about them and not about the
 * candidate, and people known only from records. Records that fit the candidate but contradict each other are gathered
 * too: at most one of those people is the candidate.
 */
export function gatherOthers({ records, candidate, known, own, decided }: Gathering): OtherOfName[] {
  const others: Cluster[] = known.map((traits) => ({ traits, members: new Set(), isToldApart: true }));
  const fitting: Cluster[] = [];
  for (const traits of byInformation(records)) {
    if (own.has(traits) || traits.mixed !== null) continue;
    const features = compareWithCandidate(traits, candidate);
    const score = total(features);
    if (features.some(({ name }) => name === "nameConflict")) continue;
    const isOther = decided.get(traits.id) === "other";
    if (!isOther && namesNobody(features)) continue;
    if (isOther || (isElsewhere(features, score) && !hasMerelyMoved(traits, features)))
      join(others, traits, isOther || features.some(({ weight }) => weight <= -2));
    else if (score >= THRESHOLDS.own - 1.5 && tellsWho(traits) && !fitsRivals(fitting, traits))
      join(fitting, traits, true);
  }
  const rivals = fitting.flatMap((one) => {
    const against = fitting.filter((two) => one !== two && contradict(one.traits, two.traits));
    const isToldApart = !against.every((two) => isDisputedBirth(one.traits, two.traits));
    return against.length === 0 ? [] : [{ ...one, isToldApart }];
  });
  return [
    ...others.map((one) => ({ ...one, fit: Number.NEGATIVE_INFINITY })),
    ...rivals.map((one) => ({ ...one, fit: fitOf(one.traits, candidate).score })),
  ];
}

/**
 * Whether two people with one name and one employer differ only in birth dates some years apart: it is likelier that
 * one date is wrong than that there are two people. Neither date is believed, and a record without one is not held
 * against the candidate for it.
 */
function isDisputedBirth(a: Traits, b: Traits): boolean {
  const features = compareTraits(a, b);
  const vetoes = features.filter(({ name }) => isVeto(name));
  const apart = Math.abs(Number(a.births[0]?.slice(0, 4)) - Number(b.births[0]?.slice(0, 4)));
  return (
    vetoes.every(({ name }) => name === "birthConflict") &&
    features.some(({ name }) => name === "employerSame") &&
    !features.some(({ name }) => name === "suffixConflict" || name === "middleConflict") &&
    apart < A_GENERATION
  );
}

/** What may differ between two documents about one person, written years or towns apart. */
export const CHANGES: ReadonlySet<string> = new Set([
  "placeConflict",
  "countryConflict",
  "townDiffers",
  "employerDiffers",
  "roleConflict",
  "affiliationConflict",
]);

/** In years: a father and son with one name at one firm are further apart. */
const A_GENERATION = 15;

/** Whether two records cannot be about one person. Different names are no contradiction: people have several. */
export function contradict(a: Traits, b: Traits): boolean {
  return fitOf(a, b).isContradicted;
}

/** How well a record fits somebody. */
interface Fit {
  /** The sum of all weights, in natural-log odds. */
  readonly score: number;
  readonly isVetoed: boolean;
  readonly isContradicted: boolean;
}

/** A record is compared with the same namesakes in every round, and to gather them as well as to be judged. */
export const fitOf = oncePerPair((record: Traits, person: Traits): Fit => {
  const features = compareTraits(record, person);
  return {
    score: total(features),
    isVetoed: features.some(({ name }) => isVeto(name)),
    isContradicted: features.some(
      ({ name }) => (isVeto(name) && name !== "nameConflict") || name === "suffixConflict" || name === "otherProfile",
    ),
  };
});

/** A record's reasons for and against being the candidate: it is gathered and judged by the same. */
export const compareWithCandidate: (record: Traits, candidate: Traits) => readonly Feature[] =
  oncePerPair(compareTraits);

export function total(features: readonly Feature[]): number {
  return features.reduce((sum, { weight }) => sum + weight, 0);
}

function isElsewhere(features: readonly Feature[], score: number): boolean {
  return score <= 0 || features.some(({ name, weight }) => isVeto(name) || (weight <= -2 && score < THRESHOLDS.own));
}

/** Another job or another town does not make a second person of somebody who was found by name. */
function hasMerelyMoved({ isSought }: Traits, features: readonly Feature[]): boolean {
  return isSought === true && features.every(({ name, weight }) => weight >= 0 || (weight > -2 && CHANGES.has(name)));
}

/** Without a name, or with a single word of it, a record in which nothing else differs shows no second person. */
function namesNobody(features: readonly Feature[]): boolean {
  return (
    features.some(({ name }) => UNNAMED.has(name)) &&
    features.every(({ name, weight }) => weight >= 0 || UNNAMED.has(name) || (weight > -2 && CHANGES.has(name)))
  );
}

const UNNAMED: ReadonlySet<string> = new Set(["nameMissing", "nameOneWord", "nameInvented"]);

/** Only a birth or a key can show that there are two people. */
function tellsWho(traits: Traits): boolean {
  return traits.births.length > 0 || traits.keys.size > 0;
}

/**
 * Whether the record fits two people about equally well who cannot be the same: it then belongs to neither, and what it
 * has in common with the candidate must not raise one of them above the other.
 */
function fitsRivals(clusters: readonly Cluster[], traits: Traits): boolean {
  const fits = clusters.flatMap((cluster) => {
    const { score, isVetoed } = fitOf(traits, cluster.traits);
    return score >= THRESHOLDS.join && !isVetoed ? [{ cluster, score }] : [];
  });
  const best = Math.max(...fits.map(({ score }) => score));
  const near = fits.filter(({ score }) => score > best - THRESHOLDS.margin);
  return near.some((one) => near.some((two) => one !== two && contradict(one.cluster.traits, two.cluster.traits)));
}

/** Adds the record to the person it fits best, or makes it another person. */
function join(clusters: Cluster[], traits: Traits, isToldApart: boolean): void {
  let best: { cluster: Cluster; score: number } | undefined;
  for (const cluster of clusters) {
    const { score, isVetoed } = fitOf(traits, cluster.traits);
    if (isVetoed) continue;
    if (score >= THRESHOLDS.join && (best === undefined || score > best.score)) best = { cluster, score };
  }
  if (best !== undefined) {
    best.cluster.traits = mergeTraits(best.cluster.traits, traits);
    best.cluster.members.add(traits);
    best.cluster.isToldApart ||= isToldApart;
  } else if (clusters.length < MAX_NAMESAKES + MAX_OTHERS)
    clusters.push({ traits: { ...traits, words: "", wordsMended: "" }, members: new Set([traits]), isToldApart });
}

/** Puts the most informative records first, so that vaguer ones find the person they belong to. */
function byInformation(records: readonly Traits[]): Traits[] {
  const weigh = (one: Traits): number =>
    one.keys.size * 2 + (one.births[0]?.length ?? 0) + one.places.length + one.roles.size + one.affiliations.size;
  return [...records].sort((a, b) => weigh(b) - weigh(a) || (a.id < b.id ? -1 : 1));
}
