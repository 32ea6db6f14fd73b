import { cueIn, wordOf } from "../languages/cues.ts";
import type { ExperienceValue } from "../../domain/claim.ts";
import { plainKey } from "../../domain/plain-key.ts";
import { type Analysed, EVENTS, rolesAlone } from "../sentences/analyse.ts";
import { eventsBefore, sightOf } from "../learned/features.ts";
import type { Job } from "./jobs.ts";
import type { Features } from "../learned/linear.ts";
import { nominativeOf } from "../tokens/nominative.ts";
import { chanceOfTie, isBelieved, timesOfJobs } from "../learned/ties.ts";
import { bareTitle } from "../tokens/title.ts";
import type { When } from "../dates/periods.ts";
import { perLanguage } from "../languages/per-language.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** The employer mentioned last, and how many sentences ago; `ago` is `undefined` for the organisation whose page it is. */
export interface EmployerBefore {
  readonly name: string;
  readonly ago: number | undefined;
}

/** A post stated without its employer, which was named earlier. */
export interface FurtherPost {
  readonly value: ExperienceValue;
  readonly first: number;
}

/** The employer being spoken of after a sentence; `named` is the last one that the sentence names. */
export function employerAfter(
  before: EmployerBefore | undefined,
  named: string | undefined,
): EmployerBefore | undefined {
  if (named !== undefined) return { name: named, ago: 1 };
  return before === undefined || before.ago === undefined ? before : { name: before.name, ago: before.ago + 1 };
}

/**
 * Posts of a sentence that are not held with any of its employers, but probably with the one spoken of before:
 * "became an associate in 2016", "the firm's chair", "rose to head of talent".
 */
export function furtherPosts(
  sentence: Analysed,
  jobs: readonly Job[],
  before: EmployerBefore | undefined,
): FurtherPost[] {
  if (before === undefined) return [];
  // In other languages, a third of the likely ones are right (`eval/train-ties.ts --check`).
  const isWeighed = sentence.lexicon.language.carriesEmployers === true;
  const taken = new Set(jobs.flatMap(({ post }) => (post === undefined ? [] : range(post.first, post.last))));
  return rolesAlone(sentence)
    .filter(({ first, last }) => !taken.has(first) && !taken.has(last))
    .flatMap((span): FurtherPost[] => {
      const features = () => carriedFeatures(sentence, span, jobs.length, before.ago);
      const isLikely = () => isWeighed && isBelieved("carried", chanceOfTie("carried", features()));
      if (!isBackAt(sentence, span) && (isAtOther(sentence, span, before.name) || !isLikely())) return [];
      const whole = isWeighed ? span : withField(sentence, span);
      const written = nominativeOf(sentence.tokens.slice(whole.first, whole.last + 1), whole.text, sentence.lexicon);
      const title = written && bareTitle(written);
      if (title === undefined || GENERIC.test(title)) return [];
      return [{ value: { title, company: before.name, ...timesOfPost(sentence, span) }, first: span.first }];
    });
}

/**
 * "the caretaker's job at Swinford Manor School, where she too ended up, as teacher": the sentence has named another
 * organisation.
 */
function isAtOther({ tokens, spans }: Analysed, post: TokenSpan, before: string): boolean {
  return spans.some(
    ({ kind, first, last, text }) =>
      kind === "name" &&
      last < post.first &&
      text !== before &&
      has(tokens[first - 1], "AT") &&
      tokens.slice(first, last + 1).some((token) => has(token, "ORG", "SCHOOL")) &&
      tokens.slice(last + 1, post.first).some((token) => has(token, "WHERE")),
  );
}

/** "Responsable recherche", "Leiterin der Forschung": including the words after a post that end its clause. */
function withField({ tokens, piece }: Analysed, span: TokenSpan): TokenSpan {
  const end = tokens.findIndex(({ kind }, at) => at > span.last && kind !== "word");
  const last = (end < 0 ? tokens.length : end) - 1;
  const field = tokens.slice(span.last + 1, last + 1);
  const isField = field.every(
    (token) => !has(token, "AND", "AT", "IN", "WHO", "SHE", "HE", ...EVENTS) && !PARTICLE.test(token.lower),
  );
  if (field.length === 0 || field.length > MAX_FIELD || !isField) return span;
  const to = tokens[last]?.to ?? span.to;
  return { ...span, last, to, text: piece.text.slice(tokens[span.first]?.from ?? 0, to) };
}

const MAX_FIELD = 3;
const PARTICLE = wordOf("verb particles");

