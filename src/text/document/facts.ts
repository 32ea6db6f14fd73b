import { cue, cueIn } from "../languages/cues.ts";
import { languageFor } from "../languages/languages.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { isJobTitle, isSchoolName } from "../people/naming.ts";
import { entriesOf, isSentence } from "./entries.ts";
import { schoolingOf } from "./schooling.ts";
import { chapterOf, type LabelFact, isCareerChapter, isFact } from "./chapters.ts";
import { isLanguage } from "./lists.ts";
import { namingIn, type Sought } from "./named.ts";
import { type Block, sliceOf } from "./block.ts";
import { isPlace } from "./part-kinds.ts";
import type { PlacedBlock } from "./parts.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, trimmed, wholeOf } from "./pieces.ts";
import { townIn } from "./places.ts";
import { tell, type Told } from "./told.ts";

/** A fact with its value: "Sex: Female", "Fecha de nacimiento 07/12/1987", a definition's term and description. */
export interface LabelledFact {
  readonly fact: LabelFact;
  readonly value: Piece;
}

export function factsIn(blocks: readonly PlacedBlock[]): LabelledFact[] {
  return blocks.flatMap((placed, at) => {
    const { block } = placed;
    const label = block.label && chapterOf(block.label.text);
    if (label !== undefined) return isFact(label) ? [{ fact: label, value: wholeOf(block) }] : [];
    const heading = headingOver(placed, blocks[at - 1]);
    if (heading !== undefined) return [{ fact: heading, value: wholeOf(block) }];
    if (block.text.length > MAX_FACT_LINE_LENGTH) return [];
    const cells =
      block.cells?.map(({ from, to }) => pieceOf(block, from, to)) ??
      splitOutsideBrackets(wholeOf(block), /(?:(?<!\s)\s+)?[|·•]\s+/gu);
    const paired =
      block.cells !== undefined && cells.length === 2 && cells[0] && cells[1] ? pairOf(cells[0], cells[1]) : undefined;
    return paired === undefined ? cells.flatMap((cell) => factIn(cell) ?? []) : [paired];
  });
}

const MAX_FACT_LINE_LENGTH = 240;

/** "Born: 1970", "tel. 0191 496 0455": a line that states one fact about somebody. */
export function isFactLine(block: Block): boolean {
  return block.text.length <= MAX_FACT_LINE_LENGTH && factIn(wholeOf(block)) !== undefined;
}

/** "Born 12 March 1989 in Porto": nothing of the list that it ends. */
export function isBirthLine(block: Block): boolean {
  if (block.label !== undefined || block.cells !== undefined || block.text.length > MAX_FACT_LINE_LENGTH) return false;
  const stated = factIn(wholeOf(block));
  return stated?.fact === "birth" && /^(?:\p{L}{1,9}\.?\s)?\d/u.test(stated.value.text);
}

/** "NATIONALITY" as a heading, with its value on the only line under it. */
function headingOver({ block, chapter, under }: PlacedBlock, before: PlacedBlock | undefined): LabelFact | undefined {
  const isValue = block.kind !== "heading" && under !== undefined && before?.block === under;
  return isValue && chapter !== undefined && UNDER_HEADINGS.has(chapter) ? (chapter as LabelFact) : undefined;
}

const UNDER_HEADINGS: ReadonlySet<string> = new Set<LabelFact>([
  "birth",
  "birthPlace",
  "location",
  "nationality",
  "gender",
]);

function pairOf(label: Piece, value: Piece): LabelledFact | undefined {
  const fact = chapterOf(label.text);
  return fact !== undefined && isFact(fact) ? { fact, value } : undefined;
}

