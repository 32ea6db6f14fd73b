import { type Block, compose, type DocumentPlace } from "./block.ts";
import { chapterOf, isCareerChapter, isFact, isPartOfEntry } from "./chapters.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { cue } from "../languages/cues.ts";
import { findPeriod } from "./period.ts";
import { structureOf } from "./structure.ts";

/**
 * The blocks of a plain text: paragraphs between blank lines, with their lines joined if they are one text wrapped to
 * a width; otherwise the headings, list items, columns and labels of a CV. White space is collapsed, other characters
 * are kept.
 */
export function plainBlocks(text: string): readonly Block[] {
  const lines = inColumns(linesOf(text));
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
  return structureOf(raised(blocks.map((block) => compose(block))));
}

/**
 * If the headings of a text's chapters are in capitals, every line in capitals that begins a paragraph opens a
 * chapter.
 */
function raised(blocks: readonly Block[]): Block[] {
  const isHead = ({ kind, text }: Block) => kind === "heading" && chapterOf(text) !== undefined && isShouted(text);
  if (blocks.filter(isHead).length < 2) return [...blocks];
  return blocks.map((block, index) => {
    const next = blocks[index + 1];
    // "GLOBEX" over "Position: …": an entry's employer.
    if (next?.label !== undefined && isPartOfEntry(chapterOf(next.label.text))) return block;
    const begins = block.path.some((element) => /^line#\d+\.0$/u.test(element));
    return block.kind === "heading" &&
      begins &&
      !/,\s/u.test(block.text) &&
      !isCompanyName(block.text) &&
      !isSchoolName(block.text) &&
      !isJobTitle(block.text)
      ? { ...block, level: 2 }
      : block;
  });
}

/**
 * Puts a page's two columns one after the other: if most lines have a bar or the end of a wide gap at the same place,
 * and both sides have headings of chapters.
 */
function inColumns(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isBlank(line));
  const places = new Map<number, number>();
  for (const { text } of written.slice(0, MAX_IN_COLUMNS)) {
    const bar = /\s[|│┃¦]/u.exec(text);
    const gap = /\S {3,}(?=\S)/u.exec(text);
    const margin = /^ +(?=\S)/u.exec(text);
    const start = gap === null ? margin?.[0].length : gap.index + gap[0].length;
    const at = bar === null ? start : bar.index + 1;
    if (at !== undefined && at >= MIN_COLUMN) places.set(at, (places.get(at) ?? 0) + 1);
  }
  const [most] = [...places].sort((a, b) => b[1] - a[1]);
  if (most === undefined || most[1] < MIN_LINES || most[1] < 0.4 * written.length) return lines;
  const [at] = most;
  const halves = (line: Line): readonly [Line, Line] => {
    const left = { text: line.text.slice(0, at), from: line.from, to: Math.min(line.to, line.from + at) };
    const bar = /^[|│┃¦]\s?/u.exec(line.text.slice(at))?.[0].length ?? 0;
    return [left, { text: line.text.slice(at + bar), from: Math.min(line.to, line.from + at + bar), to: line.to }];
  };
  // With a line that crosses the gap, there are no columns.
  if (written.some(({ text }) => text.length > at && /\S/u.test(text.charAt(at - 1)))) return lines;
  const [left, right] = [lines.map((line) => halves(line)[0]), lines.map((line) => halves(line)[1])];
  const hasHeading = (side: readonly Line[]) => side.some(({ text }) => chapterOf(text.trim()) !== undefined);
  return hasHeading(left) && hasHeading(right) ? [...left, { text: "", from: 0, to: 0 }, ...right] : lines;
}

const MAX_IN_COLUMNS = 400;
const MIN_COLUMN = 15;
const MIN_LINES = 8;

interface Line extends DocumentPlace {
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\r\n\u2028\u2029]*(?:\r\n|[\r\n\u2028\u2029]|$)/gu)) {
    const written = match[0].replace(/(?<![\r\n\u2028\u2029])[\r\n\u2028\u2029]+$/u, "");
    // A paragraph continues across a page break.
    if (NUMBERED_HEAD.test(written) && namesFirstLine(written, lines)) continue;
    const numbered = written.replace(PAGE_NUMBER, "");
    // A running head, which repeats the beginning of the text.
    const isHead = numbered !== written && lines.some(({ text }) => text.trim() !== "" && text.startsWith(numbered));
    const line = isHead ? "" : numbered;
    lines.push({ text: line, from: match.index, to: match.index + line.length });
    if (lines.length >= MAX_LINES) break;
  }
  return lines;
}

