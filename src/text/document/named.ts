import { splitBirthName } from "../../names/birth-name.ts";
import { cue, cueWords } from "../languages/cues.ts";
import { isNicknameOf } from "../../names/nicknames.ts";
import { spacedPattern, unspacedCall } from "../../names/unspaced.ts";
import { isPersonName } from "../people/naming.ts";
import type { DocumentPlace } from "./block.ts";

/** How much of a person's name a text contains: all of it, the surname, the given name alone. */
export type Naming = "full" | "family" | "given";

/** A person's names, in the form used to search texts for them. */
export interface Sought {
  readonly name: string;
  readonly words: readonly string[];
  readonly given: readonly string[];
  readonly family: readonly string[];
  /** Finds a name in letters that need no space, where a text puts one between its parts. */
  readonly spaced?: RegExp;
}

/** `undefined` for a name without letters. */
export function soughtOf(name: string): Sought | undefined {
  const bare = name.replace(/\([^)]{0,400}\)/gu, " ").replace(HONORIFICS, "");
  const written = [...bare.matchAll(WORDS)]
    .map(([word]) => foldName(word))
    .filter((word) => word.length > 1 || isUnspaced(word));
  const words = written.filter((word) => !PARTICLES.has(word));
  const comma = /^([^,]+),\s*(\p{L}[^,]*)$/u.exec(bare.trim());
  if (comma?.[1] !== undefined && comma[2] !== undefined && !LETTERS_BEHIND.test(comma[2]))
    return soughtOf(`${comma[2]} ${comma[1]}`);
  if (words.length === 0) return undefined;
  const family = words.length === 1 ? words : [words.at(-1) ?? ""];
  const call = words.length === 1 ? unspacedCall(name) : null;
  return { name, words, given: words.slice(0, 1), family, ...(call !== null && { spaced: spacedPattern(call) }) };
}

/** How much of the person's name a text contains, as whole words in any order and case, inflected or not, and where. */
export function namingIn(
  text: string,
  sought: Sought,
): { readonly naming: Naming; readonly place: DocumentPlace } | undefined {
  const folded = wordsOf(text);
  const find = (word: string) =>
    folded.find((each) => each.word === word) ??
    folded.find((each) => isInflected(each.word, word) || isPartOf(each.word, word));
  const family = sought.family.map(find);
  const given = sought.given.map(find);
  const [last, first] = [family[0], given[0]];
  const spaced = sought.words.length > 1;
  if (spaced && last !== undefined && first !== undefined)
    return { naming: "full", place: { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to) } };
  if (last !== undefined) return { naming: spaced ? "family" : "full", place: last };
  const spread = sought.spaced?.exec(text);
  if (spread) return { naming: "full", place: { from: spread.index, to: spread.index + spread[0].length } };
  return first === undefined || sought.given[0] === undefined || sought.given[0].length < 3
    ? undefined
    : { naming: "given", place: first };
}

/**
 * The person named by a heading: "Chair: The Revd Marian Osgodby", "Saima Goldthorpe (Treasurer)", "Dr. Harro
 * Petersen, Arzt".
 */
