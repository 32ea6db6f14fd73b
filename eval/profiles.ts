import { existsSync } from "node:fs";
import { join } from "node:path";

/** Field precision and recall of profiles. The folder's layout says which set it is. */
export async function run(options: { readonly dir: string }): Promise<Record<string, unknown>> {
  const isCongress = ["legislators.jsonl", "legislators-enriched.jsonl"].some((name) =>
    existsSync(join(options.dir, name)),
  );
  if (!isCongress)
    throw new Error(`${options.dir} has none of the known layouts: a folder of us-congress has legislators.jsonl`);
  const congress = await import("./profiles-congress.ts");
  return await congress.run(options);
}
