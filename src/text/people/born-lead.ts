import { cue } from "../languages/cues.ts";

/** "Née à Torvik en 1969, ": a birth that opens a sentence is that of whom it names next. */
export function isBornLead(lead: string): boolean {
  return BORN_LEAD.test(lead);
}

const BORN_LEAD = new RegExp(`^[^\\p{L}\\p{N}]*(?:${cue("born")})(?!\\p{L})[^.;:!?]{0,100},\\s+$`, "iu");
