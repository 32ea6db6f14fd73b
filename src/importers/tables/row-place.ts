import { cue } from "../../text/languages/cues.ts";
import { numberIn, plainTitle } from "./titles.ts";
import type { Field } from "./fields.ts";

/** A cell with content, and the title of its column. */
export interface SaidCell {
  readonly field: Field;
  readonly title: string;
  readonly value: string;
  /** What the table calls the value, in another column. */
  readonly label?: string;
}

const HOME = new RegExp(`\\b(?:${cue("at home in titles")})\\b`, "u");
const WORK = new RegExp(`\\b(?:${cue("at work in titles")})\\b`, "u");

/**
 * Where somebody lives, or otherwise works: always the parts of one address, never the town of one with the country of
 * another. Address books list the work address before the home address.
 */
export function placeOf(said: readonly SaidCell[]): string | undefined {
  const groups = Map.groupBy(
    said.filter(({ field }) => PLACE.has(field)),
    ({ title }) => kindOf(title),
  );
  const read = [...groups].map(([kind, cells]) => ({ kind, ...readGroup(cells) }));
  const whole = read.find(({ kind }) => kind === "");
  const ranked = read
    .map((each) => (each.country === undefined && each.kind !== "" ? { ...each, country: whole?.country } : each))
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const [best] = ranked;
  if (best === undefined) return undefined;
  const town = [best.city, best.region, best.country].filter(Boolean).join(", ");
  const isTown = best.city !== undefined && (best.location === undefined || isAddress(best));
  return isTown ? town : (best.location ?? (town || undefined));
}

const PLACE: ReadonlySet<Field> = new Set(["city", "region", "country", "location"]);

interface RowPlace {
  readonly kind: string;
  readonly city: string | undefined;
  readonly region: string | undefined;
  readonly country: string | undefined;
  readonly location: string | undefined;
  /** "Office location" may contain a room. */
  readonly isOffice: boolean;
}

function readGroup(cells: readonly SaidCell[]): Omit<RowPlace, "kind"> {
  const one = (field: Field) => cells.find((cell) => cell.field === field);
  const location = one("location");
  return {
    city: one("city")?.value.replace(POSTCODE, ""),
    region: one("region")?.value,
    country: one("country")?.value,
    location: location?.value,
    isOffice: /\boffice\b/.test(plainTitle(location?.title ?? "")),
  };
}

/** "14770 Brandenburg", "00-950 Warszawa". */
const POSTCODE = /^(?:[A-Z]{1,2}-)?\d{2,3}(?:[ -]?\d{2,3})?\s+(?=\p{L})/u;

/** A street address, or an address of several lines, if the town has a cell of its own. */
function isAddress({ location = "", isOffice }: RowPlace): boolean {
  return isOffice || /\d|\n/.test(location);
}

function kindOf(title: string): string {
  const plain = plainTitle(title);
  if (HOME.test(plain)) return "home";
  if (WORK.test(plain)) return "work";
  if (/^other\b/.test(plain)) return "other";
  const number = numberIn(title);
  return number === undefined ? "" : String(number);
}

/** Places with a town or location come first; among these the home, and then in table order. */
function rankOf({ kind, city, location, isOffice }: RowPlace): number {
  const isTold = city !== undefined || (location !== undefined && !isOffice);
  return (isTold ? 0 : 10) + (kind === "home" ? 0 : kind === "" ? 1 : kind === "work" ? 3 : 2);
}
