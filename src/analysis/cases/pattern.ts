import type { CaseStage } from "../../domain/case-stage.ts";
import type { CaseSaying } from "../../text/court-cases.ts";
import { ADVERSE_CATEGORIES } from "../adverse-categories.ts";

/** One way to say that the person is in a case, over a sentence in which `@` stands for them, `#` for others, `%` for who cannot be told. */
export interface CasePattern {
  readonly stage: CaseStage;
  readonly pattern: RegExp;
  readonly weak: boolean;
}

/** The patterns of a language. Each is compiled when it is first asked for: most processes and threads judge articles of no language. */
export function casePatternsOf(sayings: readonly CaseSaying[]): readonly CasePattern[] {
  return sayings.flatMap(({ stage, sources, words, weak }) =>
    sources.map((source) => {
      let compiled: RegExp | undefined;
      return {
        stage,
        weak,
        get pattern() {
          return (compiled ??= new RegExp(fill(source, { ...words, CRIME }), "iu"));
        },
      };
    }),
  );
}

/** What adverse articles are about. */
const CRIME = ADVERSE_CATEGORIES.map(({ words }) => words.source).join("|");

const raw = String.raw;

/** Deep enough for words that are made of others. */
const MAX_DEPTH = 6;

function fill(source: string, words: Readonly<Record<string, string>>): string {
  let filled = source;
  for (let depth = 0; depth < MAX_DEPTH && /\{[A-Z]+\}/u.test(filled); depth++)
    filled = filled.replace(/\{([A-Z]+)\}/gu, (whole, name: string) => words[name] ?? whole);
  // The point of "2.3 million" ends no clause.
  return filled.replaceAll("[^#%@.;]", raw`(?:[^#%@.;]|(?<=\p{N})\.(?=\p{N}))`);
}