/** "Nacionalidad Española", "Born: 1970": a label of up to four words with something after it. */
function factIn(cell: Piece): LabelledFact | undefined {
  const colon = /^([^:：]{1,40})[:：]\s*(?=\S)/u.exec(cell.text);
  const ends =
    colon !== null
      ? [colon[0].length]
      : [...cell.text.matchAll(/\s+/gu)]
          .slice(0, 4)
          .map((match) => match.index + match[0].length)
          .reverse();
  for (const end of ends) {
    const words = cell.text.slice(0, end);
    const fact = chapterOf(words);
    if (fact === undefined || !isFact(fact) || /\d/u.test(words)) continue;
    // Without a colon, a one-letter word is not a label, and an uncapitalised word belongs to a sentence.
    const isBare = colon === null && (words.trim().length < 3 || !STANDALONE.has(fact));
    // "Née à Valbrume en 1979, Ada Example est …" says more than its first word labels.
    if (colon === null && isSentence(cell.text)) continue;
    if (isBare || (colon === null && !/^[\p{Lu}\p{Lo}]/u.test(words) && !/^[+(\d]/u.test(cell.text.slice(end))))
      continue;
    const value = trimmed(pieceOf(cell.block, cell.from + end, cell.to));
    return value === undefined ? undefined : { fact, value };
  }
  return undefined;
}

const STANDALONE: ReadonlySet<LabelFact> = new Set<LabelFact>([
  "birth",
  "birthPlace",
  "nationality",
  "gender",
  "phone",
  "email",
]);

/** The claims that labelled facts make about the person. */
export function tellFacts(facts: readonly LabelledFact[], regionFor: RegionOfNumber): Told[] {
  return facts.flatMap(({ fact, value }): Told[] => {
    switch (fact) {
      case "birth":
        return tellBirth(value);
      case "birthPlace":
        return tellPlace("birthPlace", value);
      case "location":
        return tellPlace("location", value);
      case "nationality":
        return isShort(value, 40) && !/\d/u.test(value.text) ? [tell("nationality", value.text, [value])] : [];
      case "gender": {
        const gender = genderOf(value.text);
        return gender === undefined ? [] : [tell("gender", gender, [value])];
      }
      case "phone":
        return tellPhone(value, regionFor);
      case "spouse": {
        // "Tom Sample (m. 2009)": the year of the marriage follows the name; "(div. 2015)" means that it is over.
        const [, written = "", since = ""] = /^([^()]+)(?:\(([^()]*)\))?$/u.exec(value.text) ?? [];
        const name = written.trimEnd();
        return /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,3}$/u.test(name) && !ENDED.test(since)
          ? [tell("spouse", name, [value])]
          : [];
      }
      case "schoolName":
        return tellSchool(facts, value);
      default:
        return [];
    }
  });
}

/** A marriage that is over, as in tables beside articles: divorced, widowed, "2001–2010". */
const ENDED = new RegExp(`(?<!\\p{L})(?:${cue("marriage over in a table")})|\\d{4}\\s?[–-]\\s?\\d{4}`, "iu");

/** "Alma mater: University of Maps (LLB)". With a degree or time beside it, it is an entry, which is read elsewhere. */
function tellSchool(facts: readonly LabelledFact[], value: Piece): Told[] {
  if (facts.some(({ fact }) => fact === "degree" || fact === "period")) return [];
  const [, written = "", degree] = /^([^()]+)(?:\(([^()\d]{2,40})\))?$/u.exec(value.text) ?? [];
  const school = written.trimEnd();
  // "BSc in Maps, University of Maps, 2014" is an entry of a chapter.
  if (/,\s/u.test(school) && findPeriod(value.text) !== undefined) return schoolingOf(entriesOf([value.block]));
  if (school.length > MAX_SCHOOL_LENGTH || !isSchoolName(school)) return [];
  return [tell("education", { ...(degree !== undefined && { degree }), school }, [value])];
}

const MAX_SCHOOL_LENGTH = 80;

function isShort({ text }: Piece, most: number): boolean {
  return text.length > 1 && text.length <= most;
}

/**
 * An ambiguous date ("07/12/1987") is reduced to its year if the label is English, because Americans write the month
 * first.
 */
function tellBirth(value: Piece): Told[] {
  const date = birthDateIn(value.text, !ENGLISH_BIRTH.test(value.block.label?.text ?? value.block.text));
  // The place is on a line of its own.
  if (date === undefined) return value.block.label === undefined ? [] : tellPlace("birthPlace", value);
  const told = [tell("birthDate", date.value, [value])];
  const behind = trimmed(pieceOf(value.block, value.from + date.to, value.to));
  const place = behind && BIRTHPLACE.exec(behind.text)?.[1];
  if (place) told.push(tell("birthPlace", place, [value]));
  return told;
}

const ENGLISH_BIRTH = new RegExp(cueIn("en", "birth labels"), "iu");

