import writeExcel, { type SheetData } from "write-excel-file/node";
import type { FactRow } from "./facts.ts";

const TITLES = ["field", "value", "confidence", "sources", "quotes"] as const;
/** As Excel has it, in characters of a cell. */
const MAX_CELL_LENGTH = 32_767;

/** A row a field, RFC 4180. With a byte order mark, without which Excel takes UTF-8 for the code page of its machine. */
export function writeCsv(facts: readonly FactRow[]): string {
  return writeTable([TITLES, ...facts.map(cellsOf)]);
}

/** Any table as CSV. */
export function writeTable(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return `\uFEFF${writeRows(rows)}`;
}

/** More rows of it. */
export function writeRows(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(",")}\r\n`).join("");
}

/** The same as a workbook: texts are written as texts, which no program runs. */
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

/** What a spreadsheet would take for a formula is kept from being one (OWASP, CSV injection). A number stays one. */
function withoutFormula(text: string): string {
  if (!/^[=+\-@\t\r]/.test(text) || /^[+-]?\d+(?:\.\d+)?$/.test(text)) return text;
  return `'${text}`;
}

/** Without characters that no text of XML or of a table may hold. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  return text.toWellFormed().replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, " ");
}
