import { cue } from "../languages/cues.ts";
import { isPersonName } from "../people/naming.ts";

/**
 * A line below a post that tells what somebody did there: "Report to the terminal director, Piers Langstaff.". Whom and what it
 * names is neither the post nor its employer.
 */
export function isDuty(text: string): boolean {
  return BEGINS.test(text) && text.split(/\s+/u).length >= MIN_WORDS;
}

/**
 * The same of a line that stands on its own, where a word of doing may as well begin a post ("Managing Partner, Globex"): what
 * follows is written small, or is whom it was done with: "Reported to Wilhelmina Stroud, Head of Platform".
 */
export function isDutyAlone(text: string): boolean {
  const begins = isDuty(text) ? BEGINS.exec(text)?.[0] : undefined;
  if (begins === undefined) return false;
  const behind = text.slice(begins.length);
  if (/^[\p{Ll}\d]/u.test(behind)) return true;
  return /\S\s\S/u.test(begins.replace(/^[•*–-]\s/u, "")) && isPersonName(behind.split(/[,(.;]/u)[0]?.trim() ?? "");
}

/** In fewer a word of doing can be part of a post: "Lead engineer". */
const MIN_WORDS = 4;
const BEGINS = new RegExp(`^(?:[•*–-]\\s)?(?:${cue("duties begin")})\\s(?=[\\p{Ll}\\d])`, "iu");
