import type { Chapter } from "./chapters.ts";

/** A stretch of a document, in UTF-16 code units. */
export interface DocumentPlace {
  readonly from: number;
  readonly to: number;
}

/** Text read out of a document, with the place of each of its characters: `from[i]` to `to[i]`. */
export interface Written {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * `title` the document's own, shown nowhere in it; `heading` stands above others; `item` of a list; `row` of a table;
 * `definition` beside its term; `line` one of several short ones in a plain text; `paragraph` anything else.
 */
export type BlockKind = "title" | "heading" | "paragraph" | "line" | "item" | "row" | "definition";

/** `main` is what a document is about; `aside` stands beside it; `frame` is the site's: menus, footers, notices. */
export type Zone = "main" | "aside" | "frame";

/** A stretch of visible text between two breaks, white space made one. */
export interface Block extends Written {
  readonly kind: BlockKind;
  /** Of a heading: 1 the highest; 7 a line in bold that stands as one. */
  readonly level?: number;
  /** Of the nearest element that makes a block, or what a plain text's line looks like: `h1`, `p`, `li`. */
  readonly tag: string;
  /** The tag with its class: what looks alike is of one kind. */
  readonly look: string;
  /** Elements that make blocks around it, by tag and number in the document (`li#12`), the outermost first. */
  readonly path: readonly string[];
  readonly zone: Zone;
  /** How many characters at its beginning are in bold. */
  readonly bold: number;
  /** What of it leads elsewhere, by its places in the document. */
  readonly links?: readonly DocumentPlace[];
  /** What it is a value of: a table's first cell, a term, words in bold before a colon. */
  readonly label?: Written;
  /** Its parts, where it has columns. */
  readonly cells?: readonly DocumentPlace[];
  /** What the table's head calls its columns. */
  readonly columns?: readonly (Chapter | undefined)[];
}

/** The place in the document of a stretch of a text. */
export function placeIn(written: Written, from = 0, to = written.text.length): DocumentPlace {
  return { from: written.from[from] ?? 0, to: written.to[Math.max(from, to - 1)] ?? 0 };
}

/** A part of a text, with the places of its characters. */
export function sliceOf({ text, from, to }: Written, start: number, end: number): Written {
  return { text: text.slice(start, end), from: from.slice(start, end), to: to.slice(start, end) };
}

/** Texts as one, with a separator between that stands where the next begins. */
export function concat(
  parts: readonly Written[],
  separator: string,
): Written & { readonly parts: readonly DocumentPlace[] } {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  const places: DocumentPlace[] = [];
  for (const part of parts) {
    if (text !== "") {
      text += separator;
      for (let unit = 0; unit < separator.length; unit++) {
        from.push(part.from[0] ?? 0);
        to.push(part.from[0] ?? 0);
      }
    }
    places.push({ from: text.length, to: text.length + part.text.length });
    text += part.text;
    for (const at of part.from) from.push(at);
    for (const at of part.to) to.push(at);
  }
  return { text, from, to, parts: places };
}

/** Running text made of blocks, and the way back to the document. */
export interface RunningText {
  readonly text: string;
  /** The place in the document of the characters `from` to `to` of the text. */
  placeOf(span: DocumentPlace): DocumentPlace;
}

/** The blocks as one text, each a paragraph. */
export function joinBlocks(blocks: readonly Written[]): RunningText {
  const text = blocks.map((block) => block.text).join(GAP);
  const starts: number[] = [];
  let at = 0;
  for (const block of blocks) {
    starts.push(at);
    at += block.text.length + GAP.length;
  }
  const find = (index: number): { block: Written; at: number } | undefined => {
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

const GAP = "\n\n";

/** Letters with their marks as one character each (Unicode normalisation form C), with the places of all their parts. */
export function compose<T extends Written>(written: T): T {
  if (!/\p{M}/u.test(written.text)) return written;
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  for (const match of written.text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const composed = match[0].normalize("NFC");
    text += composed;
    for (let unit = 0; unit < composed.length; unit++) {
      from.push(written.from[match.index] ?? 0);
      to.push(written.to[match.index + match[0].length - 1] ?? 0);
    }
  }
  return { ...written, text, from, to };
}
