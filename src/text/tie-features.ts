import type { Period } from "../prose/dates.ts";
import type { Analysed } from "./analyse.ts";
import { eventsBefore, sightOf } from "./features.ts";
import { isJoinedAhead } from "./join.ts";
import { has } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** Tokens of a sentence, both included. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
}

/** A time that a sentence names, with its tokens. */
export interface Time extends Stretch {
  readonly period: Period;
}

/** Longer ones between two places are seen as a bag of their classes. */
const MAX_SPELLED = 5;
/** Classes between two places that are seen one by one. */
const MAX_BAG = 16;

/**
 * What can be seen of two places of a sentence, for the model that tells whether they belong together: their order and
 * distance, the classes of the words between, beside and before them, and what else stands between that could be meant.
 * `others` are the places that could be meant instead of `b`.
 */
export function tieFeatures(
  sentence: Analysed,
  a: Stretch,
  b: Stretch,
  others: readonly Stretch[],
  prefix = "",
): string[] {
  const { tokens, lexicon } = sentence;
  const { seen } = sightOf(sentence);
  const features: string[] = [];
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
  const [event] = eventsBefore(tokens.slice(left.last + 1), between.length);
  const [before] = eventsBefore(tokens, left.first);
  const verb = event?.of ?? "none";
  const ahead = before?.of ?? "none";
  const add = (name: string, value: string): void => {
    features.push(`${order}|${name}=${value}`);
  };
  features.push(order);
  add("gap", gap);
  add("crowd", crowd);
  add("gap,crowd", `${gap},${crowd}`);
  add("marks", `${commas}${ands}${cut}`);
  add("subject", `${subject},${crowd}`);
  add("verb", verb);
  add("verb,ahead", `${verb},${ahead}`);
  add("ahead", ahead);
  add("ahead,gap", `${ahead},${gap}`);
  if (between.length <= MAX_SPELLED) add("between", spelled(classes));
  else for (const each of new Set(classes.slice(0, MAX_BAG))) add("has", each);
  add("joined", isJoinedAhead(between) ? gap : "no");
  add("next", `${classes[0] ?? "-"},${classes.at(-1) ?? "-"}`);
  for (const [name, { first, last }] of [
    ["a", a],
    ["b", b],
  ] as const) {
    const [one, two] = [seen[first - 1] ?? "^", seen[first - 2] ?? "^"];
    add(`${name}-1`, one);
    add(`${name}-2`, `${two},${one}`);
    add(`${name}+1`, seen[last + 1] ?? "$");
    add(`${name}+2`, `${seen[last + 1] ?? "$"},${seen[last + 2] ?? "$"}`);
    const { lang } = lexicon.language;
    features.push(
      `${lang}:${order}:${name}-1=${lowerAt(tokens, first - 1)}`,
      `${lang}:${order}:${name}+1=${lowerAt(tokens, last + 1)}`,
    );
  }
  if (lexicon.language.verbLast === true) add("verb-last", `${gap},${crowd}`);
  return features;
}

/** What a time looks like and where among the times of its sentence it stands. */
export function timeFeatures(sentence: Analysed, { first, last, period }: Time, times: readonly Time[]): string[] {
  const { tokens } = sentence;
  const kind = kindOf(period);
  const at = times.findIndex((each) => each.first === first);
  const place = times.length === 1 ? "only" : at === 0 ? "first" : at === times.length - 1 ? "last" : "mid";
  const [event, second] = eventsBefore(tokens, first);
  const { lang } = sentence.lexicon.language;
  const inside =
    tokens.slice(0, first).filter(({ text }) => text === "(").length >
    tokens.slice(0, first).filter(({ text }) => text === ")").length;
  const verb = event === undefined ? undefined : tokens[event.at]?.lower;
  return [
    `kind=${kind}`,
    `kind=${kind}|${place}`,
    `kind=${kind}|${inside ? "inside" : "open"}`,
    `kind=${kind}|opens=${first <= 1}`,
    `kind=${kind}|event=${event?.of ?? "none"}`,
    `kind=${kind}|event=${event?.of ?? "none"},${second?.of ?? "none"}`,
    `kind=${kind}|later=${laterEvent(tokens, last)}`,
    `${lang}:${kind}:verb=${verb ?? "none"}`,
    `${lang}:${kind}:before=${lowerAt(tokens, first - 1)}`,
    `${lang}:${kind}:first=${lowerAt(tokens, first)}`,
    `${lang}:${kind}:after=${lowerAt(tokens, last + 1)}`,
  ];
}

/** How a time is told: one date, a stretch, a beginning that lasts or not, an end. */
export function kindOf({ on, start, end, current }: Period): string {
  if (on !== undefined) return "on";
  if (start !== undefined && end !== undefined) return "range";
  if (start === undefined) return "until";
  return current === true ? "since" : "from";
}

function laterEvent(tokens: readonly Token[], last: number): string {
  for (let i = last + 1; i < tokens.length && i - last < 7; i++) {
    const [event] = eventsBefore(tokens.slice(i, i + 1), 1);
    if (event !== undefined) return event.of;
  }
  return "none";
}

function lowerAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.lower ?? (at < 0 ? "^" : "$");
}

function gapOf(length: number): string {
  return length <= 3 ? String(length) : length <= 5 ? "5" : length <= 8 ? "8" : length <= 13 ? "13" : "far";
}

function distance(a: Stretch, b: Stretch): number {
  return a.first <= b.first ? b.first - a.last : a.first - b.last;
}

/** Words of no class that follow each other are one. */
function spelled(classes: readonly string[]): string {
  return classes.filter((each, at) => each !== "word" || classes[at - 1] !== "word").join(",");
}