const MAX_LINES = 50_000;
/** At the end of a line, or alone on it: "Page 2", "Page 2 of 3", "Seite 2/3". */
const PAGE_NUMBER = new RegExp(
  String.raw`(?:^|(?<!\s)\s{2,})(?:${cue("page numbers")})\s\d{1,3}(?:\s?(?:${cue("of pages")}|/)\s?\d{1,3})?\s*$`,
  "iu",
);

/** "CV – Ada Example – Page 2", "Ada Example | Page 2". */
const NUMBERED_HEAD = new RegExp(
  String.raw`(?<!\s)\s+[|·–—-]\s+(?:${cue("page numbers")})\s\d{1,3}(?:\s?(?:${cue("of pages")}|/)\s?\d{1,3})?\s*$`,
  "iu",
);

/** Whether a head repeats the first line of the text, which has at least two words. */
function namesFirstLine(head: string, lines: readonly Line[]): boolean {
  const first = lines.find(({ text }) => text.trim() !== "")?.text.trim() ?? "";
  return /\p{L}\s\p{L}/u.test(first) && head.includes(first);
}

function isBlank(line: Line | undefined): boolean {
  return line === undefined || !/[\p{L}\p{N}]/u.test(line.text);
}

/** The lines of a wrapped text are of similar length; the last may be shorter. */
function paragraphOf(lines: readonly Line[], number: number): Block[] {
  const inner = lines.slice(0, -1);
  const longest = Math.max(...lines.map(({ text }) => text.trimEnd().length));
  const isWrapped =
    inner.length > 0 &&
    longest <= MAX_WIDTH &&
    lines.filter(({ text }) => beginsWithTime(text)).length < 2 &&
    lines.filter(({ text }) => endsWithTime(text)).length < 2 &&
    !beginsEntry(lines[0]) &&
    inner.every(({ text }) => text.trimEnd().length >= MIN_SHARE * longest && text.trimEnd().length >= MIN_WIDTH) &&
    lines.every(({ text }) => !isItem(text) && !COLUMNS.test(text.trim()) && labelInCapitals(text) === 0);
  if (isWrapped) return [blockOf(lines, number, "p")];
  return lines.flatMap((line, index) => {
    const blocks = blocksOf(line, number, index);
    // The continuation of an item is not a heading of what follows, whatever it looks like by itself.
    return continuesItem(lines[index - 1], line)
      ? blocks.map((block) => (block.kind === "heading" ? { ...block, kind: "line" as const } : block))
      : blocks;
  });
}

/** "+ Training of new hires and" over "  Colleagues": the line after an item that ends in "and". */
function continuesItem(above: Line | undefined, line: Line): boolean {
  return above !== undefined && isItem(above.text) && !isItem(line.text) && GOES_ON.test(above.text);
}

const GOES_ON = new RegExp(`(?<=\\s)(?:${cue("list ands")})\\s*$`, "iu");

/** "2014 – 2018  BSc, Geography, University of Maps": a separate entry. */
function beginsWithTime(text: string): boolean {
  const line = text.trimStart();
  const period = findPeriod(line);
  return period !== undefined && period.from <= 1;
}

/** "Globex, Leeds. Manager. 2019 until now.": a separate entry. */
function endsWithTime(text: string): boolean {
  const line = text.trim().replace(/[.)]$/u, "");
  const period = findPeriod(line);
  return period !== undefined && !period.single && period.to === line.length;
}

/** "2012-2015, Globex (Engineer)" over a line of description. */
function beginsEntry(line: Line | undefined): boolean {
  const text = line?.text.trim() ?? "";
  const period = findPeriod(text);
  return (
    period !== undefined && !period.single && period.from === 0 && /^[\s,;:|–—-]*\p{Lu}/u.test(text.slice(period.to))
  );
}

