import type { Filing } from "../db/candidate.ts";
import type { SearchType } from "../domain/platform.ts";
import type { Core, Cores, OtherCore, CorePattern, Slot } from "./cores.ts";
import { bareWord, isLast, SKELETON_MARK, wordsOfKey } from "./document.ts";
import { platformBit } from "./keys.ts";
import { depthOf, type Level, waveIndex } from "./waves.ts";

/** Why a person found by this wave was found; `null` if they belong to another wave or are not meant. */
export function rankEntry(cores: Cores, wave: number, entry: EntryWords, type: SearchType): Ranking | null {
  const depth = depthOf(wave);
  const near = cores.patterns(depth === "exact" ? "exact" : "near");
  const far = depth === "far" ? cores.patterns("far") : null;
  let best: Ranking | null = null;
  for (const core of cores.all) {
    const patternOf = (key: string) => near.get(core)?.get(key) ?? far?.get(core)?.get(key);
    best = better(best, rankCore(core, patternOf, entry, type));
  }
  return best?.wave === wave ? best : null;
}

/** The words of an indexed person, as stored in their row. */
export interface EntryWords {
  readonly pairs: readonly string[];
  readonly singles: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Words that end a name. */
  readonly lasts: ReadonlySet<string>;
  readonly context: ReadonlySet<string>;
  readonly platforms: number;
}

type IndexedWords = Omit<Filing, "place">;

/** Prepares the words of a person's row for ranking. */
export function readEntryWords(person: IndexedWords): EntryWords {
  const marked = wordList(person.singles);
  const singles = marked.map(bareWord);
  return {
    pairs: wordList(person.pairs),
    singles,
    words: new Set([...singles, ...wordList(person.extras)]),
    lasts: new Set(marked.filter(isLast).map(bareWord)),
    context: new Set(wordList(person.context)),
    platforms: person.platforms,
  };
}

function wordList(text: string): string[] {
  return text === "" ? [] : text.split(" ");
}

export interface Ranking {
  readonly wave: number;
  /** How many of the words that only rank were found, and how many there were. */
  readonly matched: number;
  readonly asked: number;
  readonly reasons: readonly string[];
  readonly context: readonly string[];
  readonly single: boolean;
}

function rankCore(
  core: Core,
  patternOf: (key: string) => CorePattern | undefined,
  entry: EntryWords,
  type: SearchType,
): Ranking | null {
  let best: Ranking | null = null;
  for (const key of core.words.length === 1 ? entry.singles : entry.pairs) {
    const pattern = patternOf(key);
    if (pattern) best = better(best, rankPattern(core, pattern.wave, pattern.words, pattern.reasons, entry));
    const begun = beginning(core, key, entry, type);
    const wave = core.words[0]?.initial ? "variant" : "prefix";
    if (begun) best = better(best, rankPattern(core, wave, begun, beginReasons(core), entry));
  }
  return best;
}

function rankPattern(
  core: Core,
  wave: CorePattern["wave"] | "prefix",
  words: readonly string[],
  reasons: readonly string[],
  entry: EntryWords,
): Ranking | null {
  const found = core.others.map((other) => findOther(other, words, entry));
  const matched = found.filter((each) => each !== null);
  if (core.strict && matched.length < found.length) return null;
  const every: Level = isWhole(core, words, entry) ? "whole" : "every";
  const level: Level = matched.length === found.length ? every : matched.length > 0 ? "some" : "none";
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

function isWhole(core: Core, words: readonly string[], entry: EntryWords): boolean {
  return core.words.length === 1 ? core.others.length === 0 : words.some((word) => entry.lasts.has(word));
}

function findOther(other: OtherCore, used: readonly string[], entry: EntryWords): string | null {
  if (other.initial) {
    const [letter] = other.alternatives;
    if (letter === undefined) return null;
    return [...entry.words].find((each) => each.startsWith(letter) && !used.includes(each)) ?? null;
  }
  const isThere = (word: string) => (entry.words.has(word) && !used.includes(word)) || entry.context.has(word);
  return other.alternatives.find(isThere) ?? null;
}

/** The words of a pair (or the single word) that begin with the query's words. */
function beginning(core: Core, key: string, entry: EntryWords, type: SearchType): readonly string[] | null {
  const bit = platformBit(type);
  if (core.strict || (bit !== 0 && (entry.platforms & bit) === 0) || key.includes(SKELETON_MARK)) return null;
  const [first, second] = core.words;
  if (!first) return null;
  const starts = (word: string | undefined, slot: Slot) =>
    word !== undefined && (slot.initial || slot.query.word.length > 1) && word.startsWith(slot.query.word);
  if (!second) return starts(key, first) ? [key] : null;
  const [a, b] = wordsOfKey(key);
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
