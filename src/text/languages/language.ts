import type { CaseSaying } from "./court-cases.ts";
import type { DateWords } from "./date-words.ts";
import type { FrameLanguage } from "./frame-language.ts";
import type { Grammar } from "./grammar.ts";
import type { InEnglish } from "./in-english.ts";
import type { SpokenOf } from "./spoken-of.ts";
import type { LanguageWords } from "./words.ts";

/** Everything needed to read a language: a folder of `languages/`, which also contains its corpus and its headings. */
export interface LanguageFolder {
  readonly lang: string;
  /**
   * The ISO 3166-1 code of the country whose national numbers are meant if a page in this language does not name one.
   */
  readonly country?: string;
  readonly dates: DateWords;
  /** Its words, if capitals or letters distinguish names; `frames` if nothing does. */
  readonly words?: LanguageWords;
  readonly frames?: FrameLanguage;
  /** Its verbs and the words around them. */
  readonly grammar?: Grammar;
  /** Its pronouns and descriptions of people: if present, articles about others are read. */
  readonly spokenOf?: SpokenOf;
  /** Ways to say that a person is at a stage of a case. */
  readonly courtCases?: readonly CaseSaying[];
  /** The English for its most common posts, degrees and subjects; not for English itself. */
  readonly inEnglish?: InEnglish;
}
