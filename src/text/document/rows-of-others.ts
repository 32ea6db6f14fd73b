import { cue } from "../languages/cues.ts";
import { type Block } from "./block.ts";
import { chapterOf } from "./chapters.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { UNSPACED_LETTER } from "../../names/unspaced.ts";
import { isJobTitle } from "../people/naming.ts";
import { contradicts, namingIn, personIn, type Sought } from "./named.ts";
import { mostExact, namesWhole } from "./peers.ts";
import { findPeriod } from "./period.ts";

/** The items in a list or table of people that belong to everybody else. */
export function rowsOfOthers(main: readonly Block[], sought: Sought): ReadonlySet<Block> {
  const lists = Map.groupBy(
    main.filter(({ kind }) => kind === "item" || kind === "row" || kind === "definition"),
    (block) => block.path.findLast((element) => /^(?:ul|ol|table|dl)#/u.test(element)) ?? "",
  );
  const others = new Set<Block>([
    ...boldRowsOfOthers(main, sought),
    ...openedByOthers(main, sought),
    ...namesakesListed(main, sought),
  ]);
  for (const [list, blocks] of lists) {
    if (list === "" || blocks.length < 2) continue;
    const people = blocks.map((block) => ({ block, person: personIn(firstPart(block)) }));
    const isOwn = ({ block }: { readonly block: Block }) => namingIn(firstPart(block), sought)?.naming === "full";
    const own = new Set(people.filter(isOwn));
    if (own.size === 0) {
      for (const block of rowsOfPeople(blocks, sought)) others.add(block);
      for (const block of holdersOf(blocks, sought)) others.add(block);
      if (areAllOthers(people, sought)) for (const { block } of people) others.add(block);
      continue;
    }
    for (const one of people) if (one.person !== undefined && !own.has(one)) others.add(one.block);
    for (const { block } of rowsLike(people, own, sought)) others.add(block);
    // If one row has the name exactly as sought, one with a similar name is a namesake's.
    const exact = new Set(mostExact([...own], ({ block }) => firstPart(block), sought));
    if (exact.size > 0) for (const one of own) if (!exact.has(one)) others.add(one.block);
  }
  return others;
}

/**
 * Paragraphs that begin with a name in bold, as the person's does: each is about whom it names, in whichever section
 * it stands.
 */
function boldRowsOfOthers(main: readonly Block[], sought: Sought): readonly Block[] {
  const bold = main.filter(
    ({ kind, bold: length, text }) => kind === "paragraph" && length > 0 && length < text.length,
  );
  const nameOf = ({ text, bold: length }: Block) => text.slice(0, length);
  const own = bold.filter((block) => namingIn(nameOf(block), sought)?.naming === "full");
  if (own.length === 0) return [];
  const looks = new Set(own.map(({ look }) => look));
  return bold.filter((block) => {
    const person = looks.has(block.look) ? personIn(nameOf(block)) : undefined;
    return person !== undefined && contradicts(person.name, sought);
  });
}

/**
 * "(1)陆振邦先生，董事长，…": in scripts that separate no words, paragraphs that open with a name, marked as one by what
 * stands around it as the person's is elsewhere, down to the next of them or to a heading.
 */
function openedByOthers(main: readonly Block[], sought: Sought): readonly Block[] {
  const openings = new Map(
    main.flatMap((block) => {
      const name = block.kind === "heading" ? undefined : openingName(block);
      return name === undefined ? [] : [[block, name] as const];
    }),
  );
  const isTheirs = (name: string) => namingIn(name, sought)?.naming === "full";
  if (![...openings.values()].some(isTheirs)) return [];
  let isOthers = false;
  return main.filter((block) => {
    const name = openings.get(block);
    if (block.kind === "heading") isOthers = false;
    else if (name !== undefined) isOthers = !isTheirs(name) && contradicts(name, sought);
    return isOthers;
  });
}

/** The name with which a text opens, if a number before it, a form of address or a life in short behind it, or bold letters mark it. */
function openingName({ text, bold }: Block): string | undefined {
  const { number, name, address } = OPENING.exec(text.slice(0, MAX_HEAD_LENGTH))?.groups ?? {};
  if (name === undefined || isJobTitle(name) || chapterOf(name) !== undefined) return undefined;
  const end = text.indexOf(name) + name.length;
  const isBold = bold >= end && bold < text.length && bold <= end + MAX_BEHIND_NAME;
  return number !== undefined || address !== undefined || isBold || LIFE_BEHIND.test(text.slice(end))
    ? name
    : undefined;
}

/** Two to five letters, or two groups of them with a blank or a dot between. */
const UNSPACED_NAME = String.raw`(?:${UNSPACED_LETTER}{2,5}?|${UNSPACED_LETTER}{1,8}[\s·・]${UNSPACED_LETTER}{1,10})`;
/** A name in Chinese, Japanese or Korean letters, before a mark that ends it. */
const OPENING = new RegExp(
  String.raw`^\s*(?<number>[（(]?\d{1,3}[)）.．、]\s*)?(?<name>${UNSPACED_NAME})\s?(?<address>${cue("address behind names")})?(?=[,，、:：;；。(（]|\s|$)`,
  "u",
);
/** "李明，男，…", "李明（1965年生），…": how a life in short goes on behind the name. */
const LIFE_BEHIND = new RegExp(
  String.raw`^\s?[,，(（]\s?(?:(?:${cue("female")}|${cue("male")})(?=[,，。;；)）])|(?:19|20)\d\d\s?[-—–年])`,
  "u",
);
/** How many letters of a form of address or of another mark may be bold too. */
const MAX_BEHIND_NAME = 4;

/**
 * "Ada Finch (harpist)", "Ada Finch (born 1991), lawyer": a list each item of which begins with the name and tells in
 * other words who it is, so that its people are namesakes.
 */
function namesakesListed(main: readonly Block[], sought: Sought): readonly Block[] {
  const items = main.filter(({ kind }) => kind === "item");
  const lists = Map.groupBy(items, ({ path }) => path.findLast((element) => /^[uo]l#/u.test(element)) ?? "");
  return [...lists].flatMap(([list, blocks]) => {
    const told = blocks.filter(({ text }) => OPENS_WITH_NAME.exec(text)?.[1] === sought.name);
    return list !== "" && told.length > 1 && told.length * 3 >= blocks.length * 2 ? told : [];
  });
}

/** A name, followed by who that is. */
const OPENS_WITH_NAME = /^([^,(:–—]{3,60}?)\s?(?:[,(]|[:–—]\s)/u;

/**
 * "2011–2019 | Clement Ashgrove | bookseller" in a table in which another row has the person's whole name in the same
 * column: its rows are people, and not posts of one of them.
 */
function rowsOfPeople(blocks: readonly Block[], sought: Sought): readonly Block[] {
  const cellsIn = ({ text, cells = [] }: Block) => cells.map(({ from, to }) => text.slice(from, to));
  const columns = new Set(
    blocks.flatMap((block) => cellsIn(block).flatMap((cell, at) => (at > 0 && namesWhole(cell, sought) ? at : []))),
  );
  for (const column of columns) {
    const rows = blocks.filter((block) => cellsIn(block)[column] !== undefined);
    const people = rows.filter((block) => {
      const person = personIn(cellsIn(block)[column] ?? "");
      return person !== undefined && contradicts(person.name, sought);
    });
    // The person's own row is an entry of a career only by mistake: its time is that of a post that the table is about.
    if (people.length * 2 >= rows.length - 1 && people.length > 0)
      return rows.filter(({ text }, at) => people.includes(rows[at] as Block) || findPeriod(text) !== undefined);
  }
  return [];
}

/** "Chair: Ann Other" beside "Treasurer: Ada Finch": the posts that others in a list of posts hold. */
function holdersOf(blocks: readonly Block[], sought: Sought): readonly Block[] {
  const isTheirs = (block: Block) => namingIn(valuePart(block), sought)?.naming === "full";
  if (!blocks.some((block) => isTheirs(block) && isJobTitle(firstPart(block)))) return [];
  return blocks.filter((block) => {
    const person = personIn(valuePart(block).split(",", 1)[0] ?? "");
    return !isTheirs(block) && person !== undefined && contradicts(person.name, sought);
  });
}

/** What stands beside a label or in the second column. */
function valuePart({ text, cells, label }: Block): string {
  const [, second] = cells ?? [];
  return label === undefined && second !== undefined
    ? text.slice(second.from, second.to)
    : label === undefined
      ? ""
      : text;
}

/**
 * "Roderick Pell (BA, Globex University)": every item begins with a name that is not the person's, most of them with
 * a common given name.
 */
function areAllOthers(
  rows: readonly { readonly block: Block; readonly person: ReturnType<typeof personIn> }[],
  sought: Sought,
): boolean {
  const known = rows.filter(({ person }) => commonSexOf(person?.name ?? "") !== null);
  return (
    known.length * 2 >= rows.length &&
    rows.every(
      ({ block, person }) =>
        person !== undefined &&
        firstPart(block).startsWith(person.name) &&
        !isJobTitle(person.name) &&
        contradicts(person.name, sought),
    )
  );
}

/**
 * Rows made like the one whose first cell is only the person's name: they belong to everybody else, whatever the
 * names look like.
 */
function rowsLike<Row extends { readonly block: Block }>(
  rows: readonly Row[],
  own: ReadonlySet<Row>,
  sought: Sought,
): readonly Row[] {
  const isName = ({ block }: Row) =>
    firstPart(block).length <= MAX_CELL_LENGTH && namesWhole(firstPart(block), sought) && cellsOf(block) > 1;
  const counts = new Set([...own].filter(isName).map(({ block }) => cellsOf(block)));
  const like = rows.filter(
    (row) => !own.has(row) && counts.has(cellsOf(row.block)) && /[\p{L}\p{N}]/u.test(firstPart(row.block)),
  );
  const isPlainTable = like.some(({ block }) => chapterOf(firstPart(block)) !== undefined);
  return like.length < MIN_ROWS || isPlainTable ? [] : like;
}

/** The length of a name alone, in UTF-16 units. */
const MAX_CELL_LENGTH = 60;
const MIN_ROWS = 2;

function cellsOf({ cells, label }: Block): number {
  return cells?.length ?? (label === undefined ? 1 : 2);
}

function firstPart({ text, cells, label }: Block): string {
  const [first] = cells ?? [];
  return label?.text ?? (first === undefined ? text.slice(0, MAX_HEAD_LENGTH) : text.slice(first.from, first.to));
}

/** The length of a name with what stands before and after it in a heading: longer ones are sentences. */
export const MAX_HEAD_LENGTH = 120;
