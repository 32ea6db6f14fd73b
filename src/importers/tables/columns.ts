import { cue } from "../../text/languages/cues.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { isAside } from "../../names/parts.ts";
import { ImportFormatError, type ImportOptions } from "../importer.ts";
import { findColumn } from "../../contract/column-names.ts";
import { isListOfLanguages, readCell, regionOf } from "./cells.ts";
import { type Field, FIELDS, isField, NAMES } from "./fields.ts";
import { layoutOf } from "./layouts.ts";
import { isFirm } from "./sections.ts";
import { contactOf, isLooseTitle, isPostAndFirm, looseTimeOf, numberIn, plainTitle, titleField } from "./titles.ts";

/** The share of values that decides what a column contains, whatever its title. */
const MAX_SHARE = 0.7;

/** A table as its first rows show it: what each column becomes. */
export interface Layout {
  /** The software that writes such columns; `table` if we do not recognise any. */
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly title: string;
  readonly field: Field;
}

/**
 * Recognises what the columns of a table contain: first from the operator's mapping, then from titles as known for the
 * software or language, then from the values.
 *
 * @param rows some of the first rows, each a list of cells
 */
export function recogniseColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  options: ImportOptions = {},
): Layout {
  const given = readMap(titles, options.map ?? {});
  const layout = layoutOf(titles.map(plainTitle));
  const isTwofold = titles.some((title) => plainTitle(title) === "company website");
  // If there is also a column for the company's website, this one is the person's.
  const ofLayout = (plain: string) => {
    const field = layout?.fields[plain];
    return isTwofold && field === "companyWebsite" ? undefined : field;
  };
  // If nobody else is named, the managers in a list are its people.
  const isBesides = titles.some((title) => NAMES.has(titleField(title) ?? ""));
  const columns = titles.map((title, at): Column => {
    const isElses = isBesides && titleField(title) === undefined && isOfOthers(title);
    const field = isElses ? "ignore" : fieldOf(title, valuesOf(rows, at));
    return { title, field: given.get(at) ?? ofLayout(plainTitle(title)) ?? field };
  });
  const named = settleNames(settleContacts(columns, rows, given), rows, given);
  const settled = settleTimes(settleTitles(settleSecondLines(named, rows, given), given), given);
  return { name: layout?.name ?? "table", columns: settled };
}

function valuesOf(rows: readonly (readonly string[])[], at: number): readonly string[] {
  return rows.map((row) => row[at]?.trim() ?? "").filter((value) => value !== "");
}

function fieldOf(title: string, values: readonly string[]): Field {
  const byTitle = titleField(title) ?? (isPostAndFirm(title) ? "title" : undefined);
  if (byTitle === "ignore") return "ignore";
  const byValues = fieldOfValues(values);
  if (byValues !== undefined && byTitle !== byValues && !(byTitle && LINKS.has(byTitle))) return byValues;
  const said = values.map(readCell).filter(Boolean);
  if (byTitle === "fullName" && said.filter(looksLikeName).length * 2 < said.length) return "ignore";
  if (byTitle === "title" && isMostly(values, (value) => isAside(value.replace(/\.$/, "").toLowerCase())))
    return "ignore";
  return byTitle ?? fieldOfSaid(said) ?? "ignore";
}

/** `Manager Email`, `Emergency contact phone`, `Company HQ phone`: contact data of somebody else, or of the firm. */
function isOfOthers(title: string): boolean {
  const plain = plainTitle(title);
  return OF_OTHERS.test(plain) || (OF_FIRM.test(plain) && !/e ?mail/.test(plain));
}

const OF_OTHERS = new RegExp(`^(?:${cue("titles of others")})\\s`, "u");
const OF_FIRM = new RegExp(`^(?:${cue("titles of firms")})\\s`, "u");

/** Not `Tel.: 0621 4815162`: a text that is not a table has all kinds of lines. `Quill0001` is a made-up name. */
function looksLikeName(value: string): boolean {
  return /\p{L}/u.test(value) && !/[@:=<>]|https?\b|(?:^|[^\p{L}\d])\d{4}/u.test(value);
}

