import type { EducationValue } from "../../domain/claim.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { organisationName } from "./jobs.ts";
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

/** The schools of a sentence, each with the degrees that the words between them join to it. */
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
    const { body, what, chance } = each;
    if (what !== undefined && isTaught(sentence, what)) return [];
    if (what === undefined && isOtherwiseThere(sentence, body)) return [];
    const name = nominativeOf(tokens.slice(body.first, body.last + 1), organisationName(body.text), lexicon);
    if (name === undefined) return [];
    const written = what?.text.replace(/^(?:her|his|their|my)\s/u, "") ?? subjectRead(sentence, body);
    const value = {
      ...(written === undefined ? {} : { degree: written }),
      school: name,
      ...timeOfSchool(sentence, each, held),
    };
    return {
      value,
      first: Math.min(body.first, what?.first ?? body.first),
      last: Math.max(body.last, what?.last ?? body.last),
      chance,
    };
  });
}

/** "directs the MA in Creative Writing at", "tutors on the BA": a course that the person gives. */
function isTaught({ tokens, owners }: Analysed, { first }: TokenSpan): boolean {
  let at = first - 1;
  while (at >= 0 && first - at < 4 && (has(tokens[at], "ART") || /^(?:on|its)$/u.test(tokens[at]?.lower ?? ""))) at--;
  const verb = tokens[at];
  return owners[at] === "own" && has(verb, "LEAD", "TEACH") && !has(verb, "STUDY", "GRAD");
}

/** "He was Director at Halden School", "Students at Larkmoor College remember her": who works at a school, or is spoken of there, need not have studied there. */
function isOtherwiseThere({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  const { first } = span;
  const before = tokens.slice(0, first);
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

const LEARNER = /(?<!\p{L})(?:student|undergraduate|scholar|pupil|trainee|apprentice|boarder|freshman)(?!\p{L})/iu;
const STUDENTS = /^(?:students|pupils)$/u;

/** An honour, and the word for a degree without its name: "holds degrees from Stanford and MIT". */
const NO_DEGREE =
  /honorary|honoris|^(?:first |second |higher |university |college |his |her )?degrees?$|^(?:studia|studies|études|estudios|studi|estudos)$/iu;

/** Of each school of a sentence the degrees that are likely from there: every degree from the school that it is likeliest from. */
function degreesAt(sentence: Analysed, degrees: readonly TokenSpan[], schools: readonly TokenSpan[]): TokenSpan[][] {
  const own = schools.map((): TokenSpan[] => []);
  for (const degree of degrees) {
    const chances = schools.map((school) =>
      chanceOfTie("studied", postFeatures(sentence, degree, school, schools, degrees)),
    );
    const most = Math.max(...chances);
    if (isBelieved("studied", most)) own[chances.indexOf(most)]?.push(degree);
  }
  return own;
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
