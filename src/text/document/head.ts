import { cue } from "../languages/cues.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { postBesideName } from "./beside-name.ts";
import { isCredit } from "./credits.ts";
import type { Block } from "./block.ts";
import { isPlace } from "./part-kinds.ts";
import { SUBUNIT } from "./subunit.ts";
import { isDegree } from "./degree.ts";
import { chapterOf } from "./chapters.ts";
import { indentOf, isSentence } from "./entries.ts";
import { isFactLine } from "./facts.ts";
import { HONORIFICS, namingIn, personIn, type Sought } from "./named.ts";
import type { DividedDocument, PlacedBlock } from "./parts.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, trimmed, wholeOf, withoutBrackets } from "./pieces.ts";
import { holderOf } from "./structure.ts";
import { compact, tell, type Told } from "./told.ts";

/** What the lines at the head of a person's part say: a title with its employer, a title with the page's organisation, a town. */
export interface HeadReading {
  readonly told: readonly Told[];
  /** The lines that were read: running text begins after them. */
  readonly lines: ReadonlySet<Block>;
}

/** The most lines under a name that may say what the person is. */
const MAX_LINES = 4;
const MAX_HEAD_LINE_LENGTH = 140;

/**
 * Reads the lines directly under the person's name, and what stands beside the name in its heading. A title without
 * an employer is held at `organisation`, whose page it is.
 *
 * @param above the heading over the name: "Mayor" over "Ada Finch"
 */
export function readHead(
  document: DividedDocument,
  sought: Sought,
  organisation: string | undefined,
  above?: Block,
): HeadReading {
  const { head, own } = document;
  if (head === undefined) return { told: tellBeside(document, sought, organisation), lines: new Set() };
  const at = own.findIndex(({ block }) => block === head);
  const lines: Piece[] = besideName(head, sought);
  const taken = new Set<Block>();
  for (const [index, { block, chapter }] of own.slice(at + 1, at + 1 + MAX_LINES).entries()) {
    if (beginsEntry(block, own.slice(at + 2 + index, at + 4 + index), head)) break;
    if (isFactLine(block)) continue;
    if (block.label !== undefined || block.cells !== undefined || chapterOf(block.text) !== undefined) break;
    if (chapter !== undefined && chapter !== "contact") break;
    if (
      block.text.length > MAX_HEAD_LINE_LENGTH ||
      isSentence(block.text) ||
      /[.!?]\s+\p{Lu}|[\p{L}\d]{3}[.!?…]$/u.test(block.text)
    )
      break;
    if (block.kind === "heading" && !isJobTitle(block.text)) break;
    lines.push(wholeOf(block));
    taken.add(block);
  }
  const told = lines.flatMap((line) => readLine(line, organisation, document.isShared));
  if (told.length > 0) return { told, lines: taken };
  const beside = tellBeside(document, sought, organisation);
  if (beside.length > 0 || above === undefined) return { told: beside, lines: taken };
  return { told: readLine(wholeOf(above), organisation, document.isShared), lines: taken };
}

/** The post beside the person's name, with the year in which it began. */
function tellBeside(document: DividedDocument, sought: Sought, organisation: string | undefined): Told[] {
  const beside = postBesideName(document, sought);
  if (beside === undefined) return [];
  const { post, since } = beside;
  return readLine(post, organisation, false).map((told) =>
    told.property === "experience" && since !== undefined && told.value.from === undefined
      ? { ...told, value: { ...told.value, from: since } }
      : told,
  );
}

/** Whether a line with a stretch of time, right above an indented line or another of its paragraph, begins the list of posts. */
function beginsEntry(block: Block, next: readonly PlacedBlock[], head: Block): boolean {
  const hasStretch = (each: Block | undefined) => each !== undefined && findPeriod(each.text)?.start !== undefined;
  if (hasStretch(block)) return true;
  if (block.kind !== "line") return false;
  const [below] = next;
  if (indentOf(block) < indentOf(below?.block) && hasStretch(below?.block)) return true;
  const paragraph = holderOf(block, PARAGRAPH);
  const own = next.filter((placed) => holderOf(placed.block, PARAGRAPH) === paragraph);
  return paragraph !== holderOf(head, PARAGRAPH) && own.some((placed) => hasStretch(placed.block));
}

const PARAGRAPH = /^para#/u;

/** "Tobiah Winterflood (Treasurer)", "Chair: The Revd Marian Osgodby", "Chair - Ada Finch", "Roshnie Ramdjan, huisarts". */
function besideName(head: Block, sought: Sought): Piece[] {
  return [...head.text.matchAll(/(?:[^|–—:：,()（）-]|(?<!\s)-|-(?!\s))+/gu)].flatMap((match) => {
    const piece = trimmed(pieceOf(head, match.index, match.index + match[0].length));
    const bare = piece?.text.replace(HONORIFICS, "") ?? "";
    return piece === undefined || namingIn(piece.text, sought) !== undefined || namesAnother(bare) ? [] : [piece];
  });
}

/** "Clinical Director" is two capitalised words too, but a post. */
function namesAnother(text: string): boolean {
  const person = personIn(text);
  return person !== undefined && (person.titled || commonSexOf(person.name) !== null || !isJobTitle(text));
}

