import type { SearchType } from "../domain/platform.ts";
import { isPatronymic } from "../names/parts.ts";
import { startBits } from "./document.ts";
import { expandContext, expandFar, expandWord, type Expansion, FAR_TYPO, SAME, TYPO, VARIANT } from "./expand.ts";
import { platformBit, postingKey, wordBits } from "./keys.ts";
import { type QueryWord, type Reading, readQueryName, sideAlternatives } from "./readings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The order of an answer. A person belongs to the first wave that matches, whichever posting brought the row up: that
 * is what keeps a person from appearing twice, on one page or on many.
 */
export const WAVES = [
  "exact, every word",
  "exact, some words",
  "exact",
  "variant, every word",
  "variant",
  "prefix, every word",
  "prefix",
  "typo, every word",
  "typo",
  "far typo",
] as const;

/** Posting lists asked in one go; the far ones only when nothing was found before. */
export const STAGES: readonly (readonly number[])[] = [[0, 1, 2], [3, 4, 5, 6, 7, 8], [9]];
export const LAST_STAGE = STAGES.length - 1;
const MOST_ARMS = 96;

/** One posting list to read, in the order of places, of rows whose signature holds these bits. */
export interface Arm {
  readonly wave: number;
  readonly key: bigint;
  readonly bits: bigint;
}

/** The words of an indexed person, as the row of `search_entry` holds them. */
export interface EntryWords {
  readonly pairs: readonly string[];
  readonly singles: readonly string[];
  readonly words: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
  readonly platforms: number;
}

export interface Ranking {
  readonly wave: number;
  /** How many of the words that only rank were found, and how many were asked for. */
  readonly matched: number;
  readonly asked: number;
  readonly reasons: readonly string[];
  readonly context: readonly string[];
  readonly single: boolean;
}

export interface Plan {
  arms(stage: number): Arm[];
  /** The wave a person belongs to, and why; null where the query does not mean them. */
  rank(entry: EntryWords): Ranking | null;
}

export function planSearch(text: string, type: SearchType, vocabulary: Vocabulary): Plan {
  const drafts = readQueryName(text, vocabulary).flatMap((reading) => readingCores(reading, vocabulary));
  const cores = keepLikely(drafts);
  return {
    arms: (stage) => stageArms(cores, STAGES[stage] ?? [], type, vocabulary),
    rank(entry) {
      let best: Ranking | null = null;
      for (const core of cores) best = better(best, rankCore(core, entry, type));
      return best;
    },
  };
}

/** One or two words that must call the person, and others that rank. */
interface Core {
  readonly words: readonly Slot[];
  readonly others: readonly Other[];
  /** Whether a person must have every other word too. */
  readonly strict: boolean;
  /** Found words, as one word or a sorted pair `a+b`, with the sum of distances. */
  readonly patterns: ReadonlyMap<string, Pattern>;
  /** Combinations with more typing errors, made when the last stage is reached. */
  far: ReadonlyMap<string, Pattern> | null;
}

interface Slot {
  readonly query: QueryWord;
  readonly expansions: readonly Expansion[];
  /** A single letter: matches any word that begins with it. */
  readonly initial: boolean;
}

interface Other {
  readonly alternatives: readonly string[];
  readonly initial: boolean;
}

interface Pattern {
  readonly wave: "exact" | "variant" | "typo" | "far typo";
  readonly reasons: readonly string[];
  readonly words: readonly string[];
  /** How many people are probably called so, in proportion. */
  readonly likely: number;
}

