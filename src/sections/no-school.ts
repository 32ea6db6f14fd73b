import { english } from "./english-words.ts";
import type { EducationValue } from "../domain/claim.ts";

/** Whether a sentence's apparent school is part of a longer name, a field of study, or a workplace. English. */
export function isNoSchool(value: EducationValue, text: string): boolean {
  return isHalfIn(value.school, text) || isWorkedAt(value, text);
}

/** "Barts" in "Barts and The London"; "Electronic Engineering", which is a subject. */
function isHalfIn(name: string, text: string): boolean {
  const at = text.indexOf(name);
  const [before, behind] = at < 0 ? ["", ""] : [text.slice(0, at), text.slice(at + name.length)];
  return /^ and The \p{Lu}/u.test(behind) || /\p{L} and The $/u.test(before) || IS_FIELD.test(name);
}

const IS_FIELD = new RegExp(
  String.raw`^(?!.*\b(?:${english("schools and their parts")})\b)(?:\p{L}+ )*(?:${english("fields of study")})(?: \(.*)?$`,
  "iu",
);

/** "put in eighteen months at the sound archive of …": without a degree, a clause about time spent is about work. */
function isWorkedAt({ school, degree }: EducationValue, text: string): boolean {
  const at = degree === undefined ? text.indexOf(school) : -1;
  const [clause = ""] =
    at < 0
      ? []
      : text
          .slice(0, at)
          .split(/[,;.]\s| and /u)
          .slice(-1);
  return SPENT.test(clause) && !/\b(?:stud|read|course|class|degree|diploma|school)/iu.test(clause);
}

const SPENT = new RegExp(String.raw`\b(?:${english("time spent at work")})\b`, "iu");
