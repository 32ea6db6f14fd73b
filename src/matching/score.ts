import type { Feature, Match } from "../domain/match.ts";
import { comparePictures } from "./compare.ts";
import { feature, isVeto } from "./features.ts";
import type { NameParts } from "./name-parts.ts";
import {
  type JudgedRecord,
  type KnownPerson,
  mergePictures,
  type Picture,
  pictureOf,
  pictureOfRecord,
} from "./picture.ts";

export type { JudgedRecord, KnownPerson } from "./picture.ts";

/** The share of known people who bear such a name, from the search vocabulary: 0 to 1. */
export interface NameFrequency {
  (name: string): number;
}

export interface JudgeInput {
  readonly candidate: KnownPerson;
  readonly namesakes: readonly KnownPerson[];
  readonly records: readonly JudgedRecord[];
  readonly nameFrequency: NameFrequency;
  /** What people decided, by record: it stands, and is learnt from like a judgement of our own. */
  readonly decisions?: ReadonlyMap<string, "own" | "other">;
}

/**
 * Judges the records of one lookup together. Each is scored against the candidate and against every
 * namesake, known or met among the records; what is judged own completes the candidate's picture for the
 * next round. Undecided feeds nothing. `judgedBy` is `rule`, or `decision` where `decisions` has the record.
 */
export function judgeRecords(input: JudgeInput): ReadonlyMap<string, Match> {
  const anchor = pictureOf(input.candidate);
  const known = input.namesakes.slice(0, MAX_NAMESAKES).map((one) => pictureOf(one));
  const wanted = distinctNames([anchor, ...known].flatMap((one) => one.names));
  const pictures = input.records.map((record) => pictureOfRecord(record, wanted));
  const rarity = rarityOf(input, anchor);
  let own = new Set(pictures.filter(({ id }) => input.decisions?.get(id) === "own"));
  let matches = new Map<string, Match>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const candidate = mergePictures(anchor, ...own);
    const others = gatherOthers(pictures, candidate, known, own, input.decisions);
    matches = new Map(
      pictures.map((picture) => [
        picture.id,
        judge(picture, own.has(picture) ? without(anchor, own, picture) : candidate, others, rarity, input),
      ]),
    );
    const next = new Set(pictures.filter(({ id }) => matches.get(id)?.judgement === "own"));
    if (next.size === own.size && [...next].every((one) => own.has(one))) break;
    own = next;
  }
  return matches;
}

/** First and last names once each: middle names are compared later, not looked for. */
function distinctNames(names: readonly NameParts[]): NameParts[] {
  const distinct = new Map<string, NameParts>();
  for (const name of names) {
    const key = `${name.given} ${name.family}`;
    const shorter = distinct.get(key);
    if (shorter === undefined || name.words.length < shorter.words.length) distinct.set(key, name);
  }
  return [...distinct.values()].slice(0, MAX_WANTED);
}

/** Scores at which a record is believed, and by how much the candidate must fit better than any namesake. */
export const THRESHOLDS = { own: 5, other: -4, join: 4.5, margin: 2 } as const;
const MAX_ROUNDS = 4;
const MAX_NAMESAKES = 200;
const MAX_WANTED = 40;

/** Another person of the name: a known namesake with what the records add, or one met among the records only. */
interface Other {
  readonly picture: Picture;
  /** The records that describe it: none of them is weighed against itself. */
  readonly members: ReadonlySet<Picture>;
  /** It fits the candidate as well as the records of a rival do. */
  readonly rival: boolean;
}

function judge(
  picture: Picture,
  candidate: Picture,
  others: readonly Other[],
  rarity: Feature | undefined,
  input: JudgeInput,
): Match {
  const features = comparePictures(picture, candidate);
  const named = features.some(({ name }) => name === "nameSame" || name === "nameCompatible" || name === "nameSimilar");
  const rare = rarity !== undefined && named;
  if (rare) features.push(rarity);
  if (picture.mixed !== "") features.push(feature("mixedRecord", picture.mixed));
  const decided = input.decisions?.get(picture.id);
  if (decided !== undefined) return { judgement: decided, score: total(features), features, judgedBy: "decision" };
  const rivals = others
    .filter(({ members }) => members.size !== 1 || !members.has(picture))
    .map((other) => ({ other, score: total(comparePictures(picture, other.picture)) + (rare ? rarity.weight : 0) }));
  const own = total(features);
  const best = rivals.reduce<(typeof rivals)[number] | undefined>(
    (top, one) => (top === undefined || one.score > top.score ? one : top),
    undefined,
  );
  if (
    best !== undefined &&
    best.score - (rare ? rarity.weight : 0) <= 0 &&
    own > 0 &&
    named &&
    !features.some(({ weight }) => weight < -1)
  )
    features.push(feature("namesakesElsewhere", `${rivals.length} known, none fits`));
  const score = total(features);
  if (best !== undefined && best.score > 0 && score - best.score < THRESHOLDS.margin)
    features.push(
      feature(
        best.other.rival ? "rivalRecords" : "namesakeFits",
        `fits ${best.other.picture.id} as well (${best.score.toFixed(1)})`,
      ),
    );
  return { judgement: outcome(picture, features, score, best?.score), score, features, judgedBy: "rule" };
}