function readingCores(reading: Reading, vocabulary: Vocabulary): Core[] {
  const slots = reading.words.map(
    (query): Slot => ({ query, expansions: expandWord(query, vocabulary), initial: false }),
  );
  const initials = reading.sides.filter((side) => side.kind === "initial");
  const sides = reading.sides.map(
    (side): Other => ({ alternatives: sideAlternatives(side), initial: side.kind === "initial" }),
  );
  const others = (used: readonly Slot[]): Other[] => [
    ...slots.filter((slot) => !used.includes(slot)).map((slot) => otherOf(slot, vocabulary)),
    ...sides,
  ];
  if (slots.length === 1 && initials.length > 0) {
    const [slot] = slots as [Slot];
    const [initial] = initials as [(typeof initials)[0]];
    const query = { word: initial.word, forms: [], script: "latin" as const };
    const first: Slot = {
      query,
      expansions: [{ word: initial.word, distance: SAME, reason: "", weight: 1 }],
      initial: true,
    };
    return [
      makeCore(
        [first, slot],
        sides.filter((_, index) => reading.sides[index] !== initial),
        false,
      ),
    ];
  }
  if (slots.length === 1) return [makeCore(slots, sides, false)];
  return chooseCores(slots, vocabulary).map(({ used, strict }) => makeCore(used, others(used), strict));
}

function otherOf(slot: Slot, vocabulary: Vocabulary): Other {
  return { alternatives: [...slot.query.forms, ...expandContext(slot.query.word, vocabulary)], initial: false };
}

interface CoreChoice {
  readonly used: readonly Slot[];
  readonly strict: boolean;
}

/**
 * Which words must call the person. A word that is commoner as context than as a name may be left out; so may middle
 * names, and a second surname after a first. Any two words will do for a person who has all of the others as well.
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
    for (const slot of slots) if (slot !== first && mayBeName(slot)) choose([first, slot], false);
    choose([first], true);
  } else {
    const known = slots.filter((slot) => vocabulary.isName(slot.query.word));
    const names = known.length > 0 ? known : slots;
    const [one, other] = [names[0], names.at(-1)];
    if (one && other && one !== other) choose([one, other], false);
    for (const slot of names) choose([slot], true);
  }
  const names = slots.filter(mayBeName).slice(0, MOST_STRICT_WORDS);
  for (const [index, a] of names.entries()) for (const b of names.slice(index + 1)) choose([a, b], true);
  return choices;
}

function mayBeName(slot: Slot): boolean {
  return slot.expansions.length > 0;
}

function mayBeContext(slot: Slot, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(slot.query.word);
  if (term && term.names > 0) return term.contexts >= term.names;
  if (term && term.contexts > 0) return true;
  return slot.expansions.every((each) => each.distance === SAME || each.word.startsWith("~") || each.word.length === 1);
}

/** A word that ends names more often than not. */
function isSurname(slot: Slot, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(slot.query.word);
  return term !== undefined && term.lasts * 2 >= term.names;
}

function makeCore(words: readonly Slot[], others: readonly Other[], strict: boolean): Core {
  const most = strict ? VARIANT : TYPO;
  const expansions = words.map((slot) => slot.expansions.filter((each) => each.distance <= most));
  return { words, others, strict, patterns: combine(expansions, words), far: null };
}

/**
 * Cuts every wave to the number of posting lists that one statement reads: what goes is what hardly anybody is called.
 * A person is ranked by the patterns that are left, so that nobody falls between two waves.
 */
function keepLikely(cores: readonly Core[]): Core[] {
  const ranked = cores
    .flatMap((core) =>
      [...core.patterns].map(([key, pattern]) => ({ core, key, pattern, arms: allBits(core.others).length })),
    )
    .sort((a, b) => b.pattern.likely - a.pattern.likely);
  const kept = new Map(cores.map((core) => [core, new Map<string, Pattern>()]));
  const arms = new Map<string, number>();
  for (const { core, key, pattern, arms: more } of ranked) {
    const count = (arms.get(pattern.wave) ?? 0) + more;
    if (count > MOST_ARMS) continue;
    arms.set(pattern.wave, count);
    kept.get(core)?.set(key, pattern);
  }
  return cores.map((core) => ({ ...core, patterns: kept.get(core) ?? core.patterns }));
}

