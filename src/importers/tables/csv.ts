import { CsvError, type Options, parse } from "csv-parse";
import { parse as parseWhole } from "csv-parse/sync";
import { type Folder, ImportFormatError, type Importer, type ImportOptions, type Rejection } from "../importer.ts";
import { regionOfTitles } from "./cells.ts";
import { countKnownTitles } from "./titles.ts";
import { decodeText, detectEncoding, peek } from "./decode.ts";
import { rowsOf, type TablePerson, tablePeople } from "./table.ts";
import type { TableRow } from "./table-row.ts";

/** Tables as text: cells separated by commas, semicolons, tabs or bars, in any encoding. */
export const csv: Importer = {
  name: "csv",
  title: "CSV or TSV, in any encoding, with any separator",
  readsEachAlone: true,
  async recognise(folder) {
    return listTables(folder).length > 0;
  },
  async recogniseAmong(file) {
    const [path] = listTables(file);
    return path !== undefined && (!LOOSE.test(path) || (await hasTitles(file, path)));
  },
  async *rows(folder, onReject = () => undefined, options = {}) {
    yield* rowsOf(csvPeople(folder, onReject, options), onReject);
  },
};

/** The people in the tables of a folder. */
export async function* csvPeople(
  folder: Folder,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  const paths = listTables(folder);
  if (paths.length === 0) throw new ImportFormatError("There is no .csv, .tsv or .txt file.");
  for (const path of paths) yield* tablePeople(moreThanHead(readCsv(folder, path), path), path, onReject, options);
}

/** Throws if a table has titles but no rows. */
async function* moreThanHead(rows: AsyncIterable<TableRow>, path: string): AsyncGenerator<TableRow> {
  let first: TableRow | undefined;
  let count = 0;
  for await (const row of rows) {
    first ??= row;
    count++;
    yield row;
  }
  if (count === 1 && countKnownTitles(first?.cells ?? []) > 0)
    throw new ImportFormatError(`${path} has a row of titles and none below it.`);
}

/** In bytes: enough of a file to recognise its encoding, separator and columns. */
const HEAD_BYTES = 262_144;
/** In characters. A quote that is never closed would turn everything after it into one row. */
const MAX_ROW_LENGTH = 1_000_000;
/** The number of columns in an Excel sheet: nobody's table has more. */
const MAX_CELLS = 16_384;
/** Limit on the cells of a row from which its separator is recognised. */
const TOLD_CELLS = 2_000;
const SEPARATORS = [",", ";", "\t", "|"] as const;
const SAMPLE_ROWS = 200;

const GRAMMAR = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  bom: true,
  max_record_size: MAX_ROW_LENGTH,
} as const satisfies Options;

export function listTables(folder: Folder): readonly string[] {
  const paths = folder.list().filter((path) => /\.(?:csv|tsv|tab)$/i.test(path));
  return paths.length > 0 || folder.list().length !== 1 ? paths : folder.list().filter((path) => LOOSE.test(path));
}

/** Extensions that may mean a table, or anything else. */
const LOOSE = /\.txt$|^-$/i;

/** Whether one of the first rows contains two known titles. */
async function hasTitles(folder: Folder, path: string): Promise<boolean> {
  const { head } = await peek(folder.stream(path), HEAD_BYTES);
  const text = new TextDecoder(encodingOf(head)).decode(head);
  const rows = firstRows(text, separatorOf(text)).slice(0, TITLES_WITHIN);
  return rows.some((row) => countKnownTitles(row.slice(0, TOLD_CELLS)) >= 2);
}

/** In rows. */
const TITLES_WITHIN = 5;

/** The rows of a file with a head, as cells by title; if a title occurs twice, the last one counts. */
export async function* readRecords(
  folder: Folder,
  path: string,
): AsyncGenerator<{ readonly cells: Readonly<Record<string, string>>; readonly line: number }> {
  let titles: readonly string[] | undefined;
  for await (const { cells, line } of readCsv(folder, path)) {
    if (titles === undefined) titles = cells.map((title) => title.trim());
    else yield { cells: Object.fromEntries(titles.map((title, at) => [title, cells[at]?.trim() ?? ""])), line };
  }
}

