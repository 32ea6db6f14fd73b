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
 * "left Corvane in 2020, where he had been treasurer since 2011", "in 2020 she resigned as treasurer of Corvane": a job
 * that somebody left has ended, in the year told behind its employer or right before the verb, and did not begin then.
 * "She had run the studio since 1971": what had lasted until then need not last now.
 */
export function asLeft(said: Assertion, lang: string): Assertion {
  if (said.property !== "experience") return said;
  const { quote, value } = said;
  const at = quote.indexOf(value.company);
  if (at < 0) return said;
  const post = value.title === undefined ? -1 : quote.indexOf(value.title);
  const before = quote.slice(0, post < 0 ? at : Math.min(at, post));
  const { current, ...rest } = value;
  const leaves = LEAVES.exec(before);
  if (leaves !== null) {
    const end =
      dateBehind(quote.slice(Math.max(at + value.company.length, post + (value.title ?? "").length)), lang) ??
      dateBefore(before.slice(0, leaves.index), lang);
    if (end === undefined) return current === true ? { ...said, value: { ...rest, current: false } } : said;
    const { from, to = end, ...other } = rest;
    const isBegun = from !== undefined && from.slice(0, 4) < end.slice(0, 4);
    return { ...said, value: { ...other, ...(isBegun ? { from } : {}), to } };
  }
  const [clause = ""] = before.split(/[;:.]\s/u).slice(-1);
  return current === true && HAD.test(clause) ? { ...said, value: rest } : said;
}

/** "[left Corvane] in the spring of 2020": in the clause that names the employer. */
function dateBehind(behind: string, lang: string): string | undefined {
  const [date] = findDates(behind.split(/[,;.(]/u, 1)[0] ?? "", lang);
  return date !== undefined && date.from <= MAX_TO_DATE ? date.value : undefined;
}

/** "In 2020 she [left Corvane]": right before the verb, with only a subject in between. */
function dateBefore(before: string, lang: string): string | undefined {
  const date = findDates(before, lang).at(-1);
  return date !== undefined && /^,?\s(?:[\p{L}’'-]+\s){0,3}$/u.test(before.slice(date.to)) ? date.value : undefined;
}

/** Between an employer and when somebody left it, in UTF-16 units: "in the spring of". */
const MAX_TO_DATE = 18;
const LEAVES = new RegExp(
  `(?<!\\p{L})(?:${cue("leaves a body")}|${cue("leaves a post")})\\s(?:(?:${cue("articles of employers")}|${cue("definite articles")})\\s)?$`,
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
