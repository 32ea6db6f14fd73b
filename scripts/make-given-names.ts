/**
 * Generates the list of given names by sex, src/names/lists/given-names.txt, from two tables:
 *
 *   node scripts/make-given-names.ts --births maxoccurbysex.txt --countries forenames-by-country.csv
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCsv } from "../eval/csv.ts";
import { foldGivenName } from "../src/names/given-names.ts";
import { readWordList } from "../src/lists/word-list.ts";

interface Bearers {
  male: number;
  female: number;
}

const MIN_BEARERS = 30;
const MIN_SHARE = 0.97;
const MIN_SHARE_BESIDE_A_COUNTRY = 0.8;
const OUT = new URL("../src/names/lists/given-names.txt", import.meta.url);

const { values } = parseArgs({ options: { births: { type: "string" }, countries: { type: "string" } } });
if (values.births === undefined || values.countries === undefined) throw new Error("Give --births and --countries.");

const births = new Map<string, Bearers>();
for (const line of readFileSync(values.births, "utf8").split("\n")) {
  const [name = "", sex, count] = line.split(",");
  if (count !== undefined) add(births, name, sex, Number(count));
}
const popular = new Map<string, Bearers>();
for (const row of readCsv(readFileSync(values.countries, "utf8"))) {
  for (const name of new Set([row["Romanized Name"], row["Localized Name"]]))
    add(popular, name ?? "", row["Gender"], 1);
}

const table = new Map<string, "female" | "male">();
for (const [name, bearers] of births) {
  const sex = bearers.male > bearers.female ? "male" : "female";
  const all = bearers.male + bearers.female;
  const abroad = popular.get(name)?.[sex === "male" ? "female" : "male"] ?? 0;
  if (name.length > 2 && all >= MIN_BEARERS && bearers[sex] / all >= MIN_SHARE && abroad === 0) table.set(name, sex);
}
for (const [name, bearers] of popular) {
  if (table.has(name) || name.length < 3 || (bearers.male > 0 && bearers.female > 0)) continue;
  const sex = bearers.male > 0 ? "male" : "female";
  const born = births.get(name);
  const share = born === undefined ? 1 : born[sex] / (born.male + born.female);
  if (share > MIN_SHARE_BESIDE_A_COUNTRY) table.set(name, sex);
}

const { headings } = readWordList(OUT);
const [head] = readFileSync(OUT, "utf8").split("\n[");
writeFileSync(OUT, `${head}${section("female")}${section("male")}`);
console.log(`${table.size} names`);

function add(to: Map<string, Bearers>, name: string, sex: string | undefined, count: number): void {
  const key = foldGivenName(name);
  const bearers = to.get(key) ?? { male: 0, female: 0 };
  bearers[sex === "M" ? "male" : "female"] += count;
  if (key !== "") to.set(key, bearers);
}

/** The names of one sex under their heading, with the existing examples. */
function section(sex: "female" | "male"): string {
  const names = [...table].filter(([, each]) => each === sex).map(([name]) => name);
  const { matching = [], others = [] } = headings.get(sex) ?? {};
  const examples = [...matching.map((text) => `+ ${text}`), ...others.map((text) => `- ${text}`)];
  return `\n[${sex}]\n${[...names.sort(), ...examples].join("\n")}\n`;
}
