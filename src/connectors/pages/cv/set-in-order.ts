import { commonSexOf } from "../../../names/given-names.ts";
import { latinize } from "../../../names/scripts.ts";
import { chapterOf, isCareerChapter } from "../../../text/document/chapters.ts";
import { findPeriod } from "../../../text/document/period.ts";
import { isJobTitle, isPersonName } from "../../../text/people/naming.ts";
import { OWN } from "./chapters.ts";

/**
 * The text of a CV as its author means it, repairing what its layout tore apart: a name on two lines, contacts in a
 * sidebar that is read last, dates that break in their column, and forms with the place next to the dates.
 */
export function setInOrder(text: string): string {
  const lines = partContacts(partColumns(text.split("\n").map((line) => line.replace(COLON_APART, "$1:\t")))).map(
    (line) => line.replace(BRACKETED_CODE, "$1 "),
  );
  return partName(
    joinName(
      listSkills(commasBeforePlaces(timesBehindPosts(joinTimes(contactsToHead(nameToHead(withoutMarks(lines))))))),
    ),
  ).join("\n");
}

/** "Name    : Ada Finch", in a form whose colons are aligned. */
const COLON_APART = /^(\s*\p{Lu}[\p{L} .'’-]{1,30}\p{L})\s*\t\s*:\s+(?=\S)/u;

/** "(+49) 171 555". */
const BRACKETED_CODE = /\((\+\d{1,3})\)\s?(?=\d)/gu;

/** Labels of Europass forms, at the head of the first page and at the foot of each. */
function withoutMarks(lines: readonly string[]): string[] {
  return lines.filter((line) => !/^\s*europass\s*$/iu.test(line));
}

const EMAIL = /[^\s@|]@[\p{L}\d-]+\.\p{L}/u;

/** "ines@calder.example | +44 20 7946 0101 | Leeds" becomes three lines, one thing on each. */
function partContacts(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const mark = line.includes("|") ? "|" : (MARKS.find((each) => line.includes(each)) ?? "\t");
    const parts = line.split(mark).map((part) => part.trim());
    const isOfContacts = parts.some((part) => EMAIL.test(part)) && (mark !== "\t" || isContact(parts[0] ?? ""));
    return isOfContacts && parts.length > 1 && parts.length <= MAX_CONTACTS ? parts.filter(Boolean) : [line];
  });
}

/**
 * Sections, or entries, side by side in a row of their own become one below the other:
 *
 * ```text
 * LANGUAGES    INTERESTS          Globex Ltd               Initech
 * German       rowing             Analyst                  Clerk
 * English      chess              2018 – 2022              2016 – 2018
 * ```
 */
function partColumns(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const to = endOfColumns(lines, at);
    if (to === at) written.push(lines[at++] ?? "");
    else {
      const rows = lines.slice(at, to).filter((line) => line.trim() !== "");
      const count = cellsOf(rows[0] ?? "").length;
      for (let column = 0; column < count; column++)
        written.push(...rows.flatMap((row) => cellsOf(row)[column] ?? []), "");
      at = to;
    }
  }
  return written;
}

function cellsOf(line: string): string[] {
  return line.trim().split("\t");
}

/** Where the columns end that begin on a line; the line itself if none do. */
function endOfColumns(lines: readonly string[], at: number): number {
  const cells = cellsOf(lines[at] ?? "");
  if (cells.length < 2) return at;
  const areSections = cells.every((cell) => isCareerChapter(chapterOf(cell)));
  let to = at + 1;
  if (areSections) {
    // One blank line may be between the headings and what is below them.
    if (lines[to]?.trim() === "") to++;
    while (to < lines.length && lines[to]?.trim() !== "" && !isChapter(lines[to] ?? "")) to++;
    const rows = lines.slice(at + 1, to).filter((line) => line.trim() !== "");
    return rows.length > 0 && rows.filter((row) => cellsOf(row).length === cells.length).length * 2 >= rows.length
      ? to
      : at;
  }
  while (to < lines.length && cellsOf(lines[to] ?? "").length === cells.length) to++;
  const isOfEntries = lines.slice(at, to).some((line) => cellsOf(line).every((cell) => isStretch(cell)));
  return to - at >= MIN_ENTRY_LINES && isOfEntries ? to : at;
}

/** A post, its employer and its time. */
const MIN_ENTRY_LINES = 3;

function isStretch(text: string): boolean {
  const period = findPeriod(text);
  return period?.from === 0 && period.start !== undefined;
}

const MAX_CONTACTS = 8;
/** Separators between contacts, besides a bar. */
const MARKS = [" • ", " · ", " / "] as const;

