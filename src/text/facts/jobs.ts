import { cue } from "../languages/cues.ts";
import { WORDED } from "../languages/languages.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { withoutTown } from "../places/firm-of-town.ts";
import { nominativeOf } from "../tokens/nominative.ts";
import { deedAt } from "./deeds.ts";
import { type ToldPost, postsAt } from "./posts.ts";
import type { Related } from "./relate.ts";
import { isJobTitle } from "../people/naming.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { When } from "../dates/periods.ts";
import { timesOfJobs } from "../learned/ties.ts";

/** A post of the person, with the tokens that state it. */
export interface Job {
  readonly value: ExperienceValue;
  readonly first: number;
  readonly last: number;
  readonly chance: number;
  readonly employer: TokenSpan;
  readonly post: ToldPost | undefined;
}

/**
 * The jobs in a sentence: each employer with the posts that the words between them tie to it, and when they were
 * held.
 */
export function jobsOf(sentence: Analysed, related: readonly Related[]): Job[] {
  return jobsAsWritten(sentence, related)
    .filter(
      ({ value, chance, employer }) =>
        value.title !== undefined ||
        chance >= (sentence.tagged === undefined ? MIN_WITHOUT_POST : MIN_TAGGED_ALONE) ||
        related.some(({ span, worked }) => span === employer && worked === true),
    )
    .map(atTheWhole)
    .flatMap((job) => {
      const { tokens, lexicon } = sentence;
      if (lexicon.language.inflects !== true) return [job];
      const before = tokens.slice(Math.max(0, job.employer.first - 2), job.employer.first);
      const written = tokens.slice(job.employer.first, job.employer.last + 1);
      const company = nominativeOf(written, job.value.company, lexicon, before);
      const title =
        job.post === undefined
          ? job.value.title
          : nominativeOf(tokens.slice(job.post.first, job.post.last + 1), job.post.title, lexicon);
      const { title: _, ...value } = job.value;
      return company === undefined
        ? []
        : [{ ...job, value: { ...value, company, ...(title === undefined ? {} : { title }) } }];
    });
}

/**
 * The least likelihood at which an employer without a post is believed: below it, one in five was right
 * (eval/sets/biographies).
 */
const MIN_WITHOUT_POST = 0.7;

/** The same where the tagger has a vote. */
const MIN_TAGGED_ALONE = 0.65;

/** "a member of the Council of Aston University": the post names the part, so the employer is the whole. */
function atTheWhole(job: Job): Job {
  const cut = GOVERNS.exec(job.value.company);
  if (
    cut === null ||
    job.value.title === undefined ||
    (/^Committee|^Council/u.test(cut[1] ?? "") === false && !SEAT.test(job.value.title))
  )
    return job;
  return {
    ...job,
    value: {
      ...job.value,
      title: `${job.value.title} of the ${cut[1]}`,
      company: job.value.company.slice(cut[0].length),
    },
  };
}

function jobsAsWritten(sentence: Analysed, related: readonly Related[]): Job[] {
  const employers = related.filter(({ relation }) => relation === "employer");
  const posts = postsAt(
    sentence,
    employers.map(({ span }) => span),
  );
  const held = employers.flatMap(({ span, chance }, at) => {
    const own: readonly (ToldPost | undefined)[] = posts[at]?.length ? posts[at] : [undefined];
    return own.map((what) => ({ body: span, what, chance }));
  });
  const times = timesOfJobs(sentence, held);
  return held.map((each, at) => jobOf(sentence, each, times[at] ?? {}));
}

interface GuessedPost {
  readonly body: TokenSpan;
  readonly what: ToldPost | undefined;
  readonly chance: number;
}

function jobOf(sentence: Analysed, { body, what, chance }: GuessedPost, when: When): Job {
  const told = what && (doerOf(sentence, what.title) ?? what.title);
  const title = told ?? impliedTitle(sentence, body) ?? postWhere(sentence, body);
  return {
    value: {
      ...(title === undefined ? {} : { title }),
      company: organisationName(body.text),
      ...when,
    },
    first: Math.min(body.first, what?.first ?? body.first),
    last: Math.max(body.last, what?.last ?? body.last),
    chance,
    employer: body,
    post: what,
  };
}

