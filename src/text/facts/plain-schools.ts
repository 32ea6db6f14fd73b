import { commonSexOf } from "../../names/given-names.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * Whether the words around a name are enough to make it a school: "an alumnus of Durham", "an MBA from Keele".
 */
export function isToldSchool(sentence: Analysed, span: TokenSpan): boolean {
  return isBehindGraduate(sentence, span) || isFromDegree(sentence, span) || isBracketed(sentence, span);
}

/** "An alumnus of Durham", "a graduate of Cornell". */
function isBehindGraduate({ tokens }: Analysed, { first }: TokenSpan): boolean {
  const article = has(tokens[first - 1], "ART") ? 1 : 0;
  const [of, noun] = [tokens[first - 1 - article], tokens[first - 2 - article]];
  return has(of, "OF") && GRADUATE.test(noun?.lower ?? "");
}

const GRADUATE = wordOf("graduates");

/** "an MBA from Keele", "un máster por la Complutense": what follows a degree and the word for where one is from. */
function isFromDegree({ tokens, spans, owners }: Analysed, span: TokenSpan): boolean {
  const from = has(tokens[span.first - 1], "ART") ? span.first - 2 : span.first - 1;
  if (!DEGREE_FROM.test(tokens[from]?.lower ?? "") || commonSexOf(span.text) !== null) return false;
  const degree = spans.find(({ kind, last }) => kind === "degree" && last === from - 1);
  return degree !== undefined && owners[degree.first] === "own" && has(tokens[degree.first], "DEGREE");
}

/** "BSc Sport Science (Stirling)", "PGCE (MMU, 2014)": a name that opens the brackets right behind a degree. */
function isBracketed(sentence: Analysed, span: TokenSpan): boolean {
  const degree = degreeBeforeBracket(sentence, span);
  if (degree === undefined || sentence.owners[degree.first] !== "own") return false;
  const next = sentence.tokens[span.last + 1];
  const closes = next?.text === ")" || next?.text === "," || next?.kind === "number";
  return closes && !has(sentence.tokens[span.first], "DEGREE") && !GRADE.test(span.text);
}

/** The degree whose brackets a name opens. */
export function degreeBeforeBracket(
  { tokens, spans }: Pick<Analysed, "tokens" | "spans">,
  { first }: TokenSpan,
): TokenSpan | undefined {
  if (tokens[first - 1]?.text !== "(") return undefined;
  return spans.find(({ kind, last }) => kind === "degree" && last === first - 2);
}

const GRADE = new RegExp(`^(?:${cue("grades")})`, "iu");

/** "is a treasurer of the Aurora Institute": whoever has an office of an institution has not therefore studied there. */
export function isWhereOfficeIs({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  const of = has(tokens[span.first - 1], "ART") && !has(tokens[span.first - 1], "OF") ? span.first - 2 : span.first - 1;
  if (!has(tokens[of], "OF")) return false;
  const post = spans.find(({ kind, last }) => kind === "role" && last === of - 1);
  return post !== undefined && !LEARNER.test(post.text) && !GRADUATE.test(tokens[post.last]?.lower ?? "");
}

const LEARNER = new RegExp(`(?<!\\p{L})(?:${cue("learners at a school")})(?!\\p{L})`, "iu");

const DEGREE_FROM = wordOf("degrees are from");

/** "estudou Línguas em Lisboa", "promovierte 2005 in Bonn": a town right behind what somebody studied. */
export function isStudiedIn({ tokens, owners }: Analysed, { first, text }: TokenSpan): boolean {
  if (!isPlaceName(text) || !has(tokens[first - 1], "IN", "AT")) return false;
  const near = tokens.slice(Math.max(0, first - 1 - MAX_TO_STUDIES), first - 1);
  const verb = near.findLastIndex((token) => has(token, "STUDY", "GRAD"));
  if (verb < 0 || owners[first - 1 - near.length + verb] !== "own") return false;
  return near.slice(verb + 1).every((token) => token.kind !== "mark" && !has(token, "AND", "LIVE", "WORK", "JOIN"));
}

/** The most words between a verb for studying and the town. */
const MAX_TO_STUDIES = 5;

/**
 * "has taught studio at Morgan State University", "Denfeld High School, where she taught chemistry": the models take
 * a school for one that somebody attended.
 */
export function isTaughtAt({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  if (spans.some(({ kind, first }) => kind === "degree" && first > span.last)) return false;
  if (tokens[span.last + 1]?.text === "," && has(tokens[span.last + 2], "WHERE"))
    return has(tokens[span.last + 3], "SHE", "HE", "FIRST") && isTeaching(tokens, span.last + 4);
  const at = has(tokens[span.first - 1], "ART") ? span.first - 2 : span.first - 1;
  if (!has(tokens[at], "AT")) return false;
  const start = Math.max(0, at - MAX_TO_TAUGHT);
  const verb = tokens.slice(start, at).findLastIndex((_, index) => isTeaching(tokens, start + index));
  if (verb < 0) return false;
  const between = tokens.slice(start + verb + 1, at);
  return between.every(
    (token) => !token.capital && token.kind === "word" && !has(token, "GRAD", "DEGREE", "BY", "AND"),
  );
}

/** "taught", but not "was taught". */
function isTeaching(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return has(token, "TEACH") && !has(token, "ROLE", "STUDY") && !has(tokens[at - 1], "BE", "ART", "OF", "AS");
}

/** The most words between a verb for teaching and the preposition before a school. */
const MAX_TO_TAUGHT = 6;

/** "Licenciada en Derecho", "Master in Physik": the subject of a degree, not the town that "studierte Jura in Passau" names. */
export function isFieldOfDegree({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  if (!has(tokens[span.first - 1], "IN") || isPlaceName(span.text)) return false;
  const degree =
    has(tokens[span.first - 2], "DEGREE", "GRAD") ||
    spans.some(({ kind, last }) => kind === "degree" && last === span.first - 2);
  return degree && !tokens.slice(span.first, span.last + 1).some((token) => has(token, "SCHOOL", "ORG"));
}
