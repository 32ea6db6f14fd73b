import { createHash } from "node:crypto";

/**
 * What screen readers say for a link between a fact and its datasource (PDF/UA-1, 7.18.5: every link has a
 * description).
 */
export interface ReferenceWords {
  /** For the small number after a fact. */
  readonly toSource: (number: number) => string;
  /** For the number in the list of sources, which leads back to the first fact. */
  readonly toFact: (number: number) => string;
}

/**
 * Turns the addresses `candor:NONCE:source:12:…` and `candor:NONCE:fact:12:…` of a typeset report into jumps between a
 * fact and the list of sources: each leads to the other. If the typesetter made these links, it would lay out every
 * page twice, since a link could change its own destination.
 *
 * Works in place: the new text is shorter than the old, and is padded with spaces, so no offset in the file changes
 * (ISO 32000-2, 7.5.4; spaces between tokens mean nothing, 7.2.3). Links and pages are found as objects, through the
 * table of their offsets: a name or title that looks like one is not where an object begins.
 *
 * @param nonce cannot occur in any text of the report: see `nonceOf`
 * @throws Error if a link is not written as this version of the typesetter writes it
 */
export function crossReference(pdf: Buffer, words: ReferenceWords, nonce: string): Buffer {
  const objects = readObjects(pdf);
  const links = objects.flatMap((object) => readLink(object, nonce));
  if (links.length === 0) return pdf;
  const pages = pagesOfAnnotations(objects);
  const first = new Map<string, Link>();
  for (const link of links)
    if (!first.has(`${link.kind}:${link.number}`)) first.set(`${link.kind}:${link.number}`, link);
  for (const link of links) {
    // A source that no fact cites has nothing to lead back to.
    const target = first.get(`${link.kind === "source" ? "fact" : "source"}:${link.number}`) ?? link;
    const page = pages.get(target.object);
    if (page === undefined) throw new Error(`annotation ${target.object} is on no page`);
    const spoken = link.kind === "source" ? words.toSource(link.number) : words.toFact(link.number);
    overwrite(pdf, link.action, `/Dest [${page} 0 R /XYZ ${target.left} ${target.top} null]`);
    overwrite(pdf, link.contents, `/Contents ${pdfText(spoken)}`);
  }
  return pdf;
}

/**
 * Distinguishes the links of one report from anything its texts may say: a text cannot contain a hash of what it is
 * part of.
 */
export function nonceOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

interface Link {
  readonly kind: "source" | "fact";
  readonly number: number;
  /** The number of the annotation's object. */
  readonly object: number;
  readonly left: string;
  /** Above the text, so that the line is visible. */
  readonly top: string;
  readonly action: ByteRange;
  readonly contents: ByteRange;
}

/** Offsets in bytes. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** An object in the file that may be a link or a page. */
interface PdfObject {
  readonly number: number;
  /** The offset in bytes of the contents of `text`. */
  readonly from: number;
  readonly text: string;
}

const LINK = "<<\n  /Type /Annot\n  /Subtype /Link\n";
const PAGE = "<<\n  /Type /Page\n";
const ANNOTATION =
  /^[^[]*\/Rect \[(\S+) \S+ \S+ (\S+)\][\s\S]*?(\/A <<[^>]*\/URI \(candor:[0-9a-f]+:(source|fact):(\d+):\.*\)\s*>>)[\s\S]*?(\/Contents (?:\([^)]{0,400}\)|<[^>]*>))/;
const ROOM_ABOVE = 6;

/** Finds the links and pages through the file's table of offsets (ISO 32000-2, 7.5.4: twenty bytes per object). */
function readObjects(pdf: Buffer): PdfObject[] {
  const tail = pdf.toString("latin1", Math.max(0, pdf.length - 64));
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1]);
  const rows = Number.isNaN(table) ? "" : pdf.toString("latin1", table);
  return [...rows.matchAll(/^(\d{10}) \d{5} n/gm)].flatMap(([, digits]): PdfObject[] => {
    const at = Number(digits);
    const head = /^(\d+) 0 obj\n/.exec(pdf.toString("latin1", at, at + 24));
    const from = at + (head?.[0].length ?? 0);
    const kind = pdf.toString("latin1", from, from + LINK.length);
    if (head === null || !(kind === LINK || kind.startsWith(PAGE))) return [];
    return [{ number: Number(head[1]), from, text: pdf.toString("latin1", from, pdf.indexOf("\nendobj", from)) }];
  });
}

function readLink({ number: object, from, text }: PdfObject, nonce: string): Link[] {
  if (!text.startsWith(LINK) || !text.includes(`/URI (candor:${nonce}:`)) return [];
  const match = ANNOTATION.exec(text);
  if (match === null) throw new Error("a link of the report is not written as expected");
  const [whole, left, top, action = "", kind, number, contents = ""] = match;
  const spanOf = (part: string): ByteRange => {
    const start = from + whole.lastIndexOf(part);
    return { from: start, to: start + part.length };
  };
  return [
    {
      kind: kind as Link["kind"],
      number: Number(number),
      object,
      left: Number(left).toFixed(1),
      top: (Number(top) + ROOM_ABOVE).toFixed(1),
      action: spanOf(action),
      contents: spanOf(contents),
    },
  ];
}

/** The page object for each annotation's object. */
function pagesOfAnnotations(objects: readonly PdfObject[]): Map<number, number> {
  const pages = new Map<number, number>();
  for (const { number, text } of objects) {
    const list = text.startsWith(PAGE) ? /\/Annots \[([^[\]]*)\]/.exec(text)?.[1] : undefined;
    for (const [, annotation] of (list ?? "").matchAll(/(?<!\d)(\d+) 0 R/g)) pages.set(Number(annotation), number);
  }
  return pages;
}

function overwrite(pdf: Buffer, { from, to }: ByteRange, text: string): void {
  if (text.length > to - from) throw new Error("a link of the report has no room");
  pdf.write(text.padEnd(to - from), from, "latin1");
}

/** A text string: in PDFDocEncoding if ASCII suffices, otherwise in UTF-16 (ISO 32000-2, 7.9.2.2). */
function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}
