import { cue } from "../languages/cues.ts";
import { isAside } from "./aside-parts.ts";
import { isPlace } from "./part-kinds.ts";
import { countryOfTown } from "../places/towns.ts";
import { isPlatform } from "../../domain/platform.ts";
import { type Block, type DocumentPlace, placeIn } from "./block.ts";
import { isDegree } from "./degree.ts";
import { personIn } from "./named.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";

const REGIONS =
  "AE AR AT AU BD BE BG BR BY CA CH CL CN CO CZ DE DK DZ EE EG ES FI FR GB GH GR HK HU ID IE IL IN IR IS IT JO JP KE KR KW LB LK LT LU LV MA MX MY NG NL NO NP NZ PE PH PK PL PT QA RO RS RU SA SE SG SI SK TH TN TR TW UA US UY VE VN ZA".split(
    " ",
  );

let countries: ReadonlyMap<string, string> | undefined;

/** The code of the country that a text names, and nothing else, in one of the languages that are read (CLDR). */
export function countryIn(text: string): string | undefined {
  countries ??= new Map(
    LANGUAGES.flatMap(({ lang }) => {
      const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
      return REGIONS.flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name === undefined ? [] : [[name.toLowerCase(), code]];
      });
    }),
  );
  for (const part of text.split(BETWEEN_PLACES)) {
    const code = countries.get(part.trim().toLowerCase()) ?? OTHER_NAMES.get(part.trim());
    if (code !== undefined) return code;
  }
  return undefined;
}

const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ["USA", "US"],
  ["U.S.A.", "US"],
  ["UK", "GB"],
  ["U.K.", "GB"],
  ["England", "GB"],
  ["Scotland", "GB"],
  ["Wales", "GB"],
  ["Northern Ireland", "GB"],
  ["UAE", "AE"],
]);

/**
 * The country in which the numbers of a document's contact lines are read: the one they name, or that of their
 * postcodes or towns.
 */
export function regionIn(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const named = countryIn(line);
    if (named !== undefined) return named;
    if (/,\s[A-Z]{2}\s\d{5}(?:-\d{4})?(?!\d)/u.test(line)) return "US";
    if (/(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![A-Z\d])/u.test(line)) return "GB";
    if (/(?<![A-Z])(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}(?!\d)/u.test(line)) return "AU";
    if (/(?<![A-Z\d])[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d(?![A-Z\d])/u.test(line)) return "CA";
  }
  const ofTowns = new Set(lines.flatMap((line) => line.split(BETWEEN_PLACES).flatMap(countryOfPart)));
  return ofTowns.size === 1 ? [...ofTowns][0] : undefined;
}

const BETWEEN_PLACES = /[,;|·•()/\n–—]+|\s-\s/u;
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{2,3}(?:[ -]?\d{2,3})?\s+/u;

/** The country of the town in a part of an address, with or without its postcode: "38640 Goslar". */
function countryOfPart(part: string): readonly string[] {
  const country = countryOfTown(part.trim().replace(POSTCODE, ""));
  return country === undefined ? [] : [country];
}

/** Whether a number is written as in North America, which shares one country code. */
export function isNorthAmerican(number: string): boolean {
  return /^(?:\([2-9]\d{2}\)\s?|[2-9]\d{2}[-.])\d{3}[-.]\d{4}$/u.test(number.trim());
}

/**
 * The only country, among those where the language is written, that groups a number's digits this way: "07700 900412"
 * and "0191 496 0455" are British, "0491 570 156" and "(03) 5550 0199" Australian, "06 55 50 12 34" French (ITU-T
 * E.123 leaves the grouping to each country).
 */
export function regionWrittenAs(number: string, lang: string | undefined): string | undefined {
  const text = number.trim();
  return WRITTEN_AS.find(([language, shape]) => (lang ?? "en") === language && shape.test(text))?.[2];
}

const WRITTEN_AS: readonly (readonly [lang: string, shape: RegExp, region: string])[] = [
  [
    "en",
    /^(?:0(?:7\d{3}|1\d{3})\s\d{6}|07\d{3}\s\d{3}\s\d{3}|01\d{3}\s\d{3}\s\d{3}|0(?:1\d1|11\d)\s\d{3}\s\d{4}|02\d\s\d{4}\s\d{4})$/u,
    "GB",
  ],
  ["en", /^(?:04\d{2}\s\d{3}\s\d{3}|\(0[2378]\)\s\d{4}\s\d{4})$/u, "AU"],
  ["fr", /^0[1-79](?:[ .]\d{2}){4}$/u, "FR"],
  ["es", /^[679]\d{2}\s\d{3}\s\d{3}$/u, "ES"],
  ["pt", /^9\d{2}\s\d{3}\s\d{3}$/u, "PT"],
];

const TOWN = `\\p{Lu}[\\p{L}'’-]+(?:\\s(?:(?:${cue("small in towns")})\\s)?\\p{Lu}[\\p{L}'’-]+){0,2}`;
/**
 * The town behind an employer on its line: "Globex Ltd, York", "Globex Ltd (York)", even one that is not known: it is
 * the last thing on the line or in its column, or before a bracket or another separator.
 */
