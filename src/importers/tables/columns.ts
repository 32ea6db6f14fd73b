import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { readWordList } from "../../lists/word-list.ts";
import { isAside } from "../../names/parts.ts";
import { ImportFormatError, type ImportOptions } from "../importer.ts";
import { findColumn } from "../../contract/column-names.ts";
import { readCell, regionOf } from "./cells.ts";
import { type Field, FIELDS, isField } from "./fields.ts";
import { layoutOf } from "./layouts.ts";

const LIST = readWordList(new URL("lists/columns.txt", import.meta.url));
const BY_TITLE = new Map(
  FIELDS.flatMap((field) => LIST.entries(field).map((title): readonly [string, Field] => [plainTitle(title), field])),
);
/** Words before a title that say whose or which it is: "Mailing City", "Address 1 - City", "Person - Phone", "Ansprechpartner Vorname". */
const BEFORE =
  /^(?:address|ansprechpartner(?:in)?|bewerber(?:in)?|candidat|candidate|candidato|contact|contactpersoon|contacto|contatto|customer|home|interlocuteur|kandydat|kontakt|kontaktperson|lead|mailing|mitarbeiter(?:in)?|mitglied|osoba kontaktowa|other|person|personal|primary|private|work)\s/;
/** Words behind a title that say which of several it is: "Telefon geschäftlich", "Téléphone professionnel", "Ansprechpartner:in". */
const AFTER =
  /\s(?:in|innen|geschaftlich|dienstlich|privat|professionnel|professionnelle|personnel|personnelle|bureau|domicile|trabajo|laboral|particular|personal|sluzbow[ay]|prywatn[ay]|lavoro|ufficio|casa|werk|zakelijk|prive|trabalho|pessoal|work|home|business|private)$/;
/** Articles and prepositions of the languages of the list, and words for "number": "Nom du contact", "Telefon-Nr.". */
const SMALL =
  /(?:^|\s)(?:a|al|d|da|de|del|della|der|des|di|die|do|du|het|l|la|le|les|n|nr|no|num|of|the|van|von)(?=\s|$)/g;
const BY_LOOSE_TITLE = looseTitles();

/** Titles without small words, of those that mean one thing so. */
function looseTitles(): ReadonlyMap<string, Field> {
  const found = new Map<string, Field | null>();
  for (const [title, field] of BY_TITLE) {
    const loose = withoutSmall(title);
    if (loose !== "") found.set(loose, found.has(loose) && found.get(loose) !== field ? null : field);
  }
  return new Map([...found].filter((entry): entry is [string, Field] => entry[1] !== null));
}

function withoutSmall(title: string): string {
  return title.replace(SMALL, " ").replace(/\s+/g, " ").trim();
}

/** So many values of ten say what a column holds, whatever its title. */
const MAX_SHARE = 0.7;

/** A table as its first rows show it: what each column becomes. */
export interface Layout {
  /** The software that writes such columns; `table` where it is none that we know. */
  readonly name: string;
  readonly columns: readonly Column[];
}

export interface Column {
  readonly title: string;
  readonly field: Field;
}

/**
 * What the columns of a table hold: what the operator says, then the titles as the software or the language at hand has
 * them, then the values.
 *
 * @param rows some of the first, each a list of cells
 */
export function recogniseColumns(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  options: ImportOptions = {},
): Layout {
  const given = readMap(titles, options.map ?? {});
  const layout = layoutOf(titles.map(plainTitle));
  const columns = titles.map((title, at): Column => {
    const values = rows.map((row) => row[at]?.trim() ?? "").filter((value) => value !== "");
    const field = given.get(at) ?? layout?.fields[plainTitle(title)] ?? fieldOf(title, values);
    return { title, field };
  });
  return { name: layout?.name ?? "table", columns: settleNames(columns, rows, given) };
}

/** How many titles of a row are known: a row with more of them is likelier the head of its table. */
export function countKnownTitles(row: readonly string[]): number {
  return new Set(row.flatMap((cell) => titleField(cell) ?? [])).size;
}

