import { cue } from "../../text/languages/cues.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { isNorthAmerican, regionWrittenAs } from "../../text/document/places.ts";
import { countryOfTown } from "../../text/places/towns.ts";
import { monthNamed } from "../../domain/month-names.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { isLinkText } from "../link-text.ts";
import { readWordList } from "../../lists/word-list.ts";

/** Languages in which tables name countries and spoken languages. */
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl"] as const;
/** More languages in which tables name countries. */
const MORE_LANGUAGES = [
  "ja",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "ru",
  "uk",
  "sv",
  "da",
  "nb",
  "fi",
  "cs",
  "hu",
  "ro",
  "tr",
] as const;

/**
 * The ISO 3166-1 code of a country, from its code or its name in one of the languages above; `undefined` for anything
 * else.
 */
export function regionOf(country: string): string | undefined {
  // "HB-0007" is a number of staff.
  if (/\d/u.test(country)) return undefined;
  const text = foldWord(country);
  if (/^[a-z]{2}$/.test(text)) return text === "uk" ? "GB" : text.toUpperCase();
  return regions().get(text);
}

let byName: ReadonlyMap<string, string> | undefined;

function regions(): ReadonlyMap<string, string> {
  if (byName) return byName;
  const found = new Map<string, string>(OTHER_NAMES);
  for (const language of [...LANGUAGES, ...MORE_LANGUAGES]) {
    const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const first of LETTERS) {
      for (const second of LETTERS) {
        const name = names.of(first + second);
        // East Germany's code has the name of Germany.
        const code = new Intl.Locale(`und-${first}${second}`).region;
        if (name !== undefined && code !== undefined && !found.has(foldWord(name))) found.set(foldWord(name), code);
      }
    }
  }
  byName = found;
  return found;
}

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ["usa", "US"],
  ["u s a", "US"],
  ["u s", "US"],
  ["united states of america", "US"],
  ["england", "GB"],
  ["scotland", "GB"],
  ["wales", "GB"],
  ["great britain", "GB"],
  ["deu", "DE"],
  ["gbr", "GB"],
  ["fra", "FR"],
  ["esp", "ES"],
  ["ita", "IT"],
];

function foldWord(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/**
 * The country of the phone numbers in a column, from its titles, if they are in a language of only one country: in
 * Japan, numbers are written without the country code. Simplified characters mean China; numbers from Singapore have
 * too few digits for Chinese ones.
 */
export function regionOfTitles(phones: readonly string[], all: readonly string[] = []): string | undefined {
  const ofPhones = HOME_TITLES.find(([letters]) => phones.some((title) => letters.test(title)))?.[1];
  return ofPhones ?? HOME_WORDS.find(([words]) => all.filter((title) => words.test(title)).length >= MIN_WORDS)?.[1];
}

/** Words with which tables name people, in languages spoken in only one country. A single one may be a loan word. */
const HOME_WORDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(cue("titles of tables of Poland"), "iu"), "PL"],
  [new RegExp(cue("titles of tables of Italy"), "iu"), "IT"],
  [new RegExp(cue("titles of tables of Turkey"), "iu"), "TR"],
  [new RegExp(cue("titles of tables of Hungary"), "iu"), "HU"],
  [new RegExp(cue("titles of tables of Czechia"), "iu"), "CZ"],
  [new RegExp(cue("titles of tables of Finland"), "iu"), "FI"],
  [new RegExp(cue("titles of tables of Lithuania"), "iu"), "LT"],
];
const MIN_WORDS = 2;

const HOME_TITLES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, "KR"],
  [new RegExp(`${cue("phone titles of Japan")}|\\p{Script=Katakana}`, "u"), "JP"],
  [new RegExp(`${cue("phone titles of China")}`, "u"), "CN"],
  [new RegExp(`${cue("phone titles of Taiwan")}`, "u"), "TW"],
];

