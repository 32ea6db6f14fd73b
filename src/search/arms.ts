import type { SearchType } from "../domain/platform.ts";
import { type Core, type Cores, type CorePattern, type CorePatterns, type Slot, otherBits } from "./cores.ts";
import { EXACT_MARK, INITIAL_MARK, pairOf, SKELETON_MARK, startBits } from "./document.ts";
import { VARIANT } from "./expand.ts";
import { platformBit, postingKey, WHOLE_BIT, wordBits } from "./keys.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { depthOf, type Level, MAX_ARMS, type Wave, waveIndex } from "./waves.ts";

/** The posting lists that contain the people of some waves, each once. */
export function waveArms(cores: Cores, waves: readonly number[], type: SearchType, vocabulary: Vocabulary): Arm[] {
  if (!vocabulary.isPlatform(type)) return [];
  const arms: Arm[] = [];
  const byKey = new Map<bigint, Arm[]>();
  const asks = (wave: Wave) => LEVELS.some((level) => waves.includes(waveIndex(wave, level)));
  const depth = depthOf(Math.max(...waves));
  for (const [core, patterns] of cores.patterns(depth)) {
    const asked = [...patterns.values()].filter((pattern) => asks(pattern.wave));
    const found = asked.flatMap((pattern) => patternArms(core, pattern, type, vocabulary));
    if (depth === "near") found.push(...prefixArms(core, patterns, type, vocabulary));
    for (const arm of found) {
      if (!waves.includes(arm.wave)) continue;
      const same = byKey.get(arm.key) ?? [];
      if (same.some(({ wave, bits }) => wave === arm.wave && bits === arm.bits)) continue;
      byKey.set(arm.key, [...same, arm]);
      arms.push(arm);
    }
  }
  return arms;
}

/** One posting list to read, ordered by place, for rows whose signature contains these bits. */
export interface Arm {
  readonly wave: number;
  readonly key: bigint;
  readonly bits: bigint;
  /** An estimate of how many people are in the list, treating names as independent. */
  readonly people: number;
}

function patternArms(core: Core, pattern: CorePattern, type: SearchType, vocabulary: Vocabulary): Arm[] {
  const list = postingList(pattern.words, type, vocabulary);
  const { key, people, platform } = list;
  const arms = listArms(core, pattern.wave, ["whole", "every"], list);
  if (core.strict || core.others.length === 0) return arms;
  if (core.others.length > 1 && pattern.wave === "exact") {
    for (const other of core.others) {
      for (const bits of otherBits(other)) {
        arms.push({ wave: waveIndex("exact", "some"), key, bits: platform | bits, people });
      }
    }
  }
  return [...arms, { wave: waveIndex(pattern.wave, "none"), key, bits: platform, people }];
}

function postingList(words: readonly string[], type: SearchType, vocabulary: Vocabulary): PostingList {
  const [a = "", b] = words;
  const platform = BigInt(platformBit(type));
  const named = (word: string) => vocabulary.get(word)?.names ?? 1;
  if (b === undefined) return { key: postingKey("single", a), people: named(a), wholeBits: 0n, platform };
  const people = (named(a) * named(b)) / Math.max(1, vocabulary.people);
  return { key: postingKey("pair", a, b), people, wholeBits: WHOLE_BIT, platform };
}

/** The lists of people whose words begin with the words typed so far. */
function prefixArms(core: Core, patterns: CorePatterns, type: SearchType, vocabulary: Vocabulary): Arm[] {
  const levels: readonly Level[] = core.others.length === 0 ? ["whole", "every"] : ["whole", "every", "none"];
  const [first, second] = core.words;
  if (!first || core.strict) return [];
  if (first.initial && second && !vocabulary.isName(second.query.word)) return [];
  if (!second) {
    const longer = first.query.word.length < 2 ? [] : vocabulary.beginningWith(first.query.word, MAX_ARMS);
    return longer.flatMap(({ word }) => listArms(core, "prefix", levels, postingList([word], type, vocabulary)));
  }
  const wave = first.initial ? ("variant" as const) : ("prefix" as const);
  const listed = first.initial ? null : listedPairs(patterns, first, second, vocabulary);
  if (listed) {
    return listed.flatMap((pair) => listArms(core, wave, levels, postingList(pair, type, vocabulary)));
  }
  const full = first.initial ? wordBits(`${EXACT_MARK}${second.query.word}`) : 0n;
  const bits = beginningBits(first) | beginningBits(second) | full;
  const platform = BigInt(platformBit(type));
  return startPairs(first, second, vocabulary).flatMap(([a, b]) => {
    const likely = (vocabulary.bearers(a) * vocabulary.bearers(b)) / Math.max(1, vocabulary.people);
    const people = Math.max(FEW_PEOPLE, likely);
    const list = { key: postingKey("prefix", a, b), people, wholeBits: WHOLE_BIT, platform };
    return levels.flatMap((level) => levelArms(wave, level, [bits], list));
  });
}

