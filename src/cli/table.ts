import { printable, type Style, type TerminalStyle } from "./terminal.ts";

export interface PrintedColumn {
  readonly title: string;
  readonly align?: "right";
  /** Never broken over lines, for IDs that are copied. */
  readonly whole?: boolean;
  readonly style?: (cell: string, row: number) => TerminalStyle | null;
}

const GAP = "  ";
/** A column that is broken over lines keeps at least this width. */
const MIN_WIDTH = 8;
/** A longer word (a URL) is broken before other columns get narrower. */
const LONG_WORD = 30;

/**
 * A table of text, no wider than `columns` unless its whole columns require it: cells are broken over lines, nothing is
 * cut off. Without titles it has no head.
 */
export function renderTable(
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
  available: number,
  style: Style,
): string {
  const cells = rows.map((row) => columns.map((_, index) => printable(row[index] ?? "", "\n")));
  const widths = fitWidths(columns, cells, available);
  const head = columns.map((column) => column.title);
  const lines = cells.flatMap((row, place) =>
    renderRow(columns, row, widths, (index, text) => {
      const name = columns[index]?.style?.(row[index] ?? "", place) ?? null;
      return name === null ? text : style(name, text);
    }),
  );
  const titles = head.every((title) => title === "")
    ? []
    : renderRow(columns, head, widths, (_, text) => style("bold", text));
  return [...titles, ...lines].join("\n");
}

/** The width of a text in terminal columns: two for East Asian wide characters (UAX #11) and emoji, none for marks. */
export function displayWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of GRAPHEMES.segment(text)) width += graphemeWidth(segment);
  return width;
}

/** Breaks a text into lines of at most `width` columns: between words, and inside a word that is wider than a line. */
export function wrapText(text: string, width: number): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, Math.max(width, 2)));
}

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]/u;

function graphemeWidth(grapheme: string): number {
  if (WIDE.test(grapheme) || /^\p{Emoji_Presentation}|\ufe0f/u.test(grapheme)) return 2;
  return /^[\p{Mark}\p{Control}\u200b-\u200d]/u.test(grapheme) ? 0 : 1;
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    const joined = current === "" ? word : `${current} ${word}`;
    if (displayWidth(joined) <= width) {
      current = joined;
      continue;
    }
    if (current !== "") lines.push(current);
    const pieces = breakWord(word, width);
    lines.push(...pieces.slice(0, -1));
    current = pieces.at(-1) ?? "";
  }
  return [...lines, current];
}

function breakWord(word: string, width: number): string[] {
  const pieces = [""];
  for (const { segment } of GRAPHEMES.segment(word)) {
    const last = pieces.at(-1) ?? "";
    if (displayWidth(last + segment) <= width) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/**
 * Natural widths. If they are too wide together, the widest columns shrink evenly: first those that can be broken
 * between words, and then, if that is not enough, inside words.
 */
function fitWidths(
  columns: readonly PrintedColumn[],
  rows: readonly (readonly string[])[],
  available: number,
): readonly number[] {
  const widest = (index: number, parts: RegExp) =>
    Math.max(
      ...[columns[index]?.title, ...rows.map((row) => row[index])].flatMap((text) =>
        (text ?? "").split(parts).map(displayWidth),
      ),
    );
  const widths = columns.map((_, index) => widest(index, /\n/));
  const words = columns.map((column, index) => (column.whole ? Infinity : Math.min(widest(index, /[ \n]/), LONG_WORD)));
  const least = columns.map((column) => (column.whole ? Infinity : MIN_WIDTH));
  for (const floors of [words, least]) {
    while (sum(widths) + GAP.length * (widths.length - 1) > available) {
      const breakable = widths.map((width, index) => (width > (floors[index] ?? 0) ? width : 0));
      const most = Math.max(...breakable);
      if (most === 0) break;
      widths[breakable.indexOf(most)] = most - 1;
    }
  }
  return widths;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function renderRow(
  columns: readonly PrintedColumn[],
  row: readonly string[],
  widths: readonly number[],
  paint: (index: number, text: string) => string,
): string[] {
  const cells = row.map((cell, index) => wrapText(cell, widths[index] ?? 1));
  const height = Math.max(1, ...cells.map((cell) => cell.length));
  return Array.from({ length: height }, (_, line) => {
    const parts = cells.map((cell, index) => {
      const text = cell[line] ?? "";
      const space = " ".repeat(Math.max(0, (widths[index] ?? 0) - displayWidth(text)));
      const painted = text === "" ? "" : paint(index, text);
      if (columns[index]?.align === "right") return space + painted;
      return index === cells.length - 1 ? painted : painted + space;
    });
    return parts.join(GAP).trimEnd();
  });
}
