import { type LetterRun, linesOf, type PageLine, withoutSpaces } from "./layout-lines.ts";

/** The title of a document, which is set apart from the text of its first page. */
export interface TitledPage {
  /** Its lines, and as one. */
  readonly lines: readonly string[];
  readonly title: string;
  readonly rest: readonly LetterRun[];
}

/** Relative to most letters of the page, and to the next largest. */
const LARGE = 1.4;
const APART = 1.1;
/** Relative to the largest letters of the page: those of the title. */
const AS_LARGE = 0.95;
/** Relative to its letters: the distance between two lines of a title. */
const LINE_STEP = 1.7;
const MAX_TITLE_LINES = 3;
/** In UTF-16 units: longer ones are headlines, whose lines are joined like those of any paragraph. */
const MAX_TITLE_LENGTH = 60;
/** How far down the page a title is, as a share of its text. */
const TOP = 0.35;

/**
 * Takes a short title out of a first page: the only text in the largest letters, on several lines, or with smaller text
 * beside or above it, with which its lines would otherwise be mixed ("Ada ⇥ 12 Mill Lane", "Finch ⇥ Leeds").
 * `undefined` if there is none, and if nothing is in its way.
 */
export function titleApart(page: readonly LetterRun[]): TitledPage | undefined {
  const runs = page.filter(({ text }) => /\S/u.test(text));
  const most = runs.reduce((largest, { size }) => Math.max(largest, size), 0);
  if (most < LARGE * usualSize(runs)) return undefined;
  const title = runs.filter(({ size }) => size >= AS_LARGE * most);
  const next = runs.reduce((largest, { size }) => (size < AS_LARGE * most ? Math.max(largest, size) : largest), 0);
  const lines = linesOf(title);
  const written = lines.map((line) => withoutSpaces(line));
  const text = joined(written);
  const isTitle =
    most >= APART * next &&
    lines.length <= MAX_TITLE_LINES &&
    text.length <= MAX_TITLE_LENGTH &&
    !/[\d@•]/u.test(text) &&
    lines.every((line, at) => at === 0 || line.y - (lines[at - 1] as PageLine).y <= LINE_STEP * most);
  if (!isTitle) return undefined;
  const rest = page.filter((run) => !title.includes(run));
  return isInTheWay(rest, lines) ? { lines: written, title: text, rest } : undefined;
}

/** The size of most letters. */
function usualSize(runs: readonly LetterRun[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of runs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((usual, each) => (each[1] > usual[1] ? each : usual), [0, 0])[0];
}

/** A hyphen at the end of a line is part of the name: "Ashdown-" over "Okeke". */
function joined(lines: readonly string[]): string {
  return lines
    .map((line) => line.replaceAll("\t", " "))
    .join(" ")
    .replace(/(?<=\p{L}-) (?=\p{Lu})/gu, "");
}

/** Whether the title has several lines, and other text beside it, or is below some of it, at the top of the page. */
function isInTheWay(rest: readonly LetterRun[], lines: readonly PageLine[]): boolean {
  const [first, last] = [lines[0] as PageLine, lines.at(-1) as PageLine];
  const shown = rest.filter(({ text }) => /\S/u.test(text));
  const above = shown.filter(({ y }) => y < first.y - first.size / 2);
  if (above.length > TOP * shown.length) return false;
  const beside = shown.some(({ y }) => y >= first.y - first.size && y <= last.y);
  return beside || (above.length > 0 && lines.length > 1);
}
