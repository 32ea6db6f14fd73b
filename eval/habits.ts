import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readStyle } from "../src/analysis/style.ts";
import { Random } from "../scripts/random.ts";
import type { EvaluationOptions } from "./evaluation.ts";
import { wilson } from "./homonym-trap.ts";

/** Few, a normal number of, and many posts for a profile. */
const SIZES = [10, 30, 100];
const DRAWS = 1_000;

/**
 * How often habits are reported for posts without a common author: posts from many occasions, drawn at random. Each
 * habit reported is chance, or a habit of whoever wrote the set. Reads `*.jsonl` in a folder, one post per line as
 * `text`.
 */
export async function run({ dir, seed = 1 }: EvaluationOptions): Promise<Record<string, unknown>> {
  const posts = globSync("*.jsonl", { cwd: dir }).flatMap((file) => readPosts(join(dir, file)));
  if (posts.length < Math.max(...SIZES)) throw new Error(`${dir} has ${posts.length} posts`);
  const random = new Random(seed);
  return {
    posts: posts.length,
    draws: DRAWS,
    ...Object.fromEntries(SIZES.map((size) => [`of ${size} posts`, figuresOf(posts, size, random)])),
  };
}

function figuresOf(posts: readonly string[], size: number, random: Random): Record<string, unknown> {
  const found = new Map<string, number>();
  let withHabit = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const habits = readStyle(Array.from({ length: size }, () => random.pick(posts)));
    if (habits.length > 0) withHabit++;
    for (const { name } of habits) found.set(name, (found.get(name) ?? 0) + 1);
  }
  return {
    withHabit: withHabit / DRAWS,
    interval: wilson(withHabit, DRAWS),
    habits: Object.fromEntries([...found].sort((a, b) => b[1] - a[1]).map(([name, count]) => [name, count / DRAWS])),
  };
}

function readPosts(path: string): readonly string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (JSON.parse(line) as { readonly text: string }).text);
}
