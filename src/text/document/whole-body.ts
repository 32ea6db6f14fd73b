import { cue } from "../languages/cues.ts";
import { isCompanyName, isInstitution, isSchoolName } from "../people/naming.ts";
import { isBody, isPlace, isTitle } from "./part-kinds.ts";
import type { Piece } from "./pieces.ts";
import { SUBUNIT } from "./subunit.ts";

/**
 * "Nurse, Emergency Department. Example Health", "Ranger, Example Reserve, Gansrand": neither a department nor a town
 * is the employer if an organisation stands beside it.
 */
export function wholeOf(employer: Piece, parts: readonly Piece[], title: Piece | undefined): Piece {
  const town = bodyBeforeTown(employer, parts, title);
  if (town !== undefined) return town;
  if (!isPlace(employer) && (!SUBUNIT.test(employer.text) || employer.text.endsWith(" Group"))) return employer;
  const others = parts
    .filter(
      (part) => !isSamePiece(part, title) && !isSamePiece(part, employer) && !isPlace(part) && !SUBUNIT.test(part.text),
    )
    .filter((part) => /^\p{Lu}/u.test(part.text) && !isTitle(part));
  const lines = new Set([employer.block, title?.block]);
  return others.find(isBody) ?? others.find(({ block }) => lines.has(block)) ?? employer;
}

/**
 * "Field Guide" over "Example Private Reserve, Gansrand": a single word after the last comma of the line, following a
 * name of several words.
 */
function bodyBeforeTown(employer: Piece, parts: readonly Piece[], title: Piece | undefined): Piece | undefined {
  const beside = parts.filter(({ block }) => block === employer.block);
  const [first, last, more] = beside;
  if (
    first === undefined ||
    last === undefined ||
    !isSamePiece(last, employer) ||
    more !== undefined ||
    title?.block === employer.block
  )
    return undefined;
  const several = WHOLE_NAME.test(first.text) && !isPlace(first) && !isTitle(lastWord(first));
  return several && /^\p{Lu}\p{Ll}+$/u.test(last.text) && !isBody(last) ? first : undefined;
}

function lastWord({ text }: Piece): Pick<Piece, "text"> {
  return { text: text.slice(text.lastIndexOf(" ") + 1) };
}

export function isSamePiece(a: Piece, b: Piece | undefined): boolean {
  return a.block === b?.block && a.from === b.from;
}

const WHOLE_NAME = new RegExp(`^\\p{Lu}\\S*(?:\\s(?:${cue("joins a whole body")}|&|\\p{Lu}\\S*))+$`, "u");

/** "Example University Research Portal" is the university's website: its owner is the employer, not the site. */
export function ownerOfSite(written: string): string {
  const name = withoutUnit(written);
  const owner = name.replace(SITE_BEHIND, "");
  return isCompanyName(owner) || isSchoolName(owner) || isInstitution(owner) ? owner : name;
}

/** "Department of History, Example University": who works in a part of a body works for the whole. */
function withoutUnit(name: string): string {
  const [first = "", second = "", ...more] = name.split(", ");
  if (second === "" || more.length > 0) return name;
  const isBodyName = (part: string) =>
    (isSchoolName(part) || isCompanyName(part) || isInstitution(part)) && !SUBUNIT.test(part);
  if (SUBUNIT.test(first) && isBodyName(second)) return second;
  return SUBUNIT.test(second) && isBodyName(first) ? first : name;
}

const SITE_BEHIND = new RegExp(`(?<!\\s)\\s+(?:${cue("sites of a body")})$`, "iu");
