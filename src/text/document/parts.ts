import { commonSexOf } from "../../names/given-names.ts";
import { type Block, type DocumentPlace } from "./block.ts";
import { type Chapter, chapterOf, isCareerChapter, isPartOfEntry } from "./chapters.ts";
import { ADDRESS, type Head, headsOf, MAX_CARD_LINE_LENGTH } from "./heads.ts";
import { contradicts, namingIn, type Naming, personIn, type Sought, soughtOf } from "./named.ts";
import { isJobTitle } from "../people/naming.ts";
import { namesWhole } from "./peers.ts";
import { rowsOfOthers } from "./rows-of-others.ts";
import { setApart } from "./set-apart.ts";
import { CV_TITLE } from "./titled-heads.ts";

/** A block with the chapter it belongs to, and the headings above it, outermost first. */
export interface PlacedBlock {
  readonly block: Block;
  readonly chapter: Chapter | undefined;
  readonly headings: readonly string[];
  /** The heading that opened the chapter: blocks under the same heading belong together. */
  readonly under: Block | undefined;
}

/** A document, divided by whom its parts are about. */
export interface DividedDocument {
  /** Everything about the person, in document order, without headings that only name them. */
  readonly own: readonly PlacedBlock[];
  /** The block that names the person at the head of their part: a heading, or a card's first line. */
  readonly head: Block | undefined;
  /** The most complete mention of the person; `undefined` if there is none. */
  readonly named: { readonly block: Block; readonly place: DocumentPlace; readonly naming: Naming } | undefined;
  /** The name of somebody else whom the document is about. */
  readonly other: string | undefined;
  /** Several people have parts in it. */
  readonly isShared: boolean;
}

/**
 * Divides a document by person. A person named by a heading, or by the first line of a card, owns what follows, down
 * to the next such heading or one of the same level. Chapters about other people (colleagues, students, reviews)
 * belong to nobody, and so does what stands beside the main part, unless it is under a CV's heading. A document
 * without such headings is entirely about its person. One pass over the blocks.
 *
 * @param isCv the document is known to be the person's CV: everything in it is theirs but chapters about other people
 */
