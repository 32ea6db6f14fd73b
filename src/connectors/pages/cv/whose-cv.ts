import { splitBirthName } from "../../../names/birth-name.ts";
import type { Finding } from "../../../domain/claim.ts";
import { titleField } from "../../../importers/tables/titles.ts";
import { commonSexOf } from "../../../names/given-names.ts";
import { callingWords, isParticle, type NamePart, readName } from "../../../names/parts.ts";
import { latinize } from "../../../names/scripts.ts";
import type { Block } from "../../../text/document/block.ts";
import { type Chapter, chapterOf } from "../../../text/document/chapters.ts";
import { cue } from "../../../text/languages/cues.ts";
import type { Capture } from "../../capture.ts";
import { readPersonPage } from "../person-page.ts";
import { readText } from "../prose.ts";
import { blocksOf } from "../written-page.ts";
import { FACTS, OWN } from "./chapters.ts";

/**
 * Whom a CV is about: whom a line calls so ("Name: …"), else its heading. Where a page has no heading that says it, the first
 * line does, as in a plain text; at last the line at its head of which their mailbox is made.
 */
export function whoseCv(cv: Capture): Finding | undefined {
  const written = labelledName(cv);
  const labelled = written && splitBirthName(written).name;
  if (labelled !== undefined) {
    const [named] = readPersonPage({ ...cv, about: [labelled] });
    if (named !== undefined) return { ...named, name: labelled };
  }
  return headed(cv) ?? belowTitle(cv) ?? firstLine(cv) ?? namedByMailbox(cv);
}

function headed(cv: Capture): Finding | undefined {
  const [page] = readPersonPage(cv);
  const name = page?.name?.replace(CV_WORDS, "");
  if (page === undefined || name === undefined || name === "" || chapterOf(name) !== undefined) return undefined;
  return { ...page, name };
}

/** In a text whose first line is what it calls itself, the name stands in the next. */
function belowTitle(cv: Capture): Finding | undefined {
  if (cv.mediaType !== "text/plain" || !TITLE_LINE.test(cv.data)) return undefined;
  const name = headed({ ...cv, data: cv.data.replace(TITLE_LINE, "") })?.name;
  // Places in the text are those of the whole.
  const [page] = name === undefined ? [] : readPersonPage({ ...cv, about: [name] });
  return page === undefined || name === undefined ? undefined : { ...page, name };
}

function firstLine(cv: Capture): Finding | undefined {
  if (cv.mediaType === "text/plain") return undefined;
  const lines = cv.data.replace(/<\/(?:p|h[1-6]|li|tr|div)>|<br ?\/?>/g, "\n").replace(/<[^<>]*>/g, " ");
  const [headed] = readText({ ...cv, kind: "text", mediaType: "text/plain", data: lines });
  if (headed?.name === undefined || chapterOf(headed.name) !== undefined) return undefined;
  const [filed] = readPersonPage({ ...cv, about: [headed.name] });
  return { ...(filed ?? headed), name: headed.name };
}

/** What documents of this kind call themselves, alone or beside a name. */
const CALLED = `(?:europass\\s)?(?:${cue("calls a CV")})`;
const CV_WORDS = new RegExp(
  `^${CALLED}(?:$|\\s*[-–—:|,]\\s*|\\s+(?:von |of |de |di )?)(?=$|\\p{Lu})|(?:(?<!\\s)\\s+)?(?:[-–—:|,]\\s*)?${CALLED}$`,
  "iu",
);

/** What a document calls itself in a line of its own: the name stands below it. */
const TITLE_LINE = new RegExp(`^\\s*${CALLED}[^\\S\\n]*\\n`, "iu");

/** Lines among which a form has the name. */
const MAX_AT_HEAD = 30;

/**
 * The name that stands behind its label or below it, given name first: "Surname(s) / First name(s)  PENHALLOW Beatrix", or in two
 * lines, one for the surname and one for the given name. Behind the first heading of a chapter on anything but the person it is
 * somebody else's.
 */
