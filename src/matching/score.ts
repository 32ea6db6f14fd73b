import type { Feature, Match } from "../domain/match.ts";
import { isPlatform } from "../domain/platform.ts";
import { compareTraits } from "./compare.ts";
import { feature, FEATURES, isVeto } from "./features.ts";
import type { NameParts } from "../text/people/name-parts.ts";
import { contradict, gatherOthers, MAX_NAMESAKES, type OtherOfName, THRESHOLDS, total } from "./namesakes.ts";
import {
  type RecordToJudge,
  type KnownPerson,
  mergeTraits,
  type StatedBy,
  type Traits,
  traitsOf,
  traitsOfRecord,
} from "./traits.ts";

export type { RecordToJudge, KnownPerson } from "./traits.ts";

/** The share of known people who bear such a name, from the search vocabulary: 0 to 1. */
export interface NameFrequency {
  (name: string): number;
}

export interface JudgeInput {
  readonly candidate: KnownPerson;
  /** Whether the candidate is what a caller told of somebody, and nobody whom the operator imported. */
  readonly isDescribed?: boolean;
  readonly namesakes: readonly KnownPerson[];
  readonly records: readonly RecordToJudge[];
  readonly nameFrequency: NameFrequency;
  /** What people decided, by record: it stands, and is learnt from like a judgement of our own. */
  readonly decisions?: ReadonlyMap<string, "own" | "other">;
}

/**
 * Judges the records of one lookup together. Each is scored against the candidate and against every
 * namesake, known or met among the records; what is judged own completes what is known about the candidate for the
 * next round. Undecided feeds nothing. `judgedBy` is `rule`, or `decision` where `decisions` has the record.
 */
