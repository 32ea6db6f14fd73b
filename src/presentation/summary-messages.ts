import type { PartialDate } from "../domain/claim.ts";
import type { HabitName } from "../domain/habit.ts";

export interface RoleFacts {
  readonly title: string;
  readonly company: string;
  /** The language of its source, where it is known: `de`. */
  readonly lang?: string | undefined;
  /** As its source writes it before the post: one of several, or the only one. */
  readonly article?: "a" | "the" | undefined;
  /** An office is held, not worked at. */
  readonly isOffice: boolean;
  /** The state that an office was filled for, where its datasource gives one. */
  readonly state?: string | undefined;
  /** `from` begins the term that lasts, and the office may have been held before. */
  readonly isTerm: boolean;
  /** It is borne beside the person's work, and does not say what they are. */
  readonly isBeside: boolean;
  readonly from?: PartialDate | undefined;
  readonly to?: PartialDate | undefined;
}

export interface OfficeFacts {
  readonly address: string;
  readonly town?: string | undefined;
}

export interface SchoolFacts {
  readonly school: string;
  /** Of a university of several, the town of this one. */
  readonly campus?: string | undefined;
  readonly degree?: string | undefined;
  /** The language of its source, where it is known: `de`. */
  readonly lang?: string | undefined;
  /** In which it was left. */
  readonly year?: number | undefined;
}

/** Who is spoken of: `short` in a second sentence, with a pronoun only where a datasource states the gender. */
export interface PersonSpokenOf {
  readonly full: string;
  readonly short: string;
  readonly gender?: string | undefined;
}

/** The years of a person's birth and death, as far as they are stated. */
export interface Life {
  readonly bornIn: number | undefined;
  readonly diedIn: number | undefined;
}

/** In how many of the judged posts a habit shows. */
export interface HabitFacts {
  readonly name: HabitName;
  readonly count: number;
}

/**
 * Every word that the summaries say themselves. Another language is another catalogue of the same shape; names, titles and quotations
 * stay as they were found, and what our own tables hold in English (a pastime, a liking, a piece of advice) is given in English.
 * Texts are without a full stop; emphasis stands between double underscores.
 */
export interface SummaryMessages {
  overview: {
    holdsRole(person: PersonSpokenOf, role: RoleFacts, bornIn: number | undefined): string;
    /** `stints`: one post, every time that it was held, the newest first. */
    heldRole(person: PersonSpokenOf, stints: readonly [RoleFacts, ...RoleFacts[]], life: Life): string;
    lived(person: PersonSpokenOf, life: Life): string;
    seats(
      person: PersonSpokenOf,
      lead: { role: string; body: string } | undefined,
      bodies: readonly string[],
      sits: boolean,
    ): string;
    offices(person: PersonSpokenOf, offices: readonly [OfficeFacts, ...OfficeFacts[]], more: number): string;
    officeIn(person: PersonSpokenOf, place: string): string;
    basedIn(person: PersonSpokenOf, place: string): string;
  };
  career: {
    present(person: PersonSpokenOf, roles: readonly RoleFacts[]): string;
    /**
     * `hasPresent`: a sentence about present roles stands before it, so that the person is not named again. `isPartial`: there may be
     * others that its sources do not tell in a way that can be said.
     */
    past(person: PersonSpokenOf, roles: readonly RoleFacts[], hasPresent: boolean, isPartial: boolean): string;
    /** `isFirst`: no sentence stands before it, so that the person is named. */
    schools(person: PersonSpokenOf, schools: readonly SchoolFacts[], isFirst: boolean): string;
  };
  selling: {
    style(person: PersonSpokenOf, habits: readonly HabitFacts[], posts: number): string;
    /** What the person asks of those who write to them, quoted. */
    wishes(person: PersonSpokenOf, quotes: readonly string[]): string;
    advice(person: PersonSpokenOf, advice: readonly string[]): string;
    likings(person: PersonSpokenOf, choices: readonly string[]): string;
  };
  leisure: {
    hobbies(person: PersonSpokenOf, hobbies: readonly string[], posts: number): string;
    quote(words: string, year: string | undefined): string;
  };
  events: {
    named(
      person: PersonSpokenOf,
      events: readonly { title: string; year?: number | undefined }[],
      more: number,
    ): string;
  };
  social: {
    onePost(person: PersonSpokenOf, platforms: readonly string[], month: PartialDate): string;
    posts(
      person: PersonSpokenOf,
      count: number,
      platforms: readonly string[],
      from: PartialDate,
      to: PartialDate,
    ): string;
    topics(topics: readonly string[]): string;
    tone(
      judged: number,
      most: { tone: Tone; percent: number },
      next: { tone: Tone; percent: number } | undefined,
    ): string;
    /**
     * `sample`: how many posts, of those collected, state their likes and are new enough to count; whether they are the newest, without
     * one between that states none. Sentences stored before it was always told lack it where it was all.
     */
    likes(
      average: number,
      most: number,
      month: PartialDate,
      sample?: { readonly posts: number; readonly of: number; readonly newest?: boolean },
    ): string;
  };
}

export type Tone = "positive" | "neutral" | "negative";
