/**
 * The paragraphs, headings and table rows of an OpenDocument text, one per line, without deletions and comments. The
 * cells of a row are on one line, separated by tabs, with further paragraphs of its last cell below.
 */
export function textOfOdt(content: string): string {
  const body = content.slice(content.search(/<office:body\b/), Math.max(0, content.lastIndexOf("</office:body>")));
  return linesOf(replaceElements(body, "table:table-row", rowOf));
}

/**
 * Replaces the contents between each start tag of an element and the next end tag of the same name; one pass. Empty
 * elements, and elements whose name only begins like this (`office:annotation-end`), are left unchanged.
 */
function replaceElements(markup: string, name: string, make: (inside: string) => string): string {
  const [start, close] = [new RegExp(`<${name}(?=[\\s>])[^<>]*(?<!/)>`, "g"), `</${name}>`];
  const parts: string[] = [];
  let from = 0;
  for (let found = start.exec(markup); found !== null; found = start.exec(markup)) {
    const end = markup.indexOf(close, start.lastIndex);
    if (end < 0) break;
    parts.push(markup.slice(from, found.index), make(markup.slice(start.lastIndex, end)));
    from = end + close.length;
    start.lastIndex = from;
  }
  return [...parts, markup.slice(from)].join("");
}

/** In paragraphs: a cell with more is a column of a page, not of a table. */
const MAX_IN_CELL = 2;

function rowOf(row: string): string {
  const cells = row.split(/<\/table:table-cell>|<table:table-cell\b[^<>]*\/>/).map((cell) => linesOf(cell).trim());
  const filled = cells.filter((cell) => cell !== "");
  const before = filled.slice(0, -1).map((cell) => cell.split(/\n+/));
  const last = filled.at(-1) ?? "";
  const text = before.every((lines) => lines.length <= MAX_IN_CELL)
    ? [...before.map((lines) => lines.join(" ")), last].join("\t")
    : filled.join("\n\n");
  return `${escape(text)}<text:line-break/>`;
}

/** What has been read becomes markup again, to be read together with what surrounds it. */
function escape(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Deletions, comments, and descriptions of pictures. */
const UNSAID = ["text:tracked-changes", "office:annotation", "text:note-citation", "svg:title", "svg:desc"];

function linesOf(markup: string): string {
  return UNSAID.reduce((left, name) => replaceElements(left, name, () => ""), markup)
    .replace(/<text:tab\b[^<>]*>/g, "\t")
    .replace(/<text:s\b[^<>]*>/g, (tag) => " ".repeat(Number(/text:c="(\d{1,3})"/.exec(tag)?.[1] ?? 1)))
    .replace(/<text:line-break\b[^<>]*>|<\/text:(?:p|h)>/g, "\n")
    .replace(/<[^<>]*>/g, "")
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
