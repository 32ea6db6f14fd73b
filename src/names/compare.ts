import { editDistance, readOcr } from "./distance.ts";
import { foldKey, skeletonKeys } from "./fold.ts";
import { isNicknameOf } from "./nicknames.ts";
import { callingWords, type NamePart, readName } from "./parts.ts";

/** How similar two names are, and why. */
export interface NameComparison {
  /** 0 to 1. From `SAME_NAME` on, the names may be one person's; namesakes also reach 1. */
  readonly score: number;
  /** In words that people understand: `nickname: bob and robert`, `only in one: rasul`. */
  readonly reasons: readonly string[];
}

/** The score from which two names may be one person's, chosen on the public half of a set of screening cases. */
export const SAME_NAME = 0.7;

/**
 * Compares two names as people write them: words are paired by similarity in any order; an extra word on one side costs
 * little, a word on each side that the other lacks costs most. Says nothing about identity: it is one feature.
 */
export function compareNames(a: string, b: string): NameComparison {
  // The order of the arguments must not matter, so that ties are always broken in the same way.
  const [one, other] = a <= b ? [a, b] : [b, a];
  let best: NameComparison = { score: 0, reasons: ["no name"] };
  for (const first of wordsOf(one)) {
    for (const second of wordsOf(other)) {
      const compared = compareWordLists(first, second);
      if (compared.score > best.score || best.reasons[0] === "no name") best = compared;
    }
  }
  return best;
}

function compareWordLists(first: readonly NamePart[], second: readonly NamePart[]): NameComparison {
  if (first.length === 0 || second.length === 0) return { score: 0, reasons: ["no name"] };
  const [left, right] = joinLike(first, second);
  const pairs = pairOff(left, right);
  const lonely = [left, right].map((words) => words.filter((word) => !pairs.some((pair) => pair.words.includes(word))));
  const whole = wholeLikeness(first, second);
  if (whole === 1) return { score: 1, reasons: [] };
  const score = Math.max(scorePairs(pairs, lonely[0] ?? [], lonely[1] ?? []), whole);
  const reasons = pairs.map((pair) => pair.reason).filter((reason) => reason !== "");
  for (const word of lonely.flat()) reasons.push(`only in one: ${word.word}`);
  return { score: Math.round(score * 1000) / 1000, reasons };
}

interface PartPair {
  readonly words: readonly [NamePart, NamePart];
  readonly likeness: number;
  readonly reason: string;
}

/** The words of a name; and if it has particles, also with each joined to the word it precedes. */
function wordsOf(text: string): (readonly NamePart[])[] {
  const name = readName(text);
  const words = callingWords(name);
  const [joined] = name.joined.filter(({ from }) => name.parts[from]?.kind === "particle");
  const last = joined && name.parts[joined.to];
  if (!joined || !last) return [words];
  const outside = name.parts.filter((_, index) => index < joined.from || index > joined.to);
  return [
    words,
    [
      ...callingWords({ ...name, parts: outside }),
      { kind: last.kind, word: joined.word, forms: [], script: last.script },
    ],
  ];
}

/** `Jean Marie` and `Jeanmarie`: joins neighbours on one side that form one word of the other. */
function joinLike(a: readonly NamePart[], b: readonly NamePart[]): [NamePart[], NamePart[]] {
  return [joinNeighbours(a, b), joinNeighbours(b, a)];
}

function joinNeighbours(words: readonly NamePart[], other: readonly NamePart[]): NamePart[] {
  const joined: NamePart[] = [];
  for (let index = 0; index < words.length; index++) {
    const [one, two] = [words[index] as NamePart, words[index + 1]];
    const together = two && one.word + two.word;
    const fits = together && other.some((word) => word.word === together || foldKey(word.word) === foldKey(together));
    if (fits && !other.some((word) => word.word === one.word)) {
      const characters = one.characters && two.characters && one.characters + two.characters;
      joined.push({ ...one, kind: "word", word: together, ...(characters !== undefined && { characters }) });
      index += 1;
    } else joined.push(one);
  }
  return joined;
}