const MAX_WIDTH = 120;
const MIN_WIDTH = 45;
const MIN_SHARE = 0.7;
/** Two columns: separated by a tab, ideographic spaces, or three spaces in a row. */
const COLUMNS = /\S(?:\t|\u3000{2,}| {3,})\S|^\S{1,12}\u3000/u;

/** "■ Skills": a mark larger than that of a list, before a heading. */
const MARKED_HEADING = /^[■□❖▪►▶➤➢◆◇▌█●]\s\p{Lu}/u;

function isItem(text: string): boolean {
  return /^\s*(?:[-•*·‣▪●○–—◦»›>+✓✔➢➤►▶■□❖⁃§]|\d{1,2}[.)])\s+\S|^\s+o\s+\p{L}/u.test(text);
}

function blocksOf(line: Line, number: number, index: number): Block[] {
  const whole = blockOf([line], number, isItem(line.text) ? "li" : "line");
  if (whole.text === "") return [];
  const indent = /^\s*/u.exec(line.text)?.[0].length ?? 0;
  const block: Block = { ...whole, path: [`para#${number}`, `indent#${indent}`, `line#${number}.${index}`] };
  if (
    (MARKED_HEADING.test(whole.text) || isShouted(whole.text)) &&
    isItem(line.text) &&
    isCareerChapter(chapterOf(withoutBullet(whole).text))
  )
    return [{ ...withoutBullet(block), kind: "heading", level: 2 }];
  if (isItem(line.text)) return [labelledItem({ ...withoutBullet(block), kind: "item" }, line)];
  const mark = /^(#{1,6})\s(?=.{1,80}$)/u.exec(block.text);
  if (mark !== null) return [headingOf(block, mark[0].length, mark[1]?.length ?? 1)];
  const cells = cellsOf(block, line);
  const [first] = cells;
  if (cells.length > 1 && first !== undefined) {
    const label = block.text.slice(first.from, first.to);
    // "LANGUAGES   English, German": the first column is a heading for the second.
    if (cells.length === 2 && chapterOf(label) !== undefined && findPeriod(label) === undefined) {
      const end = (cells[1] as DocumentPlace).from;
      return [
        { ...sliceBlock(block, end, block.text.length), kind: "row", label: sliceBlock(block, first.from, first.to) },
      ];
    }
    return [{ ...block, kind: "row", cells }];
  }
  const labelled = labelInCapitals(block.text);
  if (labelled > 0)
    return [
      {
        ...sliceBlock(block, labelled + 1, block.text.length),
        kind: "row",
        label: sliceBlock(block, 0, labelled),
      },
    ];
  const bare = block.text.replace(/[:：]$/u, "");
  if ((chapterOf(bare) !== undefined && !/[:：]\s/u.test(bare)) || isShouted(bare))
    return [{ ...block, kind: "heading", level: chapterOf(bare) === undefined ? 3 : 2 }];
  return [block];
}

/** "## Experience": a heading of Markdown (CommonMark 0.31, 4.2). */
function headingOf(block: Block, from: number, level: number): Block {
  const heading = sliceBlock(block, from, block.text.length);
  return { ...heading, kind: "heading", level: chapterOf(heading.text) === undefined ? Math.min(level, 3) : 2 };
}

/** Where the label of "LANGUAGES English, German" ends; 0 if there is none. */
function labelInCapitals(line: string): number {
  const label = /^\s*(\p{Lu}{4,}(?:\s(?:\p{Lu}{3,}|&)){0,2})\s(?=\p{Lu}?\p{Ll})/u.exec(line)?.[1];
  return label !== undefined && isCareerChapter(chapterOf(label)) ? label.length : 0;
}

/** All in capitals, in a script that has them: a heading, name or title. */
function isShouted(text: string): boolean {
  return text.length <= 60 && /\p{Lu}{3}/u.test(text) && !/\p{Ll}|\d{3}|[@.]$/u.test(text);
}

/** "• Employer      Globex Ltd": the item of a form is the value of its first column. */
function labelledItem(item: Block, line: Line): Block {
  const [first, second, ...more] = cellsOf(item, line);
  if (first === undefined || second === undefined || more.length > 0) return item;
  const label = sliceBlock(item, first.from, first.to);
  return isFact(chapterOf(label.text)) ? { ...sliceBlock(item, second.from, second.to), kind: "row", label } : item;
}

function withoutBullet(block: Block): Block {
  const at = /^(?:[-•*·‣▪●○–—◦»›>+✓✔➢➤►▶■□❖⁃§]|o(?=\s\p{L})|\d{1,2}[.)])\s+/u.exec(block.text)?.[0].length ?? 0;
  return sliceBlock(block, at, block.text.length);
}

