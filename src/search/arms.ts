import type { SearchType } from "../domain/platform.ts";
import { type Core, type Pattern, type Slot, allBits, farPatterns, otherBits, pairOf } from "./cores.ts";
import { startBits } from "./document.ts";
import { VARIANT } from "./expand.ts";
import { platformBit, postingKey, wordBits } from "./keys.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { MOST_ARMS, waveIndex } from "./waves.ts";

/** The posting lists that hold the people of some waves, each once. */
export function waveArms(
  cores: readonly Core[],
  waves: readonly number[],
  type: SearchType,
  vocabulary: Vocabulary,
): Arm[] {
  const arms = new Map<string, Arm>();
  const far = waves.includes(waveIndex("far typo", "every"));
  if (far) for (const [core, patterns] of farPatterns(cores, vocabulary)) core.far = patterns;
  for (const core of cores) {
    const patterns = far ? (core.far ?? new Map<string, Pattern>()) : core.patterns;
    const found = [...patterns.values()].flatMap((pattern) => patternArms(core, pattern, type, vocabulary));
    for (const arm of [...found, ...prefixArms(core, type, vocabulary)]) {
      if (waves.includes(arm.wave)) arms.set(`${arm.wave} ${arm.key} ${arm.bits}`, arm);
    }
  }
  return [...arms.values()];
}

/** One posting list to read, in the order of places, of rows whose signature holds these bits. */
export interface Arm {
  readonly wave: number;
  readonly key: bigint;
  readonly bits: bigint;
  /** How many people are probably in the list: names are taken to be independent. */
  readonly people: number;
}

function patternArms(core: Core, pattern: Pattern, type: SearchType, vocabulary: Vocabulary): Arm[] {
  const list = postingList(pattern.words, type, vocabulary);
  const arms: Arm[] = allBits(core.others).map((bits) => ({ wave: waveIndex(pattern.wave, "every"), bits, ...list }));
  if (core.strict || core.others.length === 0) return arms;
  if (core.others.length > 1 && pattern.wave === "exact") {
    for (const other of core.others) {
      for (const bits of otherBits(other)) arms.push({ wave: waveIndex("exact", "some"), bits, ...list });
    }
  }
  return [...arms, { wave: waveIndex(pattern.wave, "none"), bits: 0n, ...list }];
}

function postingList(words: readonly string[], type: SearchType, vocabulary: Vocabulary): Pick<Arm, "key" | "people"> {
  const [a = "", b] = words;
  const named = (word: string) => vocabulary.get(word)?.names ?? 1;
  if (b === undefined) return { key: postingKey(type, "single", a), people: named(a) };
  return { key: postingKey(type, "pair", a, b), people: (named(a) * named(b)) / Math.max(1, vocabulary.people) };
}

/** People whose words begin with the words typed so far. */
function prefixArms(core: Core, type: SearchType, vocabulary: Vocabulary): Arm[] {
  const level = core.others.length === 0 ? ["every" as const] : ["every" as const, "none" as const];
  const [first, second] = core.words;
  if (!first || core.strict) return [];
  if (!second) {
    const longer = first.query.word.length < 2 ? [] : vocabulary.beginningWith(first.query.word, MOST_ARMS);
    return longer.flatMap(({ word }) => listArms(core, "prefix", level, postingList([word], type, vocabulary)));
  }
  const wave = first.initial ? ("variant" as const) : ("prefix" as const);
  const listed = first.initial ? null : listedPairs(core, first, second, vocabulary);
  if (listed) {
    return listed.flatMap((pair) => listArms(core, wave, level, postingList(pair, type, vocabulary)));
  }
  const whole = first.initial ? wordBits(`=${second.query.word}`, true) : 0n;
  const bits = beginningBits(first) | beginningBits(second) | whole | BigInt(platformBit(type));
  return startPairs(first, second, vocabulary).flatMap(([a, b]) => {
    const key = postingKey("candor", "prefix", a, b);
    return level.map((each) => ({ wave: waveIndex(wave, each), key, bits, people: Number.POSITIVE_INFINITY }));
  });
}

function listArms(
  core: Core,
  wave: "variant" | "prefix",
  levels: readonly ("every" | "none")[],
  list: Pick<Arm, "key" | "people">,
): Arm[] {
  return levels.flatMap((level) =>
    (level === "every" ? allBits(core.others) : [0n]).map((bits) => ({ wave: waveIndex(wave, level), bits, ...list })),
  );
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

const MOST_LISTED = 48;
