import { isAside, isPatronymic } from "../names/parts.ts";
import {
  expandContext,
  expandFar,
  expandWord,
  type Expansion,
  FAR_TYPO,
  MAX_APART,
  SAME,
  sameWords,
  TYPO,
  VARIANT,
} from "./expand.ts";
import { INITIAL_MARK, pairOf, SKELETON_MARK } from "./document.ts";
import { wordBits } from "./keys.ts";
import { type QueryWord, type QueryName, readQueryName, sideAlternatives } from "./query-names.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type Depth, MAX_ARMS } from "./waves.ts";

/**
 * What a query may mean: each core is a combination of words that calls a person. Spellings are looked up when needed.
 */
export function readCores(text: string, vocabulary: Vocabulary): Cores {
  const all = readQueryName(text, vocabulary).flatMap((queryName) => coresOfName(queryName, vocabulary));
  const depths: Readonly<Record<Depth, () => ReadonlyMap<Core, CorePatterns>>> = {
    exact: once(() => keepLikely(all, (core) => combineUpTo(core, SAME))),
    near: once(() => keepLikely(all, (core) => combineUpTo(core, core.strict ? VARIANT : TYPO))),
    far: once(() => farPatterns(all, vocabulary)),
  };
  return { all, patterns: (depth) => depths[depth]() };
}

/** The words to look for, by key: one word, or a sorted pair `a+b`. */
export type CorePatterns = ReadonlyMap<string, CorePattern>;

export interface Cores {
  readonly all: readonly Core[];
  /** `near` includes the exact ones, `far` has only the rest. */
  patterns(depth: Depth): ReadonlyMap<Core, CorePatterns>;
}

/** One or two words that must call the person, and others that only rank. */
export interface Core {
  readonly words: readonly Slot[];
  readonly others: readonly OtherCore[];
  /** The bits of every combination of the others' alternatives. */
  readonly otherBits: () => readonly bigint[];
  /** Whether a person must have every other word too. */
  readonly strict: boolean;
}

export interface Slot {
  readonly query: QueryWord;
  /** Looked up on first use: a page filled by exact names never needs them. */
  readonly expansions: () => readonly Expansion[];
  /** A single letter: matches any word that begins with it. */
  readonly initial: boolean;
}

export interface OtherCore {
  readonly alternatives: readonly string[];
  readonly initial: boolean;
}

export interface CorePattern {
  readonly wave: "exact" | "variant" | "variants" | "typo" | "far typo";
  readonly reasons: readonly string[];
  readonly words: readonly string[];
  /** Roughly how many people have these names; only proportions matter. */
  readonly likely: number;
}

function farPatterns(cores: readonly Core[], vocabulary: Vocabulary): ReadonlyMap<Core, CorePatterns> {
  const loose = cores.filter((core) => !core.strict && core.words.every((slot) => !slot.initial));
  return keepLikely(loose, (core) => {
    const lists = core.words.map((slot) => [...slot.expansions(), ...expandFar(slot.query, vocabulary)]);
    return farOnly(combine(lists, core.words, "far"));
  });
}

