import { asciiDigits } from "../domain/ascii-digits.ts";
import { existsSync } from "node:fs";
import { readWordList, type WordList } from "../lists/word-list.ts";
import { LANGUAGES } from "../text/languages/languages.ts";
import { analysisList } from "./lists.ts";
import { lowerInPlace } from "./pattern.ts";

/**
 * Ages under 18 that texts tell, from the patterns in the languages' folders (`ages.txt`), and for languages that have none in `unread-ages.txt`. `numbers` and `ordinals` are in order, from four
 * and from first. The other headings are what a text says, with slots: `{age}` an age, `{coming}` one that is still to come, `{school}` a year
 * at school, `{team}` a youth team, `{birth}` a year of birth, `{finishes}` the year in which somebody leaves school, `{graduates}` the same of a school or university,
 * `@` the person, `{between}` words between an age and a name, `{on}` the beginning of an uncapitalised word.
 *
 * | heading | what its patterns say |
 * |---|---|
 * | `school years of gb` | a year at school, by its number in `{year}`, in a country of `lists/school-systems.txt` |
 * | `9th school year of us` | one that has no number, or another |
 * | `youth teams` | a team of people under the age in `{limit}` |
 * | `tells own age`, `tells of minors` | in somebody's own words: their age, and that they are a minor |
 * | `parts of a bio` | a whole part of a line about oneself, or the whole line |
 * | `tells of somebody` | a sentence that names the person |
 * | `tells of them` | a sentence of a text about nobody else |
 * | `not between` | words that do not occur in `{between}` |
 * | `about others`, `earlier` | beside an age that is somebody else's, or was theirs once |
 * | `tens` | before a number that is part of a greater one |
 */
interface AgesOfLanguage {
  readonly own: readonly RegExp[];
  readonly minors: readonly RegExp[];
  readonly parts: readonly RegExp[];
  readonly named: readonly RegExp[];
  readonly unnamed: readonly RegExp[];
  readonly others: RegExp;
  readonly earlier: RegExp;
  /** What a text has that tells an age in this language: letters of its script, and a number or a year at school. */
  readonly letters: RegExp;
  readonly numbered: RegExp;
  /** Number words by age, and ordinals by number. */
  readonly numbers: readonly RegExp[];
  readonly ordinals: readonly RegExp[];
}

/** The year in which a text was written decides what its years of graduation mean. */
export interface AgeQuestion {
  readonly text: string;
  readonly year: number;
}

/**
 * What a word consists of; digits are ASCII ones by then. With `[\p{L}\p{M}\p{N}]` instead, all patterns took five
 * times as long to compile: the engine keeps the sets of binary properties, but collects those of general categories, and
 * merges them, anew for every pattern.
 */
const IN_A_WORD = String.raw`\p{Alpha}|\p{Grapheme_Extend}|\d`;

const ADULT = 18;
const FIRST_NUMBER = 4;
/** Somebody who graduates from a university after four years is at least as old. */
const GRADUATE = 22;
/** A player of a team for those under 15 is 14 at most. */
const OF_A_MINOR = ADULT - 1;
/** Beside an age in a longer text, words this far away belong to something else. In UTF-16 code units. */
const REACH = 200;
/** Texts that may repeat an age without end. */
const MAX_FOUND = 50;

/** Ages that somebody tells of themselves in their own words, when they wrote them: a post, or what a profile says in the first person. */
export function findOwnAges({ text, year }: AgeQuestion): readonly number[] {
  const small = asciiDigits(lowerInPlace(text));
  return listAges(small).flatMap((ages) => {
    const told = tellsNumber(small, ages) ? findAll(ages.own, small).filter((match) => isOwn(small, match, ages)) : [];
    const isMinor = findAll(ages.minors, small).some((match) => isOwn(small, match, ages));
    return [...told.flatMap((match) => agesIn(match, ages, year)), ...(isMinor ? [OF_A_MINOR] : [])];
  });
}

