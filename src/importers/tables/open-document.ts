import { ImportFormatError } from "../importer.ts";
import { readXml, XmlError, type XmlHandler } from "../xml.ts";
import { openZip } from "../zip.ts";
import { isLinkAddress } from "./sheet-marks.ts";
import type { TableRow } from "./table-row.ts";
import { MAX_BOOK_BYTES, MAX_CELLS, type Sheet } from "./workbook.ts";

/** All sheets stand in one part of the archive, which is read once for each of them. */
const MAX_SHEETS = 200;
/** In rows, of a sheet: one line may say that it stands for as many. */
const MAX_LINES = 1_048_576;
const CONTENT = "content.xml";
const MANIFEST = "META-INF/manifest.xml";

/**
 * The sheets of an OpenDocument table (ISO/IEC 26300). Formulas are not run: what was stored as their results is read. Macros are
 * passed over. Throws `ImportFormatError` where the file cannot be opened.
 */
export async function openDocumentTable(bytes: Uint8Array, path: string): Promise<readonly Sheet[]> {
  const zip = await openZip(bytes, path, { maxBytes: MAX_BOOK_BYTES });
  if (!zip.paths.includes(CONTENT)) throw new ImportFormatError(`${path} is an archive, but not a table.`);
  const content = () => zip.stream(CONTENT);
  try {
    if (zip.paths.includes(MANIFEST) && (await isEncrypted(zip.stream(MANIFEST)))) {
      throw new ImportFormatError(`${path} is encrypted. Save it without a password.`);
    }
    const tables = await readTables(content());
    if (tables.length > MAX_SHEETS) throw new ImportFormatError(`${path} has more than ${MAX_SHEETS} sheets.`);
    return tables.map((table, at) => ({ ...table, rows: () => rowsOf(content(), at, path) }));
  } catch (error) {
    throw inOurWords(error, path);
  }
}

async function isEncrypted(manifest: AsyncIterable<Uint8Array>): Promise<boolean> {
  const reading = readXml<true>(manifest, (tell) => ({
    open: (name) => {
      if (name === "encryption-data") tell(true);
    },
  }));
  for await (const found of reading) return found;
  return false;
}

/** The tables of a file. The style of a table says whether it is shown (ISO/IEC 26300, 20.326); styles come first. */
async function readTables(content: AsyncIterable<Uint8Array>): Promise<readonly Omit<Sheet, "rows">[]> {
  let depth = 0;
  let style = "";
  const hidden = new Set<string>();
  const reading = readXml<Omit<Sheet, "rows">>(content, (tell) => ({
    open(name, attributes) {
      if (name === "style") style = attributes["style:name"] ?? "";
      if (name === "table-properties" && attributes["table:display"] === "false") hidden.add(style);
      // A table in a cell is a part of it.
      if (name === "table" && ++depth === 1)
        tell({ name: attributes["table:name"] ?? "", isHidden: hidden.has(attributes["table:style-name"] ?? "") });
    },
    close(name) {
      if (name === "table") depth--;
    },
  }));
  return await Array.fromAsync(reading);
}

async function* rowsOf(content: AsyncIterable<Uint8Array>, at: number, path: string): AsyncGenerator<TableRow> {
  try {
    for await (const told of readXml<TableRow | "end">(content, (tell) => new ContentHandler(at, tell))) {
      if (told === "end") return;
      yield told;
    }
  } catch (error) {
    throw inOurWords(error, path);
  }
}

/** Remarks on a cell, and what is drawn over it: no part of what it says. */
const BESIDE_CELLS: ReadonlySet<string> = new Set(["annotation", "shapes", "frame", "ruby-text", "tracked-changes"]);

class ContentHandler implements XmlHandler {
  readonly #at: number;
  readonly #tell: (told: TableRow | "end") => void;
  #table = -1;
  #depth = 0;
  #beside = 0;
  #line = 0;
  #repeated = 1;
  #row: string[] = [];
  #links = new Map<number, string>();
  #merged: { readonly column: number; readonly last: number; readonly value: string }[] = [];
  #begun: { readonly column: number; readonly last: number; readonly value: string }[] = [];
  #column = 0;
  #cell: Readonly<Record<string, string>> = {};
  #lines: string[] = [];
  #inText = 0;
  #link: string | undefined;

