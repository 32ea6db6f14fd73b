import type { CaseSaying } from "./court-cases.ts";
import type { DateWords } from "./date-words.ts";
import type { FrameLanguage } from "./frame-language.ts";
import type { Grammar } from "./grammar.ts";
import type { InEnglish } from "./in-english.ts";
import type { SpokenOf } from "./spoken-of.ts";
import type { LanguageWords } from "./words.ts";

/** All that reading needs to know of a language: a folder of `languages/`, which also has its corpus and its headings. */
export interface LanguageFolder {
  readonly lang: string;
  /** ISO 3166-1 of the one country whose national numbers are meant where a page in this language names none. */
  readonly country?: string;
  readonly dates: DateWords;
  /** Its words, where capitals or letters set its names apart; `frames` where nothing does. */
  readonly words?: LanguageWords;
  readonly frames?: FrameLanguage;
  /** Its verbs and what stands around them. */
  readonly grammar?: Grammar;
  /** Its pronouns and descriptions of people: articles about others are read where it has them. */
  readonly spokenOf?: SpokenOf;
  /** How a case is told of a person. */
  readonly courtCases?: readonly CaseSaying[];
  /** What its commonest posts, degrees and subjects are called in English; English has none. */
  readonly inEnglish?: InEnglish;
}
