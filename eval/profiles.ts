import { existsSync } from "node:fs";
import { join } from "node:path";

const PLANTED = join(import.meta.dirname, "sets/planted-people");

/**
 * Field precision and recall of profiles. The folder's layout says which set it is; without a folder, every available
 * set is measured, and unavailable ones say why.
 *
 * @param options.seed for the planted people that are drawn at run time
 */
export async function run(options: { readonly dir: string; readonly seed?: number }): Promise<Record<string, unknown>> {
  if (options.dir === "")
    return { planted: await measure({ ...options, dir: PLANTED }), congress: await congressAtHand() };
  return await measure(options);
}

async function measure(options: { readonly dir: string; readonly seed?: number }): Promise<Record<string, unknown>> {
  const has = (...names: readonly string[]) => names.some((name) => existsSync(join(options.dir, name)));
  if (has("people.jsonl")) return await (await import("./profiles-planted.ts")).run(options);
  if (has("legislators.jsonl", "legislators.jsonl.gz", "legislators-enriched.jsonl"))
    return await (await import("./profiles-congress.ts")).run(options);
  throw new Error(
    `${options.dir} has none of the known layouts: planted people have people.jsonl, a folder of us-congress legislators.jsonl`,
  );
}

async function congressAtHand(): Promise<Record<string, unknown>> {
  const datasets = process.env["CANDOR_DATASETS"];
  if (datasets === undefined)
    return { skipped: "CANDOR_DATASETS does not name the folder that holds data/us-congress" };
  const dir = join(datasets, "data/us-congress");
  return existsSync(dir) ? await measure({ dir }) : { skipped: `${dir} is not there` };
}
