import { cue } from "../languages/cues.ts";
import { isCompanyName } from "../people/naming.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { SUBUNIT } from "./subunit.ts";

/**
 * "Chief, Mobility Division, Halden Command": a word for heading is no post by itself, so the part of the organisation
 * right behind it belongs to it, unless it is the employer.
 */
export function withPartHeaded(title: Piece | undefined, employer: Piece | undefined): Piece | undefined {
  if (title === undefined || employer === undefined || !HEADS.test(title.text)) return title;
  const behind = title.block.text.slice(title.to);
  const part = /^,\s(\p{Lu}[^,;()|\n]{2,60}?)(?=,\s)/u.exec(behind)?.[1];
  const to = title.to + 2 + (part?.length ?? 0);
  const isEmployer = employer.block === title.block && employer.from < to && employer.from >= title.from;
  return part === undefined || isEmployer || !SUBUNIT.test(part) || isCompanyName(part.replace(SUBUNIT, ""))
    ? title
    : pieceOf(title.block, title.from, to);
}

const HEADS = new RegExp(`^(?:${cue("heads a field")})$`, "u");

/** "Student, pilot training": somebody who learns somewhere, and does not work there. */
export function isLearner(title: Piece | undefined): boolean {
  return title !== undefined && LEARNER.test(title.text);
}

const LEARNER = new RegExp(`^(?:${cue("only learns")})$`, "iu");

/** "当社取締役", "当社入社、技術開発部長", "当社社長（現任）": a post without what the organisation calls itself, and without "at present". */
export function withoutOwnHouse(title: string): string {
  return OWN_HOUSE.test(title) ? title.replace(OWN_HOUSE, "").replace(/[（(][^()（）]{1,6}[)）]$/u, "") : title;
}

const OWN_HOUSE = new RegExp(`^(?:${cue("our house before a post")})(?:\\p{L}{2}、)?\\s?(?=\\p{L}{2})`, "u");