/** The most similar pairs first; each word once; nothing below `MIN_LIKENESS`. */
function pairOff(a: readonly NamePart[], b: readonly NamePart[]): PartPair[] {
  const possible: PartPair[] = [];
  for (const one of a) {
    for (const other of b) {
      const [likeness, reason] = compareWords(one, other);
      if (likeness >= MIN_LIKENESS) possible.push({ words: [one, other], likeness, reason });
    }
  }
  possible.sort((x, y) => y.likeness - x.likeness || y.words[0].word.length - x.words[0].word.length);
  const used = new Set<NamePart>();
  return possible.filter((pair) => {
    if (pair.words.some((word) => used.has(word))) return false;
    for (const word of pair.words) used.add(word);
    return true;
  });
}

function compareWords(a: NamePart, b: NamePart): [number, string] {
  const both = `${a.word} and ${b.word}`;
  if (a.characters !== undefined && b.characters !== undefined) return compareCharacters(a.characters, b.characters);
  if (a.word === b.word) return [1, ""];
  const forms = [a.word, ...a.forms];
  if ([b.word, ...b.forms].some((form) => forms.includes(form))) return [0.98, `spelling: ${both}`];
  if (a.kind === "initial" || b.kind === "initial") {
    return a.word[0] === b.word[0] ? [0.85, `initial: ${both}`] : [0, ""];
  }
  const [short, long] = a.word.length <= b.word.length ? [a.word, b.word] : [b.word, a.word];
  if (foldKey(short) === foldKey(long)) return [0.95, `spelling: ${both}`];
  if (isNicknameOf(a.word, b.word)) return [0.9, `nickname: ${both}`];
  if (readOcr(a.word).includes(b.word) || readOcr(b.word).includes(a.word)) return [0.92, `reading error: ${both}`];
  if (bareScripts(a, b) && skeletonKeys(a.word).some((key) => key.length > 1 && skeletonKeys(b.word).includes(key))) {
    return [0.88, `another script: ${both}`];
  }
  return editLikeness(short, long, both);
}

/**
 * Chinese characters tell names apart that sound alike: 张伟 and 章薇 are both Zhang Wei. In words of three characters and
 * more, as in foreign names, one may differ.
 */
function compareCharacters(a: string, b: string): [number, string] {
  if (a === b) return [1, ""];
  const length = Math.max(a.length, b.length);
  if (Math.min(a.length, b.length) < 3 || editDistance(a, b, 1) > 1) return [0, ""];
  return [1 - EDIT_COST / length, `typing error: ${a} and ${b}`];
}

function bareScripts(a: NamePart, b: NamePart): boolean {
  const loose = (part: NamePart) => part.script !== "latin";
  return loose(a) !== loose(b);
}

function editLikeness(short: string, long: string, both: string): [number, string] {
  const most = long.length >= 7 ? 2 : 1;
  if (short.length < 3) return [0, ""];
  const edits = Math.min(editDistance(short, long, most), 1 + editDistance(foldKey(short), foldKey(long), most));
  if (edits > most) return [0, ""];
  return [1 - (edits * EDIT_COST) / long.length, `typing error: ${both}`];
}

/** Names written as one word or letter by letter (`SergeiLavrov`). */
function wholeLikeness(a: readonly NamePart[], b: readonly NamePart[]): number {
  const isHan = [...a, ...b].every(({ characters }) => characters !== undefined);
  const [one, other] = [a, b].map((words) =>
    words.map(({ word, characters }) => (isHan ? characters : word)).join(""),
  ) as [string, string];
  // Where the surname ends is not visible: 山田太郎 is split differently from 山田 太郎.
  if (isHan && one === other) return 1;
  if (one.length < 6 || (a.length > 1 && b.length > 1)) return 0;
  return one === other ? 0.95 : 0;
}

function scorePairs(pairs: readonly PartPair[], left: readonly NamePart[], right: readonly NamePart[]): number {
  if (pairs.length === 0) return 0;
  const product = pairs.reduce((all, pair) => all * pair.likeness, 1);
  const letters = (words: readonly NamePart[]) => words.reduce((sum, word) => sum + word.word.length, 0);
  const paired = letters(pairs.flatMap((pair) => pair.words)) / 2;
  const full = pairs.filter((pair) => pair.words.every((word) => word.kind === "word")).length;
  if (left.length > 0 && right.length > 0)
    return (product * 0.6 * paired) / (paired + Math.max(letters(left), letters(right)));
  const extra = Math.max(left.length, right.length);
  if (extra === 0) return full === 0 ? 0.5 : product;
  return product * (full >= 2 ? 1 - EXTRA_COST * extra : 0.6);
}

const MIN_LIKENESS = 0.6;
const EDIT_COST = 1;
const EXTRA_COST = 0.05;
