import { cue } from "../languages/cues.ts";
/** A part of an organisation: "Cath Lab", "Department of Geography". */
export const SUBUNIT = new RegExp(
  `^(?:the\\s)?(?:${cue("parts of bodies")})(?!\\p{L})|(?<!\\p{L})(?:${cue("parts of bodies end")})$`,
  "iu",
);
