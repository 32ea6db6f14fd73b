import type { DefaultTreeAdapterTypes } from "parse5";
import { type Block, compose, type DocumentPlace, type Zone } from "../../text/document/block.ts";
import { structureOf } from "../../text/document/structure.ts";
import { type Element, textOf } from "./html.ts";
import { parseHtml, parseHtmlFragment } from "../findings/parse-html.ts";
import { type Look, PLAIN_LOOK, Styles } from "./visibility.ts";
import { Zones } from "./zones.ts";

/**
 * What a person sees of a page, in page order, with its title first: blocks of every zone, with rows and terms next to
 * their values. What no reader sees is left out (scripts, templates, comments, and what attributes, styles and the
 * page's own style sheets hide). Pages may be nested to any depth.
 */
export function readPage(html: string): readonly Block[] {
  const known = last?.deref();
  if (known?.html === html) return known.blocks;
  const blocks = structureOf(new Walk(html, parseHtml(html)).blocks);
  last = new WeakRef({ html, blocks });
  return blocks;
}

/**
 * The last page that was read: readers ask several times for the same page, which may have 10 MB. Nothing keeps it when
 * they are done.
 */
let last: WeakRef<{ readonly html: string; readonly blocks: readonly Block[] }> | undefined;

/** The blocks of a page's main part, from which running text is made. */
export function readBlocks(html: string): readonly Block[] {
  return readPage(html).filter(({ kind, zone }) => zone === "main" && kind !== "title");
}

/** How many elements around a block are remembered: the outermost are the page's frame. */
const MAX_PATH_LENGTH = 64;

/** What applies to everything inside an element. */
interface Inside {
  readonly tag: string;
  readonly look: string;
  readonly path: readonly string[];
  readonly zone: Zone;
  readonly seen: Look;
  readonly bold: boolean;
  readonly linked: boolean;
}

const OUTSIDE = { path: [], zone: "main", seen: PLAIN_LOOK, bold: false, linked: false } as const;

interface Step {
  readonly node: DefaultTreeAdapterTypes.Node;
  readonly inside: Inside;
  /** On the way out of an element: its block ends, and what applies outside continues. */
  readonly leaves?: boolean;
}

/** One walk through a page's tree, in document order and without recursion. */
class Walk {
  readonly blocks: Block[] = [];
  readonly #html: string;
  readonly #styles: Styles;
  readonly #zones: Zones;
  #open: OpenBlock;
  #count = 0;
  /** The last span or link that ended, until text follows. */
  #left: Element | undefined;

