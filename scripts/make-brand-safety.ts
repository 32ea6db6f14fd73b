/**
 * Generates the brand-safety set: 960 invented posts, 60 for each of the eight flags that show it and 60 that only look
 * like it. Both posts made from a sentence are in the same half, so that no wording of the reported half was seen while
 * tuning.
 *
 *   node scripts/make-brand-safety.ts [--seed 20261121] [--out eval/sets/brand-safety]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { SENTENCES } from "../eval/sets/brand-safety/sentences.ts";

const LEADS = ["", "", "", "", "Honestly, ", "ok so ", "Update: ", "Hey all. ", "Well. ", "Morning! "];
const TAILS = ["", "", "", "", " 😂", " 🙌", " #weekend", " lol", " ...", " https://example.org/p/1"];

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "20261121" },
    out: { type: "string", default: "eval/sets/brand-safety" },
  },
});
const random = randomOf(Number(values.seed));
const posts = Object.entries(SENTENCES).flatMap(([flag, { shows, looks }]) => [
  ...postsOf(flag, "shows", true, shows.split("\n"), 0),
  ...Object.entries(looks).flatMap(([kind, lines], at) => postsOf(flag, kind, false, lines.split("\n"), at)),
]);
writeFileSync(join(values.out, "posts.jsonl"), `${posts.map((post) => JSON.stringify(post)).join("\n")}\n`);
console.log(`${posts.length} posts, ${posts.filter(({ half }) => half === "tuning").length} to tune with`);

function postsOf(flag: string, kind: string, flagged: boolean, lines: readonly string[], shift: number) {
  return lines.flatMap((line, at) =>
    [0, 1].map((choice) => ({
      id: `${flag}-${kind}-${at}${choice === 0 ? "a" : "b"}`,
      flag,
      kind,
      flagged,
      half: (at + shift) % 2 === 0 ? "tuning" : "reported",
      text: wrap(
        line.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, first: string, second: string) => [first, second][choice] ?? ""),
      ),
    })),
  );
}

function wrap(text: string): string {
  const lead = LEADS[Math.floor(random() * LEADS.length)] ?? "";
  const tail = TAILS[Math.floor(random() * TAILS.length)] ?? "";
  return `${lead}${text}${tail}`;
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
