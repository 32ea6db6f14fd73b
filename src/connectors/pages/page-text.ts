import type { DefaultTreeAdapterTypes } from "parse5";
import { parseHtml, parseHtmlFragment } from "../reading/parse-html.ts";
import type { Range } from "../reading/span.ts";

/** A stretch of a page's visible text between two breaks, white space made one, with the place of each of its characters. */
export interface Block {
  /** Of the nearest element that makes a block: `h1`, `p`, `li`, `td`. */
  readonly tag: string;
  readonly text: string;
  /** Where in the page the character at `index` stands. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Elements that make blocks around it, by tag and number on the page (`li#12`), the outermost first. */
  readonly path: readonly string[];
}

/** Running text made of blocks, and the way back to the page. */
export interface PageText {
  readonly text: string;
  /** The place in the page of the characters `from` to `to` of the text. */
  placeOf(span: Range): Range;
}

/**
 * What a person sees of a page, in its order. Left out is what no reader sees (scripts, templates, comments, `hidden`,
 * `display: none`) and what is not the page's own subject (menus, footers, asides). Pages may nest as deep as they like.
 */
export function readBlocks(html: string): readonly Block[] {
  const blocks: Block[] = [];
  let open = new OpenBlock("body", []);
  const close = (tag: string, path: readonly string[]): void => {
    const block = open.result();
    if (block !== null) blocks.push(block);
    open = new OpenBlock(tag, path);
  };
  const stack: Step[] = [{ node: parseHtml(html), tag: "body", path: [] }];
  let count = 0;
  for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
    const { node, tag, path } = step;
    if (node === null) {
      close(tag, path);
      continue;
    }
    if (node.nodeName === "#text" && "value" in node) open.add(html, node);
    if ("tagName" in node && isHidden(node)) continue;
    if (!("childNodes" in node)) continue;
    const children = node.childNodes.toReversed();
    const breaks = "tagName" in node && BREAKS.has(node.tagName);
    const inside = breaks ? node.tagName : tag;
    const within = breaks ? [...path.slice(0, MOST_PATH), `${node.tagName}#${count++}`] : path;
    if (breaks) {
      stack.push({ node: null, tag, path });
      close(node.tagName === "br" ? tag : inside, node.tagName === "br" ? path : within);
    }
    for (const child of children) stack.push({ node: child, tag: inside, path: within });
  }
  close("body", []);
  return blocks;
}

/** A plain text as one block: its characters as they are, but composed where it has them in parts. */
export function plainBlock(text: string): Block {
  const places = Array.from({ length: text.length }, (_, index) => index);
  return compose({ tag: "p", text, from: places, to: places.map((place) => place + 1), path: [] });
}

/** Letters with their marks as one character each (Unicode normalisation form C), with the places of all their parts. */
function compose(block: Block): Block {
  if (!/\p{M}/u.test(block.text)) return block;
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  for (const match of block.text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const composed = match[0].normalize("NFC");
    text += composed;
    for (let unit = 0; unit < composed.length; unit++) {
      from.push(block.from[match.index] ?? 0);
      to.push(block.to[match.index + match[0].length - 1] ?? 0);
    }
  }
  return { ...block, text, from, to };
}

/** The blocks as one text, each a paragraph. */
export function joinBlocks(blocks: readonly Block[]): PageText {
  const text = blocks.map((block) => block.text).join(GAP);
  const starts: number[] = [];
  let at = 0;
  for (const block of blocks) {
    starts.push(at);
    at += block.text.length + GAP.length;
  }
  const find = (index: number): { block: Block; at: number } | undefined => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    const block = blocks[low];
    return block && { block, at: Math.min(index - (starts[low] ?? 0), block.text.length - 1) };
  };
  return {
    text,
    placeOf({ from, to }) {
      const [first, last] = [find(from), find(Math.max(from, to - 1))];
      return { from: first?.block.from[first.at] ?? 0, to: last?.block.to[last.at] ?? 0 };
    },
  };
}

/** The place in the page of a stretch of a block. */
export function placeIn(block: Block, from = 0, to = block.text.length): Range {
  return { from: block.from[from] ?? 0, to: block.to[Math.max(from, to - 1)] ?? 0 };
}

const GAP = "\n\n";
/** Elements around a block that are remembered: the outermost are the page's frame. */
const MOST_PATH = 64;

interface Step {
  /** `null` ends the block of the element before. */
  readonly node: DefaultTreeAdapterTypes.Node | null;
  readonly tag: string;
  readonly path: readonly string[];
}

const BREAKS = new Set(
  (
    "address article blockquote body br caption dd div dl dt fieldset figcaption figure form h1 h2 h3 h4 h5 h6 header hr html li main " +
    "ol p pre section summary table tbody td tfoot th thead tr ul"
  ).split(" "),
);
const UNSEEN = new Set(
  "head script style template noscript nav footer aside iframe object svg select textarea button form dialog".split(
    " ",
  ),
);

function isHidden({ tagName, attrs }: DefaultTreeAdapterTypes.Element): boolean {
  return (
    UNSEEN.has(tagName) ||
    attrs.some(
      ({ name, value }) =>
        name === "hidden" ||
        (name === "aria-hidden" && value === "true") ||
        (name === "style" &&
          /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?!\.|\d)|opacity\s*:\s*0(?!\.|\d))/iu.test(
            value,
          )),
    )
  );
}

class OpenBlock {
  readonly #tag: string;
  readonly #path: readonly string[];
  #text = "";
  readonly #from: number[] = [];
  readonly #to: number[] = [];

  constructor(tag: string, path: readonly string[]) {
    this.#tag = tag;
    this.#path = path;
  }

  add(html: string, node: DefaultTreeAdapterTypes.TextNode): void {
    const place = node.sourceCodeLocation;
    if (!place) return;
    for (const { text, from, to } of locate(html, node.value, place.startOffset, place.endOffset)) {
      const blank = /^\s+$/u.test(text);
      if (blank && (this.#text === "" || this.#text.endsWith(" "))) continue;
      const written = blank ? " " : text;
      this.#text += written;
      for (let unit = 0; unit < written.length; unit++) {
        this.#from.push(from);
        this.#to.push(to);
      }
    }
  }

  result(): Block | null {
    const text = this.#text.trimEnd();
    if (text === "") return null;
    const [from, to] = [this.#from.slice(0, text.length), this.#to.slice(0, text.length)];
    return compose({ tag: this.#tag, text, from, to, path: this.#path });
  }
}

interface Piece extends Range {
  readonly text: string;
}

/** A text node's characters with their places: one for one, but where a reference or a line's end stands in their place. */
function* locate(html: string, value: string, start: number, end: number): Generator<Piece> {
  let at = start;
  let index = 0;
  while (index < value.length) {
    const piece = pieceAt(html, at, end);
    if (!value.startsWith(piece.text, index)) {
      // The parser put texts together that stand apart in the page: the rest is quoted as a whole.
      for (const character of value.slice(index)) yield { text: character, from: at, to: end };
      return;
    }
    yield piece;
    index += piece.text.length;
    at = piece.to;
  }
}

function pieceAt(html: string, at: number, end: number): Piece {
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
  if (references.size < MOST_REFERENCES) references.set(reference, text);
  return text;
}

/** Twice the named references of the HTML standard. */
const MOST_REFERENCES = 5000;
