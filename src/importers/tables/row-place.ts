import { cue } from "../../text/languages/cues.ts";
import { numberIn, plainTitle } from "./titles.ts";
import type { Field } from "./fields.ts";

/** A cell of a row that says something, with the title of its column. */
export interface SaidCell {
  readonly field: Field;
  readonly title: string;
  readonly value: string;
}

const HOME = new RegExp(`\\b(?:${cue("at home in titles")})\\b`, "u");
const WORK = new RegExp(`\\b(?:${cue("at work in titles")})\\b`, "u");

/**
 * Where somebody lives, or else works: the parts of one address, never the town of one with the country of another. Address books
 * have the address at work before that at home.
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
  /** What stands under "Office location" may be a room. */
  readonly isOffice: boolean;
}

function readGroup(cells: readonly SaidCell[]): Omit<RowPlace, "kind"> {
  const one = (field: Field) => cells.find((cell) => cell.field === field);
  const location = one("location");
  return {
    city: one("city")?.value,
    region: one("region")?.value,
    country: one("country")?.value,
    location: location?.value,
    isOffice: /\boffice\b/.test(plainTitle(location?.title ?? "")),
  };
}

/** An address with its street or its lines, where the town stands beside it. */
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

/** Those that name a town or a place first; of these the one at home, and then in their order. */
function rankOf({ kind, city, location, isOffice }: RowPlace): number {
  const isTold = city !== undefined || (location !== undefined && !isOffice);
  return (isTold ? 0 : 10) + (kind === "home" ? 0 : kind === "" ? 1 : kind === "work" ? 3 : 2);
}