/** "the National Trust" becomes "National Trust"; a possessive loses its apostrophe. */
export function organisationName(text: string): string {
  const bare = withoutTown(text)
    .replace(ARTICLE, "")
    .replace(/[«»„“”"]/gu, "")
    .replace(AROUND_TITLE, "");
  return withoutCase(bare).trim();
}

const ARTICLE = new RegExp(`^(?:${cue("articles")})\\s+(?=\\p{Lu})`, "u");

/**
 * Endings that prepositions give to the first word of a name, in every language, because texts name organisations
 * abroad.
 */
const IN_CASE = WORDED.flatMap(({ namesInCase }) => namesInCase ?? []);

function withoutCase(name: string): string {
  return IN_CASE.reduce((bare, { written, name: base }) => bare.replace(written, base), name);
}

/** "presidió" gives "presidenta", or "presidente" unless the text shows that the person is a woman. */
function doerOf({ lexicon, topic }: Analysed, word: string): string | undefined {
  const doer = lexicon.language.doers?.find(({ verb }) => verb.test(word.toLowerCase()));
  return doer && (topic.gender === "female" ? doer.female : doer.male);
}

/** "founded Parcelwise", "chairs the board of", "lectured at": verbs that name a post. */
function impliedTitle(sentence: Analysed, span: TokenSpan): string | undefined {
  const { tokens, lexicon, topic } = sentence;
  const { posts } = lexicon.language;
  if (posts === undefined) {
    const doer = deedAt(sentence, span);
    return doer && (topic.gender === "female" ? doer.female : doer.male);
  }
  const before = tokens.slice(Math.max(0, span.first - 8), span.first);
  const verb = before.findLastIndex(
    (token) => !token.capital && has(token, "FOUND", "LEAD", "TEACH", "WORK", "LEAVE", "JOIN"),
  );
  const word = before[verb]?.lower ?? "";
  const implied = posts.byVerb.find(([pattern]) => pattern.test(word))?.[1];
  if (implied === undefined) return undefined;
  const between = before.slice(verb + 1);
  const part = posts.partChaired.exec(between.map(({ lower }) => lower).join(" "))?.[1];
  const ofPart = part === undefined ? undefined : posts.ofPart(implied, part);
  if (ofPart !== undefined) return ofPart;
  const isDirect = between.every((token) => has(token, "ART"));
  if (!posts.atOnly.test(implied)) return isDirect ? implied : undefined;
  const preposition = between.findLast((token) => !has(token, "ART"));
  return has(preposition, "AT") ? implied : undefined;
}

/**
 * "came to Globex, where she was head of design until": the post in a clause about the place. What somebody "had been"
 * there has other times than the sentence.
 */
function postWhere({ tokens, owners, piece }: Analysed, body: TokenSpan): string | undefined {
  const comma = tokens.findIndex(({ text }, at) => at > body.last && at <= body.last + MAX_TO_WHERE && text === ",");
  if (comma < 0 || !has(tokens[comma + 1], "WHERE")) return undefined;
  const be = tokens.findIndex((token, at) => at > comma + 1 && at <= comma + MAX_TO_WHERE && has(token, "BE", "AS"));
  if (be < 0 || tokens.slice(comma + 2, be).some((token) => token.capital || has(token, "NEG", "KIN", "HAVE")))
    return undefined;
  const begin = has(tokens[be + 1], "AS") ? be + 2 : be + 1;
  const first = has(tokens[begin], "ART") ? begin + 1 : begin;
  const end = tokens.findIndex((token, at) => at > first && (token.kind !== "word" || endsPost(token)));
  const behind = end < 0 ? tokens.length : end;
  // "until 2015"
  const isUntil = tokens[behind]?.kind === "number" && tokens[behind - 1]?.capital === false;
  const last = tokens[isUntil ? behind - 2 : behind - 1];
  const from = tokens[first]?.from;
  if (from === undefined || last === undefined || owners[first] !== "own" || end - first > MAX_POST) return undefined;
  const post = piece.text.slice(from, last.to);
  return isJobTitle(post) ? post : undefined;
}

function endsPost(token: Token): boolean {
  return !token.capital && has(token, "IN", "FROM", "BEFORE", "NOW", "TO", "AT", "AND", "WHO") && !has(token, "OF");
}

/** Tokens: "in Leeds" may stand before the clause, and "she served" before "as". */
const MAX_TO_WHERE = 4;
/** The most words of a post. */
const MAX_POST = 7;

const GOVERNS = new RegExp(`^(${cue("bodies of a body")}) (?:${cue("of the whole")}) (?=\\p{Lu})`, "u");

const SEAT = new RegExp(`${cue("seats in a body")}`, "iu");

const AROUND_TITLE = new RegExp(`${cue("around a title")}`, "gu");
