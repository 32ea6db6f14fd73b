import { leftOut } from "../left-out.ts";
import { findColumn } from "../../contract/column-names.ts";
import { ImportFormatError, type ImportOptions, type ImportLine, type Rejection } from "../importer.ts";
import { type ImportedPerson, personRows, type PersonSource } from "../person.ts";
import {
  listOf,
  readCallingCode,
  readCell,
  readDayOrder,
  readLostCallingCode,
  regionOfNumbers,
  regionOfPostcodes,
  regionOfTitles,
  regionOfTowns,
} from "./cells.ts";
import { type Column, type Layout, recogniseColumns } from "./columns.ts";
import { plainTitle, titleField } from "./titles.ts";
import { NAMES } from "./fields.ts";
import { type GenderLetters, readGenderLetters } from "./gender.ts";
import { groupsOf } from "./groups.ts";
import { guessNames } from "./guess.ts";
import { beginsTable, findHead, isSameHead } from "./heads.ts";
import { type LinkColumn, linkColumns, settleLinks, spreadRow } from "./links.ts";
import { numberPosts } from "./numbered.ts";
import { HEADING, readRow, type RowPerson, type RowReading } from "./row-person.ts";
import { isAlone, isSum, rowsOfPeople, Sections } from "./sections.ts";
import type { TableRow } from "./table-row.ts";
import { isVertical, turnRows, turnStream } from "./vertical.ts";

/** How many rows are examined before the first is read. */
export const SAMPLE_ROWS = 200;
const MAX_COLUMNS = 2_000;
const MAX_SAMPLE_CELLS = SAMPLE_ROWS * MAX_COLUMNS;

/** The head of a table and its first rows, with what `recogniseColumns` makes of them. */
export interface TableSample {
  readonly layout: Layout;
  /** The columns of each person in a row. */
  readonly groups: readonly (readonly Column[])[];
  readonly dayOrder: "day" | "month" | undefined;
  readonly callingCode: string | undefined;
  readonly region: string | undefined;
  readonly hasCapitals: boolean;
  readonly genders: GenderLetters;
  readonly titles: readonly string[];
  readonly links: readonly LinkColumn[];
  readonly rows: readonly TableRow[];
  /** The cells of the rows, followed by those for links. */
  readonly values: readonly (readonly string[])[];
  /** The rows from the head of the sheet's next table on. */
  readonly rest: readonly TableRow[];
}

/** What a table contains, judging by its first rows. */
export function sampleTable(taken: readonly TableRow[], options: ImportOptions): TableSample {
  requireNarrow(taken);
  refuseExports(taken);
  const first = isVertical(taken) ? turnRows(taken) : taken;
  const wide = first.find(({ cells }) => cells.length > MAX_COLUMNS);
  if (wide) throw new ImportFormatError(`Row ${wide.line} has more than ${MAX_COLUMNS} columns.`);
  const { titles, rows, rest } = divide(first, options);
  const led = linkColumns(titles, rows);
  const values = rows.map((row) => spreadRow(row, titles.length, led));
  const all = [...titles, ...led.map(({ title }) => title)];
  const told = rowsOfPeople(values);
  const recognised = recogniseColumns(all, told, mapOf(titles, rest, options));
  const found = hasNames(recognised) ? recognised.columns : guessNames(recognised.columns, told);
  const { columns, links } = settleLinks(found, titles.length, led);
  const given = new Set(Object.keys(options.map ?? {}).map((name) => findColumn(all, name)));
  const numbered = numberPosts(columns).map((column, at) => (given.has(at) ? (columns[at] ?? column) : column));
  const layout = { ...recognised, columns: numbered };
  const births = layout.columns.flatMap(({ field }, at) => (field === "birthDate" ? [at] : []));
  const ordered = readDayOrder(values.flatMap((cells) => births.map((at) => cells[at] ?? "")));
  // Only Americans put the month first, and they title the column in English.
  const isElsewhere = births.length > 0 && births.every((at) => !/birth|dob|bday/i.test(titles[at] ?? ""));
  const dayOrder = ordered ?? (isElsewhere ? "day" : undefined);
  const phones = layout.columns.flatMap(({ field }, at) => (field === "phone" ? [at] : []));
  const numbers = values.flatMap((cells) => phones.flatMap((at) => listOf(readCell(cells[at] ?? ""))));
  const phoneTitles = phones.map((at) => plainTitle(titles[at] ?? ""));
  const callingCode = readCallingCode(numbers) ?? readLostCallingCode(phoneTitles, numbers);
  const towns = layout.columns.flatMap(({ field }, at) => (TOWNS.has(field) ? [at] : []));
  const placed = towns.map((at) => ({ title: titles[at] ?? "", values: values.map((cells) => cells[at] ?? "") }));
  const region =
    regionOfTitles(
      phones.map((at) => titles[at] ?? ""),
      titles,
    ) ??
    regionOfPostcodes(placed) ??
    regionOfTowns(placed.flatMap((column) => column.values)) ??
    regionOfNumbers(numbers, titles);
  const genders = readGenderLetters(
    layout.columns.flatMap(({ field, title }, at) =>
      field === "gender" ? [{ title, values: values.map((cells) => cells[at] ?? "") }] : [],
    ),
  );
  const reading = { dayOrder, callingCode, region, hasCapitals: hasCapitals(layout, values), genders };
  return { layout, groups: groupsOf(layout.columns), ...reading, titles, links, rows, values, rest };
}

