import { cue } from "../languages/cues.ts";
import { isPersonName } from "../people/naming.ts";

/**
 * Whether a line below a post describes what somebody did there: "Report to the terminal director, Piers Langstaff.".
 * The names in it are neither the post nor its employer.
 */
export function isDuty(text: string): boolean {
  return BEGINS.test(text) && text.split(/\s+/u).length >= MIN_WORDS;
}

/**
 * The same for a line on its own, where a verb may just as well begin a post ("Managing Partner, Globex"): what
 * follows must be uncapitalised, or be the person it was done with: "Reported to Wilhelmina Stroud, Head of
 * Platform".
 */
export function isDutyAlone(text: string): boolean {
  const begins = isDuty(text) ? BEGINS.exec(text)?.[0] : undefined;
  if (begins === undefined) return false;
  const behind = text.slice(begins.length);
  if (/^[\p{Ll}\d]/u.test(behind)) return true;
  return /\S\s\S/u.test(begins.replace(/^[•*–-]\s/u, "")) && isPersonName(behind.split(/[,(.;]/u)[0]?.trim() ?? "");
}

/** In fewer words, a verb can be part of a post: "Lead engineer". */
const MIN_WORDS = 4;
const BEGINS = new RegExp(`^(?:[•*–-]\\s)?(?:${cue("duties begin")})\\s(?=[\\p{Ll}\\d])`, "iu");
