/**
 * Generates the adverse-media set: 300 articles about invented people, each with two to four named roles. A sixth are
 * about a namesake of the person asked about, a third contain nothing adverse. The reported half uses other wordings
 * than the tuning half.
 *
 *   node scripts/make-adverse-media.ts [--seed 20261121] [--out eval/sets/adverse-media]
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  CASES,
  CLOSINGS,
  FIRST_NAMES,
  LAST_NAMES,
  NEUTRAL,
  PLACES,
  ROLES,
  TRADES,
} from "../eval/sets/adverse-media/wordings.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "20261121" },
    out: { type: "string", default: "eval/sets/adverse-media" },
  },
});
const random = randomOf(Number(values.seed));
const ACCUSED = ["accused", "charged", "convicted", "acquitted"] as const;
const BESIDE = ["victim", "witness", "official", "author"] as const;
const COUNT = 300;

const articles = Array.from({ length: COUNT }, (_, index) => makeArticle(index));
writeFileSync(join(values.out, "articles.jsonl"), `${articles.map((article) => JSON.stringify(article)).join("\n")}\n`);
console.log(`${articles.length} articles, ${articles.filter(({ adverse }) => adverse).length} adverse`);

function makeArticle(index: number) {
  const half = index % 2 === 0 ? "tuning" : "reported";
  const adverse = index % 3 !== 2;
  const names = pickSome(FIRST_NAMES, 4).map((first, at) => `${first} ${pickSome(LAST_NAMES, 4)[at]}`);
  const [place, elsewhere] = pickSome(PLACES, 2) as [string, string];
  const year = 2015 + Math.floor(random() * 10);
  const age = 28 + Math.floor(random() * 40);
  const trade = pick(TRADES);
  const date = `${year}-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}-${String(1 + Math.floor(random() * 28)).padStart(2, "0")}`;
  const fill = (text: string, name: string) =>
    text
      .replaceAll("{P}", name)
      .replaceAll("{S}", name.split(" ").at(-1) ?? "")
      .replaceAll("{age}", String(age))
      .replaceAll("{place}", place)
      .replaceAll("{trade}", trade);
  if (!adverse) {
    const story = pick(NEUTRAL[half]);
    const [first = "", second = ""] = names;
    const text = story.map((line, at) => fill(line, at === 1 ? second : first).replaceAll("{Q}", second)).join(" ");
    const people = [
      { name: first, role: "none" },
      { name: second, role: "none" },
    ];
    return { id: `article-${index}`, half, adverse, date, categories: [], text, people, asked: askedOf(first, true) };
  }
  const matter = pick(CASES[half]);
  const main = ACCUSED[Math.floor(index / 2) % ACCUSED.length] ?? "accused";
  const beside = pickSome(BESIDE, 1 + (index % 3));
  const roles = [main, ...beside];
  const [first = ""] = names;
  const sentences = roles.map((role, at) =>
    fill(pick(ROLES[half][role]), names[at] ?? "")
      .replaceAll("{crime}", matter.crime)
      .replaceAll("{act}", matter.act),
  );
  const text = [fill(matter.lead, first), ...sentences, fill(pick(CLOSINGS[half]), first)].join(" ");
  const people = roles.map((role, at) => ({ name: names[at] ?? "", role }));
  // Every other article asks about the accused, the others about somebody else in it; a sixth ask about a namesake.
  const wanted = index % 4 < 2 ? 0 : 1;
  return {
    id: `article-${index}`,
    half,
    adverse,
    date,
    categories: [matter.category],
    text,
    people,
    asked: askedOf(names[wanted] ?? first, index % 6 !== 4),
  };

  function askedOf(name: string, same: boolean) {
    return same
      ? { name, birthYear: year - age, place, trade, same }
      : {
          name,
          birthYear: year - age - 17,
          place: elsewhere,
          trade: pick(TRADES.filter((other) => other !== trade)),
          same,
        };
  }
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function pickSome<T>(items: readonly T[], count: number): readonly T[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
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
