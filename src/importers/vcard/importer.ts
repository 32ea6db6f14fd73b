import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { leftOut, type LeftOut } from "../left-out.ts";
import ICAL from "ical.js";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import type { Importer, Rejection } from "../importer.ts";
import { beginsLike, given } from "../json.ts";
import { type ImportedPerson, isAccountAddress, personRows, profileNamed } from "../person.ts";
import { regionOf } from "../tables/cells.ts";
import { asVersion3 } from "./older.ts";
import { decodeText, detectEncoding, peek } from "../tables/decode.ts";

/** Address books: vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), any number of cards per file. */
export const vcard: Importer = {
  name: "vcard",
  title: "vCard 2.1, 3 and 4 (.vcf)",
  readsEachAlone: true,
  async recognise(folder) {
    return await beginsLike(folder, /\.(?:vcf|vcard)$|^-$/i, [/^\uFEFF?\s*BEGIN:VCARD/i]);
  },
  async *rows(folder, onReject = () => undefined) {
    for (const path of folder.list().filter((each) => /\.(?:vcf|vcard)$|^-$/i.test(each))) {
      const told = new Set<string>();
      for await (const { text, line } of readCards(folder.stream(path), path, onReject)) {
        const read = readCard(text);
        if ("reason" in read) onReject({ path, line, ...read });
        else {
          for (const name of new Set(read.notKept).difference(told)) {
            told.add(name);
            onReject({ path, line, ...leftOut("notKept", name) });
          }
          const source = { format: "vcard", ...(read.id && { id: read.id }) };
          yield* personRows(read.person, source, { path, line, onReject });
        }
      }
    }
  },
};

/** In characters: a card with a large photo. */
const MAX_CARD_LENGTH = 8_000_000;

/** The cards of a file, with the line that each begins on. */
async function* readCards(
  bytes: AsyncIterable<Uint8Array>,
  path: string,
  onReject: (rejection: Rejection) => void,
): AsyncGenerator<{ readonly text: string; readonly line: number }> {
  const { head, all } = await peek(bytes, 65_536);
  let card: string[] | null = null;
  let length = 0;
  let start = 0;
  let number = 0;
  for await (const line of linesOf(decodeText(all, detectEncoding(head)))) {
    number++;
    if (/^\uFEFF?BEGIN:VCARD\s*$/i.test(line)) [card, length, start] = [[], 0, number];
    if (card === null) continue;
    length += line.length;
    // A photo says nothing about anybody: beyond the limit, its lines are counted and dropped.
    if (length <= MAX_CARD_LENGTH) card.push(line.replace(/^\uFEFF/, ""));
    if (!/^END:VCARD\s*$/i.test(line)) continue;
    if (length > MAX_CARD_LENGTH) onReject({ path, line: start, ...leftOut("longCard", String(MAX_CARD_LENGTH)) });
    else yield { text: card.join("\r\n"), line: start };
    card = null;
  }
  if (card !== null) onReject({ path, line: start, ...leftOut("cutCard") });
}

/** The lines of a text; of a line beyond the limit only its beginning. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of text) {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    yield* lines;
    if (rest.length > MAX_CARD_LENGTH) rest = rest.slice(0, MAX_CARD_LENGTH + 1);
  }
  if (rest !== "") yield rest;
}

type CardProperty = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  type: string,
  ...values: unknown[],
];
type CardReading =
  | {
      readonly person: ImportedPerson;
      readonly id: string | undefined;
      /** Properties of the card that say something about the person and are not kept. */
      readonly notKept: readonly string[];
    }
  | LeftOut;

/** Of RFC 6350 and its extensions, and of the programs that write cards. `ROLE` is read where there is no `TITLE`. */
const NOT_KEPT: ReadonlySet<string> = new Set(
  "role note categories related anniversary deathplace x-spouse x-anniversary x-manager x-assistant".split(" "),
);

/** The person on one card, or why there is none. */
export function readCard(text: string): CardReading {
  const version = /^VERSION:\s*(\S+)/im.exec(text)?.[1];
  if (version !== undefined && !/^(?:2\.1|[34]\.\d)$/.test(version)) return leftOut("cardVersion");
  const card = version === "2.1" ? asVersion3(text) : text;
  let properties: readonly CardProperty[];
  try {
    const jcard = ICAL.parse(withoutGroups(withoutOthers(card))) as unknown as readonly [
      string,
      readonly CardProperty[],
    ];
    properties = jcard[1];
  } catch (error) {
    if (error instanceof Error) return leftOut("brokenCard");
    throw error;
  }
  if (properties.some(([name, , , value]) => name === "kind" && /^(?:group|org|location)$/i.test(String(value)))) {
    return leftOut("groupCard");
  }
  return personOf(properties);
}

