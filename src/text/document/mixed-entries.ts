import { cue } from "../languages/cues.ts";
import { isCompanyName, isJobTitle, isSchoolName } from "../people/naming.ts";
import { isDegree } from "./degree.ts";
import type { Entry } from "./entries.ts";
import { isTitle } from "./part-kinds.ts";
import { splitOutsideBrackets } from "./pieces.ts";

/** "1992 — Diploma in Sculpture, Academy of Arts" among posts: a degree and a school, with no post of either. */
export function isSchooling({ pieces, under }: Entry): boolean {
  const parts = pieces.flatMap((piece) => splitOutsideBrackets(piece, /,\s+/gu));
  return (
    under === undefined &&
    parts.some(({ text }) => isSchoolName(text)) &&
    parts.some(({ text }) => (isDegree(text) || STUDIES.test(text)) && !isSchoolName(text)) &&
    !parts.some(({ text }) => isJobTitle(text))
  );
}

/**
 * "2016–2020 Professor, University of Maps" among degrees: a post with a stretch of time, if no degree or student is
 * named.
 */
export function isPostAmongDegrees({ pieces, period, under }: Entry): boolean {
  if (under !== undefined || period === undefined || period.single === true) return false;
  const parts = pieces.flatMap((piece) => splitOutsideBrackets(piece, /,\s+/gu));
  const [first] = parts;
  return (
    parts.length > 1 &&
    first !== undefined &&
    first.block.label === undefined &&
    isTitle(first) &&
    !isSchoolName(first.text) &&
    !LEARNS.test(first.text) &&
    parts.every(({ text }) => !isDegree(text)) &&
    parts.slice(1).some(({ text }) => isSchoolName(text) || isCompanyName(text))
  );
}

/** "Studium der Humanmedizin". */
const STUDIES = new RegExp(`^(?:${cue("begins studies")})(?!\\p{L})`, "u");
const LEARNS = new RegExp(`(?<!\\p{L})(?:${cue("learners at a school")})(?!\\p{L})`, "iu");