/** A whole line of somebody's contacts. */
function isContact(line: string): boolean {
  const text = line.trim();
  return (
    (EMAIL.test(text) && !/\s/u.test(text)) ||
    /^[+(\d][\d\s()./-]{6,24}\d$/u.test(text) ||
    /^(?:https?:\/\/|www\.)\S{1,200}$|^[\p{L}\d.-]{1,60}\.\p{L}{2,8}\/\S{1,200}$/u.test(text)
  );
}

/** Moves a sidebar that begins with the person's name to the top of a page that begins with a chapter. */
function nameToHead(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first < 0 || !isChapter(lines[first] ?? "")) return lines;
  const from = lines.findIndex(
    (line, at) => at > first && lines[at - 1]?.trim() === "" && isNamed(line.trim(), lines, at),
  );
  if (from < 0) return lines;
  const length = lines.slice(from).findIndex((line) => line.trim() === "");
  const to = length < 0 ? lines.length : from + length;
  return [...lines.slice(0, first), ...lines.slice(from, to), "", ...lines.slice(first, from), ...lines.slice(to)];
}

/** Whether a line is a name above the contacts of which a mailbox is formed from it. */
function isNamed(name: string, lines: readonly string[], at: number): boolean {
  if (!isPersonName(name) || isJobTitle(name) || chapterOf(name) !== undefined) return false;
  const below = lines.slice(at + 1, at + 1 + MAX_CONTACTS);
  const end = below.findIndex((line) => line.trim() === "");
  const own = end < 0 ? below : below.slice(0, end);
  const letters = own.flatMap(mailboxWords).join(" ");
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map(latinize);
  return words.some((word) => word.length >= MIN_SURNAME_LENGTH && letters.includes(word)) && own.some(isContact);
}

/**
 * Moves the contacts of a sidebar, which is read after the chapters of the page, to the top: a paragraph that begins
 * with an address or a number, if there is none above the chapters.
 */
function contactsToHead(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => isChapter(line));
  if (first < 0 || lines.slice(0, first).some(isContact)) return lines;
  const from = lines.findIndex((line, at) => at > first && isContact(line) && lines[at - 1]?.trim() === "");
  if (from < 0) return lines;
  const above = lines.slice(0, from).findLast(isChapter);
  if (above !== undefined && /refer/iu.test(above)) return lines;
  const length = lines.slice(from).findIndex((line) => line.trim() === "");
  const to = length < 0 ? lines.length : from + length;
  const moved = lines.slice(from, to);
  if (moved.filter(isContact).length < 2 || moved.length > MAX_CONTACTS) return lines;
  return [...lines.slice(0, first), ...moved, "", ...lines.slice(first, from), ...lines.slice(to)];
}

function isChapter(line: string): boolean {
  const chapter = chapterOf(line.trim());
  return chapter !== undefined && !OWN.has(chapter);
}

/**
 * A given name, and a surname in large letters below it: their mailbox is formed from the surname, or the given name is
 * a known one.
 */
