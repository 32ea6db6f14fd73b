/** What a link between a fact and its datasource is called aloud (PDF/UA-1, 7.18.5: every link says what it is). */
export interface ReferenceWords {
  /** Of the small number behind a fact. */
  readonly toSource: (number: number) => string;
  /** Of the number in the list of sources, which leads back to the first fact. */
  readonly toFact: (number: number) => string;
}

/**
 * Turns the addresses `candor:source:12:…` and `candor:fact:12:…` of a typeset report into jumps between the fact and the
 * list of sources: each leads to where the other stands. Made by the typesetter itself, they would have every page laid
 * out twice, since a link could change what it leads to.
 *
 * Works in place: what is written is shorter than what stood there, and the rest is blanks, so that no offset in the file
 * changes (ISO 32000-2, 7.5.4; blanks between tokens mean nothing, 7.2.3).
 *
 * @throws Error where a link is not as this version of the typesetter writes it
 */
export function crossReference(pdf: Buffer, words: ReferenceWords): Buffer {
  const links = findLinks(pdf);
  if (links.length === 0) return pdf;
  const pages = pagesOfAnnotations(pdf);
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

interface Link {
  readonly kind: "source" | "fact";
  readonly number: number;
  /** Number of the annotation's object. */
  readonly object: number;
  readonly left: string;
  /** Above the text, so that the line is seen. */
  readonly top: string;
  readonly action: Span;
  readonly contents: Span;
}

/** Offsets in bytes. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const ADDRESS = "/URI (candor:";
const ANNOTATION =
  /^(\d+) 0 obj\n<<\n {2}\/Type \/Annot\n {2}\/Subtype \/Link\n {2}\/Rect \[(\S+) \S+ \S+ (\S+)\][\s\S]*?(\/A <<[^>]*\/URI \(candor:(source|fact):(\d+):\.*\)\s*>>)[\s\S]*?(\/Contents (?:\([^)]*\)|<[^>]*>))/;
const ROOM_ABOVE = 6;

function findLinks(pdf: Buffer): Link[] {
  const links: Link[] = [];
  for (let at = pdf.indexOf(ADDRESS); at >= 0; at = pdf.indexOf(ADDRESS, at + ADDRESS.length)) {
    const from = pdf.lastIndexOf("\n\n", at) + 2;
    const match = ANNOTATION.exec(pdf.toString("latin1", from, pdf.indexOf("endobj", at)));
    if (match === null) throw new Error("a link of the report is not written as expected");
    const [whole, object, left = "", top, action = "", kind, number, contents = ""] = match;
    const spanOf = (text: string): Span => {
      const start = from + whole.lastIndexOf(text);
      return { from: start, to: start + text.length };
    };
    links.push({
      kind: kind as Link["kind"],
      number: Number(number),
      object: Number(object),
      left: Number(left).toFixed(1),
      top: (Number(top) + ROOM_ABOVE).toFixed(1),
      action: spanOf(action),
      contents: spanOf(contents),
    });
  }
  return links;
}

/** The page's object by that of each annotation on it. */
function pagesOfAnnotations(pdf: Buffer): Map<number, number> {
  const pages = new Map<number, number>();
  const list = "/Annots [";
  for (let at = pdf.indexOf(list); at >= 0; at = pdf.indexOf(list, at + list.length)) {
    const page = /(\d+) 0 obj\s[^]*$/.exec(pdf.toString("latin1", pdf.lastIndexOf("\n\n", at), at));
    const annotations = pdf.toString("latin1", at + list.length, pdf.indexOf("]", at));
    for (const [, object] of annotations.matchAll(/(\d+) 0 R/g)) pages.set(Number(object), Number(page?.[1]));
  }
  return pages;
}

function overwrite(pdf: Buffer, { from, to }: Span, text: string): void {
  if (text.length > to - from) throw new Error("a link of the report has no room");
  pdf.write(text.padEnd(to - from), from, "latin1");
}

/** A text string in PDFDocEncoding where ASCII says it, else in UTF-16 (ISO 32000-2, 7.9.2.2). */
function pdfText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return `(${text.replace(/[\\()]/g, "\\$&")})`;
  return `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;
}
