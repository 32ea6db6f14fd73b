import { cue } from "../languages/cues.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/**
 * A word or punctuation mark of a sentence, with the classes it can have. Offsets are UTF-16 code units in the
 * sentence.
 */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly from: number;
  readonly to: number;
  readonly classes: ReadonlySet<WordClass>;
  readonly capital: boolean;
  readonly kind: "word" | "number" | "mark";
}

const TOKEN =
  /\p{Lu}\p{Ll}{0,2}\.(?:\p{Lu}\p{Ll}{0,4}\.?)+(?!\p{L})|\p{Lu}(?:\.\s?\p{L}){1,3}\.(?!\p{L})|\p{Lu}(?:\.\p{Lu})+\.?|\p{Lu}\d{1,3}\p{Ll}{1,3}(?![\p{L}\d])|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?)*(?:\.(?=\p{Ll}+\.))?|\d+(?:[.,]\d+)*\p{L}{0,3}|[^\s]/gu;
const NONE: ReadonlySet<WordClass> = new Set();

/** A token without its place: what a word, as written, always is. */
type Unplaced = Omit<Token, "from" | "to">;

/** The words and punctuation marks of a sentence. Words of a known phrase have its class as well as their own. */
export function tokenize(sentence: string, lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  for (const { 0: written, index } of sentence.matchAll(TOKEN)) {
    let from = index;
    for (const word of wordsOf(written, lexicon)) {
      const to = from + word.text.length;
      tokens.push({ ...word, from, to });
      from = to;
    }
  }
  for (let at = 0; at < tokens.length; at++) {
    const phrases = lexicon.phrasesFrom(tokens[at]?.lower ?? "");
    for (const { words, of } of phrases) {
      if (!words.every((word, i) => fits(tokens[at + i]?.lower ?? "", word))) continue;
      for (let i = at; i < at + words.length; i++) {
        const token = tokens[i];
        if (token !== undefined) tokens[i] = { ...token, classes: new Set([...token.classes, of]) };
      }
    }
  }
  return tokens;
}

/** The words of recently seen tokens, by lexicon; emptied when it holds `MAX_KEPT`. */
const kept = new WeakMap<Lexicon, Map<string, readonly Unplaced[]>>();
const MAX_KEPT = 20_000;

function wordsOf(written: string, lexicon: Lexicon): readonly Unplaced[] {
  let words = kept.get(lexicon);
  if (words === undefined) kept.set(lexicon, (words = new Map()));
  const known = words.get(written);
  if (known !== undefined) return known;
  if (words.size >= MAX_KEPT) words.clear();
  const made = splitWord(written, lexicon).map((text) => wordOf(text, lexicon));
  words.set(written, made);
  return made;
}

/** "Hartman's" is "Hartman" and "'s"; "didn't" is "did" and "n't". */
function splitWord(written: string, lexicon: Lexicon): string[] {
  const cut = lexicon.language.suffixApostrophe
    ? /^(.+?)(['’]\p{Ll}+)$/u.exec(written)
    : /^(.+?)(['’]s|n['’]t|['’](?:ve|m|ll|d|re))$/u.exec(written);
  return cut === null ? splitElision(written) : [cut[1] ?? "", cut[2] ?? ""];
}

function wordOf(text: string, lexicon: Lexicon): Unplaced {
  const lower = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/(?<=\p{L})'$/u, "");
  const isWord = /\p{L}/u.test(text);
  return {
    text,
    lower,
    classes: isWord || text === "@" || text === "&" || lower === "'s" ? classesOf(lower, lexicon) : NONE,
    capital: /^\p{Lu}/u.test(text),
    kind: /^\d/u.test(text) ? "number" : isWord ? "word" : "mark",
  };
}

/** "B.Mus." is as much a degree as "BMus". */
function classesOf(lower: string, lexicon: Lexicon): ReadonlySet<WordClass> {
  if (!/\p{L}\.\p{L}/u.test(lower)) return lexicon.classesOf(lower);
  return lexicon.classesOf(
    lexicon.classesOf(lower.replaceAll(".", "")).has("DEGREE") ? lower.replaceAll(".", "") : lower,
  );
}

function fits(lower: string, word: string): boolean {
  return word.endsWith("*") ? lower.startsWith(word.slice(0, -1)) : lower === word;
}

/** "l'Université", "d'analyste": the elided word becomes a token of its own. */
function splitElision(text: string): string[] {
  const cut = ELIDED.exec(text);
  return cut === null ? [text] : [cut[1] ?? "", cut[2] ?? ""];
}

const ELIDED = new RegExp(`^((?:${cue("elided")})['’])(.+)$`, "iu");
