import { leftOut, type LeftOut } from "../left-out.ts";
import { cue } from "../../text/languages/cues.ts";
import { splitBirthName } from "../../names/birth-name.ts";
import { isTwiceEncoded, NOT_DECODED, TWICE_ENCODED } from "../letters.ts";
import type { ImportedPerson } from "../person.ts";
import { isFormula, listOf, NOTHING_BUT_A_NAME, readCell, readDate, regionOf } from "./cells.ts";
import type { Column } from "./columns.ts";
import { isOfEarlier, isPostAndFirm, plainTitle, titleField } from "./titles.ts";
import { internationalPhone, isPhoneNumber, isRounded, phonesAmong, splitEmails } from "./row-contacts.ts";
import type { Field } from "./fields.ts";
import { type GenderLetters, readGender } from "./gender.ts";
import { postNumber } from "./numbered.ts";
import { readLinks } from "./row-links.ts";
import { readNames, surnameOf } from "./row-names.ts";
import { placeOf, type SaidCell } from "./row-place.ts";
import { isFirm } from "./sections.ts";
import { isReadPeriod, type One, opt, readPositions, readSchools, shortTitle } from "./row-work.ts";

/** How the cells of one table are read. */
export interface RowReading {
  readonly columns: readonly Column[];
  readonly dayOrder: "day" | "month" | undefined;
  /** The calling code that all the numbers with a country code in its phone columns begin with. */
  readonly callingCode: string | undefined;
  /** The country of phone numbers in rows that name none. */
  readonly region: string | undefined;
  /** Most names in the table are written in capitals. */
  readonly hasCapitals: boolean;
  readonly genders: GenderLetters;
}

export type RowPerson =
  | {
      readonly person: ImportedPerson;
      readonly id: string | undefined;
      /** Why cells were left out. */
      readonly cellsLeftOut: readonly LeftOut[];
    }
  | LeftOut;

const NO_NAME = leftOut("noName");
const FIRM = leftOut("firm");
export const HEADING = leftOut("heading");
/** It is unclear which of the two the rest of the row is about. */
const FORMULA_NAME = leftOut("formulaName");
const SEVERAL_NAMES = leftOut("severalNames");
const NO_PERSON = leftOut("noPerson");

