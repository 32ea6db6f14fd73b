/**
 * The paragraphs, headings and table rows of an OpenDocument text, a line each; what was deleted or only remarked is left. Of a row
 * the cells stand on one line by tabs, and the further paragraphs of its last cell under it.
 */
export function textOfOdt(content: string): string {
  const body = /<office:body\b[^]*<\/office:body>/.exec(content)?.[0] ?? "";
  return linesOf(body.replace(/<table:table-row\b[^>]*>([^]*?)<\/table:table-row>/g, (_, row: string) => rowOf(row)));
}

/** In paragraphs: a cell of more is a column of a page, and none of a table. */
const MAX_IN_CELL = 2;

function rowOf(row: string): string {
  const cells = row.split(/<\/table:table-cell>|<table:table-cell\b[^>]*\/>/).map((cell) => linesOf(cell).trim());
  const filled = cells.filter((cell) => cell !== "");
  const before = filled.slice(0, -1).map((cell) => cell.split(/\n+/));
  const last = filled.at(-1) ?? "";
  const text = before.every((lines) => lines.length <= MAX_IN_CELL)
    ? [...before.map((lines) => lines.join(" ")), last].join("\t")
    : filled.join("\n\n");
  return `${escape(text)}<text:line-break/>`;
}

/** What is read already is markup again, to be read with what stands around it. */
function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

function linesOf(markup: string): string {
  return markup
    .replace(/<(text:tracked-changes|office:annotation|text:note-citation|svg:title|svg:desc)\b[^]*?<\/\1>/g, "")
    .replace(/<text:tab\b[^>]*>/g, "\t")
    .replace(/<text:s\b(?:[^>]*?text:c="(\d{1,3})")?[^>]*>/g, (_, count?: string) => " ".repeat(Number(count ?? 1)))
    .replace(/<text:line-break\b[^>]*>|<\/text:(?:p|h)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) => character(digits, hex === "" ? 10 : 16))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

function character(digits: string, base: number): string {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : "";
}
