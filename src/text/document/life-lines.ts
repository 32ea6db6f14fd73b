import { cue } from "../languages/cues.ts";
import { isSchoolName } from "../people/naming.ts";
import type { Block } from "./block.ts";
import { partsOf, workOf } from "./career.ts";
import { isDegree } from "./degree.ts";
import { entriesOf, isSentence } from "./entries.ts";
import { isTitle } from "./part-kinds.ts";
import { findPeriod } from "./period.ts";
import { schoolingOf } from "./schooling.ts";
import type { Told } from "./told.ts";

/** A line of a life, with what it states. */
interface LifeLine {
  readonly block: Block;
  readonly told: readonly Told[];
}

/**
 * A life in one list: "1967 born in …", "1987–1993 studies of … at …", "since 2008 professor at …". Each line begins
 * with its time, and the list is not a chapter of posts or schools. Returned are the lines that contain a post with
 * its employer, or studies with their school; the rest is left to be read as text.
 */
export function lifeLinesOf(blocks: readonly Block[]): LifeLine[] {
  const lines = blocks.filter((block) => isLine(block));
  if (lines.length < MIN_LINES) return [];
  return lines.flatMap((block) => {
    const told = toldIn(block);
    return told.length === 0 ? [] : [{ block, told }];
  });
}

function toldIn(block: Block): Told[] {
  const [entry, ...more] = entriesOf([block]);
  if (entry?.period === undefined || more.length > 0) return [];
  const parts = partsOf(entry.pieces);
  const school = parts.find(({ text }) => isSchoolName(text));
  const others = parts.filter((part) => part !== school);
  if (school !== undefined && others.some(({ text }) => isDegree(text) || STUDIES.test(text)))
    return schoolingOf([entry]);
  return parts.length > 1 && others.some(isTitle)
    ? workOf([entry]).filter(({ property }) => property === "experience")
    : [];
}

/** The least lines of one list, of which some must begin with their time: fewer may be anything. */
const MIN_LINES = 3;

function isLine({ kind, text, label, cells }: Block): boolean {
  if (kind === "heading" || kind === "title" || label !== undefined || cells !== undefined) return false;
  const period = findPeriod(text);
  return period !== undefined && period.from <= MAX_BEFORE_TIME && text.length <= MAX_LENGTH && !isSentence(text);
}

/** "seit " and the like, in UTF-16 units. */
const MAX_BEFORE_TIME = 8;
const MAX_LENGTH = 160;

/** "Studium des Maschinenbaus", "Études de droit". */
const STUDIES = new RegExp(`^(?:${cue("begins studies")})(?!\\p{L})`, "u");
