import type { Period } from "../dates/dates.ts";
import { type Analysed, EVENTS } from "../sentences/analyse.ts";
import { eventsBefore, isInBrackets, sightOf } from "./features.ts";
import { isJoinedAhead } from "../tokens/join.ts";
import type { AddFeature, Features } from "./linear.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { WordClass } from "../languages/words.ts";

/** A stretch of tokens in a sentence, both ends included. */
export interface TokenStretch {
  readonly first: number;
  readonly last: number;
}

/** A time that a sentence names, with its tokens. */
export interface Time extends TokenStretch {
  readonly period: Period;
}

/** Longer stretches between two places are represented as a bag of their classes. */
const MAX_SPELLED = 5;
/** The most classes in such a bag. */
const MAX_BAG = 16;

/**
 * Features of two places in a sentence, for the model that predicts whether they belong together: their order and
 * distance, the classes of the words between, beside and before them, and the alternatives between them. `others` are
 * the places that could be meant instead of `b`.
 */
export function tieFeatures(
  sentence: Analysed,
  a: TokenStretch,
  b: TokenStretch,
  others: readonly TokenStretch[],
  prefix = "",
): Features {
  return (add) => seeTie(sentence, a, b, others, prefix, add);
}

function seeTie(
  sentence: Analysed,
  a: TokenStretch,
  b: TokenStretch,
  others: readonly TokenStretch[],
  prefix: string,
  add: AddFeature,
): void {
  const { tokens, lexicon } = sentence;
  const { seen } = sightOf(sentence);
  const isAhead = a.first <= b.first;
  const [left, right] = isAhead ? [a, b] : [b, a];
  const order = `${prefix}${isAhead ? "ab" : "ba"}`;
  const between = tokens.slice(left.last + 1, right.first);
  const classes = seen.slice(left.last + 1, right.first);
  const gap = gapOf(between.length);
  const rivals = others.filter(
    (each) => each.first !== b.first && each.first > left.last && each.last < right.first,
  ).length;
  const nearer = others.filter((each) => each.first !== b.first && distance(a, each) < distance(a, b)).length;
  const crowd = `${Math.min(rivals, 2)}${Math.min(nearer, 2)}`;
  const commas = Math.min(2, between.filter(({ text }) => text === ",").length);
  const ands = Math.min(2, between.filter((token) => has(token, "AND")).length);
  const cut = between.some(({ text }) => text === ";" || text === ":") ? "cut" : "whole";
  const subject = between.some((token) => has(token, "SHE", "HE", "FIRST", "WHO")) ? "subject" : "none";
  const [event] = eventsBefore(tokens, left.last + 1 + between.length, left.last + 1);
  const [before] = eventsBefore(tokens, left.first);
  const verb = event?.of ?? "none";
  const ahead = before?.of ?? "none";
  add`${order}`;
  add`${order}|gap=${gap}`;
  add`${order}|crowd=${crowd}`;
  add`${order}|gap,crowd=${gap},${crowd}`;
  add`${order}|marks=${commas}${ands}${cut}`;
  add`${order}|subject=${subject},${crowd}`;
  add`${order}|verb=${verb}`;
  add`${order}|verb,ahead=${verb},${ahead}`;
  add`${order}|ahead=${ahead}`;
  add`${order}|ahead,gap=${ahead},${gap}`;
  if (between.length <= MAX_SPELLED) add`${order}|between=${spelled(classes)}`;
  else for (const each of new Set(classes.slice(0, MAX_BAG))) add`${order}|has=${each}`;
  add`${order}|joined=${isJoinedAhead(between) ? gap : "no"}`;
  add`${order}|next=${classes[0] ?? "-"},${classes.at(-1) ?? "-"}`;
  for (const [name, { first, last }] of [
    ["a", a],
    ["b", b],
  ] as const) {
    const [one, two] = [seen[first - 1] ?? "^", seen[first - 2] ?? "^"];
    add`${order}|${name}-1=${one}`;
    add`${order}|${name}-2=${two},${one}`;
    add`${order}|${name}+1=${seen[last + 1] ?? "$"}`;
    add`${order}|${name}+2=${seen[last + 1] ?? "$"},${seen[last + 2] ?? "$"}`;
    const { lang } = lexicon.language;
    add`${lang}:${order}:${name}-1=${lowerAt(tokens, first - 1)}`;
    add`${lang}:${order}:${name}+1=${lowerAt(tokens, last + 1)}`;
  }
  if (lexicon.language.verbLast === true) add`${order}|verb-last=${gap},${crowd}`;
}

/** What a time looks like, and where it stands among the times of its sentence. */
export function timeFeatures(sentence: Analysed, time: Time, times: readonly Time[]): Features {
  return (add) => seeTime(sentence, time, times, add);
}

function seeTime(sentence: Analysed, { first, last, period }: Time, times: readonly Time[], add: AddFeature): void {
  const { tokens } = sentence;
  const kind = kindOf(period);
  const at = times.findIndex((each) => each.first === first);
  const place = times.length === 1 ? "only" : at === 0 ? "first" : at === times.length - 1 ? "last" : "mid";
  const [event, second] = eventsBefore(tokens, first);
  const { lang } = sentence.lexicon.language;
  const inside = isInBrackets(tokens, first);
  const verb = event === undefined ? undefined : tokens[event.at]?.lower;
  add`kind=${kind}`;
  add`kind=${kind}|${place}`;
  add`kind=${kind}|${inside ? "inside" : "open"}`;
  add`kind=${kind}|opens=${first <= 1}`;
  add`kind=${kind}|event=${event?.of ?? "none"}`;
  add`kind=${kind}|event=${event?.of ?? "none"},${second?.of ?? "none"}`;
  add`kind=${kind}|later=${laterEvent(tokens, last)}`;
  add`${lang}:${kind}:verb=${verb ?? "none"}`;
  add`${lang}:${kind}:before=${lowerAt(tokens, first - 1)}`;
  add`${lang}:${kind}:first=${lowerAt(tokens, first)}`;
  add`${lang}:${kind}:after=${lowerAt(tokens, last + 1)}`;
}

/** How a time is stated: a single date, a stretch, a beginning that is open or not, an end. */
export function kindOf({ on, start, end, current }: Period): string {
  if (on !== undefined) return "on";
  if (start !== undefined && end !== undefined) return "range";
  if (start === undefined) return "until";
  return current === true ? "since" : "from";
}

function laterEvent(tokens: readonly Token[], last: number): string {
  for (let i = last + 1; i < tokens.length && i - last < 7; i++) {
    const token = tokens[i] as Token;
    if (token.classes.size === 0) continue;
    const of = LATER.find((each) => token.classes.has(each));
    if (of !== undefined) return of;
  }
  return "none";
}

const LATER: readonly WordClass[] = [...EVENTS, "BE", "HAVE"];

function lowerAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.lower ?? (at < 0 ? "^" : "$");
}

function gapOf(length: number): string {
  return length <= 3 ? String(length) : length <= 5 ? "5" : length <= 8 ? "8" : length <= 13 ? "13" : "far";
}

function distance(a: TokenStretch, b: TokenStretch): number {
  return a.first <= b.first ? b.first - a.last : a.first - b.last;
}

/** Consecutive words without a class count as one. */
function spelled(classes: readonly string[]): string {
  return classes.filter((each, at) => each !== "word" || classes[at - 1] !== "word").join(",");
}
