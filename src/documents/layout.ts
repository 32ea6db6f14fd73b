import { columnsOf, type Gutter } from "./layout-columns.ts";
import { type Line, linesOf, type Span, textOf, withoutSpaces } from "./layout-lines.ts";

/** A page's spans in the order in which they are read: over its whole width, or in columns beside each other. */
export type Segment =
  | { readonly kind: "whole"; readonly lines: readonly Line[] }
  | {
      readonly kind: "columns";
      readonly gutter: Gutter;
      readonly left: readonly Line[];
      readonly right: readonly Line[];
    };

/**
 * The text of pages in the order in which a reader takes it: headings and paragraphs with blank lines between them, the cells of a
 * row with tabs between them, columns one after the other and over the pages, broken lines put together, without what runs along the
 * top and bottom of pages. Time is linear in the spans, but for sorting them.
 */
export function layOut(pages: readonly (readonly Span[])[]): string {
  const written = withoutRunning(pages.map((page) => linesOf(withoutTurned(page))));
  const segments = joinPages(written.map((lines) => segmentsOf(lines.flatMap(({ spans }) => spans))));
  return segments.map(textOfSegment).filter(Boolean).join("\n\n");
}

/** Letters that run up or down a page stand beside its text. Of a page that is turned as a whole they are the text. */
function withoutTurned(page: readonly Span[]): readonly Span[] {
  const level = page.filter(({ isTurned }) => isTurned !== true);
  return level.length * 2 > page.length ? level : page;
}

/** In points from the upper and lower edge of what is written: what runs along pages stands there. */
const MARGIN_LINES = 3;
const PAGE_NUMBER =
  /^(?:\p{L}{1,10}\.?\s)?[-–—|\s]*\d{1,3}(?:\s?(?:\/|of|von|de|sur|di|van|z|из|з|\/)\s?\d{1,3})?[-–—|\s]*$/iu;

/**
 * Pages without the lines that run along their tops and bottoms: such as stand on two pages at one height with the same letters.
 * What runs along the top of the first page stays: it may be the only place of a name.
 */
