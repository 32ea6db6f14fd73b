import { cue } from "../languages/cues.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import { isCompanyName, isInstitution, isJobTitle, isSchoolName } from "../people/naming.ts";
import { postBesideName } from "./beside-name.ts";
import { isCredit } from "./credits.ts";
import type { Block } from "./block.ts";
import { isPlace } from "./part-kinds.ts";
import { SUBUNIT, UNIT } from "./subunit.ts";
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
import { ownerOfSite } from "./whole-body.ts";

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
 */
export function readHead(document: DividedDocument, sought: Sought, organisation: string | undefined): HeadReading {
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
  return { told: tellBeside(document, sought, organisation), lines: taken };
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

/** "Tobiah Winterflood (Treasurer)", "Chair: The Revd Marian Osgodby", "Roshnie Ramdjan, huisarts". */
function besideName(head: Block, sought: Sought): Piece[] {
  return [...head.text.matchAll(/[^|–—:：,()（）]+/gu)].flatMap((match) => {
    const piece = trimmed(pieceOf(head, match.index, match.index + match[0].length));
    const bare = piece?.text.replace(HONORIFICS, "") ?? "";
    return piece === undefined || namingIn(piece.text, sought) !== undefined || personIn(bare) !== undefined
      ? []
      : [piece];
  });
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
const FIELD = new RegExp(`^(?:${cue("fields end")})$`, "u");

/** "Associate Director, Structures" on a firm's page: one plain word after a comma is a part of the firm. */
function isDepartment(text: string, at: RegExpExecArray | null): boolean {
  return (
    at?.[0].startsWith(",") === true && /^\p{Lu}\p{Ll}+$/u.test(text) && !isCompanyName(text) && !isSchoolName(text)
  );
}

/** Fields of work after a title's comma: "Partner, Construction & Engineering". */
const SUBJECT = new RegExp(cue("post fields"), "iu");

/** Parts of a page title that name a section of the site, or an event. */
const NO_ORGANISATION = new RegExp(`(?<!\\p{L})(?:${cue("no organisation")})(?!\\p{L})|(?:19|20)\\d\\d`, "iu");
/** Parts of a page title, and headings, that say that the people on the page are the organisation's own. */
const STAFF = new RegExp(`(?<!\\p{L})(?:${cue("staff")})(?!\\p{L})`, "iu");

/**
 * The organisation whose page it is: a part of the page's title that also appears in its frame (logo, footer), has a
 * word of organisations' names, or stands beside a word for its people. If the title does not say, it is the
 * organisation that signs the footer of a page of staff. Events and newspapers do not employ the people they show.
 */
export function organisationOf(blocks: readonly Block[], sought: Sought): string | undefined {
  const title = blocks.find(({ kind }) => kind === "title");
  if (title !== undefined && isOfEvent(title)) return undefined;
  const inTitle = title && organisationInTitle(title, blocks, sought);
  return (
    (inTitle && ownerOfSite(inTitle)) ??
    signedBy(blocks, sought) ??
    announcing(blocks, sought) ??
    (title === undefined ? organisationAbove(blocks, sought) : undefined)
  );
}

/** An event, a newspaper or a section of the site. "Committee 2022–23" and "About us" are about an organisation's people. */
function isOfEvent(title: Block): boolean {
  return partsOfTitle(title).some((part) => NO_ORGANISATION.test(part) && !isStaffPart(part.replace(YEARS, "").trim()));
}

const YEARS = /(?<!\d)(?:19|20)\d\d(?:\s?[–/-]\s?(?:\d\d){1,2})?(?!\d)/gu;

/** For a page without a title: the organisation in its first lines, "Rowing Club Northside – coaches", if they name nobody. */
function organisationAbove(blocks: readonly Block[], sought: Sought): string | undefined {
  for (const block of blocks.slice(0, 1)) {
    if (block.text.length > MAX_ABOVE || isSentence(block.text)) continue;
    if (block.kind !== "heading" && block.zone !== "frame") continue;
    if (namingIn(block.text, sought) !== undefined || NO_ORGANISATION.test(block.text.replace(YEARS, ""))) continue;
    const body = partsOfTitle(block).find(
      (part) =>
        namesOrganisation(part, sought) &&
        !STAFF.test(part) &&
        /\s/u.test(part) &&
        !/^The\s\S+$|\s\p{Ll}+s\s/u.test(part) &&
        /^[\p{Lu}\p{Lo}„«"]/u.test(part) &&
        part.split(/\s+/u).length <= MAX_WORDS_ABOVE &&
        (isCompanyName(part) || isSchoolName(part) || isInstitution(part)),
    );
    if (body !== undefined && !UNIT.test(body)) return body;
  }
  return undefined;
}

/** The most UTF-16 units of a first line that names an organisation, and the most words of its name. */
const MAX_ABOVE = 90;
const MAX_WORDS_ABOVE = 7;

function partsOfTitle(title: Block): string[] {
  return splitOutsideBrackets(
    wholeOf(title),
    /(?<!\s)\s+[|–—·•-]\s+|(?:(?<!\s)\s+)?[|｜]\s*|:\s+|,\s+(?=\p{Lu}\p{Ll}+$)/gu,
  ).map(({ text }) => text);
}

function organisationInTitle(title: Block, blocks: readonly Block[], sought: Sought): string | undefined {
  const parts = partsOfTitle(title);
  const hasStaff = isOfStaff(blocks);
  const frame = blocks
    .filter(({ zone, kind, text }) => kind !== "title" && text.length < 300 && (zone === "frame" || text.length < 80))
    .map(({ text }) => text);
  const person = parts.some((part) => namingIn(part, sought) !== undefined);
  const known = parts.filter((part) => namesOrganisation(part, sought) && !CHAIR.test(part));
  // "Ons team | Van Loenen Waterbouw": the part beside the word for its people, which is not such a word itself.
  const beside = known.filter((part) => !STAFF.test(part));
  if (beside.length === 1 && parts.some(isStaffPart)) return beside[0];
  const at = parts.findIndex(isStaffPart);
  const next = parts[at === 0 ? 1 : at - 1];
  if (hasStaff && next !== undefined && beside.includes(next) && isSchoolName(next)) return next;
  const isTold = (part: string) =>
    isCompanyName(part) ||
    isSchoolName(part) ||
    ((hasStaff || person) && isInstitution(part) && !STAFF.test(part)) ||
    ((hasStaff || person) && frame.some((text) => text.includes(part))) ||
    (person && isNamedInText(part, blocks));
  return known.findLast((part) => isTold(part) && (beside.length === 0 ? !isStaffPart(part) : beside.includes(part)));
}

/** "Ada Example – Holt & Quarrie" over "She joined Holt & Quarrie in 2012": at least two words that the text names as an organisation. */
function isNamedInText(part: string, blocks: readonly Block[]): boolean {
  if (!/^\p{Lu}[\p{L}'’.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}'’.-]*){1,3}$/u.test(part) || FIELD.test(part)) return false;
  return blocks.some(({ zone, kind, text }) => {
    if (zone !== "main" || kind === "title" || kind === "heading" || !isSentence(text)) return false;
    const at = text.indexOf(part);
    return at > 0 && COMES_TO.test(text.slice(Math.max(0, at - MAX_BEFORE_BODY), at));
  });
}

/** "joined ", "at the ", in UTF-16 units. */
const MAX_BEFORE_BODY = 24;
const COMES_TO = new RegExp(
  `(?<!\\p{L})(?:${cue("joins a body")}|${cue("after a title")})\\s(?:(?:${cue("articles")})\\s)?$`,
  "u",
);

/** Whether a part of a page title can be an organisation's name. */
function namesOrganisation(part: string, sought: Sought): boolean {
  return (
    part.length >= 3 &&
    part.length <= 70 &&
    !isOfPersonAlone(part, sought) &&
    !STAFF_ONLY.test(part) &&
    chapterOf(part) === undefined &&
    !isPlace({ text: part }) &&
    !(isJobTitle(part) && !isCompanyName(part) && !isSchoolName(part))
  );
}

/** A firm can have its owner's surname beside other words: "Holt & Sons", "Holt Maschinenbau GmbH". */
function isOfPersonAlone(part: string, sought: Sought): boolean {
  const naming = namingIn(part, sought)?.naming;
  return naming !== undefined && (naming !== "family" || !(OF_PARTNERS.test(part) || isCompanyName(part)));
}

const OF_PARTNERS = new RegExp(`\\s(?:&|${cue("list ands")})\\s`, "u");

/** "Our people", "Yönetim Kurulu", "Styrelsen": a part of a page title that only says whom the page shows. */
function isStaffPart(part: string): boolean {
  return STAFF.test(part) && part.split(/\s+/u).length <= 4 && !isSchoolName(part) && !isJobTitle(part);
}

/** "© Wrenfield & Cole", "Larkspur Grain plc. Registered in England": the first words of a footer, on a page of staff or with a word of firms or schools. */
function signedBy(blocks: readonly Block[], sought: Sought): string | undefined {
  const hasStaff = isOfStaff(blocks);
  const last = blocks.at(-1);
  for (const block of blocks.toReversed()) {
    const { zone, kind, text } = block;
    const isImprint = zone === "frame" || (block === last && hasStaff && IMPRINT.test(text));
    if (!isImprint || kind === "title" || kind === "item" || text.length > 200) continue;
    const [, name = ""] = SIGNED.exec(text) ?? [];
    const words = name.split(/\s+/u);
    const isKnown = isCompanyName(name) || isSchoolName(name) || (hasStaff && (FIRM.test(text) || isInstitution(name)));
    if (
      !isKnown ||
      words.length < 2 ||
      words.length > 6 ||
      UNIT.test(name) ||
      NO_ORGANISATION.test(name) ||
      (STAFF.test(name) && !LEGAL.test(text.slice(text.indexOf(name) + name.length)))
    )
      continue;
    if (namesOrganisation(name, sought) && !isTitled(name)) return name;
  }
  return undefined;
}

/** A legal form right after a name. */
const LEGAL = new RegExp(`^\\s(?:${cue("legal forms in an imprint")})(?!\\p{L})`, "u");

/** "Dr Ada Lisle": a person with a form of address. Capitals after a name look like a degree, but can be a firm's legal form. */
function isTitled(name: string): boolean {
  return personIn(name)?.titled === true && !isCompanyName(name) && !/\s\p{Lu}{2,4}$/u.test(name);
}

/** What shows that a firm or charity signs a footer. */
const FIRM = new RegExp(`©|(?<!\\p{L})(?:${cue("signs an imprint")})(?!\\p{L})`, "iu");
/** What ends a page outside its frame and can only be its owner's imprint. */
const IMPRINT = new RegExp(`^©|^[^.;:!?\\n]{3,60}\\s(?:${cue("says an imprint")})`, "iu");

/** "Calder Aggregates plc today announced …", "Harrow & Son was founded in 1921 …": who speaks first on a page about its people. */
function announcing(blocks: readonly Block[], sought: Sought): string | undefined {
  if (!isOfStaff(blocks)) return undefined;
  for (const { kind, text } of blocks.slice(0, MAX_ANNOUNCING)) {
    if (kind === "title" || kind === "item") continue;
    const name = ANNOUNCED.exec(text)?.[1];
    if (name === undefined || isTitled(name) || !namesOrganisation(name, sought)) continue;
    return name;
  }
  return undefined;
}

const MAX_ANNOUNCING = 4;
const ANNOUNCED = new RegExp(
  `^(?:[\\p{Lu}\\d][^.!?\\n–—]{2,60}\\s[–—-]{1,2}\\s+)?(?:[Tt]he\\s)?(\\p{Lu}[\\p{L}\\p{M}\\d&'’.-]*(?:\\s(?:plc|[\\p{Lu}\\d&][\\p{L}\\p{M}\\d&'’.-]*|of|and|for|the)){0,7})\\s(?:${cue("announces")})(?!\\p{L})`,
  "u",
);

/** "Lehrstuhl für Wasserbau": a chair that somebody holds, not an organisation. */
const CHAIR = new RegExp(`^(?:${cue("professors chairs")})(?!\\p{L})`, "iu");

/** What comes before the first punctuation mark or verb of a footer. */
const SIGNED = new RegExp(
  `^(?:©\\s*|\\(c\\)\\s*|(?:${cue("copyright")})\\s+)*(?:(?:19|20)\\d\\d(?:[–-](?:19|20)?\\d\\d)?\\s+)?(\\p{Lu}[\\p{L}\\p{M}\\d&+'’ -]{2,60}?(?:\\s(?:${cue("legal forms of a signer")})\\.?)?)(?=\\s*(?:[.,;|·•—–/>(]|\\s-\\s|$)|\\s(?:${cue("behind a signer")})(?!\\p{L}))`,
  "iu",
);

/** Whether its title or a heading says that it shows an organisation's own people. */
export function isOfStaff(blocks: readonly Block[]): boolean {
  return blocks.some(
    ({ kind, text, zone }) =>
      (kind === "title" && !NO_ORGANISATION.test(text) && STAFF.test(text)) ||
      (kind === "heading" && zone === "main" && text.length < 60 && STAFF.test(text)),
  );
}

const STAFF_ONLY = new RegExp(`^(?:the\\s)?${STAFF.source}$`, "iu");
