import { leftOut } from "../left-out.ts";
import { type Folder, ImportFormatError, type Importer, type ImportOptions, type Rejection } from "../importer.ts";
import { findColumn } from "../../contract/column-names.ts";
import { MAX_BEFORE_HEAD } from "./heads.ts";
import { openDocumentTable } from "./open-document.ts";
import { hasNames, rowsOf, SAMPLE_ROWS, sampleTable, type TablePerson, tablePeople } from "./table.ts";
import type { TableRow } from "./table-row.ts";
import { openWorkbook } from "./workbook.ts";

/** Sheets of Excel and of any other program that writes Office Open XML. */
export const xlsx = createBookImporter("xlsx", "Excel workbooks (.xlsx, .xlsm)", /\.xls[xm]$/i);
/** Sheets of LibreOffice and of any other program that writes OpenDocument. */
export const ods = createBookImporter("ods", "OpenDocument tables (.ods)", /\.ods$/i);

function createBookImporter(name: string, title: string, ending: RegExp): Importer {
  const own = (folder: Folder) => listBooks(folder).filter((path) => ending.test(path));
  return {
    name,
    title,
    readsEachAlone: true,
    async recognise(folder) {
      return own(folder).length > 0;
    },
    async *rows(folder, onReject = () => undefined, options = {}) {
      const paths = own(folder);
      if (paths.length === 0) throw new ImportFormatError(`There is no .${name} file.`);
      yield* rowsOf(peopleOf(paths, folder, onReject, options), onReject);
    },
  };
}

/** The people in the workbooks of a folder. */
export function bookPeople(
  folder: Folder,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  return peopleOf(listBooks(folder), folder, onReject, options);
}

async function* peopleOf(
  paths: readonly string[],
  folder: Folder,
  onReject: (rejection: Rejection) => void,
  options: ImportOptions,
): AsyncGenerator<TablePerson> {
  for (const path of paths) {
    const sheets = await sampleBook(folder, path);
    const ofPeople = sheetsOfPeople(sheets, options);
    for (const sheet of sheets) {
      if (sheet.isHidden) onReject({ path: sheet.path, line: null, ...leftOut("hiddenSheet") });
      else if (ofPeople.includes(sheet))
        yield* tablePeople(sheet.rows(), sheet.path, onReject, optionsOf(sheet, sheets, options));
      else onReject({ path: sheet.path, line: 1, ...leftOut("noColumn") });
    }
  }
}

/**
 * The sheets that name people, without the legends and figures beside them, and without hidden ones, which nobody sees who looks through the
 * workbook before it is imported. If none names people, all that are shown: each then reports what it lacks.
 */
export function sheetsOfPeople(sheets: readonly SampledSheet[], options: ImportOptions): readonly SampledSheet[] {
  const shown = sheets.filter(({ isHidden }) => !isHidden);
  const found = shown.filter((sheet) => hasNames(sampleTable(sheet.first, optionsOf(sheet, sheets, options)).layout));
  return found.length > 0 ? found : shown;
}

/** The mapping for a sheet: columns that only other sheets have are no error here. */
export function optionsOf(sheet: SampledSheet, sheets: readonly SampledSheet[], options: ImportOptions): ImportOptions {
  const holds = ({ first }: SampledSheet, name: string) =>
    first.slice(0, MAX_BEFORE_HEAD).some(({ cells }) => findColumn(cells, name) >= 0);
  const map = Object.entries(options.map ?? {}).filter(
    ([name]) => holds(sheet, name) || !sheets.some((each) => holds(each, name)),
  );
  return { ...options, map: Object.fromEntries(map) };
}

/** A sheet with its first rows, which show what it contains. */
export interface SampledSheet {
  readonly path: string;
  readonly isHidden: boolean;
  readonly first: readonly TableRow[];
  rows(): AsyncIterable<TableRow>;
}

export function listBooks(folder: Folder): readonly string[] {
  return folder.list().filter((path) => BOOK.test(path) && !LOCK.test(path));
}

const BOOK = /\.(?:xls[xm]|ods)$/i;
/** Files that programs put beside a file they have open. */
const LOCK = /(?:^|\/)(?:~\$|\.~lock\.)/;

/** The sheets of a workbook that contain more than a head. Throws `ImportFormatError` if the file cannot be opened. */
export async function sampleBook(folder: Folder, path: string): Promise<readonly SampledSheet[]> {
  const open = /\.ods$/i.test(path) ? openDocumentTable : openWorkbook;
  const sheets = await open(await folder.bytes(path), path);
  const sampled: SampledSheet[] = [];
  for (const { name, isHidden, rows } of sheets) {
    const first: TableRow[] = [];
    for await (const row of rows()) if (first.push(row) === SAMPLE_ROWS) break;
    if (first.length > 1) sampled.push({ path: sheets.length === 1 ? path : `${path}#${name}`, isHidden, first, rows });
  }
  if (sampled.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
  if (sampled.every(({ isHidden }) => isHidden))
    throw new ImportFormatError(`${path} holds rows in hidden sheets only. Show them first.`);
  refuseReports(sampled);
  return sampled;
}

/** Throws if a workbook is a report about one username: it lists websites, not people. */
function refuseReports(sheets: readonly SampledSheet[]): void {
  const report = sheets.find(({ first }) => first[0]?.cells.join(",").startsWith(REPORT_HEAD));
  if (report === undefined) return;
  throw new ImportFormatError(
    `${report.path} is a report of Sherlock, whose addresses are formulas. Import its .csv or .txt.`,
  );
}

const REPORT_HEAD = "username,name,url_main,url_user,exists";