export function judgeRecords(input: JudgeInput): ReadonlyMap<string, Match> {
  const anchor = traitsOf(input.candidate);
  const known = input.namesakes
    .slice(0, MAX_NAMESAKES)
    .map((one) => traitsOf(one))
    .filter((one) => !isTwin(one, anchor) && !(input.isDescribed === true && isJoined(one, anchor)));
  const wanted = distinctNames([anchor, ...known].flatMap((one) => one.names));
  // By id: whatever order the sources answered in, the same records are judged the same.
  const records = [...input.records].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const all = records.map((record): Traits => {
    const traits = traitsOfRecord(record, wanted);
    return input.isDescribed === true ? { ...traits, isSought: true } : traits;
  });
  const filed = new Set(records.flatMap(({ id, filed: isFiled }) => (isFiled === true ? id : [])));
  const accounts = new Set(records.filter(({ connector }) => isPlatform(connector)).map(({ id }) => id));
  const stated = new Map(records.flatMap(({ id, stated: how }) => (how === undefined ? [] : [[id, how] as const])));
  const rarity = rarityOf(input, anchor);
  const given = { filed, stated, accounts };
  let own = new Set(all.filter(({ id }) => input.decisions?.get(id) === "own"));
  let matches = new Map<string, Match>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const candidate = mergeTraits(anchor, ...own);
    const others = gatherOthers({ records: all, candidate, known, own, decided: input.decisions ?? new Map() });
    matches = new Map(
      all.map((traits) => [
        traits.id,
        judge(traits, own.has(traits) ? without(anchor, own, traits) : candidate, others, rarity, given, input),
      ]),
    );
    const next = new Set(all.filter(({ id }) => matches.get(id)?.judgement === "own"));
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

const MAX_ROUNDS = 4;
const MAX_WANTED = 40;

/** Whom the operator imported, and the caller describes: equal in name, and in so much else that two records would be one person's. */
function isJoined(namesake: Traits, anchor: Traits): boolean {
  const features = compareTraits(namesake, anchor);
  const isNamed = features.some(({ name }) => name === "nameSame");
  return isNamed && features.every(({ weight }) => weight >= 0) && total(features) >= THRESHOLDS.join;
}

/** What was said of records before anything was compared, by their ids. */
interface GivenRecords {
  readonly filed: ReadonlySet<string>;
  readonly stated: ReadonlyMap<string, StatedBy>;
  /** Records that are accounts on platforms. */
  readonly accounts: ReadonlySet<string>;
}

function judge(
  traits: Traits,
  candidate: Traits,
  others: readonly OtherOfName[],
  rarity: Feature | undefined,
  given: GivenRecords,
  input: JudgeInput,
): Match {
  const { filed } = given;
  const stated = given.stated.get(traits.id);
  const compared = compareTraits(traits, candidate);
  // An account calls itself what it likes: one that was given as the person's, or that the person's own pages name and that shows
  // their email address. That both name one website is not enough: so do a firm's.
  const callsItself = stated === "account" || (given.accounts.has(traits.id) && isMutual(compared));
  const features = compared.map((each) =>
    callsItself && each.name === "nameConflict" ? feature("nameInvented", each.detail) : each,
  );
  const alone = total(features);
  const named = features.some(({ name }) => NAMED.has(name));
  const rare = rarity !== undefined && named ? rarity : undefined;
  if (rare !== undefined) features.push(rare);
  if (filed.has(traits.id) && !features.some(isContradiction))
    features.push(feature("filedUnderKey", "filed under it at the import"));
  if (stated !== undefined)
    features.push(
      features.some(({ name }) => isVeto(name))
        ? feature("statedContradicted", STATED[stated])
        : feature("statedAddress", STATED[stated], wordOf(stated, features)),
    );
  if (traits.mixed !== "") features.push(feature("mixedRecord", traits.mixed));
  const decided = input.decisions?.get(traits.id);
  if (decided !== undefined) return { judgement: decided, score: total(features), features, judgedBy: "decision" };
  const best = bestOther(traits, others);
  if (
    best !== undefined &&
    best.score <= 0 &&
    total(features) > 0 &&
    named &&
    !features.some(({ weight }) => weight < -1)
  )
    features.push(feature("namesakesElsewhere", `${others.length} known, none fits`));
  const isTied = alone >= THRESHOLDS.join && !features.some(({ weight }) => weight < -1);
  const contender = isTied
    ? bestOther(
        traits,
        others.filter(({ isToldApart }) => isToldApart),
      )
    : best;
  const fit = contender === undefined ? Number.NEGATIVE_INFINITY : contender.score + (rare?.weight ?? 0);
  if (isTied && rare !== undefined && fit <= 0 && compared.some(({ name }) => name === "employerSame"))
    features.push(feature("employerAlone", ""));
  const score = total(features);
  const contested = score - fit < THRESHOLDS.margin;
  if (contender !== undefined && contested && fit > 0)
    features.push(feature("namesakeFits", `fits ${describe(contender.other)} as well`, oddsAgainst(fit)));
  const rival = rivalOf(traits, alone, others);
  if (rival !== undefined)
    features.push(
      feature(
        "rivalRecords",
        `${describe(rival)} fits the candidate as well, and cannot be the same person`,
        // One of the two at most: what counts is by how much this one fits better.
        Math.max(0, score - (alone - rival.fit)),
      ),
    );
  const judgement = outcome(traits, features, score, fit, rival !== undefined && stated !== "document");
  return { judgement, score: total(features), features, judgedBy: "rule" };
}

/** That it is about the other, or about nobody known, in natural-log odds beside those of the candidate. */
function oddsAgainst(fit: number): number {
  return Math.log(1 + Math.exp(fit));
}

/** The address of the account is in both, and so does an email address that one person reads. */
function isMutual(features: readonly Feature[]): boolean {
  const names = new Set(features.map(({ name }) => name));
  return names.has("sharedProfile") && names.has("sharedEmail");
}

/** The candidate, imported twice: one key that only one person holds, and nothing that contradicts. */
export function isTwin(namesake: Traits, anchor: Traits): boolean {
  const features = compareTraits(namesake, anchor);
  return (
    features.some(({ name }) => PERSONAL_KEYS.has(name)) &&
    !features.some(({ name }) => isVeto(name) || name === "suffixConflict" || name === "middleConflict")
  );
}

/**
 * In words for the reader. Of a person of the database no more than the id: what is written here belongs to a lookup
 * about somebody else, and outlives that person's erasure.
 */
function describe({ traits, members }: OtherOfName): string {
  const { id, names, births, places } = traits;
  if (![...members].some((member) => member.id === id)) return `candidate ${id}`;
  const known = [births[0] && `born ${births[0]}`, places[0]?.text].filter((part) => part);
  return `${names[0]?.text ?? "somebody"} (${[...known, `record ${id}`].join(", ")})`;
}

/** Somebody who fits the candidate about as well as this record's person, and cannot be the same person. */
function rivalOf(traits: Traits, alone: number, others: readonly OtherOfName[]): OtherOfName | undefined {
  const mine = others.find(({ members, fit }) => members.has(traits) && fit > Number.NEGATIVE_INFINITY);
  const fit = Math.max(alone, mine?.fit ?? alone);
  return others.find((other) => other.fit > fit - THRESHOLDS.margin && contradict(traits, other.traits));
}

/** The namesake that the record fits best; not one that it alone describes, nor one whose records it is among. */
function bestOther(traits: Traits, others: readonly OtherOfName[]): { other: OtherOfName; score: number } | undefined {
  let best: { other: OtherOfName; score: number } | undefined;
  for (const other of others) {
    if (other.members.has(traits) && (other.members.size === 1 || other.fit > Number.NEGATIVE_INFINITY)) continue;
    const score = total(compareTraits(traits, other.traits));
    if (best === undefined || score > best.score) best = { other, score };
  }
  return best;
}

function outcome(
  traits: Traits,
  features: readonly Feature[],
  score: number,
  fit: number,
  rivalled: boolean,
): Match["judgement"] {
  const strong = features.some(({ name }) => STRONG.has(name));
  // People change names; a register keeps its key.
  const renamed = features.some(({ name }) => name === "sharedRecordKey");
  const vetoed = features.some(({ name }) => isVeto(name) && !(renamed && name === "nameConflict"));
  if (vetoed || score <= THRESHOLDS.other) return strong ? "undecided" : "other";
  // Who gives it as the person's knows more than we do of the others of the name.
  const isStated = features.some(({ name }) => name === "statedAddress");
  if (!isStated && score - fit < THRESHOLDS.margin) return fit >= THRESHOLDS.own && score < 0 ? "other" : "undecided";
  if (rivalled) return "undecided";
  if (!strong && (traits.mixed !== "" || features.some(({ name }) => name === "nameOneWord"))) return "undecided";
  return score >= THRESHOLDS.own ? "own" : "undecided";
}

/** As what a record was given as the person's, in the words of its reason. */
const STATED: Readonly<Record<StatedBy, string>> = { account: "a URL", page: "a URL", document: "a document" };

/**
 * How many times what it counts that a record was given as the person's: more of a document, by as much as a different place, employer or role in
 * it speaks against that. Whoever hands it over knows that people move.
 */
function wordOf(stated: StatedBy, features: readonly Feature[]): number {
  const changed = features.filter(({ name, weight }) => weight < 0 && CHANGES.has(name));
  return stated === "document" ? 1 - total(changed) / FEATURES.statedAddress.weight : 1;
}

/** What differs between two documents about one person, years or towns apart. */
const CHANGES = new Set(["placeConflict", "countryConflict", "employerDiffers", "roleConflict", "affiliationConflict"]);

/** That a record names somebody else beside the person, or nobody, contradicts nothing; nor does a judge in a report about an accountant. */
function isContradiction({ name, weight }: Feature): boolean {
  return weight < 0 && !["nameMissing", "nameElsewhere", "roleConflict"].includes(name);
}

const NAMED = new Set(["nameSame", "nameCompatible", "nameSimilar"]);
/** Keys that one person holds: with one of them in common, a contradiction is for a person to look at. */
const STRONG = new Set([
  "sharedRecordKey",
  "sharedProfile",
  "sharedEmail",
  "sharedPhone",
  "linkBack",
  "statedAddress",
  "statedContradicted",
]);

const PERSONAL_KEYS = new Set(["sharedRecordKey", "sharedProfile", "sharedEmail"]);

/** What is known about the candidate without what this record itself brought to it. */
function without(anchor: Traits, own: ReadonlySet<Traits>, traits: Traits): Traits {
  return mergeTraits(anchor, ...[...own].filter((one) => one !== traits));
}

/** Reasons are written in English, like the rest of what is seen. */
const GROUPED = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** The shares at which names count that nobody known has: of two words, and with middle parts that are not weighed by themselves. */
const UNSEEN = 1e-5;
const UNSEEN_IN_FULL = 3e-6;

/** A name that one in 10,000 has says nothing; one in a million is worth 3. */
function rarityOf(input: JudgeInput, anchor: Traits): Feature | undefined {
  const [name] = anchor.names;
  if (name === undefined) return undefined;
  const given = input.nameFrequency(name.text);
  const share = given > 0 ? given : input.isDescribed === true && name.middle.length > 0 ? UNSEEN_IN_FULL : UNSEEN;
  const factor = Math.min(3, Math.max(0, (-Math.log(share) - Math.log(1e4)) / 1.535));
  return factor === 0 ? undefined : feature("nameRarity", `about 1 in ${GROUPED.format(1 / share)} people`, factor);
}