/** Ages in a line about oneself, whose parts are set off by commas, bars or emoji. One may be a bare number from ten on, the first also one in words. */
export function findAgesInLine({ text, year }: AgeQuestion): readonly number[] {
  const small = asciiDigits(lowerInPlace(text));
  const parts = small
    .split(PARTS)
    .map((part) => part.trim())
    .filter(Boolean);
  const languages = listAges(small);
  const isOne = parts.length < 2;
  const ages = [
    ...(isOne ? [] : bareAges(parts, languages)),
    ...languages.flatMap((language) => agesInParts(isOne ? parts : [...parts, small.trim()], language, year)),
  ];
  // Most lines tell no age, so whose it would be is asked last.
  const isOthers =
    ages.length > 0 && languages.some(({ others, earlier }) => others.test(small) || earlier.test(small));
  return isOthers ? [] : ages;
}

/** A part that is just a number, if there is one such part, and a first part that is a number in words. */
function bareAges(parts: readonly string[], languages: readonly AgesOfLanguage[]): readonly number[] {
  const bare = parts.filter((part) => BARE.test(part));
  const [first = ""] = parts;
  const worded = /\p{N}/u.test(first)
    ? []
    : languages.flatMap(({ numbers }) => readNumber(first, numbers, FIRST_NUMBER));
  return [...(bare.length === 1 ? bare.map(Number) : []), ...worded.filter((age) => age >= MIN_BARE)];
}

function agesInParts(parts: readonly string[], ages: AgesOfLanguage, year: number): readonly number[] {
  return parts.flatMap((part) =>
    ages.parts.flatMap((pattern) => {
      const match = pattern.exec(part);
      return match === null ? [] : agesIn(match, ages, year);
    }),
  );
}

/**
 * Ages that a sentence tells of the person, who is `@` in it.
 *
 * @param isAbout whether the text is about nobody else, so that a sentence without a name is about them
 */
export function findAgesOf({ text, year }: AgeQuestion, isAbout: boolean): readonly number[] {
  const small = asciiDigits(lowerInPlace(text));
  const isNamed = small.includes("@");
  return listAges(small).flatMap((ages) => {
    const named = isNamed ? findAll(ages.named, small) : [];
    const unnamed = isAbout ? findAll(ages.unnamed, small) : [];
    const found = [...named.filter((match) => isOfOne(text, match)), ...unnamed];
    if (found.length === 0 || NAMED_ADULT.test(small) || ages.others.test(small) || ages.earlier.test(small)) return [];
    return found.flatMap((match) => agesIn(match, ages, year));
  });
}

/** "Under-18s travel free, but Ann Lee, 71, does not": the number behind a name is its bearer's age, whatever else the sentence says. */
const NAMED_ADULT = /@(?:, | \()(?:1[89]|[2-9]\d)[,)]/u;

/** The languages in whose script a text has letters. */
function listAges(small: string): readonly AgesOfLanguage[] {
  made ??= makeAges();
  return made.filter(({ letters }) => letters.test(small));
}

function tellsNumber(small: string, { numbered }: AgesOfLanguage): boolean {
  return FIGURES.test(small) || numbered.test(small);
}

/** An age, the number of a year at school, or the year in which it ends. */
const FIGURES = /(?<!\p{N})(?:1[0-8]|[1-9]|20[2-4]\d)(?!\p{N})/u;
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

const PARTS =
  /[,;،؛|·•()—\n、，。]|–(?!\d)|(?<!\d)–|\p{Extended_Pictographic}|\p{Regional_Indicator}+|\s-\s|(?<!y)\/|(?<!\p{N})\.\s/u;
/** A part that is just a number, if there is one such part; smaller numbers are likelier to mean something else. */
const BARE = /^1[0-7]$/u;
const MIN_BARE = 10;

function isOwn(small: string, { index, 0: words }: RegExpExecArray, { others, earlier }: AgesOfLanguage): boolean {
  const around = small.slice(Math.max(0, index - REACH), index + words.length + REACH);
  return !others.test(around) && !earlier.test(around);
}

/**
 * Without `matchAll`, which copies a pattern for every text: with patterns as long as these, that takes ten times as long as the search. They
 * are not joined to one either, because beyond 20 kB the engine interprets a pattern instead of compiling it.
 */
