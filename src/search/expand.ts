import { readOcr } from "../names/distance.ts";
import { skeletonKeys } from "../names/fold.ts";
import { nicknamesOf } from "../names/nicknames.ts";
import { SKELETON_MARK } from "./document.ts";
import type { QueryWord } from "./readings.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How far a word of the index is from the word asked for: the same, another form of it, one or two typing errors. */
export const SAME = 0;
export const VARIANT = 1;
export const TYPO = 2;
export const FAR_TYPO = 3;

export interface Expansion {
  readonly word: string;
  readonly distance: 0 | 1 | 2 | 3;
  /** Why, in words a person understands; "" for the same word. */
  readonly reason: string;
}

/** Words of the index that a word of the query may stand for, each once, at its least distance. */
export function expandWord(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  const found = new Map<string, Expansion>();
  const put = (words: readonly string[], distance: Expansion["distance"], reason: (word: string) => string) => {
    for (const word of words) if (!found.has(word)) found.set(word, { word, distance, reason: reason(word) });
  };
  const { word } = query;
  put([word, ...query.forms], SAME, () => "");
  const nicknames = nicknamesOf(word).filter((name) => vocabulary.isName(name));
  put(byPeople(nicknames, vocabulary).slice(0, MOST_NICKNAMES), VARIANT, (name) => `nickname: ${name} for ${word}`);
  put(vocabulary.spellings(word, MOST_SPELLINGS), VARIANT, (name) => `spelling: ${name} for ${word}`);
  put(
    readOcr(word).filter((name) => vocabulary.isName(name)),
    VARIANT,
    (name) => `reading error: ${name} for ${word}`,
  );
  put(otherScripts(query, vocabulary), VARIANT, () => `another script: ${word}`);
  if (word.length > 1 && vocabulary.isName(word[0] ?? "")) put([word[0] ?? ""], VARIANT, (name) => `initial: ${name}`);
  const many = (reason: string) => (name: string) => `${reason}: ${name} for ${word}`;
  if (word.length >= 4) put(vocabulary.typos(word, "names", MOST_TYPOS), TYPO, many("typing error"));
  return [...found.values()];
}

/** Words two typing errors away: only worth asking for when nothing else was found. */
export function expandFar(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  if (query.word.length < 6) return [];
  const words = vocabulary.distantTypos(query.word, MOST_TYPOS);
  return words.map((word) => ({ word, distance: FAR_TYPO, reason: `typing errors: ${word} for ${query.word}` }));
}

/** What a word that only ranks may be in the index: itself, or its nearest spellings when nobody has it. */
export function expandContext(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.isContext(word) || vocabulary.isName(word) || word.length < 4) return [word];
  return [
    word,
    ...vocabulary.typos(word, "contexts", MOST_CONTEXT_TYPOS),
    ...vocabulary.typos(word, "names", MOST_CONTEXT_TYPOS),
  ].slice(0, MOST_CONTEXT_TYPOS + 1);
}

function otherScripts(query: QueryWord, vocabulary: Vocabulary): string[] {
  const skeletons = skeletonKeys(query.word).map((key) => SKELETON_MARK + key);
  if (query.script === "consonantal" || query.script === "syllabic") {
    return [...skeletons, ...vocabulary.skeletonSpellings(query.word, MOST_SKELETONS)];
  }
  return skeletons;
}

function byPeople(words: readonly string[], vocabulary: Vocabulary): string[] {
  const people = (word: string) => vocabulary.get(word)?.names ?? 0;
  return [...words].sort((a, b) => people(b) - people(a));
}

const MOST_NICKNAMES = 16;
const MOST_SPELLINGS = 12;
const MOST_TYPOS = 24;
const MOST_SKELETONS = 24;
const MOST_CONTEXT_TYPOS = 3;
