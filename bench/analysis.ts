import { readFileSync } from "node:fs";
import { judgeBrandSafety } from "../src/analysis/brand-safety.ts";
import { findBrands, findLikings, findPastimes, findTopics } from "../src/analysis/interests.ts";
import { detectLanguage } from "../src/analysis/language.ts";
import { judgeSentiment } from "../src/analysis/sentiment.ts";
import { readStyle } from "../src/analysis/style.ts";

const GOAL_MS = 250;
const ROUNDS = 5;
const WARM_UPS = 3;

/**
 * Everything that is determined about a post (language, tone, eight flags, topics, pastimes, likings, brands, habits),
 * for 1,000 invented posts; processor time as the median of five rounds after three warm-up rounds, with the best and
 * worst round, and the very first (`coldMs`, including everything that is compiled in it). The floor is reading every
 * character once.
 */
export async function run(options: { posts?: string } = {}): Promise<Record<string, unknown>> {
  const count = Number(options.posts ?? 1000);
  const posts = postsOf(count);
  const coldMs = cpuOf(() => analyse(posts));
  for (let round = 1; round < WARM_UPS; round++) analyse(posts);
  const rounds = Array.from({ length: ROUNDS }, () => cpuOf(() => analyse(posts))).sort((a, b) => a - b);
  const floorMs = cpuOf(() => posts.reduce((sum, text) => sum + text.toLowerCase().split(/\W+/).length, 0));
  const [bestMs = 0, , medianMs = 0, , worstMs = 0] = rounds;
  const figures = {
    posts: count,
    medianMs,
    bestMs,
    worstMs,
    coldMs,
    floorMs,
    goalMs: GOAL_MS,
    met: medianMs <= GOAL_MS,
  };
  console.log(JSON.stringify(figures, null, 2));
  return figures;
}

function analyse(posts: readonly string[]): number {
  let found = readStyle(posts).length;
  for (const text of posts) {
    const language = detectLanguage(text);
    found += judgeSentiment(text, language)?.words.length ?? 0;
    if (language === "en") found += judgeBrandSafety(text).length;
    found += findTopics(text).length + findPastimes(text).length + findLikings(text).length + findBrands(text).length;
  }
  return found;
}

/** The posts of the brand-safety set: half of them contain what the rules look for, far more than ordinary posts do. */
function postsOf(count: number): readonly string[] {
  const lines = readFileSync(new URL("../eval/sets/brand-safety/posts.jsonl", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text);
  return Array.from({ length: count }, (_, index) => texts[index % texts.length] ?? "");
}

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.round((user + system) / 1000);
}
