import { cue } from "../languages/cues.ts";

/**
 * A line below a post that tells what somebody did there: "Report to the terminal director, Piers Langstaff.". Whom and what it
 * names is neither the post nor its employer.
 */
export function isDuty(text: string): boolean {
  return BEGINS.test(text) && text.split(/\s+/u).length >= MIN_WORDS;
}

/** In fewer a word of doing can be part of a post: "Lead engineer". */
const MIN_WORDS = 4;
const BEGINS = new RegExp(`^(?:[•*–-]\\s)?(?:${cue("duties begin")})\\s(?=[\\p{Ll}\\d])`, "iu");