function labelledName(cv: Capture): string | undefined {
  const parts = new Map<"firstName" | "lastName" | "fullName", string>();
  for (const { label, value } of labelledLines(cv)) {
    if (/(?<=\p{L}\S*)\s+\p{L}/u.test(value) && titleField(label) !== "lastName" && titleField(label) !== "firstName")
      return nameOfParts(parts, value) ?? givenFirst(value);
    const field = titleField(label);
    if (field === "firstName" || field === "lastName" || field === "fullName") parts.set(field, value);
    const name = nameOfParts(parts);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** "Nom" beside "Prénom" is a surname, "Nombre" beside "Apellidos" a given name. */
function nameOfParts(parts: ReadonlyMap<string, string>, whole = parts.get("fullName")): string | undefined {
  const [first, last] = [parts.get("firstName"), parts.get("lastName")];
  const given = first ?? (last === undefined ? undefined : whole);
  const family = last ?? (first === undefined ? undefined : whole);
  if (given === undefined || family === undefined) return undefined;
  return family.includes(given) || given.includes(family) ? undefined : `${given} ${family}`;
}

function* labelledLines(cv: Capture): Generator<{ readonly label: string; readonly value: string }> {
  let above: string | undefined;
  for (const block of blocksOf(cv).slice(0, MAX_AT_HEAD)) {
    const [first, second] = block.cells ?? [];
    const isPair =
      block.label === undefined && block.cells?.length === 2 && first !== undefined && second !== undefined;
    const label = isPair ? block.text.slice(first.from, first.to) : (block.label?.text ?? above);
    const value = (isPair ? block.text.slice(second.from, second.to) : block.text).trim();
    above = undefined;
    const heading = chapterOf(block.text);
    if (!isPair && block.label === undefined && heading === "name") {
      above = block.text;
      continue;
    }
    if (label === undefined && heading !== undefined && !OWN.has(heading)) return;
    if (label !== undefined && chapterOf(label) === "name" && /\p{L}/u.test(value)) yield { label, value };
  }
}

/** "Penhallow, Beatrix" and "PENHALLOW Beatrix" as they are spoken. */
function givenFirst(name: string): string {
  const [, family, given] = /^([^,]+),\s*([^,\s][^,]*)$/u.exec(name) ?? [];
  if (family !== undefined && given !== undefined) return `${given} ${family}`;
  const words = name.split(/\s+/u);
  const capitals = words.findIndex((word) => word !== word.toUpperCase());
  return capitals > 0 ? [...words.slice(capitals), ...words.slice(0, capitals)].join(" ") : name;
}

/** The name of which the mailbox among the person's own lines is made: `b.kowalska` of Barbara Kowalska. */
function namedByMailbox(cv: Capture): Finding | undefined {
  const mailboxes = ownBlocks(cv).flatMap(({ text }) => mailboxesIn(text));
  // Beside the bar at the side of a page, in which the chapters are others, the name stands at the head of the rest.
  const lines = blocksOf(cv)
    .slice(0, MAX_AT_HEAD)
    .map(({ text }) => withLetters(withoutTitles(text)));
  // A given name in large letters, and the surname below it.
  const pairs = lines.slice(1).map((line, at) => `${lines[at]} ${line}`);
  const name = [...lines, ...pairs].find(
    (line) => looksLikeName(line) && mailboxes.some((mailbox) => isMadeOf(mailbox, line)),
  );
  if (name === undefined) return undefined;
  const spoken = givenFirst(name);
  const [named] = readPersonPage({ ...cv, about: [spoken] });
  return named === undefined ? undefined : { ...named, name: spoken };
}

/** What stands before the sign of an address; what stands behind it too, where a domain is somebody's own: `ysaline@corbeuse.example`. */
function mailboxesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\p{L}\d._-])([\p{L}\d._-]+)@([\p{L}\d-]+)\./gu)].flatMap(
    ([, before = "", behind = ""]) => [before, `${before}.${behind}`, behind],
  );
}

/** "Thelma RO U G E V E N T" and "ysaline corbeuse", as designers set names, as they are written. */
function withLetters(line: string): string {
  const closed = line.replace(APART, (letters) => {
    const [first = "", ...others] = letters.replaceAll(" ", "");
    return first + others.join("").toLowerCase();
  });
  const isSmall = /^\p{Ll}[\p{Ll}\p{M}'’ -]{3,60}$/u.test(closed);
  return isSmall ? closed.replace(/(?<![\p{L}\p{M}'’])\p{Ll}/gu, (letter) => letter.toUpperCase()) : closed;
}

const APART = /(?<!\S)(?:\p{Lu}{1,2} ){3,30}\p{Lu}{1,2}(?!\S)/gu;

function ownBlocks(cv: Capture): readonly Block[] {
  let chapter: Chapter | undefined;
  return blocksOf(cv).filter((block) => {
    const told = block.label === undefined ? chapterOf(block.text) : undefined;
    if (told !== undefined && !FACTS.has(told)) chapter = told;
    return told === undefined && (chapter === undefined || OWN.has(chapter));
  });
}

/** Without the degrees that stand before a name: "Prof. Dr. rer. nat." */
function withoutTitles(text: string): string {
  return text.replace(/^(?:\p{L}{2,}\.-?\s*)+/u, "").trim();
}

const MAX_NAME_LENGTH = 60;

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/u);
  if (text.length > MAX_NAME_LENGTH || words.length < 2 || words.length > 5) return false;
  return words.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || isParticle(word.toLowerCase()));
}

/** Of a mailbox no less is taken for a surname. */
const MIN_SURNAME_LENGTH = 4;

function isMadeOf(mailbox: string, name: string): boolean {
  const words = callingWords(readName(name));
  const pieces = latinize(mailbox.toLowerCase())
    .split(/[^a-z]+/)
    .filter(Boolean);
  const [only] = pieces;
  if (only === undefined || words.length < 2) return false;
  if (pieces.length > 1) {
    const isFull = (piece: string) => words.some((word) => formsOf(word).includes(piece));
    const isInitial = (piece: string) => piece.length === 1 && words.some(({ word }) => word.startsWith(piece));
    const isLong = (piece: string) => piece.length >= MIN_SURNAME_LENGTH && isFull(piece);
    return pieces.some(isLong) && pieces.every((piece) => isFull(piece) || isInitial(piece));
  }
  return words.some((word) =>
    formsOf(word).some((form) => form.length >= MIN_SURNAME_LENGTH && madeOf(only, form, word, words)),
  );
}

/** `kowalska`, `bkowalska`, `kowalskab`, `barbarakowalska`, `kowalskabarbara`. */
function madeOf(mailbox: string, form: string, word: NamePart, words: readonly NamePart[]): boolean {
  // A firm's name stands at a head too, and in its mailboxes: beside a surname alone stands a given name that is known.
  if (mailbox === form) return words.some((each) => each !== word && commonSexOf(each.word) !== null);
  const others = words.filter((each) => each !== word).flatMap((each) => [each.word[0] ?? "", ...formsOf(each)]);
  return others.some((other) => mailbox === other + form || mailbox === form + other);
}

function formsOf({ word, forms }: NamePart): readonly string[] {
  return [word, ...forms];
}
