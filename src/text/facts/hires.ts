import type { ExperienceValue } from "../../domain/claim.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { organisationName } from "./jobs.ts";
import { ownerOfFirstPronoun } from "../sentences/first-pronoun.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { timesOfJobs } from "../learned/ties.ts";
import { bareTitle } from "../tokens/title.ts";
import { isPlaceName } from "../places/towns.ts";

/**
 * Posts given by an employer: "Globex Industries has named Ada Finch its chief executive", "in 1999 Corvane Air hired
 * her as a dispatcher", "she was recruited by Corvane Air as". In the active forms the employer, not the person, is
 * the subject of the sentence.
 */
export function hiresOf(sentence: Analysed): ExperienceValue[] {
  return sentence.tokens.flatMap(({ lower }, verb) => {
    if (!HIRES.test(lower) || doubtsAt(sentence, verb).size > 0) return [];
    const told = givenBy(sentence, verb) ?? givenTo(sentence, verb);
    if (told === undefined) return [];
    const { body, post } = told;
    const title = bareTitle(post.text);
    const [{ to, ...begun } = {}] = timesOfJobs(sentence, [{ body, what: post }]);
    // "until 2011, when Corvane Air hired her": what ended before the employer's name is another post.
    const ends =
      to !== undefined &&
      sentence.tokens.slice(body.first).some(({ text }) => to.startsWith(text.slice(0, 4)) && /^\d{4}/u.test(text));
    return [{ title, company: organisationName(body.text), ...begun, ...(ends && { to }) }];
  });
}

interface Hire {
  readonly body: TokenSpan;
  readonly post: TokenSpan;
}

/** "[was] recruited by Corvane Air as a dispatcher" */
function givenBy(sentence: Analysed, verb: number): Hire | undefined {
  const { tokens, spans, owners } = sentence;
  if (owners[verb] !== "own" || !has(tokens[verb - 1], "BE") || !has(tokens[verb + 1], "BY")) return undefined;
  const first = has(tokens[verb + 2], "ART") ? verb + 3 : verb + 2;
  const body = spans.find((span) => span.kind === "name" && span.first === first);
  const post = body && postBehind(sentence, body.last + 1, AS);
  return body !== undefined && post !== undefined && isBody(sentence, body, verb) ? { body, post } : undefined;
}

/** "Corvane Air has hired her as a dispatcher" */
function givenTo(sentence: Analysed, verb: number): Hire | undefined {
  const { tokens, spans } = sentence;
  let last = verb - 1;
  while (has(tokens[last], "HAVE", "NOW") || BETWEEN.test(tokens[last]?.lower ?? "")) last--;
  const body = spans.find((span) => span.kind === "name" && span.last === last);
  if (body === undefined || !isBody(sentence, body, verb)) return undefined;
  const behind = behindPerson(sentence, verb + 1);
  const post = behind === undefined ? undefined : postBehind(sentence, behind, TO_POST);
  return post === undefined ? undefined : { body, post };
}

/** The index of the token after the person, if they are the object of the verb. */
function behindPerson(sentence: Analysed, at: number): number | undefined {
  const { tokens, spans, topic } = sentence;
  const name = spans.find(({ kind, first }) => kind === "name" && first === at);
  if (name !== undefined) return isSubjectName(name, tokens, topic) ? name.last + 1 : undefined;
  const word = tokens[at]?.lower ?? "";
  const gender = HER.test(word) ? "female" : HIM.test(word) ? "male" : undefined;
  if (gender === undefined || ownerOfFirstPronoun(sentence, at, gender) !== "own") return undefined;
  return ON.test(tokens[at + 1]?.lower ?? "") ? at + 2 : at + 1;
}

/** The post that begins within a few words, if all of them can lead up to it. */
function postBehind({ tokens, spans }: Analysed, from: number, leads: RegExp): TokenSpan | undefined {
  const post = spans.find(({ kind, first }) => kind === "role" && first >= from);
  if (post === undefined || post.first - from > MAX_BETWEEN) return undefined;
  const between = tokens.slice(from, post.first).map(({ lower }) => lower);
  return leads.test(between.join(" ")) ? post : undefined;
}

const MAX_BETWEEN = 4;
const AS = new RegExp(
  `^(?:${cue("as whom")})(?: (?:${cue("articles of hires")}))?(?: (?:${cue("turns of a post")}))?$`,
  "u",
);
const TO_POST = new RegExp(
  `^(?:(?:${cue("to a post")})\\s?)?(?:${cue("articles of hires")})?\\s?(?:${cue("turns of a post")})?$`,
  "u",
);

/**
 * Whether a name is an organisation: a person can appoint somebody too, so only two capitalised words, an
 * organisation's noun or a verb of hiring show that it is not a person.
 */
function isBody({ tokens, topic }: Analysed, span: TokenSpan, verb: number): boolean {
  const words = tokens.slice(span.first, span.last + 1);
  if (isSubjectName(span, tokens, topic) || isPlaceName(span.text) || commonSexOf(span.text) !== null) return false;
  if (words.some((word) => has(word, "ORG", "SCHOOL"))) return true;
  if (words.length === 1) return /^\p{Lu}{2,6}$/u.test(span.text) || HIRES_ONLY.test(tokens[verb]?.lower ?? "");
  return words.every(({ kind, capital, text }) => (kind === "word" ? capital || text.length < 4 : text === "&"));
}

/** What employers do when they give somebody a post. */
const HIRES = wordOf("gives a post", "hires");
/** Those of these verbs that people are seldom the subject of. */
const HIRES_ONLY = wordOf("hires");
const HER = wordOf("her as an object");
const HIM = wordOf("him as an object");
/** Of "took her on". */
const ON = wordOf("ends a verb of hiring");
/** Words between an organisation and its verb. */
const BETWEEN = wordOf("before a deed");
