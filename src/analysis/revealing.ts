import { analysisList } from "./lists.ts";
import type { PostStretch } from "./guards.ts";
import { findSigns, type Sign } from "./revealing-phrases.ts";

/** Whose text it is: one about anybody, which may also be the person's own, or surely the person's own, like a post. */
export type Voice = "any" | "own";

/** The headings of both lists: a text about somebody may be in any of these languages, whatever its page is in. */
const LANGUAGES =
  "english german french spanish lithuanian italian portuguese dutch polish swedish russian ukrainian turkish".split(
    " ",
  );

const REVEALING = patternOf("revealing");
const KIN = patternOf("kin");

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

function wordsOf(text: string, pattern: RegExp): readonly PostStretch[] {
  return [...inSmallLetters(text).matchAll(pattern)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }));
}

function patternOf(list: string): RegExp {
  const words = analysisList(list);
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{N}])(?:${LANGUAGES.map((each) => words.pattern(each)).join("|")})(?![\p{L}\p{M}\p{N}])`,
    "gu",
  );
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
