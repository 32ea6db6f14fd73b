import type { Feature } from "../domain/match.ts";
import { compareTraits } from "./compare.ts";
import { isVeto } from "./features.ts";
import { mergeTraits, type Traits } from "./traits.ts";

/** Another person of the name: a known namesake with what the records add, or one met among the records only. */
export interface OtherOfName {
  readonly traits: Traits;
  /** The records that describe it. */
  readonly members: ReadonlySet<Traits>;
  /** How well it fits the candidate itself, where it does: then it may be the candidate. Otherwise minus infinity. */
  readonly fit: number;
  /**
   * Whether more than another job tells them from the candidate. Where it does not, a record of the candidate's employer that they
   * fit as well speaks for their being the candidate, and not against the record.
   */
  readonly isToldApart: boolean;
}

/** Scores at which a record is believed, and by how much the candidate must fit better than any namesake. */
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
 * The other people of the name: known namesakes, completed by the records that are about them and not about the
 * candidate, and the people that only the records know. Records that fit the candidate but contradict each
 * other are gathered too: at most one of those people is the candidate.
 */
export function gatherOthers({ records, candidate, known, own, decided }: Gathering): OtherOfName[] {
  const others: Cluster[] = known.map((traits) => ({ traits, members: new Set(), isToldApart: true }));
  const fitting: Cluster[] = [];
  for (const traits of byInformation(records)) {
    if (own.has(traits) || traits.mixed !== "") continue;
    const features = compareTraits(traits, candidate);
    const score = total(features);
    if (features.some(({ name }) => name === "nameConflict")) continue;
    const isOther = decided.get(traits.id) === "other";
    if (isOther || isElsewhere(features, score))
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
    ...rivals.map((one) => ({ ...one, fit: total(compareTraits(one.traits, candidate)) })),
  ];
}

/**
 * Two of one name at one employer, who are said to be born some years apart: sooner one whose birth somebody has wrong than two.
 * Neither is believed, and what says nothing of a birth is not held against the candidate for it.
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

/** Years: a father and a son of one name and one firm are further apart. */
const A_GENERATION = 15;

/** Whether two records cannot be of one person. Two names may: people have several. */
export function contradict(a: Traits, b: Traits): boolean {
  return compareTraits(a, b).some(({ name }) => (isVeto(name) && name !== "nameConflict") || name === "suffixConflict");
}

export function total(features: readonly Feature[]): number {
  return features.reduce((sum, { weight }) => sum + weight, 0);
}

function isElsewhere(features: readonly Feature[], score: number): boolean {
  return score <= 0 || features.some(({ name, weight }) => isVeto(name) || (weight <= -2 && score < THRESHOLDS.own));
}

/** Only what says when somebody was born, or carries a key, can show that there are two. */
function tellsWho(traits: Traits): boolean {
  return traits.births.length > 0 || traits.keys.size > 0;
}

/**
 * Whether the record fits two about as well who cannot be one person: it is of neither rather than the other, and what it has in
 * common with the candidate must not lift one of them over the other.
 */
function fitsRivals(clusters: readonly Cluster[], traits: Traits): boolean {
  const fits = clusters.flatMap((cluster) => {
    const features = compareTraits(traits, cluster.traits);
    const score = total(features);
    return score >= THRESHOLDS.join && !features.some(({ name }) => isVeto(name)) ? [{ cluster, score }] : [];
  });
  const best = Math.max(...fits.map(({ score }) => score));
  const near = fits.filter(({ score }) => score > best - THRESHOLDS.margin);
  return near.some((one) => near.some((two) => one !== two && contradict(one.cluster.traits, two.cluster.traits)));
}

/** Adds the record to the person it fits best, or makes it another person. */
function join(clusters: Cluster[], traits: Traits, isToldApart: boolean): void {
  let best: { cluster: Cluster; score: number } | undefined;
  for (const cluster of clusters) {
    const features = compareTraits(traits, cluster.traits);
    if (features.some(({ name }) => isVeto(name))) continue;
    const score = total(features);
    if (score >= THRESHOLDS.join && (best === undefined || score > best.score)) best = { cluster, score };
  }
  if (best !== undefined) {
    best.cluster.traits = mergeTraits(best.cluster.traits, traits);
    best.cluster.members.add(traits);
    best.cluster.isToldApart ||= isToldApart;
  } else if (clusters.length < MAX_NAMESAKES + MAX_OTHERS)
    clusters.push({ traits: { ...traits, words: "", wordsMended: "" }, members: new Set([traits]), isToldApart });
}

/** What says most comes first, so that vaguer records find the person they belong to. */
function byInformation(records: readonly Traits[]): Traits[] {
  const weigh = (one: Traits): number =>
    one.keys.size * 2 + (one.births[0]?.length ?? 0) + one.places.length + one.roles.size + one.affiliations.size;
  return [...records].sort((a, b) => weigh(b) - weigh(a) || (a.id < b.id ? -1 : 1));
}