/**
 * "She became President in 2019" on a page that shows her as the President of `organisation`: it is the same post,
 * and the sentence adds when it began.
 *
 * @param posts what the person is there according to the page's layout
 */
export function postsOfPage(
  sentence: Analysed,
  jobs: readonly Job[],
  organisation: string,
  posts: readonly string[],
): FurtherPost[] {
  if (posts.length === 0) return [];
  const taken = new Set(jobs.flatMap(({ post }) => (post === undefined ? [] : range(post.first, post.last))));
  return rolesAlone(sentence)
    .filter((span) => !taken.has(span.first) && !isElsewhere(sentence, span))
    .flatMap((span): FurtherPost[] => {
      const title = posts.find((post) => isOfPost(bareTitle(span.text), post));
      const when = timesOfPost(sentence, span);
      if (title === undefined || when.from === undefined || when.to !== undefined) return [];
      return [{ value: { title, company: organisation, ...when }, first: span.first }];
    });
}

/**
 * Whether a text means a post by these words: "Deputy Secretary" for "Deputy Secretary for Rail", "partner" for
 * "Partner, Shipping".
 */
function isOfPost(words: string, post: string): boolean {
  const [short, long] = [plainKey(words), plainKey(post)];
  if (short === "") return false;
  const isBeginning = long.startsWith(`${short} `) && short.includes(" ");
  return short === long || isBeginning || plainKey(post.split(/[,(]/u)[0] ?? "") === short;
}

/**
 * Features of a post without an employer in its sentence; `jobs` is the number of other jobs that the sentence
 * states.
 */
export function carriedFeatures(sentence: Analysed, span: TokenSpan, jobs: number, ago: number | undefined): Features {
  const { tokens, spans, lexicon } = sentence;
  const { seen } = sightOf(sentence);
  const { first, last } = span;
  const [event, second] = eventsBefore(tokens, first);
  const age = ago === undefined ? "page" : String(Math.min(ago, 3));
  const told = isRise(tokens, span)
    ? "rise"
    : isBackAt(sentence, span)
      ? "back"
      : isHeld(sentence, span)
        ? "held"
        : "no";
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

/** When a post was held whose employer the sentence does not name. */
export function timesOfPost(sentence: Analysed, what: TokenSpan): When {
  return timesOfJobs(sentence, [{ body: undefined, what }])[0] ?? {};
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Words that are not a post by themselves. */
const GENERIC = new RegExp(wordOf("bare posts").source, "iu");

/** After "became", "promoted to", "rose to", "made", "as", or after another post and "then". */
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

/**
 * "the Company's Chief Operating Officer", "joined the firm in 2012 as an associate": an organisation named earlier.
 */
function isBackAt({ tokens, lexicon }: Analysed, span: TokenSpan): boolean {
  const { body, as } = backWordsOf(lexicon.language.lang);
  const isBody = (at: number) => body.test(`${tokens[at - 1]?.lower ?? ""} ${tokens[at]?.lower ?? ""}`);
  const possessive = tokens[span.first - 1];
  if (possessive?.lower === "'s") return isBody(span.first - 2);
  const start = Math.max(0, span.first - MAX_TO_BODY);
  const before = tokens.slice(start, span.first);
  const comesAs = before.findLastIndex((token) => as.test(token.lower));
  if (comesAs < 0 || !before.slice(comesAs + 1).every((token) => has(token, "ART"))) return false;
  const named = before.findIndex((_, at) => isBody(start + at));
  return (
    named > 0 &&
    named < comesAs &&
    before.slice(0, named).some((token) => has(token, "JOIN", "WORK", "LEAVE")) &&
    before.slice(named + 1, comesAs).every((token) => !token.capital || token.kind !== "word" || has(token, "IN"))
  );
}

const MAX_TO_BODY = 12;

/**
 * How a language refers back to an employer, after an article ("the firm", "dell'azienda"), and introduces what
 * somebody came there as.
 */
const backWordsOf = perLanguage((lang: string): { readonly body: RegExp; readonly as: RegExp } => {
  const article = cueIn(lang, "before named bodies");
  const joined = cueIn(lang, "joined to named bodies");
  const body = new RegExp(`(?:^(?:${article}) | (?:${joined}))(?:${cueIn(lang, "named bodies")})$`, "u");
  return { body, as: new RegExp(`^(?:${cueIn(lang, "comes as")})$`, "u") };
});

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

/** A name after "of", "at" or a comma is where the post is held. */
export function isElsewhere({ tokens, spans }: Analysed, span: TokenSpan): boolean {
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
