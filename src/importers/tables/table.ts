import { ImportFormatError, type ImportOptions, type ImportRow, type Rejection } from "../importer.ts";
import { type ImportedPerson, personRows, type PersonSource } from "../person.ts";
import { listOf, readCallingCode, readCell, readDayOrder, readLostCallingCode } from "./cells.ts";
import { findColumn } from "../../contract/column-names.ts";
import { type Column, countKnownTitles, type Layout, plainTitle, recogniseColumns } from "./columns.ts";
import { groupsOf } from "./groups.ts";
import { NO_NAME, readRow } from "./row-person.ts";
import type { TableRow } from "./table-row.ts";
import { isVertical, turnRows, turnStream } from "./vertical.ts";

/** So many rows are looked at before the first is read. */
export const SAMPLE_ROWS = 200;
/** The head stands among so many rows: some exports begin with a note. */
export const MAX_BEFORE_HEAD = 20;
const MAX_COLUMNS = 2_000;

/** The head of a table and its first rows: what `recogniseColumns` tells of it. */
export interface TableSample {
  readonly layout: Layout;
  /** The columns of each person of a row. */
  readonly groups: readonly (readonly Column[])[];
  readonly dayOrder: "day" | "month" | undefined;
  readonly callingCode: string | undefined;
  readonly rows: readonly TableRow[];
  readonly before: number;
}

/** What a table holds, by its first rows. */
export function sampleTable(taken: readonly TableRow[], options: ImportOptions): TableSample {
  const first = isVertical(taken) ? turnRows(taken) : taken;
  const wide = first.find(({ cells }) => cells.length > MAX_COLUMNS);
  if (wide) throw new ImportFormatError(`Row ${wide.line} has more than ${MAX_COLUMNS} columns.`);
  const before = findHead(first, options);
  const titles = first[before]?.cells ?? [];
  const rows = first.slice(before + 1);
  const values = rows.map(({ cells }) => cells);
  const layout = recogniseColumns(titles, values, options);
  const births = layout.columns.flatMap(({ field }, at) => (field === "birthDate" ? [at] : []));
  const told = readDayOrder(values.flatMap((cells) => births.map((at) => cells[at] ?? "")));
  // Only Americans write the month first, and they call the column in English.
  const isElsewhere = births.length > 0 && births.every((at) => !/birth|dob|bday/i.test(titles[at] ?? ""));
  const dayOrder = told ?? (isElsewhere ? "day" : undefined);
  const phones = layout.columns.flatMap(({ field }, at) => (field === "phone" ? [at] : []));
  const numbers = values.flatMap((cells) => phones.flatMap((at) => listOf(readCell(cells[at] ?? ""))));
  const phoneTitles = phones.map((at) => plainTitle(titles[at] ?? ""));
  const callingCode = readCallingCode(numbers) ?? readLostCallingCode(phoneTitles, numbers);
  return { layout, groups: groupsOf(layout.columns), dayOrder, callingCode, rows, before };
}

/** A person of a table, and where they stand. */
export interface TablePerson {
  readonly person: ImportedPerson;
  readonly path: string;
  readonly line: number;
  readonly source: PersonSource;
}

/** The rows of an import, for the people of tables. */
export async function* rowsOf(
  people: AsyncIterable<TablePerson>,
  onReject: (rejection: Rejection) => void,
): AsyncGenerator<ImportRow> {
  for await (const { person, source, path, line } of people)
    yield* personRows(person, source, { path, line, onReject });
}

/** The people of a table, row by row. */
export async function* tablePeople(
  rows: AsyncIterable<TableRow> | Iterable<TableRow>,
  path: string,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  let iterator = iterate(rows);
  let first = await takeSample(iterator);
  if (first.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
  if (isVertical(first)) {
    iterator = turnStream(again(first, iterator));
    first = await takeSample(iterator);
  }
  const sample = sampleTable(first, options);
  requireNames(sample.layout);
  yield* peopleOfSample(sample, path, onReject);
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
    yield* readPerson(next.value, sample, path, onReject);
  }
}

async function takeSample(rows: AsyncGenerator<TableRow>): Promise<TableRow[]> {
  const first: TableRow[] = [];
  while (first.length < SAMPLE_ROWS) {
    const next = await rows.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  return first;
}

/** Rows that were taken, and those behind them. */
async function* again(first: readonly TableRow[], rest: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  yield* first;
  yield* rest;
}

/** The people of the rows by which a table was told. */
export function* peopleOfSample(
  sample: TableSample,
  path: string,
  onReject: (rejection: Rejection) => void,
): Generator<TablePerson> {
  for (const row of sample.rows) yield* readPerson(row, sample, path, onReject);
}

function* readPerson(
  { cells, line }: TableRow,
  { layout, groups, dayOrder, callingCode }: TableSample,
  path: string,
  onReject: (rejection: Rejection) => void,
): Generator<TablePerson> {
  if (cells.every((cell) => cell.trim() === "")) return;
  if (cells.length > MAX_COLUMNS) return onReject({ path, line, reason: `more than ${MAX_COLUMNS} columns` });
  const found = groups.map((columns) => readRow(cells, { columns, dayOrder, callingCode }));
  const people = found.flatMap((each) => ("reason" in each ? [] : [each]));
  for (const each of found) {
    // A firm may have fewer people than the table has places for.
    if ("reason" in each && (people.length === 0 || each.reason !== NO_NAME))
      return onReject({ path, line, reason: each.reason });
  }
  for (const { person, id: own } of people) {
    const id = layout.name === "table" ? undefined : own;
    yield { person, path, line, source: { format: layout.name, ...(id !== undefined && { id }) } };
  }
}

/** Whether a column says who the people are. */
export function hasNames({ columns }: Layout): boolean {
  return columns.some(({ field }) => NAMES.has(field));
}

/** Throws `ImportFormatError` where no column says who the people are. */
function requireNames(layout: Layout): void {
  if (hasNames(layout)) return;
  const { columns } = layout;
  const shown = columns.slice(0, 30).map(({ title }) => `"${title}"`);
  throw new ImportFormatError(
    `No column holds names. Say which does: --map "TITLE=fullName". The columns are ${shown.join(", ") || "none"}.`,
  );
}

async function* iterate(rows: AsyncIterable<TableRow> | Iterable<TableRow>): AsyncGenerator<TableRow> {
  yield* rows;
}

function findHead(rows: readonly TableRow[], options: ImportOptions): number {
  const wanted = Object.keys(options.map ?? {});
  let best = 0;
  let most = -1;
  for (const [at, { cells }] of rows.slice(0, MAX_BEFORE_HEAD).entries()) {
    const titles = new Set(cells.map((cell) => cell.trim().toLowerCase()));
    const known = countKnownTitles(cells) + wanted.filter((name) => findColumn(cells, name) >= 0).length;
    if (known > most && titles.size > 0) [best, most] = [at, known];
  }
  return best;
}

/** Fields of which a table must have one. */
export const NAMES: ReadonlySet<string> = new Set(["fullName", "firstName", "lastName"]);
