import { cue, wordOf } from "../languages/cues.ts";
import type { EducationValue } from "../../domain/claim.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { organisationName } from "./jobs.ts";
import type { Lexicon } from "../languages/words.ts";
import { degreeBeforeBracket } from "./plain-schools.ts";
import { nominativeOf } from "../tokens/nominative.ts";
import { postFeatures } from "./posts.ts";
import type { Related } from "./relate.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { chanceOfTie, isBelieved, timeOfSchool } from "../learned/ties.ts";

export interface Schooling {
  readonly value: EducationValue;
  readonly first: number;
  readonly last: number;
  readonly chance: number;
}

/** The schools in a sentence, each with the degrees that the words between them tie to it. */
export function schoolingOf(sentence: Analysed, related: readonly Related[]): Schooling[] {
  const schools = related.filter(({ relation }) => relation === "school");
  const degrees = sentence.spans.filter(({ kind, text }) => kind === "degree" && !NO_DEGREE.test(text));
  const { tokens, lexicon } = sentence;
  const own = degreesAt(
    sentence,
    degrees,
    schools.map(({ span }) => span),
  );
  const held = schools.flatMap(({ span, chance }, at) => {
    const told: readonly (TokenSpan | undefined)[] = own[at]?.length ? own[at] : [undefined];
    return told.map((what) => ({ body: span, what, chance }));
  });
  return held.flatMap((each) => {
    const { body, chance } = each;
    const what = each.what !== undefined && isOfNearerSchool(sentence, each.what, body) ? undefined : each.what;
    if (what !== undefined && isTaught(sentence, what)) return [];
    if (what === undefined && isOtherwiseThere(sentence, body)) return [];
    const name = nominativeOf(tokens.slice(body.first, body.last + 1), organisationName(body.text), lexicon);
    if (name === undefined) return [];
    const said = what?.text.replace(WHOSE, "") ?? subjectRead(sentence, body);
    const written = said === undefined ? undefined : degreeNamed(said, lexicon);
    const value = {
      ...(written === undefined ? {} : { degree: written }),
      school: name,
      ...(what === each.what ? timeOfSchool(sentence, each, held) : {}),
    };
    return {
      value,
      first: Math.min(body.first, what?.first ?? body.first),
      last: Math.max(body.last, what?.last ?? body.last),
      chance,
    };
  });
}

/** "ukończył filologię polską", "yüksek lisansını": a degree as a list has it, in languages that inflect it. */
function degreeNamed(written: string, { language }: Lexicon): string {
  const table = language.degreesInCase?.split(";").map((rule) => rule.split(">")) ?? [];
  return written
    .split(" ")
    .map((word) => {
      const [ending = "", base = ""] = table.find(([each = "\0"]) => word.endsWith(each)) ?? [];
      return word.slice(0, word.length - ending.length) + base;
    })
    .join(" ");
}

/**
 * "Studiert hat er an der TU Clausthal, die Promotion folgte an der Ruhr-Universität": a degree after a comma is from
 * the school that its own clause names.
 */
function isOfNearerSchool({ tokens, spans }: Analysed, { first, last }: TokenSpan, body: TokenSpan): boolean {
  if (body.last >= first || !tokens.slice(body.last + 1, first).some(({ text }) => text === "," || text === ";"))
    return false;
  const next = spans.find((span) => span.kind === "name" && span.first > last);
  if (next === undefined || tokens.slice(last + 1, next.first).some(({ text }) => /^[,;.]$/u.test(text))) return false;
  return (
    has(tokens[has(tokens[next.first - 1], "ART") ? next.first - 2 : next.first - 1], "AT") &&
    tokens.slice(next.first, next.last + 1).some((token) => has(token, "SCHOOL") || IS_SCHOOL.test(token.lower))
  );
}

const IS_SCHOOL = /universi/u;

