import { splitBirthName } from "../../names/birth-name.ts";
import { NOT_DECODED } from "../letters.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { compareNames } from "../../names/compare.ts";
import type { ImportedPerson, ImportedPosition } from "../person.ts";
import { addressOn, listOf, NOTHING_BUT_A_NAME, readCell, readDate, regionOf } from "./cells.ts";
import type { Column } from "./columns.ts";
import { titleField } from "./titles.ts";
import type { Field } from "./fields.ts";
import { postNumber } from "./numbered.ts";

/** How the cells of one table are read. */
export interface RowReading {
  readonly columns: readonly Column[];
  readonly dayOrder: "day" | "month" | undefined;
  /** With what the numbers of its phone columns begin that are written with a country's code, where all do. */
  readonly callingCode: string | undefined;
  /** The country of numbers in rows that name none. */
  readonly region: string | undefined;
}

export type RowPerson =
  | { readonly person: ImportedPerson; readonly id: string | undefined }
  | { readonly reason: string };

export const NO_NAME = "no name";
/** Nothing tells whose of the two the rest of the row is. */
export const SEVERAL_NAMES = "a name of two people: give each a row of their own";

/** The person of a row, or why there is none. The reason never says what stands in the row. */
export function readRow(
  cells: readonly string[],
  { columns, dayOrder, callingCode, region: home }: RowReading,
): RowPerson {
  const values = new Map<Field, string[]>();
  const numbered = new Map<number, Map<Field, string>>();
  for (const [at, { field, title }] of columns.entries()) {
    const value = field === "ignore" ? "" : readCell(cells[at] ?? "");
    if (value === "" || (!OF_NAMES.includes(field) && NOTHING_BUT_A_NAME.test(value))) continue;
    if (value.includes("\uFFFD")) return { reason: NOT_DECODED };
    if (value.includes("\0")) return { reason: "a NUL character" };
    values.set(field, [...(values.get(field) ?? []), value]);
    const group = numbered.get(postNumber(title)) ?? new Map<Field, string>();
    if (!group.has(field)) numbered.set(postNumber(title), group.set(field, value));
  }
  const one = (field: Field): string | undefined => values.get(field)?.[0];
  const many = (field: Field): readonly string[] => [...new Set((values.get(field) ?? []).flatMap(listOf))];
  const written = readNames(one);
  if (written === undefined) return { reason: NO_NAME };
  const { name: fullName, atBirth } = splitBirthName(written.fullName);
  const names = { ...written, fullName };
  if (isHeading(values, columns) || isSum(names.fullName, values)) return { reason: NO_NAME };
  if (isCouple(names.fullName)) return { reason: SEVERAL_NAMES };
  const birthDate = readDate(one("birthDate") ?? "", dayOrder);
  const region = regionOf(one("country") ?? "") ?? home;
  const links = readLinks(names.fullName, many, one);
  const place = one("location") ?? [one("city"), one("region"), one("country")].filter(Boolean).join(", ");
  return {
    id: one("id"),
    person: {
      ...names,
      aliases: [...many("alias"), ...(atBirth === undefined ? [] : [atBirth])].filter((alias) => alias !== fullName),
      ...(birthDate && { birthDate }),
      ...opt("gender", one("gender")),
      ...opt("location", place),
      ...opt("headline", one("headline")),
      ...opt("industry", one("industry")),
      ...opt("biography", one("biography")),
      ...opt("picture", one("picture")),
      emails: splitKeys(many("email"), "email"),
      phones: many("phone").flatMap((phone) => internationalPhone(phone, region, callingCode)),
      ...links,
      positions: [...readPosition(one, numbered, dayOrder), ...readPrevious(numbered, dayOrder)],
      education: readSchools(numbered),
      skills: many("skills").flatMap(splitCommas),
      languages: many("language")
        .flatMap(splitCommas)
        .map((language) => ({ language: nameLanguage(language) })),
      interests: many("interests").flatMap(splitCommas),
    },
  };
}

/**
 * Whether a row is one of a table's own: its head once more, or what stands above or below some of its rows ("Department North",
 * "Total 3") in the place of a forename, with no surname and nothing else beside it.
 */
function isHeading(values: ReadonlyMap<Field, readonly string[]>, columns: readonly Column[]): boolean {
  const said = [...values.values()].flat();
  if (said.length > 1 && said.every((value) => titleField(value) !== undefined)) return true;
  const hasBoth = NAME_PARTS.every((part) => columns.some(({ field }) => field === part));
  const last = values.get("lastName")?.[0] ?? "";
  return hasBoth && !/\p{L}/u.test(last) && [...values.keys()].every((field) => NAME_PARTS.includes(field));
}

/** "TOTAL" in the place of a name, with nothing beside it by which anybody is known. */
function isSum(fullName: string, values: ReadonlyMap<Field, readonly string[]>): boolean {
  return SUM.test(fullName) && !KNOWN_BY.some((field) => values.has(field));
}

