import type { EducationValue } from "../domain/claim.ts";
import type { Analysed } from "./analyse.ts";
import { organisationName } from "./jobs.ts";
import { nominativeOf } from "./nominative.ts";
import { yearOf } from "./periods.ts";
import type { Related } from "./relate.ts";
import { has, type TokenSpan } from "./spans.ts";

export interface Schooling {
  readonly value: EducationValue;
  readonly first: number;
  readonly last: number;
  readonly chance: number;
}

/** The schools of a sentence, each with the degrees that the words between them join to it. */
export function schoolingOf(sentence: Analysed, related: readonly Related[]): Schooling[] {
  const schools = related.filter(({ relation }) => relation === "school");
  const degrees = sentence.spans.filter(({ kind, text }) => kind === "degree" && !/honorary|honoris/iu.test(text));
  const { tokens, lexicon } = sentence;
  return schools.flatMap(({ span, chance }) => {
    const name = nominativeOf(tokens.slice(span.first, span.last + 1), organisationName(span.text), lexicon);
    if (name === undefined) return [];
    const own = degrees.filter((degree) => nearestSchool(sentence, degree, schools) === span);
    const told = own.length > 0 ? own : [undefined];
    return told.map((degree) => {
      const first = Math.min(span.first, degree?.first ?? span.first);
      const last = Math.max(span.last, degree?.last ?? span.last);
      const written = degree?.text ?? subjectRead(sentence, span);
      const value = {
        ...(written === undefined ? {} : { degree: written }),
        school: name,
        ...yearOf(
          sentence,
          degree !== undefined && degree.first > span.last ? degree.first : first,
          degree !== undefined && own.length > 1 ? degree.last : last,
        ),
      };
      return { value, first, last, chance };
    });
  });
}

/** The school right behind a degree, or the one before it in whose brackets or clause it stands. */
function nearestSchool({ tokens }: Analysed, degree: TokenSpan, schools: readonly Related[]): TokenSpan | undefined {
  const behind = schools.find(({ span }) => span.first > degree.last)?.span;
  const ahead = schools.findLast(({ span }) => span.last < degree.first)?.span;
  if (behind !== undefined) {
    const between = tokens.slice(degree.last + 1, behind.first);
    if (
      between.length <= 12 &&
      between.some((token) => has(token, "AT", "FROM", "OF", "IN") || /^[,(]$/u.test(token.text)) &&
      !between.some(({ text }) => text === ";")
    )
      return behind;
  }
  if (ahead === undefined) return undefined;
  const between = tokens.slice(ahead.last + 1, degree.first);
  const near =
    between.length <= 3 ||
    between.some((token) => has(token, "WHERE", "AS")) ||
    between.some(({ text }) => text === "(");
  return near && between.length <= 14 ? ahead : undefined;
}

/** "read law at", "studied marine biology at": what was studied, where no degree is named. */
function subjectRead({ tokens, piece }: Analysed, span: TokenSpan): string | undefined {
  let at = span.first - 1;
  while (at > 0 && (has(tokens[at], "ART") || has(tokens[at], "AT", "IN"))) at--;
  let first = at;
  while (
    first >= 0 &&
    at - first < 5 &&
    tokens[first]?.kind === "word" &&
    !has(tokens[first], "STUDY", "AT", "BE", "HAVE", "SHE", "HE", "GRAD") &&
    (!tokens[first]?.capital || has(tokens[first], "FIELD"))
  )
    first--;
  const verb = tokens[first];
  if (
    first === at ||
    !has(verb, "STUDY") ||
    /^(?:attend|educat|train|train|alum|school|degree)/u.test(verb?.lower ?? "")
  )
    return undefined;
  const text = piece.text.slice(tokens[first + 1]?.from ?? 0, tokens[at]?.to ?? 0);
  return /^(?:in|at|with|under|and|there|abroad|as|for|to)\b/u.test(text) ? undefined : text;
}
