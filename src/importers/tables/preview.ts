import { type Folder, ImportFormatError, type ImportOptions, type Rejection } from "../importer.ts";
import { bareName } from "../credentials.ts";
import { dropEmpty, type ImportedPerson } from "../person.ts";
import { listTables, readCsv } from "./csv.ts";
import { columnNames } from "../../contract/column-names.ts";
import type { Field } from "./fields.ts";
import { hasNames, peopleOfSample, sampleTable, SAMPLE_ROWS, type TableSample } from "./table.ts";
import type { TableRow } from "./table-row.ts";
import { listBooks, optionsOf, sampleBook, sheetsOfPeople } from "./books.ts";

/** What the columns of a table become, before anybody is imported. */
export interface TablePreview {
  /**
   * The importer that reads the file: if it is not `csv`, `xlsx` or `ods`, the preview says nothing else, and nothing can
   * be mapped.
   */
  readonly format: string;
  /** The program whose columns they are; `table` if we do not recognise any. */
  readonly layout: string;
  readonly columns: readonly PreviewedColumn[];
  /** Whether a column names the people: without one, nothing can be imported. */
  readonly named: boolean;
  /** The first ten, as they would be imported. */
  readonly people: readonly ImportedPerson[];
  /** What is read from a folder with several formats, of which this is the first table. */
  readonly files?: readonly { readonly format: string; readonly count: number }[];
  /** Unusable rows among those up to the tenth person. */
  readonly rejections: readonly Rejection[];
}

export interface PreviewedColumn {
  readonly title: string;
  readonly field: Field;
  /** The first three that are not empty. */
  readonly examples: readonly string[];
}

const MAX_PEOPLE = 10;
const MAX_EXAMPLES = 3;
/** Of an example, in characters. */
const MAX_EXAMPLE_LENGTH = 80;

/** For a table that is another program's report about one person: its rows are not people. */
export function previewOther(format: string): TablePreview {
  return { format, layout: "table", columns: [], named: false, people: [], rejections: [] };
}

/** Whether the files include a table that `previewTable` can show. */
export function holdsTable(folder: Folder): boolean {
  return listBooks(folder).length > 0 || listTables(folder).length > 0;
}

/**
 * Previews the first table of a folder, or the sheets of its first workbook that name people, from their first rows:
 * some people from each sheet, and each title once. Throws `ImportFormatError` if there is none.
 */
export async function previewTable(folder: Folder, options: ImportOptions): Promise<TablePreview> {
  const { format, tables } = await firstTables(folder, options);
  const samples = tables.map(({ path, rows, options: its }) => {
    if (rows.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
    return { path, sample: sampleTable(rows, its) };
  });
  const most = Math.ceil(MAX_PEOPLE / Math.max(1, samples.length));
  const people: ImportedPerson[] = [];
  const rejections: Rejection[] = [];
  for (const { path, sample } of samples) {
    if (!hasNames(sample.layout)) continue;
    let shown = 0;
    for (const { person } of peopleOfSample(sample, path, (rejection) => rejections.push(rejection))) {
      people.push(dropEmpty({ ...person, fullName: bareName(person.fullName) }));
      if (++shown === most) break;
    }
  }
  const seen = new Set<string>();
  const columns = samples.flatMap(({ sample }) => {
    const names = columnNames(sample.layout.columns.map(({ title }) => title)).map((name) => name.trim().toLowerCase());
    const own = columnsOf(sample).filter((_, at) => !seen.has(names[at] ?? ""));
    for (const name of names) seen.add(name);
    return own;
  });
  const named = samples.some(({ sample }) => hasNames(sample.layout));
  return {
    format,
    layout: samples[0]?.sample.layout.name ?? "table",
    columns,
    named,
    people: people.slice(0, MAX_PEOPLE),
    rejections,
  };
}

function columnsOf({ layout, values }: TableSample): readonly PreviewedColumn[] {
  return layout.columns.map(({ title, field }, at) => {
    const cells = values.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
    const examples = [...new Set(cells)].slice(0, MAX_EXAMPLES);
    return { title, field, examples: examples.map((cell) => cell.slice(0, MAX_EXAMPLE_LENGTH).toWellFormed()) };
  });
}

interface FirstTable {
  readonly path: string;
  readonly rows: readonly TableRow[];
  readonly options: ImportOptions;
}

async function firstTables(
  folder: Folder,
  options: ImportOptions,
): Promise<{ readonly format: string; readonly tables: readonly FirstTable[] }> {
  const [book] = listBooks(folder);
  if (book !== undefined) {
    const sheets = await sampleBook(folder, book);
    const tables = sheetsOfPeople(sheets, options).map((sheet) => ({
      path: sheet.path,
      rows: sheet.first,
      options: optionsOf(sheet, sheets, options),
    }));
    return { format: /\.ods$/i.test(book) ? "ods" : "xlsx", tables };
  }
  const [path] = listTables(folder);
  if (path === undefined)
    throw new ImportFormatError("Only the columns of a table can be shown: .csv, .tsv, .xlsx or .ods.");
  const rows: TableRow[] = [];
  for await (const row of readCsv(folder, path)) if (rows.push(row) === SAMPLE_ROWS) break;
  return { format: "csv", tables: [{ path, rows, options }] };
}
