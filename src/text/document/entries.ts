import type { Block } from "./block.ts";
import { findPeriod, type Period } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, trimmed, wholeOf } from "./pieces.ts";
import { holderOf } from "./structure.ts";

/** One post, one degree: its lines without their time, and the time. */
export interface Entry {
  readonly pieces: readonly Piece[];
  readonly period: Period | undefined;
  /** Everything that was read of it: what is quoted. */
  readonly all: readonly Piece[];
  /** A further post under an entry's employer: the entry it stands under. */
  readonly under?: Entry;
}

/** What comes after an entry's first lines describes it. */
const MOST_LINES = 5;
const MOST_LINE = 160;

/**
 * The entries of a chapter: of one list item, table row or sub-heading each; of lines, those from one time to the next, by
 * whether times come first or last. Lines that are sentences describe, and are left.
 */
export function entriesOf(blocks: readonly Block[]): Entry[] {
  const lines = blocks.filter((block) => block.kind === "heading" || !isSentence(block.text));
  const groups: Block[][] = [];
  const dated = lines.map((block) => findPeriod(block.text) !== undefined);
  const first = lines.findIndex(({ kind }) => kind !== "heading");
  const timesFirst = first >= 0 && dated[first] === true;
  const inParts = lines.some(({ kind }) => kind === "heading");
  let holder: string | undefined;
  let startedBy: Block["kind"] | undefined;
  let hasTime = false;
  for (const [index, block] of lines.entries()) {
    const own = holderOf(block, /^(?:li|tr|dd)#/u) ?? (block.kind === "item" ? holderOf(block, /^line#/u) : undefined);
    const last = groups.at(-1);
    const isNew = own !== undefined && own !== holder;
    const isDetail =
      (block.kind === "item" && startedBy !== undefined && startedBy !== "item" && !dated[index]) || isNested(block);
    const begins =
      last === undefined ||
      block.kind === "heading" ||
      (isDetail
        ? false
        : own !== undefined
          ? isNew && (startedBy !== "heading" || dated[index] === true || block.kind !== "item")
          : (holder !== undefined && startedBy === "item") ||
            (!inParts || startedBy !== "heading"
              ? timesFirst
                ? dated[index] === true
                : hasTime && (dated[index] === true || isApart(block, last.at(-1)))
              : false));
    if (begins) {
      groups.push([block]);
      startedBy = block.kind;
      hasTime = dated[index] === true;
    } else if (!isDetail) {
      last.push(block);
      hasTime ||= dated[index] === true;
    }
    holder = own;
  }
  return groups.flatMap((group) => entriesIn(group));
}

/** Lines of a plain text on two sides of a blank one; paragraphs of a page are always apart. */
function isApart(block: Block, before: Block | undefined): boolean {
  const paragraph = holderOf(block, /^para#/u);
  return paragraph === undefined || before === undefined || paragraph !== holderOf(before, /^para#/u);
}

function isNested({ path }: Block): boolean {
  return path.filter((element) => element.startsWith("li#")).length > 1;
}

/** A line with a time of its own and no employer, under one that has both, is a further post there. */
function entriesIn(group: readonly Block[]): Entry[] {
  const [head, ...more] = group;
  if (head === undefined) return [];
  const further = more.filter((block) => {
    const period = findPeriod(block.text);
    return period !== undefined && !period.single && findPeriod(head.text) !== undefined && period.from > 3;
  });
  if (further.length > 0) {
    const main = entryOf(group.filter((block) => !further.includes(block)));
    return [main, ...further.map((block): Entry => ({ ...entryOf([block]), under: main }))];
  }
  const [whole, ...fragments] = more.length === 0 ? fragmentsOf(head) : [];
  if (whole !== undefined && fragments.length > 0) return [whole, ...fragments].map((piece) => entryOfPieces([piece]));
  return [entryOf(group)];
}

/** Entries of one line: "Director, Acme (since 2022). Trustee, WaterAid.", "BSc, Leeds; MSc, Bath". */
function fragmentsOf(block: Block): Piece[] {
  if (block.cells !== undefined) return [];
  return splitOutsideBrackets(wholeOf(block), /;\s+|；|(?<=\p{Ll}{3}|\d|\)|_)\.\s+(?=\p{Lu})/gu);
}

function entryOf(group: readonly Block[]): Entry {
  return entryOfPieces(group.slice(0, MOST_LINES).flatMap(piecesOf));
}

/** Its columns, where it has some. */
function piecesOf(block: Block): Piece[] {
  if (block.cells !== undefined) return block.cells.map(({ from, to }) => pieceOf(block, from, to));
  return [wholeOf(block)];
}

function entryOfPieces(lines: readonly Piece[]): Entry {
  let period: Period | undefined;
  const pieces: Piece[] = [];
  const all: Piece[] = [];
  for (const line of lines) {
    if (line.text.length > MOST_LINE && all.length > 0) continue;
    all.push(line);
    const found = period === undefined || period.single ? findPeriod(line.text) : undefined;
    if (found === undefined || (period !== undefined && found.single)) pieces.push(line);
    else {
      period = found;
      const { block, from } = line;
      pieces.push(pieceOf(block, from, from + found.from), pieceOf(block, from + found.to, line.to));
    }
  }
  return { pieces: pieces.flatMap((piece) => trimmed(piece) ?? []), period, all };
}

/** Words that only sentences have, in the languages of `headings/`. */
const VERBS =
  /(?:^|[\s,;(])(?:is|was|are|were|has|had|have|been|will|would|she|he|they|I|we|my|ist|war|hat|hatte|wurde|werde|ich|er|sie|est|était|fut|elle|il|je|j['’]ai|es|fue|era|ha|he|fui|è|è stat[oa]|ho|foi|é|sou|jest|był|była|byłem|jestem|был|была|был[аи]?|является|я|он|она|був|була|yaptı|oldu|olarak|yra|buvo|jis|ji|är|var|har|jag|hon|han|werd|ik|zij|hij|كان|كانت|وهو|وهي|है|हैं|था|थी)(?=[\s,;.])/u;

/** A text that tells rather than lists. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).length;
  if (/[。！？]$/u.test(text) && text.length > 25) return true;
  return words >= 7 && (VERBS.test(text) || (words >= 14 && /[.!?…]["”»)]?$/u.test(text) && !/\d{4}/u.test(text)));
}
