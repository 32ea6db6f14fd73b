import { commonSexOf } from "../../names/given-names.ts";
import { cue, wordOf } from "../languages/cues.ts";
import { isBehindNoun } from "../tokens/join.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { isBodyOfDeed } from "./deeds.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * Whether the words around a name are enough to make it an employer, whatever the models say about it: "came to
 * Globex in 2014 as a lecturer", "Globex, where she was lecturer", "sits on the Globex Development Authority".
 */
export function isToldEmployer(sentence: Analysed, span: TokenSpan): boolean {
  if (isPlaceName(span.text) || commonSexOf(span.text) !== null) return false;
  return (
    isCameToAs(sentence, span) ||
    isWherePost(sentence, span) ||
    isSatOn(sentence, span) ||
    isCareerBegun(sentence, span) ||
    isOnceOf(sentence, span) ||
    isListedAsLeft(sentence) ||
    isCameFrom(sentence, span) ||
    isNamedBehindNoun(sentence, span) ||
    isBodyOfDeed(sentence, span) ||
    isBeforePost(sentence, span)
  );
}

/** "Comenzó su carrera en Telefónica": where somebody's career began, which is not a field of work. */
function isCareerBegun({ tokens }: Analysed, span: TokenSpan): boolean {
  const at = span.first - (has(tokens[span.first - 1], "ART") && !has(tokens[span.first - 1], "AT", "IN") ? 2 : 1);
  const words = tokens.slice(span.first, span.last + 1);
  if (!has(tokens[at], "AT", "IN") || !CAREER.test(tokens[at - 1]?.lower ?? "")) return false;
  if (/^\p{Lu}+$/u.test(span.text) || words.some((word) => has(word, "FIELD", "AWARDWORD"))) return false;
  return tokens.slice(Math.max(0, at - MAX_TO_CAREER), at).some(({ lower }) => BEGINS_CAREER.test(lower));
}

/** "Previously Google, Mozilla.": a short sentence that only lists organisations that somebody has left. */
function isListedAsLeft({ tokens, spans, topic }: Analysed): boolean {
  if (!topic.about || tokens.length > MAX_LISTED || !ONCE.test(tokens[0]?.lower ?? "")) return false;
  return tokens.every(
    (token, at) =>
      at === 0 ||
      /^[,.:&/]$/u.test(token.text) ||
      has(token, "AND") ||
      spans.some(({ kind, first, last }) => kind === "name" && first <= at && at <= last),
  );
}

const MAX_LISTED = 14;

/** "Formerly of Goldman Sachs, she …": whoever is described after a comma may be somebody else. */
function isOnceOf({ tokens }: Analysed, { first }: TokenSpan): boolean {
  const [before, once, of] = [tokens[first - 3], tokens[first - 2], tokens[first - 1]];
  return before === undefined && has(of, "OF") && ONCE.test(once?.lower ?? "");
}

/**
 * "dyrektorem sprzedaży w firmie Lumen": after a post of the person and the noun of an organisation, in a language
 * with cases.
 */
function isNamedBehindNoun({ tokens, spans, owners, lexicon }: Analysed, { first }: TokenSpan): boolean {
  if (lexicon.language.inflects !== true) return false;
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < first);
  return post !== undefined && owners[post.first] === "own" && isBehindNoun(tokens.slice(post.last + 1, first));
}

/** "comes from Globex, where she led": only organisations are followed by what somebody did there. */
function isCameFrom({ tokens, lexicon }: Analysed, span: TokenSpan): boolean {
  const at = span.first - (has(tokens[span.first - 1], "ART") && !has(tokens[span.first - 1], "FROM") ? 2 : 1);
  if (!has(tokens[at], "FROM") || lexicon.language.inflects === true) return false;
  const near = tokens.slice(Math.max(0, at - MAX_TO_CAREER), at);
  if (!near.some((token) => MOTION.test(token.lower) || COMES.test(token.lower))) return false;
  return (
    tokens[span.last + 1]?.text === "," &&
    has(tokens[span.last + 2], "WHERE") &&
    tokens.slice(span.last + 3).some((token) => has(token, "LEAD", "WORK", "BE"))
  );
}

const COMES = wordOf("comes");
const ONCE = wordOf("once of");
const CAREER = wordOf("careers");
const BEGINS_CAREER = wordOf("begins a career");
const MAX_TO_CAREER = 5;

/**
 * "a former BBC producer", "the Globex Foundation archivist": an organisation right before a post, in languages that
 * put modifiers before nouns.
 */
export function isBeforePost({ tokens, spans, owners, lexicon, topic }: Analysed, span: TokenSpan): boolean {
  if (lexicon.language.demonyms?.stand !== "before" || lexicon.language.nounCapitals === true) return false;
  const post = spans.find(({ kind, first }) => kind === "role" && first === span.last + 1);
  if (post === undefined || tokens[post.first]?.capital === true || owners[post.first] !== "own") return false;
  const article = FORMER_POST.test(tokens[span.first - 1]?.lower ?? "") ? span.first - 2 : span.first - 1;
  if (!has(tokens[article], "ART")) return false;
  // "She reports to Gil Amundsen, a former BBC producer": counts only if it describes the person.
  const [ahead, named] = [tokens[article - 1], tokens[article - 2]];
  const isTheirs = ahead?.text === "," && topic.words.has(named?.lower ?? "");
  if (ahead !== undefined && !has(ahead, "BE") && !isTheirs) return false;
  if (/^\p{Lu}{2,6}$/u.test(span.text)) return !NO_BODY.test(span.text);
  return tokens.slice(span.first, span.last + 1).some((word) => has(word, "ORG"));
}

const FORMER_POST = wordOf("former");
const NO_BODY = wordOf("letters of no body");

/**
 * "Leiterin der Hanse Reederei AG": an organisation, by its noun or legal form, right after a post and a genitive
 * article.
 */
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
/** Verbs for coming to an organisation. */
const MOTION = wordOf("comes to a body");

/** Where a sentence continues after "in 2014" or "in London", if either stands there. */
function behindTime(tokens: readonly Token[], at: number): number {
  if (!has(tokens[at], "IN")) return at;
  const next = tokens[at + 1];
  return next?.kind === "number" || next?.capital === true ? at + 2 : at;
}

/** "Bexley Grange Academy, where she had been literacy coordinator": a post of the person after "where". */
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

/** "sits on the Houston County Development Authority": a body with members, judging by its last word. */
function isSatOn({ tokens }: Analysed, span: TokenSpan): boolean {
  const on = span.first - (has(tokens[span.first - 1], "ART") ? 2 : 1);
  if (!SITS.test(`${tokens[on - 1]?.lower ?? ""} ${tokens[on]?.lower ?? ""}`)) return false;
  return MEMBERED.test(tokens[span.last]?.lower ?? "");
}

const SITS = new RegExp(`^(?:${cue("sits on")})$`, "u");
const MEMBERED = wordOf("bodies of members");
