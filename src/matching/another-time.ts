import { cue } from "../text/languages/cues.ts";
import type { RecordToJudge, Traits } from "./traits.ts";

/**
 * Whether a record tells of somebody who cannot be at work on a day: they had died, would be very old or are a child,
 * or all that is told of them is long over. Whoever kept a post since then is still there.
 *
 * @param asOf ISO 8601
 */
export function isOfAnotherTime(traits: Traits, { claims, texts = [] }: RecordToJudge, asOf: string): boolean {
  const now = Number(asOf.slice(0, 4));
  const posts = claims.flatMap((claim) => (claim.property === "experience" ? [claim.value] : []));
  if (posts.some(({ current }) => current === true)) return false;
  const born = traits.births.map(yearOf);
  if (born.length > 0 && born.every((year) => now - year > MAX_AGE || now - year < MIN_AGE)) return true;
  if (traits.deaths.some((day) => now - yearOf(day) > 1)) return true;
  if (texts.some((text) => SINCE_YEAR.test(text))) return false;
  const isOver = (year: number | undefined) => year !== undefined && now - year >= LONG_AGO;
  if (posts.length > 0 && posts.every(({ to }) => to !== undefined && isOver(yearOf(to)))) return true;
  const years = [...traits.words.matchAll(/ ((?:18|19|20)\d\d)(?= )/gu)].map(([, year]) => Number(year));
  return years.length > 0 && isOver(Math.max(...years, traits.written ?? 0));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

const MAX_AGE = 80;
const MIN_AGE = 18;
/** In years: few hold posts in one place for longer. */
const LONG_AGO = 35;

/** "since 1988", and not "from 1958 to 1989". */
const SINCE_YEAR = new RegExp(
  `(?<!\\p{L})(?:${cue("since")})\\s(?:\\p{L}+\\s)?(?:19|20)\\d\\d(?!\\d|.{1,8}(?:19|20)\\d\\d)`,
  "iu",
);
