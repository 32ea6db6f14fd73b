import type { ClaimDraft } from "../src/domain/claim.ts";

/** A clause from the directory, with its label in the data set. */
export interface Clause {
  readonly type: string;
  readonly text: string;
}

/** How well posts or schools were read from clauses, by value. */
export interface ValueTally {
  /** Clauses that name one. */
  known: number;
  /** Posts or schools read from them. */
  read: number;
  right: number;
  readonly errors: string[];
}

export interface ValueTallies {
  readonly posts: ValueTally;
  readonly schools: ValueTally;
  /** Clauses about posts with several periods, which are not judged. */
  several: number;
  /** Posts and studies that end before they begin. */
  endsBeforeStart: number;
}

export function emptyTallies(): ValueTallies {
  const tally = (): ValueTally => ({ known: 0, read: 0, right: 0, errors: [] });
  return { posts: tally(), schools: tally(), several: 0, endsBeforeStart: 0 };
}

/** Precision and recall for posts and for schools, with some of the errors, spread evenly over the members. */
export function figuresOf({ posts, schools, several, endsBeforeStart }: ValueTallies): Record<string, unknown> {
  const of = ({ known, read, right, errors }: ValueTally) => {
    const step = Math.max(1, Math.floor(errors.length / MOST_SHOWN));
    return {
      precision: Number((right / Math.max(1, read)).toFixed(4)),
      recall: Number((Math.min(right, known) / Math.max(1, known)).toFixed(4)),
      known,
      read,
      worst: errors.filter((_, at) => at % step === 0).slice(0, MOST_SHOWN),
    };
  };
  return { posts: of(posts), schools: of(schools), severalTimes: several, endsBeforeStart };
}

const MOST_SHOWN = 8;

/**
 * Judges, by value, what was read from one member's clauses. The truth is the clause itself, split at its commas: a
 * school is right if it equals one of the parts, with the clause's last year; a post is right if its title,
 * organisation, place and years are together all the words of the clause except small ones, so that nothing is cut off
 * or added.
 */
export function judgeValues(clauses: readonly Clause[], drafts: readonly ClaimDraft[], tallies: ValueTallies): void {
  const byQuote = Map.groupBy(drafts, ({ quote }) => keyOf(quote ?? ""));
  for (const draft of drafts) if (endsBeforeStart(draft)) tallies.endsBeforeStart++;
  for (const { type, text } of clauses) {
    const read = byQuote.get(keyOf(text)) ?? [];
    if (type === "education") judgeSchool(text, read, tallies.schools);
    else if (/^(?:career|office|military)$/u.test(type) && !SEAT.test(text)) {
      if ((text.match(YEAR) ?? []).length > 2) tallies.several++;
      else judgePost(text, read, tallies.posts);
    }
  }
}

/** What the structured terms state, and clauses about it. */
const SEAT =
  /Congress(?:es)?(?!\p{L})|United States (?:House|Senate|Representative from|Senator from)|elected|appointed|reelection|candidate|delegate(?:,| to)/u;
const YEAR = /(?<!\d)(?:1[89]|20)\d\d(?!\d)/gu;

function judgeSchool(clause: string, read: readonly ClaimDraft[], tally: ValueTally): void {
  const parts = clause
    .split(/,\s*/u)
    .map((part) => part.replace(STUDIED, "").replace(/\s*(?:in\s)?\d{4}.*$|\sin\s\p{Lu}.*$/u, ""));
  const names = parts.filter((part) => SCHOOL.test(part) && /^\p{Lu}/u.test(part));
  if (names.length === 0) return;
  tally.known++;
  const year = clause.match(YEAR)?.at(-1);
  const told = [...names, names.join(", ")].map(fold);
  for (const claim of read) {
    if (claim.property !== "education") continue;
    tally.read++;
    const { school, to } = claim.value;
    if (told.includes(fold(school)) && to?.slice(0, 4) === year) tally.right++;
    else tally.errors.push(`"${school}" ${to ?? ""} of "${clause}"`);
  }
}

const SCHOOL = /(?:University|College|School|Institute|Academy|Seminary|Polytechnic)(?!\p{L})/u;
const STUDIED =
  /^(?:.*\sand\s(?=graduated))?(?:(?:graduated|attended|studied|student)(?:\s(?:from|at|in))?(?:\sthe)?|(?:\p{Lu}\p{Ll}*\.)+)\s/u;

function judgePost(clause: string, read: readonly ClaimDraft[], tally: ValueTally): void {
  tally.known++;
  for (const claim of read) {
    if (claim.property !== "experience") continue;
    tally.read++;
    const { title, company, location, from, to } = claim.value;
    const words = wordsOf(clause);
    const taken = new Set([title, company, location].flatMap((text) => wordsOf(text ?? "")));
    const years = clause.match(YEAR) ?? [];
    const isWhole = words.every((word) => taken.has(word)) && [...taken].every((word) => words.includes(word));
    const isWhen = from?.slice(0, 4) === years[0] && (to === undefined || to.slice(0, 4) === years.at(-1));
    if (isWhole && isWhen) tally.right++;
    else tally.errors.push(`"${title ?? ""}" at "${company}" ${from ?? ""}-${to ?? ""} of "${clause}"`);
  }
}

/** The words of a text, without small ones and years. */
function wordsOf(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter(
      (word) =>
        word !== "" &&
        !/^(?:\d{4}|present|the|of|for|at|in|to|and|a|an|with|on|as|by|from|served|worked|state)$/u.test(word),
    );
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/^the\s/u, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function keyOf(clause: string): string {
  return clause.trim().replace(/[.;]$/u, "");
}

function endsBeforeStart({ property, value }: ClaimDraft): boolean {
  if (property !== "experience" && property !== "education") return false;
  const { from, to } = value as { readonly from?: string; readonly to?: string };
  if (from === undefined || to === undefined) return false;
  const length = Math.min(from.length, to.length);
  return to.slice(0, length) < from.slice(0, length);
}