/** "Olga & Peter Hansen", "Anna Berg und Jan Holt": "&" joins people, and so does a word for it with a name on each side. */
function isCouple(fullName: string): boolean {
  const parts = fullName.split(COUPLED).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => /^\p{Lu}\p{L}/u.test(part) && !OF_A_FIRM.test(part));
}

/** Behind the sign for "and" in the name of a firm. */
const OF_A_FIRM =
  /^(?:sons?|daughters?|brothers?|co(?:mpany)?|partners?|associates?|söhne|sohn|partner|fils|hijos|figli|zonen|synowie)\b/i;

const COUPLED = /\s&\s|\s\+\s|\s(?:and|und|et|en|og|och|oraz)\s/u;

const SUM =
  /^(?:(?:grand|sub)[\s-]?)?totale?s?\s*(?::\s*\d*|\d+)?$|^(?:gesamt(?:summe)?|(?:zwischen)?summe|insgesamt|somme|suma|somma|totaal|razem)\s*:?$/i;
const KNOWN_BY: readonly Field[] = ["email", "phone", "profile", "company", "title"];

const NAME_PARTS: readonly Field[] = ["firstName", "lastName"];
const OF_NAMES: readonly Field[] = ["fullName", "middleName", "alias", ...NAME_PARTS];

type One = (field: Field) => string | undefined;
type Many = (field: Field) => readonly string[];

function opt<K extends string>(name: K, value: string | undefined): { readonly [P in K]?: string } {
  return (value ? { [name]: value } : {}) as { readonly [P in K]?: string };
}

function readNames(one: One): Pick<ImportedPerson, "fullName" | "firstName" | "lastName"> | undefined {
  const [first, middle, last] = [one("firstName"), one("middleName"), one("lastName")];
  const isFamilyFirst = [first, last].every((part) => part !== undefined && FAMILY_FIRST.test(part));
  const joined = (isFamilyFirst ? [last, first] : [first, middle, last]).filter(Boolean).join(" ");
  const fullName = first && last ? joined : turnName(one("fullName") ?? joined);
  if (!/\p{L}/u.test(fullName) || normalizeIdentifier("name", fullName) === null || fullName.includes("@"))
    return undefined;
  return { fullName, ...opt("firstName", first), ...opt("lastName", last) };
}

/** In these letters the family's name is written first. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** `Thornquist, Ada` as `Ada Thornquist`; `Ada Thornquist, PhD` stays. */
export function turnName(name: string): string {
  const [, last = "", first = ""] = /^([^,]+),\s*([^,\s][^,]*)$/u.exec(name) ?? [];
  if (first === "" || SUFFIX.test(first)) return name;
  return `${first} ${last}`;
}

const SUFFIX = /^(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?d|esq|mba|cpa|cfa|pmp|m\.?a|b\.?a|m\.?sc|b\.?sc|llm|dr)\.?$/i;

type Numbered = ReadonlyMap<number, ReadonlyMap<Field, string>>;
type DayOrder = "day" | "month" | undefined;

function readPosition(one: One, numbered: Numbered, dayOrder: DayOrder): readonly ImportedPosition[] {
  const [title, cell = ""] = [one("title"), one("company")];
  const { company, until } = employerIn(cell);
  if (!title && !company) return [];
  const companyUrl = webUrl(one("companyWebsite"));
  const own = [...numbered.values()].find((group) => group.has("title") || group.has("company"));
  const { from, to } = own && !isPrevious(own) ? readPeriod(own.get("previousPeriod"), dayOrder) : {};
  const end = to ?? readDate(until, dayOrder);
  const time = { ...opt("from", from), ...(end ? { to: end } : until === "" ? { current: true } : {}) };
  return [{ ...opt("title", title), ...opt("company", company), ...opt("companyUrl", companyUrl), ...time }];
}

/** "Heronsgate Trust (until Dec 2023)" with its end; nothing of "arbeitssuchend", for whom nobody is an employer. */
function employerIn(cell: string): { readonly company: string | undefined; readonly until: string } {
  const [, name = cell, until = ""] = UNTIL_BEHIND.exec(cell) ?? [];
  return { company: NO_EMPLOYER.test(name.trim()) ? undefined : name.trim() || undefined, until };
}

