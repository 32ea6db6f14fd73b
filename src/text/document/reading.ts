import { isJobTitle, isSchoolName } from "../people/naming.ts";
import type { Block } from "./block.ts";
import { workOf } from "./career.ts";
import { type Chapter, chapterOf, isCareerChapter, isPartOfEntry, languageOfHeadings } from "./chapters.ts";
import { entriesOf, type Entry, isSentence } from "./entries.ts";
import { eventsOf } from "./events.ts";
import { contactsIn } from "./contacts.ts";
import { birthIn, factsIn, isBirthLine, regionOf, tellFacts, townsIn } from "./facts.ts";
import { genderOfPosts } from "./gender-of-posts.ts";
import { honoursNamed } from "./honours-named.ts";
import { lifeLinesOf } from "./life-lines.ts";
import { readHead } from "./head.ts";
import { organisationOf } from "./organisation.ts";
import { lifeBehindName } from "./life-years.ts";
import { chronicleOf } from "./chronicle.ts";
import { coursesOf, isOfCourses } from "./courses.ts";
import { languagesAloneIn, listOf } from "./lists.ts";
import { soughtOf } from "./named.ts";
import { isDegree } from "./degree.ts";
import { withOpenTimes } from "./open-times.ts";
import { withBeginnings } from "./unspaced.ts";
import { schoolingOf } from "./schooling.ts";
import { findPeriod, type StatedPeriod } from "./period.ts";
import { isPostAmongDegrees, isSchooling } from "./mixed-entries.ts";
import { holderOf } from "./structure.ts";
import { positionsOf, withSince } from "./positions.ts";
import { isNorthAmerican, regionIn, regionWrittenAs } from "./places.ts";
import { divide, type DividedDocument, isEntryChapter, type PlacedBlock } from "./parts.ts";
import { byLayout, isTold, type Told } from "./told.ts";

/** What a document says about one person through its layout, and what is left to be read as text. */
export interface DocumentReading {
  readonly divided: DividedDocument;
  readonly told: readonly Told[];
  /** Running text about the person: without headings, and without the lines that were read as layout. */
  readonly running: readonly Block[];
  /** The organisation whose page it is. */
  readonly organisation: string | undefined;
  /** Its language: as stated, or that of its headings. */
  readonly lang: string | undefined;
}

/**
 * Reads a document for one person by its layout alone: the chapters of a CV, labelled facts, the lines under the
 * name. What is not understood yields nothing. Time is linear in the document. Over 400 lines: each reader takes what
 * the ones before it left.
 *
 * @param written the document's language tag, if it has one
 * @param site the organisation it belongs to, according to the document's metadata
 * @param isCv the document is known to be the person's CV
 */
