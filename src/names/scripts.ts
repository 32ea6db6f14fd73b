import anyAscii from "any-ascii";
import { readWordList } from "../lists/word-list.ts";

/**
 * The writing systems that are distinguished. `consonantal` leaves out vowels (Arabic, Hebrew); `syllabic` adds vowels
 * to foreign consonants (kana, Hangul, Devanagari, Thai and similar).
 */
export type Script = "latin" | "alphabetic" | "consonantal" | "syllabic" | "han";

/** One word of a name in ASCII: lower-case letters and digits only, never empty. */
export interface NameWord {
  readonly text: string;
  readonly script: Script;
}

/** The words of a text in ASCII, in their order. Han names without spaces are split into surname and given name. */
export function readWords(text: string): NameWord[] {
  if (PLAIN.test(text)) return plainWords(text);
  const words: NameWord[] = [];
  for (const raw of splitRaw(text)) {
    const script = scriptOf(raw);
    for (const part of splitEastAsian(raw)) {
      const ascii = latinize(part);
      if (ascii !== "") words.push({ text: ascii, script });
    }
  }
  return words;
}

/** The ASCII letters and digits of a word, in lower case; "" if nothing is left. */
export function latinize(word: string): string {
  if (/^[a-z0-9]*$/.test(word)) return word;
  if (/^[A-Za-z0-9.'-]*$/.test(word)) return word.toLowerCase().replace(/[.'-]/g, "");
  const known = cache.get(word);
  if (known !== undefined) return known;
  const ascii = afterKana(anyAscii(beforeAscii(word.toLowerCase().normalize("NFC"))).toLowerCase()).replace(
    /[^a-z0-9]/g,
    "",
  );
  if (cache.size >= CACHE_SIZE) cache.clear();
  if (word.length <= 64) cache.set(word, ascii);
  return ascii;
}

export function scriptOf(word: string): Script {
  if (HAN.test(word)) return "han";
  if (CONSONANTAL.test(word)) return "consonantal";
  if (ALPHABETIC.test(word)) return "alphabetic";
  return LATIN.test(word) || !/\p{L}/u.test(word) ? "latin" : "syllabic";
}

/**
 * The spelling of a Latin word with diacritics that loses no letter: Müller is Mueller, Søren is Soeren, Åse is Aase.
 */
export function spelledOut(word: string): string | null {
  if (!/[äöüøåæœþðß]/i.test(word)) return null;
  const spelled = word.toLowerCase().replace(/[äöüøåþð]/g, (letter) => SPELLED[letter] ?? letter);
  const ascii = latinize(spelled);
  return ascii === latinize(word) ? null : ascii;
}

/**
 * The alternative spelling of a name where its own letters are unavailable or separated: `Jürgen Müller` as `Juergen
 * Mueller`, `山田 太郎` as `山田太郎`. `null` if there is none.
 */
export function otherWriting(name: string): string | null {
  if (UNSPACED.test(name)) return /\s/.test(name) ? name.replace(/\s+/g, "") : null;
  const spelled = name.replace(/\p{L}+/gu, (word) => spelledOut(word.normalize("NFC")) ?? word);
  return spelled === name ? null : spelled;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]+$/u;

/** Greek `ντ`, `μπ`, `γκ` inside a word stand for d, b, g as often as for both letters; doubled, for one of each. */
export function greekSpellings(word: string): string[] {
  const lower = word.toLowerCase();
  if (!/.(?:ντ|μπ|γκ|τζ)/.test(lower)) return [];
  const spell = (text: string) => latinize(text.replace(/ντ/g, "d").replace(/μπ/g, "b").replace(/γκ/g, "g"));
  if (/.τζ/.test(lower)) return [spell(lower), spell(lower.replace(/(?<=.)τζ/g, "tz"))];
  const half = lower.replace(/(μ)πμπ/g, "$1b").replace(/(ν)τντ/g, "$1d");
  return [...new Set([spell(lower), spell(half), spell(half.replace(/μb/g, "μpb"))])];
}