/** Without the numbers and addresses that a label in their group assigns to an assistant or a fax machine. */
function withoutOthers(text: string): string {
  const labels = text.matchAll(/^([\w-]+)\.X-ABLabel[^:\r\n]*:(?:_\$!<)?[^\r\n]{0,40}(?:assistant|fax|pager)/gim);
  const groups = new Set([...labels].map(([, group = ""]) => group.toLowerCase()));
  if (groups.size === 0) return text;
  return text
    .split(/\r?\n/)
    .filter((line) => !groups.has((/^([\w-]+)\.(?:TEL|EMAIL)[;:]/i.exec(line)?.[1] ?? "").toLowerCase()))
    .join("\r\n");
}

/** Apple's and Google's `item1.EMAIL:` means `EMAIL:`. */
function withoutGroups(text: string): string {
  return text.replace(/^[\w-]+\.(?=[A-Za-z-]+[;:])/gm, "");
}

function personOf(properties: readonly CardProperty[]): CardReading {
  const all = (name: string) => properties.filter((property) => property[0] === name);
  const texts = (name: string) =>
    all(name)
      .flatMap((property) => partsOf(property).slice(0, 1))
      .filter(Boolean);
  const [family = "", given_ = "", additional = ""] = all("n").flatMap((property) => partsOf(property));
  const fullName = texts("fn")[0] || [given_, additional, family].filter(Boolean).join(" ");
  if (!/\p{L}/u.test(fullName)) return leftOut("noName");
  if (given_ === "" && family === "" && texts("org")[0] === fullName) {
    return leftOut("groupCard");
  }
  const [organization = ""] = all("org").flatMap((property) => partsOf(property));
  const title = texts("title")[0] ?? texts("role")[0];
  const social = properties.flatMap(socialProfile);
  const addresses = [...texts("url").map(withScheme), ...social, ...texts("impp")];
  const { place, country = countryOfNumbers(all("tel").flatMap((each) => partsOf(each).slice(0, 1))) } = placeOf(
    all("adr"),
  );
  return {
    id: texts("uid")[0]?.replace(/^urn:uuid:/i, ""),
    notKept: properties.flatMap((property) => {
      const [name] = property;
      const isRead = !NOT_KEPT.has(name) || (name === "role" && texts("title").length === 0);
      return isRead || !partsOf(property).some(Boolean) ? [] : name.toUpperCase();
    }),
    person: given({
      fullName,
      firstName: given_ || undefined,
      lastName: family || undefined,
      aliases: [
        ...all("nickname")
          .flatMap(partsOf)
          .flatMap((names) => names.split(/(?:(?<!\s)\s+)?,\s*/)),
        ...texts("x-maidenname"),
        ...texts("fn").slice(1),
      ],
      birthDate: birthOf(all("bday")[0]),
      birthPlace: texts("birthplace")[0],
      deathDate: birthOf(all("deathdate")[0]),
      gender: GENDERS[(texts("gender")[0] ?? texts("x-gender")[0])?.slice(0, 1).toUpperCase() ?? ""],
      location: place,
      emails: texts("email"),
      phones: all("tel")
        .filter(isSpokenOn)
        .flatMap((each) => partsOf(each).slice(0, 1))
        .filter(Boolean)
        .map((phone) => internationalPhone(phone.replace(/^tel:/i, ""), country)),
      profiles: addresses,
      accounts: social.filter(isAccountAddress),
      websites: texts("url")
        .map(withScheme)
        .filter((address) => /^https?:/i.test(address)),
      positions: organization || title ? [given({ title, company: organization || undefined, current: true })] : [],
      picture: texts("photo").find((address) => /^https?:/i.test(address)),
      languages: texts("lang").map((language) => ({ language: nameLanguage(language) })),
      skills: texts("expertise"),
      interests: [...texts("hobby"), ...texts("interest")],
    }),
  };
}

/**
 * `X-SOCIALPROFILE;TYPE=linkedin:ines-calder`, `X-TWITTER:inescalder`: the URL, or the one that a name stands for
 * there.
 */
function socialProfile(property: CardProperty): readonly string[] {
  const [name, parameters] = property;
  const [value = ""] = partsOf(property);
  const said = value.replace(/^x-apple:/i, "");
  const own = /^x-(linkedin|twitter|facebook|instagram|github|youtube|tiktok|bluesky|mastodon)$/i.exec(name)?.[1];
  if (own === undefined && !/^(?:x-)?socialprofile$/i.test(name)) return [];
  if (said === "" || /^https?:|[/]/i.test(said)) return said === "" ? [] : [withScheme(said)];
  const types = [own, parameters["type"], parameters["service-type"], parameters["x-service-type"]].flat();
  return types.flatMap((type) => profileNamed(String(type ?? ""), said) ?? []).slice(0, 1);
}