function findAll(patterns: readonly RegExp[], text: string): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_FOUND; match = pattern.exec(text)) {
      found.push(match);
    }
  }
  return found;
}

/** Whether no other name stands between an age and the person, and what continues the sentence is no name. */
function isOfOne(text: string, { index, 0: words, groups = {} }: RegExpExecArray): boolean {
  const written = text.slice(index, index + words.length);
  const on = Object.entries(groups).find(([name, found]) => name.startsWith("on_") && found !== undefined)?.[1];
  if (on !== undefined && /^\p{Lu}/u.test(written.slice(-on.length))) return false;
  const between = Object.entries(groups).find(([name, found]) => name.startsWith("between_") && found)?.[1];
  if (between === undefined) return true;
  return !TWO_CAPITALS.test(written.slice(words.lastIndexOf(between), words.lastIndexOf(between) + between.length));
}

const TWO_CAPITALS = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

function agesIn(
  { groups = {} }: RegExpExecArray,
  { numbers, ordinals }: AgesOfLanguage,
  year: number,
): readonly number[] {
  if (!Object.keys(groups).some((name) => !/^(?:on|between)_/u.test(name))) return [OF_A_MINOR];
  return Object.entries(groups).flatMap(([name, written]) => {
    const [slot = ""] = name.split("_");
    if (written === undefined || slot === "on" || slot === "between") return [];
    if (slot === "age") return readNumber(written, numbers, FIRST_NUMBER);
    if (slot === "coming")
      return [...readNumber(written, numbers, FIRST_NUMBER), ...readNumber(written, ordinals, 1)]
        .slice(0, 1)
        .map((age) => age - 1);
    // Until the last day of the year it may still be to come.
    if (slot === "birth") return year < Number(written) ? [] : year - Number(written) - 1;
    if (slot === "limit") return Number(written) - 1;
    if (slot === "finishes") return ADULT - (fullYear(written) - year);
    if (slot === "graduates") return GRADUATE - (fullYear(written) - year);
    const [, country = "", named = ""] = /^([a-z]+)(\d*)$/u.exec(slot) ?? [];
    const start = SCHOOL_STARTS.get(country);
    if (start === undefined) return [];
    const numbered = named === "" ? readNumber(written, ordinals, 1) : [Number(named)];
    return numbered.map((number) => start + number - 1);
  });
}

function readNumber(written: string, words: readonly RegExp[], first: number): readonly number[] {
  if (/^20\d\d$/u.test(written)) return [];
  const figures = /^\d+/u.exec(written)?.[0];
  if (figures !== undefined) return [Number(figures)];
  const at = words.findIndex((word) => word.test(written));
  return at < 0 ? [] : [first + at];
}

function fullYear(written: string): number {
  return written.length === 2 ? 2000 + Number(written) : Number(written);
}

/** The age at which school begins, by country. */
const SCHOOL_STARTS: ReadonlyMap<string, number> = new Map(
  [...analysisList("school-systems").headings].flatMap(([age, { entries }]) =>
    entries.map((country) => [country, Number(age)] as const),
  ),
);

/** Headings of words for numbers, and for years at school that have no number. */
const NUMBERED = /^(?:numbers|ordinals|\d+th school year of [a-z]{2})$/u;

/** Made for the first text: that takes 0.2 s (two shared EPYC cores, Node 24.21). */
let made: readonly AgesOfLanguage[] | undefined;

function makeAges(): readonly AgesOfLanguage[] {
  const folders = new URL("../text/languages/", import.meta.url);
  const files = [...LANGUAGES.map(({ lang }) => `${lang}/ages.txt`), "unread-ages.txt"];
  return files
    .map((file) => new URL(file, folders))
    .filter((file) => existsSync(file))
    .map((file) => compile(readWordList(file)));
}

