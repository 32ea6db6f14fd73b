import { writeDate, yearOf } from "../domain/partial-date.ts";
import type { PartialDate } from "../domain/claim.ts";

/** `A`, `A and B`, `A, B and C`. */
export function listWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** `since January 2001`, `from 1993 to 1995`, `in 1989`, `starting in 2016`, or nothing. */
export function writeSpan(from: PartialDate | undefined, to: PartialDate | undefined, lasts: boolean): string {
  if (from && lasts) return `since ${writeMonth(from)}`;
  if (from && to) return yearOf(from) === yearOf(to) ? `in ${yearOf(from)}` : `from ${yearOf(from)} to ${yearOf(to)}`;
  if (to) return `until ${yearOf(to)}`;
  return from ? `starting in ${yearOf(from)}` : "";
}

/** A summary does not need the day. */
export function writeMonth(date: PartialDate): string {
  return writeDate(date.slice(0, 7));
}

/** A sentence: capital first, one full stop at the end. */
export function sentence(text: string): string {
  const trimmed = text.replace(/\s+/g, " ").trim();
  const capital = trimmed.replace(/^(_*)(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase());
  return /[.!?][”"]?_*$/u.test(capital) ? capital : `${capital}.`;
}

export interface Pronouns {
  readonly subject: string;
  readonly possessive: string;
  /** "they" takes the verb in the plural. */
  readonly isPlural: boolean;
}

/** Pronouns if a datasource states the gender; otherwise the name they are called by, and "they" if there is none. */
export function pronounsFor(gender: string | undefined, name: string | undefined): Pronouns {
  if (gender === "female") return { subject: "she", possessive: "her", isPlural: false };
  if (gender === "male") return { subject: "he", possessive: "his", isPlural: false };
  if (name === undefined) return { subject: "they", possessive: "their", isPlural: true };
  return { subject: name, possessive: `${name}${name.endsWith("s") ? "’" : "’s"}`, isPlural: false };
}
