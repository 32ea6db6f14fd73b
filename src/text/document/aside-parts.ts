import type { Piece } from "./pieces.ts";
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

/** "2018 – 2019 Break", "On unpaid leave": a time without a post. */
export function isGap(lines: readonly Piece[]): boolean {
  return lines.some(({ text }) => GAP.test(text));
}

const GAP = new RegExp(`(?<!\\p{L})(?:${cue("times without a post")})(?!\\p{L})`, "iu");
