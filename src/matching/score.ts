import type { ClaimDraft } from "../domain/claim.ts";
import type { Feature, Match } from "../domain/match.ts";
import { isPlatform } from "../domain/platform.ts";
import { type SeenDetail, saw } from "../domain/seen-detail.ts";
import { compareTraits } from "./compare.ts";
import { feature, FEATURES, isVeto } from "./features.ts";
import { type OrderedName, orderName } from "../text/people/ordered-name.ts";
import { isOfAnotherTime } from "./another-time.ts";
import {
  CHANGES,
  compareWithCandidate,
  contradict,
  fitOf,
  gatherOthers,
  MAX_NAMESAKES,
  type OtherOfName,
  THRESHOLDS,
  total,
} from "./namesakes.ts";
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

/** The share of known people who have such a name, from the search vocabulary: 0 to 1. */
export interface NameFrequency {
  (name: string): number;
}

export interface JudgeInput {
  readonly candidate: KnownPerson;
  /** The candidate is only described by a caller, not imported by the operator. */
  readonly isDescribed?: boolean;
  /** The day of the lookup, ISO 8601. */
  readonly asOf?: string;
  readonly namesakes: readonly KnownPerson[];
  readonly records: readonly RecordToJudge[];
  readonly nameFrequency: NameFrequency;
  /** Further names by which texts may call the candidate: own records gave them. */
  readonly otherNames?: readonly string[];
  /** What people decided, by record: it stands, and is used as if we had judged it ourselves. */
  readonly decisions?: ReadonlyMap<string, "own" | "other">;
}

/**
 * Judges the records of one lookup together. Each is scored against the candidate and against every namesake, whether
 * known or found among the records; records judged *own* add to what is known about the candidate for the next round.
 * Undecided records contribute nothing. `judgedBy` is `rule`, or `decision` if `decisions` has the record.
 */
