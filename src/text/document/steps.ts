import { cue } from "../languages/cues.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import { findPeriod, type StatedPeriod } from "./period.ts";
import { type Piece, pieceOf, trimmed } from "./pieces.ts";
import { BEFORE_THAT } from "../tokens/turns.ts";
import { compact } from "./told.ts";

export type Times = Pick<ExperienceValue, "from" | "to" | "current">;

/** What an entry's time says about its post. */
export function timesOf(period: StatedPeriod | undefined): Times {
  if (period === undefined) return {};
  if (period.single) return compact<Times>({ from: period.end, to: period.end, current: undefined });
  return compact<Times>({ from: period.start, to: period.end, current: period.current === true ? true : undefined });
}

/**
 * "Associate, then (from 2013) Senior Associate", "Teller, later Officer", "Architect → Senior Architect": one post
 * after another.
 */
export function stepsOf(
  title: Piece,
  period: StatedPeriod | undefined,
  all: readonly Piece[],
): { readonly title: string; readonly times: Times }[] {
  const line =
    all.find(({ block, from, to }) => block === title.block && from <= title.from && to >= title.to) ?? title;
  const from = Math.max(title.from, line.from);
  const text = line.block.text.slice(from, line.to);
  const step = STEP.exec(text);
  if (step === null || title.from + step.index > title.to + 4) return [{ title: title.text, times: timesOf(period) }];
  const first = trimmed(pieceOf(title.block, title.from, title.from + step.index));
  const behind = text.slice(step.index + step[0].length);
  const [next = ""] = behind.split(/,\s|\s[–—|(]|\d{4}/u);
  if (first === undefined || next.trim().length < 3) return [{ title: title.text, times: timesOf(period) }];
  const change = findPeriod(
    /\([^)]{0,400}\)/u.exec(`${step[0]}${behind}`)?.[0] ??
      /\([^)]{0,400}\)/u.exec(all.map((piece) => piece.text).join(" "))?.[0] ??
      "",
  );
  // The time of the whole entry is not a step in it.
  const isWhole = change?.start === period?.start && change?.end === period?.end;
  const turn =
    /(?:19|20)\d\d/u.exec(step[0])?.[0] ??
    (isWhole ? undefined : (change?.start ?? (change?.single ? change.end : undefined)));
  return [
    { title: first.text, times: compact<Times>({ from: period?.start, to: turn, current: undefined }) },
    { title: next.trim(), times: compact<Times>({ from: turn, to: period?.end, current: period?.current }) },
  ];
}

const FROM_YEAR = `(?:${cue("lasts since")})\\s\\d{4}`;
const STEP = new RegExp(
  `(?:(?<!\\s)\\s+)?(?:(?:,\\s+|(?<=\\s))then(?:\\s(?:from|in)\\s\\d{4})?(?=\\s\\p{Lu})|,\\s*${FROM_YEAR}(?=\\s\\p{Lu})|` +
    `,\\s*(?:and then|${cue("next post")})|→|->|⇒)\\s+(?:\\((?:${cue("lasts since")})?\\s*\\d{4}\\)\\s+)?`,
  "u",
);

/** The next post on the line of the first: "Teller, later Officer", "Nurse, from 2002 Ward Sister". */
export const LATER = new RegExp(
  `^(?:(?:${cue("next post")})(?:\\s(?:from|in)\\s\\d{4})?|${FROM_YEAR})\\s(?=\\p{Lu})`,
  "u",
);

/**
 * Whatever comes right before the next post is a post, whatever its words: "Development Rep, later Account Manager".
 */
export function isBeforeStep({ block, to }: Piece): boolean {
  const behind = block.text.slice(to, to + MAX_STEP_LENGTH);
  const step = STEP.exec(behind);
  return step?.index === 0 && /^\p{Lu}/u.test(behind.slice(step[0].length));
}

const MAX_STEP_LENGTH = 40;

/** Whether the time of a line belongs to its post, not to a step or to a remark in brackets. */
export function isOwnTime(text: string, { from, to }: StatedPeriod): boolean {
  const step = STEP.exec(text);
  if (step !== null && step.index < from && step.index + step[0].length > from) return false;
  const open = text.lastIndexOf("(", from);
  const close = text.indexOf(")", to);
  if (open < 1 || close < 0 || text.slice(open, from).includes(")")) return true;
  const beside = `${text.slice(open + 1, from)} ${text.slice(to, close)}`;
  if (BEFORE_THAT.test(beside)) return false;
  return (beside.match(/\p{L}{2,}/gu) ?? []).length < MIN_TOLD;
}

/** The least words in brackets that make a remark. */
const MIN_TOLD = 3;

/** "Analyst, 2014 – 2016", not "Rewrote the plan of 2014 to 2016 with the council". */
export function isAtEdge(text: string, { from, to }: StatedPeriod): boolean {
  return from <= 1 || /^(?:[\s.,;:)\]]|\([^()]{0,40}\))*$/u.test(text.slice(to));
}

/** The time of a line that says nothing else, apart from the days of its dates. */
export function onlyTime(text: string): StatedPeriod | undefined {
  const period = findPeriod(text);
  if (period === undefined || period.single) return undefined;
  const rest = `${text.slice(0, period.from)} ${text.slice(period.to)}`;
  return rest.replace(/\d{1,2}\s?\p{L}{1,8}\.?/gu, "").replace(/[\s·•()|,-]+/gu, "") === "" ? period : undefined;
}
