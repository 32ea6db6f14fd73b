import { type PageLine, linesOf, type LetterRun, textOf } from "./layout-lines.ts";

/** A stretch of a page in two columns, with what is above and under it. */
export interface Columns {
  readonly above: readonly LetterRun[];
  readonly left: readonly LetterRun[];
  readonly right: readonly LetterRun[];
  readonly below: readonly LetterRun[];
  readonly gutter: Gutter;
}

/** Where the white between two columns is, in points. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
}

/** In points: how exactly gutters are looked for, and how wide one is at least; of wider pages only the left is looked at. */
const STEP = 3;
const MIN_GUTTER = 9;
const MAX_STEPS = 600;
/** Lines of a column. */
const MIN_LINES = 3;
/** Gutters that are tried of one region. */
const MAX_TRIED = 4;

/**
 * The columns of a region, where it has some: white that runs down between lines which are no cells of the same rows. `undefined`
 * for running text and for tables.
 */
export function columnsOf(lines: readonly PageLine[]): Columns | undefined {
  for (const { from, to, ...gutter } of guttersIn(lines)) {
    const middle = (gutter.left + gutter.right) / 2;
    const spans = lines.slice(from, to).flatMap((line) => line.spans);
    const left = spans.filter((span) => span.x + span.width / 2 < middle);
    const right = spans.filter((span) => span.x + span.width / 2 >= middle);
    if (!areColumns(linesOf(left), linesOf(right))) continue;
    return {
      above: lines.slice(0, from).flatMap((line) => line.spans),
      left,
      right,
      below: lines.slice(to).flatMap((line) => line.spans),
      gutter,
    };
  }
  return undefined;
}

interface Run extends Gutter {
  /** Of the first line beside it, and of the first under it. */
  readonly from: number;
  readonly to: number;
}

/** White that runs down over lines with something on both sides of it, what is longest first. */
function guttersIn(lines: readonly PageLine[]): readonly Run[] {
  const start = lines.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const end = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const count = Math.min(MAX_STEPS, Math.ceil((end - start) / STEP));
  if (lines.length < MIN_LINES || !(count > 0)) return [];
  const bins: Bin[] = Array.from({ length: count }, () => ({ from: 0, left: 0, right: 0, best: undefined }));
  for (const [at, line] of lines.entries()) {
    const covered = coverOf(line, start, count);
    for (const [index, bin] of bins.entries()) {
      if (covered[index] === 1) close(bin, at);
      else {
        const place = start + (index + 0.5) * STEP;
        if (line.x < place) bin.left++;
        if (line.right > place) bin.right++;
      }
    }
  }
  for (const bin of bins) close(bin, lines.length);
  return widest(bins, start);
}

interface Bin {
  from: number;
  left: number;
  right: number;
  best: { readonly from: number; readonly to: number } | undefined;
}

function close(bin: Bin, at: number): void {
  const { from, left, right, best } = bin;
  if (left >= MIN_LINES && right >= MIN_LINES && at - from > (best === undefined ? 0 : best.to - best.from))
    bin.best = { from, to: at };
  bin.from = at + 1;
  bin.left = 0;
  bin.right = 0;
}

/** Where a line has letters, or spaces between the words of one text. */
function coverOf({ spans, size }: PageLine, start: number, count: number): Uint8Array {
  const covered = new Uint8Array(count);
  let last: LetterRun | undefined;
  for (const span of spans) {
    const near =
      last !== undefined && span.x - (last.x + last.width) < MIN_GUTTER && span.x - (last.x + last.width) < size;
    const from = near && last !== undefined ? last.x + last.width : span.x;
    covered.fill(1, Math.max(0, Math.floor((from - start) / STEP)), Math.ceil((span.x + span.width - start) / STEP));
    last = span;
  }
  return covered;
}

/** Neighbours with the same white are one gutter. */
function widest(bins: readonly Bin[], start: number): readonly Run[] {
  const found: Run[] = [];
  for (let at = 0; at < bins.length; ) {
    const best = bins[at]?.best;
    let next = at + 1;
    while (next < bins.length && isSame(bins[next]?.best, bins[at]?.best)) next++;
    if (best !== undefined && (next - at) * STEP >= MIN_GUTTER)
      found.push({ ...best, left: start + at * STEP, right: start + next * STEP });
    at = next;
  }
  return found.toSorted((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MAX_TRIED);
}

function isSame(a: Bin["best"], b: Bin["best"]): boolean {
  return a?.from === b?.from && a?.to === b?.to;
}

/**
 * Two columns, and not the cells of rows: lines of the one stand staggered to those of the other, or both have headings beside
 * lines of the other. A column of times belongs to the lines beside it.
 */
function areColumns(left: readonly PageLine[], right: readonly PageLine[]): boolean {
  const [narrow, wide] = left.length <= right.length ? [left, right] : [right, left];
  if (narrow.length < MIN_LINES) return false;
  const { level, staggered } = besides(narrow, wide);
  const beside = [...level, ...staggered];
  if (beside.length < MIN_BESIDE) return false;
  const others = besides(wide, narrow);
  if (isDated(beside) || isDated([...others.level, ...others.staggered])) return false;
  if (staggered.length > MAX_STAGGERED * beside.length) return true;
  return hasChapters(beside) && hasChapters(others.level);
}

const MIN_BESIDE = 2;
const MAX_STAGGERED = 0.4;

/** The lines that stand at the height of one of the others, and those that stand between two heights. Both from the top. */
function besides(lines: readonly PageLine[], others: readonly PageLine[]) {
  const level: PageLine[] = [];
  const staggered: PageLine[] = [];
  let at = 0;
  for (const line of lines) {
    while (at < others.length && (others[at] as PageLine).y < line.y - line.size) at++;
    const near = others.slice(at, at + 3).filter((other) => other.y - other.size < line.y);
    if (near.some(({ y }) => Math.abs(y - line.y) <= 0.25 * line.size)) level.push(line);
    else if (near.length > 0) staggered.push(line);
  }
  return { level, staggered };
}

/** Half of the lines are a time. */
function isDated(lines: readonly PageLine[]): boolean {
  const dated = lines
    .map((line) => textOf(line))
    .filter((text) => text.length <= MAX_TIME_LENGTH && TIME.test(text)).length;
  return dated * 2 >= lines.length;
}

/** "since September 2014 – December 2018". */
const MAX_TIME_LENGTH = 36;
const TIME = /(?:19|20)\d\d|\d\/\d\d/u;

/** Some lines stand out, in size, font or capitals, and more than as many do not. */
function hasChapters(lines: readonly PageLine[]): boolean {
  const looks = new Map<string, number>();
  for (const line of lines) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1);
  const [usual] = [...looks].reduce((most, each) => (each[1] > most[1] ? each : most), ["", 0]);
  const apart = lines.filter((line) => lookOf(line) !== usual).length;
  return apart > 0 && apart < lines.length - apart;
}

function lookOf(line: PageLine): string {
  const text = textOf(line);
  const isShouted = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return `${Math.round(line.size * 2)} ${line.font} ${isShouted ? "shouted" : ""}`;
}
