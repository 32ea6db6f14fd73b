import type { CaseStage } from "../../domain/case-stage.ts";
import type { CaseSaying } from "../../text/languages/court-cases.ts";
import { ADVERSE_CATEGORIES } from "../adverse-categories.ts";
import { requiredText } from "./required-text.ts";

/**
 * One way to say that the person is in a case, matched against a sentence in which `@` is the person, `#` others, and
 * `%` people who cannot be told apart.
 */
export interface CasePattern {
  readonly stage: CaseStage;
  readonly pattern: RegExp;
  /** Found wherever the pattern is found, whoever it is about; `null` if no such part is known. */
  readonly end: RegExp | null;
  /** A text of which the pattern and its end contain one, if they require any. */
  readonly required: RegExp | null;
  readonly weak: boolean;
  /** A "no" in its match is its own, and does not negate it. */
  readonly denies: boolean;
}

/** The first place where a sentence says so; `null` if there is none. */
export function findCase(said: CasePattern, masked: string): RegExpExecArray | null {
  return mayOccur(said, masked) && said.end?.test(masked) !== false ? said.pattern.exec(masked) : null;
}

/** The first place where a sentence says so of anybody; `null` if there is none, or if that cannot be told apart. */
export function findEnd(said: CasePattern, masked: string): RegExpExecArray | null {
  return mayOccur(said, masked) ? (said.end?.exec(masked) ?? null) : null;
}

function mayOccur({ required }: CasePattern, masked: string): boolean {
  return required?.test(masked) !== false;
}

/**
 * The patterns of a language. Each is compiled when it is first needed: most processes and threads never judge an
 * article.
 */
export function casePatternsOf(sayings: readonly CaseSaying[]): readonly CasePattern[] {
  return sayings.flatMap(({ stage, sources, words, weak, denies }) =>
    sources.map((source) => {
      const compile = (text: string) => new RegExp(fill(text, { ...words, CRIME }), "iu");
      const ending = endOf(source);
      let whole: RegExp | undefined;
      let end: RegExp | null | undefined;
      let required: RegExp | null | undefined;
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
        get required() {
          if (required === undefined) required = requiredText(source);
          return required;
        },
      };
    }),
  );
}

/**
 * How a pattern ends, after the opening words about who and how ("{PASS}arrested"): no sentence matches without it, and
 * the whole pattern is twenty times as long. `null` if a pattern does not begin like this, or is a choice of several.
 */
function endOf(source: string): string | null {
  const end = /^\{[A-Z]+\}(.+)$/u.exec(source)?.[1];
  return end === undefined || hasChoice(end) ? null : end;
}

/** Whether a pattern is a choice of several outside every group and class. */
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

/** Deep enough for words that are composed of others. */
const MAX_DEPTH = 6;

function fill(source: string, words: Readonly<Record<string, string>>): string {
  let filled = source;
  for (let depth = 0; depth < MAX_DEPTH && /\{[A-Z]+\}/u.test(filled); depth++)
    filled = filled.replace(/\{([A-Z]+)\}/gu, (whole, name: string) => words[name] ?? whole);
  // "Ordinary words" may have hyphens: "money-laundering charges". The point in "2.3 million" does not end a clause.
  return filled
    .replaceAll(raw`(?:\p{L}+ )`, raw`(?:\p{L}[\p{L}-]* )`)
    .replaceAll("[^#%@.;]", raw`(?:[^#%@.;]|(?<=\p{N})\.(?=\p{N}))`);
}
