import { FIELD } from "./head.ts";
import { cue } from "../languages/cues.ts";
import { isCompanyName, isInstitution, isJobTitle, isSchoolName } from "../people/naming.ts";
import { commonSexOf } from "../../names/given-names.ts";
import type { Block } from "./block.ts";
import { isPlace } from "./part-kinds.ts";
import { UNIT } from "./subunit.ts";
import { chapterOf } from "./chapters.ts";
import { isSentence } from "./entries.ts";
import { namingIn, personIn, type Sought } from "./named.ts";
import { splitOutsideBrackets, wholeOf } from "./pieces.ts";
import { ownerOfSite } from "./whole-body.ts";

/**
 * The organisation whose page it is: a part of the page's title that also appears in its frame (logo, footer), has a
 * word of organisations' names, or stands beside a word for its people. If the title does not say, it is the
 * organisation that signs the footer of a page of staff. Events and newspapers do not employ the people they show.
 *
 * @param site the site's organisation according to its metadata: the name it goes by, where the title has it too
 */
export function organisationOf(blocks: readonly Block[], sought: Sought, site: string | undefined): string | undefined {
  const title = blocks.find(({ kind }) => kind === "title");
  const found = title !== undefined && isOfEvent(title) ? undefined : organisationWritten(title, blocks, sought);
  if (site === undefined) return found;
  const isInTitle = title !== undefined && partsOfTitle(title).includes(site);
  return found === undefined ? (isOfStaff(blocks) ? site : undefined) : isInTitle ? site : found;
}

function organisationWritten(title: Block | undefined, blocks: readonly Block[], sought: Sought): string | undefined {
  const inTitle = title && organisationInTitle(title, blocks, sought);
  return (
    (inTitle && ownerOfSite(inTitle)) ??
    signedBy(blocks, sought) ??
    announcing(blocks, sought) ??
    (title === undefined ? organisationAbove(blocks, sought) : undefined)
  );
}

/** Parts of a page title that name a section of the site, or an event. */
const NO_ORGANISATION = new RegExp(`(?<!\\p{L})(?:${cue("no organisation")})(?!\\p{L})|(?:19|20)\\d\\d`, "iu");
/** Parts of a page title, and headings, that say that the people on the page are the organisation's own. */
const STAFF = new RegExp(`(?<!\\p{L})(?:${cue("staff")})(?!\\p{L})`, "iu");

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
  const heads = parts.filter((part) => isLogo(part, blocks));
  const known = parts.filter(
    (part) =>
      !CHAIR.test(part) &&
      (namesOrganisation(part, sought) || (heads.includes(part) && isSigner(part, blocks, sought))) &&
      // "The bookshop | The Salt Page": beside the site's own name, a part that its menu has is one of its pages.
      (heads.length === 0 || heads.includes(part) || !isMenuItem(part, blocks)),
  );
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

/** Whether the site is headed with the words, outside its menus: in its frame, or above the page's heading. */
function isLogo(part: string, blocks: readonly Block[]): boolean {
  const heading = blocks.findIndex(({ level }) => level === 1);
  return blocks.some(
    ({ zone, kind, text }, at) =>
      text === part && kind !== "item" && kind !== "title" && (zone === "frame" || at < heading),
  );
}

function isMenuItem(part: string, blocks: readonly Block[]): boolean {
  return blocks.some(({ zone, kind, text }) => zone === "frame" && kind === "item" && text === part);
}

/**
 * "La Page Salée", "Pracownia Holt": what the footer begins with too is the name of whose site it is, whether it sounds
 * like a post or ends in the person's surname. "Anna Holt" is somebody, as is the person alone.
 */
function isSigner(part: string, blocks: readonly Block[], sought: Sought): boolean {
  const isSigned = blocks.some(
    ({ zone, kind, text }) =>
      zone === "frame" && kind !== "item" && text !== part && text.replace(COPYRIGHT, "").startsWith(part),
  );
  const naming = namingIn(part, sought)?.naming;
  const [first = "", ...more] = part.split(/\s+/u);
  return (
    isSigned &&
    more.length > 0 &&
    (naming === undefined || (naming === "family" && first.length > MAX_ADDRESS)) &&
    commonSexOf(part) === null &&
    personIn(part)?.titled !== true
  );
}

const COPYRIGHT = new RegExp(`^(?:©\\s*|(?:${cue("copyright")})\\s+)*(?:(?:19|20)\\d\\d\\s+)?`, "iu");
/** The most letters of a form of address before a surname. */
const MAX_ADDRESS = 6;

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
    NAMES_SOMETHING.test(part) &&
    !isOfPersonAlone(part, sought) &&
    !STAFF_ONLY.test(part) &&
    chapterOf(part) === undefined &&
    !isPlace({ text: part }) &&
    !(isJobTitle(part) && !isCompanyName(part) && !isSchoolName(part))
  );
}

/** Not the number of a register, and not "violoncello": in scripts with capitals, a name has one. */
const NAMES_SOMETHING = /\p{Lu}|\p{Lo}{2}/u;

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
    if (!isImprint || kind === "title" || kind === "item" || text.length > 200 || MADE_BY.test(text)) continue;
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

/** "Site designed by Studio Holt": the makers of the website are not whose site it is. */
const MADE_BY = new RegExp(`^(?:${cue("credits a maker of sites")})(?!\\p{L})`, "iu");

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
