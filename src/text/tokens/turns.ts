import { cue } from "../languages/cues.ts";

const AS = `(?:\\s(?:${cue("as a post")}))?`;
const ARTICLE = `(?:\\s(?:${cue("articles of a post")}))?`;
const AT_LAST = new RegExp(`(?<!\\p{L})(?:${cue("at last")})${AS}${ARTICLE}\\s?$`, "iu");
const BEGINS_LAST = new RegExp(`^(?:${cue("at last")})${AS}${ARTICLE}\\s(?=\\p{L})`, "iu");
const BEGINS_FIRST = new RegExp(`^(?:${cue("at first")})\\s(?:${cue("as a post")})${ARTICLE}\\s(?=\\p{L})`, "iu");

/** Whether a post was the first or the last that somebody held with an employer. */
export type Turn = "last" | "first";

/**
 * "zuletzt als Teamleiter": the post, and that it was the last. An "in" after it belongs to a time that is read
 * elsewhere.
 */
export function postOfTurn(written: string): { readonly title: string; readonly turn: Turn | undefined } {
  const last = BEGINS_LAST.exec(written);
  const first = last === null ? BEGINS_FIRST.exec(written) : null;
  const found = last ?? first;
  if (found === null) return { title: written, turn: undefined };
  const title = written.slice(found[0].length).replace(BEHIND_TURN, "");
  return { title, turn: last === null ? "first" : "last" };
}

/**
 * The same for a post in a sentence, judged by the words before it. "She began as a reporter there from 1998 to
 * 2002": the time after a beginning belongs to the post.
 */
export function turnBefore(before: string): Turn | undefined {
  return AT_LAST.test(before.slice(-MAX_BEFORE)) ? "last" : undefined;
}

/** In UTF-16 units. */
const MAX_BEFORE = 60;

/**
 * What the time with an employer says about the post: for the last post only its end, for the first only its
 * beginning.
 */
export function timesOfTurn<T extends { readonly from?: unknown; readonly to?: unknown; readonly current?: unknown }>(
  times: T,
  turn: Turn | undefined,
): T {
  if (turn === undefined) return times;
  const { from, to, current, ...rest } = times;
  if (turn === "first") return { ...rest, ...(from === undefined ? {} : { from }) } as T;
  return { ...rest, ...(to === undefined ? {} : { to }), ...(current === undefined ? {} : { current }) } as T;
}

/** "Secondment to Halden Council": the work is for the council. */
export function withoutLoan(employer: string): string {
  return employer.replace(LENT, "");
}

const LENT = new RegExp(`^(?:${cue("lent to")})\\s(?:the\\s)?(?=\\p{Lu})`, "u");

/** "(formerly CTO, 2014-2022)": an earlier post, in brackets after a post. */
export const POST_BEFORE = new RegExp(
  `^\\s?\\((?:${cue("before that")})\\s([^(),;]{2,60}?)(?:[,;]?\\s([^()]{4,40}))?\\)`,
  "iu",
);
/** How such a bracket begins. */
export const BEFORE_THAT = new RegExp(`^(?:${cue("before that")})(?!\\p{L})`, "iu");

const BEHIND_TURN = new RegExp(`\\s(?:${cue("behind a turn")})$`, "u");
