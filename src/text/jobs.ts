import type { ExperienceValue } from "../domain/claim.ts";
import { type Analysed, doubtsAt } from "./analyse.ts";
import { withoutTown } from "../prose/firm-of-town.ts";
import { isJoinedAhead } from "./join.ts";
import { nominativeOf } from "./nominative.ts";
import { whenOf } from "./periods.ts";
import { MAX_AHEAD, type Related } from "./relate.ts";
import { has, type TokenSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** A post of the person, with the tokens it stands in. */
export interface Job {
  readonly value: ExperienceValue;
  readonly first: number;
  readonly last: number;
  readonly chance: number;
  readonly employer: TokenSpan;
  readonly post: Post | undefined;
}

/** The jobs of a sentence: each employer with the posts that the words between them join to it, and when. */
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
          ? undefined
          : nominativeOf(tokens.slice(job.post.first, job.post.last + 1), job.post.title, lexicon);
      const { title: _, ...value } = job.value;
      return company === undefined
        ? []
        : [{ ...job, value: { ...value, company, ...(title === undefined ? {} : { title }) } }];
    });
}

/** An employer to whom no post is joined is believed from here on: of less likely ones one in five was right (eval/sets/biographies). */
const MIN_WITHOUT_POST = 0.7;

/** The same where the tagger has its say. */
const MIN_TAGGED_ALONE = 0.65;

