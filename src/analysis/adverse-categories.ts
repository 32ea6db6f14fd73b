import { analysisList } from "./lists.ts";

/** What adverse articles are about: a name of a screening service's kind, and the words that tell of it. */
export interface AdverseCategory {
  readonly name: string;
  readonly words: RegExp;
}

const compile = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "giu");

const MATTERS = analysisList("adverse-matters");
export const ADVERSE_CATEGORIES: readonly AdverseCategory[] = [...MATTERS.headings.keys()].map((name) => ({
  name,
  words: compile(MATTERS.pattern(name)),
}));

const CASES = analysisList("adverse-cases");
/** Words of police, prosecution and court about somebody: what turns a matter into a case. */
export const PROCEEDINGS = compile(CASES.pattern("proceedings"));
/** Words by which a case is told to have ended; asked for, not counted. */
export const ENDINGS = new RegExp(compile(CASES.pattern("endings")).source, "iu");
/** Words of those who write laws, sell remedies and hold conferences: crime is their subject, nobody's deed. */
export const DISCUSSION = compile(CASES.pattern("discussion"));
/** Who acts in a case by office, as alternatives of a regular expression. */
export const OFFICES = CASES.pattern("offices");