export function divide(blocks: readonly Block[], name: string, isCv = false): DividedDocument {
  const sought = soughtOf(name);
  if (sought === undefined) return { own: [], head: undefined, named: undefined, other: undefined, isShared: false };
  const named = bestNaming(blocks, sought);
  const apart = setApart(blocks, sought);
  const main = blocks.filter(
    (block) => (isCv || block.zone !== "frame") && block.kind !== "title" && !apart.has(block),
  );
  const another = cvOfAnother(main, sought);
  if (another !== undefined) return { own: [], head: undefined, named, other: another, isShared: false };
  const heads = headsOf(main, sought).filter(({ isOwn }) => isOwn || !isCv);
  const own = heads.find(({ isOwn }) => isOwn);
  const others = heads.filter(({ isOwn }) => !isOwn);
  const other = otherSubject(blocks, heads, sought, named?.naming);
  const isPageOfOne = own === undefined ? others.length === 0 : others.every(({ level }) => level > own.level);
  const placed: PlacedBlock[] = [];
  let owns = isPageOfOne && (own === undefined || others.length === 0);
  /** The level of the heading from which the text is about somebody else, or no longer about the person. */
  let foreign: number | undefined;
  /** That heading says that it is a CV, whose chapters may be on the same level. */
  let isForeignCv = false;
  /** That heading names somebody: a paragraph below that begins with the person is still the person's. */
  let isForeignPerson = false;
  let headings: { readonly block: Block; readonly level: number; readonly chapter: Chapter | undefined }[] = [];
  const byBlock = new Map(heads.map((head) => [head.block, head]));
  const foreignRows = rowsOfOthers(main, sought);
  const topics = main.filter(({ tag }) => tag === "h1");
  for (const [at, block] of main.entries()) {
    const head = byBlock.get(block);
    const level = head?.level ?? block.level;
    if (level !== undefined && (head !== undefined || block.kind === "heading")) {
      headings = headings.filter((above) => above.level < level);
      const told = head === undefined && !isTopic(block, topics) ? chapterOf(block.text) : undefined;
      const chapter = told === "others" && tellsOf(main[at + 1], sought) ? "profile" : told;
      if (head?.isOwn === true) {
        [owns, foreign] = [true, undefined];
        // "The team" applies to everybody: what it opens ends where the person's own part begins.
        headings = headings.map((above) => ({ ...above, chapter: undefined }));
      } else if (head !== undefined || isOfOthers(chapter)) {
        if (foreign === undefined || level <= foreign) {
          [foreign, isForeignCv] = [level, CV_TITLE.test(block.text)];
          isForeignPerson = head !== undefined;
        }
        if (!isPageOfOne) owns = false;
      } else if (foreign !== undefined && level <= foreign && !(isForeignCv && isCareerChapter(chapter))) {
        foreign = undefined;
        if (!isPageOfOne) owns = false;
      } else if (!isPageOfOne && own !== undefined && level < own.level) owns = false;
      headings.push({ block, level, chapter });
    }
    const opened = headings.findLast(({ chapter }) => chapter !== undefined);
    const label =
      block.label === undefined
        ? undefined
        : isAnotherPerson(block, sought) && !isCareerChapter(opened?.chapter)
          ? "others"
          : chapterOf(block.label.text);
    const isHeadedAside =
      opened?.block.zone === "aside" && (isCareerChapter(opened.chapter) || opened.chapter === "contact");
    const isAside = block.zone === "aside" && !isHeadedAside && !isCv;
    const isOthers =
      foreign !== undefined &&
      !(isForeignPerson && isPageOfOne && tellsOf(block, sought) && beginsWithName(block, sought));
    if (!owns || isOthers || isAside || foreignRows.has(block) || isOfOthers(label)) continue;
    placed.push({
      block,
      chapter: isPartOfEntry(label) && isEntryChapter(opened?.chapter) ? opened?.chapter : (label ?? opened?.chapter),
      headings: headings.map((above) => above.block.text),
      under: headings.at(-1)?.block,
    });
  }
  const isUnowned = placed.length === 0 && own === undefined && named?.naming === "full";
  return {
    own: isUnowned ? paragraphsNaming(main, byBlock, foreignRows, sought) : placed,
    head: own?.block,
    named,
    other,
    isShared: !isPageOfOne || isUnowned,
  };
}

/**
 * The only top-level heading says what the page is; it does not open a chapter about somebody: a school's page
 * "Personal" is about its staff. A career may come below it.
 */
function isTopic(block: Block, topics: readonly Block[]): boolean {
  const isAlone = topics.length === 1 && topics[0] === block;
  return isAlone && LISTS.has(chapterOf(block.text) ?? "");
}

const LISTS: ReadonlySet<string> = new Set(["interests", "skills", "languages", "awards"]);

/**
 * If no part is the person's: the paragraph that names them in full, and those after it down to the next heading, head,
 * or paragraph that belongs to somebody else.
 */
function paragraphsNaming(
  main: readonly Block[],
  heads: ReadonlyMap<Block, Head>,
  foreign: ReadonlySet<Block>,
  sought: Sought,
): readonly PlacedBlock[] {
  let goesOn = false;
  return main.flatMap((block) => {
    const isText = block.zone === "main" && block.text.length >= MIN_PARAGRAPH;
    if (block.kind === "heading" || heads.has(block) || foreign.has(block)) goesOn = false;
    else if (isText && namingIn(block.text.replace(ADDRESS, " "), sought)?.naming === "full") goesOn = true;
    return goesOn && isText ? [{ block, chapter: undefined, headings: [], under: undefined }] : [];
  });
}

/** Shorter blocks are lines of a layout; in UTF-16 units. */
const MIN_PARAGRAPH = 80;

/** With the name exactly as sought, letter for letter: one that is only similar, in lower case or with digits, is a namesake's. */
function beginsWithName({ text }: Block, sought: Sought): boolean {
  return (
    namesWhole(text.slice(0, MAX_CARD_LINE_LENGTH), sought) &&
    namingIn(text, sought)?.place.from === text.search(/\p{L}/u)
  );
}

