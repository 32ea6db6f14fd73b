import writeExcel, { type SheetData } from "write-excel-file/node";
import type { FactRow } from "./facts.ts";

const TITLES = ["field", "value", "confidence", "sources", "quotes"] as const;
/** Excel's limit on characters in a cell. */
const MAX_CELL_LENGTH = 32_767;

/** One row per field, RFC 4180. With a byte order mark, without which Excel reads UTF-8 as its machine's code page. */
export function writeCsv(facts: readonly FactRow[]): string {
  return writeTable([TITLES, ...facts.map(cellsOf)]);
}

/** Any table as CSV. */
export function writeTable(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return `\uFEFF${writeRows(rows)}`;
}

/** More rows of the same table. */
export function writeRows(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** The same as a workbook. Texts are written as text cells, which no program evaluates. */
export async function writeWorkbook(facts: readonly FactRow[]): Promise<Uint8Array> {
  return await writeSheet([TITLES, ...facts.map(cellsOf)]);
}

export async function writeSheet(
  rows: readonly (readonly (string | number | boolean | null)[])[],
): Promise<Uint8Array> {
  const data = rows.map((row, at) =>
    row.map((value) => {
      if (value === null || value === "") return null;
      if (typeof value === "number") return { type: Number, value };
      const text = plain(String(value)).slice(0, MAX_CELL_LENGTH);
      return { type: String, value: text, ...(at === 0 && { fontWeight: "bold" as const }) };
    }),
  );
  return await writeExcel(data as SheetData).toBuffer();
}

function cellsOf({
  field,
  value,
  confidence,
  sources,
  quotes,
}: FactRow): readonly (string | number | boolean | null)[] {
  return [field, value, confidence, sources.join(" "), quotes.join(" … ")];
}

function writeCell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = withoutFormula(plain(value));
  return /[",\r\n\uFEFF]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Keeps text from being evaluated as a formula by a spreadsheet (OWASP, CSV injection). Numbers stay numbers. */
function withoutFormula(text: string): string {
  if (!/^[=+\-@\t\r]/.test(text) || /^[+-]?\d+(?:\.\d+)?$/.test(text)) return text;
  return `'${text}`;
}

/** Removes characters that neither XML nor a table may contain. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, " ");
}