const TOWNS: ReadonlySet<string> = new Set(["city", "location"]);

/** Whether most names are written in capitals, counting only rows with more than the name. */
function hasCapitals({ columns }: Layout, values: readonly (readonly string[])[]): boolean {
  const names = columns.flatMap(({ field }, at) => (NAMES.has(field) ? [at] : []));
  const whole = values.filter((row) => row.filter((cell) => cell.trim() !== "").length > names.length);
  const cells = whole.flatMap((row) => names.map((at) => row[at] ?? "")).filter((cell) => /\p{Lu}/u.test(cell));
  return cells.filter((cell) => cell === cell.toUpperCase()).length * 2 > cells.length;
}

/** Throws if a table is one of our own exports: its rows are not people, or are people we found. */
function refuseExports([head]: readonly TableRow[]): void {
  const titles = `${head?.cells.map((title) => title.trim()).join()},`;
  const own = OWN_TABLES.find(({ begins }) => titles.startsWith(begins));
  if (own) throw new ImportFormatError(`This table is ${own.what}. ${own.instead}`);
}

/**
 * How our own tables begin: of a lookup (`exports/table.ts`), a bulk (`exports/bulk-result.ts`), the history
 * (`service/export-history.ts`).
 */
const OWN_TABLES = [
  {
    begins: "field,value,confidence,sources,quotes,",
    what: "the export of a lookup: its rows are facts of one person",
    instead: "Export the lookup as JSON Resume or vCard to import it.",
  },
  {
    begins: "row,line,given name,state,reason,likelihood,candidateId,",
    what: "the result of a bulk: its rows are what was found of people who are known already",
    instead: "Import the list that the bulk was made of.",
  },
  {
    begins: "lookupId,address,name,email,sources,status,purpose,",
    what: "the history of lookups",
    instead: "Its rows are lookups, and no people.",
  },
] as const;

/** Throws if the sample has more cells than any table of people. */
function requireNarrow(rows: readonly TableRow[]): void {
  if (rows.reduce((sum, { cells }) => sum + cells.length, 0) <= MAX_SAMPLE_CELLS) return;
  const [least, most] = [rows.length, MAX_SAMPLE_CELLS].map((count) => count.toLocaleString("en"));
  throw new ImportFormatError(
    `${least} rows have more than ${most} cells. A table has up to ${MAX_COLUMNS} columns: is it of people?`,
  );
}

/** The first table, up to the head of the next; a table without a head gets numbered columns. */
function divide(rows: readonly TableRow[], { map = {} }: ImportOptions): Pick<TableSample, "titles" | "rows" | "rest"> {
  const found = findHead(rows, Object.keys(map));
  const from = found.head === null ? found.first : found.head + 1;
  const titles = found.head === null ? numberedTitles(rows.slice(from)) : headCells(rows[found.head]);
  const next = rows.findIndex(({ cells }, at) => at >= from && beginsTable(cells) && !isSameHead(cells, titles));
  const own = rows.slice(from, next < 0 ? undefined : next);
  return { titles, rows: next < 0 ? own : withoutCaption(own), rest: next < 0 ? [] : rows.slice(next) };
}

function headCells(row: TableRow | undefined): readonly string[] {
  return row === undefined ? [] : spreadRow({ ...row, links: new Map() }, row.cells.length, []);
}

function numberedTitles(rows: readonly TableRow[]): readonly string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, at) => `Column ${at + 1}`);
}

/** Drops single cells right above the next table: they are its caption. */
function withoutCaption(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.slice(0, rows.findLastIndex((row) => !isCaption(row)) + 1);
}

function isCaption({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell.trim() !== "").length <= 1;
}