export function readDocument(
  blocks: readonly Block[],
  name: string,
  written: string | undefined,
  site?: string,
  isCv = false,
): DocumentReading {
  const divided = divide(blocks, name, isCv);
  const sought = soughtOf(name);
  const lang = written ?? languageOfHeadings(headingsAmong(divided));
  if (sought === undefined || divided.other !== undefined)
    return { divided, told: [], running: [], organisation: undefined, lang };
  const organisation = organisationOf(blocks, sought, site);
  const first = Math.max(
    0,
    divided.own.findIndex(({ block }) => block === divided.head),
  );
  const top = divided.own
    .slice(divided.head === undefined ? 0 : first + 1, first + MAX_AT_HEAD)
    .map(({ block }) => block);
  const contacts = divided.own.flatMap(({ block, chapter }) =>
    chapter === "contact" || chapter === "location" || top.includes(block) ? block.text : [],
  );
  const region = regionIn(contacts) ?? regionOf(lang);
  const regionFor = (number: string) =>
    isNorthAmerican(number) ? "US" : (region ?? regionWrittenAs(number, lang?.slice(0, 2)));
  const taken = new Set<Block>();
  const headless = new Set(divided.own.flatMap(({ block, chapter }) => (chapter === undefined ? [block] : [])));
  const told: Told[] = [];
  const head = readHead(divided, sought, organisation, postOver(divided.head, blocks));
  for (const block of head.lines) taken.add(block);
  const ownLines = divided.own.map(({ block }) => block);
  told.push(...byLayout("head", withSince(head.told, ownLines)));
  for (const run of runsOf(divided.own, taken)) {
    const read = readRun(run, divided.head === undefined ? undefined : { lang }, organisation);
    if (read === undefined) continue;
    told.push(...byLayout("entries", read));
    // What was not read from the layout may still be stated in a paragraph.
    for (const { block, chapter } of run)
      if (
        chapter === "events" || headless.has(block)
          ? isTold(block, read)
          : !isSentence(block.text) && (!isProse(block) || isTold(block, read))
      )
        taken.add(block);
  }
  if (divided.head !== undefined)
    for (const line of lifeLinesOf(divided.own.flatMap(({ block }) => (taken.has(block) ? [] : block)))) {
      told.push(...byLayout("labels", line.told));
      taken.add(line.block);
    }
  const facts = factsIn(divided.own.filter(({ block }) => !taken.has(block)));
  told.push(
    ...byLayout("labels", tellFacts(facts, regionFor)),
    ...byLayout("positions", withSince(positionsOf(facts, organisation), ownLines)),
  );
  for (const { value } of facts) taken.add(value.block);
  for (const { block, chapter } of divided.own)
    if (isRead(chapter) && !taken.has(block)) told.push(...byLayout("labels", languagesAloneIn(block)));
  if (isCv && told.every(({ property }) => property !== "birthDate"))
    told.push(...byLayout("births", birthIn(divided.own.filter(({ chapter }) => !isCareerChapter(chapter)))));
  const stated = new Set(told.map(({ property }) => property));
  const lines = divided.own.map(({ block }) => block);
  const life = lifeBehindName(divided.head === undefined ? lines : [divided.head, ...lines], sought, lang);
  told.push(...byLayout("births", life).filter(({ property }) => !stated.has(property)));
  told.push(...byLayout("contacts", contactsIn(divided.own, sought, regionFor)));
  if (told.every(({ property }) => property !== "location")) {
    const left = divided.own.filter(({ block }) => !taken.has(block) || head.lines.has(block));
    told.push(...byLayout("towns", townsIn(left, new Set(top), sought)));
  }
  told.push(...byLayout("labels", honoursNamed(blocks, sought, lang)));
  told.push(...genderOfPosts(told, lang));
  const running = divided.own.flatMap(({ block, chapter }) =>
    (taken.has(block) && !isOfSentences(block)) || block.kind === "heading" || !isRead(chapter) ? [] : block,
  );
  return { divided, told: distinct(told), running, organisation, lang };
}

/** "Mayor" over "Ada Finch": a heading that is a post, if it stands over nobody else. */
function postOver(head: Block | undefined, blocks: readonly Block[]): Block | undefined {
  const at = head === undefined ? -1 : blocks.indexOf(head);
  const over = blocks[at - 1];
  if (head === undefined || over?.kind !== "heading" || over.zone === "frame") return undefined;
  const [level, levelOver] = [head.level ?? BOLD_LEVEL, over.level ?? BOLD_LEVEL];
  const next = blocks.slice(at + 1).find((block) => block.kind === "heading" && (block.level ?? BOLD_LEVEL) <= level);
  const isAlone = next === undefined || (next.level ?? BOLD_LEVEL) <= levelOver;
  const isPost = over.text.length <= MAX_POST && isJobTitle(over.text) && chapterOf(over.text) === undefined;
  return levelOver > 1 && levelOver < level && isAlone && isPost ? over : undefined;
}

/** A bold line, as a heading. */
const BOLD_LEVEL = 7;
/** In UTF-16 units. */
const MAX_POST = 60;

/** Headings and labels in the person's part. */
function headingsAmong({ own }: DividedDocument): string[] {
  return own.flatMap(({ block }) => block.label?.text ?? (block.kind === "heading" ? block.text : []));
}

