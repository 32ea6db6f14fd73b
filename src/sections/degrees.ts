import type { EducationValue } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";

/**
 * Whether two statements about one school are of one degree: the same name however it is dotted, or one subject, at no two
 * levels and at no two times. Who names no degree means any.
 */
export function isSameDegree(a: EducationValue, b: EducationValue): boolean {
  const [one, two] = [keyOf(a), keyOf(b)];
  if (one === two || one === "" || two === "") return true;
  if (apart(a.to, b.to) || apart(a.from, b.from)) return false;
  const [first, second] = [levelOf(a), levelOf(b)];
  if (first !== undefined && second !== undefined && first !== second) return false;
  const words = subjectOf(two);
  return isBare(one) || isBare(two) || subjectOf(one).some((word) => words.includes(word));
}

/** "M.A." and "MA" are one. */
function keyOf({ degree }: EducationValue): string {
  return plainKey((degree ?? "").replaceAll(".", ""));
}

function apart(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.slice(0, 4) !== b.slice(0, 4);
}

/** Levels of the European Higher Education Area (Bologna cycles), by what degrees are called in the languages we read. */
const LEVELS: Readonly<Record<string, RegExp>> = {
  doctor: /\b(?:ph ?d|dphil|doctor\w*|doktor\w*|promotion|promov\w*|dottorato|daktar\w*|dr|md|jd|edd)\b/u,
  master:
    /\b(?:master\w*|msc|ma|ms|mba|mphil|llm|maitrise|magist\w*|laurea magistrale|diplom|dea|dess|mastere)\b|\bingenieur/u,
  bachelor: /\b(?:bachelor\w*|bsc|ba|bs|bba|llb|licence|grado|bakalaur\w*|laurea|undergraduate)\b/u,
};

function levelOf(value: EducationValue): string | undefined {
  const key = keyOf(value);
  return Object.keys(LEVELS).find((level) => LEVELS[level]?.test(key));
}

/** The words of a degree that name its subject. */
function subjectOf(key: string): string[] {
  return key.split(" ").filter((word) => word.length >= 4 && !Object.values(LEVELS).some((level) => level.test(word)));
}

/** "graduated", "diplômée": that a degree was taken, not which. */
function isBare(key: string): boolean {
  return /^(?:graduated|graduate|graduo|baige|diplomee?|diplomad[oa]|licenciad[oa]|degree|studied)$/u.test(key);
}
