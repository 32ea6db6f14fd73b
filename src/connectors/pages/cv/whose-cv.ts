import { splitBirthName } from "../../../names/birth-name.ts";
import type { Finding } from "../../../domain/claim.ts";
import { titleField } from "../../../importers/tables/titles.ts";
import { commonSexOf } from "../../../names/given-names.ts";
import { callingWords, isParticle, type NamePart, readName } from "../../../names/parts.ts";
import { latinize } from "../../../names/scripts.ts";
import type { Block } from "../../../text/document/block.ts";
import { type Chapter, chapterOf } from "../../../text/document/chapters.ts";
import { withoutPictures } from "../../../text/document/named.ts";
import { cue } from "../../../text/languages/cues.ts";
import { isJobTitle } from "../../../text/people/naming.ts";
import type { Capture } from "../../capture.ts";
import { readPersonPage } from "../person-page.ts";
import { readText } from "../prose.ts";
import { blocksOf } from "../written-page.ts";
import { FACTS, OWN } from "./chapters.ts";

/**
 * Whose CV it is: first from a label ("Name: …"), then from its heading. If a page has no such heading, its first line
 * decides, as in a plain text; and finally the line near its beginning from which their mailbox is formed.
 */
export function whoseCv(cv: Capture): Finding | undefined {
  const written = labelledName(cv);
  const labelled = written && splitBirthName(written).name;
  if (labelled !== undefined) {
    const [named] = readPersonPage({ ...cv, about: [labelled] });
    if (named !== undefined) return { ...named, name: labelled };
  }
  return (
    headed(cv) ?? belowTitle(cv) ?? firstLine(cv) ?? besideTitle(cv) ?? namedByMailbox(cv) ?? namedWithoutCapitals(cv)
  );
}

function headed(cv: Capture): Finding | undefined {
  const [page] = readPersonPage(cv);
  const name = page?.name?.replace(CV_WORDS, "");
  if (page === undefined || name === undefined || name === "" || chapterOf(name) !== undefined) return undefined;
  return { ...page, name };
}

/** If the first line of a text is its title, the name is on the next line. */
function belowTitle(cv: Capture): Finding | undefined {
  if (cv.mediaType !== "text/plain" || !TITLE_LINE.test(cv.data)) return undefined;
  const name = headed({ ...cv, data: cv.data.replace(TITLE_LINE, "") })?.name;
  // Positions must be those in the whole text.
  const [page] = name === undefined ? [] : readPersonPage({ ...cv, about: [name] });
  return page === undefined || name === undefined ? undefined : { ...page, name };
}

/** "Curriculum Vitae – Ada Finch" as the first line of a page, which is no heading. */
function besideTitle(cv: Capture): Finding | undefined {
  const first = blocksOf(cv).find(({ kind }) => kind !== "title")?.text ?? "";
  const name = first.replace(CV_WORDS, "").trim();
  if (name === first || !looksLikeName(name)) return undefined;
  const [page] = readPersonPage({ ...cv, about: [name] });
  return page === undefined ? undefined : { ...page, name };
}

function firstLine(cv: Capture): Finding | undefined {
  if (cv.mediaType === "text/plain") return undefined;
  const lines = cv.data.replace(/<\/(?:p|h[1-6]|li|tr|div)>|<br ?\/?>/g, "\n").replace(/<[^<>]*>/g, " ");
  const [headed] = readText({ ...cv, kind: "text", mediaType: "text/plain", data: lines });
  if (headed?.name === undefined || chapterOf(headed.name) !== undefined) return undefined;
  const [filed] = readPersonPage({ ...cv, about: [headed.name] });
  return { ...(filed ?? headed), name: headed.name };
}

/** A first line of a few words in a script without capitals, below the document's title: "يوسف الحديدي". */
function namedWithoutCapitals(cv: Capture): Finding | undefined {
  const name = blocksOf(cv)
    .slice(0, 2)
    .map(({ text }) => withoutPictures(text))
    .find((line) => !IS_TITLE.test(line) && chapterOf(line) === undefined);
  if (name === undefined || !WITHOUT_CAPITALS.test(name) || isJobTitle(name)) return undefined;
  const [page] = readPersonPage({ ...cv, about: [name] });
  return page === undefined ? undefined : { ...page, name };
}

const WITHOUT_CAPITALS = /^[\p{Lo}\p{M}'’.-]{2,20}(?: [\p{Lo}\p{M}'’.-]{1,20}){1,4}$/u;

/** What documents of this kind call themselves, alone or next to a name. */
const CALLED = `(?:europass\\s)?(?:${cue("calls a CV")})`;
const CV_WORDS = new RegExp(
  `^${CALLED}(?:$|\\s*[-–—:|,]\\s*|\\s+(?:von |of |de |di )?)(?=$|\\p{Lu})|(?:(?<!\\s)\\s+)?(?:[-–—:|,]\\s*)?${CALLED}$`,
  "iu",
);

/** The document's title on a line of its own: the name is below it. */
const TITLE_LINE = new RegExp(`^\\s*${CALLED}[^\\S\\n]*\\n`, "iu");

