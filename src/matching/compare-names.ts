import { oncePerPair } from "./once.ts";
import type { Feature } from "../domain/match.ts";
import { saw } from "../domain/seen-detail.ts";
import { soundKeys } from "../names/across-scripts.ts";
import { compareNames } from "../names/compare.ts";
import { callingWords, readName } from "../names/parts.ts";
import { feature } from "./features.ts";
import { agreeNames, type NameAgreement, type OrderedName } from "../text/people/ordered-name.ts";
import type { Traits } from "./traits.ts";

/** Two names, one from each side, and how well they agree. */
interface NamePair {
  readonly a: OrderedName;
  readonly b: OrderedName;
  readonly agreement: NameAgreement;
}

/** The best pair of names sets the level; parts of it that contradict count against. */
export function compareNameLists(record: Traits, person: Traits): Feature[] {
  if (record.names.length === 0 || person.names.length === 0) {
    if (!record.aboutOthers || person.names.length === 0) return [feature("nameMissing", null)];
    return [feature("nameElsewhere", saw("names", ...[...record.peers].slice(0, 3)))];
  }
  const pairs: NamePair[] = [];
  for (const a of record.names) for (const b of person.names) pairs.push({ a, b, agreement: agreementOf(a, b) });
  const best = bestPair(pairs);
  if (best === undefined) return [];
  const { level } = best.agreement;
  if (level === "conflict") return [compareStrangers(record, person, best)];
  const features = [feature(LEVEL_FEATURES[level], saw("hereAndKnown", best.a.text, best.b.text))];
  if (level === "oneWord") return features;
  const middles = compareMiddles(pairs).filter(({ name }) => record.isSought !== true || name !== "middleSame");
  features.push(...middles, ...compareSuffixes(pairs, record, person));
  if (record.isSought === true) return features;
  if (level === "same" && best.a.middle.length > 0 && sameForm(best.a, best.b))
    features.push(feature("nameForm", saw("inBoth", best.a.text)));
  return features;
}

function bestPair(pairs: readonly NamePair[]): NamePair | undefined {
  let best: NamePair | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const pair of pairs) {
    const { a, b, agreement } = pair;
    const rank =
      LEVELS.indexOf(agreement.level) * 4 +
      (agreement.middle === "conflict" ? 3 : agreement.middle === undefined ? 1 : 0) +
      (agreement.suffix === "conflict" ? 3 : 0) -
      (a.words.length > 2 && a.words.length === b.words.length && a.suffix === b.suffix ? 0.5 : 0);
    if (rank >= least) continue;
    least = rank;
    best = pair;
  }
  return best;
}

/**
 * Two people whose names have nothing in common: the names sound alike across scripts after all, were invented for a
 * screen, or belong to different people.
 */
function compareStrangers(record: Traits, person: Traits, { a, b }: NamePair): Feature {
  const alike = spelledAlike(record.names, person.names);
  if (alike !== undefined) {
    const [one, other, reasons] = alike;
    return feature("nameSimilar", saw("similarNames", one, other, reasons));
  }
  if (record.names.every(({ words }) => words.length < 2)) return feature("nameInvented", saw("callsItself", a.text));
  return feature("nameConflict", saw("hereAndKnown", a.text, b.text));
}

function compareMiddles(pairs: readonly NamePair[]): Feature[] {
  const agreed =
    pairs.find(({ agreement }) => agreement.middle === "same") ??
    pairs.find(({ agreement }) => agreement.middle === "initial");
  const pair =
    agreed ?? pairs.find(({ agreement }) => agreement.middle === "conflict" && agreement.level !== "conflict");
  if (pair === undefined) return [];
  const { a, b, agreement } = pair;
  const name =
    agreement.middle === "same" ? "middleSame" : agreement.middle === "initial" ? "middleInitial" : "middleConflict";
  return [feature(name, saw("hereAndKnown", a.middle.join(" "), b.middle.join(" ")))];
}

function compareSuffixes(pairs: readonly NamePair[], record: Traits, person: Traits): Feature[] {
  const stated = pairs.find(({ agreement }) => agreement.suffix !== undefined);
  if (stated !== undefined) {
    const name = stated.agreement.suffix === "same" ? "suffixSame" : "suffixConflict";
    return [feature(name, saw("hereAndKnown", stated.a.text, stated.b.text))];
  }
  const marked = alwaysMarked(record.names, person.names) ?? alwaysMarked(person.names, record.names);
  return marked === undefined ? [] : [feature("suffixMissing", saw("onlyOneMarked", marked))];
}

function sameForm(a: OrderedName, b: OrderedName): boolean {
  return a.suffix === b.suffix && a.words.join(" ") === b.words.join(" ");
}

const LEVELS: readonly NameAgreement["level"][] = ["same", "compatible", "similar", "oneWord", "conflict"];
const LEVEL_FEATURES = {
  same: "nameSame",
  compatible: "nameCompatible",
  similar: "nameSimilar",
  oneWord: "nameOneWord",
} as const;

/** Names in two scripts that only a closer look finds alike. It takes a hundred times as long. */
function spelledAlike(a: readonly OrderedName[], b: readonly OrderedName[]): [string, string, string] | undefined {
  for (const one of a.slice(0, MAX_CLOSER_LOOKS)) {
    for (const other of b.slice(0, MAX_CLOSER_LOOKS)) {
      if (one.latin === other.latin) continue;
      const reasons = reasonsOfLikeness(one, other);
      if (reasons !== undefined) return [one.text, other.text, reasons];
    }
  }
  return undefined;
}

/** A record is compared with the candidate and every namesake, in every round: each pair of names is looked at once. */
const agreementOf = oncePerPair(agreeNames);

const reasonsOfLikeness = oncePerPair((one: OrderedName, other: OrderedName): string | undefined => {
  const { score, reasons } = compareNames(one.text, other.text);
  if (score >= SPELLED_ALIKE) return reasons.join(", ");
  return soundAlike(one.text, other.text) ? SOUND_ALIKE : undefined;
});

const SOUND_ALIKE = "written by their sound in another script";

/**
 * Scripts without vowels, or with too many, keep the consonants of a name. Many names have the same ones, so that this
 * only lifts the veto: something else has to agree.
 */
function soundAlike(one: string, other: string): boolean {
  const sounds = new Set(soundKeys(callingWords(readName(one))).parted);
  return soundKeys(callingWords(readName(other))).parted.some((key) => sounds.has(key));
}

const MAX_CLOSER_LOOKS = 6;
/** Higher than the threshold of a search, which may show too many. */
const SPELLED_ALIKE = 0.85;

/** The suffix that one side has wherever it writes the name the way the other does, if the other has none. */
function alwaysMarked(side: readonly OrderedName[], other: readonly OrderedName[]): string | undefined {
  const marked = side.find((name) => name.suffix !== undefined)?.suffix;
  if (marked === undefined || other.some((name) => name.suffix !== undefined)) return undefined;
  const forms = new Set(other.map((name) => name.words.join(" ")));
  if (side.some((name) => name.suffix === undefined && forms.has(name.words.join(" ")))) return undefined;
  return marked;
}
