import { lowerInPlace } from "./pattern.ts";
import type { PostStretch } from "./guards.ts";

/**
 * Finds phrases in the words of a text in one pass: an index holds every phrase under the words it can begin with, so a
 * text costs its number of words, not that times the number of phrases.
 *
 * A phrase is a line of elements separated by spaces: `wine` the word · `brew*` a word that begins like that · `a|b_c`
 * either, where `_` joins words · `a|b?` the same or nothing · `<class>` the words of a class · `#` a number · `.` any
 * word · `..` up to two, `...` up to five words between · `!a|b` not followed by these (at the end of a phrase) · `^`
 * the beginning of a sentence. A gap never crosses the end of a sentence.
 */
export interface PhraseTable<Name extends string> {
  readonly name: Name;
  readonly phrases: readonly string[];
}

/** The lists of words that phrases refer to as `<class>`. */
export type WordClasses = ReadonlyMap<string, readonly string[]>;

export interface FoundPhrase<Name extends string> extends PostStretch {
  readonly name: Name;
}

export interface PhraseIndex<Name extends string> {
  find(words: readonly TextWord[]): readonly FoundPhrase<Name>[];
}

/** A word of a text in lower case, an emoji, or `.` for the end of a sentence. */
export interface TextWord extends PostStretch {
  readonly text: string;
}

interface PhraseWords {
  readonly kind: "words";
  readonly exact: ReadonlySet<string>;
  readonly stems: readonly string[];
  readonly runs: readonly (readonly string[])[];
  readonly numbers: boolean;
  readonly optional: boolean;
}

type PhraseElement =
  | PhraseWords
  | { readonly kind: "any" | "begins" }
  | { readonly kind: "gap"; readonly most: number }
  | { readonly kind: "not"; readonly element: PhraseWords };

interface IndexedPhrase<Name extends string> {
  readonly name: Name;
  readonly elements: readonly PhraseElement[];
  /** The fewest and most words between its beginning and the word it is found by. */
  readonly before: readonly [number, number];
}

const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’&@$](?=[\p{L}\p{N}]))*|\p{Extended_Pictographic}|[.!?;\n]+/gu;
const END = ".";
const NUMBER = "#";
const GAPS: Readonly<Record<string, number>> = { "..": 2, "...": 5 };

/**
 * The words of a text with their positions. Hyphens separate words, and digits inside a word stand for the letters they
 * resemble.
 */
export function readWords(text: string): readonly TextWord[] {
  return [...lowerInPlace(text).matchAll(WORD)].map(({ 0: written, index }) => ({
    text: /^[.!?;\n]/.test(written) ? END : plainWord(written),
    from: index,
    to: index + written.length,
  }));
}

/**
 * Compiles tables of phrases; throws if one names an unknown class.
 *
 * @param by the word that a phrase is looked for at: its first one, or its rarest. The latter is many times as fast if phrases begin with
 * words like "my", but may find one twice.
 */
export function indexPhrases<Name extends string>(
  tables: readonly PhraseTable<Name>[],
  classes: WordClasses,
  by: "first" | "rarest" = "first",
): PhraseIndex<Name> {
  const byWord = new Map<string, IndexedPhrase<Name>[]>();
  const byStem = new Map<string, IndexedPhrase<Name>[]>();
  const anywhere: IndexedPhrase<Name>[] = [];
  for (const { name, phrases } of tables) {
    for (const line of phrases) {
      const elements = line.split(/\s+/).map((written) => readElement(written, classes));
      const rarest = by === "rarest" ? rarestOf(elements) : null;
      if (rarest === null) register({ name, elements, before: [0, 0] }, { byWord, byStem, anywhere });
      else {
        const phrase = { name, elements, before: widthOf(elements.slice(0, rarest)) };
        enterWords(elements[rarest] as PhraseWords, phrase, { byWord, byStem });
      }
    }
  }
  const lengths = [...new Set([...byStem.keys()].map((stem) => stem.length))];
  return { find: (words) => findAll(words, { byWord, byStem, anywhere, lengths }) };
}

interface Registers<Name extends string> {
  readonly byWord: Map<string, IndexedPhrase<Name>[]>;
  readonly byStem: Map<string, IndexedPhrase<Name>[]>;
  readonly anywhere: IndexedPhrase<Name>[];
}

/**
 * Enters a phrase under every word that can be its first: those of its leading optional elements and of the first
 * required one.
 */
