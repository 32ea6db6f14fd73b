import { editDistance, readOcr } from "../names/distance.ts";
import { soundDistance } from "../names/sound.ts";
import { skeletonKeys } from "../names/fold.ts";
import { nicknamesOf } from "../names/nicknames.ts";
import { SKELETON_MARK } from "./document.ts";
import type { QueryWord } from "./query-names.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** How far a word of the index is from the word typed: the same, another form of it, one or two typing errors. */
export const SAME = 0;
export const VARIANT = 1;
export const TYPO = 2;
export const FAR_TYPO = 3;

export interface Expansion {
  readonly word: string;
  readonly distance: 0 | 1 | 2 | 3;
  /** The reason, in words that people understand; "" for the same word. */
  readonly reason: string;
  /** Roughly how many people are meant: those who have the word, and fewer the less it resembles the query's word. */
  readonly weight: number;
  /** How different the sounds are of a word written in another script, where every spelling is a guess. */
  readonly apart?: number;
  /** Another form that is less likely to be meant than a closer one: it comes after prefixes. */
  readonly remote?: boolean;
}

/** The index words that a query word may stand for, each once, at its shortest distance; cached by the vocabulary. */
export function expandWord(query: QueryWord, vocabulary: Vocabulary): readonly Expansion[] {
  return vocabulary.remember(`${query.script} ${query.word} ${query.forms.join(" ")}`, () =>
    lookUpWord(query, vocabulary),
  );
}

function lookUpWord(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  const found = new Map<string, Expansion>();
  const put = (
    words: readonly string[],
    distance: Expansion["distance"],
    reason: (word: string) => string,
    isRemote: (word: string) => boolean = () => false,
  ) => {
    for (const word of words) {
      if (found.has(word)) continue;
      found.set(word, {
        word,
        distance,
        reason: reason(word),
        weight: weightOf(word, query.word, distance, vocabulary),
        remote: isRemote(word),
      });
    }
  };
  const { word } = query;
  const many = (reason: string) => (name: string) => `${reason}: ${name} for ${word}`;
  for (const same of sameWords(query))
    found.set(same.word, { ...same, weight: vocabulary.get(same.word)?.names ?? 0.5 });
  const spellings = [word, ...query.forms].map((form) => vocabulary.spellings(form, MAX_SPELLINGS));
  const known = sameWords(query).some((same) => vocabulary.isName(same.word));
  const mistyped = query.script !== "han" && !known && spellings.flat().some((name) => isSlip(name, word));
  for (const names of spellings) {
    put(names, VARIANT, many("spelling"), (name) => mistyped && !isSlip(name, word));
  }
  // If vowels are written, a word that reads like a name means that name rather than one that sounds like it.
  const readable = query.script === "alphabetic" && (known || spellings.flat().length > 0);
  const nicknames = nicknamesOf(word).filter((name) => vocabulary.isName(name));
  put(
    byPeople(nicknames, vocabulary).slice(0, MAX_NICKNAMES),
    VARIANT,
    many("nickname"),
    (name) => readable || isSurname(name, vocabulary),
  );
  put(
    readOcr(word).filter((name) => vocabulary.isName(name)),
    VARIANT,
    many("reading error"),
  );
  put(skeletons(query), VARIANT, () => `another script: ${word}`);
  if (query.script !== "latin") {
    for (const { word: name, distance, apart } of heardAs(query, vocabulary)) {
      if (found.has(name)) continue;
      // Ten times less with each sound that differs.
      const weight = 0.1 ** apart * (vocabulary.get(name)?.names ?? 0.5);
      const remote = readable && apart > 0;
      found.set(name, { word: name, distance, reason: many("another script")(name), weight, apart, remote });
    }
  }
  if (mayShorten(word, vocabulary)) put([word[0] ?? ""], VARIANT, (name) => `initial: ${name}`);
  for (const form of [...query.forms, word]) {
    // Three letters are one edit away from too many names, unless they are not a name themselves.
    if (form.length < 4 && (form.length < 3 || vocabulary.isName(form))) continue;
    put(vocabulary.typos(form, "names", MAX_TYPOS), TYPO, many("typing error"));
  }
  return [...found.values()];
}

/** Whether one slip of the hand turns one word into the other. */
function isSlip(name: string, word: string): boolean {
  return editDistance(name, word, 1) <= 1;
}

/** A word that is usually the last in names: nobody has it as a nickname. */
function isSurname(word: string, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(word);
  return term !== undefined && term.lasts * 2 >= term.names;
}