/** "Our story", followed by a paragraph that begins with the person: it is about them too. */
function tellsOf(next: Block | undefined, sought: Sought): boolean {
  if (next === undefined || (next.kind !== "paragraph" && next.kind !== "line") || !/[.!?…]["”)]?$/u.test(next.text))
    return false;
  const found = namingIn(next.text, sought);
  return found?.naming === "full" && found.place.from < NEAR_START;
}

/** A sentence that begins with somebody names them before this offset, in UTF-16 units. */
const NEAR_START = 24;

export function isEntryChapter(chapter: Chapter | undefined): boolean {
  return chapter === "work" || chapter === "school";
}

/** Chapters about other people, or by them. */
function isOfOthers(chapter: Chapter | undefined): boolean {
  return chapter === "others" || chapter === "visitors";
}

/** "Roderick Pell: Director, Globex Ltd", as in a list of terms, outside the person's own chapters of entries. */
function isAnotherPerson({ label }: Block, sought: Sought): boolean {
  if (label === undefined) return false;
  const person = personIn(label.text);
  return (
    person?.name === label.text &&
    commonSexOf(person.name) !== null &&
    !isJobTitle(person.name) &&
    contradicts(person.name, sought)
  );
}

/** With blanks instead of addresses, so that everything else stays where it is: "ada@finch.example" is no name. */
function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, (address) => " ".repeat(address.length));
}

const ORDER: readonly Naming[] = ["full", "family", "given"];

function bestNaming(blocks: readonly Block[], sought: Sought): DividedDocument["named"] {
  let best: DividedDocument["named"];
  for (const block of blocks) {
    if (block.zone === "frame") continue;
    const found = namingIn(withoutAddresses(block.text), sought);
    if (found === undefined) continue;
    if (best === undefined || ORDER.indexOf(found.naming) < ORDER.indexOf(best.naming)) best = { block, ...found };
    if (found.naming === "full" && block.kind !== "title") return { block, ...found };
  }
  return best;
}

/**
 * The owner of a CV that names the person only as a referee or in the line of a post: its first line is another name,
 * headings of a career follow, and every full mention is under them or among the references.
 */
function cvOfAnother(main: readonly Block[], sought: Sought): string | undefined {
  const first = main.find(({ text }) => chapterOf(text) === undefined && !CV_TITLE.test(text));
  const head = first === undefined ? undefined : personIn(first.text);
  if (head === undefined || !contradicts(head.name, sought)) return undefined;
  let chapter: Chapter | undefined;
  let hasCareer = false;
  for (const block of main) {
    const told = block.kind === "heading" ? chapterOf(block.text) : undefined;
    if (told !== undefined) chapter = told;
    hasCareer ||= isCareerChapter(chapter);
    if (namingIn(block.text.replace(ADDRESS, " "), sought)?.naming !== "full") continue;
    const within = block.label === undefined ? chapter : (chapterOf(block.label.text) ?? chapter);
    if (!isOfOthers(within) && !(isCareerChapter(within) && block.kind !== "heading")) return undefined;
  }
  return hasCareer ? head.name : undefined;
}

/** Whom the document is about, if that cannot be the person: its first heading, or the first line of a text, is another name. */
function otherSubject(
  blocks: readonly Block[],
  heads: readonly Head[],
  sought: Sought,
  naming: Naming | undefined,
): string | undefined {
  if (naming === "full") return undefined;
  const first = heads.find(({ level, block }) => level === 1 || block === blocks[0]) ?? headOfTitle(blocks);
  if (first === undefined || (naming !== undefined && !contradicts(first.name, sought))) return undefined;
  return first.name;
}

function headOfTitle(blocks: readonly Block[]): Pick<Head, "name"> | undefined {
  const top = blocks.find(({ kind, level }) => kind === "heading" && level === 1);
  const person = top && personIn(top.text);
  return person === undefined ? undefined : { name: person.name };
}
