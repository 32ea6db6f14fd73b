import type { PartialDate } from "../domain/claim.ts";
import type { HabitName } from "../domain/habit.ts";

export interface RoleFacts {
  readonly title: string;
  readonly company: string;
  /** The language of its source, if known: `de`. */
  readonly lang?: string | undefined;
  /** The title is English, although its source is in another language. */
  readonly isEnglish?: true | undefined;
  /** The article that its source writes before the post. */
  readonly article?: "a" | "the" | undefined;
  /** An office is held, not worked at. */
  readonly isOffice: boolean;
  /** The state that an office was filled for, if its datasource gives one. */
  readonly state?: string | undefined;
  /** `from` is the start of the current term; the office may have been held before. */
  readonly isTerm: boolean;
  /** Held beside the person's work; it does not say what they are. */
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
  /** The town of this campus, if the university has several. */
  readonly campus?: string | undefined;
  readonly degree?: string | undefined;
  /** The language of its source, if known: `de`. */
  readonly lang?: string | undefined;
  /** The year of leaving. */
  readonly year?: number | undefined;
}

/**
 * The person a sentence is about. In a second sentence: a pronoun if a datasource states the gender, otherwise `short`,
 * and "they" if no family name is known either.
 */
export interface PersonSpokenOf {
  readonly full: string;
  readonly short?: string | undefined;
  readonly gender?: string | undefined;
}

/** The years of birth and death, as far as they are stated. */
export interface Life {
  readonly bornIn: number | undefined;
  readonly diedIn: number | undefined;
}

/** The number of judged posts that show a habit. */
export interface HabitFacts {
  readonly name: HabitName;
  readonly count: number;
}

/**
 * All words of the summaries themselves. Each language is a catalogue of this shape. Names, titles and quotations stay as found, and
 * entries of our own English tables (pastimes, likings, advice) are passed in English. Texts have no full stop; emphasis is marked with
 * double underscores.
 */
export interface SummaryMessages {
  overview: {
    holdsRole(person: PersonSpokenOf, role: RoleFacts, bornIn: number | undefined): string;
    /** `stints`: one post with all its dates, newest first. */
    heldRole(person: PersonSpokenOf, stints: readonly [RoleFacts, ...RoleFacts[]], life: Life): string;
    lived(person: PersonSpokenOf, life: Life): string;
    seats(
      person: PersonSpokenOf,
      lead: { role: string; body: string } | undefined,
      bodies: readonly string[],
      sits: boolean,
    ): string;
    offices(person: PersonSpokenOf, offices: readonly [OfficeFacts, ...OfficeFacts[]], more: number): string;
    /** Said by stored lookups only: the place of somebody in office is often what they represent. */
    officeIn(person: PersonSpokenOf, place: string): string;
    basedIn(person: PersonSpokenOf, place: string): string;
  };
  career: {
    present(person: PersonSpokenOf, roles: readonly RoleFacts[]): string;
    /**
     * `hasPresent`: a sentence about current roles comes before it, so the person is not named again. `isPartial`: there may be other roles
     * that cannot be put into a sentence.
     */
    past(person: PersonSpokenOf, roles: readonly RoleFacts[], hasPresent: boolean, isPartial: boolean): string;
    /** `isFirst`: it is the first sentence, so the person is named. */
    schools(person: PersonSpokenOf, schools: readonly SchoolFacts[], isFirst: boolean): string;
  };
  selling: {
    style(person: PersonSpokenOf, habits: readonly HabitFacts[], posts: number): string;
    /** Requests to people who write to the person, quoted. */
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
     * `sample`: how many of the collected posts state their likes and are recent enough to count, and whether they are the newest without a
     * gap. Sentences stored by earlier releases lack it if it was all of them.
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