/** The person in a row, or why there is none. The reason never quotes the row. */
export function readRow(
  cells: readonly string[],
  { columns, dayOrder, callingCode, region: home, hasCapitals, genders }: RowReading,
): RowPerson {
  const values = new Map<Field, string[]>();
  const numbered = new Map<number, Map<Field, string[]>>();
  const said: SaidCell[] = [];
  const formulas: LeftOut[] = [];
  for (const [at, { field, title }] of inOrder(columns)) {
    if (field !== "ignore" && isFormula(cells[at] ?? "")) {
      // Without a part of it, a name is another one.
      if (OF_NAMES.includes(field)) return FORMULA_NAME;
      formulas.push(leftOut("formula", shortTitle(title)));
      continue;
    }
    const value = field === "ignore" ? "" : readCell(cells[at] ?? "");
    if (value === "" || (!OF_NAMES.includes(field) && NOTHING_BUT_A_NAME.test(value))) continue;
    if (value.includes("\uFFFD")) return NOT_DECODED;
    // Half of a garbled letter may be a sign that is not of the name, and go: the "©" of "RenÃ©".
    if (OF_NAMES.includes(field) && isTwiceEncoded(value)) return TWICE_ENCODED;
    if (value.includes("\0")) return leftOut("nul");
    const isLinked = field === "company" && isAssociated(title);
    const label = field === "website" ? labelOf(title, columns, cells) : undefined;
    for (const each of splitPost({
      field,
      title,
      value: isLinked ? value.replace(RECORD_ID, "") : value,
      ...(label && { label }),
    })) {
      values.set(each.field, [...(values.get(each.field) ?? []), each.value]);
      said.push(each);
      const number = groupNumber(each.field, title);
      const group = numbered.get(number) ?? new Map<Field, string[]>();
      numbered.set(number, group.set(each.field, [...(group.get(each.field) ?? []), each.value]));
    }
  }
  const one = (field: Field): string | undefined => values.get(field)?.[0];
  const many = (field: Field): readonly string[] => [...new Set((values.get(field) ?? []).flatMap(listOf))];
  const written = readNames(one, surnameOf(said));
  if (written === undefined) return NO_NAME;
  const { name: fullName, atBirth } = splitBirthName(written.fullName);
  const names = { ...written, fullName };
  if (isHeading(values, columns) || isSum(names.fullName, values)) return NO_NAME;
  if (said.length === 1 && namesUnit(names.fullName, hasCapitals)) return HEADING;
  if (isFirmIn(names.fullName, one("company"))) return FIRM;
  if (isSeveral(names.fullName, one)) return SEVERAL_NAMES;
  if (isDesk(names.fullName)) return NO_PERSON;
  const gender = one("gender");
  const birthDate = readBirth(said, dayOrder);
  const region = regionOf(one("country") ?? "") ?? home;
  const links = readLinks(names.fullName, said, many, one);
  const cellsLeftOut = [...formulas, ...listUnusable(said, birthDate, dayOrder), ...links.cellsLeftOut];
  return {
    id: one("id"),
    cellsLeftOut,
    person: {
      ...names,
      aliases: [...many("alias"), ...(atBirth === undefined ? [] : [atBirth])].filter((alias) => alias !== fullName),
      ...(birthDate && { birthDate }),
      ...opt("gender", gender === undefined ? undefined : readGender(gender, genders)),
      nationalities: many("nationality").flatMap(splitCommas),
      ...opt("location", placeOf(said)),
      ...opt("headline", one("headline")),
      ...opt("industry", one("industry")),
      ...opt("biography", one("biography")),
      ...opt("picture", one("picture")),
      emails: splitEmails(many("email")),
      phones: [...many("phone"), ...phonesAmong(many("email"))]
        .filter((phone) => isPhoneNumber(phone) && !isRounded(phone))
        .flatMap((phone) => internationalPhone(phone, region, callingCode)),
      ...links.own,
      positions: readPositions(one, numbered, dayOrder, links.companyUrl),
      education: readSchools(numbered, dayOrder),
      skills: [
        ...new Set(
          many("skills")
            .flatMap(splitCommas)
            .map((skill) => skill.replace(ENDORSED, "")),
        ),
      ],
      languages: many("language").flatMap(splitCommas).map(readLanguage),
      interests: many("interests").flatMap(splitCommas),
      awards: many("awards").flatMap(splitCommas),
    },
  };
}

/** The columns with their places; a firm's record that a person is linked to comes after the name in a column of its own. */
function inOrder(columns: readonly Column[]): readonly (readonly [number, Column])[] {
  const isLast = ({ field, title }: Column) => Number(field === "company" && isAssociated(title));
  return [...columns.entries()].toSorted(([, one], [, other]) => isLast(one) - isLast(other));
}

/** HubSpot's "Associated Company", "Primary Associated Company". */
function isAssociated(title: string): boolean {
  return /\bassociated\b/u.test(plainTitle(title));
}

/** `Prisma Glas AG (88771)`: the firm's record. */
const RECORD_ID = /\s\(\d{4,20}\)$/u;

/** What an address book calls a value, in the column beside it: "Website 1 - Label" of "Website 1 - Value". */
function labelOf(title: string, columns: readonly Column[], cells: readonly string[]): string | undefined {
  const beside = title.replace(/\bValue\s*$/i, "Label");
  return beside === title ? undefined : cells[columns.findIndex((column) => column.title === beside)];
}

/**
 * Whether a row is not about a person: a repeated head, or a heading or total among the rows ("Department North",
 * "Total 3") in the forename's place, with no surname and nothing else.
 */
function isHeading(values: ReadonlyMap<Field, readonly string[]>, columns: readonly Column[]): boolean {
  const said = [...values.values()].flat();
  if (said.length > 1 && said.every((value) => titleField(value) !== undefined)) return true;
  const hasBoth = NAME_PARTS.every((part) => columns.some(({ field }) => field === part));
  const last = values.get("lastName")?.[0] ?? "";
  return hasBoth && !/\p{L}/u.test(last) && [...values.keys()].every((field) => NAME_PARTS.includes(field));
}

/**
 * Whether a single cell in a row is a heading: "SALES DEPARTMENT", "Team Nord", "Engineering". A single word with
 * nothing else identifies nobody, and neither does a name in capitals if the others are not written like that.
 */
