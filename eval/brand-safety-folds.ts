import { type BrandSafetyFlag, BRAND_SAFETY_FLAGS } from "../src/domain/brand-safety.ts";
import { indexFlags, judgeBrandSafety, linesOfFlag, WORD_CLASSES } from "../src/analysis/brand-safety.ts";
import { indexPhrases, readWords } from "../src/analysis/phrase-index.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";

interface Post {
  readonly flags: readonly string[];
  readonly text: string;
}

const FOLDS = 10;

/**
 * How often flags are right on posts that the authors of the lists had read, by cross-validation: each tenth of the
 * posts is judged without the lines (phrases, hints and idioms) that match only in that tenth, since those may have
 * been written for it. `one` and `several`: posts raised by one sign, and by more.
 */
export function crossValidate(posts: readonly Post[]): Readonly<Record<string, unknown>> {
  const words = posts.map(({ text }) => readWords(text));
  const folds = foldsOfLines(words);
  const raised = posts.map(() => new Map<BrandSafetyFlag, number>());
  for (let fold = 0; fold < FOLDS; fold++) {
    const phrases = indexFlags((flag, line) => {
      const its = folds.get(`${flag} ${line}`);
      return its === undefined || its.size !== 1 || !its.has(fold);
    });
    for (const [at, { text }] of posts.entries()) {
      if (at % FOLDS !== fold) continue;
      for (const { flag, count } of judgeBrandSafety(text, undefined, phrases)) raised[at]?.set(flag, count);
    }
  }
  return Object.fromEntries(BRAND_SAFETY_FLAGS.map((flag) => [flag, figuresOf(flag, posts, raised)]));
}

/** The folds in which each line of each list matches. */
function foldsOfLines(words: readonly ReturnType<typeof readWords>[]): ReadonlyMap<string, ReadonlySet<number>> {
  const lines = indexPhrases(
    BRAND_SAFETY_FLAGS.flatMap((flag) =>
      linesOfFlag(flag).map((line) => ({ name: `${flag} ${line}`, phrases: [line] })),
    ),
    WORD_CLASSES,
  );
  const folds = new Map<string, Set<number>>();
  for (const [at, its] of words.entries()) {
    for (const { name } of lines.find(its)) {
      folds.set(name, (folds.get(name) ?? new Set()).add(at % FOLDS));
    }
  }
  return folds;
}

function figuresOf(
  flag: BrandSafetyFlag,
  posts: readonly Post[],
  raised: readonly ReadonlyMap<BrandSafetyFlag, number>[],
): Readonly<Record<string, unknown>> {
  const signs = posts.map(({ flags }, at) => ({ shown: flags.includes(flag), count: raised[at]?.get(flag) ?? 0 }));
  const precisionOf = (chosen: (count: number) => boolean) => {
    const said = signs.filter(({ count }) => chosen(count));
    const right = said.filter(({ shown }) => shown).length;
    return { precision: ratio(right, said.length), n: said.length, interval: wilson(right, said.length) };
  };
  const shown = signs.filter((each) => each.shown);
  const found = shown.filter(({ count }) => count > 0).length;
  return {
    all: precisionOf((count) => count > 0),
    one: precisionOf((count) => count === 1),
    several: precisionOf((count) => count > 1),
    recall: ratio(found, shown.length),
    n: shown.length,
  };
}