/** The rows under a key, with the bits that mark rows whose name is whole and rows of people on the platform. */
interface PostingList {
  readonly key: bigint;
  readonly people: number;
  readonly wholeBits: bigint;
  readonly platform: bigint;
}

function listArms(core: Core, wave: Wave, levels: readonly Level[], list: PostingList): Arm[] {
  const alone = core.words.length === 1;
  // If one word calls, a name is whole only if nothing else was asked for.
  const left = alone ? levels.filter((level) => level !== (core.others.length === 0 ? "every" : "whole")) : levels;
  return left.flatMap((level) => levelArms(wave, level, level === "none" ? [0n] : core.otherBits(), list));
}

function levelArms(wave: Wave, level: Level, combinations: readonly bigint[], list: PostingList): Arm[] {
  const { key, people, wholeBits, platform } = list;
  return combinations.map((bits) => ({
    wave: waveIndex(wave, level),
    key,
    bits: platform | bits | (level === "whole" ? wholeBits : 0n),
    people,
  }));
}

/**
 * Pairs of longer words to ask for one by one; `null` if asking by their first three letters costs less. It does if
 * most people under these letters are meant; if hardly anybody is, all the others would have to be read.
 */
function listedPairs(patterns: CorePatterns, a: Slot, b: Slot, vocabulary: Vocabulary): [string, string][] | null {
  const most = chanceRows(a, b, vocabulary) > MAX_CHANCE_ROWS ? MAX_LISTED_RARE : MAX_LISTED;
  const [first = [], second = []] = [a, b].map((slot) => longerWords(slot, most, vocabulary));
  if (first.length * second.length > most && most === MAX_LISTED) return null;
  const named = (word: string) => vocabulary.get(word)?.names ?? 1;
  const pairs = first.flatMap((one) => second.map((other) => ({ one, other, likely: named(one) * named(other) })));
  if (pairs.length > most) pairs.sort((x, y) => y.likely - x.likely).length = most;
  return pairs
    .filter(({ one, other }) => one !== other && !comesFirst(patterns.get(pairOf(one, other))))
    .map(({ one, other }) => [one, other]);
}

function longerWords(slot: Slot, most: number, vocabulary: Vocabulary): string[] {
  const longer = vocabulary.beginningWith(slot.query.word, most + 1).map((term) => term.word);
  const same = slot.expansions().filter((each) => each.distance <= VARIANT && !each.word.startsWith(SKELETON_MARK));
  return [...new Set([...longer, ...same.map((each) => each.word)])];
}

/**
 * An estimate of how many people who are not meant would be read under the words' first three letters, to fill a page.
 */
function chanceRows(a: Slot, b: Slot, vocabulary: Vocabulary): number {
  const [one, other] = [a.query.word, b.query.word];
  const people = Math.max(1, vocabulary.people);
  const there = (vocabulary.bearers(one.slice(0, 3)) * vocabulary.bearers(other.slice(0, 3))) / people;
  const meant = (vocabulary.bearers(one) * vocabulary.bearers(other)) / people;
  return CHANCE * (meant < PAGE ? there : (PAGE * there) / meant);
}

/** Whether a wave before that of prefixes finds them. */
function comesFirst(pattern: CorePattern | undefined): boolean {
  return pattern?.wave === "exact" || pattern?.wave === "variant";
}

function startPairs(a: Slot, b: Slot, vocabulary: Vocabulary): [string, string][] {
  const pairs = vocabulary
    .startsOf(a.query.word)
    .flatMap(([first, people]) =>
      vocabulary.startsOf(b.query.word).map(([second, others]) => ({ first, second, likely: people * others })),
    );
  pairs.sort((one, other) => other.likely - one.likely);
  return pairs.slice(0, MAX_ARMS).map(({ first, second }) => [first, second]);
}

function beginningBits(slot: Slot): bigint {
  return slot.initial ? wordBits(`${INITIAL_MARK}${slot.query.word}`) : startBits(slot.query.word);
}

/**
 * A list expected to have fewer people is read whole; lists of prefixes never are, since many people share three
 * letters.
 */
export const FEW_PEOPLE = 16;
const MAX_LISTED = 48;
/**
 * Limit on pairs for rare words: their short lists are read by one select over all keys, which costs less than reading
 * people who are not meant.
 */
const MAX_LISTED_RARE = 2_048;
const MAX_CHANCE_ROWS = 240;
/**
 * The share of rows under a key that contain the two bits of a prefix by chance: some 20 of the 54 bits are set in
 * each, (20 / 54)².
 */
const CHANCE = 0.14;
const PAGE = 20;
const LEVELS = ["whole", "every", "some", "none"] as const;
