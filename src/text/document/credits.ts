import { cue } from "../languages/cues.ts";
import { personIn } from "./named.ts";

/**
 * Whether a line credits somebody who made a page or took part in it, with a post of their own: not the person the
 * page is about.
 */
export function isCredit(line: string): boolean {
  return OF_WRITER.test(line) || isLabelledName(line);
}

/** "Interview by Otto Brandt, editor" */
const OF_WRITER = new RegExp(`^(?:${cue("bylines")}|${cue("interviewed by")})\\s+\\p{Lu}`, "iu");

/** "Host: Otto Brandt, senior reporter" */
function isLabelledName(text: string): boolean {
  const [label, rest] = text.split(/:\s+/u, 2);
  const named = rest?.split(/,\s+/u) ?? [];
  return label !== undefined && label.length <= MAX_LABEL && named.length > 1 && personIn(named[0] ?? "") !== undefined;
}

/** Of a label before a name, in UTF-16 units. */
const MAX_LABEL = 30;