/** The country in which nearly all towns of a table lie: its phone numbers without a country code are read as numbers there. */
export function regionOfTowns(towns: readonly string[]): string | undefined {
  const names = [...new Set(towns.map((town) => town.trim().replace(POSTCODE, "").split(",")[0]?.trim() ?? ""))];
  const countries = names.flatMap((name) => countryOfTown(name) ?? []);
  const [first, second] = [...Map.groupBy(countries, (country) => country)].sort((a, b) => b[1].length - a[1].length);
  if (first === undefined || first[1].length < MIN_TOWNS) return undefined;
  return first[1].length >= (second?.[1].length ?? 0) * MUCH_MORE ? first[0] : undefined;
}

/**
 * The country of places written "Austin, TX 78701", or with the postcodes that only Germany has among the countries that
 * title their column like this: five digits under "PLZ Ort".
 */
export function regionOfPostcodes(
  columns: readonly { readonly title: string; readonly values: readonly string[] }[],
): string | undefined {
  for (const { title, values } of columns) {
    const said = values.map((value) => value.trim()).filter(Boolean);
    const isMostly = (pattern: RegExp) =>
      said.length > 0 && said.filter((value) => pattern.test(value)).length >= said.length * NEARLY_ALL;
    if (isMostly(/,\s[A-Z]{2}\s\d{5}(?:-\d{4})?$/)) return "US";
    if (/\bplz\b/i.test(title) && isMostly(/^(?:D-)?\d{5}(?:\s|$)/)) return "DE";
  }
  return undefined;
}

/**
 * The country whose numbers, without a country code, are grouped like all those of a table: "(512) 555-0177" is North
 * American, "06.39.98.61.01" under French titles is French.
 */
export function regionOfNumbers(numbers: readonly string[], titles: readonly string[]): string | undefined {
  const national = numbers
    .map((number) => number.trim())
    .filter((number) => /^[(\d]/.test(number) && !number.startsWith("00"));
  const isFrench = titles.filter((title) => FRENCH.test(title)).length >= MIN_WORDS;
  const regions = new Set(
    national.map((number) => {
      if (isNorthAmerican(number)) return "US";
      return isFrench && /^0[67]\d{8}$/.test(number) ? "FR" : regionWrittenAs(number, isFrench ? "fr" : "en");
    }),
  );
  return regions.size === 1 ? [...regions][0] : undefined;
}

const FRENCH = new RegExp(`${cue("titles of tables in French")}`, "iu");

const NEARLY_ALL = 0.8;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{2,3}(?:[ -]?\d{2,3})?\s+/u;
/** A single one may lie elsewhere, or share its name with a larger town. */
const MIN_TOWNS = 2;
const MUCH_MORE = 5;

/** Whether a text lists languages by name, in one of the languages above, with or without levels of proficiency. */
export function isListOfLanguages(text: string): boolean {
  const names = text.split(/[,;/|\n]/).map((part) => foldWord(part.replace(/\(.*$|\s[-–:].*$/s, "")));
  return names.length <= MAX_LANGUAGES && names.every((name) => languages().has(name));
}

const MAX_LANGUAGES = 20;
let languageNames: ReadonlySet<string> | undefined;

function languages(): ReadonlySet<string> {
  languageNames ??= new Set(
    LANGUAGES.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: "language", fallback: "none" });
      return SPOKEN.flatMap((code) => foldWord(names.of(code) ?? "") || []);
    }),
  );
  return languageNames;
}

/** Languages that many people speak, by ISO 639-1 code. */
const SPOKEN =
  "ar bg bn ca cs da de el en es et fa fi fr ga he hi hr hu id is it ja ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh".split(
    " ",
  );

