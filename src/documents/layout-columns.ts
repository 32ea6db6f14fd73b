import { type PageLine, linesOf, type LetterRun, textOf } from "./layout-lines.ts";

/** A part of a page in two columns, with what is above and below it. */
export interface Columns {
  readonly above: readonly LetterRun[];
  readonly left: readonly LetterRun[];
  readonly right: readonly LetterRun[];
  readonly below: readonly LetterRun[];
  readonly gutter: Gutter;
}

/** The position of the white space between two columns, in points. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
}

/**
 * In points: the resolution of the search for gutters, and the least width of one. On wider pages, only the left part
 * is searched.
 */
const STEP = 3;
const MIN_GUTTER = 9;
const MAX_STEPS = 600;
/** Fewer lines do not form a column. */
const MIN_LINES = 3;
/** How many gutters of a region are tried. */
const MAX_TRIED = 4;

/**
 * The columns of a region, if it has any: white space that runs down between lines that are not cells of the same rows.
 * `undefined` for running text and for tables.
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
  /** The index of the first line beside the gutter, and of the first line below it. */
  readonly from: number;
  readonly to: number;
}

/** White space that runs down past lines with something on both sides, longest first. */
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

/** Where a line has letters, or spaces between words of the same text. */
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

/** Adjacent steps with the same white space form one gutter. */
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
 * Whether these are two columns rather than cells of rows: lines are offset against those of the other column, or both
 * have headings beside lines of the other. A column of dates belongs to the lines beside it.
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

/** The lines at the same height as one of the others, and those between two heights. Both from the top. */
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

/** Whether at least half of the lines are dates. */
function isDated(lines: readonly PageLine[]): boolean {
  const dated = lines
    .map((line) => textOf(line))
    .filter((text) => text.length <= MAX_TIME_LENGTH && TIME.test(text)).length;
  return dated * 2 >= lines.length;
}

/** "since September 2014 – December 2018". */
const MAX_TIME_LENGTH = 36;
const TIME = /(?:19|20)\d\d|\d\/\d\d/u;

/**
 * Whether some lines stand out by size, font or capitals, and more lines do not. Where posts are in bold, most may stand
 * out: then those in capitals tell.
 */
function hasChapters(lines: readonly PageLine[]): boolean {
  const looks = new Map<string, number>();
  for (const line of lines) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1);
  const [usual] = [...looks].reduce((most, each) => (each[1] > most[1] ? each : most), ["", 0]);
  const apart = lines.filter((line) => lookOf(line) !== usual).length;
  const loud = lines.filter(isShouted).length;
  return (apart > 0 && apart < lines.length - apart) || (loud >= MIN_LOUD && loud < lines.length - loud);
}

/** A single abbreviation in capitals is no heading. */
const MIN_LOUD = 2;

function isShouted(line: PageLine): boolean {
  const text = textOf(line);
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

function lookOf(line: PageLine): string {
  return `${Math.round(line.size * 2)} ${line.font} ${isShouted(line) ? "shouted" : ""}`;
}
