import { cue, cueIn } from "../languages/cues.ts";
import { findDates } from "../dates/dates.ts";
import type { Assertion, AssertionOf } from "../assertion.ts";
import { perLanguage } from "../languages/per-language.ts";

/**
 * Whether the words around a place say that somebody lived there once, would like to, or never did: "lived in Hull
 * until 2010", "would love to live in Rome". Only in the language of the text.
 */
export function isNoHome({ quote, value }: AssertionOf<"location">, lang: string): boolean {
  const words = homeWordsOf(lang);
  const at = quote.indexOf(value.split(",", 1)[0] ?? value);
  if (at < 0) return false;
  const sentence =
    quote
      .slice(0, at)
      .split(/[.;:!?]\s/u)
      .at(-1) ?? "";
  const parts = sentence.split(words.clause);
  const told = parts.findLastIndex((part) => words.lives.test(part));
  const clause = parts.slice(Math.max(0, told)).join(" ");
  const [behind = ""] = quote.slice(at + value.length).split(/[.;:!?]/u);
  return words.before.test(clause) || words.behind.test(behind.split(words.clause, 1)[0] ?? "");
}

interface HomeWords {
  readonly clause: RegExp;
  readonly lives: RegExp;
  readonly before: RegExp;
  readonly behind: RegExp;
}

const homeWordsOf = perLanguage((lang: string): HomeWords => {
  const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}])`, "iu");
  return {
    clause: new RegExp(`,\\s|\\s(?:${cueIn(lang, "list ands")}|${cueIn(lang, "but")})\\s`, "u"),
    lives: whole(`${cueIn(lang, "lives")}|${cueIn(lang, "lived once")}`),
    before: whole(`${cueIn(lang, "lived once")}|${cueIn(lang, "no home before")}`),
    behind: whole(cueIn(lang, "no home behind")),
  };
});

/**
 * "left Corvane in 2020, where he had been treasurer since 2011": a job that somebody left has ended, in the year told
 * behind its employer. "She had run the studio since 1971": what had lasted until then need not last now.
 */
export function asLeft(said: Assertion, lang: string): Assertion {
  if (said.property !== "experience" || said.value.current !== true) return said;
  const { quote, value } = said;
  const at = quote.indexOf(value.company);
  if (at < 0) return said;
  const before = quote.slice(0, at);
  const { current: _, ...rest } = value;
  if (LEAVES.test(before)) {
    const behind = quote.slice(at + value.company.length);
    const [date] = findDates(behind.split(/[,;.(]/u, 1)[0] ?? "", lang);
    const end = date !== undefined && date.from <= MAX_TO_DATE && isBehind(date.value, value.from);
    return { ...said, value: { ...rest, ...(end ? { to: date.value } : { current: false }) } };
  }
  const [clause = ""] = before.split(/[;:.]\s/u).slice(-1);
  return HAD.test(clause) ? { ...said, value: rest } : said;
}

function isBehind(end: string, start: string | undefined): boolean {
  return start === undefined || end.slice(0, 4) >= start.slice(0, 4);
}

/** Between an employer and when somebody left it, in UTF-16 units: "in the spring of". */
const MAX_TO_DATE = 18;
const LEAVES = new RegExp(
  `(?<!\\p{L})(?:${cue("leaves a body")})\\s(?:(?:${cue("articles of employers")}|${cue("definite articles")})\\s)?$`,
  "iu",
);
const HAD = new RegExp(`(?<!\\p{L})(?:${cue("had done")})(?!\\p{L})`, "u");

/** "She is leaving Norwood College in July": whoever is leaving it now may as well teach there. */
export function isLeavingNow({ quote, value }: AssertionOf<"education">): boolean {
  return value.degree === undefined && LEAVING.test(quote.slice(0, Math.max(0, quote.indexOf(value.school))));
}

const LEAVING = new RegExp(
  `(?<!\\p{L})(?:${cue("is leaving a body")})\\s(?:(?:${cue("articles of employers")}|${cue("definite articles")})\\s)?$`,
  "iu",
);