/** Words as written: split at everything that is not a letter, mark or digit, except apostrophes. */
export function splitRaw(text: string): string[] {
  return text
    .normalize("NFKC")
    .replace(/['\u2018\u2019\u02bb\u02bc\u02b9`\u00b4\u05f3\u05f4\u00ad]|\u200c|\u200d/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part !== "");
}

function plainWords(text: string): NameWord[] {
  const words: NameWord[] = [];
  for (const part of text
    .toLowerCase()
    .replaceAll("'", "")
    .split(/[^a-z0-9]+/)) {
    if (part !== "") words.push({ text: part, script: "latin" });
  }
  return words;
}

/**
 * Chinese and Korean: the surname comes first, with two characters if it is one of the compound surnames, otherwise
 * with one.
 */
export function splitEastAsian(word: string): string[] {
  if (!HAN.test(word) && !HANGUL.test(word)) return [word];
  const characters = [...word];
  if (characters.length < 2 || characters.length > 4) return [word];
  const compound = COMPOUND_SURNAMES.has(characters.slice(0, 2).join("")) && characters.length > 2;
  if (characters.length === 4 && !compound && HANGUL.test(word)) return [word];
  const length = compound ? 2 : 1;
  return [characters.slice(0, length).join(""), characters.slice(length).join("")];
}

/**
 * Other Latin spellings of a surname in Hangul than the official romanisation, and of a Chinese surname whose character
 * is read differently in other words.
 */
export function surnameSpellings(word: string): readonly string[] {
  return SURNAME_SPELLINGS.get(word) ?? [];
}

/** Corrects what the general table gets wrong in names: Greek digraphs, Hebrew letters, Cyrillic signs. */
function beforeAscii(word: string): string {
  if (/\p{Script=Greek}/u.test(word)) {
    return word
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/^μπ/, "b")
      .replace(/^ντ/, "d")
      .replace(/^γκ/, "g")
      .replace(/γου(?=[αεηιο])/g, "w")
      .replace(/ου/g, "ou")
      .replace(/τζ/g, "j")
      .replace(/[αε]υ/g, (pair) => (pair[0] === "α" ? "av" : "ev"))
      .replace(/γγ/g, "ng")
      .replace(/χ/g, "h");
  }
  if (/\p{Script=Hebrew}/u.test(word)) {
    return word.replace(/^[\u05d0\u05e2]/, "a").replace(/[\u05d0-\u05ea]/g, (letter) => HEBREW[letter] ?? "");
  }
  if (/\p{Script=Arabic}/u.test(word)) {
    return word
      .replace(/^\u0639/, "a")
      .replace(/[\u0622-\u0627\u0649\u0671]/g, "a")
      .replace(/\u0648/g, "w");
  }
  if (/\p{Script=Cyrillic}/u.test(word)) return word.replace(/[ъьʼ]/g, "");
  if (KANA.test(word))
    return word
      .replace(/[ーッっ]/g, "")
      .replace(/[ァィゥェォャュョぁぃぅぇぉゃゅょ]/g, (small) => SMALL_KANA[small] ?? small);
  return word;
}

/** A small kana changes the preceding vowel: `shi` + small `yu` is `shu`, `te` + small `i` is `ti`. */
function afterKana(ascii: string): string {
  if (!ascii.includes("%")) return ascii;
  return ascii
    .replace(/(sh|ch|j)i%y/g, "$1")
    .replace(/i%y/g, "y")
    .replace(/[aeiou]%/g, "");
}

const PLAIN = /^[A-Za-z0-9 .,'-]*$/;
const LATIN = /\p{Script=Latin}/u;
const HAN = /^\p{Script=Han}+$/u;
const CONSONANTAL = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u;
const ALPHABETIC = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/u;
const SPELLED: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa", þ: "th", ð: "d" };
/** Hebrew consonants; alef and ayin stand for vowels, and so do vav and yod mostly. */
const HEBREW: Readonly<Record<string, string>> = {
  ב: "b",
  ג: "g",
  ד: "d",
  ה: "h",
  ו: "v",
  ז: "z",
  ח: "h",
  ט: "t",
  י: "y",
  כ: "k",
  ך: "k",
  ל: "l",
  מ: "m",
  ם: "m",
  נ: "n",
  ן: "n",
  ס: "s",
  פ: "p",
  ף: "p",
  צ: "ts",
  ץ: "ts",
  ק: "k",
  ר: "r",
  ש: "sh",
  ת: "t",
}; // prettier-ignore
/** Surnames of two characters that are still in use. */
const COMPOUND_SURNAMES: ReadonlySet<string> = new Set(
  readWordList(new URL("lists/compound-surnames.txt", import.meta.url)).entries("compound surnames"),
);
const HANGUL = /^\p{Script=Hangul}+$/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SMALL_KANA: Readonly<Record<string, string>> = {
  ァ: "%a",
  ィ: "%i",
  ゥ: "%u",
  ェ: "%e",
  ォ: "%o",
  ャ: "%ya",
  ュ: "%yu",
  ョ: "%yo",
  ぁ: "%a",
  ぃ: "%i",
  ぅ: "%u",
  ぇ: "%e",
  ぉ: "%o",
  ゃ: "%ya",
  ゅ: "%yu",
  ょ: "%yo",
};
/** The usual passport spellings of the common Korean surnames, and surnames that the general table reads as other words. */
const SURNAME_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  ["korean", "chinese"]
    .flatMap((from) => readWordList(new URL(`lists/${from}-surnames.txt`, import.meta.url)).entries("surnames"))
    .map((entry) => entry.split(" "))
    .map(([hangul = "", ...spellings]) => [hangul, spellings]),
);
const CACHE_SIZE = 100_000;
const cache = new Map<string, string>();