function compile(list: WordList): AgesOfLanguage {
  const linesOf = (heading: string) => list.headings.get(heading)?.entries ?? [];
  const isSpaced = linesOf("not between").length > 0;
  const [begins, ends] = isSpaced ? [`(?<!${IN_A_WORD})`, `(?!${IN_A_WORD})`] : ["", ""];
  const write = writerOf(list, linesOf, isSpaced);
  const within = (words: string, flags: string) => new RegExp(`${begins}(?:${words})${ends}`, flags);
  const searched = (heading: string) => linesOf(heading).map((line) => within(write(line), "gu"));
  const whole = (words: string) => new RegExp(`^(?:${words})$`, "u");
  return {
    own: searched("tells own age"),
    minors:
      linesOf("tells of minors").length === 0 ? [] : [within(linesOf("tells of minors").map(write).join("|"), "gu")],
    parts: linesOf("parts of a bio").map((line) => whole(write(line))),
    named: searched("tells of somebody"),
    unnamed: searched("tells of them"),
    others: within(list.pattern("about others"), "u"),
    earlier: within(list.pattern("earlier"), "u"),
    letters: SCRIPTS.find((script) => script.test(linesOf("numbers").join(""))) ?? /\p{L}/u,
    numbered: within(
      [...list.headings].flatMap(([heading, { entries }]) => (NUMBERED.test(heading) ? entries : [])).join("|"),
      "u",
    ),
    numbers: linesOf("numbers").map(whole),
    ordinals: linesOf("ordinals").map(whole),
  };
}

/** Writes patterns with their slots filled; each slot has a group of its own name. */
function writerOf(
  list: WordList,
  linesOf: (heading: string) => readonly string[],
  isSpaced: boolean,
): (line: string) => string {
  let count = 0;
  const orSigns = linesOf("ordinal signs").join("|") || "(?!)";
  const tens =
    linesOf("tens")
      .map((word) => `(?:${word})[ -]`)
      .join("|") || "(?!)";
  // In a word of several, "five" is not the number of "twenty-five".
  const alone = isSpaced
    ? String.raw`(?<!${IN_A_WORD}|[\p{Alpha}\d]-|\d[.,:\/]|${tens})`
    : String.raw`(?<![\d〇零两兩二三四五六七八九十百千廿卅]|\d[.,:\/])`;
  const end = String.raw`(?!\d|[.,:]\d| ?%)`;
  const group = (slot: string, words: string) => `(?<${slot}_${count++}>${words})`;
  const wordsOf = (heading: string) => linesOf(heading).join("|") || "(?!)";
  const numbers = wordsOf("numbers");
  const ordinals = wordsOf("ordinals");
  const slots: Readonly<Record<string, () => string>> = {
    age: () => alone + group("age", `(?:1[0-7]|[4-9])${end}|${numbers}`),
    coming: () => alone + group("coming", `(?:1[0-8]|[5-9])${end}(?:${orSigns})?|${numbers}|${ordinals}`),
    limit: () => group("limit", `(?:1[0-8]|[7-9])${end}`),
    finishes: () => group("finishes", String.raw`20\d\d|\d\d`) + end,
    graduates: () => group("graduates", String.raw`20\d\d`) + end,
    birth: () => alone + group("birth", String.raw`20[0-4]\d`) + end,
    on: () => group("on", String.raw`(?:\p{Alpha}|\p{Grapheme_Extend}|['’-])+`),
    between: () =>
      group(
        "between",
        String.raw`(?:(?!(?:${wordsOf("not between")})(?!\p{Alpha}))(?:\p{Alpha}|\p{Grapheme_Extend}|[’'-])+ ){0,3}`,
      ),
    team: () => `(?:${linesOf("youth teams").map(fill).join("|") || "(?!)"})`,
    school: () => `(?:${schools().join("|") || "(?!)"})`,
  };
  const fill = (line: string): string =>
    line.replace(/\{([a-z]+)\}/gu, (written, slot: string) => slots[slot]?.() ?? written);
  const schools = () =>
    [...list.headings].flatMap(([heading, { entries }]) => {
      const [, number = "", country] = /^(?:(\d+)th )?school years? of ([a-z]{2})$/u.exec(heading) ?? [];
      if (country === undefined) return [];
      if (number !== "") return [group(`${country}${number}`, entries.join("|"))];
      const year = () => alone + group(country, `(?:1[0-3]|[1-9])${end}(?:${orSigns})?|${ordinals}`);
      return entries.map((line) => line.replace("{year}", year));
    });
  return fill;
}