/** Every combination of the expansions of one or two words that is near enough to mean the person. */
function combine(lists: readonly (readonly Expansion[])[], slots: readonly Slot[]): Map<string, Pattern> {
  const patterns = new Map<string, Pattern>();
  const [first = [], second] = lists;
  for (const a of first) {
    for (const b of second ?? [null]) {
      const wave = patternWave(a, b);
      if (wave === null) continue;
      const key = b === null ? a.word : pairOf(a.word, b.word);
      if (b && a.word === b.word) continue;
      if (b && a.word.length === 1 && b.word.length === 1) continue;
      if (b === null && (a.word.length === 1 || slots[0]?.initial)) continue;
      const known = patterns.get(key);
      if (known && ORDER.indexOf(known.wave) <= ORDER.indexOf(wave)) continue;
      const reasons = [a.reason, b?.reason ?? ""].filter((reason) => reason !== "");
      patterns.set(key, { wave, reasons, words: b ? [a.word, b.word] : [a.word], likely: a.weight * (b?.weight ?? 1) });
    }
  }
  return patterns;
}

const ORDER = ["exact", "variant", "typo", "far typo"] as const;

function patternWave(a: Expansion, b: Expansion | null): Pattern["wave"] | null {
  const distances = [a.distance, b?.distance ?? SAME];
  const far = distances.filter((distance) => distance >= TYPO).length;
  const skeletons = [a, b].filter((each) => each?.word.startsWith("~")).length;
  // Consonants alone say too little beside a full spelling.
  if (skeletons > 0 && (b === null || skeletons === 1)) return null;
  if (distances.every((distance) => distance === SAME)) return "exact";
  if (far === 0) return "variant";
  if (far === 1 && !distances.includes(FAR_TYPO)) return "typo";
  return distances.includes(FAR_TYPO) && far === 2 ? null : "far typo";
}

function pairOf(a: string, b: string): string {
  return a < b ? `${a}+${b}` : `${b}+${a}`;
}

function stageArms(cores: readonly Core[], waves: readonly number[], type: SearchType, vocabulary: Vocabulary): Arm[] {
  const arms = new Map<string, Arm>();
  const far = waves.includes(waveIndex("far typo", "every"));
  if (far) for (const [core, patterns] of farPatterns(cores, vocabulary)) core.far = patterns;
  for (const core of cores) {
    const patterns = far ? (core.far ?? new Map<string, Pattern>()) : core.patterns;
    const found = [...patterns.values()].flatMap((pattern) => patternArms(core, pattern, type));
    for (const arm of [...found, ...prefixArms(core, type, vocabulary)]) {
      if (waves.includes(arm.wave)) arms.set(`${arm.wave} ${arm.key} ${arm.bits}`, arm);
    }
  }
  return [...arms.values()];
}

function farPatterns(cores: readonly Core[], vocabulary: Vocabulary): Map<Core, ReadonlyMap<string, Pattern>> {
  const drafts = cores
    .filter((core) => !core.strict && core.words.every((slot) => !slot.initial))
    .map((core) => {
      const lists = core.words.map((slot) => [...slot.expansions, ...expandFar(slot.query, vocabulary)]);
      return { core, draft: { ...core, patterns: onlyFar(combine(lists, core.words)) } };
    });
  const kept = keepLikely(drafts.map(({ draft }) => draft));
  return new Map(drafts.map(({ core }, index) => [core, kept[index]?.patterns ?? new Map<string, Pattern>()]));
}

function onlyFar(patterns: ReadonlyMap<string, Pattern>): Map<string, Pattern> {
  return new Map([...patterns].filter(([, pattern]) => pattern.wave === "far typo"));
}