function namesUnit(name: string, hasCapitals: boolean): boolean {
  const words = name.split(/\s+/u);
  const isLoud = !hasCapitals && name === name.toUpperCase() && name !== name.toLowerCase();
  return isLoud || words.length === 1 || words.some((word) => UNITS.test(word.replace(/[:.]$/u, "")));
}

const UNITS = new RegExp(`^(?:${cue("units of staff")})$`, "iu");

/** A firm's name in the place of a person's, with its words in any order: "Sp. z o.o. Globex" of "Globex Sp. z o.o.". */
function isFirmIn(fullName: string, company: string | undefined): boolean {
  const sorted = (name: string) => name.toLowerCase().split(/\s+/u).sort().join(" ");
  return company !== undefined && isFirm(company) && sorted(fullName) === sorted(company);
}

/** "TOTAL" in the place of a name, with nothing in the row that identifies anybody. */
function isSum(fullName: string, values: ReadonlyMap<Field, readonly string[]>): boolean {
  return SUM.test(fullName) && !KNOWN_BY.some((field) => values.has(field));
}

/**
 * "Olga & Peter Hansen", "Anna Berg und Jan Holt", "Halm, Odo / Ines": "&", "/" or a word for "and", with a name on each side; "Mr & Mrs
 * Halm"; "Familie Halm".
 */
function isSeveral(fullName: string, one: One): boolean {
  if ([fullName, one("fullName"), one("firstName")].some((name) => name !== undefined && COUPLE.test(name)))
    return true;
  if (FAMILY.test(fullName)) return true;
  const parts = fullName.split(COUPLED).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => /^\p{Lu}\p{L}/u.test(part) && !OF_A_FIRM.test(part));
}

/** "Info Desk", "Customer Service": nothing but words for who answers a mailbox. */
function isDesk(fullName: string): boolean {
  const words = fullName.split(/[\s-]+/u);
  return words.length > 1 && words.every((word) => DESK.test(word));
}

const DESK = new RegExp(`^(?:${cue("words of a desk")})$`, "iu");
const SALUTATION = `(?:${cue("titles of men")}|${cue("titles of women")}|${cue("titles in tables")})\\.?`;
/** "Mr & Mrs", "Herr und Frau". */
const COUPLE = new RegExp(
  `(?:^|,\\s?)${SALUTATION}\\s(?:&|\\+|/|${cue("joins a couple")})\\s${SALUTATION}(?:\\s|$)`,
  "u",
);
const FAMILY = new RegExp(
  `^(?:${cue("family before a name")})\\s\\p{L}|\\p{L}\\s(?:${cue("family behind a name")})$`,
  "u",
);

/** What may follow the "and" in the name of a firm. */
const OF_A_FIRM = new RegExp(`^(?:${cue("partners of a firm")})\\b`, "i");

const COUPLED = new RegExp(`\\s[&+/]\\s|\\s(?:${cue("joins a couple")})\\s`, "u");

const SUM = new RegExp(
  `^(?:${cue("totals")}|${cue("sums")})(?:\\s\\p{Ll}{1,20}){0,2}\\s*:\\s*\\d+$|^(?:${cue("totals")})\\s*(?::\\s*\\d*|\\d+)?$|^(?:${cue("sums")})\\s*:?$`,
  "iu",
);
const KNOWN_BY: readonly Field[] = ["email", "phone", "profile", "company", "title"];

/** "Sommelier, The Tin Lantern" under "Role / Organisation": a post and where it is held. */
function splitPost(cell: SaidCell): readonly SaidCell[] {
  const { field, title, value } = cell;
  const isWritten = field === "title" && /\S\s@\s\p{Lu}/u.test(value);
  if ((field !== "company" && field !== "title") || !(isWritten || isPostAndFirm(title))) return [cell];
  const [, post, firm] = POST_THEN_FIRM.exec(value) ?? [];
  if (post === undefined || firm === undefined) return [cell];
  return [
    { field: "title", title, value: post.trim() },
    { field: "company", title, value: firm.trim() },
  ];
}

