import { analysisList } from "./lists.ts";
import type { PostStretch } from "./guards.ts";
import { languagesAt } from "./possible-languages.ts";
import { findSigns, type Sign } from "./revealing-phrases.ts";

/** Whose text it is: one about anybody, which may also be the person's own, or surely the person's own, like a post. */
export type Voice = "any" | "own";

/** The headings of both lists, and the languages they are for. */
const LANGUAGES = {
  english: "en",
  german: "de",
  french: "fr",
  spanish: "es",
  lithuanian: "lt",
  italian: "it",
  portuguese: "pt",
  dutch: "nl",
  polish: "pl",
  swedish: "sv",
  russian: "ru",
  ukrainian: "uk",
  turkish: "tr",
} as const;

const REVEALING = patternsOf("revealing");
const KIN = patternsOf("kin");

/** Where a sentence ends, as far as leaving it out is concerned; on a page, also at markup. */
const BREAKS = /[.!?\n<>。！？]/u;
/** Where a part of a line about oneself ends. */
const PART_BREAKS = /[.!?\n<>。！？,;:|·•()–—、，؛،/]/u;
/** A longer stretch is a text without full stops; no more than this is left out on either side. */
const MAX_BESIDE = 400;

/**
 * The sentences of a text that reveal the person's health, belief, politics, orientation, descent, union membership, sex life or convictions
 * (GDPR, articles 9(1) and 10), in UTF-16 code units. Recognised by the lists in the languages' folders, whatever the text's language.
 */
export function findRevealing(text: string, voice: Voice = "any"): readonly PostStretch[] {
  return sentencesOf(text, findRevealingWords(text, voice));
}

/** The words themselves by which such sentences are recognised. */
export function findRevealingWords(text: string, voice: Voice = "any"): readonly PostStretch[] {
  const signs = findSigns(text);
  const isOwn = voice === "own" || signs.some(({ name }) => name === "speaks");
  const says = new Set<Sign>(isOwn ? ["says", "says of oneself"] : ["says"]);
  const frames = new Set<Sign>(isOwn ? ["frames", "frames oneself"] : ["frames"]);
  const innocent = signs.filter(({ name }) => name === "innocent");
  const around = (name: Sign, breaks: RegExp) =>
    sentencesOf(
      text,
      signs.filter((sign) => sign.name === name),
      breaks,
    );
  const groups = around("about groups", BREAKS);
  // Somebody's own text lists what they do and what they are: "Nurse, coeliac".
  const others = [
    ...around("about others", voice === "own" ? PART_BREAKS : BREAKS),
    ...around("treats others", BREAKS),
  ];
  const meant = [
    ...signs.filter(({ name }) => says.has(name)),
    ...withoutThose(
      signs.filter(({ name }) => frames.has(name)),
      others,
    ),
    ...wordsOf(text, REVEALING),
  ];
  return withoutThose(withoutThose(meant, innocent), groups);
}

/** The sentences that name or mention a relative, spouse, partner or child of the person. */
export function findKin(text: string, voice: Voice = "any"): readonly PostStretch[] {
  const signs = findSigns(text);
  const isOwn = voice === "own" || signs.some(({ name }) => name === "speaks");
  const kin = signs.filter(({ name }) => name === "kin" || (isOwn && name === "kin of oneself"));
  const none = signs.filter(({ name }) => name === "no kin");
  return sentencesOf(text, withoutThose([...kin, ...wordsOf(text, KIN)], none));
}

/** Without those that share a place with others. */
function withoutThose(places: readonly PostStretch[], unless: readonly PostStretch[]): readonly PostStretch[] {
  return unless.length === 0 ? places : places.filter((place) => !unless.some((each) => overlap(each, place)));
}

function overlap(one: PostStretch, other: PostStretch): boolean {
  return one.from < other.to && other.from < one.to;
}

function wordsOf(text: string, patterns: WordPatterns): readonly PostStretch[] {
  const small = inSmallLetters(text);
  const mayBe = languagesAt(text);
  return [...small.matchAll(patterns.any)].flatMap(({ 0: words, index }) => {
    const to = index + words.length;
    const isWritten = patterns.ofLanguages.some(({ lang, pattern }) => {
      pattern.lastIndex = index;
      return mayBe(lang, index) && pattern.test(small);
    });
    return isWritten ? [{ from: index, to }] : [];
  });
}

/** A list's words of all languages, which a text is searched for, and those of each at a place where one of them stands. */
interface WordPatterns {
  readonly any: RegExp;
  readonly ofLanguages: readonly { readonly lang: string; readonly pattern: RegExp }[];
}

function patternsOf(list: string): WordPatterns {
  const words = analysisList(list);
  const patternOf = (headings: readonly string[], flags: string) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{N}])(?:${headings.map((each) => words.pattern(each)).join("|")})(?![\p{L}\p{M}\p{N}])`,
      flags,
    );
  return {
    any: patternOf(Object.keys(LANGUAGES), "gu"),
    ofLanguages: Object.entries(LANGUAGES).map(([heading, lang]) => ({ lang, pattern: patternOf([heading], "uy") })),
  };
}

/** The sentences around some words. */
function sentencesOf(text: string, words: readonly PostStretch[], breaks = BREAKS): readonly PostStretch[] {
  return words.map(({ from: index, to: end }) => {
    let from = index;
    while (from > 0 && index - from < MAX_BESIDE && !breaks.test(text[from - 1] ?? "")) from--;
    let to = end;
    while (to < text.length && to - end < MAX_BESIDE && !breaks.test(text[to] ?? "")) to++;
    while (/\s/u.test(text[from] ?? "")) from++;
    return { from, to };
  });
}

/** Letter by letter: the lowercase form of some ("İ") is longer and would shift positions. */
function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : [...text]
        .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
        .join("");
}