/** The word and its own forms. */
export function sameWords(query: QueryWord): Expansion[] {
  const words = [...new Set([query.word, ...query.forms])];
  return words.map((word) => ({ word, distance: SAME, reason: "", weight: 1 }));
}

/** A given name may be filed under its initial; a surname hardly ever is. */
function mayShorten(word: string, vocabulary: Vocabulary): boolean {
  const term = vocabulary.get(word);
  return word.length > 1 && vocabulary.isName(word[0] ?? "") && term !== undefined && term.lasts * 2 < term.names;
}

/**
 * Weighs spellings and scripts by similarity; nicknames do not look similar, and typing errors are one edit away by
 * definition.
 */
function weightOf(word: string, query: string, distance: Expansion["distance"], vocabulary: Vocabulary): number {
  const people = vocabulary.get(word)?.names ?? 0.5;
  if (distance === SAME) return people;
  if (distance === TYPO) return people * 0.2;
  return people * (word[0] === query[0] ? 0.2 ** editDistance(word, query, 3) : 0.1);
}

/** Words two typing errors away: only worth looking for if nothing else was found. */
export function expandFar(query: QueryWord, vocabulary: Vocabulary): Expansion[] {
  if (query.word.length < 6) return [];
  const words = vocabulary.distantTypos(query.word, MAX_TYPOS);
  return words.map((word) => ({
    word,
    distance: FAR_TYPO,
    reason: `typing errors: ${word} for ${query.word}`,
    weight: weightOf(word, query.word, FAR_TYPO, vocabulary),
  }));
}

/** The index words for a word that only ranks: itself, or the closest spellings if nobody has it. */
export function expandContext(word: string, vocabulary: Vocabulary): string[] {
  if (vocabulary.isContext(word) || vocabulary.isName(word) || word.length < 4) return [word];
  return [
    word,
    ...vocabulary.typos(word, "contexts", MAX_CONTEXT_TYPOS),
    ...vocabulary.typos(word, "names", MAX_CONTEXT_TYPOS),
  ].slice(0, MAX_CONTEXT_TYPOS + 1);
}

/** A name written in another script is filed under its consonants alone. */
function skeletons(query: QueryWord): string[] {
  return skeletonKeys(query.word).map((key) => SKELETON_MARK + key);
}

interface Heard {
  readonly word: string;
  readonly distance: 1 | 2;
  readonly apart: number;
}

/** Latin spellings with the consonants of a word in another script, the most similar in sound first. */
function heardAs(query: QueryWord, vocabulary: Vocabulary): Heard[] {
  const options = {
    liquids: query.script === "syllabic" || query.script === "han",
    vowels: query.script === "alphabetic" || query.script === "han",
  };
  const forms = [query.word, ...query.forms].map((form) => (query.script === "han" ? soundOfPinyin(form) : form));
  const words = new Set(forms.flatMap((form) => vocabulary.skeletonSpellings(form, MAX_SKELETONS)));
  return [...words]
    .map((word) => ({ word, apart: Math.min(...forms.map((form) => soundDistance(form, word, options))) }))
    .filter(({ apart }) => apart <= MAX_APART)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, options.vowels ? MAX_HEARD / 2 : MAX_HEARD)
    .map(({ word, apart }) => ({
      word,
      apart,
      distance: apart <= (options.vowels ? NEAR / 3 : NEAR) ? VARIANT : TYPO,
    }));
}

/** Pinyin as English speakers hear it: 佩洛西 is `peiluoxi` and stands for Pelosi. */
function soundOfPinyin(word: string): string {
  return word.replace(/x/g, "sh").replace(/q/g, "ch").replace(/zh/g, "j").replace(/ng/g, "n");
}

function byPeople(words: readonly string[], vocabulary: Vocabulary): string[] {
  const people = (word: string) => vocabulary.get(word)?.names ?? 0;
  return [...words].sort((a, b) => people(b) - people(a));
}

const MAX_NICKNAMES = 16;
const MAX_SPELLINGS = 12;
const MAX_TYPOS = 24;
const MAX_SKELETONS = 300;
const MAX_HEARD = 24;
/**
 * The limit for a variant, in differing sounds (a third of it if vowels are written); chosen on the names of
 * `eval/search-people.ts` written in Russian, Greek and Arabic.
 */
const NEAR = 0.3;
export const MAX_APART = 1.6;
const MAX_CONTEXT_TYPOS = 3;