function patternArms(core: Core, pattern: Pattern, type: SearchType): Arm[] {
  const [a = "", b] = pattern.words;
  const key = b === undefined ? postingKey(type, "single", a) : postingKey(type, "pair", a, b);
  const arms: Arm[] = allBits(core.others).map((bits) => ({ wave: waveIndex(pattern.wave, "every"), key, bits }));
  if (core.strict || core.others.length === 0) return arms;
  if (core.others.length > 1 && pattern.wave === "exact") {
    for (const other of core.others) {
      for (const bits of otherBits(other)) arms.push({ wave: waveIndex("exact", "some"), key, bits });
    }
  }
  return [...arms, { wave: waveIndex(pattern.wave, "none"), key, bits: 0n }];
}

/** The bits of every combination of alternatives, the likeliest first. */
function allBits(others: readonly Other[]): bigint[] {
  let combinations = [0n];
  for (const other of others) {
    combinations = combinations.flatMap((bits) => otherBits(other).map((each) => bits | each)).slice(0, 8);
  }
  return combinations;
}

function otherBits(other: Other): bigint[] {
  return other.alternatives.map((word) => wordBits(other.initial ? `^${word}` : word));
}

/** People whose words begin with the words typed so far. */
function prefixArms(core: Core, type: SearchType, vocabulary: Vocabulary): Arm[] {
  const level = core.others.length === 0 ? ["every" as const] : ["every" as const, "none" as const];
  const [first, second] = core.words;
  if (!first || core.strict) return [];
  if (!second) {
    const longer = first.query.word.length < 2 ? [] : vocabulary.beginningWith(first.query.word, MOST_ARMS);
    return longer.flatMap(({ word }) => {
      const key = postingKey(type, "single", word);
      return level.flatMap((each) =>
        bitsFor(core, each).map((bits) => ({ wave: waveIndex("prefix", each), key, bits })),
      );
    });
  }
  const wave = first.initial ? ("variant" as const) : ("prefix" as const);
  const listed = first.initial ? null : listedPairs(core, first, second, vocabulary);
  if (listed) {
    return listed.flatMap(([a, b]) => {
      const key = postingKey(type, "pair", a, b);
      return level.flatMap((each) => bitsFor(core, each).map((bits) => ({ wave: waveIndex(wave, each), key, bits })));
    });
  }
  const whole = first.initial ? wordBits(`=${second.query.word}`, true) : 0n;
  const bits = beginningBits(first) | beginningBits(second) | whole | BigInt(platformBit(type));
  return startPairs(first, second, vocabulary).flatMap(([a, b]) => {
    const key = postingKey("candor", "prefix", a, b);
    return level.map((each) => ({ wave: waveIndex(wave, each), key, bits }));
  });
}

function bitsFor(core: Core, level: "every" | "none"): bigint[] {
  return level === "every" ? allBits(core.others) : [0n];
}

/** All pairs of longer words, where they are few enough to ask for each. */
function listedPairs(core: Core, a: Slot, b: Slot, vocabulary: Vocabulary): [string, string][] | null {
  const longer = (slot: Slot) => vocabulary.beginningWith(slot.query.word, MOST_LISTED + 1).map((term) => term.word);
  const same = (slot: Slot) => slot.expansions.filter((each) => each.distance <= VARIANT).map((each) => each.word);
  const lists = [a, b].map((slot) => [
    ...new Set([...longer(slot), ...same(slot).filter((word) => !word.startsWith("~"))]),
  ]);
  const [first = [], second = []] = lists;
  if (first.length * second.length > MOST_LISTED) return null;
  return first
    .flatMap((one) => second.map((other): [string, string] => [one, other]))
    .filter(([one, other]) => one !== other && !isNear(core.patterns.get(pairOf(one, other))));
}

function isNear(pattern: Pattern | undefined): boolean {
  return pattern?.wave === "exact" || pattern?.wave === "variant";
}

function startPairs(a: Slot, b: Slot, vocabulary: Vocabulary): [string, string][] {
  const pairs = vocabulary
    .startsOf(a.query.word)
    .flatMap(([first, people]) =>
      vocabulary.startsOf(b.query.word).map(([second, others]) => ({ first, second, likely: people * others })),
    );
  pairs.sort((one, other) => other.likely - one.likely);
  return pairs.slice(0, MOST_ARMS).map(({ first, second }) => [first, second]);
}