function outcome(
  picture: Picture,
  features: readonly Feature[],
  score: number,
  rival: number | undefined,
): Match["judgement"] {
  const strong = features.some(({ name }) => STRONG.has(name));
  const vetoed = features.some(({ name }) => isVeto(name));
  if (vetoed) return strong ? "undecided" : "other";
  if (score <= THRESHOLDS.other) return strong ? "undecided" : "other";
  if (rival !== undefined && score - rival < THRESHOLDS.margin)
    return rival >= THRESHOLDS.own && score < 0 ? "other" : "undecided";
  if (!strong && (picture.mixed !== "" || features.some(({ name }) => name === "nameOneWord"))) return "undecided";
  return score >= THRESHOLDS.own ? "own" : "undecided";
}

/** Keys that one person holds: with one of them in common, a contradiction is for a person to look at. */
const STRONG = new Set(["sharedRecordKey", "sharedProfile", "sharedEmail", "sharedPhone", "linkBack"]);

/**
 * The other people of the name: known namesakes, completed by the records that are about them and not
 * about the candidate, and the people that only the records know. Records that fit the candidate but
 * contradict each other are gathered as rivals of one another.
 */
function gatherOthers(
  pictures: readonly Picture[],
  candidate: Picture,
  known: readonly Picture[],
  own: ReadonlySet<Picture>,
  decisions: JudgeInput["decisions"],
): Other[] {
  const clusters: { picture: Picture; members: Set<Picture> }[] = known.map((picture) => ({
    picture,
    members: new Set(),
  }));
  const fitting: Picture[] = [];
  for (const picture of byInformation(pictures)) {
    if (own.has(picture) || picture.mixed !== "") continue;
    const features = comparePictures(picture, candidate);
    if (features.some(({ name }) => name === "nameConflict")) continue;
    const elsewhere =
      total(features) <= 0 || features.some(({ name }) => isVeto(name)) || decisions?.get(picture.id) === "other";
    if (elsewhere) join(clusters, picture);
    else fitting.push(picture);
  }
  const rivals: { picture: Picture; members: Set<Picture> }[] = [];
  for (const picture of fitting)
    if (total(comparePictures(picture, candidate)) >= THRESHOLDS.own - 1.5) joinRivals(rivals, picture);
  const apart = rivals.filter((one) => rivals.some((other) => other !== one && contradict(one.picture, other.picture)));
  return [
    ...clusters
      .filter(({ members, picture }) => members.size > 0 || known.includes(picture))
      .map((one) => ({ ...one, rival: false })),
    ...apart.map((one) => ({ ...one, rival: true })),
  ];
}

function join(clusters: { picture: Picture; members: Set<Picture> }[], picture: Picture): void {
  let best: { cluster: (typeof clusters)[number]; score: number } | undefined;
  for (const cluster of clusters) {
    const features = comparePictures(picture, cluster.picture);
    const score = features.some(({ name }) => isVeto(name)) ? -99 : total(features);
    if (score >= THRESHOLDS.join && (best === undefined || score > best.score)) best = { cluster, score };
  }
  if (best === undefined)
    clusters.push({ picture: { ...picture, words: "", wordsMended: "" }, members: new Set([picture]) });
  else {
    best.cluster.picture = mergePictures(best.cluster.picture, picture);
    best.cluster.members.add(picture);
  }
}

/** Only what says when somebody was born, or carries a key, can show that there are two. */
function joinRivals(rivals: { picture: Picture; members: Set<Picture> }[], picture: Picture): void {
  if (picture.births.length === 0 && picture.keys.size === 0) return;
  join(rivals, picture);
}

function contradict(a: Picture, b: Picture): boolean {
  return comparePictures(a, b).some(
    ({ name }) => (isVeto(name) && name !== "nameConflict") || name === "suffixConflict",
  );
}

function byInformation(pictures: readonly Picture[]): Picture[] {
  const weigh = (one: Picture): number =>
    one.keys.size * 2 + (one.births[0]?.length ?? 0) + one.places.length + one.roles.size + one.affiliations.size;
  return [...pictures].sort((a, b) => weigh(b) - weigh(a) || (a.id < b.id ? -1 : 1));
}

/** The candidate's picture without what this record itself brought to it. */
function without(anchor: Picture, own: ReadonlySet<Picture>, picture: Picture): Picture {
  return mergePictures(anchor, ...[...own].filter((one) => one !== picture));
}

function total(features: readonly Feature[]): number {
  return features.reduce((sum, { weight }) => sum + weight, 0);
}

/** A name that one in 10,000 bears says nothing; one in a million is worth 3. Unseen counts as one in 100,000. */
function rarityOf(input: JudgeInput, anchor: Picture): Feature | undefined {
  const [name] = anchor.names;
  if (name === undefined) return undefined;
  const share = input.nameFrequency(name.text);
  const factor = Math.min(3, Math.max(0, (-Math.log(share > 0 ? share : 1e-5) - Math.log(1e4)) / 1.535));
  return factor === 0
    ? undefined
    : feature("nameRarity", `about 1 in ${Math.round(1 / (share > 0 ? share : 1e-5))} people`, factor);
}
