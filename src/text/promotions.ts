import { wordOf } from "./cues.ts";
import type { ExperienceValue } from "../domain/claim.ts";
import { type Analysed, rolesAlone } from "./analyse.ts";
import { eventsBefore, sightOf } from "./features.ts";
import type { Job } from "./jobs.ts";
import type { Features } from "./linear.ts";
import { nominativeOf } from "./nominative.ts";
import { chanceOfTie, isBelieved, timesOfJobs } from "./ties.ts";
import { bareTitle } from "./title.ts";
import type { EmployerBefore } from "./owners.ts";
import type { When } from "./periods.ts";
import { has, type TokenSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** A post told of without its employer: who that is, the words before it have said. */
export interface FurtherPost {
  readonly value: ExperienceValue;
  readonly first: number;
}

/** The employer that is spoken of behind a sentence, `named` being the last that the sentence names. */
export function employerAfter(
  before: EmployerBefore | undefined,
  named: string | undefined,
): EmployerBefore | undefined {
  if (named !== undefined) return { name: named, ago: 1 };
  return before === undefined || before.ago === undefined ? before : { name: before.name, ago: before.ago + 1 };
}

/**
 * Posts of a sentence that are held at none of its employers, where its words likely mean the one that was spoken of before:
 * "became an associate in 2016", "the firm's chair", "rose to head of talent".
 */
export function furtherPosts(
  sentence: Analysed,
  jobs: readonly Job[],
  before: EmployerBefore | undefined,
): FurtherPost[] {
  // In other languages a third of those that are likely are right (`eval/train-ties.ts --check`).
  if (before === undefined || sentence.lexicon.language.carriesEmployers !== true) return [];
  const taken = new Set(jobs.flatMap(({ post }) => (post === undefined ? [] : range(post.first, post.last))));
  return rolesAlone(sentence)
    .filter(({ first, last }) => !taken.has(first) && !taken.has(last))
    .flatMap((span): FurtherPost[] => {
      const features = carriedFeatures(sentence, span, jobs.length, before.ago);
      if (!isBackAt(sentence.tokens, span) && !isBelieved("carried", chanceOfTie("carried", features))) return [];
      const written = nominativeOf(sentence.tokens.slice(span.first, span.last + 1), span.text, sentence.lexicon);
      const title = written && bareTitle(written);
      if (title === undefined || GENERIC.test(title)) return [];
      return [{ value: { title, company: before.name, ...timesOfPost(sentence, span) }, first: span.first }];
    });
}

/** What can be seen of a post that has no employer in its sentence; `jobs` is how many others the sentence tells. */
export function carriedFeatures(sentence: Analysed, span: TokenSpan, jobs: number, ago: number | undefined): Features {
  const { tokens, spans, lexicon } = sentence;
  const { seen } = sightOf(sentence);
  const { first, last } = span;
  const [event, second] = eventsBefore(tokens, first);
  const age = ago === undefined ? "page" : String(Math.min(ago, 3));
  const told = isRise(tokens, span) ? "rise" : isBackAt(tokens, span) ? "back" : isHeld(sentence, span) ? "held" : "no";
  const where = isElsewhere(sentence, span) ? "elsewhere" : "here";
  const { lang } = lexicon.language;
  const [one, two] = [seen[first - 1] ?? "^", seen[first - 2] ?? "^"];
  const [next, after] = [seen[last + 1] ?? "$", seen[last + 2] ?? "$"];
  const names = Math.min(2, spans.filter(({ kind }) => kind === "name").length);
  return (add) => {
    add`bias`;
    add`age=${age}`;
    add`jobs=${Math.min(2, jobs)}|${age}`;
    add`told=${told}`;
    add`told=${told}|${where}|${age}`;
    add`where=${where}|${next}`;
    add`names=${names}|${where}`;
    add`-1=${one}`;
    add`-2=${two},${one}`;
    add`-1=${one}|${age}`;
    add`+1=${next}`;
    add`+2=${next},${after}`;
    add`-1+1=${one}|${next}`;
    add`event=${event?.of ?? "none"}`;
    add`event=${event?.of ?? "none"}|${one}`;
    add`event=${event?.of ?? "none"},${second?.of ?? "none"}`;
    add`start=${first <= 1}|${one}`;
    add`roles=${Math.min(3, spans.filter(({ kind }) => kind === "role").length)}`;
    add`years=${/(?<!\d)(?:19|20)\d\d(?!\d)/u.test(sentence.piece.text)}|${told}`;
    add`${lang}:-1=${tokens[first - 1]?.lower ?? "^"}`;
    add`${lang}:+1=${tokens[last + 1]?.lower ?? "$"}`;
    add`${lang}:head=${tokens[last]?.lower ?? ""}`;
  };
}

function timesOfPost(sentence: Analysed, what: TokenSpan): When {
  return timesOfJobs(sentence, [{ body: undefined, what }])[0] ?? {};
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Words that are no post by themselves. */
const GENERIC = new RegExp(wordOf("bare posts").source, "iu");

/** Behind "became", "promoted to", "rose to", "made", "as", or behind another post and "then". */
function isRise(tokens: readonly Token[], span: TokenSpan): boolean {
  const near = tokens.slice(Math.max(0, span.first - 6), span.first);
  const words = near.filter((token) => !has(token, "ART"));
  const last = words.at(-1);
  if (last === undefined) return false;
  const verb = near.findLastIndex((token) => !token.capital && (has(token, "BECOME") || RISE.test(token.lower)));
  const behind = near.slice(verb + 1);
  const isPlain = behind.every(
    (token) =>
      has(token, "ART", "TO", "AS", "BE", "NOW") || token.kind === "number" || has(token, "IN") || token.text === ",",
  );
  return verb >= 0 && isPlain;
}

const RISE = wordOf("rises");

/** "the Company's Chief Operating Officer", "joined the firm in 2012 as an associate": a body that the words before have named. */
function isBackAt(tokens: readonly Token[], span: TokenSpan): boolean {
  const possessive = tokens[span.first - 1];
  if (possessive?.lower === "'s") return isBody(tokens, span.first - 2);
  const before = tokens.slice(Math.max(0, span.first - MAX_TO_BODY), span.first);
  const as = before.findLastIndex((token) => token.lower === "as");
  if (as < 0 || !before.slice(as + 1).every((token) => has(token, "ART"))) return false;
  const start = span.first - before.length;
  const body = before.findIndex((_, at) => isBody(tokens, start + at));
  return (
    body > 0 &&
    body < as &&
    before.slice(0, body).some((token) => has(token, "JOIN", "WORK", "LEAVE")) &&
    before.slice(body + 1, as).every((token) => !token.capital || token.kind !== "word" || has(token, "IN"))
  );
}

const MAX_TO_BODY = 12;

function isBody(tokens: readonly Token[], at: number): boolean {
  return BODY.test(tokens[at]?.lower ?? "") && /^(?:the|our|this|that)$/u.test(tokens[at - 1]?.lower ?? "");
}

/** What texts call an employer that they have named, in English. */
const BODY = wordOf("named bodies");

/** "has been chief geologist since 2023", "was foreman from 1971 to 1996": what somebody was, and when. */
function isHeld(sentence: Analysed, span: TokenSpan): boolean {
  const { tokens, lexicon } = sentence;
  const { posts } = lexicon.language;
  if (posts === undefined) return false;
  let first = span.first - 1;
  while (has(tokens[first], "ART") || posts.adverb.test(tokens[first]?.lower ?? "")) first--;
  if (!posts.copula.test(tokens[first]?.lower ?? "")) return false;
  const when = timesOfPost(sentence, span);
  return when.from !== undefined || when.to !== undefined;
}

/** A name behind "of", "at" or a comma is where the post is. */
function isElsewhere({ tokens, spans }: Analysed, span: TokenSpan): boolean {
  const next = tokens[span.last + 1];
  if (next === undefined) return false;
  const joins = has(next, "OF", "AT", "FROM", "BY") || next.text === "," || next.text === "(";
  if (!joins) return false;
  const name = spans.find(({ kind, first }) => kind === "name" && first > span.last && first <= span.last + 5);
  if (name === undefined) return false;
  return tokens
    .slice(span.last + 1, name.first)
    .every((token) => !has(token, "AND", "BUT", "WHO", "BEFORE") && token.kind !== "number" && token.text !== ")");
}
