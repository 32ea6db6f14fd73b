import { cue } from "../languages/cues.ts";
import { readFileSync } from "node:fs";
import { LANGUAGES } from "../languages/languages.ts";

/**
 * What stands under a heading of a CV or a profile page, or after a label: chapters of several lines (`work` to
 * `other`), and facts of one line (`name` to `spouse`). `others` are other people, `visitors` is what anybody can
 * write on a page, `wanted` is a post that somebody would like.
 */
export type Chapter =
  | "work"
  | "school"
  | "languages"
  | "skills"
  | "interests"
  | "awards"
  | "events"
  | "contact"
  | "wanted"
  | "others"
  | "visitors"
  | "profile"
  | "other"
  | LabelFact;

/** The facts that a label can introduce on one line. */
export type LabelFact =
  | "name"
  | "title"
  | "employer"
  | "period"
  | "degree"
  | "schoolName"
  | "birth"
  | "birthPlace"
  | "location"
  | "nationality"
  | "phone"
  | "email"
  | "gender"
  | "spouse";

/**
 * The chapter that a heading opens, or the fact that a label states; `undefined` for any other text. The words are
 * those of `languages/<language>/headings.txt`, compared without case, diacritics and punctuation, and in every
 * language at once, because pages mix them.
 */
export function chapterOf(heading: string): Chapter | undefined {
  if (heading.length > MAX_HEADING_LENGTH || /["{}[\]<>=_\\]/u.test(heading)) return undefined;
  const one = heading.replace(PLURALS, "");
  const folded = fold(one.replace(/(?<=\S)\s*\([^()]{0,30}\)\s*[:：]?$/u, ""));
  const isSpacedOut = SPACED_OUT.test(folded) || CLOSED_UP.test(heading.trim()) || TORN_LETTER.test(heading.trim());
  const whole = isSpacedOut ? (spaced().get(folded.replaceAll(" ", "")) ?? folded) : folded;
  const found = words().get(whole) ?? words().get(whole.replace(NARROWS, "")) ?? chapterOfParts(one);
  if (found === undefined && COMMENTS.test(heading)) return "visitors";
  if (found === undefined && (OF_SOMEBODY.test(heading) || isSample(heading) || VACANCY.test(heading))) return "others";
  // "Tel. 0191 496 0455", "2010 to 2016": the value that the label would introduce is part of the text.
  return isFact(found) && /\d\d/u.test(heading) ? undefined : found;
}

/** "Her supervisor", "My mentor Otto Brandt", "CV of my business partner": somebody by their relation to the person. */
const OF_SOMEBODY = new RegExp(
  `^(?:(?:${cue("calls a CV")})\\s\\p{Ll}{1,4}\\s)?(?:${cue("possessives in headings")}|${cue("definite articles")})\\s(?:\\p{Ll}{3,12}\\s)?(?:${cue("people around")}|${cue("people in headings")})(?:\\s\\p{Lu}[\\p{L}'’.-]{0,20}){0,3}[:：]?$`,
  "iu",
);

/** "Template", "CV template", "Plantilla de currículum". */
function isSample(heading: string): boolean {
  const rest = heading.replace(SAMPLE, " ");
  if (rest === heading) return false;
  const bare = rest.replace(CV, " ");
  return bare === rest ? !/[\p{L}\p{N}]/u.test(rest) : !/\p{L}{4}/u.test(bare);
}

const SAMPLE = new RegExp(`(?<!\\p{L})(?:${cue("samples")})(?:\\p{Pd}|(?!\\p{L}))`, "iu");
const CV = new RegExp(`(?<!\\p{L})(?:${cue("calls a CV")})(?!\\p{L})`, "giu");
const COMMENTS = new RegExp(`^(?:${cue("comments in headings")})[:：.!]*$`, "iu");
const VACANCY = new RegExp(`^(?:${cue("vacancies in headings")})[:：.!]*$`, "iu");

/** "Surname(s) / First name(s)", "Nachname(n)", "Vardas (-ai)", as in forms. */
const PLURALS = /(?<=\p{L})\s?\(-?\p{Ll}{1,4}\)/gu;

const FACTS: ReadonlySet<string> = new Set<LabelFact>(
  "name title employer period degree schoolName birth birthPlace location nationality phone email gender spouse".split(
    " ",
  ) as LabelFact[],
);

/** Whether a heading or label states one fact rather than opening several lines. */
export function isFact(chapter: Chapter | undefined): chapter is LabelFact {
  return chapter !== undefined && FACTS.has(chapter);
}

/** "E D U C A T I O N". */
const SPACED_OUT = /^(?:\p{L} ){3,}\p{L}$/u;
/** "EXPÉRIENCEPROFESSIONNELLE": in letter-spaced text, the space between words is no wider than between letters. */
const CLOSED_UP = /^[\p{Lu}\p{M}]{10,40}$/u;
/** "DO Ś WIADCZENIE": where a font lacks a letter, another font's stands apart from its word. */
const TORN_LETTER = /^(?=.*(?:^|\s)[^\P{Lu}A-Z](?:\s|$))[\p{Lu}\s]{4,40}$/u;
let knownSpaced: ReadonlyMap<string, string> | undefined;

/** The known headings by their letters only. */
function spaced(): ReadonlyMap<string, string> {
  knownSpaced ??= new Map([...words().keys()].map((heading) => [heading.replaceAll(" ", ""), heading]));
  return knownSpaced;
}

/** "Licences & certifications", "Prizes / grants": two or three known headings in one; the first decides. */
function chapterOfParts(heading: string): Chapter | undefined {
  const parts = heading.split(JOINS);
  if (parts.length < 2 || parts.length > MAX_PARTS) return undefined;
  const told = parts.map((part) => words().get(fold(part)));
  return told.includes(undefined) ? undefined : told[0];
}

const JOINS = new RegExp(`(?:(?<!\\s)\\s+)?[&/+,]\\s*|\\s(?:${cue("list ands")})\\s`, "u");
const MAX_PARTS = 3;
/** What narrows a heading, folded: "Relevant work experience", "Selected awards". */
const NARROWS = new RegExp(`^(?:${cue("narrows a heading")}) (?=\\p{L})`, "u");

/** Longer than any heading in the lists, with a punctuation mark or two. */
const MAX_HEADING_LENGTH = 72;

/** "Employer: Globex" in a chapter of posts is a line of one of them. */
export function isPartOfEntry(label: Chapter | undefined): boolean {
  return label !== undefined && ["title", "employer", "period", "degree", "schoolName"].includes(label);
}

/** The chapters that make a document a CV. */
export function isCareerChapter(chapter: Chapter | undefined): boolean {
  return chapter !== undefined && CAREER.has(chapter);
}

const CAREER: ReadonlySet<Chapter> = new Set(["work", "school", "languages", "skills", "interests", "awards"]);

/**
 * The language whose lists contain the most of a document's headings and labels, at least two and more than any
 * other; `undefined` if there is none.
 */
export function languageOfHeadings(headings: Iterable<string>): string | undefined {
  const counts = new Map<string, number>();
  for (const heading of new Set(headings))
    if (heading.length <= MAX_HEADING_LENGTH) {
      const folded = fold(heading);
      for (const [lang, words] of wordsByLanguage())
        if (words.has(folded)) counts.set(lang, (counts.get(lang) ?? 0) + 1);
    }
  const [best, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > 1 && best[1] > (second?.[1] ?? 0) ? best[0] : undefined;
}

const FOLDER = new URL("../languages/", import.meta.url);
let known: ReadonlyMap<string, Chapter> | undefined;
let knownByLanguage: ReadonlyMap<string, ReadonlyMap<string, Chapter>> | undefined;

function words(): ReadonlyMap<string, Chapter> {
  // English last, so that a word shared by two languages is read as English.
  known ??= new Map(
    [...wordsByLanguage()]
      .toSorted(([a], [b]) => (a === "en" ? 1 : b === "en" ? -1 : a < b ? -1 : 1))
      .flatMap(([, all]) => [...all]),
  );
  return known;
}

function wordsByLanguage(): ReadonlyMap<string, ReadonlyMap<string, Chapter>> {
  knownByLanguage ??= new Map(LANGUAGES.map(({ lang }) => [lang, headingsOf(lang)]));
  return knownByLanguage;
}

function headingsOf(lang: string): ReadonlyMap<string, Chapter> {
  const all = new Map<string, Chapter>();
  let chapter: Chapter | undefined;
  for (const line of readFileSync(new URL(`${lang}/headings.txt`, FOLDER), "utf8").split("\n")) {
    const opened = /^\[(\w+)\]$/u.exec(line)?.[1];
    if (opened !== undefined) chapter = opened as Chapter;
    else if (chapter !== undefined && line !== "" && !line.startsWith("#")) all.set(fold(line), chapter);
  }
  return all;
}

/** Only letters, in lower case and without diacritics; spaces between Chinese or Japanese letters are decorative. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/ł/gu, "l")
    .replace(/ı/gu, "i")
    .replace(/&/gu, " and ")
    .replace(/[^\p{L}]+/gu, " ")
    .replace(
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu,
      "",
    )
    .trim();
}