  constructor(html: string, document: DefaultTreeAdapterTypes.Document) {
    this.#html = html;
    this.#styles = new Styles(sheetsOf(document));
    this.#zones = new Zones(document);
    const inside: Inside = { ...OUTSIDE, tag: "body", look: "body" };
    this.#open = new OpenBlock(inside);
    const stack: Step[] = [{ node: document, inside }];
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) this.#take(step, stack);
    this.#close(inside);
  }

  #take({ node, inside, leaves }: Step, stack: Step[]): void {
    if (leaves) {
      if ("tagName" in node) {
        this.#styles.leave(node);
        if (BOXES.has(node.tagName)) this.#left = node;
        if (BREAKS.has(node.tagName)) this.#close(inside);
      }
      return;
    }
    if (node.nodeName === "#text" && "value" in node) {
      if (!inside.seen.hidden) this.#open.add(this.#html, node, inside);
      this.#left = undefined;
      return;
    }
    if ("tagName" in node && node.tagName === "title" && inside.path.length <= 1) return this.#addTitle(node);
    if ("tagName" in node && UNSEEN.has(node.tagName)) return;
    if (!("childNodes" in node)) return;
    let within = inside;
    if ("tagName" in node) {
      stack.push({ node, inside, leaves: true });
      within = this.#enter(node, inside);
    }
    for (const child of node.childNodes.toReversed()) stack.push({ node: child, inside: within });
  }

  #enter(node: Element, inside: Inside): Inside {
    const { tagName } = node;
    if (this.#left?.tagName === tagName && areBoxes(this.#left, node)) {
      // Two adjacent links are two lines of a list, never one sentence.
      if (tagName === "a") this.#close(inside);
      else this.#open.part();
    }
    const seen = this.#styles.enter(node, inside.seen);
    const zone = this.#zones.zoneIn(node, inside.zone);
    const bold = inside.bold || BOLD.has(tagName);
    const linked = inside.linked || (tagName === "a" && node.attrs.some(({ name }) => name === "href"));
    if (!BREAKS.has(tagName)) {
      // A menu can be made of anything: its text is not part of the block around it.
      if (zone !== inside.zone) this.#close({ ...inside, zone });
      return { ...inside, zone, seen, bold, linked };
    }
    if (tagName === "br") {
      this.#close(inside);
      return inside;
    }
    const classes = node.attrs.find(({ name }) => name === "class")?.value ?? "";
    const look = `${tagName}.${classes.trim().split(/\s+/u).slice(0, 4).join(".")}`;
    const path = [...inside.path.slice(0, MAX_PATH_LENGTH), `${tagName}#${this.#count++}`];
    const within: Inside = { tag: tagName, look, path, zone, seen, bold, linked };
    this.#close(within);
    return within;
  }

  #addTitle(node: Element): void {
    const text = textOf(node);
    if (text === undefined || this.blocks.length > 0) return;
    const title = new OpenBlock({ ...OUTSIDE, tag: "title", look: "title" });
    for (const child of node.childNodes)
      if ("value" in child && child.nodeName === "#text") title.add(this.#html, child, OUTSIDE);
    const block = title.result();
    if (block !== null) this.blocks.push(block);
  }

  #close(next: Inside): void {
    const block = this.#open.result();
    if (block !== null) this.blocks.push(block);
    this.#open = new OpenBlock(next);
  }
}

/** Inline elements that may be boxes of a layout. */
const BOXES = new Set(["span", "a"]);

/**
 * Whether two adjacent spans or links are boxes of a layout, such as a label and its value ("Contact",
 * "ada@example.org") or two teasers, rather than letters or halves of one word: each has a word of its own as its text.
 */
function areBoxes(left: Element, right: Element): boolean {
  return left.parentNode === right.parentNode && [left, right].every(holdsWord);
}

const MIN_WORD_LENGTH = 3;

function holdsWord({ childNodes: [first] }: Element): boolean {
  const [text] = first !== undefined && "tagName" in first && first.tagName === "span" ? first.childNodes : [first];
  return text !== undefined && "value" in text && text.value.trim().length >= MIN_WORD_LENGTH;
}

function sheetsOf(document: DefaultTreeAdapterTypes.Document): string[] {
  const sheets: string[] = [];
  const stack: DefaultTreeAdapterTypes.Node[] = [document];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ("tagName" in node && node.tagName === "style") sheets.push(textOf(node)?.value ?? "");
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return sheets;
}