export function townBehind({ block, to }: Piece): Piece | undefined {
  const [whole = "", behindComma, inBrackets] =
    BEHIND_EMPLOYER.exec(block.text.slice(to, to + MAX_ADDRESS_LENGTH)) ?? [];
  const town = behindComma ?? inBrackets;
  if (town === undefined || !mayBeTown(town) || isAside(town)) return undefined;
  if (inBrackets !== undefined && !isPlace({ text: town }) && !/^\p{Lu}\p{Ll}+(?:[- ]\p{L}+)*$/u.test(town))
    return undefined;
  const start = to + whole.lastIndexOf(town);
  return pieceOf(block, start, start + town.length);
}

const BEHIND_EMPLOYER = new RegExp(
  `^(?:,\\s+(${TOWN})(?=,\\s[A-Z]{2}(?:$|\\s)|\\.?\\s*(?:$|[(·|•–]|\\s{2}))|\\s\\((${TOWN})\\))`,
  "u",
);

/** A line, or a column, that is nothing but a town, with its region or country: "Leeds, England, United Kingdom". */
export function townAlone(piece: Piece): Piece | undefined {
  const town = ALONE.exec(piece.text)?.[1];
  return town !== undefined && mayBeTown(town) && !isAside(town) ? piece : undefined;
}

const ALONE = new RegExp(`^(${TOWN})(?:,\\s(?:${TOWN}|[A-Z]{2})){0,2}$`, "u");

const AFTER_POSTCODE = new RegExp(
  `(?:^|[\\s,·|–])(?:[A-Z]{1,2}-)?(?:\\d{5,6}|\\d{4}-\\d{3}|\\d{2}-\\d{3}|\\d{3}\\s\\d{2}|(?<=,\\s|^)(?!19|20)\\d{4}(?:\\s[A-Z]{2})?)\\s+(${TOWN})`,
  "u",
);
const BEFORE_POSTCODE = new RegExp(
  `(?:^|,\\s+|\\d\\s+)(${TOWN})(?:,\\s+(?:[A-Z]{2}|${TOWN})\\s+\\d{5}|\\s+[A-Z]{2,3}\\s+\\d{4}(?!\\d)|\\s+[A-Z]{1,2}\\d[A-Z\\d]?(?:\\s\\d[A-Z]{2})?(?![\\p{L}\\d])|\\s+\\d{5,6}(?!\\d|\\s\\d))`,
  "u",
);
/** Between contacts: "Leamington Spa", "Wymondham, Norfolk". */
const UNKNOWN_TOWN = new RegExp(`^(${TOWN})(?:,\\s+(?:${TOWN}|[A-Z]{2,3}))?$`, "u");
const WITH_REGION = new RegExp(`^(?:[^\\d,]{2,40},\\s+)?(${TOWN}),\\s+(${TOWN}|[A-Z]{2,3})$`, "u");

/**
 * The town of an address, or of a line that is a town and its country: "80000 Amiens", "Tucson, AZ 85705", "Red Deer,
 * Alberta".
 *
 * @param mayStand for a contact line, in which the town need not be a known one: whether a part of it can be a town,
 *   unlike the person's own name
 */
export function townIn(block: Block, mayStand?: (part: string) => boolean): Piece | undefined {
  const parts = [...block.text.matchAll(PARTS)].flatMap((match) => {
    const part = match[0]
      .replace(/^[\s📍]+/u, "")
      .replace(NUMBER_BEHIND, "")
      .trimEnd();
    const at = match.index + match[0].indexOf(part);
    return part.length < 3 || part.length > MAX_ADDRESS_LENGTH || /@|https?:/u.test(part) ? [] : [{ part, at }];
  });
  const known = parts.flatMap(({ part, at }) => townOf(part, at, block) ?? [])[0];
  if (known !== undefined || mayStand === undefined) return known;
  const unknown = parts.filter(
    ({ part, at }) =>
      UNKNOWN_TOWN.test(part) &&
      mayBeTown(part) &&
      mayStand(part) &&
      !isLink(placeIn(block, at, at + part.length), block),
  );
  const [only] = unknown.length === 1 ? unknown : [];
  return only && pieceOf(block, only.at, only.at + (UNKNOWN_TOWN.exec(only.part)?.[1] ?? only.part).length);
}

/** The parts of a contact line between its separators. */
const PARTS = /(?:(?!\s[*~–—]\s|;\s)[^|·•☎✉\n])+/gu;
/** "South Shields. Tel 0191 496 0455" */
const NUMBER_BEHIND = new RegExp(`(?<![\\s.,])[\\s.,]+(?:${cue("before a number")})[.:]?\\s.*$`, "isu");