/** `E-mail 1 - Value` and `eMailValue` as `e mail value`. */
export function plainTitle(title: string): string {
  return title
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll(/[łŁ]/gu, "l")
    .replaceAll(/[øØ]/gu, "o")
    .replaceAll(/[ıİ]/gu, "i")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** What a title, or the label of a form, says of itself, whatever stands in it. */
export function titleField(title: string): Field | undefined {
  return wholeTitleField(title) ?? partTitleField(title);
}

function wholeTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const forms = [plain, plain.replace(BEFORE, ""), plain.replace(AFTER, "")];
  const known = forms.map((form) => BY_TITLE.get(form)).find((field) => field !== undefined);
  return known ?? forms.map((form) => BY_LOOSE_TITLE.get(withoutSmall(form))).find((field) => field !== undefined);
}

/** `Company / Org`, `Phone (best)`, `Job title or role`: a title in parts, each of which means the one thing; what brackets add may say anything. */
function partTitleField(title: string): Field | undefined {
  const bare = title.replace(/[([][^()[\]]*[)\]]\s*$/, "");
  if (bare !== title && wholeTitleField(bare) !== undefined && !/[@\d]/.test(title)) return wholeTitleField(bare);
  const parts = bare
    .split(/[/|,&+]|\s(?:or|and|und|oder|et|ou|y|o|e|en|of|i|lub)\s/iu)
    .filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MAX_TITLE_PARTS) return undefined;
  const fields = new Set(parts.map((part) => wholeTitleField(part)));
  // Two things in one column are neither: "Name / E-mail".
  return fields.size === 1 ? [...fields][0] : undefined;
}

/** What has more is a sentence. */
const MAX_TITLE_PARTS = 4;

function fieldOf(title: string, values: readonly string[]): Field {
  const byTitle = titleField(title);
  if (byTitle === "ignore") return byTitle;
  const byValues = fieldOfValues(values);
  if (byValues !== undefined && byTitle !== byValues && !(byTitle && LINKS.has(byTitle))) return byValues;
  const said = values.map(readCell).filter(Boolean);
  if (byTitle === "fullName" && said.length > 0 && !isMostly(said, looksLikeName)) return "ignore";
  if (byTitle === "title" && isMostly(values, (value) => isAside(value.replace(/\.$/, "").toLowerCase())))
    return "ignore";
  return byTitle ?? fieldOfSaid(said) ?? "ignore";
}

/** Not `Tel.: 0621 4815162`: a text that is no table has lines of everything below its first. */
function looksLikeName(value: string): boolean {
  return /\p{L}/u.test(value) && !/[@:=<>]|https?\b|\d{4}/u.test(value);
}

/** Titles that say more of an address than its looks. */
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
  return undefined;
}

/** Of a column whose title says nothing: firms by the forms that the law gives them, and countries by their names. */
function fieldOfSaid(values: readonly string[]): Field | undefined {
  if (values.length < MIN_SAID) return undefined;
  if (values.filter((value) => LEGAL_FORM.test(value)).length >= values.length * FIRMS_SHARE) return "company";
  if (isMostly(values, (value) => value.length > 3 && regionOf(value) !== undefined)) return "country";
  return undefined;
}

/** Fewer cells may say it by chance. */
const MIN_SAID = 3;
/** Of the firms of a list not each bears its form. */
const FIRMS_SHARE = 0.4;
/** Behind a firm's name (ISO 20275, the forms of the countries whose languages are read). */
const LEGAL_FORM =
  /[\p{L}\d.&)]\s(?:ltd|limited|llc|llp|plc|inc|incorporated|corp|corporation|gmbh|ag|kg|ohg|gbr|e\.?\s?v|se|sas|sarl|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\/?s|aps|ab|oyj?|sp\.? z o\.?\s?o|s\.?r\.?o|kft|zrt|bt|ltda|pty)\.?$/iu;

function isMostly(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.length > 0 && values.filter(is).length >= values.length * MAX_SHARE;
}

/** `Name` beside `Vorname` is a surname, `Nome` beside `Cognome` a forename, `Nombre` alone the whole. */
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
