import type { ExperienceValue } from "../../domain/claim.ts";
import { cue } from "../languages/cues.ts";
import { isDegree } from "../document/degree.ts";
import { isPlaceName } from "../places/towns.ts";

/**
 * A job without the years that its sentence gives for something else: the day of a press release, a degree in brackets,
 * what came after the job, or an earlier beginning with the same employer.
 */
export function withoutTimesBeside(value: ExperienceValue, quote: string): ExperienceValue {
  const { from, to, ...rest } = value;
  const begun = from !== undefined && isBeside(from, quote, value, "from") ? undefined : from;
  const ended = to !== undefined && isBeside(to, quote, value, "to") ? undefined : to;
  return {
    ...rest,
    ...(begun === undefined ? {} : { from: begun }),
    ...(ended === undefined ? {} : { to: ended }),
  };
}

function isBeside(time: string, quote: string, { company }: ExperienceValue, which: "from" | "to"): boolean {
  const year = time.slice(0, 4);
  const at = quote.indexOf(year);
  if (at < 0 || quote.includes(year, at + year.length)) return false;
  if (at < (DATELINE.exec(quote)?.[0].length ?? 0) || isOfDegree(quote, at)) return true;
  const [before, behind] = aroundIn(quote, at);
  if (which === "to") return ENTERED.test(before + behind) || beginsNextClause(quote.slice(0, at), behind);
  return BEFORE_STEP.test(before) && !before.includes(company);
}

/** "BARRE, Vt., March 3, 2026 -- Corvane today announced": when and where a text was published. */
const DATELINE = /^[^.;:]{0,60}(?:\.[^.;:]{0,30})?(?<!\d)(?:19|20)\d\d(?:\)|\s?\/[^/]{2,30}\/)?\s*(?:--|[–—-])\s/u;

/** "(MBA, 1999)", "(Leeds, 1974)": a year in one bracket with a degree, or alone with a town. */
function isOfDegree(quote: string, at: number): boolean {
  const open = quote.lastIndexOf("(", at);
  const close = quote.indexOf(")", at);
  if (open < 0 || close < 0 || quote.slice(open, at).includes(")")) return false;
  const inside = quote
    .slice(open + 1, at)
    .trimEnd()
    .replace(/,$/u, "");
  if (inside === "" || inside.length > MAX_DEGREE_LENGTH) return false;
  // "Ada Finch (Torvik, 1974)": where and when somebody was born.
  return isDegree(inside) || (close === at + YEAR_LENGTH && isPlaceName(inside));
}

const MAX_DEGREE_LENGTH = 40;
const YEAR_LENGTH = 4;

/** The words before and behind a place, up to the next comma or stop. */
function aroundIn(quote: string, at: number): [before: string, behind: string] {
  const before =
    quote
      .slice(0, at)
      .split(/[,;:.!?()]\s|[–—]/u)
      .at(-1) ?? "";
  const behind = quote.slice(at).split(/[,;:.!?()]|[–—]/u, 1)[0] ?? "";
  return [before.trimStart(), behind];
}

/** "Before the move to industry in 2021 she was a postdoc": when something ended. */
const BEFORE_STEP = new RegExp(`^(?:${cue("before a step")})(?!\\p{L})`, "u");

/** "still teaches at Corvane, and in 2022 her book appeared": a year that opens another clause, unless that tells of an end. */
function beginsNextClause(before: string, behind: string): boolean {
  return OPENS_CLAUSE.test(before) && !ENDS_POST.test(behind);
}

const OPENS_CLAUSE = new RegExp(`,\\s(?:${cue("list ands")})\\s\\p{Ll}{1,4}\\s$`, "u");
const ENDS_POST = new RegExp(
  `(?<!\\p{L})(?:${cue("leaves a body")}|${cue("leaves a post")}|${cue("hands a post over")}|${cue("gives up a post")})(?!\\p{L})`,
  "u",
);

/** "director of Corvane, which she had joined as a trainee in 2004": a beginning, not an end. */
const ENTERED = new RegExp(`^(?:${cue("entered there")})`, "u");
