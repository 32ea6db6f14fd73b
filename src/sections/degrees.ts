import { cue } from "../text/languages/cues.ts";
import type { EducationValue } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";

/**
 * Whether two statements about one school are about the same degree: the same name with or without dots, the same subject, or a level whose
 * subject one of them omits; never different levels or different dates. A statement without a degree matches any.
 */
export function isSameDegree(a: EducationValue, b: EducationValue): boolean {
  const [one, two] = [keyOf(a), keyOf(b)];
  if (one === two || one === "" || two === "") return true;
  if (apart(a.to, b.to) || apart(a.from, b.from)) return false;
  const [first, second] = [levelOf(a), levelOf(b)];
  if (first !== undefined && second !== undefined && first !== second) return false;
  const [subject, words] = [subjectOf(one), subjectOf(two)];
  if (first !== undefined && first === second && (subject.length === 0 || words.length === 0)) return true;
  return isBare(one) || isBare(two) || subject.some((word) => words.includes(word));
}

/** "M.A." and "MA" are the same. */
function keyOf({ degree }: EducationValue): string {
  return plainKey((degree ?? "").replaceAll(".", ""));
}

function apart(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.slice(0, 4) !== b.slice(0, 4);
}

/** Levels of the European Higher Education Area (Bologna cycles), by the names of degrees in the languages that are read. */
const LEVELS: Readonly<Record<string, RegExp>> = {
  doctor: new RegExp(`\\b(?:${cue("doctorates")})\\b`, "u"),
  master: new RegExp(`\\b(?:${cue("masters degrees")})\\b|\\b(?:${cue("engineers by degree")})`, "u"),
  bachelor: new RegExp(`\\b(?:${cue("bachelors")})\\b`, "u"),
};

function levelOf(value: EducationValue): string | undefined {
  const key = keyOf(value);
  return Object.keys(LEVELS).find((level) => LEVELS[level]?.test(key));
}

/** The words of a degree that name its subject. */
function subjectOf(key: string): string[] {
  return key.split(" ").filter((word) => word.length >= 4 && !Object.values(LEVELS).some((level) => level.test(word)));
}

/** "graduated", "diplômée": says that a degree was taken, not which. */
function isBare(key: string): boolean {
  return NO_NAME.test(key);
}

const NO_NAME = new RegExp(`^(?:${cue("degrees without a name")})$`, "u");
