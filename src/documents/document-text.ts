import { detect } from "chardet";
import mammoth from "mammoth";
import { unzipSync } from "fflate";
import PostalMime, { type Email } from "postal-mime";
import type { TextFormat } from "./document-format.ts";
import { requireSmallStreams, TooMuchUnpacked } from "./pdf-streams.ts";
import { textOfPages } from "./pdf-text.ts";

/** A document as a page or a plain text, for the readers of pages and texts. */
export interface DocumentText {
  readonly mediaType: "text/html" | "text/plain";
  readonly data: string;
}

/** The document is not in its format, or cannot be opened. The message quotes nothing from it. */
export class UnreadableDocument extends Error {}

/** A document whose pages are pictures. */
export class HoldsPictures extends UnreadableDocument {}

/** Limit on the text of a document, in UTF-16 units: a book has two million. */
const MAX_CHARACTERS = 4_000_000;

/**
 * The text of a document, with its lines as they are; a DOCX and an HTML email as a page. Throws `UnreadableDocument`.
 * Its cost depends on the document, so it is called in a thread with limits.
 */
export async function textOfDocument(bytes: Uint8Array, format: TextFormat): Promise<DocumentText> {
  const text = await READERS[format](bytes);
  if (!/[\p{L}\p{N}]/u.test(text.data)) throw new HoldsPictures("it contains no text: pictures of text are not read");
  if (text.data.length > MAX_CHARACTERS) throw new UnreadableDocument("it contains more text than a book");
  return text;
}

const READERS: Readonly<Record<TextFormat, (bytes: Uint8Array) => Promise<DocumentText>>> = {
  pdf: textOfPdf,
  docx: textOfDocx,
  email: textOfEmail,
  html: (bytes) => Promise.resolve({ mediaType: "text/html", data: decode(bytes) }),
  text: (bytes) => Promise.resolve({ mediaType: "text/plain", data: decode(bytes) }),
};

async function textOfPdf(bytes: Uint8Array): Promise<DocumentText> {
  try {
    requireSmallStreams(bytes, MAX_MARKUP_BYTES);
    return { mediaType: "text/plain", data: await textOfPages(bytes) };
  } catch (error) {
    if (error instanceof TooMuchUnpacked) throw new UnreadableDocument("it unpacks to more than a book");
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnreadableDocument(isLocked ? "it is locked by a password" : "it is not a PDF, or a broken one", {
      cause: error,
    });
  }
}

async function textOfDocx(bytes: Uint8Array): Promise<DocumentText> {
  try {
    requireSmall(bytes);
    const written = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage: NO_PICTURES });
    const value = columnsInOrder(written.value);
    if (LAID_OUT.test(value) || hasWideTables(value))
      return { mediaType: "text/html", data: `<!doctype html><body>${value}</body>` };
    // Paragraphs only: as lines of plain text they say as much, and a page would hide which of them are headings.
    const lines = value.replace(/<\/p>|<br ?\/?>|<\/tr>|<\/table>/g, "\n").replace(/<[^<>]*>/g, "");
    return { mediaType: "text/plain", data: decodeEntities(lines) };
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new UnreadableDocument("it is not a DOCX, or a broken one", { cause: error });
  }
}

/** Checks first the sizes of the parts that the archive states, then the parts themselves; pictures are not opened. */
function requireSmall(bytes: Uint8Array): void {
  let unpacked = 0;
  const isMarkup = ({ name }: { readonly name: string }) => /\.(?:xml|rels)$/i.test(name);
  const count = (file: { readonly name: string; readonly originalSize: number }) => {
    if (isMarkup(file)) unpacked += file.originalSize;
    return false;
  };
  unzipSync(bytes, { filter: count });
  if (unpacked > MAX_MARKUP_BYTES) throw new UnreadableDocument("it unpacks to more than a book");
  const parts = Object.values(unzipSync(bytes, { filter: isMarkup }));
  if (parts.reduce((sum, part) => sum + countElements(part), 0) <= MAX_ELEMENTS) return;
  const most = MAX_ELEMENTS.toLocaleString("en");
  throw new UnreadableDocument(`it holds more than ${most} paragraphs, cells and runs of text`);
}

/** Counts each `<` that does not close an element; works in every encoding that extends ASCII. */
function countElements(markup: Uint8Array): number {
  let count = 0;
  for (let at = markup.indexOf(OPEN); at >= 0; at = markup.indexOf(OPEN, at + 1)) {
    if (markup[at + 1] !== SLASH) count++;
  }
  return count;
}

