import { posix } from "node:path";
import { ImportFormatError } from "../importer.ts";
import { readXml, XmlError, type XmlHandler } from "../xml.ts";
import { openZip, type Zip } from "../zip.ts";
import { columnOf, linkOfFormula, readMarks, type SheetMarks } from "./sheet-marks.ts";
import type { TableRow } from "./table-row.ts";

/** A sheet of a workbook. Its rows are read again each time they are requested, and none is kept. */
export interface Sheet {
  readonly name: string;
  /** Whether the workbook hides it. */
  readonly isHidden: boolean;
  /** The rows that are not empty. Throws `ImportFormatError` if the sheet is damaged. */
  rows(): AsyncGenerator<TableRow>;
}

/** In bytes, of an unpacked workbook: a full sheet of thirty columns. */
export const MAX_BOOK_BYTES = 2 * 1024 * 1024 * 1024;
/** In UTF-16 units, of the texts that cells share, including overhead for each: they are kept while a sheet is read. */
const MAX_TEXTS_LENGTH = 300_000_000;
const TEXT_OVERHEAD = 24;
/** Cells beyond this count as one: no table of people has so many columns. */
export const MAX_CELLS = 2_001;

/**
 * The sheets of a workbook (Office Open XML, ISO/IEC 29500). Formulas are not evaluated: their stored results are read.
 * Macros are skipped, like everything else that is not a sheet. Throws `ImportFormatError` if the file cannot be
 * opened.
 */
export async function openWorkbook(bytes: Uint8Array, path: string): Promise<readonly Sheet[]> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) {
    throw new ImportFormatError(
      `${path} is encrypted, or a workbook of Excel 97 to 2003. Save it as .xlsx without a password.`,
    );
  }
  const zip = await openZip(bytes, path, { maxBytes: MAX_BOOK_BYTES });
  return await inWords(path, async () => {
    const [main] = await relationsOf(zip, "", "officeDocument");
    const book = main?.target ?? "xl/workbook.xml";
    if (!zip.paths.includes(book)) throw new ImportFormatError(`${path} is an archive, but not a workbook.`);
    const { sheets, isSince1904 } = await readBook(zip, book);
    const relations = new Map((await relationsOf(zip, book)).map((each) => [each.id, each]));
    const [texts] = await relationsOf(zip, book, "sharedStrings");
    const [styles] = await relationsOf(zip, book, "styles");
    const cells: CellReferences = {
      texts: texts === undefined ? [] : await readTexts(zip, texts.target, path),
      dates: styles === undefined ? [] : await readDateStyles(zip, styles.target),
      isSince1904,
    };
    return sheets.flatMap(({ name, id, isHidden }) => {
      const part = relations.get(id);
      return part?.kind === "worksheet" ? [{ name, isHidden, rows: () => rowsOf(zip, part.target, path, cells) }] : [];
    });
  });
}

/** What the cells of a workbook refer to. */
interface CellReferences {
  readonly texts: readonly string[];
  /** Whether the numbers in cells of a style are dates, by style number. */
  readonly dates: readonly boolean[];
  /** Its days are counted from 1904. */
  readonly isSince1904: boolean;
}

async function* rowsOf(zip: Zip, part: string, path: string, cells: CellReferences): AsyncGenerator<TableRow> {
  try {
    const marks = await readMarks(zip, part, await linkTargets(zip, part));
    yield* readXml<TableRow>(zip.stream(part), (tell) => new SheetHandler(cells, marks, tell));
  } catch (error) {
    throw inOurWords(error, path);
  }
}

class SheetHandler implements XmlHandler {
  readonly #cells: CellReferences;
  readonly #marks: SheetMarks;
  readonly #tell: (row: TableRow) => void;
  #row: string[] = [];
  #links = new Map<number, string>();
  #merged: { readonly column: number; readonly last: number; readonly value: string }[] = [];
  #line = 0;
  #column = -1;
  #type = "n";
  #style = 0;
  #value = "";
  #formula = "";
  #isFormula = false;
  #depth = 0;