function register<Name extends string>(
  phrase: IndexedPhrase<Name>,
  { byWord, byStem, anywhere }: Registers<Name>,
): void {
  for (const element of phrase.elements) {
    if (element.kind === "begins") continue;
    if (element.kind !== "words") {
      anywhere.push(phrase);
      return;
    }
    enterWords(element, phrase, { byWord, byStem });
    if (!element.optional) return;
  }
}

/** Enters a phrase under the words that one of its elements can begin with. */
function enterWords<Name extends string>(
  { exact, stems, runs, numbers }: PhraseWords,
  phrase: IndexedPhrase<Name>,
  { byWord, byStem }: Pick<Registers<Name>, "byWord" | "byStem">,
): void {
  const firsts = [...exact, ...stems.map((stem) => `${stem}*`), ...runs.map(([first = ""]) => first)];
  for (const first of numbers ? [...firsts, NUMBER] : firsts) {
    if (first.endsWith("*")) enter(byStem, first.slice(0, -1), phrase);
    else enter(byWord, first, phrase);
  }
}

/** Words of at most so many letters are common in every language. */
const COMMON_LENGTH = 4;

/** The position of the required element with the smallest share of short words; the first of several, `null` if there is none. */
function rarestOf(elements: readonly PhraseElement[]): number | null {
  let rarest: { readonly at: number; readonly share: number } | null = null;
  for (const [at, element] of elements.entries()) {
    if (element.kind !== "words" || element.optional) continue;
    const words = [...element.exact, ...element.stems, ...element.runs.map((run) => run.join(" "))];
    const short = words.filter((word) => word.length <= COMMON_LENGTH).length + (element.numbers ? 1 : 0);
    const share = short / (words.length + (element.numbers ? 1 : 0));
    if (rarest === null || share < rarest.share) rarest = { at, share };
  }
  return rarest?.at ?? null;
}

/** The fewest and most words that elements can take. */
function widthOf(elements: readonly PhraseElement[]): readonly [number, number] {
  let least = 0;
  let most = 0;
  for (const element of elements) {
    if (element.kind === "any") {
      least += 1;
      most += 1;
    } else if (element.kind === "gap") most += element.most;
    else if (element.kind === "words") {
      const lengths = element.runs.map((run) => run.length);
      const isSingle = element.exact.size > 0 || element.stems.length > 0 || element.numbers;
      if (!element.optional) least += isSingle ? 1 : Math.min(...lengths);
      most += Math.max(1, ...lengths);
    }
  }
  return [least, most];
}

function enter<Name extends string>(
  register: Map<string, IndexedPhrase<Name>[]>,
  key: string,
  phrase: IndexedPhrase<Name>,
): void {
  const known = register.get(key);
  if (known === undefined) register.set(key, [phrase]);
  else if (!known.includes(phrase)) known.push(phrase);
}

function findAll<Name extends string>(
  words: readonly TextWord[],
  { byWord, byStem, anywhere, lengths }: Registers<Name> & { readonly lengths: readonly number[] },
): readonly FoundPhrase<Name>[] {
  const found: FoundPhrase<Name>[] = [];
  for (let at = 0; at < words.length; at++) {
    const text = words[at]?.text ?? END;
    if (text === END) continue;
    tryAll(byWord.get(text), words, at, found);
    if (isNumber(text)) tryAll(byWord.get(NUMBER), words, at, found);
    for (const length of lengths) {
      if (length <= text.length) tryAll(byStem.get(text.slice(0, length)), words, at, found);
    }
    tryAll(anywhere, words, at, found);
  }
  return found;
}

function tryAll<Name extends string>(
  phrases: readonly IndexedPhrase<Name>[] | undefined,
  words: readonly TextWord[],
  at: number,
  found: FoundPhrase<Name>[],
): void {
  if (phrases === undefined) return;
  for (const { name, elements, before } of phrases) {
    for (let start = at - before[0]; start >= Math.max(0, at - before[1]); start--) {
      const end = matchFrom(elements, 0, words, start);
      if (end > start) {
        found.push({ name, from: words[start]?.from ?? 0, to: words[end - 1]?.to ?? 0 });
        break;
      }
    }
  }
}

/**
 * Where a match of the elements from `index` on ends, or -1. Without closures and lists: this runs some hundred times
 * per post.
 */