/** "Née en 1982, mariée", "geboren am 7.9.1979", "* 1.3.1961", "Jg. 1985": a birth told by a line without a label. */
export function birthIn(blocks: readonly PlacedBlock[]): Told[] {
  for (const { block } of blocks) {
    if (block.text.length > MAX_FACT_LINE_LENGTH) continue;
    // A star at the beginning of a line looks like the mark of a list.
    const mark = block.kind === "item" && DAY_ALONE.test(block.text) ? /^/u.exec(block.text) : BORN.exec(block.text);
    if (mark === null) continue;
    const start = mark.index + mark[0].length;
    // "* 2. April 1939 † 11. März 2025"
    const [written = ""] = block.text.slice(start, start + MAX_DATE_LENGTH).split(/[†✝]/u, 1);
    const date = birthDateIn(written, true);
    if (date !== undefined) return [tell("birthDate", date.value, [pieceOf(block, mark.index, start + date.to)])];
  }
  return [];
}

const BORN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${cue("born beside a name")})\\s(?:(?:${cue("on a day")})\\s)?|(?:${cue("born in a year")})\\s|[*°]\\s?)(?=\\d)`,
  "iu",
);
const DAY_ALONE = /^\d{1,2}\.\s?(?:\d{1,2}\.\s?(?:19|20)\d\d$|(?:\d{1,2}\.|\p{L}{3,9})\s?(?:19|20)\d\d\s*[†✝])/u;
/** In UTF-16 units. */
const MAX_DATE_LENGTH = 30;

function birthDateIn(text: string, isDayFirst: boolean): { readonly value: string; readonly to: number } | undefined {
  const numeric = /(?<!\d)(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?((?:19|20)\d\d)(?!\d)/u.exec(text);
  if (numeric !== null) {
    const [whole, day = "", month = "", year = ""] = numeric;
    const certain = Number(day) > 12 || whole.includes(".") || isDayFirst;
    const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    return { value: certain && isPartialDate(date) ? date : year, to: numeric.index + whole.length };
  }
  const iso = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/u.exec(text);
  if (iso !== null && isPartialDate(iso[0])) return { value: iso[0], to: iso.index + iso[0].length };
  const period = findPeriod(text);
  if (period?.end === undefined || !period.single) return undefined;
  const written = text.slice(period.from, period.to);
  const day =
    DAY.exec(written)
      ?.slice(1)
      .find((each) => each !== undefined) ?? DAY_BEHIND.exec(text.slice(period.to))?.[1];
  const date = period.end.length === 7 ? `${period.end}-${(day ?? "").padStart(2, "0")}` : "";
  return { value: isPartialDate(date) ? date : period.end, to: period.to };
}

/** The town of the person's address: from their contact lines, and from those at the head of a document. */
export function townsIn(blocks: readonly PlacedBlock[], atHead: ReadonlySet<unknown>, sought: Sought): Told[] {
  for (const { block, chapter } of blocks) {
    const label = block.label && chapterOf(block.label.text);
    const isElse =
      (label !== undefined && label !== "location" && label !== "contact") ||
      CONSTITUENCY.test(block.label?.text.trim() ?? "");
    const left = withoutName(block, sought);
    const isTop = (atHead.has(block) || left !== block) && !isElse && !isCareerChapter(chapter);
    const isContact = chapter === "contact" || chapter === "location" || isTop;
    const town =
      isContact && block.text.length <= MAX_FACT_LINE_LENGTH && !isSentence(block.text) && !isOfColleague(block, sought)
        ? townIn(left, isLineOfContacts(block.text) ? (part) => namingIn(part, sought) === undefined : undefined)
        : undefined;
    if (town !== undefined && !isDateline(town, block)) return [tell("location", town.text, [town])];
  }
  return [];
}

/** "Otto Brandt, Partner, Corfield": the contact line of somebody else, with their post. */
function isOfColleague({ text }: Block, sought: Sought): boolean {
  const [name = "", post = ""] = text.split(", ", 2);
  const isName = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}$/u.test(name) && !isPlace({ text: name });
  return isName && isJobTitle(post) && namingIn(text, sought) === undefined;
}

/** "Benguela – Whoever takes the train at seven …": the dateline of a newspaper article. */
function isDateline(town: Piece, { text }: Block): boolean {
  return text.startsWith(town.text) && /^(?:,[^–—-]{0,40})?\s?[–—-]\s?\p{Lu}.{20}/u.test(text.slice(town.text.length));
}

/** Before a place that somebody represents, which is not their home: "Circunscripción: Alcañiz". */
const CONSTITUENCY = new RegExp(`^(?:${cue("constituencies")})\\s*:?$`, "iu");

/** "Ada Example, Leeds. Tel …": without the person's name and the comma after it. */
function withoutName(block: Block, sought: Sought): Block {
  const named = namingIn(block.text, sought);
  const end =
    named?.naming === "full" && named.place.from === 0
      ? /^,\s(?:(?:19|20)\d\d,\s)?/u.exec(block.text.slice(named.place.to))
      : null;
  const start = named === undefined || end === null ? 0 : named.place.to + end[0].length;
  return start === 0 ? block : { ...block, ...sliceOf(block, start, block.text.length) };
}

/**
 * A line with an e-mail address or phone number and something beside it, but not a byline with its date, or a line of
 * years.
 */
function isLineOfContacts(text: string): boolean {
  return /\S@\S|(?:^|\s|[|·•(])\+?\(?\d[\d\s()./-]{7,}/u.test(text.replaceAll(DAY_OR_YEARS, ""));
}

/** "2025-03-12", "12.03.2025", "2015 - 2020" */
const DAY_OR_YEARS =
  /(?<![\d-])(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d|(?:19|20)\d\d\s?[-/]\s?(?:19|20)\d\d)(?![\d-])/gu;

/** The town of an address or of "Cambridge, Waikato": neither a number nor a street. */
function tellPlace(property: "location" | "birthPlace", value: Piece): Told[] {
  const town = /\d/u.test(value.text) ? townIn(value.block) : undefined;
  if (town !== undefined && property === "location") return [tell("location", town.text, [town])];
  if (value.text.length > MAX_FACT_LINE_LENGTH) return [];
  const place = value.text.replace(/(?:(?<!\s)\s+)?\([^)]{0,400}\)\s*$/u, "");
  const isPlaceName =
    place.length >= 2 &&
    place.length <= 60 &&
    !/[\d@]/u.test(place) &&
    /^[\p{Lu}\p{Lo}]/u.test(place) &&
    place.split(/\s+/u).length <= 6;
  return isPlaceName && !isLanguage(place) ? [tell(property, place, [value])] : [];
}

/** Behind a month: "1990 m. gruodžio 1 d.", "1985 04 11". */
const DAY_BEHIND = /^[\s.]{1,2}(\d{1,2})(?:\s?d\.?)?(?=\s*$|[,;(]|\s\p{L})/u;

const FEMALE = new RegExp(`^(?:${cue("female")})$`, "iu");
const MALE = new RegExp(`^(?:${cue("male")})$`, "iu");

export function genderOf(word: string): "female" | "male" | undefined {
  const text = word.trim();
  return FEMALE.test(text) ? "female" : MALE.test(text) ? "male" : undefined;
}

/** The country (ISO 3166-1) for numbers without a country code; `undefined` if unknown. */
export type RegionOfNumber = (number: string) => string | undefined;

export const PHONE = /(?<![\p{L}\d/.-])(?:\+|00)?\(?\+?\d[\d\s()./–-]{6,24}\d(?![\d@])/gu;

function tellPhone(value: Piece, regionFor: RegionOfNumber): Told[] {
  for (const match of value.text.matchAll(PHONE)) {
    const phone = normalizeIdentifier("phone", match[0].replace(/\(0\)/u, ""), regionFor(match[0]));
    if (phone !== null)
      return [
        tell("phone", phone.value, [
          pieceOf(value.block, value.from + match.index, value.from + match.index + match[0].length),
        ]),
      ];
  }
  return [];
}

/**
 * The country in which national numbers are read: that of the page's language tag, or of a language spoken in one
 * country.
 */
export function regionOf(lang: string | undefined): string | undefined {
  const tagged = /^[a-z]{2,3}(?:[-_]\p{L}{4})?[-_]([A-Z]{2})$/u.exec(lang ?? "")?.[1];
  return tagged ?? languageFor(lang?.toLowerCase().split(/[-_]/u)[0] ?? "")?.country;
}

const BIRTHPLACE = new RegExp(
  `^(?:${cue("before a birthplace")}|,)?\\s*(\\p{Lu}[\\p{L}'’ -]{2,40}(?:,\\s\\p{Lu}[\\p{L}'’ -]{2,30})?)$`,
  "u",
);

const DAY = new RegExp(`(?:月\\s?(\\d{1,2})\\s?日|^(\\d{1,2})(?:${cue("day endings")}|\\.|\\s))`, "u");
