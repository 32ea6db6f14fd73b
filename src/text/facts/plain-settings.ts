import { commonSexOf } from "../../names/given-names.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * Words around a name that tell an employer by themselves, whatever the models make of the name: "came to Globex in 2014 as a
 * lecturer", "Globex, where she was lecturer", "sits on the Globex Development Authority".
 */
export function isToldEmployer(sentence: Analysed, span: TokenSpan): boolean {
  if (isPlaceName(span.text) || commonSexOf(span.text) !== null) return false;
  return isCameToAs(sentence, span) || isWherePost(sentence, span) || isSatOn(sentence, span);
}

/** "Leiterin der Hanse Reederei AG": a body by its noun or its legal form, right behind a post and an article that possesses. */
export function isBodyOfPost({ tokens, spans, owners }: Analysed, span: TokenSpan): boolean {
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < span.first);
  if (post === undefined || owners[post.first] !== "own" || span.first - post.last > 2) return false;
  const isBody = tokens.slice(span.first, span.last + 1).some((token) => has(token, "ORG", "SCHOOL"));
  return isBody && POSSESSING.test(tokens[span.first - 1]?.lower ?? "") && span.first - post.last === 2;
}

const POSSESSING = wordOf("articles of possessors");

/** "went to Hartpury as Head Coach", "joined Globex Fire Brigade in 1994 as a recruit". */
function isCameToAs(sentence: Analysed, span: TokenSpan): boolean {
  const { tokens, spans } = sentence;
  const at = span.first - (has(tokens[span.first - 1], "ART") ? 2 : 1);
  if (!has(tokens[at], "TO", "JOIN") && !MOTION.test(tokens[at]?.lower ?? "")) return false;
  const near = tokens.slice(Math.max(0, at - MAX_TO_MOTION), at + 1);
  if (!near.some((token) => has(token, "JOIN") || MOTION.test(token.lower))) return false;
  const as = behindTime(tokens, span.last + 1);
  if (!has(tokens[as], "AS")) return false;
  const post = spans.find(({ kind, first }) => kind === "role" && first > as);
  return post !== undefined && tokens.slice(as + 1, post.first).every((token) => has(token, "ART"));
}

const MAX_TO_MOTION = 6;
/** Verbs of coming to a body. */
const MOTION = wordOf("comes to a body");

/** Where a sentence goes on behind "in 2014" or "in London", if that is what stands there. */
function behindTime(tokens: readonly Token[], at: number): number {
  if (!has(tokens[at], "IN")) return at;
  const next = tokens[at + 1];
  return next?.kind === "number" || next?.capital === true ? at + 2 : at;
}

/** "Bexley Grange Academy, where she had been literacy coordinator": a post of the person behind "where". */
function isWherePost({ tokens, spans, owners }: Analysed, span: TokenSpan): boolean {
  const where = tokens.findIndex((token, at) => at > span.last && token.lower !== "," && !isPartOfAddress(token));
  if (where < 0 || where - span.last > MAX_TO_WHERE || tokens[where - 1]?.text !== "," || !has(tokens[where], "WHERE"))
    return false;
  const post = spans.find(({ kind, first }) => kind === "role" && first > where);
  if (post === undefined || owners[post.first] !== "own") return false;
  const between = tokens.slice(where + 1, post.first);
  return (
    between.length <= MAX_TO_POST &&
    between.some((token) => has(token, "BE") || POST_LED.test(token.lower)) &&
    between.every(
      (token) =>
        has(token, "SHE", "HE", "FIRST", "BE", "HAVE", "ART", "NOW", "BEFORE", "IN", "AS", "BECOME") ||
        token.kind === "number" ||
        POST_LED.test(token.lower),
    )
  );
}

const MAX_TO_WHERE = 5;
const MAX_TO_POST = 8;
const POST_LED = wordOf("leads to a post");

function isPartOfAddress(token: Token): boolean {
  return token.capital || has(token, "IN");
}

/** "sits on the Houston County Development Authority": a body of members, which its last word tells. */
function isSatOn({ tokens }: Analysed, span: TokenSpan): boolean {
  const on = span.first - (has(tokens[span.first - 1], "ART") ? 2 : 1);
  if (!SITS.test(`${tokens[on - 1]?.lower ?? ""} ${tokens[on]?.lower ?? ""}`)) return false;
  return MEMBERED.test(tokens[span.last]?.lower ?? "");
}

const SITS = new RegExp(`^(?:${cue("sits on")})$`, "u");
const MEMBERED = wordOf("bodies of members");
