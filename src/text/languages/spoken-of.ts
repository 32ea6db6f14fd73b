import type { Belonging } from "./belonging.ts";

/**
 * How a language refers to people. Every pattern is global, except `ageBehind`; its first group, like that of `age`,
 * is the age.
 */
export interface SpokenOf {
  readonly he: RegExp;
  readonly she: RegExp;
  readonly his: RegExp;
  readonly her: RegExp;
  /** Words for "him", "her" and either that come before a verb of courts and police: "l’a relaxé", "la absuelve". */
  readonly object?: { readonly he: RegExp; readonly she: RegExp; readonly either?: RegExp };
  /** Which of the words for "he" and "she" can be the object of a verb. */
  readonly acted?: RegExp;
  /** What comes before an infinitive whose object may be its petitioner: "asked the court to free him". */
  readonly infinitive?: string;
  /** "the 44-year-old". */
  readonly age: RegExp;
  /** The same where a name follows, if that is shorter: "44-year-old teacher Ada Finch". */
  readonly ageBefore?: RegExp;
  /** What follows right after a name: ", 44,", "(44)". */
  readonly ageBehind: RegExp;
  /** Somebody without a name: "a former aide", "her brother", "another man". */
  readonly description: RegExp;
  /** Whose relative or the like somebody is, in a noun phrase of several names. */
  readonly belonging: Belonging;
}

/** A pattern for whole words. */
export const whole = (words: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${words})(?![\\p{L}\\p{N}-])`, flags);