/**
 * "Born 1976. Fell runner. English, some Dutch.": a line whose first words a label introduced, or that follows
 * entries.
 */
function isOfSentences(block: Block): boolean {
  const { single = true } = timeOf(block) ?? {};
  return (
    single && block.cells === undefined && /^[\p{Lu}\p{N}][^.]{2,60}\.(?:\s\p{Lu}[^.]{2,80}\.)+$/u.test(block.text)
  );
}

/** A paragraph of several words, not a line, row or item. */
function isProse({ kind, text }: Block): boolean {
  return kind === "paragraph" && text.length >= MIN_PROSE;
}

/** Shorter paragraphs are lines; in UTF-16 units. */
const MIN_PROSE = 60;

/** The most lines under the head of a document that may contain its person's address. */
const MAX_AT_HEAD = 8;

/** What people would like to become, and papers they wrote, do not say what they are. */
function isRead(chapter: Chapter | undefined): boolean {
  return chapter !== "wanted" && chapter !== "others" && chapter !== "visitors" && chapter !== "contact";
}

/** Consecutive blocks of one chapter. */
function runsOf(own: readonly PlacedBlock[], taken: ReadonlySet<Block>): PlacedBlock[][] {
  const runs: PlacedBlock[][] = [];
  for (const placed of own) {
    const last = runs.at(-1);
    if (taken.has(placed.block) || isAsideOf(last?.at(-1), placed) || isLineOfSentences(placed)) continue;
    if (isBirthLine(placed.block)) continue;
    const isLabelled = placed.block.label !== undefined;
    const before = last?.at(-1);
    const goesOn =
      before !== undefined &&
      !isChapterHeading(placed.block) &&
      (before.chapter === placed.chapter || (areOfEntry(before, placed) && !isEntryChapter(placed.chapter))) &&
      (isCareerChapter(placed.chapter) || before.under === placed.under) &&
      ((before.block.label !== undefined) === isLabelled || isEntryUnderName(before, placed)) &&
      (labelOf(before.block) === labelOf(placed.block) ||
        areOfEntry(before, placed) ||
        isEntryUnderName(before, placed));
    if (last !== undefined && goesOn) last.push(placed);
    else runs.push([placed]);
  }
  const isCv = new Set(own.flatMap(({ chapter }) => (isCareerChapter(chapter) ? [chapter] : []))).size > 1;
  return runs.flatMap((run) => {
    if (isCareerChapter(run[0]?.chapter) || run[0]?.chapter === "events") return [run];
    for (const part of [fromFirstTime(run), run]) {
      // In a CV, an unknown heading can stand above posts just as a known one can, even if there is only one post.
      const guessed = guessChapter(part, isCv && part[0]?.under !== undefined && part[0].chapter === undefined ? 1 : 2);
      if (guessed !== undefined) return [part.map((placed) => ({ ...placed, chapter: guessed }))];
    }
    return [];
  });
}

/**
 * "Born 1976. Engineer, Tarrow University, 2002." over a card's list of posts: neither an entry nor a heading of
 * entries.
 */
function isLineOfSentences({ block, chapter }: PlacedBlock): boolean {
  return chapter === undefined && block.kind === "paragraph" && isOfSentences(block);
}

/** "Hours per week: 40", "Duties: …" among a post's lines: nothing in them is kept, and they do not end the post. */
function isAsideOf(before: PlacedBlock | undefined, { block, chapter, under }: PlacedBlock): boolean {
  return chapter === "other" && block.label !== undefined && before?.under === under && isEntryChapter(before?.chapter);
}

