import { analysisList } from "./lists.ts";

/**
 * A kind of wrongdoing that adverse articles are about: its name, as in screening services, and the words that reveal
 * it.
 */
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
/** Words of police, prosecution and courts about somebody: they turn a matter into a case. */
export const PROCEEDINGS = compile(CASES.pattern("proceedings"));
/** Words that say how a case ended; tested, not counted. */
export const ENDINGS = new RegExp(compile(CASES.pattern("endings")).source, "iu");
/** Words of lawmakers, sellers of remedies and conferences: crime is their subject, not anybody's deed. */
export const DISCUSSION = compile(CASES.pattern("discussion"));