const UNTIL_BEHIND =
  /^([^()]{1,200}?)\s?\((?:until|till|to|up to|bis|jusqu['’](?:en|à)|hasta|até|fino (?:al?|a)|tot|t\.o\.m\.|do|до|iki)\s([^()]{4,30})\)$/iu;
/** What a column for employers says of those who have none. */
const NO_EMPLOYER =
  /^(?:(?:currently |derzeit |zurzeit |actuellement |actualmente |attualmente )?(?:unemployed|not employed|not working|out of work|between jobs|job[- ]?seek(?:er|ing)|looking for (?:a )?(?:work|job)|open to work|retired|none|arbeits(?:los|suchend)e?r?|arbeitsuchende?r?|auf (?:stellen|arbeits|job)suche|rentner(?:in)?|im ruhestand|(?:en )?recherche d['’]emploi|sans emploi|retraitée?|(?:en )?búsqueda (?:activa )?de empleo|desemplead[oa]|(?:en )?paro|jubilad[oa]|disoccupat[oa]|in cerca di (?:lavoro|occupazione)|pensionat[oa]|desempregad[oa]|reformad[oa]|werkloos|werkzoekende?|gepensioneerd|arbetslös|arbetssökande|pensionerad|bezrobotn[ya]|безработн(?:ый|ая)|безробітн(?:ий|а)|bedarb(?:is|ė)|işsiz))$/iu;

/** The jobs before, as software for sales tells them in columns of their own. */
function readPrevious(numbered: Numbered, dayOrder: DayOrder): readonly ImportedPosition[] {
  return [...numbered]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      if (!isPrevious(group)) return [];
      const { from, to } = readPeriod(group.get("previousPeriod"), dayOrder);
      const post = { ...opt("title", group.get("previousTitle")), ...opt("company", group.get("previousCompany")) };
      return [{ ...post, ...opt("from", from), ...opt("to", to) }];
    });
}

function isPrevious(group: ReadonlyMap<Field, string>): boolean {
  return group.has("previousTitle") || group.has("previousCompany");
}

/** `Jan 2020 - Mar 2022 · 2 yrs`. */
function readPeriod(text = "", dayOrder: DayOrder) {
  const [from, to] = (text.split("·")[0] ?? "")
    .trim()
    .split(/(?<!\s)\s+(?:[-–—]|to)\s+/)
    .map((part) => readDate(part, dayOrder));
  return { from, to };
}

function readSchools(numbered: Numbered): readonly { readonly school: string; readonly degree?: string }[] {
  return [...numbered]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      const [school] = listOf(group.get("school") ?? "");
      return school === undefined ? [] : [{ school, ...opt("degree", group.get("degree")) }];
    });
}

/** Profiles and pages. A website is the person's where its host bears their name, or nobody's company stands beside it. */
function readLinks(fullName: string, many: Many, one: One): Pick<ImportedPerson, "profiles" | "websites"> {
  const addresses = [
    ...many("profile").flatMap(splitSpaces),
    ...many("xHandle").map((cell) => addressOn("x.com", cell)),
    ...many("githubHandle").map((cell) => addressOn("github.com", cell)),
    ...many("facebook").map((cell) => addressOn("facebook.com", cell)),
    ...many("instagram").map((cell) => addressOn("instagram.com", cell)),
    ...many("website").flatMap(splitSpaces),
  ];
  const profiles = addresses.filter((address) => readProfileUrl(address) !== null);
  const pages = many("website")
    .flatMap(splitSpaces)
    .filter((address) => readProfileUrl(address) === null);
  const isOwn = (address: string) => one("company") === undefined || bearsName(address, fullName);
  return { profiles, websites: pages.filter(isOwn).flatMap((address) => webUrl(address) ?? []) };
}

/** Whether the host of an address is called as a person is. */
export function bearsName(address: string, fullName: string): boolean {
  const host = URL.parse(webUrl(address) ?? "")?.hostname.replace(/^www\./, "") ?? "";
  const words = host.split(".").slice(0, -1).join(" ").replaceAll("-", " ");
  const last = fullName.split(/\s+/).at(-1)?.toLowerCase() ?? "";
  return last.length > 2 && (words.includes(last) || compareNames(words, fullName).score >= 0.9);
}

function webUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return normalizeIdentifier("website", address) === null ? undefined : address;
}

/** A number of a country is written with its code, so that it is the same key everywhere. */
function internationalPhone(
  phone: string,
  region: string | undefined,
  callingCode: string | undefined,
): readonly string[] {
  const single = normalizeIdentifier("phone", phone, region);
  if (single) return [single.value];
  const several = phone
    .split(/(?:(?<!\s)\s+)?[,/]\s*/)
    .map((part) => normalizeIdentifier("phone", part, region)?.value);
  const found = several.filter((value) => value !== undefined);
  if (found.length > 0) return found;
  // A spreadsheet keeps a number and drops the plus before it. Where nothing tells of the country, it may be a number of any.
  const isOfTable =
    callingCode !== undefined && /^[1-9]\d{10,14}$/.test(phone.trim()) && phone.trim().startsWith(callingCode);
  const whole = isOfTable ? normalizeIdentifier("phone", `+${phone.trim()}`) : null;
  return [whole?.value ?? phone];
}

function splitKeys(cells: readonly string[], kind: "email"): readonly string[] {
  return cells.flatMap((cell) => (normalizeIdentifier(kind, cell) ? [cell] : cell.split(/[\s,]+/).filter(Boolean)));
}

function splitSpaces(cell: string): readonly string[] {
  return cell.split(/(?<![\s,])[\s,]+(?=https?:|www\.)/).map((part) => part.trim());
}

function splitCommas(cell: string): readonly string[] {
  return cell.split(/(?:(?<!\s)\s+)?,\s*/).filter(Boolean);
}

/** `de` and `de-AT` as `German`; a name stays. */
function nameLanguage(text: string): string {
  if (!/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(text)) return text;
  return new Intl.DisplayNames(["en"], { type: "language" }).of(text.slice(0, 2).toLowerCase()) ?? text;
}
