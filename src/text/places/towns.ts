import { readWordList } from "../../lists/word-list.ts";
import { isCity } from "./cities.ts";
import { isRegion } from "./places.ts";

let countries: ReadonlyMap<string, string> | undefined;

/**
 * Whether a name is that of a town, state or country, in its own or the English spelling. Many are also surnames or
 * ordinary words.
 */
export function isPlaceName(name: string): boolean {
  return countriesOfTowns().has(name) || isCity(name) || isRegion(name);
}

/**
 * The ISO 3166-1 code of the country in which the town of this name lies; `undefined` if several countries have one,
 * or none is known.
 */
export function countryOfTown(name: string): string | undefined {
  const country = countriesOfTowns().get(name.normalize("NFC"));
  return country === SEVERAL ? undefined : country;
}

function countriesOfTowns(): ReadonlyMap<string, string> {
  if (countries === undefined) {
    const { headings } = readWordList(new URL("../lists/towns.txt", import.meta.url));
    countries = new Map(
      [...headings].flatMap(([country, { entries }]) => entries.map((name): [string, string] => [name, country])),
    );
  }
  return countries;
}

/** The heading of names that do not determine a country. */
const SEVERAL = "several";
