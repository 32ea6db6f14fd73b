import { cue } from "../languages/cues.ts";
import { isSchoolName } from "../people/naming.ts";
import { isClub } from "./club-posts.ts";
import type { Piece } from "./pieces.ts";

/** An employer's name begins with a capital, a digit or a quotation mark, in scripts with capitals. */
export function writtenEmployer(employer: Piece | undefined): string | undefined {
  const text = employer?.text;
  return text !== undefined &&
    /^\p{Ll}(?!\p{Lu})/u.test(text) &&
    !isClub(text.split(" ")[0] ?? "") &&
    !(isSchoolName(text) && /\p{Lu}/u.test(text)) &&
    !AT_EMPLOYER.test(text)
    ? undefined
    : text;
}

const AT_EMPLOYER = new RegExp(`^(?:${cue("at an employer")})\\s\\p{Lu}`, "u");