export function judgeRecords(input: JudgeInput): ReadonlyMap<string, Match> {
  const anchor = traitsOf(input.candidate);
  const known = input.namesakes
    .slice(0, MAX_NAMESAKES)
    .map((one) => traitsOf(one))
    .filter((one) => !isTwin(one, anchor) && !(input.isDescribed === true && isJoined(one, anchor)));
  const called = (input.otherNames ?? []).map((name) => orderName(name));
  const wanted = distinctNames([...anchor.names, ...called, ...known.flatMap((one) => one.names)]);
  // Sorted by ID: the same records get the same judgements, in whatever order the sources answered.
  const records = [...input.records].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const all = records.map((record): Traits => {
    const traits = traitsOfRecord(record, wanted);
    if (input.isDescribed !== true) return traits;
    const isApart = isOfThePresent(input) && input.asOf !== undefined && isOfAnotherTime(traits, record, input.asOf);
    return { ...traits, isSought: true, ...(isApart && { isOfAnotherTime: true }) };
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

/** First and last names once each: middle names are compared later and not needed to find the name. */
function distinctNames(names: readonly OrderedName[]): OrderedName[] {
  const distinct = new Map<string, OrderedName>();
  for (const name of names) {
    const key = `${name.given} ${name.family}`;
    const shorter = distinct.get(key);
    if (shorter === undefined || name.words.length < shorter.words.length) distinct.set(key, name);
  }
  return [...distinct.values()].slice(0, MAX_WANTED);
}

const MAX_ROUNDS = 4;
const MAX_WANTED = 40;

/**
 * Whether an imported person is the one the caller describes: the same name, and so much else in common that two such
 * records would be one person's.
 */
function isJoined(namesake: Traits, anchor: Traits): boolean {
  const features = compareTraits(namesake, anchor);
  const isNamed = features.some(({ name }) => name === "nameSame");
  return isNamed && features.every(({ weight }) => weight >= 0) && total(features) >= THRESHOLDS.join;
}

/** What was said about records before anything was compared, by their IDs. */
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
  const compared = compareWithCandidate(traits, candidate);
  // Accounts can use any name: one given as the person's, or one that shows their email address and that their own
  // pages name. Naming the same website is not enough: a firm's accounts do that too.
  const callsItself = stated === "account" || (given.accounts.has(traits.id) && isMutual(compared));
  const features = compared.map((each) =>
    callsItself && each.name === "nameConflict" ? feature("nameInvented", each.seen) : each,
  );
  const alone = total(features);
  const named = features.some(({ name }) => NAMED.has(name));
  const rare = rarity !== undefined && named ? rarity : undefined;
  if (rare !== undefined) features.push(rare);
  if (filed.has(traits.id)) {
    if (!features.some(isContradiction)) features.push(feature("filedUnderKey", saw("filedSo")));
    // A page that is filed under somebody may name others, too.
    else if (named && features.some(({ name }) => isVeto(name))) features.push(feature("filedContradicted", null));
  }
  if (stated !== undefined)
    features.push(
      features.some(({ name }) => isVeto(name))
        ? feature("statedContradicted", STATED[stated])
        : feature("statedAddress", STATED[stated], wordOf(stated, features)),
    );
  if (traits.mixed !== null) features.push(feature("mixedRecord", traits.mixed));
  const decided = input.decisions?.get(traits.id);
  if (decided !== undefined) return { judgement: decided, score: total(features), features, judgedBy: "decision" };
  const contenders = isOfThePresent(input) ? others.filter((other) => !isPast(other.traits, traits)) : others;
  const best = bestOther(traits, contenders);
  if (
    best !== undefined &&
    best.score <= 0 &&
    total(features) > 0 &&
    named &&
    !features.some(({ weight }) => weight < -1)
  )
    features.push(feature("namesakesElsewhere", saw("noneFits", others.length)));
  const isTied = alone >= THRESHOLDS.join && !features.some(({ weight }) => weight < -1);
  const contender = isTied
    ? bestOther(
        traits,
        contenders.filter(({ isToldApart }) => isToldApart),
      )
    : best;
  const fit = contender === undefined ? Number.NEGATIVE_INFINITY : contender.score + (rare?.weight ?? 0);
  if (isTied && rare !== undefined && fit <= 0 && compared.some(({ name }) => name === "employerSame"))
    features.push(feature("employerAlone", null));
  const score = total(features);
  const contested = score - fit < THRESHOLDS.margin;
  if (contender !== undefined && contested && fit > 0)
    features.push(feature("namesakeFits", describe("fits", contender.other), oddsAgainst(fit)));
  const rival = rivalOf(traits, alone, contenders);
  if (rival !== undefined)
    features.push(
      feature(
        "rivalRecords",
        describe("rival", rival),
        // At most one of the two is right: what counts is how much better this one fits.
        Math.max(0, score - (alone - rival.fit)),
      ),
    );
  const judgement = outcome(traits, features, score, fit, rival !== undefined && stated !== "document");
  return { judgement, score: total(features), features, judgedBy: "rule" };
}

/** The natural-log odds that the record is about the other person or nobody known, next to the candidate's. */
function oddsAgainst(fit: number): number {
  return Math.log(1 + Math.exp(fit));
}

/**
 * A caller who gives somebody's post or mailbox, and no date of a life, means somebody of today: of two people of one
 * name who fit, the one who has died does not stand in the way of the one who lives.
 */
function isOfThePresent({ candidate, isDescribed }: JudgeInput): boolean {
  const isPresent = ({ property }: ClaimDraft) => property === "experience" || property === "occupation";
  return (
    isDescribed === true &&
    !candidate.claims.some(({ property }) => property === "birthDate" || property === "deathDate") &&
    (candidate.claims.some(isPresent) || candidate.identifiers.some(({ kind }) => kind === "email"))
  );
}

/** Whether somebody had died by the time of a record that says nothing of a death: it is not likely to be about them. */
function isPast(other: Traits, record: Traits): boolean {
  const [death] = other.deaths;
  if (death === undefined || record.deaths.length > 0) return false;
  return record.written === undefined || record.written > Number(death.slice(0, 4)) + 1;
}

/** Both have the address of the account, and an email address that one person reads. */
function isMutual(features: readonly Feature[]): boolean {
  const names = new Set(features.map(({ name }) => name));
  return names.has("sharedProfile") && names.has("sharedEmail");
}

/**
 * Whether the namesake is the candidate, imported twice: they share a key that only one person holds, and nothing
 * contradicts it.
 */
export function isTwin(namesake: Traits, anchor: Traits): boolean {
  const features = compareTraits(namesake, anchor);
  return (
    features.some(({ name }) => PERSONAL_KEYS.has(name)) &&
    !features.some(({ name }) => isVeto(name) || name === "suffixConflict" || name === "middleConflict")
  );
}

/**
 * Describes the other person to the reader. Of a person in the database it gives no more than the ID: this text belongs
 * to a lookup about somebody else, and outlives that person's erasure.
 */
function describe(code: "fits" | "rival", { traits, members }: OtherOfName): SeenDetail {
  const { id, names, births, places } = traits;
  if (![...members].some((member) => member.id === id)) return saw(`${code}Candidate`, id);
  return saw(code, names[0]?.text ?? "", births[0] ?? "", places[0]?.text ?? "", id);
}

/** Somebody who fits the candidate about as well as this record's person does, and cannot be the same person. */
function rivalOf(traits: Traits, alone: number, others: readonly OtherOfName[]): OtherOfName | undefined {
  const mine = others.find(({ members, fit }) => members.has(traits) && fit > Number.NEGATIVE_INFINITY);
  const fit = Math.max(alone, mine?.fit ?? alone);
  return others.find((other) => other.fit > fit - THRESHOLDS.margin && contradict(traits, other.traits));
}

/**
 * The namesake that the record fits best, except one that this record alone describes, or one who may be the candidate
 * and has this record among theirs.
 */
function bestOther(traits: Traits, others: readonly OtherOfName[]): { other: OtherOfName; score: number } | undefined {
  let best: { other: OtherOfName; score: number } | undefined;
  for (const other of others) {
    if (other.members.has(traits) && (other.members.size === 1 || other.fit > Number.NEGATIVE_INFINITY)) continue;
    const { score } = fitOf(traits, other.traits);
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
  // People change names; a register's key stays the same.
  const renamed = features.some(({ name }) => name === "sharedRecordKey");
  const vetoed = features.some(({ name }) => isVeto(name) && !(renamed && name === "nameConflict"));
  if (vetoed || score <= THRESHOLDS.other) return strong ? "undecided" : "other";
  // Whoever gave the record as the person's knows more about the namesakes than we do.
  const isStated = features.some(({ name }) => name === "statedAddress");
  if (!isStated && score - fit < THRESHOLDS.margin) return fit >= THRESHOLDS.own && score < 0 ? "other" : "undecided";
  if (rivalled) return "undecided";
  if (!strong && (traits.mixed !== null || features.some(({ name }) => name === "nameOneWord"))) return "undecided";
  return score >= THRESHOLDS.own ? "own" : "undecided";
}

/** How a record was given as the person's, in the words of the reason. */
const STATED: Readonly<Record<StatedBy, SeenDetail>> = {
  account: saw("givenAddress"),
  page: saw("givenAddress"),
  document: saw("givenDocument"),
};

/**
 * Scales the weight of a record being given as the person's. For a document it is larger by as much as a different
 * place, employer or role in it counts against: whoever hands it over knows that people move.
 */
function wordOf(stated: StatedBy, features: readonly Feature[]): number {
  const changed = features.filter(({ name, weight }) => weight < 0 && CHANGES.has(name));
  return stated === "document" ? 1 - total(changed) / FEATURES.statedAddress.weight : 1;
}

/**
 * It is no contradiction if a record also names somebody else, or names nobody, or if a report about an accountant
 * mentions a judge.
 */
function isContradiction({ name, weight }: Feature): boolean {
  return weight < 0 && !["nameMissing", "nameElsewhere", "roleConflict"].includes(name);
}

const NAMED = new Set(["nameSame", "nameCompatible", "nameSimilar"]);
/** Keys that only one person holds: if one is shared, a person must look at any contradiction. */
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

/** What is known about the candidate, except what this record itself contributed. */
function without(anchor: Traits, own: ReadonlySet<Traits>, traits: Traits): Traits {
  return mergeTraits(anchor, ...[...own].filter((one) => one !== traits));
}

/**
 * The shares assumed for names that no known person has: names of two words, and names with middle parts that are not
 * weighed separately.
 */
const UNSEEN = 1e-5;
const UNSEEN_IN_FULL = 3e-6;

/** A name that one in 10,000 people has says nothing; for one in a million, the factor is 3. */
function rarityOf(input: JudgeInput, anchor: Traits): Feature | undefined {
  const [name] = anchor.names;
  if (name === undefined) return undefined;
  const given = input.nameFrequency(name.text);
  const share = given > 0 ? given : input.isDescribed === true && name.middle.length > 0 ? UNSEEN_IN_FULL : UNSEEN;
  const factor = Math.min(3, Math.max(0, (-Math.log(share) - Math.log(1e4)) / 1.535));
  return factor === 0 ? undefined : feature("nameRarity", saw("oneIn", Math.round(1 / share)), factor);
}
