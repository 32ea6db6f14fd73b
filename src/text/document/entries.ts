import { cue } from "../languages/cues.ts";
import { townAlone } from "./places.ts";
import type { Block } from "./block.ts";
import { isDuty, isDutyAlone } from "./duties.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { findPeriod, type StatedPeriod } from "./period.ts";
import { withPost } from "./labelled-post.ts";
import { boxesOf } from "./boxes.ts";
import { fragmentsOf, haveOneTimeEach, isOnlyTime, postsInBrackets } from "./fragments.ts";
import { isTitle } from "./part-kinds.ts";
import { type Piece, pieceOf, trimmed, wholeOf } from "./pieces.ts";
import { isPostAtFirm } from "./post-at-firm.ts";
import { endsAsSentence } from "./sentence-end.ts";
import { isAtEdge, isOwnTime, onlyTime } from "./steps.ts";
import { holderOf } from "./structure.ts";

/** One post or degree: its lines without their time, and the time. */
export interface Entry {
  readonly pieces: readonly Piece[];
  readonly period: StatedPeriod | undefined;
  /** Everything that was read for it: this is quoted. */
  readonly all: readonly Piece[];
  /** Its halves, if the layout alone determines them: a post over its time. */
  readonly halves?: { readonly title: Piece; readonly employer: Piece; readonly place?: Piece };
  /** For a further post under an entry's employer: that entry. */
  readonly under?: Entry;
}

/** The lines after these first ones are description. */
const MAX_LINES = 5;
const MAX_ENTRY_LINE_LENGTH = 160;

/**
 * The entries of a chapter: one per list item, table row or sub-heading; in lines, from one time to the next,
 * depending on whether times come first or last. Lines that are sentences are description and left out. Over 400 lines:
 * each layout is one of the ways in which lines become entries.
 */
