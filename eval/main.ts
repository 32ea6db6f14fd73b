/** `npm run eval -- NAME [--dir FOLDER] [--seed NUMBER] [--model [--sample NUMBER]] [--json]`: figures of quality, on standard output. Progress goes to standard error. */
import { parseArgs } from "node:util";
import type { Evaluation } from "./evaluation.ts";

const EVALUATIONS: Readonly<Record<string, { readonly load: () => Promise<Evaluation>; readonly folder: string }>> = {
  profiles: { load: () => import("./profiles.ts"), folder: "" },
  search: { load: () => import("./search.ts"), folder: "data/us-congress" },
  "name-matching": { load: () => import("./name-matching.ts"), folder: "eval/name-matching" },
  "homonym-trap": { load: () => import("./homonym-trap.ts"), folder: "eval/homonym-trap" },
  pairs: { load: () => import("./pairs.ts"), folder: "eval/opensanctions-pairs" },
  records: { load: () => import("./records.ts"), folder: "data/er" },
  sentiment: { load: () => import("./sentiment.ts"), folder: "eval/tweeteval/sentiment" },
  toxicity: { load: () => import("./toxicity.ts"), folder: "eval/hatecheck" },
  "brand-safety": { load: () => import("./brand-safety.ts"), folder: "" },
  "adverse-media": { load: () => import("./adverse-media.ts"), folder: "" },
  accusations: { load: () => import("./accusations.ts"), folder: "eval/news" },
  summaries: { load: () => import("./summaries.ts"), folder: "" },
  gender: { load: () => import("./gender.ts"), folder: "eval/name-gender" },
  reading: { load: () => import("./reading.ts"), folder: "eval/biographies" },
  injection: { load: () => import("./injection.ts"), folder: "eval/prompt-injection" },
  outside: { load: () => import("./outside.ts"), folder: "eval/outside" },
  imports: { load: () => import("./imports.ts"), folder: "" },
  "harder-layers": { load: () => import("./harder-layers.ts"), folder: "" },
};

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: {
      dir: { type: "string" },
      seed: { type: "string" },
      model: { type: "boolean", default: false },
      sample: { type: "string" },
      json: { type: "boolean", default: false },
    },
    allowPositionals: true,
  });
  const [name = ""] = positionals;
  const evaluation = EVALUATIONS[name];
  if (!evaluation) {
    console.error(`Give the name of an evaluation: ${Object.keys(EVALUATIONS).join(", ")}.`);
    return 2;
  }
  const dir = values.dir ?? defaultFolder(evaluation.folder);
  if (dir === null) {
    console.error("Give the folder with --dir, or set CANDOR_DATASETS to the folder that holds the data sets.");
    return 2;
  }
  const { run } = await evaluation.load();
  const figures = await run({
    dir,
    model: values.model,
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    ...(values.sample === undefined ? {} : { sample: Number(values.sample) }),
  });
  console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
  return 0;
}

function defaultFolder(folder: string): string | null {
  if (folder === "") return "";
  const datasets = process.env["CANDOR_DATASETS"];
  return datasets ? `${datasets}/${folder}` : null;
}
