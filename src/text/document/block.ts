import type { Chapter } from "./chapters.ts";

/** A stretch of a document, in UTF-16 code units. */
export interface DocumentPlace {
  readonly from: number;
  readonly to: number;
}

/** Text taken from a document, with the position of each character: `from[i]` to `to[i]`. */
export interface Written {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/**
 * `title`: the document's own title, not part of its visible text; `heading`: stands above other blocks; `item`: of a
 * list; `row`: of a table; `definition`: beside its term; `line`: one of several short ones in a plain text;
 * `paragraph`: anything else.
 */
export type BlockKind = "title" | "heading" | "paragraph" | "line" | "item" | "row" | "definition";

/**
 * `main` is what a document is about; `aside` stands beside it; `frame` belongs to the site: menus, footers, notices.
 */
export type Zone = "main" | "aside" | "frame";

/** A stretch of visible text between two breaks, with white space collapsed. */
export interface Block extends Written {
  readonly kind: BlockKind;
  /** For a heading: 1 is the highest level; 7 is a bold line that serves as one. */
  readonly level?: number;
  /** The tag of the nearest element that makes a block, or what a line of a plain text looks like: `h1`, `p`, `li`. */
  readonly tag: string;
  /** The tag with its class: blocks that look alike are of one kind. */
  readonly look: string;
  /** The elements around it that make blocks, by tag and number in the document (`li#12`), outermost first. */
  readonly path: readonly string[];
  readonly zone: Zone;
  /** How many characters at the beginning are bold. */
  readonly bold: number;
  /** The links in it, by their positions in the document. */
  readonly links?: readonly DocumentPlace[];
  /** What it is the value of: a table's first cell, a term, bold words before a colon. */
  readonly label?: Written;
  /** Its columns, if it has any. */
  readonly cells?: readonly DocumentPlace[];
  /** The names of its columns in the table's header. */
  readonly columns?: readonly (Chapter | undefined)[];
}

/** The position in the document of a stretch of a text. */
export function placeIn(written: Written, from = 0, to = written.text.length): DocumentPlace {
  return { from: written.from[from] ?? 0, to: written.to[Math.max(from, to - 1)] ?? 0 };
}

/** A part of a text, with the positions of its characters. */
export function sliceOf({ text, from, to }: Written, start: number, end: number): Written {
  return { text: text.slice(start, end), from: from.slice(start, end), to: to.slice(start, end) };
}

/** Joins texts, with a separator between them that is positioned where the next one begins. */
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

/** Running text made of blocks, with the mapping back to the document. */
export interface RunningText {
  readonly text: string;
  /** The position in the document of the characters `from` to `to` of the text. */
  placeOf(span: DocumentPlace): DocumentPlace;
}

/** Joins the blocks into one text, each as a paragraph. */
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

/**
 * Composes letters and their combining marks into single characters (Unicode normalisation form C), positioned over
 * all their parts.
 */
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
