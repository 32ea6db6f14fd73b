import type { StyleName } from "../analysis/style.ts";
import type { PartialDate } from "../domain/claim.ts";

/** Several ways to say one thing: neighbours should not read alike. The same person always gets the same one. */
export type Ways = readonly [string, ...string[]];

export interface RoleFacts {
  readonly title: string;
  readonly company: string;
  /** An office is held, not worked at. */
  readonly isOffice: boolean;
  readonly from?: PartialDate | undefined;
  readonly to?: PartialDate | undefined;
}

/** Who is spoken of: `short` in a second sentence, with a pronoun only where a datasource states the gender. */
export interface Spoken {
  readonly full: string;
  readonly short: string;
  readonly gender?: string | undefined;
}

/** The years of a person's birth and death, as far as they are stated. */
export interface Life {
  readonly bornIn: number | undefined;
  readonly diedIn: number | undefined;
}

/**
 * Every word that the summaries say themselves. Another language is another catalogue of the same shape, with its own grammar; names,
 * titles and quotations stay as they were found. Texts are without a full stop; emphasis stands between double underscores.
 */
export interface SummaryMessages {
  list(items: readonly string[]): string;
  /** A term that our own tables hold in English: a pastime, a liking. */
  term(english: string): string;
  habit(name: StyleName): string;
  overview: {
    holdsRole(person: Spoken, role: RoleFacts, bornIn: number | undefined): Ways;
    heldRole(person: Spoken, role: RoleFacts, life: Life): Ways;
    lived(person: Spoken, life: Life): Ways;
    seats(
      person: Spoken,
      lead: { role: string; body: string } | undefined,
      bodies: readonly string[],
      sits: boolean,
    ): Ways;
    offices(person: Spoken, addresses: readonly string[], more: number): Ways;
    officeIn(person: Spoken, place: string): Ways;
    basedIn(person: Spoken, place: string): Ways;
  };
  career: {
    present(person: Spoken, roles: readonly RoleFacts[]): Ways;
    past(person: Spoken, roles: readonly RoleFacts[], hasPresent: boolean): Ways;
    schools(
      person: Spoken,
      schools: readonly { school: string; degree?: string | undefined; year?: number | undefined }[],
    ): Ways;
  };
  selling: {
    style(person: Spoken, habits: readonly StyleName[], posts: number): Ways;
    advice(advice: readonly string[]): Ways;
    likings(person: Spoken, choices: readonly string[]): Ways;
  };
  leisure: {
    hobbies(person: Spoken, hobbies: readonly string[], posts: number): Ways;
    quote(words: string, year: string | undefined): Ways;
  };
  events: {
    named(person: Spoken, events: readonly { title: string; year?: number | undefined }[], more: number): Ways;
  };
  social: {
    onePost(person: Spoken, platforms: readonly string[], month: PartialDate): Ways;
    posts(person: Spoken, count: number, platforms: readonly string[], from: PartialDate, to: PartialDate): Ways;
    topics(topics: readonly string[]): Ways;
    tone(
      judged: number,
      most: { tone: Tone; percent: number },
      next: { tone: Tone; percent: number } | undefined,
    ): Ways;
    /** `sample`: the posts that state their likes and are new enough to count, where they are not all. */
    likes(
      average: number,
      most: number,
      month: PartialDate,
      sample?: { readonly posts: number; readonly of: number },
    ): Ways;
  };
}

export type Tone = "positive" | "neutral" | "negative";