/** How files begin that are not text (from the specifications of their formats). */
const OTHERS: readonly (readonly [bytes: readonly number[], what: string])[] = [
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x50, 0x4b, 0x03, 0x04], "a workbook or an archive: it ends in .xlsx, .ods or .zip"],
  [[0xd0, 0xcf, 0x11, 0xe0], "a file of an older Office: save it as .xlsx"],
  [[0x1f, 0x8b], "packed: it ends in .gz"],
];

/** Throws if a file is named like a table but begins like something else. */
function refuseOthers(head: Uint8Array, path: string): void {
  const found = OTHERS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (found) throw new ImportFormatError(`${path} is not a table but ${found[1]}.`);
}

/**
 * Throws if a file is not text: binary files contain many different control characters, a damaged table only one or
 * two.
 */
function refuseBinary(text: string, path: string): void {
  const controls = text.match(/[\u0000-\u0008\u000e-\u001f]/g) ?? [];
  if (new Set(controls).size < BINARY_CONTROLS && controls.length < text.length / 2) return;
  throw new ImportFormatError(`${path} is not a table: it contains no text.`);
}

/** Different ones, of the 27 that are not white space. */
const BINARY_CONTROLS = 8;

/** The rows of a file, including the head. Throws `ImportFormatError` if it is not a table. */
export async function* readCsv(folder: Folder, path: string): AsyncGenerator<TableRow> {
  const { head, all } = await peek(folder.stream(path), HEAD_BYTES);
  refuseOthers(head, path);
  const encoding = encodingOf(head);
  const text = new TextDecoder(encoding).decode(head);
  refuseBinary(text, path);
  const delimiter = separatorOf(text);
  const parser = parse({ ...GRAMMAR, delimiter, info: true, raw: true });
  const feeding = feed(parser, decodeText(all, encoding), path);
  let width = 0;
  try {
    for await (const { record, info, raw } of parser as AsyncIterable<ParsedRow>) {
      if (record.length > MAX_CELLS) throw new ImportFormatError(`${path} near line ${info.lines}: ${TOO_WIDE}`);
      const row = { cells: record, line: info.lines };
      yield* (record.some((cell) => cell.includes("\n")) && withoutOpenQuote(raw, row, { delimiter, width })) || [row];
      width = record.length;
    }
    await feeding;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportFormatError(describe(error, path));
  } finally {
    parser.destroy();
  }
}

/** A row from the parser, with its text. */
interface ParsedRow {
  readonly record: string[];
  readonly info: { readonly lines: number };
  readonly raw: string;
}

/**
 * The rows swallowed by a quote that was never closed: each line is a complete row, as wide as the one before, and the
 * first has an odd number of quotes. `undefined` if the row has a cell of several lines.
 */
function withoutOpenQuote(
  raw: string,
  { line: end }: TableRow,
  { delimiter, width }: { readonly delimiter: string; readonly width: number },
): readonly TableRow[] | undefined {
  const [first = "", ...others] = raw.trimEnd().split(/\r?\n/);
  const isOdd = first.split('"').length % 2 === 0;
  if (!isOdd || width < 2 || first.split(delimiter).length !== width) return undefined;
  const rows = others.map((text) => firstRows(text, delimiter)[0] ?? []);
  if (rows.some((cells) => cells.length !== width)) return undefined;
  const line = end - others.length;
  return [{ cells: [], line, wrong: OPEN_QUOTE }, ...rows.map((cells, at) => ({ cells, line: line + at + 1 }))];
}

const OPEN_QUOTE = "a quote that is never closed";
const TOO_WIDE = `a row of more than ${MAX_CELLS.toLocaleString("en")} columns.`;
const TOO_LONG = `a row of more than ${MAX_ROW_LENGTH.toLocaleString("en")} characters. A quote may be left open.`;

/**
 * Writes text to the parser as fast as it is consumed. An error in the source is passed to the parser, and so is one
 * for a line that is too long: the parser measures only the contents of cells, and would accept any number of
 * separators in a row.
 */
