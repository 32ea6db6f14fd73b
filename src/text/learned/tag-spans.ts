import { cue, wordOf } from "../languages/cues.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { isLegalForm, isOpeningMark } from "../tokens/name-marks.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { tagsOf } from "./tagger.ts";
import type { Tag, TaggedStretch } from "../sentences/tags.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon } from "../languages/words.ts";

/**
 * The sentence with the posts, degrees and names found by the tagger in place of those that lists and capitals found
 * there.
 */
export function withTags(sentence: Analysed): Analysed {
  const tagged = tagsOf(sentence);
  const likely = tagged.stretches.filter(({ tag, chance }) => chance >= (MIN_CHANCE[tag] ?? Number.POSITIVE_INFINITY));
  return { ...sentence, tagged, spans: likely.reduce((spans, each) => placed(sentence, spans, each), sentence.spans) };
}

/** Set by `eval/train-tagger.ts --check`; tags that are missing here make no spans. */
const MIN_CHANCE: Readonly<Partial<Record<Tag, number>>> = { title: 0.5, employer: 0.5, school: 0.5, degree: 0.5 };

function placed(
  { tokens, piece, lexicon }: Analysed,
  spans: readonly TokenSpan[],
  { tag, first: begin, last }: TaggedStretch,
): readonly TokenSpan[] {
  const first = tag === "employer" || tag === "school" ? behindSmall(tokens, begin, last, lexicon) : begin;
  // "dirige", "ran production": what somebody does is not a title.
  if (tag === "title" && (DOES.test(tokens[first]?.lower ?? "") || (first === last && isVerb(tokens[first], lexicon))))
    return spans;
  const kind = tag === "title" ? "role" : tag === "degree" ? "degree" : "name";
  const covered = spans.filter((span) => span.first <= last && span.last >= first);
  if (kind === "name" && covered.some((span) => isQuotedIn(tokens, span, first, last, lexicon))) return spans;
  if (covered.some((span) => span.kind === kind && span.first === first && span.last === last)) return spans;
  // A longer span of another kind is kept: "Fellow of King's College" contains a post and a name.
  const isBeyond = (span: TokenSpan) => span.kind !== kind && (span.first < first || span.last > last);
  if (covered.some(isBeyond)) return spans;
  // "analyste d'affaires" holds "analyste", "Universidade da Brisa" "Universidade": the grammar is better at telling where these end.
  const isCut = covered.some((span) => span.first === first && span.last > last);
  if (isCut && (tag === "title" || has(tokens[last + 1], "OF", "AND") || JOINS.test(tokens[last + 1]?.lower ?? "")))
    return spans;
  const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
  const span: TokenSpan = { kind, first, last, from, to, text: piece.text.slice(from, to) };
  return [...spans.filter((each) => !covered.includes(each)), span].sort((a, b) => a.first - b.first);
}

/**
 * "the robotics start-up Gantry": in languages that put modifiers before nouns, uncapitalised words before a name say
 * what it is.
 */
function behindSmall(tokens: readonly Token[], begin: number, last: number, { language }: Lexicon): number {
  const first = tokens.findIndex(({ capital }, at) => at >= begin && at <= last && capital);
  if (language.plainPosts !== true || first < 0) return begin;
  const small = tokens.slice(begin, first);
  return small.every((token) => token.kind === "word" && /^\p{Ll}[\p{Ll}-]{2,}$/u.test(token.text)) ? first : begin;
}

/**
 * "ООО «Заря»", "журнала «Меридиан»": the name in quotation marks, after a legal form or, in Russian and Ukrainian,
 * the noun that takes the case ending.
 */
function isQuotedIn(
  tokens: readonly Token[],
  span: TokenSpan,
  first: number,
  last: number,
  { language: { inflects, cyrillic } }: Lexicon,
): boolean {
  const rest = [...tokens.slice(first, span.first), ...tokens.slice(span.last + 1, last + 1)];
  return (
    inflects === true &&
    span.kind === "name" &&
    span.first > first &&
    isOpeningMark(tokens[span.first - 1]) &&
    rest.every((token) => token.kind !== "word" || isLegalForm(token) || (cyrillic === true && !token.capital))
  );
}

/**
 * "fundó", "vadovauja": a single verb that is not also a word for a post, and has no corresponding post in the
 * language.
 */
function isVerb(token: Token | undefined, { language: { doers } }: Lexicon): boolean {
  if (doers?.some(({ verb }) => verb.test(token?.lower ?? "")) === true) return false;
  return has(token, "LEAD", "FOUND", "JOIN", "BECOME", "WIN", "LEAVE") && !has(token, "ROLE");
}

/** Verbs for leading and working, in a form that no title has. */
const DOES = wordOf("leads");

/**
 * "Centre for Clinical Ethics", "Wisconsin–Madison": what joins the parts of a name that the grammar read as a whole.
 */
const JOINS = new RegExp(`^(?:[-–]|${cue("joins whole names")}|&)$`, "u");

/** The likelihoods of the model of relations and, if there is one, of the tagger, averaged as logits. */
export function together(chance: number, { tagged }: Analysed, tag: Tag, { first, last }: TokenSpan): number {
  if (tagged === undefined) return chance;
  const logit = (each: number) => Math.log((each + EDGE) / (1 - each + EDGE));
  return 1 / (1 + Math.exp(-(logit(chance) + logit(tagged.chanceOf(tag, first, last))) / 2));
}

/** No likelihood is further from 0 or 1 than a thousand to one. */
const EDGE = 0.001;
