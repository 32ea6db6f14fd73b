import { type Block, compose, type Place } from "./block.ts";
import { chapterOf } from "./chapters.ts";
import { findPeriod } from "./period.ts";
import { structureOf } from "./structure.ts";

/**
 * The blocks of a plain text: paragraphs between blank lines, their lines put together where they are one text that was broken
 * to a width; headings, list items, columns and labels of a CV otherwise. Characters are as they are, white space made one.
 */
export function plainBlocks(text: string): readonly Block[] {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  let paragraph = 0;
  for (let at = 0; at < lines.length; ) {
    if (isBlank(lines[at])) {
      at++;
      continue;
    }
    let end = at;
    while (end < lines.length && !isBlank(lines[end])) end++;
    blocks.push(...paragraphOf(lines.slice(at, end), paragraph++));
    at = end;
  }
  return structureOf(blocks.map((block) => compose(block)));
}

interface Line extends Place {
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/gu)) {
    const line = match[0].replace(/[\r\n\u2028\u2029]+$/u, "");
    lines.push({ text: line, from: match.index, to: match.index + line.length });
    if (lines.length >= MOST_LINES) break;
  }
  return lines;
}

const MOST_LINES = 50_000;

function isBlank(line: Line | undefined): boolean {
  return line === undefined || !/[\p{L}\p{N}]/u.test(line.text);
}

/** A text broken to a width has lines that are about as long as each other; the last may be shorter. */
function paragraphOf(lines: readonly Line[], number: number): Block[] {
  const inner = lines.slice(0, -1);
  const longest = Math.max(...lines.map(({ text }) => text.trimEnd().length));
  const isWrapped =
    inner.length > 0 &&
    longest <= MOST_WIDTH &&
    inner.every(({ text }) => text.trimEnd().length >= LEAST_SHARE * longest && text.trimEnd().length >= LEAST_WIDTH) &&
    lines.every(({ text }) => !isItem(text) && !COLUMNS.test(text.trim()));
  if (isWrapped) return [blockOf(lines, number, "p")];
  return lines.flatMap((line, index) => blocksOf(line, number, index));
}

const MOST_WIDTH = 120;
const LEAST_WIDTH = 45;
const LEAST_SHARE = 0.7;
/** Two columns: a tab, a wide blank, or three blanks in a row. */
const COLUMNS = /\S(?:\t|\u3000{2,}| {3,})\S/u;

function isItem(text: string): boolean {
  return /^\s*(?:[-•*·‣▪●○–—◦»]|\d{1,2}[.)])\s+\S/u.test(text);
}

function blocksOf(line: Line, number: number, index: number): Block[] {
  const whole = blockOf([line], number, isItem(line.text) ? "li" : "line");
  if (whole.text === "") return [];
  const indent = /^\s*/u.exec(line.text)?.[0].length ?? 0;
  const block: Block = { ...whole, path: [`para#${number}`, `indent#${indent}`, `line#${number}.${index}`] };
  if (isItem(line.text)) return [{ ...withoutBullet(block), kind: "item" }];
  const cells = cellsOf(block, line);
  const [first] = cells;
  if (cells.length > 1 && first !== undefined) {
    const label = block.text.slice(first.from, first.to);
    // "LANGUAGES   English, German": the first column is the heading of the second.
    if (cells.length === 2 && chapterOf(label) !== undefined && findPeriod(label) === undefined) {
      const end = (cells[1] as Place).from;
      return [
        { ...sliceBlock(block, end, block.text.length), kind: "row", label: sliceBlock(block, first.from, first.to) },
      ];
    }
    return [{ ...block, kind: "row", cells }];
  }
  const bare = block.text.replace(/[:：]$/u, "");
  if (chapterOf(bare) !== undefined || isShouted(bare))
    return [{ ...block, kind: "heading", level: chapterOf(bare) === undefined ? 3 : 2 }];
  return [block];
}

/** All in capitals, in a script that has them: a heading, a name, a title. */
function isShouted(text: string): boolean {
  return text.length <= 60 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}|\d{3}|[@.]$/u.test(text);
}

function withoutBullet(block: Block): Block {
  const at = /^(?:[-•*·‣▪●○–—◦»]|\d{1,2}[.)])\s+/u.exec(block.text)?.[0].length ?? 0;
  return sliceBlock(block, at, block.text.length);
}

function sliceBlock(block: Block, from: number, to: number): Block {
  return { ...block, text: block.text.slice(from, to), from: block.from.slice(from, to), to: block.to.slice(from, to) };
}

/** The columns of a line, as stretches of the block's text. */
function cellsOf(block: Block, line: Line): Place[] {
  const gaps = new Set(
    [...line.text.matchAll(/\t+\s*|\u3000{2,}\s*| {3,}/gu)].map((match) => line.from + match.index + match[0].length),
  );
  const cells: Place[] = [];
  let start = 0;
  for (let at = 1; at <= block.text.length; at++) {
    if (at < block.text.length && !gaps.has(block.from[at] ?? -1)) continue;
    const end = block.text.slice(0, at).trimEnd().length;
    if (end > start) cells.push({ from: start, to: end });
    start = at;
  }
  return cells;
}

function blockOf(lines: readonly Line[], number: number, tag: string): Block {
  let text = "";
  const from: number[] = [];
  const to: number[] = [];
  for (const line of lines) {
    if (text !== "" && !text.endsWith(" ")) {
      text += " ";
      from.push(line.from);
      to.push(line.from);
    }
    for (let at = 0; at < line.text.length; at++) {
      const character = line.text.charAt(at);
      const blank = /\s/u.test(character);
      if (UNSEEN.test(character) || (blank && (text === "" || text.endsWith(" ")))) continue;
      text += blank ? " " : character;
      from.push(line.from + at);
      to.push(line.from + at + 1);
    }
  }
  const end = text.trimEnd().length;
  const kind = tag === "p" ? "paragraph" : tag === "li" ? "item" : "line";
  return {
    kind,
    tag,
    look: tag,
    path: [`para#${number}`],
    zone: "main",
    bold: 0,
    text: text.slice(0, end),
    from: from.slice(0, end),
    to: to.slice(0, end),
  };
}

/** Marks of direction and width that nobody sees, without the joiners that scripts and emoji need. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;