/** A mapping for columns that only another table of the sheet has is no error here. */
function mapOf(titles: readonly string[], rest: readonly TableRow[], options: ImportOptions): ImportOptions {
  const heads = rest.filter(({ cells }) => beginsTable(cells));
  const isElsewhere = (name: string) => heads.some(({ cells }) => findColumn(cells, name) >= 0);
  const map = Object.entries(options.map ?? {}).filter(([name]) => findColumn(titles, name) >= 0 || !isElsewhere(name));
  return { ...options, map: Object.fromEntries(map) };
}

/** A person in a table, and where they are. */
export interface TablePerson {
  readonly person: ImportedPerson;
  readonly path: string;
  readonly line: number;
  readonly source: PersonSource;
}

/** The import rows for the people of tables. */
export async function* rowsOf(
  people: AsyncIterable<TablePerson>,
  onReject: (rejection: Rejection) => void,
): AsyncGenerator<ImportLine> {
  for await (const { person, source, path, line } of people)
    yield* personRows(person, source, { path, line, onReject });
}

/** The people in a table, row by row. */
export async function* tablePeople(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
  path: string,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  let iterator = iterate(rows);
  let first = await takeSample(iterator);
  if (first.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
  // Checked before the table is turned: its two columns of names and values look like a form.
  refuseExports(first);
  if (isVertical(first)) {
    iterator = turnStream(again(first, iterator));
    first = await takeSample(iterator);
  }
  let sample = sampleTable(first, options);
  requireNames(sample.layout);
  for (;;) {
    tellUnused(sample, path, options);
    const sections = new Sections();
    yield* peopleOfSample(sample, path, onReject, sections);
    const next = sample.rest.length > 0 ? sample.rest : yield* readOn(iterator, sample, sections, { path, onReject });
    if (next.length === 0) return;
    const rows = [...next, ...(await takeSample(iterator, SAMPLE_ROWS - next.length))];
    sample = sampleTable(rows, ofHead(next[0]?.cells ?? [], options));
  }
}

/** The people in the rows after a sample, up to the head of another table, which is returned. */
async function* readOn(
  rows: AsyncGenerator<TableRow>,
  sample: TableSample,
  sections: Sections,
  place: TablePlace,
): AsyncGenerator<TablePerson, readonly TableRow[]> {
  let caption: TableRow | undefined;
  for (let next = await rows.next(); next.done !== true; next = await rows.next()) {
    const row = next.value;
    if (row.cells.length > MAX_COLUMNS) {
      yield* readPerson(row, sample, sections, place);
      continue;
    }
    if (beginsTable(row.cells) && !isSameHead(row.cells, sample.titles)) return [row];
    if (caption) yield* readPerson(caption, sample, sections, place);
    caption = isCaption(row) ? row : undefined;
    if (!caption) yield* readPerson(row, sample, sections, place);
  }
  if (caption) yield* readPerson(caption, sample, sections, place);
  return [];
}

/** Limits for reporting columns that are left out: how many, and how many characters of each title. */
const MAX_UNUSED = 50;
const MAX_TITLE_LENGTH = 80;

function tellUnused({ layout, values }: TableSample, path: string, { onUnused, map = {} }: ImportOptions): void {
  const isSaid = (title: string) => Object.keys(map).some((name) => findColumn([title], name) >= 0);
  const titles = layout.columns.flatMap(({ field, title }, at) =>
    field === "ignore" && title.trim() !== "" && !isSaid(title) && values.some((row) => (row[at] ?? "").trim() !== "")
      ? [title.trim()]
      : [],
  );
  const shown = titles.slice(0, MAX_UNUSED).map((title) => title.slice(0, MAX_TITLE_LENGTH).toWellFormed());
  if (shown.length > 0) onUnused?.({ path, titles: shown });
}

/** The part of the mapping that applies to this head. */
function ofHead(titles: readonly string[], options: ImportOptions): ImportOptions {
  const map = Object.entries(options.map ?? {}).filter(([name]) => findColumn(titles, name) >= 0);
  return { ...options, map: Object.fromEntries(map) };
}

async function takeSample(rows: AsyncGenerator<TableRow>, length = SAMPLE_ROWS): Promise<TableRow[]> {
  const first: TableRow[] = [];
  while (first.length < length) {
    const next = await rows.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  return first;
}

/** Rows that were already taken, and those after them. */
async function* again(first: readonly TableRow[], rest: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  yield* first;
  yield* rest;
}

/** The people in the rows of a sample. */
export function* peopleOfSample(
  sample: TableSample,
  path: string,
  onReject: (rejection: Rejection) => void,
  sections = new Sections(),
): Generator<TablePerson> {
  for (const row of sample.rows) yield* readPerson(row, sample, sections, { path, onReject });
}

/** Where a table is, and the callback for rows that are left out. */
interface TablePlace {
  readonly path: string;
  readonly onReject: (rejection: Rejection) => void;
}

function* readPerson(
  row: TableRow,
  { layout, groups, titles, links, ...reading }: TableSample,
  sections: Sections,
  { path, onReject }: TablePlace,
): Generator<TablePerson> {
  const { line, wrong } = row;
  if (wrong !== undefined) return onReject({ path, line, reason: wrong });
  if (row.cells.every((cell) => cell.trim() === "")) return;
  if (row.cells.length > MAX_COLUMNS) return onReject({ path, line, ...leftOut("columns", String(MAX_COLUMNS)) });
  if (isSum(row.cells)) return onReject({ path, line, ...leftOut("sum") });
  const firm = sections.firmOver(row.cells);
  if (firm !== undefined && titles.length > 1 && isAlone(row.cells)) return onReject({ path, line, ...HEADING });
  const cells = spreadRow(withoutMergedNames(row, layout.columns), titles.length, links);
  const found = groups.flatMap((columns) =>
    peopleInCells(cells, columns).map((own) => readUnder(firm, own, { ...reading, columns })),
  );
  const people = found.flatMap((each) => ("reason" in each ? [] : [each]));
  for (const each of found) {
    // A firm may have fewer people than the table has room for.
    if ("reason" in each && (people.length === 0 || each.why?.code !== "noName"))
      return onReject({ path, line, ...each });
  }
  for (const { person, id: own, cellsLeftOut } of people) {
    for (const cell of cellsLeftOut) onReject({ path, line, ...cell, cell: true });
    const id = layout.name === "table" ? undefined : own;
    yield { person, path, line, source: { format: layout.name, ...(id !== undefined && { id }) } };
  }
}

/** "Ada Finch / Bo Lane" with "ada@… / bo@…" beside it: the cells of each, with those that are about both. */
function peopleInCells(cells: readonly string[], columns: readonly Column[]): readonly (readonly string[])[] {
  const at = columns.findIndex(({ field }) => field === "fullName");
  const names = (cells[at] ?? "").split(BESIDE);
  const areNames = names.length > 1 && names.every((name) => WHOLE_NAME.test(name.trim()));
  if (!areNames) return [cells];
  return names.map((_, index) =>
    cells.map((cell) => {
      const parts = cell.split(BESIDE);
      return parts.length === names.length ? (parts[index] ?? "") : cell;
    }),
  );
}

const BESIDE = /(?<!\s)\s+\/\s+/u;
const WHOLE_NAME = /^\p{Lu}[\p{L}\p{M}'’.-]+(?:\s\p{L}[\p{L}\p{M}'’.-]*){1,4}$/u;

/** The person in a row, who works for the firm in whose section it is. */
function readUnder(firm: string | undefined, cells: readonly string[], reading: RowReading): RowPerson {
  if (firm === undefined || reading.columns.some(({ field }) => field === "company")) return readRow(cells, reading);
  const columns = [...reading.columns, { title: "", field: "company" } as const];
  const own = reading.columns.map((_, at) => cells[at] ?? "");
  return readRow([...own, firm], { ...reading, columns });
}

/** A name cell merged over several rows is one person, named in the first; the other rows name nobody. */
function withoutMergedNames(row: TableRow, columns: readonly Column[]): TableRow {
  if (row.merged === undefined) return row;
  return { ...row, merged: new Map([...row.merged].filter(([at]) => !NAMES.has(columns[at]?.field ?? "ignore"))) };
}

/** Whether a column names the people. */
export function hasNames({ columns }: Layout): boolean {
  return columns.some(({ field }) => NAMES.has(field));
}

/** Throws `ImportFormatError` if no column names the people. */
function requireNames(layout: Layout): void {
  if (hasNames(layout)) return;
  const { columns } = layout;
  const shown = columns.slice(0, 30).map(({ title }) => `"${shorten(title)}"`);
  const called = columns.find(({ title }) => NAMES.has(titleField(title) ?? ""));
  const why = called
    ? `The column "${shorten(called.title)}" holds no names: most of its cells are numbers, addresses or without a letter.`
    : "No column holds names.";
  throw new ImportFormatError(
    `${why} Say which does: --map "TITLE=fullName". The columns are ${shown.join(", ") || "none"}.`,
  );
}

function shorten(title: string): string {
  return title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE).toWellFormed()}…`;
}

/** Of a title in a message, in characters: it may be a whole paragraph. */
const MAX_TITLE = 60;

async function* iterate(rows: AsyncIterable<TableRow> | Iterable<TableRow>): AsyncGenerator<TableRow> {
  yield* rows;
}
