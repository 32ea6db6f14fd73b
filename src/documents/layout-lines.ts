/**
 * A run of letters in one font, as a page shows it. Lengths are in points; `y` is its baseline, from the top of the
 * page.
 */
export interface LetterRun {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly font: string;
  readonly isRtl?: boolean;
  /** It runs up or down the page. */
  readonly isTurned?: boolean;
}

/** The runs on one line of a page, from left to right. */
export interface PageLine {
  readonly spans: readonly LetterRun[];
  readonly x: number;
  readonly right: number;
  readonly y: number;
  /** The size of its largest letters. */
  readonly size: number;
  /** The font of most of its letters. */
  readonly font: string;
  readonly isRtl: boolean;
}

/** Relative to the letter size: spans whose heights differ by no more are on one line. */
const SAME_LINE = 0.4;

/** The spans grouped into lines, from the top. */
export function linesOf(spans: readonly LetterRun[]): readonly PageLine[] {
  const sorted = spans.filter(({ text }) => /\S/u.test(text)).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const groups: LetterRun[][] = [];
  for (const span of sorted) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && span.y - first.y <= SAME_LINE * Math.min(span.size, first.size))
      group.push(span);
    else groups.push([span]);
  }
  return groups.map(lineOf);
}

function lineOf(group: readonly LetterRun[]): PageLine {
  const spans = group.toSorted((a, b) => a.x - b.x);
  const letters = new Map<string, number>();
  let [x, right, size, rtl] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  for (const span of spans) {
    letters.set(span.font, (letters.get(span.font) ?? 0) + span.text.length);
    x = Math.min(x, span.x);
    right = Math.max(right, span.x + span.width);
    size = Math.max(size, span.size);
    if (span.isRtl === true) rtl++;
  }
  const [font = ""] = [...letters].reduce((most, each) => (each[1] > most[1] ? each : most), ["", 0]);
  return { spans, x, right, y: group[0]?.y ?? 0, size, font, isRtl: rtl * 2 > spans.length };
}

/** Relative to the letter size: a space between two spans, and the gap between two cells of a row. */
const SPACE = 0.16;
const CELL = 1.8;

/** Positions at which cells begin, in points: there even a narrow gap separates cells. */
export type CellStops = ReadonlySet<number>;

/** How many lines must have a gap before the same position. */
const MIN_AT_STOP = 3;
/** Relative to the letter size: a gap wider than a space. */
const NARROW_CELL = 0.5;
/** In points: how precisely cells are aligned. */
const STOP = 2;

/**
 * The positions where the cells of several lines begin: most lines between the first and the last of them have text
 * starting there.
 */
export function stopsOf(lines: readonly PageLine[]): CellStops {
  const found = new Map<number, { count: number; first: number; last: number }>();
  const begin = new Map<number, number[]>();
  for (const [at, { spans, isRtl }] of lines.entries()) {
    if (isRtl) continue;
    for (const [index, span] of spans.entries()) {
      const before = spans[index - 1];
      const place = Math.round(span.x / STOP);
      if (before === undefined) {
        const starts = begin.get(place) ?? [];
        starts.push(at);
        begin.set(place, starts);
        continue;
      }
      if (span.x - (before.x + before.width) < NARROW_CELL * span.size) continue;
      const stop = found.get(place) ?? { count: 0, first: at, last: at };
      found.set(place, { ...stop, count: stop.count + 1, last: at });
    }
  }
  const stops = new Set<number>();
  for (const [place, { count, first, last }] of found) {
    const goingOn = (begin.get(place) ?? []).filter((at) => at > first && at <= last).length;
    if (count >= MIN_AT_STOP && (count + goingOn) * 2 >= last - first + 1) stops.add(place);
  }
  return stops;
}

/** The text of a line, with tabs between its cells. */
export function textOf({ spans, isRtl }: PageLine, stops: CellStops = NO_STOPS): string {
  let text = "";
  let last: LetterRun | undefined;
  for (const span of isRtl ? spans.toReversed() : spans) {
    const gap = last === undefined ? 0 : isRtl ? last.x - (span.x + span.width) : span.x - (last.x + last.width);
    const size = Math.max(span.size, last?.size ?? 0);
    const isStop = gap > NARROW_CELL * size && stops.has(Math.round(span.x / STOP));
    const isOver = gap > SPACE * size && last !== undefined && CONTACT.test(last.text.trim());
    if (last !== undefined && (gap > CELL * size || isStop || isOver)) text += "\t";
    else if (last !== undefined && gap > SPACE * size) text += " ";
    text += span.text;
    last = span;
  }
  return text
    .replace(BULLETS, "•")
    .replace(SIGNS, " ")
    .replace(/(?:(?<![^\S\t])[^\S\t]+)?\t\s*/gu, "\t")
    .replace(/[^\S\t]+/gu, " ")
    .replace(/^(?:[\t ]|(?<=•)\s)+|(?<!\s)\s+$/gu, "")
    .replace(/^([•·‣▪●○◦])\s*/u, "$1 ");
}

/** A complete email address or phone number: what follows is not part of it. */
const CONTACT = /^(?:[^\s@]{1,64}@[^\s@]{3,100}|\+\d[\d\s()./-]{7,22})$/u;

/** Bullets from Wingdings and Symbol, as word processors use them. */
const BULLETS = /[\uf0a7\uf0b7\uf076\uf0d8\uf0fc]/gu;
/** Icons that are letters of a font of their own. */
const SIGNS = /[\ue000-\uf8ff]|[\u{f0000}-\u{ffffd}]/gu;

/**
 * Letters spaced for effect ("E D U C A T I O N") become words again: word spaces are then wider than the spaces
 * between letters.
 */
export function withoutSpaces(line: PageLine, stops: CellStops = NO_STOPS): string {
  const text = textOf(line, stops);
  const words = text.split(/[ \t]+/u);
  const single = words.filter((word) => /^[\p{L}&]$/u.test(word)).length;
  if (words.length < MIN_SPACED || single < 0.8 * words.length) return text;
  const gaps = line.spans.slice(1).map((span, at) => {
    const before = line.spans[at] as LetterRun;
    return span.x - (before.x + before.width);
  });
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (gaps.length < words.length - 1) return wordsOfSpaced(line);
  return line.spans
    .map((span, at) => ((gaps[at - 1] ?? 0) > usual * 1.8 ? ` ${span.text}` : span.text))
    .join("")
    .trim();
}

/** Where each word is a span of its own, its letters are closed up, and the gaps between spans stay. */
function wordsOfSpaced({ spans }: PageLine): string {
  let text = "";
  let last: LetterRun | undefined;
  for (const span of spans) {
    if (last !== undefined && span.x - (last.x + last.width) > SPACE * span.size) text += " ";
    text += span.text.trim().replace(/(?<=\S) (?=\S(?: |$))/gu, "");
    last = span;
  }
  return text.replace(/ {2,}/gu, " ");
}

const MIN_SPACED = 4;
const NO_STOPS: CellStops = new Set();
