import { cue } from "../text/languages/cues.ts";
import { columnsOf, type Gutter } from "./layout-columns.ts";
import { titleApart } from "./layout-title.ts";
import { type PageLine, linesOf, type LetterRun, stopsOf, textOf, withoutSpaces } from "./layout-lines.ts";

/** A page's spans in reading order: across its whole width, or in columns side by side. */
export type Segment =
  | { readonly kind: "whole"; readonly lines: readonly PageLine[] }
  | {
      readonly kind: "columns";
      readonly gutter: Gutter;
      readonly left: readonly PageLine[];
      readonly right: readonly PageLine[];
    };

/**
 * The text of pages in reading order: headings and paragraphs separated by blank lines, cells of a row separated by
 * tabs, one column after the other (also across pages), broken lines joined, without running headers and footers. Time
 * is linear in the spans, except for sorting them.
 */
export function layOut(pages: readonly (readonly LetterRun[])[]): string {
  const level = pages.map(withoutTurned);
  const text = textOfPages(level);
  const [first = [], ...others] = level;
  const titled = titleApart(first);
  if (titled === undefined || standTogether(titled.lines, text)) return text;
  return `${titled.title}\n\n${textOfPages([titled.rest, ...others])}`;
}

function textOfPages(pages: readonly (readonly LetterRun[])[]): string {
  const written = withoutRunning(pages.map(linesOf));
  const segments = joinPages(written.map((lines) => segmentsOf(lines.flatMap(({ spans }) => spans))));
  return segments.map(textOfSegment).filter(Boolean).join("\n\n");
}

/** Whether some lines of a text, and nothing else, follow each other in it. */
function standTogether(lines: readonly string[], text: string): boolean {
  const all = text.split("\n").filter((line) => line !== "");
  const from = all.indexOf(lines[0] ?? "");
  return from >= 0 && lines.every((line, at) => all[from + at] === line);
}

/** Drops letters that run up or down a page beside its text. On a page that is turned as a whole, they are its text. */
function withoutTurned(page: readonly LetterRun[]): readonly LetterRun[] {
  const level = page.filter(({ isTurned }) => isTurned !== true);
  return level.length * 2 > page.length ? level : page;
}

/** How many lines at the top and bottom of a page may be running headers and footers. */
const MARGIN_LINES = 3;
const PAGE_END = new RegExp(
  `(?:${cue("before a page")})\\s?\\d{1,3}(?:\\s?(?:\\/|${cue("between pages")})\\s?\\d{1,3})?$`,
  "iu",
);
const PAGE_NUMBER = new RegExp(
  `^(?:\\p{L}{1,10}\\.?\\s)?[-–—|\\s]*\\d{1,3}(?:\\s?(?:\\/|${cue("between pages")})\\s?\\d{1,3})?[-–—|\\s]*$`,
  "iu",
);

/**
 * Pages without running headers and footers: lines with the same letters at the same height on two pages. The first
 * page keeps its header, which may be the only place with a name.
 */
function withoutRunning(pages: readonly (readonly PageLine[])[]): readonly (readonly PageLine[])[] {
  const seen = new Map<string, number>();
  const keyOf = ({ y }: PageLine, text: string) => `${Math.round(y / 6)} ${text.replace(/\d+/gu, "#")}`;
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
      const isLast = index === lines.length - 1;
      if (isLast && (PAGE_NUMBER.test(text) || PAGE_END.test(text))) return false;
      if (index === 0 && at > 0 && PAGE_END.test(text)) return false;
      return (seen.get(keyOf(line, text)) ?? 0) < 2 || (at === 0 && !isFoot);
    }),
  );
}

/** The depth to which regions are nested: a page in columns, of which one has columns. */
const MAX_DEPTH = 3;

function segmentsOf(spans: readonly LetterRun[]): readonly Segment[] {
  return cut(spans, 0);
}

function cut(spans: readonly LetterRun[], depth: number): readonly Segment[] {
  const lines = linesOf(spans);
  const found = depth < MAX_DEPTH ? columnsOf(lines) : undefined;
  if (found === undefined) return [{ kind: "whole", lines }];
  const { above, left, right, below, gutter } = found;
  const flat = (side: readonly LetterRun[]) => cut(side, depth + 1).flatMap(linesIn);
  return [
    ...(above.length > 0 ? cut(above, depth + 1) : []),
    { kind: "columns", gutter, left: flat(left), right: flat(right) },
    ...(below.length > 0 ? cut(below, depth + 1) : []),
  ];
}

function linesIn(segment: Segment): readonly PageLine[] {
  return segment.kind === "whole" ? segment.lines : ordered(segment).flat();
}

/** Columns continue across pages: what takes the place of one on the next page belongs to it. */
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

/** The column with the largest letters is read first: it says whose page it is. */
function ordered({ left, right }: InColumns): (readonly PageLine[])[] {
  const largest = (lines: readonly PageLine[]) => lines.reduce((most, { size }) => Math.max(most, size), 0);
  const isRightFirst = largest(right) > largest(left) * LARGER || (isRtl(right) && largest(right) >= largest(left));
  return isRightFirst ? [right, left] : [left, right];
}

const LARGER = 1.15;

function isRtl(lines: readonly PageLine[]): boolean {
  return lines.filter((line) => line.isRtl).length * 2 > lines.length;
}