function matchFrom(elements: readonly PhraseElement[], index: number, words: readonly TextWord[], at: number): number {
  const element = elements[index];
  if (element === undefined) return at;
  switch (element.kind) {
    case "begins":
      return at === 0 || words[at - 1]?.text === END ? matchFrom(elements, index + 1, words, at) : -1;
    case "any":
      return isWord(words[at]) ? matchFrom(elements, index + 1, words, at + 1) : -1;
    case "not":
      return endOf(element.element, words, at) < 0 ? matchFrom(elements, index + 1, words, at) : -1;
    case "gap":
      for (let skipped = 0; skipped <= element.most; skipped++) {
        if (skipped > 0 && !isWord(words[at + skipped - 1])) return -1;
        const end = matchFrom(elements, index + 1, words, at + skipped);
        if (end >= 0) return end;
      }
      return -1;
    case "words":
      return matchWords(element, elements, index, words, at);
  }
}

function matchWords(
  element: PhraseWords,
  elements: readonly PhraseElement[],
  index: number,
  words: readonly TextWord[],
  at: number,
): number {
  const word = words[at]?.text;
  if (word !== undefined) {
    for (const run of element.runs) {
      const end = runsFrom(run, words, at) ? matchFrom(elements, index + 1, words, at + run.length) : -1;
      if (end >= 0) return end;
    }
    const end = stands(element, word) ? matchFrom(elements, index + 1, words, at + 1) : -1;
    if (end >= 0) return end;
  }
  return element.optional ? matchFrom(elements, index + 1, words, at) : -1;
}

/** The position after an element of words if it matches at a position, or -1. */
function endOf(element: PhraseWords, words: readonly TextWord[], at: number): number {
  const word = words[at]?.text;
  if (word === undefined) return -1;
  const run = element.runs.find((each) => runsFrom(each, words, at));
  return run !== undefined ? at + run.length : stands(element, word) ? at + 1 : -1;
}

function stands({ exact, stems, numbers }: PhraseWords, word: string): boolean {
  if (exact.has(word) || (numbers && isNumber(word))) return true;
  for (const stem of stems) if (word.startsWith(stem)) return true;
  return false;
}

function runsFrom(run: readonly string[], words: readonly TextWord[], at: number): boolean {
  for (let offset = 0; offset < run.length; offset++) {
    const part = run[offset] ?? "";
    const word = words[at + offset]?.text;
    if (word === undefined || !(part.endsWith("*") ? word.startsWith(part.slice(0, -1)) : part === word)) return false;
  }
  return true;
}

function isNumber(word: string): boolean {
  return /^\d/.test(word);
}

function isWord(word: TextWord | undefined): boolean {
  return word !== undefined && word.text !== END;
}

function readElement(written: string, classes: WordClasses): PhraseElement {
  if (written === ".") return { kind: "any" };
  if (written === "^") return { kind: "begins" };
  const most = GAPS[written];
  if (most !== undefined) return { kind: "gap", most };
  if (written.startsWith("!")) return { kind: "not", element: readChoices(written.slice(1), classes) };
  return readChoices(written, classes);
}

function readChoices(written: string, classes: WordClasses): PhraseWords {
  const optional = written.endsWith("?");
  const choices = (optional ? written.slice(0, -1) : written).split("|").flatMap((choice) => {
    const name = /^<(.+)>$/.exec(choice)?.[1];
    if (name === undefined) return [choice];
    const listed = classes.get(name);
    if (listed === undefined) throw new Error(`no class of words ${name}`);
    return listed;
  });
  const single = choices.filter((choice) => !choice.includes("_"));
  return {
    kind: "words",
    optional,
    numbers: single.includes(NUMBER),
    runs: choices.filter((choice) => choice.includes("_")).map((choice) => choice.split("_")),
    exact: new Set(single.filter((choice) => !choice.endsWith("*"))),
    stems: single.filter((choice) => choice.endsWith("*")).map((choice) => choice.slice(0, -1)),
  };
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

function plainWord(written: string): string {
  const plain = written.includes("’") ? written.replaceAll("’", "'") : written;
  if (!/[0-9@$]/.test(plain) || !/\p{L}[013457@$]+\p{L}/u.test(plain)) return plain;
  return plain.replace(/(?<=\p{L})[013457@$]+(?=\p{L})/gu, (signs) =>
    [...signs].map((sign) => LOOKALIKES[sign] ?? sign).join(""),
  );
}
