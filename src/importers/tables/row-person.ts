import { leftOut, type LeftOut } from "../left-out.ts";
import { cue } from "../../text/languages/cues.ts";
import { splitBirthName } from "../../names/birth-name.ts";
import { NOT_DECODED } from "../letters.ts";
import { findProfileUrl, PLATFORMS, readProfileUrl } from "../../domain/platform.ts";
import { compareNames } from "../../names/compare.ts";
import { isLinkText } from "../link-text.ts";
import { type ImportedPerson, isAccountAddress } from "../person.ts";
import { addressOn, isFormula, listOf, NOTHING_BUT_A_NAME, readCell, readDate, regionOf } from "./cells.ts";
import type { Column } from "./columns.ts";
import { isOfEarlier, isPostAndFirm, plainTitle, titleField } from "./titles.ts";
import { internationalPhone, isPhoneNumber, phonesAmong, splitEmails } from "./row-contacts.ts";
import type { Field } from "./fields.ts";
import { postNumber } from "./numbered.ts";
import { readNames, surnameOf } from "./row-names.ts";
import { placeOf, type SaidCell } from "./row-place.ts";
import { isFirm } from "./sections.ts";
import { type One, opt, readPositions, readSchools, webUrl } from "./row-work.ts";

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

/** The person in a row, or why there is none. The reason never quotes the row. */
export function readRow(
  cells: readonly string[],
  { columns, dayOrder, callingCode, region: home, hasCapitals }: RowReading,
): RowPerson {
  const values = new Map<Field, string[]>();
  const numbered = new Map<number, Map<Field, string[]>>();
  const said: SaidCell[] = [];
  const formulas: LeftOut[] = [];
  for (const [at, { field, title }] of columns.entries()) {
    if (field !== "ignore" && isFormula(cells[at] ?? "")) {
      // Without a part of it, a name is another one.
      if (OF_NAMES.includes(field)) return FORMULA_NAME;
      formulas.push(leftOut("formula", shortTitle(title)));
      continue;
    }
    const value = field === "ignore" ? "" : readCell(cells[at] ?? "");
    if (value === "" || (!OF_NAMES.includes(field) && NOTHING_BUT_A_NAME.test(value))) continue;
    if (value.includes("\uFFFD")) return NOT_DECODED;
    if (value.includes("\0")) return leftOut("nul");
    for (const each of splitPost({ field, title, value })) {
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
  if (isCouple(names.fullName)) return SEVERAL_NAMES;
  const birthDate = readBirth(said, dayOrder);
  const cellsLeftOut = [...formulas, ...listUnusable(said, birthDate)];
  const region = regionOf(one("country") ?? "") ?? home;
  const links = readLinks(names.fullName, said, many, one);
  return {
    id: one("id"),
    cellsLeftOut,
    person: {
      ...names,
      aliases: [...many("alias"), ...(atBirth === undefined ? [] : [atBirth])].filter((alias) => alias !== fullName),
      ...(birthDate && { birthDate }),
      ...opt("gender", one("gender")),
      nationalities: many("nationality").flatMap(splitCommas),
      ...opt("location", placeOf(said)),
      ...opt("headline", one("headline")),
      ...opt("industry", one("industry")),
      ...opt("biography", one("biography")),
      ...opt("picture", one("picture")),
      emails: splitEmails(many("email")),
      phones: [...many("phone"), ...phonesAmong(many("email"))]
        .filter(isPhoneNumber)
        .flatMap((phone) => internationalPhone(phone, region, callingCode)),
      ...links,
      positions: readPositions(one, numbered, dayOrder),
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

/** "Olga & Peter Hansen", "Anna Berg und Jan Holt": "&", or a word for "and", with a name on each side. */
function isCouple(fullName: string): boolean {
  const parts = fullName.split(COUPLED).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => /^\p{Lu}\p{L}/u.test(part) && !OF_A_FIRM.test(part));
}

/** What may follow the "and" in the name of a firm. */
const OF_A_FIRM = new RegExp(`^(?:${cue("partners of a firm")})\\b`, "i");

const COUPLED = new RegExp(`\\s&\\s|\\s\\+\\s|\\s(?:${cue("joins a couple")})\\s`, "u");

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

type Many = (field: Field) => readonly string[];

/** Profiles and pages. A website is the person's if its host contains their name, or if the row has no company. */
function readLinks(
  fullName: string,
  said: readonly SaidCell[],
  many: Many,
  one: One,
): Pick<ImportedPerson, "profiles" | "accounts" | "websites"> {
  const shown = said.flatMap(({ field, title, value }) =>
    field === "profile"
      ? listOf(value)
          .flatMap(splitSpaces)
          .map((cell) => profileIn(cell, title))
      : [],
  );
  const addresses = [
    ...shown,
    ...many("xHandle").map((cell) => addressOn("x.com", cell)),
    ...many("githubHandle").map((cell) => addressOn("github.com", cell)),
    ...many("facebook").map((cell) => addressOn("facebook.com", cell)),
    ...many("instagram").map((cell) => addressOn("instagram.com", cell)),
    ...many("website").flatMap(splitSpaces),
  ];
  const profiles = withoutInternal([...new Set(addresses.filter((address) => readProfileUrl(address) !== null))]);
  const accounts = [...new Set(shown.filter((address) => isAccountAddress(address)))];
  const pages = many("website")
    .flatMap(splitSpaces)
    .filter((address) => readProfileUrl(address) === null);
  const isOwn = (address: string) => one("company") === undefined || bearsName(address, fullName);
  return { profiles, accounts, websites: pages.filter(isOwn).flatMap((address) => webUrl(address) ?? []) };
}

/** Without the URLs that LinkedIn makes from its own IDs for users of Sales Navigator, if there is a public one. */
function withoutInternal(profiles: readonly string[]): readonly string[] {
  const others = profiles.filter((address) => !INTERNAL_ID.test(address));
  return others.some((address) => /linkedin\.com\/in\//i.test(address)) ? others : profiles;
}

const INTERNAL_ID = /linkedin\.com\/in\/AC[a-z]AA[\w-]{4,60}\/?$/i;

/** Turns `ines-calder` under "LinkedIn", or `@ines.calder (Instagram)`, into the profile URL that it stands for. */
function profileIn(cell: string, title: string): string {
  const [, called, site] = /^@?([\p{L}\d._-]{3,100})\s?\((\p{L}{1,12})\)$/u.exec(cell) ?? [];
  const named = PLATFORMS.find((each) => each === site?.toLowerCase());
  if (called !== undefined && named !== undefined) return findProfileUrl(named, called) ?? cell;
  if (/[/:\s]/.test(cell) || isLinkText(cell) || readProfileUrl(cell) !== null) return cell;
  const platform = PLATFORMS.find((each) => plainTitle(title).replaceAll(" ", "").includes(each));
  const handle = cell.replace(/^@/, "");
  const isHandle = platform !== undefined && platform !== "x" && /^[\p{L}\d._-]{3,100}$/u.test(handle);
  return isHandle ? (findProfileUrl(platform, handle) ?? cell) : cell;
}

/** Whether the host of a URL contains a person's name. */
export function bearsName(address: string, fullName: string): boolean {
  const host = URL.parse(webUrl(address) ?? "")?.hostname.replace(/^www\./, "") ?? "";
  const words = host.split(".").slice(0, -1).join(" ").replaceAll("-", " ");
  const last = fullName.split(/\s+/).at(-1)?.toLowerCase() ?? "";
  // "moss.example" belongs to Zephyrine Adekunle-Moss.
  if (last.split("-").some((part) => part.length >= MIN_SURNAME && part === words)) return true;
  return last.length > 2 && (words.includes(last) || compareNames(words, fullName).score >= 0.9);
}

/** In letters: a shorter host is not taken for one of two surnames. */
const MIN_SURNAME = 4;

/** What is wrong with cells that cannot be used as written, by column. */
function listUnusable(said: readonly SaidCell[], birthDate: string | undefined): readonly LeftOut[] {
  return said.flatMap(({ field, title, value }) => {
    const wrong =
      (field === "email" && splitEmails(listOf(value)).length === 0 && "noEmail") ||
      (field === "phone" && !listOf(value).every(isPhoneNumber) && "noPhone") ||
      (field === "birthDate" && birthDate === undefined && !isPartOfDate(title) && "noDate");
    return wrong ? [leftOut(wrong, shortTitle(title))] : [];
  });
}

function shortTitle(title: string): string {
  return title.trim().slice(0, MAX_TITLE_LENGTH).toWellFormed();
}

const MAX_TITLE_LENGTH = 80;

function splitSpaces(cell: string): readonly string[] {
  return cell.split(/(?<![\s,])[\s,]+(?=https?:|www\.)/).map((part) => part.trim());
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
