import { wordOf } from "../languages/cues.ts";
import { type Analysed, rolesAlone } from "../sentences/analyse.ts";
import { isBeforeQuoted, isBehindNoun, isJoinedAhead, isListed } from "../tokens/join.ts";
import type { Features } from "../learned/linear.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { type TokenStretch, tieFeatures } from "../learned/tie-features.ts";
import { bareTitle } from "../tokens/title.ts";
import { isBeforePost } from "./plain-settings.ts";
import { chanceOfTie, isBelieved } from "../learned/ties.ts";

/** A post or a degree as the words of a sentence state it: one span, or several joined by "and". */
export interface ToldPost extends TokenStretch {
  readonly title: string;
}

/**
 * Features of a post and an employer, or of a degree and a school, each compared with the alternatives in the
 * sentence.
 */
export function postFeatures(
  sentence: Analysed,
  what: TokenSpan,
  body: TokenSpan,
  bodies: readonly TokenSpan[],
  whats: readonly TokenSpan[],
): Features {
  const rivals = whats.filter(
    (each) => each !== what && Math.abs(each.first - body.first) < Math.abs(what.first - body.first),
  ).length;
  return (add) => {
    add`bias`;
    tieFeatures(sentence, what, body, bodies)(add);
    add`whats=${Math.min(3, whats.length)}`;
    add`bodies=${Math.min(3, bodies.length)}`;
    add`rivals=${Math.min(2, rivals)}`;
    add`capital=${sentence.tokens[what.first]?.capital === true}`;
  };
}

/**
 * For each employer of a sentence, the posts that are likely to be held there: every post goes to its likeliest
 * employer.
 */
export function postsAt(sentence: Analysed, employers: readonly TokenSpan[]): ToldPost[][] {
  const roles = withPossessed(sentence, rolesAlone(sentence));
  const held = employers.map((): TokenSpan[] => []);
  for (const role of roles) {
    if (isOnlyPair(sentence, roles, employers)) {
      held[0]?.push(role);
      continue;
    }
    const next = employers.findIndex(
      (employer) =>
        isRightBefore(sentence, role, employer) ||
        (role.first === employer.last + 1 && isBeforePost(sentence, employer)),
    );
    if (next >= 0) {
      held[next]?.push(role);
      continue;
    }
    const chances = employers.map((employer) =>
      chanceOfTie("held", postFeatures(sentence, role, employer, employers, roles)),
    );
    const most = Math.max(...chances);
    if (isBelieved("held", most)) held[chances.indexOf(most)]?.push(role);
  }
  for (const [at, employer] of employers.entries()) {
    const before = employers[at - 1];
    const posts = held[at - 1] ?? [];
    // "a designer for the BBC and Spotify": one post with both.
    if (held[at]?.length === 0 && before !== undefined && isListed(sentence, before, employer))
      held[at]?.push(...posts.filter(({ last }) => last < before.first));
  }
  return held.map((each) => joined(sentence, each));
}

/** "CFO of Lakeside Energy": only a preposition and an article in between. */
function isRightBefore({ tokens, lexicon }: Analysed, role: TokenSpan, employer: TokenSpan): boolean {
  const between = tokens.slice(role.last + 1, employer.first);
  if (lexicon.language.cyrillic === true && isBeforeQuoted(between)) return true;
  if (lexicon.language.inflects === true && isBehindNoun(between)) return true;
  const [preposition, article] = between;
  if (between.length === 0 || between.length > 2 || !has(preposition, "AT", "OF")) return false;
  return between.length === 1 || has(article, "ART");
}

/** One post and one employer with nothing that separates them: nothing is left to weigh. */
function isOnlyPair(
  { tokens }: Analysed,
  [role, other]: readonly TokenSpan[],
  employers: readonly TokenSpan[],
): boolean {
  const [employer] = employers;
  if (role === undefined || employer === undefined || other !== undefined || employers.length > 1) return false;
  return role.last < employer.first && isJoinedAhead(tokens.slice(role.last + 1, employer.first));
}

/** "Leiterin der Rechtsabteilung": the genitive is what the post is of, not a second post. */
function withPossessed({ tokens, piece }: Analysed, roles: readonly TokenSpan[]): TokenSpan[] {
  const whole: TokenSpan[] = [];
  for (const role of roles) {
    const before = whole.at(-1);
    const isOf = before?.last === role.first - 2 && POSSESSING.test(tokens[role.first - 1]?.lower ?? "");
    if (before === undefined || !isOf) whole.push(role);
    else
      whole.splice(-1, 1, {
        ...role,
        first: before.first,
        from: before.from,
        text: piece.text.slice(before.from, role.to),
      });
  }
  return whole;
}

const POSSESSING = wordOf("articles of possessors");

/** "founder and chief executive of": posts joined by "and" or a comma are one title. */
function joined({ tokens, piece }: Analysed, roles: readonly TokenSpan[]): ToldPost[] {
  const posts: ToldPost[] = [];
  for (const { first, last } of roles) {
    const before = posts.at(-1);
    const between = before && tokens.slice(before.last + 1, first);
    const isOne =
      between !== undefined &&
      between.length <= 2 &&
      between.every((token) => has(token, "AND") || token.text === "," || token.text === "/");
    if (isOne) posts.pop();
    const from = tokens[isOne ? (before as ToldPost).first : first]?.from ?? 0;
    const end = tokens[last]?.to ?? 0;
    // "Director (Manpower)": what narrows a post may follow it in brackets.
    const narrows = /^\s?\(\p{Lu}[^()\d]{2,40}\)/u.exec(piece.text.slice(end))?.[0] ?? "";
    posts.push({
      title: bareTitle(piece.text.slice(from, end + narrows.length)),
      first: isOne ? (before as ToldPost).first : first,
      last,
    });
  }
  return posts;
}
