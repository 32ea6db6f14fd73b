import { readWordList } from "../lists/word-list.ts";
import { foldKey } from "./fold.ts";
import { isPatronymic, MAX_NAME_LETTERS, readName } from "./parts.ts";
import { latinize } from "./scripts.ts";

/**
 * Other ways of writing the same name, in which words are set apart, put together, moved or left out: without a title,
 * with the surname first as in Russian lists, with Arabic compounds as one word, with the particle joined to the
 * surname. The name itself comes first. Each is another form under which a person is compared; none replaces the name.
 */
export function waysToWrite(name: string): readonly string[] {
  const cut = name.slice(0, MAX_NAME_LETTERS);
  let found: readonly string[] = [cut];
  for (const way of WAYS) found = [...new Set(found.flatMap((each) => [each, ...way(each)]))].slice(0, MAX_WAYS);
  return found;
}

/** Enough for a title, a compound, an article and a patronymic at once. */
const MAX_WAYS = 12;

type Way = (name: string) => readonly string[];

const chunksOf = (name: string): readonly string[] => name.split(/[\s\u00a0]+/u).filter((chunk) => chunk !== "");

const lettersOf = (chunk: string): readonly string[] => chunk.split(/[^\p{L}\p{M}]+/u).filter((part) => part !== "");

/** "Dr. med. Ada Kern", "Don José Quintana": a title is no part of the name if a whole name follows. */
const withoutTitles: Way = (name) => {
  const chunks = chunksOf(name);
  const at = countTitles(chunks);
  return at === 0 ? [] : [chunks.slice(at).join(" ")];
};

/**
 * A name without the titles before it, if one of them is abbreviated with a full stop: "Mag. (FH) Ada Kern". Without
 * one, the same letters may be a given name.
 */
export function withoutDottedTitles(name: string): string {
  const chunks = chunksOf(name);
  const at = countTitles(chunks);
  return chunks.slice(0, at).some((chunk) => chunk.includes(".")) ? chunks.slice(at).join(" ") : name;
}

/** How many chunks before a name of at least two words are titles. */
function countTitles(chunks: readonly string[]): number {
  let [at, isBehind] = [0, false];
  while (chunks.length - at > 2) {
    const words = lettersOf(chunks[at] ?? "").map(latinize);
    const areTitles = words.every((word, index) => TITLES.has(word) || ((isBehind || index > 0) && DEGREES.has(word)));
    if (words.length === 0 || !areTitles) break;
    isBehind = true;
    at += 1;
  }
  return at;
}

/** "Краснолобов Сергей Петрович", "Краснолобов С. П.", "Kern A": as lists write names, the surname first. */
const surnameFirst: Way = (name) => {
  const [surname, ...others] = chunksOf(name);
  if (surname === undefined || name.includes(",") || lettersOf(surname).join("").length < 2) return [];
  const areInitials =
    others.length > 0 && others.every((chunk) => lettersOf(chunk).every((word) => INITIAL.test(word)));
  if (areInitials) return [`${others.join(" ")} ${surname}`];
  const [given, patronymic, ...more] = others;
  const isPatronymicLast = patronymic !== undefined && more.length === 0 && isPatronymic(latinize(patronymic));
  return isPatronymicLast ? [`${given} ${surname}`] : [];
};

const INITIAL = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u;

/** "Abd al-Rahman", "Abdel Rahman", "Abdurrahman" and "عبد الرحمن" are one given name. */
const arabicCompounds: Way = (name) => {
  const chunks = chunksOf(name);
  for (const [at, chunk] of chunks.entries()) {
    const word = lettersOf(chunk).map(latinize).join("");
    if (chunk === SERVANT && chunks[at + 1] !== undefined)
      return [[...chunks.slice(0, at), `${chunk}${chunks[at + 1]}`, ...chunks.slice(at + 2)].join(" ")];
    const next = lettersOf(chunks[at + 1] ?? "").map(latinize);
    const isParted = /^abd[aeou]{0,2}l?$/.test(word) && next.length > 0 && chunks.length > 2;
    const whole = isParted ? [word, ...next].join("") : word;
    const root = /^abd(?:[aeiou]{1,2})(?:l(?=.{3})|([b-df-hj-np-tv-z])(?=\1))?(?<root>.{3,})$/.exec(whole)?.groups?.[
      "root"
    ];
    const bare = isParted && root === undefined ? next.join("") : root;
    if (bare === undefined || chunks.length < 2) continue;
    const made = `Abdul${bare}`;
    return [[...chunks.slice(0, at), made, ...chunks.slice(at + (isParted ? 2 : 1))].join(" ")];
  }
  return [];
};

/** "Abd" in Arabic letters. */
const SERVANT = "\u0639\u0628\u062f";

/** "van der Berg" as "Vanderberg", "al-Qasabi" as "Alqasabi". */
const joinedParticles: Way = (name) => {
  const { parts, joined } = readName(name);
  const last = joined.find(({ from, to }) => to === parts.length - 1 && parts[from]?.kind === "particle" && to > from);
  const first = parts[0];
  if (last === undefined || first === undefined || last.from === 0) return [];
  const before = parts.slice(0, last.from).map(({ word }) => word);
  const article = /^[ae]l(?=.{4})/.exec(last.word);
  const words = article ? ["al", "el"].map((each) => `${each}${last.word.slice(2)}`) : [last.word];
  return words.map((word) => [...before, word].join(" "));
};

/** "OttmarGrevenkjold": a name of one word with a capital within it. */
const setApart: Way = (name) => {
  if (chunksOf(name).length !== 1) return [];
  const apart = name.replace(/(?<=\p{Ll}{2})(?=\p{Lu}\p{Ll}{2})/gu, " ");
  return apart === name || /^(?:mac|mc)\s/i.test(apart) ? [] : [apart];
};

const WAYS: readonly Way[] = [setApart, withoutTitles, surnameFirst, arabicCompounds, joinedParticles];

/**
 * Where a long surname may have been set apart by mistake ("Quill Featherstone"): every way to write it as two words,
 * for the list, which has few names.
 */
export function partedSurnames(last: string): readonly (readonly [string, string])[] {
  if (last.length < MIN_PARTED) return [];
  return Array.from({ length: last.length - 2 * MIN_PIECE + 1 }, (_, index) => index + MIN_PIECE).map(
    (at) => [last.slice(0, at), last.slice(at)] as const,
  );
}

const MIN_PARTED = 8;
const MIN_PIECE = 3;

/** The spelling of a name of German letters for a sound that other romanisations write `c` or `ts`: "Belozerkowskaja". */
export function germanKey(word: string): string | null {
  const folded = foldKey(word);
  const other = folded.replace(/z/g, "c");
  return other === folded ? null : other;
}

const LIST = readWordList(new URL("lists/titles-before.txt", import.meta.url));
const TITLES: ReadonlySet<string> = new Set(LIST.entries("titles"));
const DEGREES: ReadonlySet<string> = new Set(LIST.entries("degrees"));
