import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { compareNames, SAME_NAME } from "../src/names/compare.ts";

interface Case {
  readonly schema: string;
  readonly group: string;
  readonly names: readonly [string, string];
  readonly same: boolean;
  readonly quality: string;
}

/**
 * Pairs of names labelled as the same or not (`name_bench.csv`, plain or `.gz`): precision, recall and F1 of
 * `compareNames` at its own threshold, for people and for everything. The labels are those of sanctions screening.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const cases = await readCases(options.dir);
  const judged = cases.map((each) => {
    const { score } = compareNames(...each.names);
    if (process.env["EVAL_MISSES"] && each.schema === "Person" && score >= SAME_NAME !== each.same) {
      process.stderr.write(`${each.same ? "missed" : "wrong"} ${score} ${each.group}: ${each.names.join(" | ")}\n`);
    }
    return { ...each, said: score >= SAME_NAME };
  });
  const people = judged.filter((each) => each.schema === "Person");
  const groups = Object.groupBy(people, (each) => each.group);
  return {
    n: cases.length,
    threshold: SAME_NAME,
    person: figures(people),
    all: figures(judged),
    strong: figures(judged.filter((each) => each.quality === "STRONG")),
    byGroup: Object.fromEntries(Object.entries(groups).map(([group, members]) => [group, figures(members ?? [])])),
    intervals: { personF1: bootstrap(people), allF1: bootstrap(judged) },
  };
}

interface Judged {
  readonly same: boolean;
  readonly said: boolean;
}

function figures(cases: readonly Judged[]): Record<string, number> {
  const hits = cases.filter((each) => each.same && each.said).length;
  const said = cases.filter((each) => each.said).length;
  const same = cases.filter((each) => each.same).length;
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    n: cases.length,
    precision: round(said === 0 ? 0 : hits / said),
    recall: round(same === 0 ? 0 : hits / same),
    f1: round(said + same === 0 ? 0 : (2 * hits) / (said + same)),
  };
}

/** The 95 % interval of F1 over a thousand resamples; always the same. */
function bootstrap(cases: readonly Judged[]): readonly [number, number] {
  let state = 12_345;
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32;
  const scores = Array.from({ length: 1_000 }, () => {
    const sample = cases.map(() => cases[Math.floor(random() * cases.length)] as Judged);
    return figures(sample)["f1"] ?? 0;
  }).sort((a, b) => a - b);
  return [scores[25] ?? 0, scores[974] ?? 0];
}

async function readCases(dir: string): Promise<Case[]> {
  const path = ["name_bench.csv", "name_bench.csv.gz"].map((name) => join(dir, name)).find((each) => existsSync(each));
  if (path === undefined) throw new Error(`${dir} holds no name_bench.csv`);
  const bytes = createReadStream(path);
  const [header = [], ...rows] = parseCsv(await text(path.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes));
  const at = (row: readonly string[], column: string) => row[header.indexOf(column)] ?? "";
  return rows
    .filter((row) => row.length === header.length)
    .map((row) => ({
      schema: at(row, "schema"),
      group: at(row, "case_group"),
      names: [at(row, "name1"), at(row, "name2")],
      same: at(row, "is_match") === "true",
      quality: at(row, "quality"),
    }));
}

/** RFC 4180. */
function parseCsv(content: string): string[][] {
  const rows: string[][] = [[]];
  for (const match of content.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    const field = match[1]?.replaceAll('""', '"') ?? match[2] ?? "";
    rows.at(-1)?.push(field);
    if (match[3] === "") break;
    if (match[3] !== ",") rows.push([]);
  }
  return rows;
}
