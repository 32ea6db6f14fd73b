import type { CaseStage } from "../../domain/case-stage.ts";
import type { CaseSaying } from "../../text/languages/court-cases.ts";
import { ADVERSE_CATEGORIES } from "../adverse-categories.ts";

/** One way to say that the person is in a case, over a sentence in which `@` stands for them, `#` for others, `%` for who cannot be told. */
export interface CasePattern {
  readonly stage: CaseStage;
  readonly pattern: RegExp;
  /** What is found wherever the pattern is, and is compiled in a twentieth of its time; `null` where nothing such is known. */
  readonly end: RegExp | null;
  readonly weak: boolean;
  /** A "no" in what it finds is its own, and takes nothing back. */
  readonly denies: boolean;
}

/** The first place where a sentence says it; `null` where none does. */
export function findCase(said: CasePattern, masked: string): RegExpExecArray | null {
  return said.end?.test(masked) === false ? null : said.pattern.exec(masked);
}

/** The patterns of a language. Each is compiled when it is first asked for: most processes and threads judge articles of no language. */
export function casePatternsOf(sayings: readonly CaseSaying[]): readonly CasePattern[] {
  return sayings.flatMap(({ stage, sources, words, weak, denies }) =>
    sources.map((source) => {
      const compile = (text: string) => new RegExp(fill(text, { ...words, CRIME }), "iu");
      const ending = endOf(source);
      let whole: RegExp | undefined;
      let end: RegExp | null | undefined;
      return {
        stage,
        weak,
        denies,
        get pattern() {
          return (whole ??= compile(source));
        },
        get end() {
          if (end === undefined) end = ending === null ? null : compile(ending);
          return end;
        },
      };
    }),
  );
}

/**
 * What a pattern ends with, behind the words of who and how that it begins with ("{PASS}arrested"): without it no sentence matches,
 * and most sentences have none of it. The whole is twenty times as long, and compiling all takes half a second of a processor.
 * `null` where a pattern does not begin so, or is a choice of several.
 */
function endOf(source: string): string | null {
  const end = /^\{[A-Z]+\}(.+)$/u.exec(source)?.[1];
  return end === undefined || hasChoice(end) ? null : end;
}

/** Whether a pattern is one of several outside every group and class. */
function hasChoice(source: string): boolean {
  let depth = 0;
  let inClass = false;
  for (const [token] of source.matchAll(/\\.|[^]/gu)) {
    if (inClass) inClass = token !== "]";
    else if (token === "[") inClass = true;
    else if (token === "(") depth++;
    else if (token === ")") depth--;
    else if (token === "|" && depth === 0) return true;
  }
  return false;
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