/** "directs the MA in Creative Writing at", "tutors on the BA": a course that the person teaches. */
function isTaught({ tokens, owners }: Analysed, { first }: TokenSpan): boolean {
  let at = first - 1;
  while (at >= 0 && first - at < 4 && (has(tokens[at], "ART") || BEFORE_COURSE.test(tokens[at]?.lower ?? ""))) at--;
  const verb = tokens[at];
  return owners[at] === "own" && has(verb, "LEAD", "TEACH") && !has(verb, "STUDY", "GRAD");
}

/**
 * "He was Director at Halden School", "Students at Larkmoor College remember her": somebody who works at a school, or
 * is spoken of there, need not have studied there.
 */
function isOtherwiseThere({ tokens, spans, piece }: Analysed, span: TokenSpan): boolean {
  const { first } = span;
  const before = tokens.slice(0, first);
  if (WORKS_THERE.test(piece.text.slice(0, span.from))) return true;
  if (before.some(({ lower }) => STUDENTS.test(lower)) || cameAs({ tokens, spans }, span)) return true;
  if (tokens.some((token) => has(token, "STUDY", "GRAD", "DEGREE"))) return false;
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < first);
  const joined = post !== undefined && first - post.last <= 3 && has(tokens[post.last + 1], "AT", "OF");
  return joined || before.some((token) => has(token, "FOUND", "WIN"));
}

/** "came to University College Dublin as a lecturer in 2014" */
function cameAs({ tokens, spans }: Pick<Analysed, "tokens" | "spans">, { last }: TokenSpan): boolean {
  if (!has(tokens[last + 1], "AS")) return false;
  const at = has(tokens[last + 2], "ART") ? last + 3 : last + 2;
  const post = spans.find(({ kind, first }) => kind === "role" && first >= at && first <= at + 1);
  return post !== undefined && !LEARNER.test(post.text);
}

/** "put in eighteen months at the sound archive of the Collection" */
const WORKS_THERE = new RegExp(`(?<!\\p{L})(?:${cue("works there")})(?!\\p{L})[^,;.]{0,60}$`, "u");

const LEARNER = new RegExp(`(?<!\\p{L})(?:${cue("learners at a school")})(?!\\p{L})`, "iu");
const STUDENTS = wordOf("many learners");

/** Honours, and words for a degree that do not name one: "holds degrees from Stanford and MIT". */
const NO_DEGREE = new RegExp(`${cue("no degrees")}`, "iu");

/**
 * For each school of a sentence, the degrees that are likely to be from there: every degree goes to its likeliest
 * school.
 */
function degreesAt(sentence: Analysed, degrees: readonly TokenSpan[], schools: readonly TokenSpan[]): TokenSpan[][] {
  const own = schools.map((): TokenSpan[] => []);
  for (const degree of degrees) {
    const bracketed = schools.findIndex((school) => degreeBeforeBracket(sentence, school) === degree);
    if (bracketed >= 0) {
      own[bracketed]?.push(degree);
      continue;
    }
    const chances = schools.map((school) =>
      degreeBeforeBracket(sentence, school) === undefined
        ? chanceOfTie("studied", postFeatures(sentence, degree, school, schools, degrees))
        : 0,
    );
    const most = Math.max(...chances);
    if (isBelieved("studied", most)) own[chances.indexOf(most)]?.push(degree);
  }
  return own;
}

/** "read law at", "studied marine biology at": what was studied, if no degree is named. */
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
  if (first === at || !has(verb, "STUDY") || WITHOUT_SUBJECT.test(verb?.lower ?? "")) return undefined;
  const text = piece.text.slice(tokens[first + 1]?.from ?? 0, tokens[at]?.to ?? 0);
  return BEGINS_NO_SUBJECT.test(text) ? undefined : text;
}

const WHOSE = new RegExp(`^(?:${cue("whose studies")})\\s`, "u");

const WITHOUT_SUBJECT = new RegExp(`^(?:${cue("studies without a subject")})`, "u");

const BEGINS_NO_SUBJECT = new RegExp(`^(?:${cue("begins no subject")})\\b`, "u");

const BEFORE_COURSE = wordOf("before a course");
