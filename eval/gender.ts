import { existsSync } from "node:fs";
import { join } from "node:path";
import { commonSexOf } from "../src/names/given-names.ts";
import { readCsv } from "./csv.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio, readTextFile } from "./labelled-texts.ts";

/**
 * What given names say about the sex of the people who have them, as used for the split of an audience: how many names
 * get an answer, and how many of the answers are wrong. Names labelled `u` are left out.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const path = ["names.csv", "names.csv.gz"].map((name) => join(options.dir, name)).find((each) => existsSync(each));
  if (path === undefined) throw new Error("no names.csv in the folder");
  const rows = readCsv(readTextFile(path)).filter(({ gender }) => gender === "m" || gender === "f");
  const judged = rows.map((row) => ({
    name: row["first_name"] ?? "",
    truth: row["gender"] === "m" ? "male" : "female",
    said: commonSexOf(row["first_name"] ?? ""),
  }));
  const answered = judged.filter(({ said }) => said !== null);
  const wrong = answered.filter(({ truth, said }) => said !== truth);
  const share = (of: readonly { truth: string; said: string | null }[], by: "truth" | "said") =>
    ratio(of.filter((each) => each[by] === "female").length, of.length);
  return {
    coverage: ratio(answered.length, judged.length),
    errorAmongAnswered: ratio(wrong.length, answered.length),
    femaleShare: { truth: share(judged, "truth"), answered: share(answered, "said") },
    n: { names: judged.length, answered: answered.length, wrong: wrong.length },
    intervals: {
      coverage: wilson(answered.length, judged.length),
      errorAmongAnswered: wilson(wrong.length, answered.length),
    },
    worst: wrong.slice(0, 10).map(({ name, truth, said }) => ({ name, truth, said })),
  };
}
