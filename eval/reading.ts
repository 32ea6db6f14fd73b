import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { EvaluationOptions } from "./evaluation.ts";

/**
 * What is read from texts about people that were written independently of the readers. The folder's layout says which
 * set it is: `passages.jsonl` contains annotated passages, any other `*.jsonl` whole documents with what they say.
 */
export async function run(options: EvaluationOptions): Promise<Record<string, unknown>> {
  if (!existsSync(options.dir)) throw new Error(`${options.dir} is not there`);
  if (["passages.jsonl", "passages.jsonl.gz"].some((name) => existsSync(join(options.dir, name))))
    return await (await import("./reading-passages.ts")).run(options);
  if (options.model === true) return await (await import("./reading-model.ts")).runWithModel(options);
  if (readdirSync(options.dir).some((name) => /\.jsonl(?:\.gz)?$/u.test(name)))
    return await (await import("./reading-biographies.ts")).run(options);
  throw new Error(`${options.dir} has no .jsonl file`);
}