export function entriesOf(blocks: readonly Block[]): Entry[] {
  const lines = blocks.filter(
    (block) => (block.kind === "heading" || !isSentence(block.text)) && !IGNORED.test(block.text),
  );
  const stacked = stackedEntries(lines);
  if (stacked !== undefined) return stacked;
  const indented = indentedGroups(lines);
  if (indented !== undefined) return indented.flatMap((group) => entriesIn(group));
  const boxes = boxesOf(lines);
  if (boxes !== undefined) return boxes.flatMap((box) => entriesIn(box));
  const groups: Block[][] = [];
  const dated = lines.map(isDated);
  const timesFirst = dated[lines.findIndex(({ kind }) => kind !== "heading")] === true;
  const isWhole = lines.map(isWholeEntry);
  const timesLast = !timesFirst && areTimesLast(lines);
  const inParagraphs = timesLast && haveOneTimeEach(lines, dated);
  const inParts = lines.some(({ kind }) => kind === "heading");
  const firstLabel = lines.find(({ label }) => label !== undefined)?.label?.text;
  /** A post with its employer on a line of its own, right above the line with its time. */
  const opensNext = (at: number) => dated[at] !== true && dated[at + 1] === true && isPostAtFirm(lines[at]);
  /** "Surveyor" over "Globex Ltd | 2014 - 2018", below the items of an entry that begins like this. */
  const opensLike = (at: number, [head]: readonly Block[]) => {
    const first = lines.indexOf(head as Block);
    return [at, first].every((one) => dated[one] !== true && dated[one + 1] === true) && isHeadLine(lines[at]);
  };
  let holder: string | undefined;
  let hasItems = false;
  let startedBy: Block["kind"] | undefined;
  let hasTime = false;
  let labels = new Set<string>();
  for (const [index, block] of lines.entries()) {
    const own = holderOf(block, /^(?:li|tr|dd)#/u) ?? (block.kind === "item" ? holderOf(block, /^line#/u) : undefined);
    const last = groups.at(-1);
    const isNew = own !== undefined && own !== holder;
    const goesOn =
      last !== undefined && (isFurtherPost(block, last) || isBelowItem(block, last[0]) || arePostsOf(block, last[0]));
    const beginsEntry = (): boolean => {
      if (isDetail || goesOn || (isUnder && startedBy !== "heading")) return false;
      if (own !== undefined)
        return isNew && (startedBy !== "heading" || dated[index] === true || block.kind !== "item");
      if (holder !== undefined && startedBy === "item") return true;
      if (inParts && startedBy === "heading") return false;
      if (
        isWhole[index] &&
        last !== undefined &&
        isApart(block, last.at(-1)) &&
        isWhole[lines.indexOf(last[0] as Block)]
      )
        return true;
      if (timesFirst) return dated[index] === true;
      if (hasTime && hasItems && last !== undefined && opensLike(index, last)) return true;
      if (hasTime && opensNext(index) && last !== undefined && isPostAtFirm(last[0])) return true;
      if (timesLast) return hasTime && (!inParagraphs || isApart(block, last?.at(-1)));
      return hasTime && (dated[index] === true || isApart(block, last?.at(-1)));
    };
    const isUnder = block.kind === "item" && startedBy !== undefined && startedBy !== "item";
    const isDetail = (isUnder || isNested(block)) && dated[index] !== true;
    const begins =
      last === undefined ||
      (block.label === undefined
        ? block.kind === "heading" || beginsEntry() || (labels.size > 0 && isApart(block, last.at(-1)))
        : labels.has(block.label.text) || (labels.size > 0 && block.label.text === firstLabel));
    if (begins) {
      groups.push([block]);
      labels = new Set();
      hasItems = false;
      startedBy = block.kind;
      hasTime = dated[index] === true;
    } else if (!isDetail) {
      last.push(block);
      hasTime ||= dated[index] === true;
    } else hasItems = true;
    if (block.label !== undefined && (begins || !isDetail)) labels.add(block.label.text);
    holder = own;
  }
  return groups.flatMap((group) => entriesIn(group));
}

/** Whether a line may be a name or a post: neither a long one nor the end of the item above it. */
function isHeadLine(block: Block | undefined): boolean {
  if (block?.kind !== "line" || block.label !== undefined || block.text.length > MAX_NAME_LENGTH) return false;
  return /^\p{Lu}/u.test(block.text) && !endsAsSentence(block.text);
}

/** "Globex, Leeds, Manager (2014 to 2020)": a post and where it was held, in a paragraph of their own. */
function isWholeEntry(block: Block): boolean {
  return block.kind === "paragraph" && isPostAtFirm(block);
}

/**
 * The groups of lines in a plain text where each entry begins at the margin and continues indented; `undefined` for
 * any other layout, and if hardly any entry has a time.
 */
function indentedGroups(lines: readonly Block[]): Block[][] | undefined {
  const indents = lines.map(indentOf);
  if (lines.length < 4 || indents.includes(Number.POSITIVE_INFINITY)) return undefined;
  const margin = Math.min(...indents);
  const groups: Block[][] = [];
  for (const [index, block] of lines.entries()) {
    const last = groups.at(-1);
    if (last === undefined || (indents[index] === margin && block.kind !== "item")) groups.push([block]);
    else if (block.kind !== "item" || isDated(block)) last.push(block);
  }
  const deep = groups.filter((group) => group.length > 1);
  const timed = deep.filter((group) => group.slice(0, 3).some(isDated));
  return timed.length > 1 && deep.length * 3 >= groups.length * 2 && timed.length * 3 >= deep.length * 2
    ? groups
    : undefined;
}

/** The indentation of a line in a plain text; infinite in any other document. */
export function indentOf(block: Block | undefined): number {
  const written = block?.path.find((element) => element.startsWith("indent#"));
  return written === undefined ? Number.POSITIVE_INFINITY : Number(written.slice("indent#".length));
}

/**
 * Entries as career networks lay them out: a post on one line and only its time on the next; the employer is before
 * the post, between the two, or above the first of several posts. `undefined` for any other layout.
 */
function stackedEntries(lines: readonly Block[]): Entry[] | undefined {
  const times = lines.map((block) =>
    block.cells === undefined && block.label === undefined && block.kind !== "heading"
      ? onlyTime(block.text)
      : undefined,
  );
  const dated = lines.filter(
    ({ text }) => findPeriod(text) !== undefined && !(text.length > MAX_NAME_LENGTH || isSentence(text)),
  );
  const found = times.filter((time) => time !== undefined).length;
  if (found < 2 || dated.length > found) return undefined;
  const entries: Entry[] = [];
  let employer: Block | undefined;
  for (const [index, period] of times.entries()) {
    if (period === undefined) continue;
    const above = headOf(lines, times, index);
    const [last, before] = above;
    if (last === undefined) return undefined;
    const between = before !== undefined && isTitle(before) && !isTitle(last) ? last : undefined;
    const title = between === undefined ? last : before;
    const own = between ?? (before !== undefined && !isTitle(before) ? before : undefined);
    employer = own ?? employer;
    if (title === undefined || employer === undefined || !isTitle(title)) return undefined;
    const named = firstOf(employer);
    const below = lines[index + 1];
    const place =
      below !== undefined && below.kind === "line" && times[index + 2] === undefined
        ? townAlone(wholeOf(below))
        : undefined;
    const halves = { title: wholeOf(title), employer: named, ...(place && { place }) };
    const all = [employer, title, lines[index] as Block, ...(place === undefined ? [] : [place.block])].map(wholeOf);
    entries.push({ pieces: [halves.title, named], period, all, halves });
  }
  return entries;
}

/** The lines right above a time, nearest first: at most two, from its own paragraph or from one without a time. */
function headOf(lines: readonly Block[], times: readonly (StatedPeriod | undefined)[], index: number): Block[] {
  const head: Block[] = [];
  for (let at = index - 1; at >= 0 && head.length < 2; at--) {
    const block = lines[at] as Block;
    if (times[at] !== undefined) break;
    // A paragraph with a time is about another post.
    if (at < index - 1 && isApart(lines[at + 1] as Block, block) && hasTimeAbove(lines, times, at)) break;
    if (DURATION_LINE.test(block.text)) continue;
    // The line right after a time says where that post was held.
    if (times[at - 1] !== undefined && head.length > 0 && !isApart(block, lines[at - 1])) break;
    if (head.length > 0 && (endsAsSentence(block.text) || block.text.length > MAX_NAME_LENGTH)) break;
    head.push(block);
  }
  return head;
}

/** Whether there is a time above a line in its paragraph. */
function hasTimeAbove(lines: readonly Block[], times: readonly (StatedPeriod | undefined)[], at: number): boolean {
  for (let above = at; above >= 0 && at - above < MAX_ABOVE; above--) {
    if (times[above] !== undefined) return true;
    if (above === 0 || isApart(lines[above] as Block, lines[above - 1] as Block)) return false;
  }
  return false;
}

/** The most lines that describe a post. */
const MAX_ABOVE = 40;

/** An employer's line without its town and without what follows a dot: "Target · Full-time", "Globex Ltd, York". */
function firstOf(block: Block): Piece {
  const end = block.text.search(EMPLOYER_END);
  return pieceOf(block, 0, end < 0 ? block.text.length : end);
}

const MAX_NAME_LENGTH = 80;
/** "6 yrs 4 mos", "Full-time · 8 yrs". */
const DURATION_LINE = /^(?:[\p{L}-]+(?:\s[\p{L}-]+)?\s·\s)?\d{1,2}\s?\p{L}{1,8}\.?(?:\s\d{1,2}\s?\p{L}{1,8}\.?)?$/u;

/** Captions of pictures, and lengths of time. */
const IGNORED = new RegExp(
  `\\s(?:${cue("captions of logos")})$|^(?:${cue("ends a career")})[。.]?$|^\\d{1,2}\\s?(?:${cue("lengths of time")})(?:\\s\\d{1,2}\\s?(?:${cue("lengths of time")}))?$`,
  "iu",
);

/** "1. Registrar", with its hospital and time indented below it. */
function isBelowItem(block: Block, head: Block | undefined): boolean {
  if (head?.kind !== "item" || block.kind !== "line" || isApart(block, head)) return false;
  return indentOf(block) > indentOf(head);
}

/** A title and its time alone, in the paragraph of a line that names an employer: "Director, Rolling Stock     2007 to 2012". */
function isFurtherPost(block: Block, group: readonly Block[]): boolean {
  const [head] = group;
  const period = findPeriod(block.text);
  if (
    head === undefined ||
    block.kind === "item" ||
    head.kind === "heading" ||
    period === undefined ||
    period.single ||
    period.from < 4 ||
    !isOwnTime(block.text, period)
  )
    return false;
  const title = trimmed(pieceOf(block, 0, period.from))?.text ?? "";
  if (isApart(block, head) || isDated(head)) return false;
  return (
    isJobTitle(title) &&
    !isCompanyName(title) &&
    !isSchoolName(title) &&
    !isJobTitle(head.text.slice(0, MAX_ENTRY_LINE_LENGTH))
  );
}

/** A line is tested again for every line below it. */
const datedBlocks = new WeakMap<Block, boolean>();

function isDated(block: Block): boolean {
  const known = datedBlocks.get(block);
  if (known !== undefined) return known;
  const period = findPeriod(block.text);
  const dated = period !== undefined && isOwnTime(block.text, period);
  datedBlocks.set(block, dated);
  return dated;
}

/** Whether each entry ends with a line that is only its time: there are several such lines, and nothing after the last. */
function areTimesLast(lines: readonly Block[]): boolean {
  if (areInPairs(lines)) return true;
  const plain = lines.filter(({ kind, label, cells }) => kind === "line" && label === undefined && cells === undefined);
  const times = plain.map(({ text }) => isOnlyTime(text));
  return times.filter(Boolean).length > 1 && times.at(-1) === true && !times.some((each, at) => each && times[at - 1]);
}

/** Whether lines without a time alternate with lines that end in one: "Mould Maker" over "Globex, 2016-2019". */
function areInPairs(lines: readonly Block[]): boolean {
  return (
    lines.length > 3 &&
    lines.length % 2 === 0 &&
    lines.every(
      (block, at) =>
        (block.kind === "line" || block.kind === "row") &&
        block.label === undefined &&
        isDated(block) === (at % 2 === 1) &&
        (at % 2 === 1 ? !isOnlyTime(block.text) : isJobTitle(block.text) || at > 1),
    )
  );
}

/** Whether a blank line separates two lines of a plain text; paragraphs of a page are always separate. */
function isApart(block: Block, before: Block | undefined): boolean {
  const paragraph = holderOf(block, /^para#/u);
  return paragraph === undefined || before === undefined || paragraph !== holderOf(before, /^para#/u);
}

function isNested({ path }: Block): boolean {
  return path.filter((element) => element.startsWith("li#")).length > 1;
}

/** A line with its own time and no employer, under one that has both, is a further post there. */
function entriesIn(lines: readonly Block[]): Entry[] {
  const first = lines.findIndex((line) => isDated(line) || !isDutyAlone(line.text));
  const group = first < 0 ? [] : lines.slice(first);
  const [head, ...more] = group;
  if (head === undefined) return [];
  const further = more.filter((block) => {
    const period = findPeriod(block.text);
    if (period === undefined || !isOwnTime(block.text, period)) return false;
    return (
      (block.kind === "item" && isAtEdge(block.text, period) && (!period.single || isJobTitle(block.text))) ||
      isFurtherPost(block, [head]) ||
      (!period.single && isDated(head) && period.from > 3)
    );
  });
  const below =
    head.kind === "heading" && !isDated(head) ? more.filter((block) => block.kind !== "item" && isDated(block)) : [];
  if (further.length === 0) further.push(...below.slice(1));
  if (further.length > 0) {
    const main = entryOf(group.slice(0, group.indexOf(further[0] as Block)));
    return [
      main,
      ...further.flatMap((block) =>
        (postsInBrackets(block) ?? [undefined]).map((piece): Entry => {
          const entry = piece === undefined ? entryOf([block]) : entryOfPieces([piece]);
          return { ...entry, under: main };
        }),
      ),
    ];
  }
  const [whole, ...fragments] = more.length === 0 ? fragmentsOf(head) : [];
  if (whole !== undefined && fragments.length > 0) return [whole, ...fragments].map((piece) => entryOfPieces([piece]));
  return [entryOf(group)];
}

/** Posts with their own times, in the paragraph of an employer with the whole time. */
function arePostsOf(block: Block, head: Block | undefined): boolean {
  if (head === undefined || isApart(block, head) || isJobTitle(head.text.slice(0, MAX_ENTRY_LINE_LENGTH))) return false;
  return postsInBrackets(block) !== undefined;
}

function entryOf(group: readonly Block[]): Entry {
  const duty = group.findIndex(({ text, cells }, at) => at > 0 && cells === undefined && isDuty(text));
  return entryOfPieces(group.slice(0, duty < 0 ? MAX_LINES : Math.min(duty, MAX_LINES)).flatMap(piecesOf));
}

/** Its columns, if it has any. */
function piecesOf(written: Block): Piece[] {
  const block = withPost(written);
  const cells = (block.cells ?? []).map(({ from, to }) => pieceOf(block, from, to));
  // "Start: 05/2016   End: Present": one time in two columns.
  const isTime =
    /^\p{L}+:\s/u.test(block.text) &&
    findPeriod(block.text)?.from === 0 &&
    cells.every(({ text }) => findPeriod(text)?.start === undefined);
  return cells.length === 0 || isTime ? [wholeOf(block)] : cells;
}

function entryOfPieces(lines: readonly Piece[]): Entry {
  let period: StatedPeriod | undefined;
  const pieces: Piece[] = [];
  const all: Piece[] = [];
  for (const line of lines) {
    if (line.text.length > MAX_ENTRY_LINE_LENGTH && all.length > 0) continue;
    all.push(line);
    const [last] = line.block.cells === undefined ? [] : all.slice(-2, -1);
    // One time in two columns: "2014 | 2019", "Apr 2019 | till date".
    if (period?.single && last?.block === line.block) {
      const both = /(?:19|20)\d\d|\p{L}/u.test(line.text) ? findPeriod(`${period.end} - ${line.text}`) : undefined;
      if (both !== undefined && !both.single && both.to >= `${period.end} - ${line.text}`.length) {
        period = { ...both, from: 0, to: 0 };
        continue;
      }
    }
    const found = period === undefined || period.single ? findPeriod(line.text) : undefined;
    if (found === undefined || (period !== undefined && found.single)) pieces.push(line);
    else {
      period = found;
      const { block, from } = line;
      pieces.push(pieceOf(block, from, from + found.from));
      // A sentence after the time is description, and so are brackets.
      if (!/^\s*(?:[.;。]\s*\S|\([^()]*\)\s*$)/u.test(line.text.slice(found.to)))
        pieces.push(pieceOf(block, from + found.to, line.to));
    }
  }
  return { pieces: pieces.flatMap((piece) => trimmed(piece) ?? []), period, all };
}

const VERBS = new RegExp(`(?:^|[\\s,;(])(?:${cue("tells")}|${cue("tells in sentences")})(?=[\\s,;.])`, "u");

/** Whether a text is prose rather than a list item. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/u).length;
  if (/[。！？]$/u.test(text) && text.length > 25) return true;
  return words >= 7 && (VERBS.test(text) || (words >= 10 && /[.!?…]["”»)]?$/u.test(text) && !/\d{4}/u.test(text)));
}

/** After an employer's name: its location, or a dot. */
const EMPLOYER_END = new RegExp(`\\s·\\s|,\\s(?!(?:${cue("legal forms behind a comma")})(?!\\p{L}))`, "u");