const BREAKS = /(?:(?<!\s)\s+)?[|•·]\s*|(?<!\s)\s+\/\s+|(?<!\s)\s+[–—]\s+|;\s+/gu;
const AT = new RegExp(
  `(?<!\\s)\\s+(?:${cue("after a title")})\\s+(?=[\\p{Lu}\\d])|(?:(?<!\\s)\\s+)?@\\s*(?=\\p{L})|,\\s+(?=\\p{Lu})|،\\s+(?=\\p{Lo})`,
  "u",
);

function readLine(line: Piece, organisation: string | undefined, isShared: boolean): Told[] {
  return splitOutsideBrackets(line, BREAKS).flatMap((whole): Told[] => {
    const part = withoutBrackets(whole);
    if (
      part === undefined ||
      part.text.length < 3 ||
      part.text.length > 110 ||
      findPeriod(part.text) !== undefined ||
      !isJobTitle(part.text) ||
      isDegreeLine(part.text) ||
      /@[^\s@]+\.|\d{5}/u.test(part.text) ||
      PAGE_ROLE.test(part.text) ||
      SOUGHT.test(part.text) ||
      isCredit(part.text) ||
      DESCRIBED.test(part.text)
    )
      return [];
    const at = placeOfEmployer(part.text);
    const title = at === null ? undefined : trimmed(pieceOf(part.block, part.from, part.from + at.index));
    const body =
      at === null ? undefined : withoutTown(trimmed(pieceOf(part.block, part.from + at.index + at[0].length, part.to)));
    const isEmployer =
      body !== undefined &&
      !(
        organisation !== undefined &&
        (SUBUNIT.test(body.text) || FIELD.test(body.text) || isDepartment(body.text, at))
      ) &&
      (!/^[,،]/u.test(at?.[0] ?? "") ||
        isCompanyName(body.text) ||
        isSchoolName(body.text) ||
        (!isJobTitle(body.text) && !isPlace(body) && !/^\p{Lu}{2,5}$/u.test(body.text) && !SUBJECT.test(body.text)));
    if (title !== undefined && body !== undefined && isEmployer && isJobTitle(title.text))
      return [tell("experience", { title: title.text, company: body.text, current: true, kind: "job" }, [part])];
    if (organisation === undefined) return isShared ? [] : [tell("occupation", part.text, [part])];
    // The employer is elsewhere on the page, so only the line is quoted.
    const value = compact<ExperienceValue>({ title: part.text, company: organisation, current: true, kind: "job" });
    return [tell("experience", value, [part], { method: "derived", confidence: 0.8 })];
  });
}

/** "The captain who steers the harbour": a standfirst. */
const DESCRIBED = new RegExp(`\\s(?:${cue("relative words")})\\s\\p{Ll}`, "u");

/** "Career changer seeking a trainee role": a post that somebody would like. */
const SOUGHT = new RegExp(`(?<!\\p{L})(?:${cue("seeks")})(?!\\p{L})`, "iu");

/** "Maps & Co, Barre": an employer without its location. */
function withoutTown(body: Piece | undefined): Piece | undefined {
  const at = body === undefined ? -1 : body.text.lastIndexOf(", ");
  if (body === undefined || at < 3) return body;
  const tail = body.text.slice(at + 2);
  const isTown =
    /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(tail) && !isCompanyName(tail) && !isSchoolName(tail);
  return isTown ? (trimmed(pieceOf(body.block, body.from, body.from + at)) ?? body) : body;
}

/** "MBBS, MD (General Medicine)": letters after a name. */
function isDegreeLine(text: string): boolean {
  return (
    /^(?:\p{Lu}[\p{L}.]{0,7}(?:\s?\([^)]*\))?)(?:,\s*\p{Lu}[\p{L}.]{0,7}(?:\s?\([^)]*\))?)*$/u.test(text) &&
    isDegree(text) &&
    /^[\p{Lu}.]{2}/u.test(text)
  );
}

/** What separates the title from its employer: "at", or the last comma that an employer can follow. */
function placeOfEmployer(text: string): RegExpExecArray | null {
  const first = AT.exec(text);
  if (first === null || !first[0].startsWith(",")) return first;
  const commas = [...text.matchAll(/,\s+(?=\p{Lu})/gu)];
  const last = commas.at(-1);
  const tail = last === undefined ? "" : text.slice(last.index + last[0].length);
  return last !== undefined && commas.length > 1 && (isCompanyName(tail) || isSchoolName(tail))
    ? (last as RegExpExecArray)
    : first;
}

/** What somebody is on this page, and memberships by their letters: not posts. */
const PAGE_ROLE = new RegExp(`^(?:${cue("page roles")})$|^(?:fellow|member|associate),?\\s+\\p{Lu}{2,8}$`, "iu");

/** "Senior Adviser, Resilience": one word with the ending of nouns for fields of work. */
export const FIELD = new RegExp(`^(?:${cue("fields end")})$`, "u");

/** "Associate Director, Structures" on a firm's page: one plain word after a comma is a part of the firm. */
function isDepartment(text: string, at: RegExpExecArray | null): boolean {
  return (
    at?.[0].startsWith(",") === true && /^\p{Lu}\p{Ll}+$/u.test(text) && !isCompanyName(text) && !isSchoolName(text)
  );
}

/** Fields of work after a title's comma: "Partner, Construction & Engineering". */
const SUBJECT = new RegExp(cue("post fields"), "iu");
