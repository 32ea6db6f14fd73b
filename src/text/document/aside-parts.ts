import { cue } from "../languages/cues.ts";
import { isJobTitle } from "../people/naming.ts";

/** A part of an entry that is neither its post nor its employer: hours, duration, season, grade. */
export function isAside(text: string): boolean {
  return HOURS.test(text) || DURATION.test(text) || MEASURE.test(text) || (SEASONAL.test(text) && !isJobTitle(text));
}

const HOURS = new RegExp(`^(?:${cue("hours of a post")})$`, "iu");
/** "12 hours a week", "60,000 taps", "2nd cox since 2018", "GS-0025-11": an amount, an ordinal, a grade. */
const MEASURE = /^(?!(?:19|20)\d\d\s)\d[\d.,]*\+?(?:st|nd|rd|th)?\s\p{Ll}|^[A-Z]{1,3}-\d[\d-]*$/u;
const SEASONAL = new RegExp(`^(?:${cue("seasonal")})(?!\\p{L})`, "iu");
const DURATION = new RegExp(`^[·\\s]*\\d{1,2}\\s?(?:${cue("lengths of time")})(?:\\s\\d{1,2}\\s?\\p{L}+\\.?)?$`, "iu");
