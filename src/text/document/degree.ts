import { cue } from "../languages/cues.ts";

/** Degrees and school certificates, in the languages of `text/languages`. */
const DEGREE = new RegExp(`(?<![\\p{L}])(?:${cue("degrees")})(?![\\p{L}])|${cue("degrees among letters")}`, "iu");

export function isDegree(text: string): boolean {
  return DEGREE.test(text);
}