/** Whether days come before months in a column of numeric dates; `undefined` if no value shows it. */
export function readDayOrder(values: readonly string[]): "day" | "month" | undefined {
  const pairs = values.flatMap((value) => {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{4}$/.exec(value.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  if (pairs.some(([first]) => first > 12)) return "day";
  return pairs.some(([, second]) => second > 12) ? "month" : undefined;
}

/** The calling code, in digits, that all numbers with a code share; `undefined` if codes differ or there is none. */
export function readCallingCode(phones: readonly string[]): string | undefined {
  const codes = new Set(
    phones.flatMap((phone) => {
      const number = normalizeIdentifier("phone", phone)?.value;
      return number === undefined ? [] : (parsePhoneNumberFromString(number)?.countryCallingCode ?? []);
    }),
  );
  return codes.size === 1 ? [...codes][0] : undefined;
}

/**
 * The calling code of a column of phone numbers that a spreadsheet took for numbers, losing the plus: the code of a
 * country in whose language the column is titled, if every number begins with it and is complete without it.
 *
 * @param titles in the form of `plainTitle`
 */
export function readLostCallingCode(titles: readonly string[], phones: readonly string[]): string | undefined {
  const bare = phones.map((phone) => phone.trim()).filter((phone) => /^[1-9]\d{9,14}$/.test(phone));
  if (bare.length < MIN_BARE || bare.length < phones.length) return undefined;
  const spoken = CODES_BY_TITLE.filter(({ title }) => titles.some((each) => title.test(each)));
  return spoken
    .flatMap(({ codes }) => codes)
    .find(({ digits, length }) =>
      bare.every(
        (phone) =>
          phone.startsWith(digits) && phone.length >= length && normalizeIdentifier("phone", `+${phone}`) !== null,
      ),
    )?.digits;
}

/** From how many digits a number that begins with the calling code cannot be without it; `Infinity` if that is not known. */
export function digitsWithCode(callingCode: string): number {
  const known = CODES_BY_TITLE.flatMap(({ codes }) => codes.filter(({ digits }) => digits === callingCode));
  return known.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...known.map(({ length }) => length));
}

/** A single number may begin like a code by chance. */
const MIN_BARE = 3;
/** What phone columns are called, by the calling codes of the countries where that language is spoken. */
const PHONE_TITLES = readWordList(new URL("lists/calling-codes.txt", import.meta.url));
const CODES_BY_TITLE = [...PHONE_TITLES.headings.keys()].map((heading) => ({
  title: new RegExp(PHONE_TITLES.pattern(heading), "u"),
  codes: heading.split(", ").map((code) => {
    const [digits = "", length] = code.split(" from ");
    return { digits, length: Number(length) };
  }),
}));

/**
 * A typed date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `undefined` if it is not a date. For `03/04/1984` only the year is
 * certain, unless the column shows which number is the day.
 */
export function readDate(text: string, order: "day" | "month" | undefined): string | undefined {
  const value = text.trim();
  const yearFirst = readYearFirst(value);
  if (yearFirst !== undefined) return yearFirst;
  const [iso] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?(?=$|[T\s])/.exec(value) ?? [];
  if (iso !== undefined) return dateOr(iso);
  const [, year, month, day] = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/.exec(value) ?? [];
  if (year !== undefined) return compose(year, month, day);
  const eastern = /^(\d{4})\s?[年년.]\s?(\d{1,2})\s?[月월.]?(?:\s?(\d{1,2})\s?[日일.]?)?$/.exec(value);
  if (eastern) return compose(eastern[1], eastern[2], eastern[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value);
  if (dotted) return compose(dotted[3], dotted[2], dotted[1]);
  const monthly = /^(\d{1,2})\s?[./-]\s?(\d{4})$/.exec(value);
  if (monthly) return compose(monthly[2], monthly[1], undefined);
  const bare = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(value);
  if (bare && order === "day") return compose(bare[3], bare[2], bare[1]);
  if (bare && order === "month") return compose(bare[3], bare[1], bare[2]);
  if (bare) return bare[3];
  return readWordedDate(value);
}

/** `1986 m. kovo 9 d.` */
function readYearFirst(value: string): string | undefined {
  const [, year, word = "", day] = /^(\d{4})\s?m\.\s?(\p{L}{4,12})\s+(\d{1,2})\s?d\.?$/u.exec(value) ?? [];
  const month = monthNamed(word);
  return month === undefined ? undefined : compose(year, String(month), day);
}

/** `Mar 2020`, `12 mars 1984`, `March 12, 1984`, `12. März 1984`, `12 de marzo de 1984`. */
function readWordedDate(value: string): string | undefined {
  const [, before, word = "", after, year] =
    /^(?:(\d{1,2})\.?\s+(?:de\s+)?)?(\p{L}{3,12})\.?,?\s+(?:de\s+)?(?:(\d{1,2}),?\s+)?(\d{4})$/u.exec(value) ?? [];
  const month = monthNamed(word);
  return month === undefined ? undefined : compose(year, String(month), before ?? after);
}

function compose(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  const parts = [year, month?.padStart(2, "0"), day?.padStart(2, "0")].filter((part) => part !== undefined);
  return dateOr(parts.join("-"));
}

function dateOr(text: string): string | undefined {
  return isPartialDate(text) && text >= "1000" ? text : undefined;
}

/** The values of a cell with several: on separate lines, or separated by semicolons, bars or Google's `:::`. */
export function listOf(cell: string): readonly string[] {
  return cell
    .split(/(?:(?<!\s)\s+)?(?:[;|\n]|:::)\s*/)
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

const DOTTED: ReadonlySet<string> = new Set(["facebook.com", "instagram.com"]);

/** The URL on a platform for a value from the platform's column: a URL, or a handle; anything else stays as it is. */
export function addressOn(host: string, cell: string): string {
  if (isLinkText(cell)) return cell;
  // Names on these two may contain dots: "ines.calder".
  const isDotted = DOTTED.has(host) && /^[\p{L}\d._]{3,50}$/u.test(cell) && !/^www\.|\.(?:com|me|am)$/i.test(cell);
  return /[/.]/.test(cell) && !cell.startsWith("@") && !isDotted ? cell : `https://${host}/${cell.replace(/^@/, "")}`;
}

/**
 * A cell as text, without the character that programs add to keep it from being a formula. Formulas are empty, and so
 * are placeholders for unknown values.
 */
export function readCell(cell: string): string {
  const text = bareCell(cell);
  if (isFormula(text)) return "";
  return NOTHING_KNOWN.test(text) || NOT_GIVEN.test(text) ? "" : text.replace(/^'(?=[=+\-@])/, "");
}

/** Whether a cell is a formula, which is not evaluated. `="0171"`, with which programs keep zeros, is text. */
export function isFormula(cell: string): boolean {
  const text = bareCell(cell);
  return (text.startsWith("=") && text.length > 1) || FORMULA.test(text);
}

function bareCell(cell: string): string {
  return cell
    .replace(/[\u200B\uFEFF]/g, "")
    .trim()
    .replace(QUOTED, "$1")
    .replace(LINKED, "");
}

/** A formula that is nothing but a text. */
const QUOTED = /^="([^"]*)"$/;

/** `Globex (https://www.notion.so/Globex-1f0c)`: where the page of what the cell names is kept. */
const LINKED = /(?<=[\p{L}\p{N}.)"”])\s\(https?:\/\/www\.notion\.so\/[^\s()]{1,300}\)$/u;

/** What Salesforce and other programs write into a required field: `[not provided]`. */
const NOT_GIVEN = /^\[[\p{Ll}\s]{4,30}\]$/iu;

/** `@SUM(1)`, `+HYPERLINK(…)`: other characters that begin a formula in spreadsheets, if a function name follows. */
const FORMULA = /^[@+-][A-Z][A-Z0-9.]*\(.*\)$/s;
/** "N/A", "-", "unbekannt": in the languages of `LANGUAGES`. */
const NOTHING_KNOWN = new RegExp(`^(?:[-–—?.]+|0{1,2}[./-]0{1,2}[./-]0{2,4}|${cue("nothing known")})$`, "iu");

/** Values that mean the same except in columns of names, since they are also names. "NA" is Namibia's code. */
export const NOTHING_BUT_A_NAME = new RegExp(`^(?:${cue("nothing but a name")})$`, "iu");
