import type { HabitName } from "../domain/habit.ts";
import type { PluralForms } from "./formats.ts";

/**
 * What comes before and around the facts of a summary, as a careful CV of the language has it: labels that need no inflection. Names,
 * titles and places stay as their sources have them.
 */
export interface SummaryWords {
  /** Before what follows: `Derzeit: `, `Actuellement : `. */
  label(name: SummaryLabel, text: string): string;
  /** @param year of a birth, of a death */
  born(year: number): string;
  died(year: number): string;
  /** `2019` on its own. */
  year(year: number): string;
  /** @param time a month or a year as the language writes it */
  since(time: string): string;
  until(time: string): string;
  starting(time: string): string;
  between(from: number, to: number): string;
  /** Between the items of a list that may hold commas. */
  separator: string;
  /** A term of office, of which nothing says whether there were others before. */
  term: string;
  termSince(time: string): string;
  attended: string;
  graduated: string;
  more: PluralForms;
  posts: PluralForms;
  /** Posts and pages of one's own. */
  documents: PluralForms;
  publicPosts: PluralForms;
  /** Of all posts the newest that were counted. */
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