/** Paragraphs before the first time are not entries: a name, an address. */
function fromFirstTime(run: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const timed = run.findIndex(({ block }) => timeOf(block)?.single === undefined && timeOf(block) !== undefined);
  const paragraph = ({ block }: PlacedBlock) => holderOf(block, /^para#/u);
  const first = timed < 0 ? undefined : paragraph(run[timed] as PlacedBlock);
  return first === undefined ? run : run.slice(run.findIndex((placed) => paragraph(placed) === first));
}

/** What lines under an unknown heading, or under none, contain: posts with their times, or schools with degrees. */
function guessChapter(run: readonly PlacedBlock[], least: number): Chapter | undefined {
  const [first] = run;
  const labelled = chapterOfLabels(run);
  if (labelled !== undefined) return labelled;
  if (first === undefined || !mayHoldEntries(first.chapter)) return undefined;
  const lines = run
    .filter(({ block }) => !isSentence(block.text) && block.text.length <= MAX_ENTRY_LENGTH)
    .map(({ block }) => block);
  if (lines.length >= MIN_CHRONICLE && chronicleOf(lines, undefined) !== undefined) return "work";
  const posts = lines.filter((block) => {
    const { text } = block;
    const period = timeOf(block);
    return (
      period !== undefined &&
      !period.single &&
      isJobTitle(text) &&
      (/[,|–—@]|\s{2}|\sat\s/u.test(text) || (least === 1 && /\p{Ll}{3}\.\s\p{Lu}/u.test(text))) &&
      (least > 1 || period.from === 0 || isAtEnd(period, block))
    );
  });
  const degrees = lines.filter(({ text }) => isSchoolName(text) && isDegree(text) && findPeriod(text) !== undefined);
  const isListed = (found: readonly Block[]) =>
    found.length >= (first.block.label === undefined ? least : 1) && found.length * 3 >= lines.length;
  if (isListed(posts) && posts.length >= degrees.length) return "work";
  if (isListed(degrees)) return "school";
  return areEntriesOfWork(lines, least) ? "work" : undefined;
}

/** Fewer lines may be a history of something else. */
const MIN_CHRONICLE = 3;

/** "Zur Person", "About", "Further details": headings under which some people also list what they did. */
function mayHoldEntries(chapter: Chapter | undefined): boolean {
  return chapter === undefined || chapter === "profile" || chapter === "other" || chapter === "contact";
}

/** Only a bracket or a full stop follows the time of a line, or of one of its columns. */
function isAtEnd({ to }: StatedPeriod, { text, cells }: Block): boolean {
  return cells !== undefined || /^[\s.)\]]*$/u.test(text.slice(to));
}

/** "Organisation: …", "Designation: …", "Period: …" one below the other, wherever they stand. */
function chapterOfLabels(run: readonly PlacedBlock[]): Chapter | undefined {
  const labels = new Set(run.map(({ block }) => block.label && chapterOf(block.label.text)));
  if (labels.has("title") && labels.has("employer") && labels.has("period")) return "work";
  return labels.has("degree") && (labels.has("schoolName") || labels.has("employer")) ? "school" : undefined;
}

/** Whether there are at least `least` lines of entries, most of them with a post and a stretch of time. */
function areEntriesOfWork(lines: readonly Block[], least: number): boolean {
  const all = entriesOf(lines.filter(({ kind }) => kind !== "heading"));
  const employers = new Set(all.map(({ under }) => under));
  const entries = all.filter((entry) => !employers.has(entry));
  const posts = entries.filter(
    ({ period, pieces }) =>
      period !== undefined &&
      !period.single &&
      pieces.length < 6 &&
      pieces.some(({ text }) => text.split(/[.,;]\s/u).some((part) => isJobTitle(part))),
  );
  return posts.length >= least && posts.length * 3 >= entries.length * 2;
}

const MAX_ENTRY_LENGTH = 200;

/** For a row, the time in one of its cells: "2021–" is open if nothing follows it. */
function timeOf({ text, cells = [] }: Block): StatedPeriod | undefined {
  const inCells = cells.flatMap(({ from, to }) => findPeriod(text.slice(from, to)) ?? []);
  return inCells[0] ?? findPeriod(text);
}