/** Titles that say more about a URL than its appearance does. */
const LINKS: ReadonlySet<Field> = new Set([
  "picture",
  "companyWebsite",
  "facebook",
  "instagram",
  "xHandle",
  "githubHandle",
]);

function fieldOfValues(values: readonly string[]): Field | undefined {
  if (isMostly(values, (value) => normalizeIdentifier("email", value) !== null)) return "email";
  if (isMostly(values, (value) => /^https?:|^www\.|\.com\//i.test(value) && readProfileUrl(value) !== null))
    return "profile";
  if (isMostly(values, (value) => value.startsWith("+") && normalizeIdentifier("phone", value) !== null))
    return "phone";
  if (values.some((value) => value.includes("@")) && isMostly(values, isContact)) return "email";
  return undefined;
}

/** "ines@calder.example / tel. 0191 496 0455": nothing but addresses and numbers. */
function isContact(value: string): boolean {
  const rest = value.replace(/(?<![^\s<>,;|/])[^\s<>,;|/@]{1,64}@[^\s<>,;|/]{1,200}|\+?\(?\d[\d\s()./-]{6,22}\d/gu, "");
  return rest !== value && (rest.match(/\p{L}/gu)?.length ?? 0) <= MAX_MARK_LENGTH;
}

/** The letters of "mobile" or "tel." before a number. */
const MAX_MARK_LENGTH = 8;

/**
 * For a column whose title says nothing: firms are recognised by their legal forms, countries and languages by their
 * names.
 */
function fieldOfSaid(values: readonly string[]): Field | undefined {
  if (values.length < MIN_SAID) return undefined;
  const isNamed = isMostly(values, (value) => /\p{L}/u.test(value));
  if (isNamed && values.filter(isFirm).length >= values.length * FIRMS_SHARE) return "company";
  if (isMostly(values, (value) => value.length > 3 && regionOf(value) !== undefined)) return "country";
  if (isMostly(values, isListOfLanguages)) return "language";
  if (isMostly(values, (value) => /\S\s@\s\S/u.test(value))) return "title";
  return undefined;
}

/** Fewer cells may agree by chance. */
const MIN_SAID = 3;
/** Not every firm in a list is written with its legal form. */
const FIRMS_SHARE = 0.4;

function isMostly(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MAX_SHARE;
}

/**
 * If two columns name people, and the title of one means a contact person, the rows are about the other: a candidate
 * next to "Contact person". In a list of firms, the firm is under "Name", and the people are the contacts.
 */
function settleContacts(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  given: ReadonlyMap<number, Field>,
): readonly Column[] {
  const isFree = (at: number) => !given.has(at);
  const names = columns.flatMap(({ field, title }, at) => (NAMES.has(field) ? [{ at, field, title }] : []));
  const contacts = names.flatMap(({ at, field, title }) =>
    field === "fullName" && isFree(at) ? (contactOf(title) ?? []) : [],
  );
  const others = names.filter(({ title, field }) => field !== "fullName" || contactOf(title) === undefined);
  const fields = new Set(others.map(({ field }) => field));
  if (contacts.length === 0 || !(fields.has("fullName") || (fields.has("firstName") && fields.has("lastName"))))
    return columns;
  const [firm] = others;
  const values = valuesOf(rows, firm?.at ?? -1);
  if (firm?.field === "fullName" && isFree(firm.at) && fieldOfSaid(values) === "company")
    return columns.map((column, at) => (at === firm.at ? { ...column, field: "company" } : column));
  return columns.map((column, at) => {
    const contact = contactOf(column.title);
    return contact !== undefined && contacts.includes(contact) && isFree(at) ? { ...column, field: "ignore" } : column;
  });
}

/** `Name` next to `Vorname` is a surname, `Nome` next to `Cognome` a forename, `Nombre` alone the full name. */
function settleNames(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  given: ReadonlyMap<number, Field>,
): readonly Column[] {
  const at = (field: Field) => columns.findIndex((column) => column.field === field);
  const change = (from: Field, to: Field): readonly Column[] =>
    columns.map((column, index) => (index === at(from) && !given.has(index) ? { ...column, field: to } : column));
  const [full, first, last] = [at("fullName"), at("firstName"), at("lastName")];
  if (full >= 0 && first >= 0 && last < 0)
    return isPartOf(rows, first, full) ? columns : change("fullName", "lastName");
  if (full >= 0 && last >= 0 && first < 0)
    return isPartOf(rows, last, full) ? columns : change("fullName", "firstName");
  if (full < 0 && first >= 0 && last < 0) return change("firstName", "fullName");
  if (full < 0 && last >= 0 && first < 0) return change("lastName", "fullName");
  return columns;
}

/**
 * `Name 2` next to a forename and a surname continues the firm's name, if it contains firms: it is not the person's
 * name.
 */
function settleSecondLines(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  given: ReadonlyMap<number, Field>,
): readonly Column[] {
  const has = (field: Field) => columns.some((column) => column.field === field);
  if (!has("firstName") || !has("lastName")) return columns;
  return columns.map((column, at) => {
    if (column.field !== "fullName" || given.has(at) || (numberIn(column.title) ?? 1) < 2) return column;
    const isOfFirms = valuesOf(rows, at).some(isFirm) && !has("company");
    return { ...column, field: isOfFirms ? "company" : "ignore" };
  });
}

/** `Function` is somebody's title, but next to a title it is their department. */
function settleTitles(columns: readonly Column[], given: ReadonlyMap<number, Field>): readonly Column[] {
  const isLoose = ({ field, title }: Column, at: number) =>
    field === "title" && isLooseTitle(title) && given.get(at) === undefined;
  if (!columns.some((column, at) => column.field === "title" && !isLoose(column, at))) return columns;
  return columns.map((column, at) => (isLoose(column, at) ? { ...column, field: "ignore" } : column));
}

/**
 * `Start date` and `End date` are those of the post if the table has posts with employers and no schools, and they are beside columns of the
 * post. Elsewhere it may be when a course starts.
 */
function settleTimes(columns: readonly Column[], given: ReadonlyMap<number, Field>): readonly Column[] {
  const fields = new Set(columns.map(({ field }) => field));
  if (!fields.has("title") || !fields.has("company") || fields.has("school")) return columns;
  const time = (at: number): Field | undefined => {
    const { field, title } = columns[at] ?? { field: "ignore", title: "" };
    return field === "ignore" && !given.has(at) ? looseTimeOf(title) : undefined;
  };
  const reaches = (from: number, step: 1 | -1): boolean => {
    let at = from + step;
    while (time(at) !== undefined) at += step;
    return OF_POSTS.has(columns[at]?.field ?? "ignore");
  };
  return columns.map((column, at) => {
    const field = time(at);
    if (field === undefined || fields.has(field) || !(reaches(at, 1) || reaches(at, -1))) return column;
    return { ...column, field };
  });
}

const OF_POSTS: ReadonlySet<Field> = new Set(["title", "company", "jobLocation", "since", "until"]);

function isPartOf(rows: readonly (readonly string[])[], part: number, whole: number): boolean {
  const pairs = rows.map((row) => [row[part]?.trim() ?? "", row[whole]?.trim() ?? ""] as const);
  const told = pairs.filter(([some, all]) => some !== "" && all !== "");
  return told.length > 0 && told.filter(([some, all]) => all.includes(some) && all !== some).length >= told.length / 2;
}

function readMap(titles: readonly string[], map: Readonly<Record<string, string>>): ReadonlyMap<number, Field> {
  const found = new Map<number, Field>();
  for (const [title, field] of Object.entries(map)) {
    if (!isField(field)) throw new ImportFormatError(`No field is called "${field}". Known: ${FIELDS.join(", ")}.`);
    const at = findColumn(titles, title);
    if (at < 0) throw new ImportFormatError(`No column is called "${title}".`);
    found.set(at, field);
  }
  return found;
}