export function personIn(written: string): { readonly name: string; readonly titled: boolean } | undefined {
  if (written.length > MAX_HEADING_LENGTH) return undefined;
  const heading = withoutPictures(written).replace(CALLED, "$1 ");
  for (const match of heading.matchAll(/[^|–—:：,·/(]+/gu)) {
    const part = match[0].replace(/\)$/u, "").trim();
    if (HEADLINE.test(part)) continue;
    const isCapitals = part === part.toUpperCase();
    const bare = splitBirthName(part)
      .name.replace(HONORIFICS, "")
      .replace(isCapitals ? /(?<!\s)\s+-\s.*$/u : /(?<!\s)\s+(?:-\s.*|[\p{Lu}.]{2,6})$/u, "");
    // "Director, Grid Security": what follows a comma is a name only if a form of address says so.
    if (bare === part && heading.charAt(match.index - 1) === ",") continue;
    if (isPersonName(bare)) return { name: bare, titled: bare !== part };
    // "lek. Karolina Sawicka", "Mevrouw drs. R.S. (Roshnie) Ramdjan"
    if (isHonoured(part) && /^\p{Lu}\.?[\p{L}.'’-]*$/u.test(bare) && bare.length > 2)
      return { name: bare, titled: true };
  }
  return undefined;
}

/** "Ilse Marden 🌻": pictures that people put beside their names. */
export function withoutPictures(text: string): string {
  return text.replace(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]+/gu, "").trim();
}

/** "H.J. (Hilbrand) Kweldersma": initials, with the given name in brackets. */
const CALLED = /(?<!\p{L})(?:\p{Lu}\p{Ll}?\.\s?){1,5}\((\p{Lu}[\p{L}'’-]+)\)\s(?=\p{L})/gu;

/** Whether a form of address begins it: otherwise, as in "Short CV", the rest may be anything. */
function isHonoured(text: string): boolean {
  return text.replace(HONORIFICS, "") !== text;
}

/** Small words of headlines, which no name contains. */
const HEADLINE = new RegExp(`^(?:${cue("headline words begin")})\\s|\\s(?:${cue("headline words")})\\s`, "u");

/**
 * Whether two names cannot be one person's: the same surname, with given names of which neither is a form of the
 * other.
 */
export function contradicts(name: string, sought: Sought): boolean {
  const other = soughtOf(name);
  const [mine, theirs] = [sought.given[0], other?.given[0]];
  if (other === undefined || mine === undefined || theirs === undefined) return false;
  const shared = other.words.filter((word) => sought.words.some((own) => own === word || isInflected(word, own)));
  if (shared.length === 0) return true;
  if (shared.length > 1 || other.words.length === 1 || sought.words.length === 1) return false;
  const rest = (words: readonly string[]) => words.filter((word) => !shared.includes(word));
  return rest(other.words).every((one) => rest(sought.words).every((own) => !isForm(one, own)));
}

/** "Tolu" for Tolulope, "J" for John, "Bob" for Robert. */
function isForm(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) || long.startsWith(short.slice(0, Math.max(3, short.length - 1))) || isNicknameOf(a, b);
}

const MAX_HEADING_LENGTH = 140;
const WORDS = /[\p{L}\p{M}\p{N}'’]+(?:-[\p{L}\p{M}'’]+)*/gu;
const PARTICLES = new Set([...cueWords("particles", "name ands"), "und"]);

const TITLES = ["titles", "titles of men", "titles of women", "titles or names", "titles in headings"] as const;

/** Forms of address and degrees before a name, in the languages that are read. */
export const HONORIFICS = new RegExp(
  `^(?:(?:${cue("articles before titles")})\\s+)?(?:(?:${[...TITLES].map(cue).join("|")})(?:\\.|\\s|\\.-)+(?:in\\s)?){1,6}`,
  "iu",
);

export function foldName(word: string): string {
  return word
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/ł/gu, "l")
    .replace(/ø/gu, "o")
    .replace(/ı/gu, "i")
    .replace(/['’]/gu, "");
}

interface Word extends DocumentPlace {
  readonly word: string;
}

function wordsOf(text: string): Word[] {
  return [...text.slice(0, MAX_TEXT_LENGTH).matchAll(WORDS)].map((match) => ({
    word: foldName(match[0].replace(/['’]s$/u, "")),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The words of a name, folded, including initials and digits, without forms of address. */
export function nameWordsOf(name: string): string[] {
  return wordsOf(name.replace(HONORIFICS, "")).map(({ word }) => word);
}

/** The length of one block, in UTF-16 units; longer ones are not from a page about a person. */
const MAX_TEXT_LENGTH = 20_000;

/** "Kriščiukaičiu-Rėza", "Гальперном": at least four letters in common, and endings of at most three. */
function isInflected(word: string, name: string): boolean {
  if (name.length < 4 || Math.abs(word.length - name.length) > 3) return false;
  const stem = name.slice(0, Math.max(4, name.length - 2));
  return word.startsWith(stem) && /[аеиоуыюяьйіїaeiouymsn]$/u.test(word);
}

/**
 * One part of a double-barrelled name: "Strand" of Nkemelu-Strand. Chinese and Japanese names are not separated from
 * the words around them.
 */
function isPartOf(word: string, name: string): boolean {
  if (isUnspaced(name)) return word.includes(name);
  return name.includes("-") && word.length > 3 && !word.includes("-") && name.split("-").includes(word);
}

function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word);
}

const LETTERS_BEHIND = new RegExp(`^(?:${cue("letters behind names")})`, "iu");