function townOf(part: string, at: number, block: Block): Piece | undefined {
  const town =
    [BEFORE_POSTCODE, AFTER_POSTCODE].map((form) => form.exec(part)?.[1]).find(isNoStreet) ??
    townBeforeRegion(part) ??
    knownTown(part);
  // "MD" is a state, but after a name a degree.
  if (town === undefined || WAYS_TO_WRITE.test(town) || !/\p{Ll}{2}|[^\p{Lu}\p{Ll}]{2}/u.test(town)) return undefined;
  const start = at + part.indexOf(town);
  return pieceOf(block, start, start + town.length);
}

/** "2200 Albert Street": a number before a street is that of a house, not a postcode. */
function isNoStreet(town: string | undefined): town is string {
  return town !== undefined && (isPlace({ text: town }) || !STREET.test(town));
}

/** "Leeds", "Dublin 8", "Minneapolis MN", "Altdorf UR", "Rua do Pinhal 9, Leiria", "12 Albert Street, Regina SK. Open daily." */
function knownTown(part: string): string | undefined {
  if (isPlace({ text: part })) return countryIn(part) === undefined ? part : undefined;
  const bare = part.replace(/\s(?:\d{1,2}|[A-Z]{2,3})$/u, "");
  if (bare !== part && isPlace({ text: bare })) return /\d$/u.test(part) ? bare : part;
  const [street, behind = "", ...more] = part.replace(/\.\s.*$/su, "").split(/,\s+/u);
  const town = behind.replace(/\s[A-Z]{2}$/u, "");
  const isStreet = street !== undefined && /\p{L}/u.test(street) && /(?:^|\s)\d{1,4}\p{L}?(?:\s|$)/u.test(street);
  return isStreet && more.length === 0 && isPlace({ text: town }) ? town : undefined;
}

/** A link says where else to look, not where somebody is: "LinkedIn", "Blog". */
function isLink({ from, to }: DocumentPlace, { links = [] }: Block): boolean {
  return links.some((link) => link.from < to && from < link.to);
}

function mayBeTown(part: string): boolean {
  return (
    !isPlatform(part.toLowerCase()) &&
    !WAYS_TO_WRITE.test(part) &&
    !isCompanyName(part) &&
    !isSchoolName(part) &&
    !isJobTitle(part) &&
    !isDegree(part) &&
    countryIn(part) === undefined &&
    personIn(part)?.titled !== true
  );
}

/** Where somebody can be reached other than at a place, as contact lines call it in any language. */
const WAYS_TO_WRITE = new RegExp(
  `^(?:twitter|threads|xing|orcid|(?:google )?scholar|researchgate|skype|whatsapp|telegram|signal|zoom|teams|gitlab|stack ?overflow|medium|substack|behance|dribbble|calendly|vcard|${cue("ways to write")})$`,
  "iu",
);

/** Whether a word is one for where somebody can be reached other than at a place: "Stack Overflow", "CV". */
export function isWayToWrite(text: string): boolean {
  return WAYS_TO_WRITE.test(text);
}

function townBeforeRegion(part: string): string | undefined {
  const [, first, middle, last] = THREE_PARTS.exec(part) ?? [];
  // "Athlone, County Westmeath, Ireland": the town comes first, unless that is a street.
  if (first !== undefined && middle !== undefined && countryIn(last ?? "") !== undefined && !STREET.test(first))
    return first;
  const [, town, region] = WITH_REGION.exec(part) ?? [];
  if (town === undefined || region === undefined) return undefined;
  const isRegion = countryIn(region) !== undefined || isPlace({ text: region });
  if (isCompanyName(town) || isSchoolName(town) || isJobTitle(town)) return undefined;
  return isPlace({ text: town }) || (isRegion && !/-\p{Ll}/u.test(town)) ? town : undefined;
}

const THREE_PARTS = new RegExp(`^(${TOWN}),\\s+((?:County\\s|Co\\.\\s)?${TOWN}),\\s+(${TOWN})$`, "u");
const STREET = new RegExp(`(?<!\\p{L})(?:${cue("streets and houses")})(?!\\p{L})|(?:${cue("streets joined")})$`, "iu");

/**
 * The town of a full address when nothing else identifies it: "Main Street, Exampleton", "4 Mill Lane, 00417
 * Exampleton".
 */
export function townOfAddress(address: string): string | undefined {
  const [street = "", place = "", ...more] = address.slice(0, MAX_ADDRESS_LENGTH).split(/,\s+/u);
  const isAddress = /\d/u.test(street) || STREET.test(street);
  if (!isAddress || more.length > 1) return undefined;
  const [, town] = TOWN_ALONE.exec(place.replace(/\.(?:\s.*)?$/su, "").trim()) ?? [];
  return town !== undefined && mayBeTown(town) ? town : undefined;
}

const TOWN_ALONE = new RegExp(`^(?:(?:[A-Z]{1,2}-)?\\d[\\d ]{2,6}(?:[A-Z]{2})?\\s+)?(${TOWN})$`, "u");

const MAX_ADDRESS_LENGTH = 120;
