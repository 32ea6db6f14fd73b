import { cueWords } from "../languages/cues.ts";
import { editDistance } from "../../names/distance.ts";
import { foldKey } from "../../names/fold.ts";
import { isNicknameOf } from "../../names/nicknames.ts";
import { otherWriting } from "../../names/scripts.ts";
import { isWholeName, unspacedCall } from "../../names/unspaced.ts";
import { foldWords } from "./fold-words.ts";
import { isAddress } from "./people-words.ts";

/**
 * A name in the order in which people are called, folded to lower-case ASCII, to tell how two names agree. The words
 * under which a name is indexed and searched are a `PersonName` (`names/parts.ts`): each with its script, kind and other
 * spellings, and without the difference between a given name and a family name.
 */
export interface OrderedName {
  readonly text: string;
  /** All words in order, without titles or suffix. */
  readonly words: readonly string[];
  /** Written in Latin letters. */
  readonly latin: boolean;
  readonly given: string;
  readonly middle: readonly string[];
  readonly family: string;
  /** `jr`, `sr`, `2`, `3`, …; `2` and `jr` may be the same person. */
  readonly suffix?: string;
}

export interface NameAgreement {
  /** `same`: all words; `compatible`: one is a shorter form or nickname; `similar`: one typing error apart; `oneWord`: too little to tell. */
  readonly level: "same" | "compatible" | "similar" | "oneWord" | "conflict";
  readonly middle?: "same" | "initial" | "conflict";
  readonly suffix?: "same" | "conflict";
}

const SUFFIXES = new Map([
  ["jr", "jr"],
  ["junior", "jr"],
  ["sr", "sr"],
  ["senior", "sr"],
  ["ii", "2"],
  ["2nd", "2"],
  ["iii", "3"],
  ["3rd", "3"],
  ["iv", "4"],
  ["esq", ""],
  ["phd", ""],
  ["md", ""],
]);
const PARTICLES = cueWords("particles", "particles of whole names");

/** Reads "Last, First M.", "First Middle Last, Jr." and plain order. */
export function orderName(text: string): OrderedName {
  const commas = text.split(",").map((part) => foldWords(part));
  let suffix: string | undefined;
  const kept: string[][] = [];
  for (const part of commas) {
    const words = part.filter((word) => {
      const known = SUFFIXES.get(word);
      if (known === undefined || (kept.length === 0 && part.length === 1)) return true;
      if (known !== "") suffix = known;
      return false;
    });
    if (words.length > 0) kept.push(words);
  }
  const [first = [], ...rest] = kept;
  const ordered = rest.length > 0 ? [...rest.flat(), ...first] : first;
  const words = ordered.length > 1 ? ordered.filter((word) => !isAddress(word)) : ordered;
  const familyWords = rest.length > 0 ? first.length : 1;
  let from = Math.max(1, words.length - familyWords);
  while (from > 1 && PARTICLES.has(words[from - 1] ?? "")) from--;
  return {
    text,
    words,
    latin: !/[^\p{Script=Latin}\P{L}]/u.test(text),
    given: words[0] ?? "",
    middle: words.slice(1, from),
    family: words.length > 1 ? words.slice(from).join(" ") : "",
    ...(suffix === undefined ? {} : { suffix }),
  };
}

/** "Ada “Addie” Finch" without what stands in quotation marks; the same name if nothing does. */
export function withoutNickname(name: OrderedName): OrderedName {
  return NICKNAME.test(name.text) ? orderName(name.text.replace(NICKNAME, " ")) : name;
}

