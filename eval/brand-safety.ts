import { readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeBrandSafety } from "../src/analysis/brand-safety.ts";
import { BRAND_SAFETY_FLAGS, type BrandSafetyFlag } from "../src/domain/brand-safety.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";

interface LabelledPost {
  readonly id: string;
  readonly flag: BrandSafetyFlag;
  /** `shows`, or why it only looks so. */
  readonly kind: string;
  readonly flagged: boolean;
  readonly half: "tuning" | "reported";
  readonly text: string;
}

interface Judged extends LabelledPost {
  readonly said: boolean;
}

const OWN_SET = "eval/sets/brand-safety";

/**
 * Each of the eight flags on the project's own posts: figures of the reported half, the tuning half's beside. Phrases were written from
 * general knowledge and mended on the tuning half, on 400 posts of their author's (394 of them now the lists' examples) and on what
 * they raised in open sets of tweets. Of the reported half only counts were looked at; but for `adultContent`, most of whose sentences
 * of both halves had been read before: its figures are of development.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const posts = readFileSync(join(options.dir || OWN_SET, "posts.jsonl"), "utf8")
    .trimEnd()
    .split("\n");
  const judged = posts.map((line) => {
    const post = JSON.parse(line) as LabelledPost;
    return { ...post, said: judgeBrandSafety(post.text).some(({ flag }) => flag === post.flag) };
  });
  const reported = judged.filter(({ half }) => half === "reported");
  return {
    flags: figures(reported),
    tuning: figures(judged.filter(({ half }) => half === "tuning")),
    falseByKind: Object.fromEntries(
      [
        ...Map.groupBy(
          reported.filter(({ flagged }) => !flagged),
          ({ kind }) => kind,
        ),
      ].map(([kind, its]) => [kind, `${its.filter(({ said }) => said).length} of ${its.length}`]),
    ),
    n: { posts: judged.length, reported: reported.length },
    intervals: intervals(reported),
  };
}

function figures(posts: readonly Judged[]) {
  return perFlag(posts, ({ right, said, shown }) => ({
    precision: ratio(right, said),
    recall: ratio(right, shown),
    n: shown,
  }));
}

function intervals(posts: readonly Judged[]) {
  return perFlag(posts, ({ right, said, shown }) => ({ precision: wilson(right, said), recall: wilson(right, shown) }));
}

function perFlag<T>(
  posts: readonly Judged[],
  figuresOf: (counts: { readonly right: number; readonly said: number; readonly shown: number }) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    BRAND_SAFETY_FLAGS.map((flag) => {
      const its = posts.filter((post) => post.flag === flag);
      const said = its.filter((post) => post.said);
      const right = said.filter(({ flagged }) => flagged).length;
      return [flag, figuresOf({ right, said: said.length, shown: its.filter(({ flagged }) => flagged).length })];
    }),
  );
}