function withoutRunning(pages: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const seen = new Map<string, number>();
  const keyOf = ({ y }: Line, text: string) => `${Math.round(y / 6)} ${text.replace(/\d+/gu, "#")}`;
  const edges = pages.map((lines) => new Set([...lines.slice(0, MARGIN_LINES), ...lines.slice(-MARGIN_LINES)]));
  for (const [at, lines] of pages.entries())
    for (const line of lines) {
      if (edges[at]?.has(line) !== true) continue;
      const key = keyOf(line, textOf(line));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  return pages.map((lines, at) =>
    lines.filter((line, index) => {
      if (edges[at]?.has(line) !== true) return true;
      const text = textOf(line);
      const isFoot = index >= lines.length / 2;
      if (isFoot && PAGE_NUMBER.test(text) && index === lines.length - 1) return false;
      return (seen.get(keyOf(line, text)) ?? 0) < 2 || (at === 0 && !isFoot);
    }),
  );
}

/** Regions lie in one another no deeper: a page in columns, of which one has columns. */
const MAX_DEPTH = 3;

function segmentsOf(spans: readonly Span[]): readonly Segment[] {
  return cut(spans, 0);
}

function cut(spans: readonly Span[], depth: number): readonly Segment[] {
  const lines = linesOf(spans);
  const found = depth < MAX_DEPTH ? columnsOf(lines) : undefined;
  if (found === undefined) return [{ kind: "whole", lines }];
  const { above, left, right, below, gutter } = found;
  const flat = (side: readonly Span[]) => cut(side, depth + 1).flatMap(linesIn);
  return [
    ...(above.length > 0 ? cut(above, depth + 1) : []),
    { kind: "columns", gutter, left: flat(left), right: flat(right) },
    ...(below.length > 0 ? cut(below, depth + 1) : []),
  ];
}

function linesIn(segment: Segment): readonly Line[] {
  return segment.kind === "whole" ? segment.lines : ordered(segment).flat();
}

/** Columns go on over pages: what stands on the next page in the place of one of them belongs to it. */
function joinPages(pages: readonly (readonly Segment[])[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segments of pages)
    for (const [at, segment] of segments.entries()) {
      const last = joined.at(-1);
      const next = at === 0 && last?.kind === "columns" ? asColumns(segment, last) : undefined;
      if (last?.kind === "columns" && next !== undefined)
        joined[joined.length - 1] = {
          ...last,
          left: [...last.left, ...next.left],
          right: [...last.right, ...next.right],
        };
      else joined.push(segment);
    }
  return joined;
}

type InColumns = Extract<Segment, { readonly kind: "columns" }>;

function asColumns(segment: Segment, { gutter }: InColumns): InColumns | undefined {
  if (segment.kind === "columns")
    return segment.gutter.left < gutter.right && gutter.left < segment.gutter.right ? segment : undefined;
  const { lines } = segment;
  const middle = (gutter.left + gutter.right) / 2;
  if (lines.every(({ x }) => x >= middle)) return { kind: "columns", gutter, left: [], right: lines };
  if (lines.every(({ right }) => right <= middle)) return { kind: "columns", gutter, left: lines, right: [] };
  return undefined;
}

/** The column with the largest letters is read first: whose the page is stands there. */
function ordered({ left, right }: InColumns): (readonly Line[])[] {
  const largest = (lines: readonly Line[]) => lines.reduce((most, { size }) => Math.max(most, size), 0);
  const isRightFirst = largest(right) > largest(left) * LARGER || (isRtl(right) && largest(right) >= largest(left));
  return isRightFirst ? [right, left] : [left, right];
}

const LARGER = 1.15;

function isRtl(lines: readonly Line[]): boolean {
  return lines.filter((line) => line.isRtl).length * 2 > lines.length;
}

function textOfSegment(segment: Segment): string {
  const columns = segment.kind === "whole" ? [segment.lines] : ordered(segment);
  return columns.map(paragraphsOf).filter(Boolean).join("\n\n");
}

/** Lines as text: a blank line where the page has a gap, a broken line with what it goes on in. */
function paragraphsOf(lines: readonly Line[]): string {
  const steps = lines.flatMap((line, at) => {
    const step = at === 0 ? 0 : line.y - (lines[at - 1] as Line).y;
    return step > 0 ? [step] : [];
  });
  const usual = median(steps);
  const edge = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const body = median(lines.map(({ size }) => size));
  let text = "";
  let last: { readonly line: Line; readonly text: string } | undefined;
  for (const line of lines) {
    const own = withoutSpaces(line);
    if (own === "") continue;
    if (last === undefined) text = own;
    else {
      const step = line.y - last.line.y;
      const isApart = step > usual * GAP || isHeadingLike(line, last.line, body);
      if (!isApart && goesOn(last.line, last.text, line, own, edge)) text = join(text, own);
      else text += `${isApart ? "\n\n" : "\n"}${own}`;
    }
    last = { line, text: own };
  }
  return text;
}

/** So much more than the usual step from line to line is a gap. */
const GAP = 1.3;

/** Larger than what is written there mostly, and than the line before. */
function isHeadingLike({ size }: Line, before: Line, body: number): boolean {
  return size > body * 1.08 && size > before.size * 1.05;
}

/**
 * A line was broken where the first word of the next would not have fitted: in a list it also ends in the midst of something, or
 * begins so.
 */
function goesOn(line: Line, text: string, next: Line, nextText: string, edge: number): boolean {
  if (BULLET.test(nextText) || text.includes("\t") || nextText.includes("\t")) return false;
  if (Math.abs(line.size - next.size) > 0.5 || line.font !== next.font) return false;
  const [word = ""] = nextText.split(" ", 1);
  const letter = (line.right - line.x) / Math.max(1, text.length);
  if (line.right + letter * (word.length + 1) <= edge) return false;
  if (/@/u.test(text + nextText) || (isShouted(text) && !isShouted(nextText))) return false;
  if (/[.!?:]$/u.test(text) && !/^\p{Ll}/u.test(nextText))
    return text.length >= PROSE_LENGTH && next.x <= line.x + 2 * line.size;
  return text.length >= PROSE_LENGTH || /[,;&/(–—-]$/u.test(text) || /^[\p{Ll}(]/u.test(nextText);
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** In UTF-16 units: shorter lines are those of a list. */
const PROSE_LENGTH = 60;
export const BULLET = /^(?:[-•*·‣▪●○–—◦»]|\d{1,2}[.)])\s/u;

/** A word that was broken is whole again. */
function join(text: string, next: string): string {
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? `${text.slice(0, -1)}${next}` : `${text} ${next}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