async function feed(parser: ReturnType<typeof parse>, text: AsyncIterable<string>, path: string): Promise<void> {
  let lineLength = 0;
  try {
    for await (const piece of text) {
      for (let from = 0; from < piece.length; from += PIECE) {
        if (parser.destroyed) return;
        const part = piece.slice(from, from + PIECE);
        const end = Math.max(part.lastIndexOf("\n"), part.lastIndexOf("\r"));
        lineLength = end < 0 ? lineLength + part.length : part.length - end - 1;
        if (lineLength > MAX_ROW_LENGTH) throw new ImportFormatError(`${path}: ${TOO_LONG}`);
        if (parser.write(part)) continue;
        await drained(parser);
      }
    }
    parser.end();
  } catch (error) {
    parser.destroy(error as Error);
  }
}

const PIECE = 65_536;

/** Waits until the parser takes more, or is closed. */
async function drained(parser: ReturnType<typeof parse>): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = (): void => {
      parser.off("drain", settle).off("close", settle);
      resolve();
    };
    parser.on("drain", settle).on("close", settle);
  });
}

function describe(error: CsvError, path: string): string {
  const line = "lines" in error ? ` near line ${String(error["lines"])}` : "";
  if (error.code === "CSV_MAX_RECORD_SIZE") return `${path}${line}: ${TOO_LONG}`;
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return `${path}${line}: a quote is left open, or the file is cut off.`;
  return `${path}${line}: no table (${error.code})`;
}

/**
 * The encoding of a table. A short one has too few letters to tell by, but it has titles: takes the encoding in which
 * most titles are known, and among equals the one suggested by the letters.
 */
function encodingOf(head: Uint8Array): string {
  const detected = detectEncoding(head);
  if (/^(?:utf|iso-2022)/.test(detected)) return detected;
  const first = head.subarray(0, TITLES_BYTES);
  const titles = new TextDecoder(detected).decode(first).split(/[,;|\t\r\n"]+/);
  const local = ENCODINGS_OF_COUNTRIES[regionOfTitles([], titles.slice(0, TOLD_CELLS)) ?? ""];
  if (local !== undefined && WESTERN.test(detected)) return local;
  const known = (encoding: string) => countKnownTitles(new TextDecoder(encoding).decode(first).split(/[,;|\t\r\n"]+/));
  return LOCAL_ENCODINGS.reduce((best, each) => (known(each) > known(best) ? each : best), detected);
}

/** In bytes. */
const TITLES_BYTES = 4_096;
/** Encodings in which a country's language is written when its letters are mistaken for other Latin ones. */
const ENCODINGS_OF_COUNTRIES: Readonly<Record<string, string>> = {
  PL: "windows-1250",
  CZ: "windows-1250",
  HU: "windows-1250",
  TR: "windows-1254",
  LT: "windows-1257",
};
const WESTERN = /^windows-125[24]$/;
/** Encodings in which spreadsheets save CSV if not in Unicode: labels of the Encoding Standard. */
const LOCAL_ENCODINGS = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1257",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
  "euc-jp",
  "koi8-r",
] as const;

/** The separator that gives the most known titles in one row; among equals, the most cells. */
function separatorOf(text: string): string {
  const scores = SEPARATORS.map((separator) => {
    const rows = firstRows(text, separator).slice(0, 20);
    const known = Math.max(0, ...rows.map((row) => countKnownTitles(row.slice(0, TOLD_CELLS))));
    const cells = rows.map((row) => row.length).filter((length) => length > 1);
    const most = Math.max(0, ...[...Map.groupBy(cells, (length) => length).values()].map(({ length }) => length));
    return { separator, score: known * 100 + most };
  });
  return scores.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

/** Complete rows from the beginning of a text; none if it is not a table with this separator. */
function firstRows(text: string, delimiter: string): readonly string[][] {
  try {
    const rows = parseWhole(text, { ...GRAMMAR, delimiter, to: SAMPLE_ROWS });
    return rows as unknown as string[][];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The last row may be cut off inside quotes.
    const cut = text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1);
    return cut === "" || cut === text ? [] : firstRows(cut.slice(0, Math.floor(cut.length / 2)), delimiter);
  }
}
