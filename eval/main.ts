/**
 * `npm run eval -- NAME`: quality figures on standard output. Progress goes to standard error. `--help` lists names and
 * options.
 */
import { parseArgs } from "node:util";
import type { Evaluation } from "./evaluation.ts";
import { isUnread, totalsOf } from "./unread.ts";

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
  "case-sentences": { load: () => import("./case-sentences.ts"), folder: "" },
  "case-wordings": { load: () => import("./case-wordings.ts"), folder: "" },
  "adverse-media": { load: () => import("./adverse-media.ts"), folder: "" },
  accusations: { load: () => import("./accusations.ts"), folder: "eval/news" },
  sensitive: { load: () => import("./sensitive.ts"), folder: "" },
  habits: { load: () => import("./habits.ts"), folder: "" },
  summaries: { load: () => import("./summaries.ts"), folder: "" },
  gender: { load: () => import("./gender.ts"), folder: "eval/name-gender" },
  reading: { load: () => import("./reading.ts"), folder: "eval/biographies" },
  injection: { load: () => import("./injection.ts"), folder: "eval/prompt-injection" },
  outside: { load: () => import("./outside.ts"), folder: "eval/outside" },
  imports: { load: () => import("./imports.ts"), folder: "" },
  closings: { load: () => import("./closings.ts"), folder: "data/everypolitician" },
  "harder-layers": { load: () => import("./harder-layers.ts"), folder: "" },
};

const USAGE = `npm run eval -- NAME [options]
NAME is one of: ${Object.keys(EVALUATIONS).join(", ")}
  --dir FOLDER     the data set; without it, its folder in CANDOR_DATASETS. Of a folder "to-measure", only totals are
                   printed
  --seed NUMBER    draws other people, where some are drawn
  --model          with the language model that the environment sets
  --sample NUMBER  so many of the documents, with --model; of the people, with closings
  --json           on one line`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [name = ""] = positionals;
  const evaluation = EVALUATIONS[name];
  if (!evaluation) {
    console.error(USAGE);
    return 2;
  }
  const dir = values.dir ?? defaultFolder(evaluation.folder);
  if (dir === null) {
    console.error("Give the folder with --dir, or set CANDOR_DATASETS to the folder that holds the data sets.");
    return 2;
  }
  const { run } = await evaluation.load();
  const all = await run({
    dir,
    model: values.model,
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
    ...(values.sample === undefined ? {} : { sample: Number(values.sample) }),
  });
  const figures = isUnread(dir) ? totalsOf(all) : all;
  console.log(values.json ? JSON.stringify(figures) : JSON.stringify(figures, null, 2));
  return 0;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        dir: { type: "string" },
        seed: { type: "string" },
        model: { type: "boolean", default: false },
        sample: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

function defaultFolder(folder: string): string | null {
  if (folder === "") return "";
  const datasets = process.env["CANDOR_DATASETS"];
  return datasets ? `${datasets}/${folder}` : null;
}
