import { type Folder, ImportFormatError, type Importer, type ImportOptions, type Rejection } from "../importer.ts";
import { openZip, type Zip } from "../zip.ts";
import { findColumn } from "../../contract/column-names.ts";
import {
  hasNames,
  MAX_BEFORE_HEAD,
  rowsOf,
  SAMPLE_ROWS,
  sampleTable,
  type TablePerson,
  tablePeople,
  type TableRow,
} from "./table.ts";

/** Sheets of Excel and of whatever else writes Office Open XML. */
export const xlsx: Importer = {
  name: "xlsx",
  title: "Excel workbooks (.xlsx, .xlsm)",
  async recognise(folder) {
    return listBooks(folder).length > 0;
  },
  async *rows(folder, onReject = () => undefined, options = {}) {
    yield* rowsOf(xlsxPeople(folder, onReject, options), onReject);
  },
};

/** The people of the workbooks of a folder. */
export async function* xlsxPeople(
  folder: Folder,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  const paths = listBooks(folder);
  if (paths.length === 0) throw new ImportFormatError("There is no .xlsx file.");
  for (const path of paths) {
    const sheets = await readBook(folder, path);
    const ofPeople = sheetsOfPeople(sheets, options);
    for (const sheet of sheets) {
      if (ofPeople.includes(sheet))
        yield* tablePeople(sheet.rows, sheet.path, onReject, optionsOf(sheet, sheets, options));
      else onReject({ path: sheet.path, line: 1, reason: "no column of this sheet holds names" });
    }
  }
}

/** Sheets that name people: beside them stand legends and figures. All of them where none does, which each then says. */
export function sheetsOfPeople(sheets: readonly Sheet[], options: ImportOptions): readonly Sheet[] {
  const found = sheets.filter((sheet) =>
    hasNames(sampleTable(sheet.rows.slice(0, SAMPLE_ROWS), optionsOf(sheet, sheets, options)).layout),
  );
  return found.length > 0 ? found : sheets;
}

/** What is said of the columns of a sheet: one that only other sheets have is not missed in it. */
function optionsOf(sheet: Sheet, sheets: readonly Sheet[], options: ImportOptions): ImportOptions {
  const holds = ({ rows }: Sheet, name: string) =>
    rows.slice(0, MAX_BEFORE_HEAD).some(({ cells }) => findColumn(cells, name) >= 0);
  const map = Object.entries(options.map ?? {}).filter(
    ([name]) => holds(sheet, name) || !sheets.some((each) => holds(each, name)),
  );
  return { ...options, map: Object.fromEntries(map) };
}

export interface Sheet {
  readonly path: string;
  readonly rows: readonly TableRow[];
}

export function listBooks(folder: Folder): readonly string[] {
  return folder.list().filter((path) => /\.xls[xm]$/i.test(path) && !/(?:^|\/)~\$/.test(path));
}

/** In bytes, of what a workbook unpacks to. */
const MAX_BYTES = 512 * 1024 * 1024;
/**
 * From the first cell to the furthest, empty ones too, since the library makes a place for each: 300,000 people of 100
 * columns. One cell in the last corner of a sheet makes 17 billion.
 */
const MAX_CELLS = 30_000_000;

/**
 * The sheets of a workbook that hold anything. Formulas are not run: what Excel stored as their results is read. Macros
 * are passed over with all else that is no sheet. Throws `ImportFormatError` where the file cannot be opened.
 */
export async function readBook(folder: Folder, path: string): Promise<readonly Sheet[]> {
  const bytes = await folder.bytes(path);
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new ImportFormatError(
      `${path} is encrypted, or a workbook of Excel 97 to 2003. Save it as .xlsx without a password.`,
    );
  }
  // Measured before the library unpacks it in one go.
  await refuseVast(await openZip(bytes, path, { mostBytes: MAX_BYTES }), path);
  const { default: readSheets } = await import("read-excel-file/node");
  const sheets = await readSheets(Buffer.from(bytes)).catch((error: unknown) => {
    throw new ImportFormatError(`${path} is damaged, or not a workbook. Open it and save it as .xlsx again.`, {
      cause: error,
    });
  });
  const named = sheets.map(({ sheet, data }) => ({
    path: sheets.length === 1 ? path : `${path}#${sheet}`,
    rows: data
      .map((cells, at) => ({ cells: cells.map(textOf), line: at + 1 }))
      .filter(({ cells }) => cells.some(Boolean)),
  }));
  const filled = named.filter(({ rows }) => rows.length > 1);
  if (filled.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
  return filled;
}

/** Throws `ImportFormatError` where a sheet reaches further than it may. */
async function refuseVast(zip: Zip, path: string): Promise<void> {
  for (const sheet of zip.paths.filter((each) => /^xl\/worksheets\/[^/]+\.xml$/.test(each))) {
    let [columns, rows] = [0, 0];
    let rest = "";
    for await (const piece of zip.stream(sheet)) {
      const text = rest + Buffer.from(piece).toString("latin1");
      for (const [, column = "", row = ""] of text.matchAll(/<c\b[^<>]*?\sr="([A-Z]{1,3})(\d{1,7})"/g)) {
        columns = Math.max(columns, numberOf(column));
        rows = Math.max(rows, Number(row));
      }
      // A cell's address may be cut in two.
      rest = text.slice(-MAX_TAG);
    }
    if (columns * rows > MAX_CELLS) {
      throw new ImportFormatError(
        `${path} has a sheet of ${columns.toLocaleString("en")} columns and ${rows.toLocaleString("en")} rows. ` +
          "Delete the empty ones around the people, and save it again.",
      );
    }
  }
}

/** In characters, of the tag of one cell. */
const MAX_TAG = 200;

/** Columns are counted A to Z, AA to ZZ, AAA to XFD. */
function numberOf(column: string): number {
  return [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return String(value);
}
