import { createHash } from "node:crypto";

/** What a link between a fact and its datasource is called aloud (PDF/UA-1, 7.18.5: every link says what it is). */
export interface ReferenceWords {
  /** Of the small number behind a fact. */
  readonly toSource: (number: number) => string;
  /** Of the number in the list of sources, which leads back to the first fact. */
  readonly toFact: (number: number) => string;
}

/**
 * Turns the addresses `candor:NONCE:source:12:…` and `candor:NONCE:fact:12:…` of a typeset report into jumps between the
 * fact and the list of sources: each leads to where the other stands. Made by the typesetter itself, they would have every
 * page laid out twice, since a link could change what it leads to.
 *
 * Works in place: what is written is shorter than what stood there, and the rest is blanks, so that no offset in the file
 * changes (ISO 32000-2, 7.5.4; blanks between tokens mean nothing, 7.2.3). Links and pages are found as objects, by the
 * table of their offsets: a name or title that reads like one is in no place where an object begins.
 *
 * @param nonce what no text of the report can hold: see `nonceOf`
 * @throws Error where a link is not as this version of the typesetter writes it
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
    // A source that no fact cites has nowhere to lead back to.
    const target = first.get(`${link.kind === "source" ? "fact" : "source"}:${link.number}`) ?? link;
    const page = pages.get(target.object);
    if (page === undefined) throw new Error(`annotation ${target.object} is on no page`);
    const spoken = link.kind === "source" ? words.toSource(link.number) : words.toFact(link.number);
    overwrite(pdf, link.action, `/Dest [${page} 0 R /XYZ ${target.left} ${target.top} null]`);
    overwrite(pdf, link.contents, `/Contents ${pdfText(spoken)}`);
  }
  return pdf;
}

/** Tells the links of one report from everything that its texts may say: a text cannot hold the hash of what it is part of. */
export function nonceOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

interface Link {
  readonly kind: "source" | "fact";
  readonly number: number;
  /** Number of the annotation's object. */
  readonly object: number;
  readonly left: string;
  /** Above the text, so that the line is seen. */
  readonly top: string;
  readonly action: ByteRange;
  readonly contents: ByteRange;
}

/** Offsets in bytes. */
interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** An object of the file that may be a link or a page. */
interface PdfObject {
  readonly number: number;
  /** Offset in bytes of what `text` holds. */
  readonly from: number;
  readonly text: string;
}

const LINK = "<<\n  /Type /Annot\n  /Subtype /Link\n";
const PAGE = "<<\n  /Type /Page\n";
const ANNOTATION =
  /^[^[]*\/Rect \[(\S+) \S+ \S+ (\S+)\][\s\S]*?(\/A <<[^>]*\/URI \(candor:[0-9a-f]+:(source|fact):(\d+):\.*\)\s*>>)[\s\S]*?(\/Contents (?:\([^)]{0,400}\)|<[^>]*>))/;
const ROOM_ABOVE = 6;

/** The links and pages by the file's table of offsets (ISO 32000-2, 7.5.4: twenty bytes for each object). */
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

/** The page's object by that of each annotation on it. */
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

/** A text string in PDFDocEncoding where ASCII says it, else in UTF-16 (ISO 32000-2, 7.9.2.2). */
function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}
