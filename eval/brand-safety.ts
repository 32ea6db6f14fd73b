import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { judgeBrandSafety } from "../src/analysis/brand-safety.ts";
import { BRAND_SAFETY_FLAGS, type BrandSafetyFlag } from "../src/domain/brand-safety.ts";
import { crossValidate } from "./brand-safety-folds.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";

interface LabelledPost {
  readonly id: string;
  readonly flag: BrandSafetyFlag;
  /** `shows`, or why it only looks as if it did. */
  readonly kind: string;
  readonly flagged: boolean;
  readonly half: "tuning" | "reported";
  readonly text: string;
}

/** A post by another writer, with every flag that its writer says it shows. */
interface OthersPost {
  readonly id: string;
  readonly flags: readonly BrandSafetyFlag[];
  readonly kind: string;
  readonly text: string;
}

interface Judged extends LabelledPost {
  readonly said: boolean;
}

const OWN_SET = "eval/sets/brand-safety";

/**
 * Each of the eight flags, on posts by writers who had not seen the rules (`others*.jsonl`: for each flag, posts that
 * show it, more than half of them without a telltale word, and posts that only look as if they did; every flag is
 * judged on all posts), and on the project's own posts: the reported half, with the tuning half next to it. The lists
 * were extended after reading the others' posts: `others` is by cross-validation, `development` uses the lists as they
 * are. For a set in a folder of its own that nobody has read (`--dir eval/sets/brand-safety-unread`), `development` is
 * the figure that counts. Only counts were looked at in the reported half, except for `adultContent`, whose sentences
 * had mostly been read before: its figures are development figures.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const own = join(options.dir || OWN_SET, "posts.jsonl");
  const posts = existsSync(own) ? readFileSync(own, "utf8").trimEnd().split("\n") : [];
  const judged = posts.map((line) => {
    const post = JSON.parse(line) as LabelledPost;
    return { ...post, said: judgeBrandSafety(post.text).some(({ flag }) => flag === post.flag) };
  });
  const reported = judged.filter(({ half }) => half === "reported");
  return {
    others: crossValidate(readOthers(options.dir || OWN_SET)),
    development: othersFigures(readOthers(options.dir || OWN_SET)),
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

/** Posts by writers who had not seen the rules: `others*.jsonl`. */
function readOthers(dir: string): readonly OthersPost[] {
  return readdirSync(dir)
    .filter((name) => /^others.*\.jsonl$/u.test(name))
    .sort()
    .flatMap((name) => readFileSync(join(dir, name), "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line) as OthersPost);
}

/** `strong`: of the posts that two or more phrases raise, how many are right. */
function othersFigures(others: readonly OthersPost[]): Readonly<Record<string, unknown>> {
  const posts = others.map((post) => ({
    ...post,
    raised: new Map(judgeBrandSafety(post.text).map((each) => [each.flag, each.count])),
  }));
  const strong = posts.flatMap(({ raised, flags }) =>
    [...raised].filter(([, count]) => count >= 2).map(([flag]) => flags.includes(flag)),
  );
  const ofFlag = (flag: BrandSafetyFlag) => {
    const said = posts.filter(({ raised }) => raised.has(flag));
    const right = said.filter(({ flags }) => flags.includes(flag)).length;
    const shown = posts.filter(({ flags }) => flags.includes(flag)).length;
    return {
      precision: ratio(right, said.length),
      recall: ratio(right, shown),
      n: { shown, raised: said.length },
      intervals: { precision: wilson(right, said.length), recall: wilson(right, shown) },
    };
  };
  const rightly = strong.filter(Boolean).length;
  return {
    ...Object.fromEntries(BRAND_SAFETY_FLAGS.map((flag) => [flag, ofFlag(flag)])),
    strong: { precision: ratio(rightly, strong.length), n: strong.length, interval: wilson(rightly, strong.length) },
  };
}