/** "a member of the Council of Aston University": whose body it is, the post names the body. */
function atTheWhole(job: Job): Job {
  const cut =
    /^((?:Council|Board(?: of (?:Directors|Trustees|Governors))?|Senate|Court|Faculty|Governing Body|Executive|Committee)) of (?:the )?(?=\p{Lu})/u.exec(
      job.value.company,
    );
  if (
    cut === null ||
    job.value.title === undefined ||
    (/^Committee|^Council/u.test(cut[1] ?? "") === false &&
      !/member|chair|fellow|president|dean/iu.test(job.value.title))
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
  const posts = employers.map(({ span }) => postsOf(sentence, span, employers));
  addTagged(sentence, employers, posts);
  return employers.flatMap(({ span, chance }, at) => {
    const held = posts[at] ?? [];
    if (held.length > 0) return held.map((post) => jobOf(sentence, span, post, chance));
    return [jobOf(sentence, span, undefined, chance)];
  });
}

/** Posts that the tagger is sure of and that no words between join to an employer are at the nearest one. */
function addTagged(sentence: Analysed, employers: readonly Related[], posts: Post[][]): void {
  const { spans, owners, tokens } = sentence;
  const taken = posts.flat();
  for (const role of spans) {
    if (role.kind !== "role" || owners[role.first] !== "own" || doubtsAt(sentence, role.first).size > 0) continue;
    if (taken.some((post) => post.first <= role.last && post.last >= role.first)) continue;
    if ((sentence.tagged?.chanceOf("title", role.first, role.last) ?? 0) < MIN_TAGGED_POST) continue;
    const apart = employers.map(({ span }) => {
      const [first, last] = span.first > role.last ? [role.last, span.first] : [span.last, role.first];
      const between = tokens.slice(first + 1, last);
      return between.some(({ text }) => text === ";") ? Number.POSITIVE_INFINITY : between.length;
    });
    const nearest = apart.indexOf(Math.min(...apart));
    if (nearest >= 0 && (apart[nearest] ?? 0) <= MAX_APART) posts[nearest]?.push(alone(role));
  }
}

/** Set on documents held back from training, as the thresholds of `relate.ts`. */
const MIN_TAGGED_POST = 0.75;
/** Tokens. */
const MAX_APART = 14;

interface Post {
  readonly title: string;
  readonly first: number;
  readonly last: number;
}

function jobOf(sentence: Analysed, span: TokenSpan, post: Post | undefined, chance: number): Job {
  const first = Math.min(span.first, post?.first ?? span.first);
  const last = Math.max(span.last, post?.last ?? span.last);
  const title = post?.title ?? impliedTitle(sentence, span);
  const when =
    post !== undefined && post.first > span.last
      ? { ...whenOf(sentence, span.first, span.last), ...whenOf(sentence, first, last) }
      : whenOf(sentence, first, last);
  return {
    value: { ...(title === undefined ? {} : { title }), company: organisationName(span.text), ...when },
    first,
    last,
    chance,
    employer: span,
    post,
  };
}

/** "the National Trust" is "National Trust"; what is possessed has its apostrophe cut. */
export function organisationName(text: string): string {
  return withoutTown(text)
    .replace(/^(?:the|The|der|die|das|la|le|les|el|los|las|il|lo)\s+(?=\p{Lu})/u, "")
    .replace(/[«»„“”"]/gu, "")
    .replace(GERMAN_DATIVE, "$1 ")
    .trim();
}

/** "an der Technischen Hochschule": the adjective's ending is the preposition's, not the name's. */
const GERMAN_DATIVE =
  /^(\p{Lu}\p{Ll}+e)n (?=\p{L}*(?:[Uu]niversität|[Hh]ochschule|[Aa]kademie|[Ss]chule|[Kk]linik|[Bb]ibliothek)(?!\p{L}))/u;

/** "founded Parcelwise", "chairs the board of", "lectured at": verbs that name a post. */
function impliedTitle({ tokens, lexicon }: Analysed, span: TokenSpan): string | undefined {
  if (lexicon.language.lang !== "en") return undefined;
  const before = tokens.slice(Math.max(0, span.first - 8), span.first);
  const verb = before.findLastIndex(
    (token) => !token.capital && has(token, "FOUND", "LEAD", "TEACH", "WORK", "LEAVE", "JOIN"),
  );
  const word = before[verb]?.lower ?? "";
  const implied = IMPLIED.find(([pattern]) => pattern.test(word))?.[1];
  if (implied === undefined) return undefined;
  const between = before.slice(verb + 1);
  const direct = between.every((token) => has(token, "ART"));
  const board =
    /^(?:the\s)?((?:[\p{Ll}-]+\s){0,2}(?:board|committee|council|panel|chapter))\s(?:of|at)(?:\s(?:the|its))?$/u.exec(
      between.map(({ lower }) => lower).join(" "),
    )?.[1];
  if (board !== undefined && implied === "chair") return `chair of the ${board}`;
  if (/^(?:teacher|lecturer|volunteer|intern|clerk)$/u.test(implied))
    return has(
      between.findLast((token) => !has(token, "ART")),
      "AT",
    )
      ? implied
      : undefined;
  return direct ? implied : undefined;
}

const IMPLIED: readonly (readonly [RegExp, string])[] = [
  [/^co-?found/u, "co-founder"],
  [/^(?:found|establish|start|open|launch)/u, "founder"],
  [/^chair/u, "chair"],
  [/^manage/u, "manager"],
  [/^direct/u, "director"],
  [/^edit/u, "editor"],
  [/^coach/u, "coach"],
  [/^captain/u, "captain"],
  [/^command/u, "commander"],
  [/^(?:taught|teach)/u, "teacher"],
  [/^lectur/u, "lecturer"],
  [/^volunteer/u, "volunteer"],
  [/^intern/u, "intern"],
  [/^clerk/u, "clerk"],
];

function postsOf(sentence: Analysed, span: TokenSpan, employers: readonly Related[]): Post[] {
  const { tokens, spans, owners } = sentence;
  const isOwn = (post: TokenSpan) => owners[post.first] === "own" && doubtsAt(sentence, post.first).size === 0;
  const roles = spans.filter((each) => each.kind === "role" && isOwn(each));
  const ahead = roles.findLast((role) => role.last < span.first);
  if (ahead !== undefined && isJoinedAhead(tokens.slice(ahead.last + 1, span.first)))
    return [together(sentence, roles, ahead)];
  const nextEmployer = employers.find((each) => each.span.first > span.last)?.span.first ?? tokens.length;
  const behind = roles.filter((role) => role.first > span.last && role.last < nextEmployer);
  const [next] = behind;
  if (next === undefined) return [];
  // A post that has an employer of its own behind it is not this one's.
  const own = (role: TokenSpan) => {
    const after = employers.find((each) => each.span.first > role.last);
    return after === undefined || !isJoinedAhead(tokens.slice(role.last + 1, after.span.first));
  };
  if (!own(next)) return [];
  const between = tokens.slice(span.last + 1, next.first);
  if (between.some(({ text }) => text === ";")) return [];
  if (sentence.lexicon.language.verbLast === true && between.length < MAX_AHEAD)
    return behind.filter((role) => role === next || isListed(tokens, next, role)).map((role) => alone(role));
  const possessed = between.length <= 2 && between[0]?.lower === "'s";
  const as =
    between.length <= 12 &&
    between.some((token) => has(token, "AS")) &&
    !between.some((token) => has(token, "HE", "SHE", "BUT"));
  const where =
    between.length <= 14 && between.some((token) => has(token, "WHERE")) && !between.some((token) => token.capital);
  const first = between.findIndex((token) => has(token, "AS"));
  if (possessed || where || (as && first >= 0))
    return behind.filter((role) => role === next || isListed(tokens, next, role)).map((role) => alone(role));
  return [];
}

function alone({ text, first, last }: TokenSpan): Post {
  return { title: text, first, last };
}

/** "first as a recruiter, then as head of talent": a second post in the same stretch. */
function isListed(tokens: readonly Token[], next: TokenSpan, role: TokenSpan): boolean {
  const between = tokens.slice(next.last + 1, role.first);
  return (
    between.length <= 5 &&
    between.some((token) => has(token, "BEFORE", "AND")) &&
    between.some((token) => has(token, "AS"))
  );
}

/** "founder and chief executive of": posts that "and" or a comma joins are one title. */
function together({ tokens, piece }: Analysed, roles: readonly TokenSpan[], last: TokenSpan): Post {
  let first = last;
  for (let at = roles.indexOf(last) - 1; at >= 0; at--) {
    const role = roles[at] as TokenSpan;
    const between = tokens.slice(role.last + 1, first.first);
    if (between.length > 2 || !between.every((token) => has(token, "AND") || token.text === "," || token.text === "/"))
      break;
    first = role;
  }
  const end = tokens[last.last]?.to ?? 0;
  // "Director (Manpower)": what narrows a post may stand in brackets behind it.
  const narrows = /^\s?\(\p{Lu}[^()\d]{2,40}\)/u.exec(piece.text.slice(end))?.[0] ?? "";
  return {
    title: piece.text.slice(tokens[first.first]?.from ?? 0, end + narrows.length),
    first: first.first,
    last: last.last,
  };
}
