import type {
  ClaimDraft,
  EducationValue,
  ExperienceValue,
  PartialDate,
  Property,
  PropertyTypes,
} from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { findDates } from "../../prose/dates.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../../prose/naming.ts";
import { readLanguage } from "../../prose/language.ts";
import { isLanguageName } from "../../prose/personal.ts";
import { placeOf } from "./html.ts";
import { type Block, placeIn } from "./page-text.ts";
import { claimAt, compact } from "../reading/reading.ts";
import { resumePart, type ResumePart, SINCE, UNTIL_NOW } from "./resume-words.ts";
import { spanOf } from "../reading/span.ts";

/** A part of a CV: what stands under one of its headings. */
export interface ResumeSection {
  readonly part: ResumePart;
  readonly blocks: readonly Block[];
}

/** The parts of a CV; fewer than two of work, schooling, languages, abilities and honours are no CV. */
export function resumeSections(blocks: readonly Block[]): readonly ResumeSection[] {
  const sections: { part: ResumePart; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const part = resumePart(block.text);
    if (part !== undefined) sections.push({ part, blocks: [] });
    else if (/^h[12]$/u.test(block.tag) && sections.length > 0) sections.push({ part: "other", blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  }
  const told = new Set(sections.map(({ part }) => part).filter((part) => part !== "contact" && part !== "other"));
  return told.size >= 2 ? sections : [];
}

/**
 * What the parts of a CV say: posts and schools with their years, languages, abilities, honours, and the one address and the
 * one number under its contact. An entry whose halves cannot be told apart says nothing.
 */
export function* readResume(
  capture: Capture,
  sections: readonly ResumeSection[],
  lang: string | undefined,
): Generator<ClaimDraft> {
  const said = sayer(capture);
  for (const { part, blocks } of sections) {
    if (part === "work") yield* entriesOf(blocks, lang).flatMap((entry) => workOf(entry, said));
    if (part === "school") yield* entriesOf(blocks, lang).flatMap((entry) => schoolOf(entry, said));
    if (part === "languages") yield* itemsOf(blocks).flatMap((item) => [...languageOf(item, said, lang)]);
    if (part === "skills") yield* itemsOf(blocks).flatMap((item) => [...abilityOf(item, said)]);
    if (part === "awards") yield* blocks.flatMap((block) => [...honourOf(wholeOf(block), said)]);
  }
}

type Say = <P extends Property>(property: P, value: PropertyTypes[P], pieces: readonly Piece[]) => ClaimDraft;

/** How sure a reading by shape alone is. */
const BY_SHAPE = 0.9;

function sayer(capture: Capture): Say {
  return (property, value, pieces) => {
    const { locator, quote } = placeOf(
      capture,
      spanOf(...pieces.map(({ block, from, to }) => placeIn(block, from, to))),
    );
    return claimAt(property, value, locator, { quote, confidence: BY_SHAPE });
  };
}

/** A stretch of a block. */
interface Piece {
  readonly block: Block;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Entry {
  readonly pieces: readonly Piece[];
  readonly period: Stretch | undefined;
  readonly all: readonly Piece[];
}

interface Stretch {
  readonly from?: PartialDate;
  readonly to?: PartialDate;
  readonly current?: boolean;
}

/** The blocks of each entry: of one list item or table row, of a term with its description, else up to the next years. */
function entriesOf(blocks: readonly Block[], lang: string | undefined): Entry[] {
  const groups: Block[][] = [];
  const dated = blocks.map((block) => findStretch(block.text, lang));
  const yearsFirst = dated[0] !== undefined;
  let holder: string | undefined;
  let years = false;
  for (const [index, block] of blocks.entries()) {
    const own = block.path.findLast((element) => /^(?:li|tr)#/u.test(element));
    const last = groups.at(-1);
    const begins =
      own !== undefined
        ? own !== holder
        : holder !== undefined || block.tag === "dt" || (yearsFirst ? dated[index] !== undefined : years);
    if (last === undefined || begins) {
      groups.push([block]);
      years = dated[index] !== undefined;
    } else {
      last.push(block);
      years ||= dated[index] !== undefined;
    }
    holder = own;
  }
  return groups.map((group) => entryOf(group, lang));
}

function entryOf(group: readonly Block[], lang: string | undefined): Entry {
  let period: Stretch | undefined;
  const pieces: Piece[] = [];
  const all: Piece[] = [];
  for (const block of group.slice(0, MOST_LINES)) {
    all.push(wholeOf(block));
    const found = period === undefined ? findStretch(block.text, lang) : undefined;
    if (found === undefined) pieces.push(wholeOf(block));
    else {
      period = found.value;
      pieces.push(pieceOf(block, 0, found.from), pieceOf(block, found.to, block.text.length));
    }
  }
  return { pieces: pieces.flatMap((piece) => trimmed(piece) ?? []), period, all };
}

/** What comes after an entry's first lines describes it. */
const MOST_LINES = 4;

function workOf({ pieces, period, all }: Entry, say: Say): ClaimDraft[] {
  const halves = halvesOf(pieces, isJobTitle, isCompanyName);
  if (halves === undefined || period === undefined) return [];
  const [title, company] = halves;
  const value = compact<ExperienceValue>({ title: title.text, company: company.text, ...period, kind: "job" });
  return [say("experience", value, all)];
}

function schoolOf({ pieces, period, all }: Entry, say: Say): ClaimDraft[] {
  const parts = partsOf(pieces);
  const school = parts.find(({ text }) => isSchoolName(text));
  if (school === undefined) return [];
  const degree = parts.find((part) => part !== school);
  const { from, to } = period ?? {};
  return [say("education", compact<EducationValue>({ degree: degree?.text, school: school.text, from, to }), all)];
}

/** Title and employer: told by what they are, else in the order in which most CVs write them. */
function halvesOf(
  pieces: readonly Piece[],
  isFirst: (text: string) => boolean,
  isSecond: (text: string) => boolean,
): readonly [Piece, Piece] | undefined {
  const parts = partsOf(pieces);
  const [a, b] = parts;
  if (a === undefined || b === undefined || parts.length > 3) return undefined;
  const [first, second] = [isFirst(a.text), isFirst(b.text)];
  const swapped = (second && !first) || (first === second && isSecond(a.text) && !isSecond(b.text));
  return swapped ? [b, a] : [a, b];
}

/** The lines of an entry, or the parts of its only line. */
function partsOf(pieces: readonly Piece[]): Piece[] {
  const [only, ...more] = pieces;
  if (only === undefined) return [];
  if (more.length > 0)
    return pieces.filter(
      ({ text }) => text.length <= MOST_PART && !/[.!?]$/u.test(text.replace(/\b\p{Lu}?\p{L}{0,3}\.$/u, "")),
    );
  return splitPiece(
    only,
    /\s+[–—|·•@]\s+|,\s+(?!(?:Inc|Ltd|LLC|LLP|GmbH|AG|SA|SAS|S\.A|S\.L|PLC|Co)\b)|\s+-\s+|;\s+|\s+(?:at|bei|chez|presso)\s+(?=\p{Lu})/gu,
  ).filter(({ text }) => text.length <= MOST_PART);
}

const MOST_PART = 100;

function* languageOf(item: Piece, say: Say, lang: string | undefined): Generator<ClaimDraft> {
  const [, name = "", level] = /^([^(:–—-]{2,40}?)\s*(?:$|[(:–—-]\s*([^()]{1,40})\)?$)/u.exec(item.text) ?? [];
  if (isLanguageName(name, isLanguageTag(lang) ? lang : "en"))
    yield say("language", compact<PropertyTypes["language"]>({ language: name, proficiency: level?.trim() }), [item]);
}

function isLanguageTag(lang: string | undefined): lang is string {
  return lang !== undefined && /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/u.test(lang);
}

function* abilityOf(item: Piece, say: Say): Generator<ClaimDraft> {
  const { text } = item;
  if (text.length <= 60 && text.split(" ").length <= 6 && /^\p{L}/u.test(text) && !/[.!?:@]$|@|https?:/u.test(text))
    yield say("skill", text, [item]);
}

function* honourOf(item: Piece, say: Say): Generator<ClaimDraft> {
  const bare = trimmed(
    pieceOf(item.block, 0, /[,(\s–—-]*\b(?:19|20)\d{2}\)?\s*$/u.exec(item.text)?.index ?? item.text.length),
  );
  const led =
    bare && trimmed(pieceOf(bare.block, /^(?:19|20)\d{2}\s*[:–—,-]?\s*/u.exec(bare.text)?.[0].length ?? 0, bare.to));
  if (led && led.text.length >= 4 && led.text.length <= MOST_PART && /^\p{L}/u.test(led.text))
    yield say("badge", led.text, [led]);
}

/** The one address and the one number of what stands under "Contact". */
export function readContacts(
  capture: Capture,
  sections: readonly ResumeSection[],
  country: string | undefined,
): ContactKeys {
  const blocks = sections.filter(({ part }) => part === "contact").flatMap((section) => section.blocks);
  const emails = new Map<string, Piece>();
  const phones = new Map<string, Piece>();
  for (const block of blocks) {
    for (const match of block.text.matchAll(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu)) {
      const email = normalizeIdentifier("email", match[0]);
      if (email) emails.set(email.value, pieceOf(block, match.index, match.index + match[0].length));
    }
    for (const match of block.text.matchAll(/(?<![\p{L}\d])\+?\(?\d[\d\s()./-]{6,20}\d(?!\d)/gu)) {
      const phone = normalizeIdentifier("phone", match[0], country);
      if (phone) phones.set(phone.value, pieceOf(block, match.index, match.index + match[0].length));
    }
  }
  const say = sayer(capture);
  const only = (found: ReadonlyMap<string, Piece>) => (found.size === 1 ? [...found][0] : undefined);
  const [email, phone] = [only(emails), only(phones)];
  return {
    claims: [
      ...(email ? [say("email", email[0], [email[1]])] : []),
      ...(phone ? [say("phone", phone[0], [phone[1]])] : []),
    ],
    email: email?.[0],
    phone: phone?.[0],
  };
}

export interface ContactKeys {
  readonly claims: readonly ClaimDraft[];
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/** List items, or what commas part. */
function itemsOf(blocks: readonly Block[]): Piece[] {
  return blocks.flatMap((block) => splitPiece(wholeOf(block), /\s*[,;·•|]\s+/gu));
}

function wholeOf(block: Block): Piece {
  return pieceOf(block, 0, block.text.length);
}

function pieceOf(block: Block, from: number, to: number): Piece {
  return { block, from, to, text: block.text.slice(from, to) };
}

/** Without what separates it; nothing where nothing is left. */
function trimmed({ block, from, to, text }: Piece): Piece | undefined {
  const start = /^[\s,;:|·•()–—-]+/u.exec(text)?.[0].length ?? 0;
  const end = /[\s,;:|·•(–—-]+$|(?<=^[^(]*)\)[\s,;:]*$/u.exec(text)?.index ?? text.length;
  return end > start ? pieceOf(block, from + start, Math.min(to, from + end)) : undefined;
}

function splitPiece(piece: Piece, separator: RegExp): Piece[] {
  const parts: Piece[] = [];
  let at = 0;
  for (const match of [...piece.text.matchAll(separator), undefined]) {
    const end = match?.index ?? piece.text.length;
    const part = trimmed(pieceOf(piece.block, piece.from + at, piece.from + end));
    if (part !== undefined) parts.push(part);
    at = end + (match?.[0].length ?? 0);
  }
  return parts;
}

const DATE = "(?:(?:\\d{1,2}[./]|\\p{L}{3,11}\\.?\\s)\\s?)?(?:19|20)\\d{2}(?!\\d)";
const STRETCH = new RegExp(
  `(?:(?<=^|[^\\p{L}])(?:${SINCE})\\s+(?<since>${DATE}))|(?<first>${DATE})\\s*(?:m\\.)?\\s*(?:[-–—‒/]|to|until|bis|hasta|al?|à|au|iki|do|tot)\\s*(?:(?<last>${DATE})|(?<now>${UNTIL_NOW})(?!\\p{L})|(?=$|[),:]))|(?<=^|[(,\\s])(?<only>${DATE})(?=$|[),:\\s])`,
  "iu",
);

/** The years of an entry: "2015–2019", "03/2015 – heute", "Mar 2015 to present", "since 2015", "2015". */
function findStretch(text: string, lang: string | undefined): { value: Stretch; from: number; to: number } | undefined {
  const match = STRETCH.exec(text);
  if (match === null) return undefined;
  const { since, first, last, now, only } = match.groups ?? {};
  const date = (written: string | undefined) => (written === undefined ? undefined : dateOf(written, lang));
  const value =
    since !== undefined
      ? { from: date(since), current: true }
      : only !== undefined
        ? { to: date(only) }
        : { from: date(first), to: date(last), ...(now !== undefined && { current: true }) };
  return { value: compact<Stretch>(value as Stretch), from: match.index, to: match.index + match[0].length };
}

function dateOf(written: string, lang: string | undefined): PartialDate {
  const year = /(?:19|20)\d{2}$/u.exec(written)?.[0] ?? "";
  const month = /^(\d{1,2})[./]/u.exec(written)?.[1];
  if (month !== undefined && Number(month) >= 1 && Number(month) <= 12) return `${year}-${month.padStart(2, "0")}`;
  const language = readLanguage(lang);
  return (language && findDates(written, language)[0]?.value) || findDates(written)[0]?.value || year;
}
