import { readWordList } from "../lists/word-list.ts";
import { foldHan } from "./han.ts";
import {
  greekSpellings,
  surnameSpellings,
  latinize,
  readWords,
  type Script,
  scriptOf,
  spelledOut,
  splitEastAsian,
  splitRaw,
} from "./scripts.ts";
import { UNSEEN } from "./unseen.ts";

/** What a word of a name is. `word` and `initial` are calling words; the rest only help to tell namesakes apart. */
export type PartKind = "word" | "initial" | "particle" | "suffix" | "honorific";

/** One word of a name, in the normalised form in which it is indexed and compared. */
export interface NamePart {
  readonly kind: PartKind;
  /** ASCII, lower case, never empty. */
  readonly word: string;
  /** Other spellings that count as the same word: `mueller` for Müller. */
  readonly forms: readonly string[];
  readonly script: Script;
  /** A word in Chinese characters as it is written, each in the form that stands for its variants. */
  readonly characters?: string;
}

/** Parts `from` to `to` (inclusive), written as one word: `vanderberg`, `ocasiocortez`, `jd`. */
export interface JoinedPart {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

export interface PersonName {
  readonly parts: readonly NamePart[];
  readonly joined: readonly JoinedPart[];
}

/** Longer names are cut off: no person's name is that long, and the number of pairs grows quadratically. */
export const MAX_PARTS = 12;
export const MAX_NAME_LETTERS = 256;

/**
 * Parses a name as people write it: `Berg, Ludwig van der`, `Dr. J. R. Smith III`, `Jesús G. "Chuy" García`, `习近平`.
 * `Surname, Given` is reordered if a single word precedes the comma.
 */
export function readName(text: string): PersonName {
  const cut = text.length > MAX_NAME_LETTERS ? text.slice(0, MAX_NAME_LETTERS) : text;
  const isAscii = /^[ -~]*$/.test(cut);
  const clean = isAscii ? cut : withoutUnseen(cut.toWellFormed()).replace(/[\p{C}]/gu, " ");
  // A name in Han or Hangul that contains spaces or dots is already split; a foreign one would be split wrongly.
  const unspaced = !isAscii && (clean.match(/[\p{Script=Han}\p{Script=Hangul}]+/gu) ?? []).length === 1;
  const rough = orderAtComma(clean)
    .flatMap((chunk) => readChunk(chunk, unspaced))
    .slice(0, MAX_PARTS);
  const merged = mergeMc(rough);
  const kinds = classify(merged);
  const parts = merged.map((each, index) => ({
    kind: kinds[index] ?? "word",
    word: canonicalSuffix(kinds[index] ?? "word", each.word),
    forms: each.forms,
    script: each.script,
    ...(each.characters !== undefined && { characters: each.characters }),
  }));
  return { parts, joined: joinParts(parts, merged) };
}

/**
 * Without characters that are invisible between two letters, which only hide a name. Where nothing
 * else separates the words, they do.
 */
function withoutUnseen(text: string): string {
  const bare = text.replace(UNSEEN_WITHIN, "");
  return /\S\s+\S/u.test(bare) ? bare : text;
}

const UNSEEN_WITHIN = new RegExp(`(?<=\\p{L})[${UNSEEN}]+(?=\\p{L})`, "gu");

/** The words that name the person, without particles, honorifics and suffixes. */
export function callingWords(name: PersonName): readonly NamePart[] {
  return name.parts.filter((part) => part.kind === "word" || part.kind === "initial");
}

/** What a leading honorific says about the person's occupation, as a word of context. */
export function honorificMeaning(word: string): string | null {
  return HONORIFICS.get(word) || null;
}

/** Whether a word goes with a name without naming the person: a particle, a suffix, a form of address. */
export function isAside(word: string): boolean {
  return isParticle(word) || SUFFIXES.has(word) || HONORIFICS.has(word);
}

/** An East Slavic patronymic in Latin letters, which may be left out. */
export function isPatronymic(word: string): boolean {
  return /.{2}(?:ovi?ch|evi?ch|yevich|ovna|evna|ichna|inichna)$/.test(word);
}

export function isParticle(word: string): boolean {
  return PARTICLES.has(word);
}

interface RoughPart {
  readonly word: string;
  readonly forms: readonly string[];
  readonly script: Script;
  readonly characters?: string;
  /** The space-separated chunk that it comes from: parts of one chunk were hyphenated. */
  readonly chunk: object;
}

function orderAtComma(text: string): string[] {
  const chunks = (part: string) => part.split(/\s+/u).filter((chunk) => chunk !== "");
  if (!/[,،、，]/u.test(text)) return chunks(text);
  const pieces = text
    .split(/[,،、，]/u)
    .map(chunks)
    .filter((piece) => piece.length > 0);
  const names = pieces.filter((piece, index) => index === 0 || !piece.every(isSuffixChunk));
  const suffixes = pieces.filter((piece) => !names.includes(piece)).flat();
  const [first = [], second = [], ...rest] = names;
  const surnameFirst = names.length >= 2 && first.filter((chunk) => !isParticle(latinize(chunk))).length === 1;
  return [...(surnameFirst ? [...second, ...first] : [...first, ...second]), ...rest.flat(), ...suffixes];
}

/** "PhD", "M.B.A." behind a name: what somebody has earned, unlike "Jr." and "III", which are part of what they are called. */
export function isDegreeBehind(chunk: string): boolean {
  const suffix = SUFFIXES.get(latinize(chunk.replace(/[.,]/g, "")));
  return suffix !== undefined && !GENERATIONS.has(suffix) && (chunk.match(/\p{Lu}/gu)?.length ?? 0) >= 2;
}

const GENERATIONS: ReadonlySet<string> = new Set(["ii", "iii", "iv", "jr", "sr"]);

function isSuffixChunk(chunk: string): boolean {
  return SUFFIXES.has(latinize(chunk));
}

function readChunk(text: string, unspaced: boolean): RoughPart[] {
  const chunk = {};
  const whole = latinize(text);
  if (SUFFIXES.has(whole) && whole.length > 1) return [{ word: whole, forms: [], script: "latin", chunk }];
  if (/^[A-Za-z'.-]*$/.test(text)) {
    return readWords(text).map(({ text: word, script }) => ({ word, forms: [], script, chunk }));
  }
  return splitRaw(text)
    .flatMap((raw) => (unspaced ? splitEastAsian(raw) : [raw]))
    .map((raw) => {
      const spelled = spelledOut(raw);
      const forms = spelled ? [spelled] : [...greekSpellings(raw), ...surnameSpellings(raw)];
      // One letter of another alphabet may become two of ours: Ю. is Yu., Дж. is J.
      const letter = /^(?:[а-яёіїєґ]|дж)$/i.test(raw) ? latinize(raw).replace(/^dzh/, "j")[0] : undefined;
      const script = scriptOf(raw);
      const word = letter ?? latinize(raw);
      return { word, forms, script, chunk, ...(script === "han" && { characters: foldHan(raw) }) };
    })
    .filter((part) => part.word !== "");
}

/** `Mc Donald` is McDonald, `Abd al-Rahman` is Abdul Rahman. */
function mergeMc(parts: readonly RoughPart[]): RoughPart[] {
  const merged: RoughPart[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as RoughPart;
    const next = parts[index + 1];
    if (part.word === "mc" && next) {
      merged.push({ ...next, word: `mc${next.word}` });
      index += 1;
    } else if (part.word === "abd" && next && ARTICLES.has(next.word)) {
      merged.push({ ...part, word: "abdul" });
      index += 1;
    } else merged.push(part);
  }
  return merged;
}

function classify(parts: readonly RoughPart[]): PartKind[] {
  const kinds: PartKind[] = parts.map((part) =>
    part.word.length === 1 && part.script !== "han" && part.script !== "syllabic" ? "initial" : "word",
  );
  let first = 0;
  while (first < parts.length - 1 && HONORIFICS.has(parts[first]?.word ?? "")) kinds[first++] = "honorific";
  let last = parts.length - 1;
  while (last > first && SUFFIXES.has(parts[last]?.word ?? "")) kinds[last--] = "suffix";
  for (let index = first; index < last; index++) {
    const word = parts[index]?.word ?? "";
    if (!PARTICLES.has(word)) continue;
    const leading = index === first && FORENAMES.has(word) && !PARTICLES.has(parts[index + 1]?.word ?? "");
    if (!leading) kinds[index] = "particle";
  }
  return kinds;
}

/** A surname and a given name in Han characters, which may be separated by a space or not: 山田 太郎 is 山田太郎. */
function isOneInAsia(parts: readonly NamePart[]): boolean {
  return parts.length === 2 && parts.every(({ kind, script }) => kind === "word" && script === "han");
}

function joinParts(parts: readonly NamePart[], rough: readonly RoughPart[]): JoinedPart[] {
  const joined: JoinedPart[] = [];
  const put = (from: number, to: number) => {
    if (to <= from) return;
    const word = parts
      .slice(from, to + 1)
      .map((part) => part.word)
      .join("");
    if (word.length <= 40) joined.push({ word, from, to });
  };
  for (let from = 0; from < parts.length; from++) {
    const kind = parts[from]?.kind;
    let to = from;
    if (kind === "particle" && parts[from - 1]?.kind !== "particle") {
      while (parts[to]?.kind === "particle") to++;
    } else if (kind === "initial" && parts[from - 1]?.kind !== "initial") {
      while (parts[to + 1]?.kind === "initial") to++;
    } else if (rough[from - 1]?.chunk !== rough[from]?.chunk) {
      while (rough[to + 1]?.chunk === rough[from]?.chunk && parts[to + 1]?.kind === "word") to++;
    }
    put(from, Math.min(to, parts.length - 1));
  }
  if (isOneInAsia(parts) && joined.length === 0) put(0, parts.length - 1);
  return joined;
}

function canonicalSuffix(kind: PartKind, word: string): string {
  return kind === "suffix" ? (SUFFIXES.get(word) ?? word) : word;
}

const TITLES = readWordList(new URL("lists/titles.txt", import.meta.url));

/** Each suffix with the form that all its spellings count as. */
const SUFFIXES: ReadonlyMap<string, string> = new Map(
  TITLES.entries("suffixes")
    .map((entry) => entry.split(": "))
    .map(([word = "", canonical = word]) => [word, canonical]),
);

/** Forms of address before a name, with the occupation they name, if any. */
const HONORIFICS: ReadonlyMap<string, string> = new Map(
  TITLES.entries("honorifics")
    .map((entry) => entry.split(": "))
    .map(([word = "", meaning = ""]) => [word, meaning]),
);

const PARTICLES: ReadonlySet<string> = new Set(TITLES.entries("particles"));

const ARTICLES: ReadonlySet<string> = new Set(TITLES.entries("articles"));

/** Particles that are also given names if they come first: Al, Ben, Van, Del. */
const FORENAMES: ReadonlySet<string> = new Set(TITLES.entries("forenames"));