const BREAKS = new Set(
  (
    "address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hr html legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
/** What browsers do not show, and what the page has struck out. */
const UNSEEN = new Set(
  "script style template noscript iframe object svg math select option textarea button canvas audio video map dialog title datalist noframes progress meter rp del s strike".split(
    " ",
  ),
);
const BOLD = new Set(["b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th", "dt"]);

class OpenBlock {
  readonly #inside: Inside;
  #text = "";
  /** Whether the text ends with a space: testing the text itself would join it anew for every character. */
  #isBlank = false;
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  readonly #links: DocumentPlace[] = [];
  #bold = 0;
  #plain = false;
  #isParted = false;

  constructor(inside: Inside) {
    this.#inside = inside;
  }

  /** What follows is in another box, so its words do not continue the previous ones. */
  part(): void {
    this.#isParted = true;
  }

  add(html: string, node: DefaultTreeAdapterTypes.TextNode, { bold, linked }: Pick<Inside, "bold" | "linked">): void {
    const place = node.sourceCodeLocation;
    if (!place) return;
    if (linked) this.#links.push({ from: place.startOffset, to: place.endOffset });
    if (this.#isParted && /[\p{L}\p{N})]$/u.test(this.#text.slice(-2)) && /^[\p{L}\p{N}]/u.test(node.value)) {
      this.#text += " ";
      this.#isBlank = true;
      this.#from.push(place.startOffset);
      this.#to.push(place.startOffset);
    }
    this.#isParted = false;
    for (const { text, from, to } of locate(html, node.value, place.startOffset, place.endOffset)) {
      const blank = /^\s+$/u.test(text);
      if (UNSEEN_MARK.test(text)) continue;
      if (blank && (this.#text === "" || this.#isBlank)) continue;
      const written = blank ? " " : text;
      this.#text += written;
      this.#isBlank = blank;
      for (let unit = 0; unit < written.length; unit++) {
        this.#from.push(from);
        this.#to.push(to);
      }
    }
    if (bold && !this.#plain) this.#bold = this.#text.length - (this.#isBlank ? 1 : 0);
    else if (!bold && node.value.trim() !== "") this.#plain = true;
  }

  result(): Block | null {
    const text = this.#text.trimEnd();
    if (text === "") return null;
    const [from, to] = [this.#from.slice(0, text.length), this.#to.slice(0, text.length)];
    const { tag, look, path, zone } = this.#inside;
    const level = /^h([1-6])$/u.exec(tag)?.[1];
    return compose({
      kind: kindOf(tag),
      ...(kindOf(tag) === "heading" && { level: Number(level ?? 4) }),
      tag,
      look,
      path,
      zone,
      text,
      from,
      to,
      bold: this.#bold,
      ...(this.#links.length > 0 && { links: this.#links }),
    });
  }
}

/**
 * Direction marks, zero-width characters and tag characters (U+E0000 ff.), which nobody sees; the joiners of scripts
 * and emoji stay.
 */
const UNSEEN_MARK =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/u;

function kindOf(tag: string): Block["kind"] {
  if (tag === "title") return "title";
  return /^(?:h[1-6]|caption|legend|summary)$/u.test(tag) ? "heading" : tag === "li" ? "item" : "paragraph";
}

interface ReadPiece {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The characters of a text node with their positions: one to one, except for references and line endings. */
function* locate(html: string, value: string, start: number, end: number): Generator<ReadPiece> {
  let at = start;
  let index = 0;
  while (index < value.length) {
    const piece = pieceAt(html, at, end);
    if (!value.startsWith(piece.text, index)) {
      // The parser joined texts that are apart in the page: the rest is quoted as a whole.
      for (const character of value.slice(index)) yield { text: character, from: at, to: end };
      return;
    }
    yield piece;
    index += piece.text.length;
    at = piece.to;
  }
}

function pieceAt(html: string, at: number, end: number): ReadPiece {
  if (html.startsWith("\r\n", at)) return { text: "\n", from: at, to: at + 2 };
  const character = String.fromCodePoint(html.codePointAt(at) ?? 0);
  if (character === "\r") return { text: "\n", from: at, to: at + 1 };
  if (character !== "&") return { text: character, from: at, to: at + character.length };
  const reference = /^&(?:#[xX][\da-fA-F]+|#\d+|[A-Za-z][A-Za-z\d]*);?/u.exec(
    html.slice(at, Math.min(end, at + 40)),
  )?.[0];
  if (reference === undefined) return { text: "&", from: at, to: at + 1 };
  const decoded = decode(reference);
  if (decoded === reference) return { text: "&", from: at, to: at + 1 };
  return { text: decoded, from: at, to: at + reference.length };
}

const references = new Map<string, string>();

function decode(reference: string): string {
  const known = references.get(reference);
  if (known !== undefined) return known;
  const [node] = parseHtmlFragment(reference).childNodes;
  const text = node !== undefined && "value" in node ? node.value : reference;
  if (references.size < MAX_REFERENCES) references.set(reference, text);
  return text;
}

/** Twice the number of named references in the HTML standard. */
const MAX_REFERENCES = 5000;
