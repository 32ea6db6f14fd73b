import type { ExperienceValue } from "../../domain/claim.ts";
import { isJobTitle } from "../../prose/naming.ts";
import type { Block } from "./block.ts";
import { schoolingOf, workOf } from "./career.ts";
import { type Chapter, isCareerChapter } from "./chapters.ts";
import { entriesOf, isSentence } from "./entries.ts";
import { contactsIn, factsIn, type LabelledFact, regionOf, tellFacts } from "./facts.ts";
import { organisationOf, readHead } from "./head.ts";
import { listOf } from "./lists.ts";
import { soughtOf } from "./named.ts";
import { divide, type DividedDocument, type PlacedBlock } from "./parts.ts";
import { compact, tell, type Told } from "./told.ts";

/** A document as it is about one person: what its layout says, and what is left to be read as text. */
export interface DocumentReading {
  readonly divided: DividedDocument;
  readonly told: readonly Told[];
  /** Running text about the person: no headings, no lines that the layout was read from. */
  readonly running: readonly Block[];
  /** The organisation whose page it is. */
  readonly organisation: string | undefined;
}

/**
 * Reads a document for one person by its layout alone: chapters of a CV, labelled facts, the lines under the name. What is not
 * understood yields nothing. Time is linear in the document.
 *
 * @param lang the document's language tag, where it has one
 */
export function readDocument(blocks: readonly Block[], name: string, lang: string | undefined): DocumentReading {
  const divided = divide(blocks, name);
  const sought = soughtOf(name);
  if (sought === undefined || divided.other !== undefined)
    return { divided, told: [], running: [], organisation: undefined };
  const organisation = organisationOf(blocks, sought);
  const region = regionOf(lang);
  const taken = new Set<Block>();
  const told: Told[] = [];
  const head = readHead(divided, sought, organisation);
  for (const block of head.lines) taken.add(block);
  told.push(...head.told);
  for (const run of runsOf(divided.own, taken)) {
    const read = readRun(run);
    if (read === undefined) continue;
    told.push(...read);
    for (const { block } of run) if (!isSentence(block.text)) taken.add(block);
  }
  const facts = factsIn(divided.own.filter(({ block }) => !taken.has(block)));
  told.push(...tellFacts(facts, region), ...positionsOf(facts, organisation));
  for (const { value } of facts) taken.add(value.block);
  told.push(...contactsIn(divided.own, sought, region));
  const running = divided.own.flatMap(({ block, chapter }) =>
    taken.has(block) || block.kind === "heading" || !isRead(chapter) ? [] : block,
  );
  return { divided, told: distinct(told), running, organisation };
}

/** What people want to become, and papers they wrote, are no text about what they are. */
function isRead(chapter: Chapter | undefined): boolean {
  return chapter !== "wanted" && chapter !== "others" && chapter !== "contact";
}

/** Blocks of one chapter that follow each other. */
function runsOf(own: readonly PlacedBlock[], taken: ReadonlySet<Block>): PlacedBlock[][] {
  const runs: PlacedBlock[][] = [];
  for (const placed of own) {
    if (taken.has(placed.block)) continue;
    const last = runs.at(-1);
    const isLabelled = placed.block.label !== undefined;
    const before = last?.at(-1);
    const goesOn =
      before !== undefined &&
      before.chapter === placed.chapter &&
      (before.block.label !== undefined) === isLabelled &&
      labelOf(before.block) === labelOf(placed.block);
    if (last !== undefined && goesOn) last.push(placed);
    else runs.push([placed]);
  }
  return runs.filter((run) => isCareerChapter(run[0]?.chapter));
}

function labelOf({ label }: Block): string | undefined {
  return label?.text;
}

function readRun(run: readonly PlacedBlock[]): Told[] | undefined {
  const chapter = run[0]?.chapter;
  // The heading that opens the chapter is none of its lines.
  const blocks = run
    .map(({ block }) => block)
    .filter((block, index) => !(index === 0 && block.kind === "heading" && isOpening(run)));
  if (chapter === undefined || blocks.length === 0) return [];
  if (chapter === "work") return workOf(entriesOf(blocks));
  if (chapter === "school") return schoolingOf(entriesOf(blocks));
  return listOf(chapter, blocks);
}

function isOpening([first]: readonly PlacedBlock[]): boolean {
  return (
    first !== undefined &&
    first.under === first.block &&
    isCareerChapter(first.chapter) &&
    first.block.label === undefined
  );
}

/** "Position: Engineer" with "Employer: Globex", or at the organisation whose page it is. */
function positionsOf(facts: readonly LabelledFact[], organisation: string | undefined): Told[] {
  const title = facts.find(({ fact }) => fact === "title")?.value;
  const employer = facts.find(({ fact }) => fact === "employer")?.value;
  if (title === undefined || title.text.length > 110 || isSentence(title.text)) return [];
  const company = employer?.text ?? /^[^,]+,\s+(\p{Lu}[^,]+)$/u.exec(title.text)?.[1] ?? organisation;
  const name = employer === undefined ? (title.text.split(/,\s+(?=\p{Lu})/u)[0] ?? title.text) : title.text;
  if (company === undefined) return isJobTitle(title.text) ? [tell("occupation", title.text, [title])] : [];
  const derived = employer === undefined && !title.text.includes(company);
  const value = compact<ExperienceValue>({ title: name, company, current: true, kind: "job" });
  return [
    tell(
      "experience",
      value,
      employer === undefined ? [title] : [title, employer],
      derived ? { method: "derived", confidence: 0.8 } : {},
    ),
  ];
}

function distinct(told: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return told.filter(({ property, value }) => {
    const key = JSON.stringify([property, value]);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