/** "Dates: …" and "Employer: …" are lines of one post. */
function areOfEntry(...placed: readonly PlacedBlock[]): boolean {
  return placed.every(({ block }) => block.label !== undefined && isPartOfEntry(chapterOf(block.label.text)));
}

/** "Globex, Leeds" over "Position: …": a line without a label begins the entry, or the next one. */
function isEntryUnderName(before: PlacedBlock, placed: PlacedBlock): boolean {
  const labelled = [before, placed].filter(({ block }) => block.label !== undefined);
  return labelled.length === 1 && isEntryChapter(placed.chapter) && areOfEntry(...labelled);
}

function labelOf({ label }: Block): string | undefined {
  return label?.text;
}

/** The entries of a document's chapters about work and schools, as training data for the model of parts. */
export function entriesIn(
  blocks: readonly Block[],
  name: string,
): { readonly chapter: Chapter; readonly entries: readonly Entry[] }[] {
  const divided = divide(blocks, name);
  const sought = soughtOf(name);
  if (sought === undefined || divided.other !== undefined) return [];
  const taken = new Set(readHead(divided, sought, organisationOf(blocks, sought, undefined)).lines);
  return runsOf(divided.own, taken).flatMap((run) => {
    const chapter = run[0]?.chapter;
    return chapter === "work" || chapter === "school" ? [{ chapter, entries: entriesOf(linesOf(run)) }] : [];
  });
}

/** The blocks of a run, without the heading that opens the chapter. */
function linesOf(run: readonly PlacedBlock[]): Block[] {
  return run
    .map(({ block }) => block)
    .filter((block, index) => !(index === 0 && block.kind === "heading" && isOpening(run)) && !isChapterHeading(block));
}

/** @param page the language of a page headed by its person; what other pages list need not be theirs */
function readRun(
  run: readonly PlacedBlock[],
  page: { readonly lang: string | undefined } | undefined,
  house: string | undefined,
): Told[] | undefined {
  const chapter = run[0]?.chapter;
  const blocks = linesOf(run);
  if (chapter === undefined || blocks.length === 0) return [];
  if (chapter === "events") return page === undefined ? [] : eventsOf(blocks, page.lang);
  const chronicle = chapter === "work" || chapter === "school" ? chronicleOf(blocks, house) : undefined;
  if (chronicle !== undefined) return chronicle;
  if (chapter === "work") {
    const [schooling, posts] = partition(withOpenTimes(entriesOf(blocks)), isSchooling);
    return [...workOf(withBeginnings(posts)), ...schoolingOf(schooling)];
  }
  if (chapter === "school" && isOfCourses(run[0])) return coursesOf(blocks);
  if (chapter === "school") {
    const [posts, schooling] = partition(entriesOf(blocks), isPostAmongDegrees);
    return [...workOf(posts), ...schoolingOf(schooling)];
  }
  return listOf(chapter, firstParagraph(blocks));
}

function partition<T>(items: readonly T[], belongs: (item: T) => boolean): [T[], T[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/** In a plain text, a list ends with its paragraph: after a blank line, only further items belong to it. */
function firstParagraph(blocks: readonly Block[]): readonly Block[] {
  const paragraph = (block: Block | undefined) => block && holderOf(block, /^para#/u);
  const first = paragraph(blocks.find(({ kind }) => kind !== "heading"));
  return first === undefined ? blocks : blocks.filter((block) => block.kind === "item" || paragraph(block) === first);
}

/**
 * "Previous positions" after "Current position": the second of two headings for the same chapter is not an entry
 * either.
 */
function isChapterHeading({ kind, text, label }: Block): boolean {
  return (
    kind === "heading" && label === undefined && isCareerChapter(chapterOf(text)) && findPeriod(text) === undefined
  );
}

function isOpening([first]: readonly PlacedBlock[]): boolean {
  return (
    first !== undefined &&
    first.under === first.block &&
    isCareerChapter(first.chapter) &&
    first.block.label === undefined
  );
}

function distinct(told: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return told.filter(({ property, value }) => {
    const key = JSON.stringify([property, value]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