function textOfSegment(segment: Segment): string {
  const columns = segment.kind === "whole" ? [segment.lines] : ordered(segment);
  return columns.map(paragraphsOf).filter(Boolean).join("\n\n");
}

/** Lines as text: a blank line where the page has a gap, and broken lines joined with their continuation. */
function paragraphsOf(lines: readonly PageLine[]): string {
  const steps = lines.flatMap((line, at) => {
    const step = at === 0 ? 0 : line.y - (lines[at - 1] as PageLine).y;
    return step > 0 ? [step] : [];
  });
  const usual = median(steps);
  const edge = lines.reduce((most, { right }) => Math.max(most, right), 0);
  const body = median(lines.map(({ size }) => size));
  const stops = stopsOf(lines);
  const written: string[] = [];
  let last: { readonly line: PageLine; readonly text: string } | undefined;
  for (const line of lines) {
    const own = withoutSpaces(line, stops);
    if (own === "") continue;
    if (last === undefined) written.push(own);
    else {
      const step = line.y - last.line.y;
      const isApart = step > usual * GAP || isHeadingLike(line, last.line, body);
      const before = written.at(-1) ?? "";
      if (isLabelCut(before, own) || isPeriodCut(before, own)) written[written.length - 1] = joinRows(before, own);
      else if (!isApart && goesOn(last.line, last.text, line, own, edge))
        written[written.length - 1] = join(before, own);
      else written.push(...(isApart ? ["", own] : [own]));
    }
    last = { line, text: own };
  }
  return written.join("\n");
}

/** In UTF-16 units: longer text before a tab is not a label. */
const MAX_LABEL_LENGTH = 60;

/** "Name of organisation providing    University of Maps", and below it "education": the label continues. */
function isLabelCut(row: string, next: string): boolean {
  const [label = "", value] = row.split("\t");
  const [more = "", ...values] = next.split("\t");
  const isLabel = value !== undefined && /^(?:•\s)?\p{Lu}\D*[^:]$/u.test(label) && label.length <= MAX_LABEL_LENGTH;
  return isLabel && /^\p{Ll}[\p{Ll}\s]*:?$/u.test(more) && values.length <= 1 && more.length <= MAX_LABEL_LENGTH / 2;
}

/** "10/2012 -    Buyer, Prism Works", and below it "04/2019": the period was too long for its column and continues. */
function isPeriodCut(row: string, next: string): boolean {
  const [period = "", value] = row.split("\t");
  const [more = "", ...values] = next.split("\t");
  const isOpen = value !== undefined && period.length <= MAX_LABEL_LENGTH / 2 && /\d{4}\s?[-–—]$/u.test(period);
  return isOpen && values.length <= 1 && /^(?:[\d./]{4,10}|\p{L}[\p{L}'’]{2,11})$/u.test(more);
}

function joinRows(row: string, next: string): string {
  const [label = "", ...values] = row.split("\t");
  const [more = "", value] = next.split("\t");
  return `${label} ${more}\t${[values.join("\t"), value].filter((each) => each !== undefined).join(" ")}`;
}

/** A gap is this much more than the usual distance between lines. */
const GAP = 1.3;

/** Larger than most text on the page, and than the line before. */
function isHeadingLike({ size }: PageLine, before: PageLine, body: number): boolean {
  return size > body * 1.08 && size > before.size * 1.05;
}

/**
 * Whether a line was broken: the first word of the next would not have fitted. In a list, the line must also end, or
 * the next begin, in mid-phrase.
 */
function goesOn(line: PageLine, text: string, next: PageLine, nextText: string, edge: number): boolean {
  if (BULLET.test(nextText) || nextText.includes("\t")) return false;
  const cell = text.slice(text.lastIndexOf("\t") + 1);
  if (cell !== text && next.x < (line.x + line.right) / 2 - (line.right - line.x) * (cell.length / text.length))
    return false;
  if (Math.abs(line.size - next.size) > 0.5 || line.font !== next.font) return false;
  const [word = ""] = nextText.split(" ", 1);
  const letter = (line.right - line.x) / Math.max(1, text.length);
  if (line.right + letter * (word.length + 1) <= edge) return false;
  if (isCut(cell, nextText) && line.right + line.size > edge) return true;
  if (/@/u.test(text + nextText) || (isShouted(text) && !isShouted(nextText))) return false;
  if (/[.!?:]$/u.test(text) && !/^\p{Ll}/u.test(nextText))
    return text.length >= PROSE_LENGTH && next.x <= line.x + 2 * line.size;
  return text.length >= PROSE_LENGTH || /[,;&/(–—-]$/u.test(text) || /^[\p{Ll}(]/u.test(nextText);
}

/** A URL or email address that was too long for its column. */
function isCut(text: string, next: string): boolean {
  return (
    /(?:@|:\/\/|www\.|\.\p{Ll}{2,}\/)[^\s]*$/u.test(text) &&
    /^[\p{Ll}\d/-][^\s@.:]{0,40}$/u.test(next) &&
    !next.startsWith("www")
  );
}

function isShouted(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** In UTF-16 units: shorter lines are list items. */
const PROSE_LENGTH = 60;
const BULLET = /^(?:[-•*·‣▪●○–—◦»]|\d{1,2}[.)])\s/u;

/** Joins a hyphenated word. */
function join(text: string, next: string): string {
  if (isCut(text, next)) return `${text}${next}`;
  return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? `${text.slice(0, -1)}${next}` : `${text} ${next}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