const POST_THEN_FIRM = new RegExp(
  `^([^,@|–—]{2,100}?)(?:,\\s|\\s(?:[-–—|@/]|${cue("joins a post to its firm")})\\s)(\\S.*)$`,
  "u",
);
/** Earlier schools come after the latest one: "Previous school". */
function groupNumber(field: Field, title: string): number {
  return postNumber(title) + (OF_SCHOOLS.includes(field) && isOfEarlier(title) ? EARLIER_SCHOOLS : 0);
}

const OF_SCHOOLS: readonly Field[] = ["school", "degree", "schoolFrom", "schoolTo"];
/** No table has numbers this high. */
const EARLIER_SCHOOLS = 10_000;

const NAME_PARTS: readonly Field[] = ["firstName", "lastName"];
const OF_NAMES: readonly Field[] = ["fullName", "middleName", "alias", ...NAME_PARTS];

/** A date of birth, in one column, or in separate ones for year, month and day. */
function readBirth(said: readonly SaidCell[], dayOrder: "day" | "month" | undefined): string | undefined {
  const cells = said.filter(({ field }) => field === "birthDate");
  const part = (title: RegExp) => cells.find((cell) => title.test(plainTitle(cell.title)))?.value;
  const [year, month, day] = [part(BIRTH_YEAR), part(/^birth month$/), part(/^birth day$/)];
  const parted = [year, ...(month === undefined ? [] : [month, ...(day === undefined ? [] : [day])])].join("/");
  const whole = cells.flatMap(
    ({ value }) => readDate(value, dayOrder) ?? readDate(dateBehindPlace(value), dayOrder) ?? [],
  );
  return (year === undefined ? undefined : readDate(parted, dayOrder)) ?? whole[0];
}

/** "Lucca, 14/02/1951": where and when. */
function dateBehindPlace(value: string): string {
  return /^\p{Lu}[\p{L} .'’-]{1,40},?\s+(\d{1,2}[./-]\d{1,2}[./-]\d{4})$/u.exec(value)?.[1] ?? "";
}

function isPartOfDate(title: string): boolean {
  return BIRTH_YEAR.test(plainTitle(title)) || /^birth (?:month|day)$/.test(plainTitle(title));
}

const BIRTH_YEAR = /^(?:birth year|year of birth)$/;

/** Fields of periods: without a date in them, nothing is known of when. */
const TIMES: ReadonlySet<Field> = new Set(["since", "until", "previousPeriod"]);

/** What is wrong with cells that cannot be used as written, by column. */
function listUnusable(
  said: readonly SaidCell[],
  birthDate: string | undefined,
  dayOrder: "day" | "month" | undefined,
): readonly LeftOut[] {
  return said.flatMap(({ field, title, value }) => {
    const wrong =
      (field === "email" && splitEmails(listOf(value)).length === 0 && "noEmail") ||
      (field === "phone" && isRounded(value) && "lostDigits") ||
      (field === "phone" && !listOf(value).every(isPhoneNumber) && "noPhone") ||
      (TIMES.has(field) && !isReadPeriod(value, dayOrder) && "noDate") ||
      (field === "birthDate" && birthDate === undefined && !isPartOfDate(title) && "noDate");
    return wrong ? [leftOut(wrong, shortTitle(title))] : [];
  });
}

function splitCommas(cell: string): readonly string[] {
  return cell.split(/(?:(?<!\s)\s+)?,\s*/).filter(Boolean);
}

/** `Glass : 3`: how many others endorsed a skill. */
const ENDORSED = /\s?:\s?\d{1,4}$/;

const SPOKEN = /^([^():–-]{1,39}[^():–\s-])\s?(?:\(([^()]{1,40})\)|(?::|\s[-–])\s([^():]{1,40}))$/u;

/** `German (B1)`, `English - Native`: a language with its level. */
function readLanguage(cell: string): { readonly language: string; readonly proficiency?: string } {
  const [, name = cell, inBrackets, behind] = SPOKEN.exec(cell) ?? [];
  return { language: nameLanguage(name), ...opt("proficiency", inBrackets ?? behind) };
}

/** `de` and `de-AT` as `German`; a name is unchanged. */
function nameLanguage(text: string): string {
  if (!/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(text)) return text;
  return new Intl.DisplayNames(["en"], { type: "language" }).of(text.slice(0, 2).toLowerCase()) ?? text;
}