const [OPEN, SLASH] = [0x3c, 0x2f];
/**
 * Eighty thousand paragraphs of one run each: their tree takes 600 MB of the 768 that a thread of the reading room has.
 */
const MAX_ELEMENTS = 250_000;

/** Sixteen bytes of markup for each character of the longest text. */
const MAX_MARKUP_BYTES = 16 * MAX_CHARACTERS;

/** Headings, lists and words in bold. */
const LAID_OUT = /<(?:h[1-6]|ul|ol|strong)\b/;

/** A table of two columns only puts dates or labels beside lines; one with more has a head of its own. */
function hasWideTables(html: string): boolean {
  return html.split("<tr>").some((row) => row.split(/<t[dh]\b/).length > 3);
}

/**
 * A table that only divides a page into columns, recognised by cells of many paragraphs, is replaced by its contents:
 * one column after the other, with a sidebar last. Tables inside it stay.
 */
function columnsInOrder(html: string): string {
  const pieces = html.split(/(<\/?(?:table|tr|t[dh])\b[^<>]*>)/);
  const open: { readonly at: number; readonly rows: string[][]; cell: number }[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (/^<table\b/.test(piece)) open.push({ at, rows: [], cell: at });
    const table = open.at(-1);
    if (table === undefined) continue;
    if (/^<tr\b/.test(piece)) table.rows.push([]);
    if (/^<t[dh]\b/.test(piece)) table.cell = at;
    if (/^<\/t[dh]>/.test(piece)) table.rows.at(-1)?.push(pieces.slice(table.cell + 1, at).join(""));
    if (piece !== "</table>") continue;
    open.pop();
    if (!table.rows.some((cells) => cells.filter(isColumn).length > 1)) continue;
    const columns = table.rows.map((cells) =>
      cells.toSorted((one, other) => other.length - one.length).join("<p></p>"),
    );
    pieces.fill("", table.at, at);
    pieces[at] = columns.join("<p></p>");
  }
  return pieces.join("");
}

/**
 * A cell with many paragraphs. A job with all its duties has a date in the next cell, a page column has another column.
 */
function isColumn(cell: string): boolean {
  return cell.split(/<(?:p|li|h[1-6])\b/).length - 1 > MAX_IN_CELL;
}

/** In paragraphs. */
const MAX_IN_CELL = 6;

/** The entities that mammoth writes. */
function decodeEntities(text: string): string {
  return text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");
}

const NO_PICTURES = mammoth.images.imgElement(() => Promise.resolve({ src: "" }));

/** The sender comes before the text. */
async function textOfEmail(bytes: Uint8Array): Promise<DocumentText> {
  const { from, subject, text, html } = await parseEmail(bytes);
  const sender = [from?.name, from?.address && `<${from.address}>`].filter(Boolean).join(" ");
  if (text === undefined && html !== undefined) return { mediaType: "text/html", data: html };
  const lines = [sender && `From: ${sender}`, subject && `Subject: ${subject}`].filter(Boolean);
  if (text === undefined) throw new UnreadableDocument("it is an email without text");
  return { mediaType: "text/plain", data: [...lines, "", text].join("\n") };
}

/** The parser rejects headers larger than two megabytes, and parts nested hundreds deep. */
async function parseEmail(bytes: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(bytes);
  } catch (error) {
    throw new UnreadableDocument("it is not an e-mail, or a broken one", { cause: error });
  }
}

/** By the byte order mark; otherwise as UTF-8; otherwise in the encoding that the letters suggest. */
function decode(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xfe && b === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (a === 0xff && b === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder(encodingOf(bytes)).decode(bytes);
    throw error;
  }
}

/** A few letters beyond ASCII suggest no encoding: they are read as Windows-1252. */
function encodingOf(bytes: Uint8Array): string {
  const letters = bytes.reduce((count, byte) => (byte > 0x7f ? count + 1 : count), 0);
  const found = letters < MIN_TELLING ? null : detect(bytes.subarray(0, MAX_LOOKED_AT));
  return found !== null && DECODED.test(found) ? found : "windows-1252";
}

/** In bytes: of those beyond ASCII, and of all. */
const MIN_TELLING = 12;
const MAX_LOOKED_AT = 65_536;
/** Encodings by label in the Encoding Standard, as the detector names them. */
const DECODED = /^(?:windows-125\d|ISO-8859-[1-9]|KOI8-R|GB18030|Big5|Shift_JIS|EUC-JP|EUC-KR)$/i;
