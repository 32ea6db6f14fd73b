import { type Block, concat, sliceOf, type Written } from "./block.ts";
import { type Chapter, chapterOf, isCareerChapter, isFact } from "./chapters.ts";
import { findPeriod } from "./period.ts";

/**
 * Joins what a document's layout separates: the cells of a row, a term and its definition, bold words before a colon
 * and the text they label. Short bold lines that stand alone become headings. One pass, in document order.
 */
export function structureOf(blocks: readonly Block[]): readonly Block[] {
  return withColumns(
    nestHeadings(joinRows(joinDefinitions(blocks)).flatMap(asHeading))
      .flatMap(splitLabels)
      .flatMap(splitLabel),
  );
}

/** A row of labels is the header of the rows after it, and names their columns. */
function withColumns(blocks: readonly Block[]): Block[] {
  let columns: readonly (Chapter | undefined)[] | undefined;
  let table: string | undefined;
  return blocks.flatMap((block, at) => {
    const holder = holderOf(block, /^(?:table|para)#/u);
    if (block.cells === undefined || holder !== table) columns = undefined;
    table = holder;
    if (block.cells === undefined) return block;
    const titles = block.cells.map(({ from, to }) => block.text.slice(from, to));
    const areNames = titles.filter(isNameOfColumn).length * 2 > titles.length || isHead(block, blocks[at + 1]);
    if (titles.length > 1 && areNames && !/\d/u.test(block.text)) {
      columns = titles.map(columnFor);
      return [];
    }
    return columns !== undefined && columns.length >= block.cells.length ? { ...block, columns } : block;
  });
}

/** The row of a table's head, above one that is not. */
function isHead(block: Block, next: Block | undefined): boolean {
  const isInHead = holderOf(block, HEAD) !== undefined;
  return isInHead && next?.cells !== undefined && holderOf(next, HEAD) === undefined && isOfOneTable(block, next);
}

function isOfOneTable(...blocks: readonly Block[]): boolean {
  return new Set(blocks.map((block) => holderOf(block, TABLE))).size === 1;
}

/** Longer cells are a page's layout, not a table's; in UTF-16 units. */
const MAX_CELL_LENGTH = 300;
const MAX_LABEL_LENGTH = 72;
const MAX_IN_ROW = 40;

/** The innermost element around a block with one of the names, with its number. */
export function holderOf({ path }: Pick<Block, "path">, names: RegExp): string | undefined {
  return path.findLast((element) => names.test(element));
}

const TABLE = /^table#/u;
const HEAD = /^thead#/u;
const ROW = /^tr#/u;
const CELL = /^t[dh]#/u;

function joinRows(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  /** The number of columns of the table whose header was read last. */
  let headed: { readonly table: string | undefined; readonly columns: number } | undefined;
  for (let at = 0; at < blocks.length; ) {
    const row = holderOf(blocks[at] as Block, ROW);
    let end = at + 1;
    if (row !== undefined) while (end < blocks.length && holderOf(blocks[end] as Block, ROW) === row) end++;
    const group = blocks.slice(at, end);
    const table = holderOf(blocks[at] as Block, TABLE);
    const columns = row === undefined ? undefined : columnsOfHeader(group);
    if (columns !== undefined) headed = { table, columns };
    const lists = columns === undefined ? undefined : listsUnder(group, blocks.slice(end), table);
    if (lists !== undefined) {
      joined.push(...lists);
      at = end + lists.length - group.length;
      continue;
    }
    if (row !== undefined && isLetterhead(group, blocks[at - 1], blocks[end])) {
      joined.push(...group);
      at = end;
      continue;
    }
    const isUnder = columns === undefined && headed !== undefined && headed.table === table;
    joined.push(...(row === undefined ? group : joinRow(isUnder ? withCellsJoined(group, headed?.columns) : group)));
    at = end;
  }
  return joined;
}

/** How many columns a row names, if it is the header of a table: most of its cells are names of facts. */
function columnsOfHeader(group: readonly Block[]): number | undefined {
  const cells = Map.groupBy(group, (block) => holderOf(block, CELL) ?? "");
  const named = group.filter(({ text }) => isNameOfColumn(text)).length;
  const isHeader = cells.size > 1 && cells.size === group.length && named > 1 && named * 2 > cells.size;
  return isHeader && !group.some(({ text }) => /\d/u.test(text)) ? cells.size : undefined;
}

/** A table with one row, whose cells have several lines with an e-mail address among them: a name beside contacts. */
function isLetterhead(group: readonly Block[], before: Block | undefined, behind: Block | undefined): boolean {
  const [first] = group;
  const table = first && holderOf(first, TABLE);
  const isAlone = [before, behind].every((block) => block === undefined || holderOf(block, TABLE) !== table);
  const cells = new Set(group.map((block) => holderOf(block, CELL)));
  const isOfPage = group.filter(({ text }) => isCareerChapter(chapterOf(text))).length > 1;
  return (
    isAlone && !isOfPage && cells.size > 1 && group.length > cells.size && group.some(({ text }) => /\S@\S/u.test(text))
  );
}

/**
 * A table whose header names chapters that are lists ("Software | Languages | Courses") and that has one row: each
 * heading with what is below it.
 */
function listsUnder(
  header: readonly Block[],
  rest: readonly Block[],
  table: string | undefined,
): readonly Block[] | undefined {
  if (!header.every(({ text }) => isCareerChapter(chapterOf(text)) && !isEntry(chapterOf(text)))) return undefined;
  const end = rest.findIndex((block) => holderOf(block, TABLE) !== table);
  const values = rest.slice(0, end < 0 ? undefined : end);
  const rows = new Set(values.map((block) => holderOf(block, ROW)));
  const cells = [...Map.groupBy(values, (block) => holderOf(block, CELL) ?? "").values()];
  if (rows.size !== 1 || cells.length !== header.length) return undefined;
  return header.flatMap((block, at) => [
    { ...block, kind: "heading" as const, level: BOLD_LEVEL },
    ...(cells[at] ?? []).map((value) => ({ ...value, path: value.path.filter((element) => !TABLE.test(element)) })),
  ]);
}

function isEntry(chapter: Chapter | undefined): boolean {
  return chapter === "work";
}

/** "Position / duties" names its first half. */
function isNameOfColumn(text: string): boolean {
  return columnNamed(text) !== undefined;
}

function columnNamed(text: string): Chapter | undefined {
  return chapterOf(text) ?? factsOfColumn(text)[0];
}

function factsOfColumn(text: string): readonly (Chapter | undefined)[] {
  return text.split(/\s?[/–—-]\s?/u).map(chapterOf);
}

/** "Company – position": which of the two a cell contains, it must show by itself. */
function columnFor(text: string): Chapter | undefined {
  const facts = factsOfColumn(text);
  return facts.length > 1 && facts.every(isFact) ? undefined : columnNamed(text);
}

/** Under a header, the lines of a cell are one value, without the list of duties below it. */
function withCellsJoined(group: readonly Block[], columns: number | undefined): readonly Block[] {
  const cells = Map.groupBy(group, (block) => holderOf(block, CELL) ?? "");
  if (cells.size !== columns) return group;
  return [...cells.values()].flatMap((lines) => {
    const [first] = lines;
    const values = lines.filter((line, at) => at === 0 || !(line.kind === "item" || /^[•*–-]\s/u.test(line.text)));
    if (first === undefined || lines.some(({ text }) => text.length > MAX_LABEL_LENGTH)) return lines;
    const { parts: _, ...whole } = concat(values, ", ");
    return [{ ...first, ...whole, bold: 0 }];
  });
}

function joinRow(group: readonly Block[]): readonly Block[] {
  const cells = Map.groupBy(group, (block) => holderOf(block, CELL) ?? "");
  const isData = group.every(
    ({ kind, level, text }) => text.length <= MAX_CELL_LENGTH && !(kind === "heading" && (level ?? 9) < 4),
  );
  if ([...cells.values()].some(holdsChapters)) return group.map(asChapter);
  const [head, ...values] = [...cells.values()];
  if (cells.size < 2 || !isData || group.length > MAX_IN_ROW || head === undefined) return group;
  const [label] = head;
  if (values.length === 1 && head.length === 1 && label && isLabel(label))
    return labelledRows(withoutColon(label), label, values[0] ?? []);
  return [rowOf(group)];
}

/** A chapter beside its entries is their heading; any other label is that of each value. */
function labelledRows(label: Written, written: Block, values: readonly Block[]): readonly Block[] {
  const chapter = chapterOf(label.text);
  if (values.length > 2 && (chapter === "work" || chapter === "school"))
    return [{ ...written, ...label, kind: "heading", level: BOLD_LEVEL - 1 }, ...values];
  return values.map((value) => ({ ...value, kind: "row", label }));
}

/** A cell with several chapters is a column of the page: "Languages", "Skills", each with its lines. */
function holdsChapters(cell: readonly Block[]): boolean {
  return cell.filter(({ text }) => isCareerChapter(chapterOf(text))).length > 1;
}

/** The chapters of such a column are its bold lines. */
function asChapter(block: Block): Block {
  const isHeading =
    block.kind === "paragraph" && block.bold >= block.text.length && chapterOf(block.text) !== undefined;
  return isHeading ? { ...block, kind: "heading", level: BOLD_LEVEL } : block;
}

function rowOf(group: readonly Block[]): Block {
  const { parts, ...whole } = concat(group, "  ");
  const links = group.flatMap((block) => block.links ?? []);
  return { ...(group[0] as Block), ...whole, kind: "row", cells: parts, links, bold: 0 };
}

/** A time says when, not what, and an address is a value in itself. */
function isLabel({ text }: Written): boolean {
  return text.length <= MAX_LABEL_LENGTH && findPeriod(text) === undefined && !/\d{3}|@/u.test(text);
}

function joinDefinitions(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  let term: Block | undefined;
  let used = false;
  const list = (block: Block) => holderOf(block, /^dl#/u);
  const close = (): void => {
    if (term !== undefined && !used) joined.push(term);
    term = undefined;
  };
  for (const [index, block] of blocks.entries()) {
    if (block.tag === "dt") {
      close();
      term = block;
      used = false;
    } else if (term !== undefined && list(term) === list(block)) {
      const dated = !isLabel(term);
      if (!dated) joined.push({ ...block, kind: "definition", label: withoutColon(term) });
      else if (!used) {
        // What a time introduces is an entry: all its lines belong together.
        const lines = blocks.slice(index, index + MAX_IN_ROW);
        const end = lines.findIndex((line) => line.tag === "dt" || list(line) !== list(block));
        joined.push(rowOf([term, ...lines.slice(0, end < 0 ? lines.length : end)]));
      }
      used = true;
    } else {
      close();
      joined.push(block);
    }
  }
  close();
  return joined;
}

function withoutColon(written: Written): Written {
  const end = written.text
    .trimEnd()
    .replace(/[:：]$/u, "")
    .trimEnd().length;
  return sliceOf(written, 0, end);
}

/** A short paragraph in bold is a heading of what follows. */
function asHeading(block: Block): Block {
  if (isBareChapter(block)) return { ...block, kind: "heading", level: BOLD_LEVEL };
  if (block.kind !== "paragraph" || block.bold < block.text.length || block.text.length > MAX_BOLD_HEADING_LENGTH)
    return block;
  return /^(?:p|div|section|article|span|main|body|dt|td|th|center)$/u.test(block.tag) &&
    block.tag !== "td" &&
    block.tag !== "th"
    ? { ...block, kind: "heading", level: BOLD_LEVEL }
    : block;
}

/** "Skills" as a whole paragraph, although it is not in bold. */
function isBareChapter({ kind, tag, text, zone, links = [] }: Block): boolean {
  const isAlone = kind === "paragraph" && tag === "p" && zone === "main" && links.length === 0;
  return isAlone && /^\p{Lu}[^.:]*$/u.test(text) && isCareerChapter(chapterOf(text));
}

const MAX_BOLD_HEADING_LENGTH = 90;
const BOLD_LEVEL = 7;

/**
 * Where bold paragraphs head both chapters and the entries in them, one right after the other, the chapters are the
 * higher level: "EXPERIENCE", and below it "Head of Glass" with its own lines.
 */
function nestHeadings(blocks: readonly Block[]): readonly Block[] {
  const isBold = ({ level }: Block) => level === BOLD_LEVEL;
  const isNested = blocks.some((block, at) => {
    const next = blocks[at + 1];
    return next !== undefined && isBold(block) && isBold(next) && isCareer(block) && chapterOf(next.text) === undefined;
  });
  if (!isNested) return blocks;
  return blocks.map((block) =>
    isBold(block) && chapterOf(block.text) !== undefined ? { ...block, level: BOLD_LEVEL - 1 } : block,
  );
}

function isCareer({ text }: Block): boolean {
  const chapter = chapterOf(text);
  return chapter === "work" || chapter === "school";
}

/** "Languages: Polish, English. Tools: C, Rust.": several known labels on one line, each with its value. */
function splitLabels(block: Block): Block | Block[] {
  if (block.label !== undefined || block.cells !== undefined || block.text.length > MAX_LABELLED_LINE_LENGTH)
    return block;
  const starts = [...block.text.matchAll(IN_LINE_LABEL)].flatMap((match) =>
    chapterOf(match[1] ?? "") === undefined ? [] : match.index,
  );
  if (starts.length < 2 || starts[0] !== 0) return block;
  return starts.map((start, index) => {
    const text = block.text.slice(start, starts[index + 1] ?? block.text.length);
    const end = start + text.replace(/(?<![\s.;|•·])[\s.;|•·]+$/u, "").length;
    return { ...block, ...sliceOf(block, start, end), bold: 0 };
  });
}

const MAX_LABELLED_LINE_LENGTH = 600;
const IN_LINE_LABEL = /(?<=^|[.;|•·]\s+)(\p{Lu}[^:：.;|]{1,40})[:：]\s/gu;

/** "**Education:** Leeds", "Languages: English, French", "LANGUAGES   English": the first words label the rest. */
function splitLabel(block: Block): Block | Block[] {
  if (block.kind === "title" || block.label !== undefined) return block;
  const { text, bold } = block;
  const start = block.cells === undefined ? 0 : -1;
  if (start < 0) return block;
  const at = /^[^:：]{2,48}?\s?[:：]/u.exec(text)?.[0].length ?? 0;
  const inBold =
    bold > 1 &&
    bold < text.length &&
    bold <= MAX_LABEL_LENGTH &&
    (/[:：]$/u.test(text.slice(0, bold)) || /^\s?[:：]/u.test(text.slice(bold)));
  const end = inBold ? Math.max(bold, at) : at;
  const key = text.slice(0, end).replace(/^[\s•*·-]+/u, "");
  if (end === 0 || !(inBold || chapterOf(key) !== undefined)) {
    // Without a colon, bold words are a label only if they are a known one.
    if (bold === 0 || bold >= text.length || bold > MAX_LABEL_LENGTH || chapterOf(text.slice(0, bold)) === undefined)
      return block;
    return labelled(block, bold);
  }
  return end >= text.length ? { ...block, kind: "heading", level: 7 } : labelled(block, end);
}

function labelled(block: Block, end: number): Block {
  const skipped = /^[\s:：–—-]*/u.exec(block.text.slice(end))?.[0].length ?? 0;
  const value = sliceOf(block, end + skipped, block.text.length);
  if (value.text === "") return { ...block, kind: "heading", level: 7 };
  return { ...block, ...value, bold: 0, label: withoutColon(sliceOf(block, 0, end)) };
}