  constructor(at: number, tell: (told: TableRow | "end") => void) {
    this.#at = at;
    this.#tell = tell;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "table" && ++this.#depth === 1) this.#table++;
    if (this.#table !== this.#at || this.#depth !== 1) return;
    if (BESIDE_CELLS.has(name)) this.#beside++;
    if (this.#beside > 0) return;
    if (name === "table-row") {
      this.#row = [];
      this.#links = new Map();
      this.#begun = [];
      this.#column = 0;
      this.#repeated = countOf(attributes["table:number-rows-repeated"]);
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cell = attributes;
      this.#lines = [];
      this.#link = undefined;
    } else if (name === "p") {
      this.#lines.push("");
      this.#inText++;
    } else if (name === "s") this.#add(" ".repeat(Math.min(countOf(attributes["text:c"]), MAX_SPACES)));
    else if (name === "tab") this.#add("\t");
    else if (name === "line-break") this.#add("\n");
    else if (name === "a" && isLinkAddress(attributes["xlink:href"] ?? "")) this.#link ??= attributes["xlink:href"];
  }

  text(text: string): void {
    if (this.#beside === 0 && this.#inText > 0) this.#add(text);
  }

  close(name: string): void {
    if (name === "table" && --this.#depth === 0 && this.#table === this.#at) this.#tell("end");
    if (this.#table !== this.#at || this.#depth !== 1) return;
    if (BESIDE_CELLS.has(name)) this.#beside--;
    else if (this.#beside > 0) return;
    else if (name === "p") this.#inText--;
    else if (name === "table-cell" || name === "covered-table-cell") this.#put();
    else if (name === "table-row") this.#end();
  }

  #add(text: string): void {
    const last = this.#lines.length - 1;
    if (last >= 0) this.#lines[last] += text;
  }

  #put(): void {
    const value = cellText(this.#cell, this.#lines);
    const repeated = countOf(this.#cell["table:number-columns-repeated"]);
    const from = this.#column;
    this.#column += repeated;
    if (value === "") return;
    const spanned = countOf(this.#cell["table:number-rows-spanned"]);
    for (let column = from; column < Math.min(from + repeated, MAX_CELLS); column++) {
      while (this.#row.length < column) this.#row.push("");
      this.#row[column] = value;
      if (this.#link !== undefined) this.#links.set(column, this.#link);
      if (spanned > 1) this.#begun.push({ column, last: this.#line + spanned, value });
    }
    // Cells to the right of so many are not told apart from one: no table of people has as many.
    if (from >= MAX_CELLS) this.#row[MAX_CELLS - 1] = value;
  }

  #end(): void {
    const links = this.#links.size > 0 && { links: this.#links };
    const isEmpty = this.#row.length === 0;
    const until = isEmpty ? this.#line : Math.min(this.#line + this.#repeated, MAX_LINES);
    this.#merged = this.#merged.filter(({ last }) => last > this.#line);
    const merged = new Map(this.#merged.map(({ column, value }) => [column, value]));
    for (let line = this.#line + 1; line <= until; line++) {
      this.#tell({ cells: this.#row, line, ...links, ...(merged.size > 0 && { merged }) });
    }
    this.#line += this.#repeated;
    this.#merged.push(...this.#begun);
  }
}

/** In characters. */
const MAX_SPACES = 100;

function countOf(text: string | undefined): number {
  const count = Number(text ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}

/** Numbers and days as they are stored: what a cell shows of them is cut and turned by its style. */
function cellText(cell: Readonly<Record<string, string>>, lines: readonly string[]): string {
  const shown = lines.join("\n").trim();
  if (cell["calcext:value-type"] === "error") return "";
  switch (cell["office:value-type"]) {
    case "float":
    case "percentage":
    case "currency":
      return numberText(cell["office:value"]) ?? shown;
    case "date":
      return cell["office:date-value"]?.slice(0, DAY_LENGTH) ?? shown;
    case "boolean":
      return cell["office:boolean-value"] ?? shown;
    default:
      return shown === "" ? (cell["office:string-value"] ?? "") : shown;
  }
}

/** `2026-11-29` of a date that goes on with its time. */
const DAY_LENGTH = 10;

function numberText(text: string | undefined): string | undefined {
  const value = Number(text);
  return text === undefined || !Number.isFinite(value) ? undefined : String(value);
}

function inOurWords(error: unknown, path: string): unknown {
  const isDamaged = error instanceof XmlError || (error instanceof ImportFormatError && error.cause !== undefined);
  if (!isDamaged) return error;
  return new ImportFormatError(`${path} is damaged, or not a table. Open it and save it again.`, { cause: error });
}