const IS_TITLE = new RegExp(`^${CALLED}$`, "iu");

/** The number of lines within which a form has the name. */
const MAX_AT_HEAD = 30;

/**
 * The name after or below its label, given name first: "Surname(s) / First name(s)  PENHALLOW Beatrix", or on two
 * lines, one for the surname and one for the given name. After the first heading of a chapter that is not about the
 * person, it is somebody else's.
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

/** "Nom" next to "Prénom" is a surname, "Nombre" next to "Apellidos" a given name. */
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

/** "Penhallow, Beatrix" and "PENHALLOW Beatrix" in spoken order. */
function givenFirst(name: string): string {
  const [, family, given] = /^([^,]+),\s*([^,\s][^,]*)$/u.exec(name) ?? [];
  if (family !== undefined && given !== undefined) return `${given} ${family}`;
  const words = name.split(/\s+/u);
  const capitals = words.findIndex((word) => word !== word.toUpperCase());
  return capitals > 0 ? [...words.slice(capitals), ...words.slice(0, capitals)].join(" ") : name;
}

/** The name from which the mailbox among the person's own lines is formed: `b.kowalska` for Barbara Kowalska. */
function namedByMailbox(cv: Capture): Finding | undefined {
  const mailboxes = ownBlocks(cv).flatMap(({ text }) => mailboxesIn(text));
  // Next to a sidebar, which has chapters of its own, the name is at the top of the rest.
  const lines = blocksOf(cv)
    .slice(0, MAX_AT_HEAD)
    .flatMap(({ text, cells = [] }) => [text, ...cells.map(({ from, to }) => text.slice(from, to).trim())])
    .map((text) => withLetters(withoutTitles(text)));
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

/** The local part of an address; also its domain, which may be the person's own: `ysaline@corbeuse.example`. */
function mailboxesIn(text: string): readonly string[] {
  return [...text.matchAll(/(?<![\p{L}\d._-])([\p{L}\d._-]+)@([\p{L}\d-]+)\./gu)].flatMap(
    ([, before = "", behind = ""]) => [before, `${before}.${behind}`, behind],
  );
}

/** Turns names that designers set as "Thelma RO U G E V E N T" or "ysaline corbeuse" into normal spelling. */
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

/** Without academic titles before a name: "Prof. Dr. rer. nat." */
function withoutTitles(text: string): string {
  return text.replace(/^(?:\p{L}{2,}\.-?\s*)+/u, "").trim();
}

const MAX_NAME_LENGTH = 60;

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/u);
  if (text.length > MAX_NAME_LENGTH || words.length < 2 || words.length > 5) return false;
  return words.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]*$/u.test(word) || isParticle(word.toLowerCase()));
}

/** A shorter part of a mailbox is not taken for a surname. */
const MIN_SURNAME_LENGTH = 4;

function isMadeOf(mailbox: string, name: string): boolean {
  const words = callingWords(readName(name));
  const pieces = mailbox
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map(latinize)
    .filter(Boolean);
  const [only] = pieces;
  if (only === undefined || words.length < 2) return false;
  if (pieces.length > 1) {
    const isFull = (piece: string) => words.some((word) => formsOf(word).includes(piece));
    const isInitial = (piece: string) => piece.length === 1 && words.some(({ word }) => word.startsWith(piece));
    const isLong = (piece: string) => piece.length >= MIN_SURNAME_LENGTH && isFull(piece);
    // "primi.canizares" of Primitivo Cañizares, "feliks.wj" of Feliks Wodnicki-Jarosz.
    const initials = words
      .flatMap(({ word }) => word.split("-"))
      .map((part) => part[0] ?? "")
      .join("");
    const isShort = (piece: string) =>
      (piece.length >= MIN_SHORT_LENGTH && words.some(({ word }) => word.startsWith(piece))) ||
      initials.includes(piece);
    return pieces.some(isLong) && pieces.every((piece) => isFull(piece) || isInitial(piece) || isShort(piece));
  }
  return words.some((word) =>
    formsOf(word).some((form) => form.length >= MIN_SURNAME_LENGTH && madeOf(only, form, word, words)),
  );
}

/** In letters, of a given name that is cut short. */
const MIN_SHORT_LENGTH = 3;

/** `kowalska`, `bkowalska`, `kowalskab`, `barbarakowalska`, `kowalskabarbara`. */
function madeOf(mailbox: string, form: string, word: NamePart, words: readonly NamePart[]): boolean {
  // A firm's name may also be at the top, and in its mailboxes: a surname alone needs a known given name next to it.
  if (mailbox === form) return words.some((each) => each !== word && commonSexOf(each.word) !== null);
  const others = words.filter((each) => each !== word).flatMap((each) => [each.word[0] ?? "", ...formsOf(each)]);
  return others.some((other) => mailbox === other + form || mailbox === form + other);
}

function formsOf({ word, forms }: NamePart): readonly string[] {
  return [word, ...forms];
}