function joinName(lines: readonly string[]): readonly string[] {
  const [first, second] = lines.flatMap((line, at) => (line.trim() === "" ? [] : [at])).slice(0, 2);
  const [given, family] = [lines[first ?? -1]?.trim() ?? "", lines[second ?? -1]?.trim() ?? ""];
  if (first === undefined || second === undefined || !/^\p{Lu}[\p{L}\p{M}'’-]{1,30}$/u.test(given)) return lines;
  if (!/^\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}\p{M}'’-]+)?$/u.test(family) || chapterOf(given) !== undefined)
    return lines;
  const mailboxes = lines.flatMap(
    (line) => /(?<![^\s|])([^\s@|]{1,64})@|linkedin\.com\/in\/(\S{1,100})/u.exec(line)?.slice(1) ?? [],
  );
  const letters = latinize(mailboxes.join(" ").toLowerCase());
  const isMade = latinize(family.toLowerCase())
    .split(/[^a-z]+/u)
    .some((part) => part.length >= MIN_SURNAME_LENGTH && letters.includes(part));
  if (!isMade || (commonSexOf(given) === null && !letters.includes(latinize(given.toLowerCase())))) return lines;
  return [...lines.slice(0, first), `${given} ${family}`, ...lines.slice(second + 1)];
}

/** A shorter part of a mailbox is not taken for a surname. */
const MIN_SURNAME_LENGTH = 4;

/**
 * "ADAFINCH-LOWE", where letters are spaced so widely that no gap between words is left: a part of the mailbox, and
 * what is behind it.
 */
function partName(lines: readonly string[]): readonly string[] {
  const at = lines.slice(0, MAX_ABOVE_NAME).findIndex((line) => CLOSED_UP_NAME.test(line.trim()));
  const name = lines[at]?.trim();
  if (name === undefined) return lines;
  const given = lines.flatMap(mailboxWords).find((word) => {
    const [before, behind] = [name.slice(0, word.length), name.slice(word.length)];
    const isBefore = latinize(before.toLowerCase()) === word && /^\p{Lu}/u.test(behind);
    return isBefore && word.length >= MIN_SURNAME_LENGTH && behind.length >= MIN_SURNAME_LENGTH;
  });
  if (given === undefined) return lines;
  return lines.with(at, `${name.slice(0, given.length)} ${name.slice(given.length)}`);
}

/** The letters of each part of the mailboxes on a line. */
function mailboxWords(line: string): readonly string[] {
  const mailboxes = [...line.matchAll(/(?<![^\s|])([^\s@|]{1,64})@/gu)];
  return mailboxes.flatMap(([, mailbox = ""]) =>
    mailbox
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map(latinize),
  );
}

const CLOSED_UP_NAME = /^[\p{Lu}\p{M}]{7,40}(?:-[\p{Lu}\p{M}]{2,20})?$/u;
/** How many lines may be above a name: a monogram, the title of the document. */
const MAX_ABOVE_NAME = 4;

/**
 * A line that begins with a month or a year, followed by a line with a dash and another date, or a word such as
 * "today".
 */
const BEGUN = /^([ \t]*)((?:\d{1,2}[./]){0,2}\d{4})[ \t]+([^\s–—-].*)$/;
const ENDED = /^[ \t]*[–—-][ \t]?([\p{L}\d./]{4,20})[ \t]+(\S.*)$/u;
/** A line that is the beginning of a period, and a cell that may be its end. */
const OPEN = /^[ \t]*((?:\p{L}{3,12}\.?\s)?(?:\d{1,2}[./])?\d{4}\s?[–—-](?:\s\p{L}{1,12})?)[ \t]*$/u;
const OPEN_BESIDE = /^[ \t]*((?:\p{L}{3,12}\.?\s)?(?:\d{1,2}[./])?\d{4}\s?[–—-](?:\s\p{L}{1,12})?)\t(\S[^\t]*)$/u;
const END_BESIDE = /^[ \t]*([\p{L}\d'’./]{2,24})\t(\S[^\t]*)$/u;
const LAST_CELL = /^([^\t]*\S)\t([\p{L}\d'’./ ]{2,24})$/u;

/**
 * Joins periods that are too wide for their column:
 *
 * ```text
 * 05/2019 Head of Glass          05/2019 – today Head of Glass
 * - today Brackwell Ltd, Leeds   Brackwell Ltd, Leeds
 *
 * March 2014 – May
 * Head of Glass     2016         Head of Glass     March 2014 – May 2016
 * ```
 *
 * @returns the lines, with each such period on one line
 */
function joinTimes(given: readonly string[]): readonly string[] {
  const lines = [...given];
  for (let at = 0; at + 1 < lines.length; at++) {
    const [line = "", next = ""] = [lines[at], lines[at + 1]];
    const open = OPEN.exec(line)?.[1];
    const [, before, cell] = LAST_CELL.exec(next) ?? [];
    if (open !== undefined && before !== undefined && isWhole(`${open} ${cell}`)) {
      lines.splice(at, 2, `${before}\t${open} ${cell}`);
      continue;
    }
    const [, begun = "", beside] = OPEN_BESIDE.exec(line) ?? [];
    const [, rest = "", under] = END_BESIDE.exec(next) ?? [];
    if (beside !== undefined && under !== undefined && isWhole(`${begun} ${rest}`)) {
      lines[at] = beside;
      lines[at + 1] = `${begun} ${rest}\t${under}`;
      continue;
    }
    const [, margin = "", start = "", first] = BEGUN.exec(line) ?? [];
    const [, end = "", second] = ENDED.exec(next) ?? [];
    if (first === undefined || second === undefined || !isWhole(`${start} – ${end}`)) continue;
    lines[at] = `${margin}${start} – ${end} ${first}`;
    lines[at + 1] = `${margin}${second}`;
  }
  return lines;
}

function isWhole(text: string): boolean {
  const period = findPeriod(text);
  const isClosed = period?.start !== undefined && (period.end !== undefined || period.current === true);
  return isClosed && period.from === 0 && period.to >= text.trim().length;
}

/**
 * Europass forms have the period above the post and its employer, with the place next to it, and the post in capitals,
 * like a heading. Puts the period last, and the place after the employer.
 *
 * ```text
 * 04/2018 – 03/2020    Leeds     HEAD OF GLASS
 * HEAD OF GLASS                  Brackwell Ltd, Leeds
 * Brackwell Ltd                  04/2018 – 03/2020
 * ```
 */
function timesBehindPosts(given: readonly string[]): readonly string[] {
  const lines = partForms(given);
  const written: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const [time = "", place, more] = line.split("\t");
    const [title = "", employer = ""] = [lines[at + 1], lines[at + 2]];
    const isBeside = place !== undefined && isPlace(place);
    const isForm = more === undefined && (isBeside || (place === undefined && isShouted(title)));
    if (!isForm || !isWhole(time.trim()) || !isPlain(title) || !isPlain(employer)) written.push(line);
    else {
      if (written.at(-1)?.trim() !== "" && !isChapter(written.at(-1) ?? "")) written.push("");
      written.push(title, isBeside ? `${employer}, ${place}` : employer, time.trim());
      at += 2;
    }
  }
  return written;
}

/**
 * Newer Europass forms have the place after the period, and the employer after the post in capitals:
 *
 * ```text
 * 04/2018 – 03/2020 Leeds          04/2018 – 03/2020    Leeds
 * HEAD OF GLASS Brackwell Ltd      HEAD OF GLASS
 *                                  Brackwell Ltd
 * ```
 */
function partForms(lines: readonly string[]): readonly string[] {
  const parted: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [line = "", next = ""] = [lines[at], lines[at + 1]];
    const period = findPeriod(line);
    const [time, place] = [line.slice(0, period?.to).trim(), line.slice(period?.to).trim()];
    const [, stretch = "", post] = BRACKETED_TIME.exec(line) ?? [];
    if (post !== undefined && isWhole(stretch) && isPlain(post) && isPlain(next)) {
      const below = lines[at + 2] ?? "";
      const hasPlace = TOWN_AND_COUNTRY.test(below.trim());
      parted.push("", post, hasPlace ? `${next}, ${below.trim().split(",")[0]}` : next, stretch);
      at += hasPlace ? 2 : 1;
      continue;
    }
    const [, title, employer] = SHOUTED_POST.exec(next) ?? [];
    const isForm = period?.from === 0 && isWhole(time) && isPlace(place) && !line.includes("\t");
    if (!isForm || title === undefined || employer === undefined || !isShouted(title)) parted.push(line);
    else {
      parted.push(`${time}\t${place}`, title, employer);
      at++;
    }
  }
  return parted;
}

/** "[ 05/02/2018 – today ] HEAD OF GLASS", with the employer on the next line, and its town on the one below. */
const BRACKETED_TIME = /^\s*\[\s*([^[\]\s][^[\]]{2,58}[^[\]\s])\s*\]\s+(\S.*)$/u;
const TOWN_AND_COUNTRY = /^\p{Lu}[\p{L}\p{M} .'’-]{1,40},\s\p{Lu}[\p{L}\p{M} ]{2,30}$/u;

/** Words in capitals followed by others; a legal form before a firm's name in quotation marks belongs to the firm. */
const SHOUTED_POST =
  /^(\p{Lu}[\p{Lu}\p{M}\d&/(),.'’ -]{2,60}?[\p{Lu}\p{M})])\s((?:\p{Lu}{2,4}\s)?["„“«]?\p{Lu}[\p{L}\p{M}]{0,40}?\p{Ll}.{0,100})$/u;

function isPlace(text: string): boolean {
  return /^\p{Lu}[\p{L}\p{M}\s,.'’()-]{1,60}$/u.test(text);
}

function isShouted(line: string): boolean {
  return /\p{Lu}{3}/u.test(line) && !/\p{Ll}/u.test(line);
}

/** "Brackwell Ltd | Leeds" next to dates is an employer and its place. */
function commasBeforePlaces(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => {
    const parts = line.split(" | ");
    const isBeside = [at - 1, at + 1].some((beside) => isWhole(lines[beside]?.trim() ?? ""));
    return parts.length === 2 && isBeside && line.length <= MAX_EMPLOYER_LENGTH && isPlain(line)
      ? parts.join(", ")
      : line;
  });
}

const MAX_EMPLOYER_LENGTH = 100;

/** Skills in capitals ("SAP FI, IFRS") are not headings: they are marked as list items. */
function listSkills(lines: readonly string[]): readonly string[] {
  let isOfSkills = false;
  return lines.map((line, at) => {
    const chapter = chapterOf(line.trim());
    // A line above a list that is already marked is a heading, although of no known chapter.
    const isHeading =
      isShouted(line) && /^\s*[•·▪‣]/u.test(lines.slice(at + 1).find((each) => each.trim() !== "") ?? "");
    if (chapter !== undefined || isHeading) isOfSkills = chapter === "skills";
    const isMarked =
      isOfSkills && chapter === undefined && isShouted(line) && !line.includes("\t") && /^\p{L}/u.test(line);
    return isMarked ? `• ${line}` : line;
  });
}

/** A line with one cell that is neither a period nor the beginning of a list. */
function isPlain(line: string): boolean {
  const text = line.trim();
  return (
    text !== "" &&
    !line.includes("\t") &&
    !/^[•\-–—*]/u.test(text) &&
    findPeriod(text) === undefined &&
    !isChapter(text)
  );
}