function sliceBlock(block: Block, from: number, to: number): Block {
  return { ...block, text: block.text.slice(from, to), from: block.from.slice(from, to), to: block.to.slice(from, to) };
}

/** The columns of a line, as stretches of the block's text. */
function cellsOf(block: Block, line: Line): DocumentPlace[] {
  const gaps = new Set(
    [...line.text.matchAll(gapsOf(line.text))]
      // "Designation    : Manager": aligned colons do not make columns.
      .filter((match) => !/[:：]/u.test(line.text.charAt(match.index + match[0].length)))
      .map((match) => line.from + match.index + match[0].length),
  );
  const cells: DocumentPlace[] = [];
  let start = 0;
  for (let at = 1; at <= block.text.length; at++) {
    if (at < block.text.length && !gaps.has(block.from[at] ?? -1)) continue;
    const end = endOfCell(block.text.slice(0, at));
    if (end > start) cells.push({ from: start, to: end });
    start = at;
  }
  return cells;
}

/** Without the dots that lead to the next column. */
function endOfCell(text: string): number {
  let end = text.trimEnd().length;
  if (!text.slice(0, end).endsWith("...")) return end;
  while (end > 0 && /[\s.]/u.test(text.charAt(end - 1))) end--;
  return end;
}

/** Where there are gaps of three spaces, two are a gap too; a single ideographic space is one after a label. */
function gapsOf(text: string): RegExp {
  // "Mechanic ........ Globex ........ 2003 to 2008"
  if (/\.{4}/u.test(text) && findPeriod(text) !== undefined) return /(?:\s|(?<=\s))\.{3,}\s*|\.{4,}\s*| {3,}|\t/gu;
  const label = /^\s*(\S{1,12})\u3000/u.exec(text)?.[1];
  if (label !== undefined && chapterOf(label) !== undefined) return /\t+\s*|\u3000+\s*| {3,}/gu;
  return / {3,}|\t/u.test(text.trim()) ? /\t+\s*|\u3000{2,}\s*|(?<![.!?]) {2,}/gu : /\t+\s*|\u3000{2,}\s*/gu;
}

function blockOf(lines: readonly Line[], number: number, tag: string): Block {
  let text = "";
  // Whether the text ends with a space: checking the text itself would flatten it again at every character.
  let gap = false;
  const from: number[] = [];
  const to: number[] = [];
  for (const line of lines) {
    if (text !== "" && !gap) {
      text += " ";
      gap = true;
      from.push(line.from);
      to.push(line.from);
    }
    const marks = emphasisIn(line.text);
    for (let at = 0; at < line.text.length; at++) {
      const character = line.text.charAt(at);
      const blank = /\s/u.test(character);
      if (marks.has(at) || UNSEEN.test(character) || (blank && (text === "" || gap))) continue;
      text += blank ? " " : character;
      gap = blank;
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

/** The positions of Markdown's emphasis marks in a line (CommonMark 0.31, 6.4): around words, and not nested. */
function emphasisIn(line: string): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { 0: whole, 1: mark = "", index } of line.matchAll(EMPHASIS)) {
    for (let at = 0; at < mark.length; at++) places.add(index + at).add(index + whole.length - 1 - at);
  }
  return places;
}

const EMPHASIS = /(?<![\p{L}\p{N}*_`])(\*{1,3}|_{1,3})(?=[^\s*_`])[^*_`]{1,200}(?<=[^\s*_`])\1(?![\p{L}\p{N}*_`])/gu;

/** Invisible marks of direction and width, without the joiners that scripts and emoji need. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;
