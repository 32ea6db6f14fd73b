import type { ExperienceValue } from "../../domain/claim.ts";
import type { Assertion } from "../assertion.ts";
import { findDates } from "../dates/dates.ts";
import { cueIn } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";
import type { Analysed } from "../sentences/analyse.ts";

/**
 * "is a cardiologist at Holm Infirmary, a post she will leave in December 2026": the job is current until then, and did
 * not begin then.
 */
export function asYetToEnd(said: Assertion, sentence: Analysed | undefined): Assertion {
  if (said.property !== "experience" || sentence === undefined) return said;
  const { from, to, current: _, ...rest } = said.value;
  const told = from ?? to;
  if (told === undefined || (from !== undefined && to !== undefined && from !== to)) return said;
  return isGivenUpBy(told, said.value, sentence) ? { ...said, value: { ...rest, current: true, lapses: told } } : said;
}

/** Whether the words between an employer and the only date behind it, or those right behind the date, give the job up. */
function isGivenUpBy(date: string, { company }: ExperienceValue, { piece: { text }, lexicon }: Analysed): boolean {
  const { lang } = lexicon.language;
  const employer = text.indexOf(company);
  if (employer < 0) return false;
  const rest = text.slice(employer + company.length);
  const [told, ...more] = findDates(rest, lang);
  if (told?.value !== date || more.length > 0) return false;
  const between = rest.slice(0, told.from);
  if (between.length > MAX_BETWEEN || between.includes(";")) return false;
  const [behind = ""] = rest.slice(told.to, told.to + MAX_BEHIND).split(/[,;.:]/u);
  return givesUp(lang).test(between + behind);
}

const givesUp = perLanguage(
  (lang: string): RegExp => new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "gives up a post")})(?!\\p{L})`, "u"),
);

/** In UTF-16 units: "a post from which, after thirty years, she will retire in". */
const MAX_BETWEEN = 80;
const MAX_BEHIND = 30;
