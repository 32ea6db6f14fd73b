import { cue } from "../languages/cues.ts";
/** A part of an organisation: "Cath Lab", "Department of Geography". */
export const SUBUNIT = new RegExp(
  `^(?:the\\s)?(?:${cue("parts of bodies")})(?!\\p{L})|(?<!\\p{L})(?:${cue("parts of bodies end")})$`,
  "iu",
);

/** A part of a university is not the organisation whose page it is. */
export const UNIT = new RegExp(`^(?:${cue("units of a university")}) `, "u");