function beginningBits(slot: Slot): bigint {
  return slot.initial ? wordBits(`^${slot.query.word}`, true) : startBits(slot.query.word);
}

type Level = "every" | "some" | "none";

function waveIndex(wave: "exact" | "variant" | "prefix" | "typo" | "far typo", level: Level): number {
  if (wave === "far typo") return 9;
  if (wave === "exact") return level === "every" ? 0 : level === "some" ? 1 : 2;
  const first = wave === "variant" ? 3 : wave === "prefix" ? 5 : 7;
  return level === "every" ? first : first + 1;
}

function rankCore(core: Core, entry: EntryWords, type: SearchType): Ranking | null {
  let best: Ranking | null = null;
  for (const key of core.words.length === 1 ? entry.singles : entry.pairs) {
    const pattern = core.patterns.get(key) ?? core.far?.get(key);
    if (pattern) best = better(best, rankPattern(core, pattern.wave, pattern.words, pattern.reasons, entry));
    const begun = beginning(core, key, entry, type);
    const wave = core.words[0]?.initial ? "variant" : "prefix";
    if (begun) best = better(best, rankPattern(core, wave, begun, beginReasons(core), entry));
  }
  return best;
}

function rankPattern(
  core: Core,
  wave: Pattern["wave"] | "prefix",
  words: readonly string[],
  reasons: readonly string[],
  entry: EntryWords,
): Ranking | null {
  const found = core.others.map((other) => findOther(other, words, entry));
  const matched = found.filter((each) => each !== null);
  if (core.strict && matched.length < found.length) return null;
  const level: Level = matched.length === found.length ? "every" : matched.length > 0 ? "some" : "none";
  const context = matched.filter((word) => entry.context.has(word));
  return {
    wave: waveIndex(wave, level),
    matched: matched.length,
    asked: found.length,
    reasons,
    context,
    single: core.words.length === 1,
  };
}

function findOther(other: Other, used: readonly string[], entry: EntryWords): string | null {
  if (other.initial) {
    const [letter = ""] = other.alternatives;
    const word = [...entry.words].find((each) => each.startsWith(letter) && !used.includes(each));
    return word ?? null;
  }
  return other.alternatives.find((word) => entry.words.has(word) || entry.context.has(word)) ?? null;
}

/** The words of a pair (or the single word) that begin as the query's do. */
function beginning(core: Core, key: string, entry: EntryWords, type: SearchType): readonly string[] | null {
  const bit = platformBit(type);
  if (core.strict || (bit !== 0 && (entry.platforms & bit) === 0) || key.includes("~")) return null;
  const [first, second] = core.words;
  if (!first) return null;
  const starts = (word: string | undefined, slot: Slot) =>
    word !== undefined && (slot.initial || slot.query.word.length > 1) && word.startsWith(slot.query.word);
  if (!second) return starts(key, first) ? [key] : null;
  const [a, b] = key.split("+");
  const same = (word: string | undefined) => !first.initial || word === second.query.word;
  if (a === undefined || b === undefined) return null;
  if (starts(a, first) && starts(b, second) && same(b)) return [a, b];
  return starts(b, first) && starts(a, second) && same(a) ? [b, a] : null;
}

function beginReasons(core: Core): readonly string[] {
  return [`begins with: ${core.words.map((slot) => slot.query.word).join(" ")}`];
}

function better(a: Ranking | null, b: Ranking | null): Ranking | null {
  if (a === null || b === null) return a ?? b;
  return b.wave < a.wave || (b.wave === a.wave && b.matched > a.matched) ? b : a;
}

const MOST_LISTED = 48;
/** Pairs grow with the square; names of more words are found by these. */
const MOST_STRICT_WORDS = 5;
