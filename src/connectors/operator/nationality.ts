import { readWordList } from "../../lists/word-list.ts";
import { regionOf } from "../../importers/tables/cells.ts";
import { countryOfDemonym } from "../../text/facts/asides.ts";

const FORMS: ReadonlyMap<string, string> = new Map(
  [...readWordList(new URL("../../text/lists/nationalities.txt", import.meta.url)).headings].flatMap(
    ([code, { entries }]) => entries.map((word) => [word, code] as const),
  ),
);

const COUNTRIES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/**
 * A nationality as forms state it, as the English name of the country: "deutsch", "française", "PL" and "日本国籍" give
 * Germany, France, Poland and Japan. Unchanged if it names no country.
 */
export function readNationality(said: string): string {
  const word = said.trim().toLowerCase();
  // German forms have the adjective without its ending.
  const country =
    countryOfDemonym(word) ??
    countryOfDemonym(`${word}e`) ??
    FORMS.get(word) ??
    regionOf(said) ??
    regionOf(said.replace(CITIZEN, ""));
  return (country === undefined ? undefined : COUNTRIES.of(country)) ?? said;
}

/** "Person", "register" and "nationality" behind a country's name in Chinese and Japanese. */
const CITIZEN = /(?:\u56fd\u7c4d|\u570b\u7c4d|\u7c4d|\u4eba)$/u;