  constructor(cells: CellReferences, marks: SheetMarks, tell: (row: TableRow) => void) {
    this.#cells = cells;
    this.#marks = marks;
    this.#tell = tell;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.#row = [];
      this.#links = new Map();
      this.#line = Number(attributes["r"] ?? this.#line + 1);
      this.#column = -1;
    } else if (name === "c") {
      const [, letters] = /^([A-Z]{1,3})\d/.exec(attributes["r"] ?? "") ?? [];
      this.#column = letters === undefined ? this.#column + 1 : columnOf(letters);
      this.#type = attributes["t"] ?? "n";
      this.#style = Number(attributes["s"] ?? 0);
      this.#value = "";
      this.#formula = "";
    } else if (name === "f") this.#isFormula = true;
    else if (name === "v" || name === "t") this.#depth++;
    // Pronunciation guides are not part of the text.
    else if (name === "rPh") this.#depth = Number.NEGATIVE_INFINITY;
  }

  text(text: string): void {
    if (this.#depth > 0) this.#value += text;
    else if (this.#isFormula) this.#formula += text;
  }

  close(name: string): void {
    if (name === "f") this.#isFormula = false;
    else if (name === "v" || name === "t") this.#depth--;
    else if (name === "rPh") this.#depth = 0;
    else if (name === "c") this.#put(cellText(this.#value, this.#type, this.#style, this.#cells));
    else if (name === "row") this.#end();
  }

  #end(): void {
    this.#merged = this.#merged.filter(({ last }) => last >= this.#line);
    const merged = new Map(this.#merged.map(({ column, value }) => [column, value]));
    for (const { column, last } of this.#marks.merges.get(this.#line) ?? []) {
      const value = this.#row[column] ?? "";
      if (value !== "") this.#merged.push({ column, last, value });
    }
    if (!this.#row.some(Boolean)) return;
    const links = this.#links.size > 0 && { links: this.#links };
    this.#tell({ cells: this.#row, line: this.#line, ...links, ...(merged.size > 0 && { merged }) });
  }

  #put(text: string): void {
    if (text === "") return;
    const at = Math.min(this.#column, MAX_CELLS - 1);
    while (this.#row.length < at) this.#row.push("");
    this.#row[at] = text;
    const link = this.#marks.links.get(`${this.#line} ${at}`) ?? linkOfFormula(this.#formula);
    if (link !== undefined) this.#links.set(at, link);
  }
}

function cellText(value: string, type: string, style: number, { texts, dates, isSince1904 }: CellReferences): string {
  switch (type) {
    case "s":
      return texts[Number(value)] ?? "";
    case "inlineStr":
    case "str":
      return unescapeText(value);
    case "b":
      return value === "" ? "" : String(value === "1");
    case "e":
      return "";
    case "d":
      return value.slice(0, 10);
    default:
      return value === "" ? "" : numberText(Number(value), dates[style] === true, isSince1904);
  }
}

/** The last day of the year 9999. */
const MAX_DAY = 2_958_465;

function numberText(value: number, isDate: boolean, isSince1904: boolean): string {
  if (!Number.isFinite(value)) return "";
  if (!isDate || value < 1 || value > MAX_DAY) return String(value);
  const day = Math.floor(value);
  const date = isSince1904 ? new Date(Date.UTC(1904, 0, 1 + day)) : new Date(Date.UTC(1899, 11, 30 + day));
  return date.toISOString().slice(0, 10);
}

/** `_x000D_`: characters that XML does not allow, ECMA-376 18.9.1 (ST_Xstring). */
function unescapeText(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

async function readTexts(zip: Zip, part: string, path: string): Promise<readonly string[]> {
  const texts: string[] = [];
  let length = 0;
  const reading = readXml<string>(zip.stream(part), (tell) => {
    let [value, depth] = ["", 0];
    return {
      open(name) {
        if (name === "si") value = "";
        else if (name === "t") depth++;
        else if (name === "rPh") depth = Number.NEGATIVE_INFINITY;
      },
      text(text) {
        if (depth > 0) value += text;
      },
      close(name) {
        if (name === "si") tell(unescapeText(value));
        else if (name === "t") depth--;
        else if (name === "rPh") depth = 0;
      },
    };
  });
  for await (const text of reading) {
    length += text.length + TEXT_OVERHEAD;
    if (length > MAX_TEXTS_LENGTH) {
      throw new ImportFormatError(`${path} holds more texts than are kept at once. Save it as CSV.`);
    }
    texts.push(text);
  }
  return texts;
}

/** Built-in date formats, known to every program by number, ECMA-376 18.8.30; those that show no day are times. */
const DATE_FORMATS: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

async function readDateStyles(zip: Zip, part: string): Promise<readonly boolean[]> {
  const own = new Map<number, boolean>();
  const reading = readXml<number>(zip.stream(part), (tell) => {
    let isOfCells = false;
    return {
      open(name, attributes) {
        if (name === "numFmt") own.set(Number(attributes["numFmtId"]), isDateFormat(attributes["formatCode"] ?? ""));
        else if (name === "cellXfs") isOfCells = true;
        else if (name === "xf" && isOfCells) tell(Number(attributes["numFmtId"] ?? 0));
      },
      close(name) {
        if (name === "cellXfs") isOfCells = false;
      },
    };
  });
  const formats: number[] = [];
  for await (const format of reading) formats.push(format);
  return formats.map((format) => own.get(format) ?? DATE_FORMATS.has(format));
}

/** `DD/MM/YYYY`, `[$-407]d. mmmm yyyy;@`; not `"paid" 0`, `[Red]0` or `General`. */
function isDateFormat(code: string): boolean {
  return /[yd]/i.test(code.replace(/"[^"]*"|\[[^\][]*\]|\\.|[_*]./g, ""));
}

async function readBook(zip: Zip, part: string) {
  let isSince1904 = false;
  const sheets: { readonly name: string; readonly id: string; readonly isHidden: boolean }[] = [];
  const reading = readXml<(typeof sheets)[number]>(zip.stream(part), (tell) => ({
    open(name, attributes) {
      if (name === "workbookPr") isSince1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
      if (name !== "sheet") return;
      const [, id = ""] = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key)) ?? [];
      // "hidden", or "veryHidden" by a macro (ISO/IEC 29500, 18.18.68).
      tell({ name: attributes["name"] ?? "", id, isHidden: /hidden$/i.test(attributes["state"] ?? "") });
    },
  }));
  for await (const sheet of reading) sheets.push(sheet);
  return { sheets, isSince1904 };
}

interface PartRelation {
  readonly id: string;
  /** The last word of its type. */
  readonly kind: string;
  /** A path in the archive. */
  readonly target: string;
}

/** What a part of the archive refers to, or the archive as a whole (`""`). */
async function relationsOf(zip: Zip, part: string, kind?: string): Promise<readonly PartRelation[]> {
  const folder = posix.dirname(part || ".");
  const listed = findPart(zip, relationsPart(part));
  if (listed === undefined) return [];
  const reading = readXml<PartRelation>(zip.stream(listed), (tell) => ({
    open(name, { Id: id = "", Type: type = "", Target: to = "", TargetMode: mode }) {
      if (name !== "Relationship" || mode === "External") return;
      const target = findPart(zip, to.startsWith("/") ? to.slice(1) : posix.join(folder, to));
      if (target !== undefined) tell({ id, kind: type.slice(type.lastIndexOf("/") + 1), target });
    },
  }));
  const found: PartRelation[] = [];
  for await (const relation of reading) if (kind === undefined || relation.kind === kind) found.push(relation);
  return found;
}

/** The URLs that a sheet links to, by link ID. */
async function linkTargets(zip: Zip, part: string): Promise<ReadonlyMap<string, string>> {
  const listed = findPart(zip, relationsPart(part));
  if (listed === undefined) return new Map();
  const targets = new Map<string, string>();
  const reading = readXml<never>(zip.stream(listed), () => ({
    open(name, { Id: id = "", Target: to = "", TargetMode: mode }) {
      if (name === "Relationship" && mode === "External") targets.set(id, to);
    },
  }));
  for await (const _ of reading);
  return targets;
}

function relationsPart(part: string): string {
  return posix.join(posix.dirname(part || "."), "_rels", `${posix.basename(part)}.rels`);
}

/** Some programs do not respect the case of names. */
function findPart(zip: Zip, path: string): string | undefined {
  if (zip.paths.includes(path)) return path;
  return zip.paths.find((each) => each.toLowerCase() === path.toLowerCase());
}

async function inWords<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw inOurWords(error, path);
  }
}

function inOurWords(error: unknown, path: string): unknown {
  const isDamaged = error instanceof XmlError || (error instanceof ImportFormatError && error.cause !== undefined);
  if (!isDamaged) return error;
  return new ImportFormatError(`${path} is damaged, or not a workbook. Open it and save it as .xlsx again.`, {
    cause: error,
  });
}
