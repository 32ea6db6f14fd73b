import { editDistance, readOcr } from "../names/distance.ts";
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
  /** How many people are probably meant: those who bear the word, fewer the less it looks like the query's. */
  readonly weight: number;
}

/** Words of the index that a word of the query may stand for, each once, at its least distance. */
export function expandWord(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  const found = new Map<string, Expansion>();
  const put = (words: readonly string[], distance: Expansion["distance"], reason: (word: string) => string) => {
    for (const word of words) {
      if (found.has(word)) continue;
      found.set(word, {
        word,
        distance,
        reason: reason(word),
        weight: weightOf(word, query.word, distance, vocabulary),
      });
    }
  };
  const { word } = query;
  const many = (reason: string) => (name: string) => `${reason}: ${name} for ${word}`;
  put([word, ...query.forms], SAME, () => "");
  for (const form of [word, ...query.forms]) put(vocabulary.spellings(form, MOST_SPELLINGS), VARIANT, many("spelling"));
  const nicknames = nicknamesOf(word).filter((name) => vocabulary.isName(name));
  put(byPeople(nicknames, vocabulary).slice(0, MOST_NICKNAMES), VARIANT, many("nickname"));
  put(
    readOcr(word).filter((name) => vocabulary.isName(name)),
    VARIANT,
    many("reading error"),
  );
  put(skeletons(query), VARIANT, () => `another script: ${word}`);
  if (query.script !== "latin") {
    const distance = query.script === "alphabetic" || query.script === "han" ? TYPO : VARIANT;
    put(skeletonSpellings(query, vocabulary), distance, many("another script"));
  }
  if (word.length > 1 && vocabulary.isName(word[0] ?? "")) put([word[0] ?? ""], VARIANT, (name) => `initial: ${name}`);
  for (const form of query.forms)
    if (form.length >= 4) put(vocabulary.typos(form, "names", MOST_TYPOS), TYPO, many("typing error"));
  if (word.length >= 4) put(vocabulary.typos(word, "names", MOST_TYPOS), TYPO, many("typing error"));
  return [...found.values()];
}

/** Spellings and scripts by likeness; nicknames do not look alike, and typing errors are one edit away by definition. */
function weightOf(word: string, query: string, distance: Expansion["distance"], vocabulary: Vocabulary): number {
  const people = vocabulary.get(word)?.names ?? 0.5;
  if (distance === SAME) return people;
  if (distance === TYPO) return people * 0.2;
  return people * (word[0] === query[0] ? 0.2 ** editDistance(word, query, 3) : 0.1);
}

/** Words two typing errors away: only worth asking for when nothing else was found. */
export function expandFar(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  if (query.word.length < 6) return [];
  const words = vocabulary.distantTypos(query.word, MOST_TYPOS);
  return words.map((word) => ({
    word,
    distance: FAR_TYPO,
    reason: `typing errors: ${word} for ${query.word}`,
    weight: weightOf(word, query.word, FAR_TYPO, vocabulary),
  }));
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

/** Under its consonants alone a name is filed that was written in another script. */
function skeletons(query: QueryWord): string[] {
  return skeletonKeys(query.word).map((key) => SKELETON_MARK + key);
}

/** Latin spellings with the consonants of a word in another script, the nearest first. */
function skeletonSpellings(query: QueryWord, vocabulary: Vocabulary): string[] {
  const words = vocabulary.skeletonSpellings(query.word, MOST_SKELETONS);
  return words
    .map((word) => ({ word, distance: editDistance(word, query.word, 6) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_NEAR_SKELETONS)
    .map(({ word }) => word);
}

function byPeople(words: readonly string[], vocabulary: Vocabulary): string[] {
  const people = (word: string) => vocabulary.get(word)?.names ?? 0;
  return [...words].sort((a, b) => people(b) - people(a));
}

const MOST_NICKNAMES = 16;
const MOST_SPELLINGS = 12;
const MOST_TYPOS = 24;
const MOST_SKELETONS = 200;
const MOST_NEAR_SKELETONS = 16;
const MOST_CONTEXT_TYPOS = 3;
