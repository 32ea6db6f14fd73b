import { type Folder, ImportFormatError, type ImportOptions, type Rejection } from "../importer.ts";
import { dropEmpty, type ImportedPerson } from "../person.ts";
import { listTables, readCsv } from "./csv.ts";
import { type Field, NAMES } from "./fields.ts";
import { peopleOfSample, sampleTable, SAMPLE_ROWS } from "./table.ts";
import type { TableRow } from "./table-row.ts";
import { listBooks, sampleBook, sheetsOfPeople } from "./xlsx.ts";

/** What the columns of a table become, before anybody is imported. */
export interface TablePreview {
  /** The importer that reads the file: of one that is neither `csv` nor `xlsx` nothing else is told, and nothing can be mapped. */
  readonly format: string;
  /** The program whose columns they are; `table` where it is none that we know. */
  readonly layout: string;
  readonly columns: readonly PreviewedColumn[];
  /** Whether one of the columns says who the people are: without one nothing can be imported. */
  readonly named: boolean;
  /** The first ten, as they would be imported. */
  readonly people: readonly ImportedPerson[];
  /** Of the rows up to the tenth person, those that cannot be used. */
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
/** In characters, of an example. */
const MAX_EXAMPLE_LENGTH = 80;

/** Of a table that is another program's report about one person: its rows are nobody's. */
export function previewOther(format: string): TablePreview {
  return { format, layout: "table", columns: [], named: false, people: [], rejections: [] };
}

/** Whether the files hold what `previewTable` can show. */
export function holdsTable(folder: Folder): boolean {
  return listBooks(folder).length > 0 || listTables(folder).length > 0;
}

/** The first table of a folder by its first rows. Throws `ImportFormatError` where there is none. */
export async function previewTable(folder: Folder, options: ImportOptions): Promise<TablePreview> {
  const { format, path, rows } = await firstRows(folder);
  if (rows.length === 0) throw new ImportFormatError(`${path} holds no rows.`);
  const sample = sampleTable(rows, options);
  const named = sample.layout.columns.some(({ field }) => NAMES.has(field));
  const people: ImportedPerson[] = [];
  const rejections: Rejection[] = [];
  if (named) {
    for (const { person } of peopleOfSample(sample, path, (rejection) => rejections.push(rejection))) {
      if (people.push(dropEmpty(person)) === MAX_PEOPLE) break;
    }
  }
  const columns = sample.layout.columns.map(({ title, field }, at) => {
    const cells = sample.values.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
    const examples = [...new Set(cells)].slice(0, MAX_EXAMPLES);
    return { title, field, examples: examples.map((cell) => cell.slice(0, MAX_EXAMPLE_LENGTH).toWellFormed()) };
  });
  return { format, layout: sample.layout.name, columns, named, people, rejections };
}

async function firstRows(folder: Folder): Promise<{
  readonly format: string;
  readonly path: string;
  readonly rows: readonly TableRow[];
}> {
  const [book] = listBooks(folder);
  if (book !== undefined) {
    const [sheet] = sheetsOfPeople(await sampleBook(folder, book), {});
    return { format: "xlsx", path: sheet?.path ?? book, rows: sheet?.first ?? [] };
  }
  const [path] = listTables(folder);
  if (path === undefined) throw new ImportFormatError("Only the columns of a table can be shown: .csv, .tsv or .xlsx.");
  const rows: TableRow[] = [];
  for await (const row of readCsv(folder, path)) if (rows.push(row) === SAMPLE_ROWS) break;
  return { format: "csv", path, rows };
}
