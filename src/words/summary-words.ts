import type { HabitName } from "../domain/habit.ts";
import type { PluralForms } from "./formats.ts";

/**
 * The words before and around the facts of a summary, as in a careful CV in the language: labels that need no
 * inflection. Names, titles and places stay as their sources write them.
 */
export interface SummaryWords {
  /** Precedes a text: `Derzeit: `, `Actuellement : `. */
  label(name: SummaryLabel, text: string): string;
  /** @param year of a birth or a death */
  born(year: number): string;
  died(year: number): string;
  /** `2019` on its own. */
  year(year: number): string;
  /** @param time a month or a year as the language writes it */
  since(time: string): string;
  until(time: string): string;
  starting(time: string): string;
  between(from: number, to: number): string;
  /** Separates the items of a list that may contain commas. */
  separator: string;
  /** A term of office that may not have been the only one. */
  term: string;
  termSince(time: string): string;
  attended: string;
  graduated: string;
  more: PluralForms;
  posts: PluralForms;
  /** One's own posts and pages. */
  documents: PluralForms;
  publicPosts: PluralForms;
  /** The newest of all posts, which were counted. */
  newest(counted: string, all: string): string;
  atMost(likes: string, month: string): string;
  average(likes: string): string;
  habits: Readonly<Record<HabitName, string>>;
  tones: Readonly<Record<"positive" | "neutral" | "negative", string>>;
}

export type SummaryLabel =
  | "known"
  | "present"
  | "past"
  | "before"
  | "pastAmongOthers"
  | "beforeAmongOthers"
  | "schools"
  | "seats"
  | "memberships"
  | "office"
  | "otherOffices"
  | "place"
  | "style"
  | "wishes"
  | "advice"
  | "likings"
  | "hobbies"
  | "quote"
  | "events"
  | "posts"
  | "topics"
  | "tone"
  | "likes";