/** Adds the scheme to a URL like `www.calder.example`. */
function withScheme(address: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(address) || !/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address)
    ? address
    : `https://${address}`;
}

/**
 * Where somebody lives, or otherwise works, and the country's code. For an address with a town: the town with its
 * region and country; an address that is in a single field, or only in its label (RFC 6350, 6.3.1), is used as it is.
 */
function placeOf(addresses: readonly CardProperty[]): { readonly place?: string; readonly country?: string } {
  const read = addresses.map((property) => {
    const [box = "", more = "", street = "", city = "", region = "", code = "", country = ""] = partsOf(property);
    const label = String(property[1].label ?? "").replace(/\\n|\n/g, ", ");
    const town = [city, region, country].filter(Boolean).join(", ");
    const whole = [more, box, street, code]
      .filter(Boolean)
      .join(", ")
      .replace(/(?<!\s)\s*\n\s*/g, ", ");
    return {
      isHome: /home/i.test(String(property[1].type ?? "")),
      hasTown: city !== "",
      town,
      whole: whole || label,
      country,
    };
  });
  const best = read.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
  if (best === undefined) return {};
  const place = best.hasTown ? best.town : [best.whole, best.town].filter(Boolean).join(", ");
  const country = regionOf(best.country);
  return { ...(place !== "" && { place }), ...(country !== undefined && { country }) };
}

function rankOf({ hasTown, isHome }: { readonly hasTown: boolean; readonly isHome: boolean }): number {
  return (hasTown ? 0 : 2) + (isHome ? 0 : 1);
}

/** The country of the numbers with a country code, a fax included; `undefined` if there is none, or several. */
function countryOfNumbers(numbers: readonly string[]): string | undefined {
  const countries = new Set(
    numbers.flatMap((number) => parsePhoneNumberFromString(number.replace(/^tel:/i, ""))?.country ?? []),
  );
  return countries.size === 1 ? [...countries][0] : undefined;
}

/** A number without a country code belongs to the country in which the person lives, or has other numbers. */
function internationalPhone(phone: string, country: string | undefined): string {
  const isWhole = country === undefined || normalizeIdentifier("phone", phone) !== null;
  return isWhole ? phone : (normalizeIdentifier("phone", phone, country)?.value ?? phone);
}

/** The parts of a value: a structured one is a list whose parts may be lists again. */
function partsOf([, , , ...values]: CardProperty): readonly string[] {
  const parts = values.flatMap((value) =>
    Array.isArray(value) ? value.map((part) => (Array.isArray(part) ? part.join(" ") : String(part ?? ""))) : [value],
  );
  // Semicolons and colons may be escaped where they need not be (RFC 6350, 3.4), and old address books escape them in
  // URLs.
  return parts.map((part) =>
    String(part ?? "")
      .replace(/\\(?=[;:])/g, "")
      .trim(),
  );
}

const GENDERS: Readonly<Record<string, string>> = { F: "female", M: "male" };

/**
 * Whether a person can be spoken to on it: not on a fax machine or a pager, unless it also takes voice calls (RFC 6350,
 * 6.4.1).
 */
function isSpokenOn([, parameters]: CardProperty): boolean {
  const types = [parameters["type"] ?? []].flat().flatMap((type) => String(type).toLowerCase().split(","));
  return (
    !types.some((type) => /fax$|^(?:pager|modem|bbs)$/.test(type)) ||
    types.some((type) => /^(?:voice|cell)$/.test(type))
  );
}

/** A birthday without a year is not a date: Apple writes it with the year that a parameter names, which is 1604. */
function birthOf(property: CardProperty | undefined): string | undefined {
  if (property === undefined) return undefined;
  const date = dateOf(partsOf(property)[0]);
  const omitted = [property[1]["x-apple-omit-year"] ?? APPLE_NO_YEAR].flat().map(String);
  return omitted.some((year) => date?.startsWith(`${year}-`)) ? undefined : date;
}

/** Programs that convert a card from Apple's drop the parameter and keep the year. */
const APPLE_NO_YEAR = "1604";

/** `19840512`, `1984-05`, `1984-05-12T…`; a birthday without a year (`--0512`) gives no date. */
function dateOf(text: string | undefined): string | undefined {
  const day = text?.replace(/T.*$/s, "").replace(/^(\d{4})(\d{2})(\d{2})$/, "$1-$2-$3");
  return day !== undefined && isPartialDate(day) ? day : undefined;
}

function nameLanguage(tag: string): string {
  return /^[a-z]{2,3}(?:-[\w-]+)?$/i.test(tag)
    ? (new Intl.DisplayNames(["en"], { type: "language", fallback: "code" }).of(tag.split("-")[0] ?? tag) ?? tag)
    : tag;
}