const NICKNAME = /["“„][^"“”]{1,30}["”“]/u;

/** How well two names agree, however each is written: Müller is Mueller, and 山田 太郎 is 山田太郎. */
export function agreeNames(a: OrderedName, b: OrderedName): NameAgreement {
  const call = unspacedCall(a.text);
  if (call !== null && call === unspacedCall(b.text) && isWholeName(a.text)) return { level: "same" };
  const [one, other] = [otherWriting(a.text) ?? a.text, otherWriting(b.text) ?? b.text];
  if ((one !== a.text || other !== b.text) && !(a.latin && b.latin) && one === other) return { level: "same" };
  const written = agreeAsWritten(a, b);
  if (written.level === "same" || (one === a.text && other === b.text)) return written;
  const spelled = [agreeAsWritten(orderName(one), b), agreeAsWritten(a, orderName(other))];
  return spelled.find(({ level }) => level === "same") ?? written;
}

function agreeAsWritten(a: OrderedName, b: OrderedName): NameAgreement {
  if (a.words.length < 2 || b.words.length < 2) {
    const [short, long] = a.words.length < 2 ? [a, b] : [b, a];
    return { level: long.words.includes(short.words[0] ?? " ") ? "oneWord" : "conflict" };
  }
  if (isCutShort(a, b) || isCutShort(b, a)) return { level: "oneWord" };
  const suffix = agreeSuffix(a.suffix, b.suffix);
  const rest = suffix === undefined ? {} : { suffix };
  const family = wordLevel(a.family, b.family) ?? (endsWithFamily(a.family, b.family) ? "same" : undefined);
  const given = givenLevel(a.given, b.given);
  if (family !== undefined && given !== undefined) {
    const middle = agreeMiddle(middleOf(a, b), middleOf(b, a));
    const level =
      family === "similar" || given === "similar"
        ? "similar"
        : family === "same" && given === "same"
          ? "same"
          : "compatible";
    return { level, ...(middle === undefined ? {} : { middle }), ...rest };
  }
  return { level: sameWords(a, b), ...rest };
}

/** "Ada F." beside "Ada Finch": the given name, and the first letter of another part, as display names have it. */
function isCutShort({ words }: OrderedName, long: OrderedName): boolean {
  const [given = "", initial = ""] = words;
  if (words.length !== 2 || initial.length !== 1 || given.length < 2 || given !== long.given) return false;
  return long.words.slice(1).some((word) => word.length > 1 && word.startsWith(initial));
}

/** "van McDuffie" and "McDuffie": a supposed particle may be part of the name. */
function endsWithFamily(a: string, b: string): boolean {
  return a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

function middleOf(name: OrderedName, other: OrderedName): readonly string[] {
  if (!name.family.endsWith(` ${other.family}`)) return name.middle;
  return [...name.middle, ...name.family.slice(0, -other.family.length - 1).split(" ")];
}

/** Every word of the shorter name is in the longer one, in any order. */
function sameWords(a: OrderedName, b: OrderedName): "compatible" | "similar" | "conflict" {
  const [short, long] = a.words.length <= b.words.length ? [a, b] : [b, a];
  const [shortKeys, longKeys] = [foldKeysOf(short), foldKeysOf(long)];
  const used = new Set<number>();
  let slips = 0;
  for (const [at, word] of short.words.entries()) {
    const take = (fits: (other: string, place: number) => boolean): boolean => {
      const found = long.words.findIndex((other, place) => !used.has(place) && fits(other, place));
      if (found >= 0) used.add(found);
      return found >= 0;
    };
    if (take((other) => other === word) || take((_, place) => longKeys[place] === shortKeys[at])) continue;
    if (!take((other) => isMisread(word, other))) return "conflict";
    slips++;
  }
  return slips === 0 ? "compatible" : slips === 1 ? "similar" : "conflict";
}

/** `foldKey` of each word: a name is compared with many others. */
function foldKeysOf(name: OrderedName): readonly string[] {
  let keys = KNOWN_FOLD_KEYS.get(name);
  if (keys === undefined) KNOWN_FOLD_KEYS.set(name, (keys = name.words.map(foldKey)));
  return keys;
}

const KNOWN_FOLD_KEYS = new WeakMap<OrderedName, readonly string[]>();

function wordLevel(a: string, b: string): "same" | "similar" | undefined {
  if (a === b || a.replaceAll(" ", "") === b.replaceAll(" ", "")) return "same";
  return isMisread(a, b) ? "similar" : undefined;
}

/** A typing or OCR error; longer words may have more of them. */
function isMisread(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4) return false;
  if (isSlip(a, b)) return true;
  const x = foldOcr(a);
  const y = foldOcr(b);
  return (
    x === y ||
    (Math.min(x.length, y.length) > 4 && isSlip(x, y)) ||
    (x.length > 7 && y.length > 7 && editDistance(x, y, 2) <= 2)
  );
}

/** One form for letters that OCR confuses: 1, l and i; 0 and o; 5 and s; c and e; rn and m; cl and d; vv and w. */
export function foldOcr(text: string): string {
  return text
    .replace(/rn/gu, "m")
    .replace(/vv/gu, "w")
    .replace(/cl/gu, "d")
    .replace(/[1i]/gu, "l")
    .replace(/0/gu, "o")
    .replace(/5/gu, "s")
    .replace(/c/gu, "e");
}

function givenLevel(a: string, b: string): "same" | "compatible" | "similar" | undefined {
  if (a === b) return "same";
  if ((a.length === 1 || b.length === 1) && a[0] === b[0]) return "compatible";
  if (isNicknameOf(a, b)) return "compatible";
  return isMisread(a, b) ? "similar" : undefined;
}

function agreeMiddle(a: readonly string[], b: readonly string[]): NameAgreement["middle"] {
  const [x] = a;
  const [y] = b;
  if (x === undefined || y === undefined) return undefined;
  if (x.length > 1 && y.length > 1)
    return a.some((one) => b.some((other) => one === other || (one.length > 3 && isSlip(one, other))))
      ? "same"
      : "conflict";
  return a.some((one) => b.some((other) => one[0] === other[0])) ? "initial" : "conflict";
}

function agreeSuffix(a: string | undefined, b: string | undefined): NameAgreement["suffix"] {
  if (a === undefined || b === undefined) return undefined;
  return a === b || (a === "jr" && b === "2") || (a === "2" && b === "jr") ? "same" : "conflict";
}

/** One letter added, missing or changed, or two swapped. */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - at && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const left = a.slice(at, a.length - end);
  const right = b.slice(at, b.length - end);
  return (
    Math.max(left.length, right.length) <= 1 || (left.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}