function combineUpTo(core: Core, most: number): CorePatterns {
  const lists = core.words.map((slot) =>
    most === SAME ? sameWords(slot.query) : slot.expansions().filter((each) => each.distance <= most),
  );
  return combine(lists, core.words, "near");
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function coresOfName(queryName: QueryName, vocabulary: Vocabulary): Core[] {
  const slots = queryName.words.map(
    (query): Slot => ({ query, expansions: once(() => expandWord(query, vocabulary)), initial: false }),
  );
  const initials = queryName.sides.filter((side) => side.kind === "initial");
  const sides = queryName.sides.map((side): OtherCore => {
    const initial = side.kind === "initial";
    // No name begins with this letter, so nobody has it.
    const begins = (word: string) => vocabulary.isName(word) || vocabulary.bearers(word) > 0;
    const alternatives = sideAlternatives(side).filter((word) => !initial || begins(word));
    return { alternatives, initial };
  });
  const others = (used: readonly Slot[]): OtherCore[] => [
    ...slots.filter((slot) => !used.includes(slot)).map((slot) => otherOf(slot, vocabulary, used.length > 1)),
    ...sides,
  ];
  if (slots.length === 1 && initials.length > 0) {
    const [slot] = slots as [Slot];
    const [initial] = initials as [(typeof initials)[0]];
    const query = { word: initial.word, forms: [], script: "latin" as const };
    const first: Slot = {
      query,
      expansions: () => sameWords(query),
      initial: true,
    };
    const rest = sides.filter((_, index) => queryName.sides[index] !== initial);
    return [coreOf([first, slot], rest, false)];
  }
  if (slots.length === 1) return [coreOf(slots, sides, false)];
  return chooseCores(slots, vocabulary).map(({ used, strict }) => coreOf(used, others(used), strict));
}

function coreOf(words: readonly Slot[], others: readonly OtherCore[], strict: boolean): Core {
  return { words, others, strict, otherBits: once(() => allBits(others)) };
}

/**
 * @param called whether two other words call the people whom this word ranks; if only one does, there are too many
 * people to guess at slips
 */
function otherOf(slot: Slot, vocabulary: Vocabulary, called: boolean): OtherCore {
  const { word, forms } = slot.query;
  const alternatives = [...forms, ...(called ? expandContext(word, vocabulary) : [word])];
  // Nobody has a word that is not in the vocabulary, except words that accompany names.
  return { alternatives: alternatives.filter((each) => vocabulary.has(each) || isAside(each)), initial: false };
}

interface CoreChoice {
  readonly used: readonly Slot[];
  readonly strict: boolean;
}

/**
 * Chooses which words must call the person. A word that is commoner as context than as a name may be left out; so may
 * middle names, and a second surname after the first. For a person who has all the other words too, any two words will
 * do.
 */
function chooseCores(slots: readonly Slot[], vocabulary: Vocabulary): CoreChoice[] {
  const choices: CoreChoice[] = [];
  const taken = new Set<string>();
  const choose = (used: readonly Slot[], strict: boolean) => {
    const key = used
      .map((slot) => slots.indexOf(slot))
      .sort()
      .join("+");
    if (!taken.has(key) && used.every(Boolean)) choices.push({ used, strict });
    taken.add(key);
  };
  const named = slots.filter((slot) => !mayBeContext(slot, vocabulary));
  const bare = named.filter((slot) => !isPatronymic(slot.query.word));
  const needed = bare.length >= 2 ? bare : named;
  const [first, last] = [needed[0], needed.at(-1)];
  if (first && last && first !== last) {
    choose([first, last], false);
    for (const middle of needed.slice(1, -1)) {
      if (isSurname(middle, vocabulary)) choose([first, middle], false);
      if (isSurname(first, vocabulary)) choose([first, middle], false);
    }
  } else if (first) {
    for (const slot of slots) if (slot !== first) choose([first, slot], false);
    choose([first], true);
  } else {
    const known = slots.filter((slot) => vocabulary.isName(slot.query.word));
    const names = known.length > 0 ? known : slots;
    const [one, other] = [names[0], names.at(-1)];
    if (one && other && one !== other) choose([one, other], false);
    for (const slot of names) choose([slot], true);
  }
  const names = slots.slice(0, MAX_STRICT_WORDS);
  for (const [index, a] of names.entries()) for (const b of names.slice(index + 1)) choose([a, b], true);
  return choices;
}

function mayBeContext(slot: Slot, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(slot.query.word);
  if (term && term.names > 0) return term.contexts >= term.names;
  if (term && term.contexts > 0) return true;
  return slot.expansions().every((each) => each.distance === SAME || isSkeleton(each) || each.word.length === 1);
}

/** A word that is usually the last in names. */
function isSurname(slot: Slot, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(slot.query.word);
  return term !== undefined && term.lasts * 2 >= term.names;
}

/**
 * Cuts every wave to the number of posting lists that one statement reads, dropping the rarest names. People are ranked
 * by the patterns that remain, so nobody falls between two waves.
 */
function keepLikely(cores: readonly Core[], patternsOf: (core: Core) => CorePatterns): ReadonlyMap<Core, CorePatterns> {
  const ranked = cores
    .flatMap((core) => {
      const count = core.otherBits().length;
      return [...patternsOf(core)].map(([key, pattern]) => ({ core, key, pattern, arms: count }));
    })
    .sort((a, b) => b.pattern.likely - a.pattern.likely);
  const kept = new Map(cores.map((core) => [core, new Map<string, CorePattern>()]));
  const arms = new Map<string, number>();
  for (const { core, key, pattern, arms: more } of ranked) {
    const count = (arms.get(pattern.wave) ?? 0) + more;
    if (count > mostArms(pattern.wave)) continue;
    arms.set(pattern.wave, count);
    kept.get(core)?.set(key, pattern);
  }
  return kept;
}

/**
 * For a name in another script, hundreds of spellings may be typing errors: half of the lists contained all but one in
 * a thousand of the people.
 */
function mostArms(wave: CorePattern["wave"]): number {
  return wave === "typo" ? MAX_ARMS / 2 : MAX_ARMS;
}

/**
 * Combinations of the expansions of one or two words that are close enough to mean the person: the likeliest of each
 * wave.
 */
function combine(
  lists: readonly (readonly Expansion[])[],
  slots: readonly Slot[],
  depth: "near" | "far",
): Map<string, CorePattern> {
  const patterns = new Map<string, CorePattern>();
  for (const [wave, pairs] of pairsByWave(lists, slots, depth)) {
    // Thousands of combinations are sorted as numbers; patterns are made only for those that a statement would ask for.
    const most = mostArms(wave);
    const likely = pairs.length > most ? pairs.sort((one, other) => other.likely - one.likely).slice(0, most) : pairs;
    for (const { a, b, likely: weight } of likely) {
      const key = b === null ? a.word : pairOf(a.word, b.word);
      const known = patterns.get(key);
      if (known && ORDER.indexOf(known.wave) <= ORDER.indexOf(wave)) continue;
      const reasons = [a.reason, b?.reason ?? ""].filter((reason) => reason !== "");
      patterns.set(key, { wave, reasons, words: b ? [a.word, b.word] : [a.word], likely: weight });
    }
  }
  return patterns;
}

interface Combination {
  readonly a: Expansion;
  readonly b: Expansion | null;
  readonly likely: number;
}

/** @param depth `near` leaves out the last wave, to which most combinations would belong */
function pairsByWave(
  lists: readonly (readonly Expansion[])[],
  slots: readonly Slot[],
  depth: "near" | "far",
): ReadonlyMap<CorePattern["wave"], Combination[]> {
  const [first = [], second] = lists;
  const found = new Map<CorePattern["wave"], Combination[]>(ORDER.map((wave) => [wave, []]));
  for (const a of first) {
    for (const b of second ?? [null]) {
      if (depth === "near" && b && bothMistyped(a, b)) continue;
      const wave = patternWave(a, b, slots);
      if (wave === null || (depth === "near" && wave === "far typo")) continue;
      if (b && (a.word === b.word || (a.apart ?? 0) + (b.apart ?? 0) > MAX_APART)) continue;
      if (b && a.word.length === 1 && b.word.length === 1) continue;
      if (b === null && (a.word.length === 1 || slots[0]?.initial)) continue;
      found.get(wave)?.push({ a, b, likely: a.weight * (b?.weight ?? 1) });
    }
  }
  return found;
}

const ORDER = ["exact", "variant", "variants", "typo", "far typo"] as const;

function patternWave(a: Expansion, b: Expansion | null, slots: readonly Slot[]): CorePattern["wave"] | null {
  const [one, other] = [a.distance, b?.distance ?? SAME];
  // Consonants alone say too little next to a full spelling.
  if (isSkeleton(a) ? !b || !isSkeleton(b) : b && isSkeleton(b)) return null;
  if (one === SAME && other === SAME) return "exact";
  const same = one === SAME || other === SAME;
  const far = (one >= TYPO ? 1 : 0) + (other >= TYPO ? 1 : 0);
  if (far === 0 && (a.remote || b?.remote)) return "variants";
  // For a name in another script, none of our spellings is the one typed.
  if (far === 0) return same || !slots.every(isLatin) ? "variant" : "variants";
  if ((a.apart !== undefined || one <= VARIANT) && (!b || b.apart !== undefined || other <= VARIANT)) return "typo";
  // A typing error next to a nickname is far-fetched: it waits until nothing closer is found.
  const farthest = Math.max(one, other) === FAR_TYPO;
  if (far === 1 && same && !farthest) return "typo";
  return farthest && (far === 2 || !same) ? null : "far typo";
}

function bothMistyped(a: Expansion, b: Expansion): boolean {
  return a.distance >= TYPO && b.distance >= TYPO && a.apart === undefined && b.apart === undefined;
}

function isSkeleton({ word }: Expansion): boolean {
  return word.startsWith(SKELETON_MARK);
}

function isLatin(slot: Slot): boolean {
  return slot.query.script === "latin";
}

/** The patterns of the last wave, without those that an earlier wave finds. */
function farOnly(patterns: CorePatterns): CorePatterns {
  return new Map([...patterns].filter(([, pattern]) => pattern.wave === "far typo"));
}

/** The bits of every combination of alternatives, likeliest first. */
export function allBits(others: readonly OtherCore[]): bigint[] {
  let combinations = [0n];
  for (const other of others) {
    combinations = combinations.flatMap((bits) => otherBits(other).map((each) => bits | each)).slice(0, 8);
  }
  return combinations;
}

export function otherBits(other: OtherCore): bigint[] {
  return other.alternatives.map((word) => wordBits(other.initial ? `${INITIAL_MARK}${word}` : word));
}

/** Pairs grow with the square of the words; these suffice to find longer names. */
const MAX_STRICT_WORDS = 5;
