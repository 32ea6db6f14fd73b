import { isCity } from "../prose/cities.ts";
import { isRegion } from "../prose/places.ts";
import { type Analysed, doubtsAt, EVENTS } from "./analyse.ts";
import { has, type TokenSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";
import type { WordClass } from "./words.ts";

/** Prepositions and what else stands right before a name, the most telling first. */
const LEADS: readonly WordClass[] = [
  "AS",
  "AT",
  "FROM",
  "IN",
  "TO",
  "OF",
  "BY",
  "AND",
  "BE",
  "HER",
  "HIS",
  "WHO",
  "KIN",
  "ART",
];

/**
 * What can be seen of a name in a sentence, for the model that tells what the name is to the text's person. Words stand
 * beside their classes: what is learned of a class holds for every language, what is learned of a word for its own.
 */
export function featuresOf(sentence: Analysed, span: TokenSpan): string[] {
  const { tokens, owners, spans } = sentence;
  const features: string[] = ["bias"];
  const add = (feature: string) => features.push(feature);
  const shapes = shapesOf(tokens, span);
  const at = spans.indexOf(span);
  let lead = span.first - 1;
  while (
    lead >= 0 &&
    (has(tokens[lead], "ART") || /^["“„«(]$/u.test(tokens[lead]?.text ?? "")) &&
    !has(tokens[lead], "AT", "OF")
  )
    lead--;
  const before = tokens[lead];
  const prep =
    before === undefined
      ? "start"
      : (LEADS.find((each) => has(before, each)) ?? (before.kind === "mark" ? before.text : before.kind));
  const verbs = eventsBefore(tokens, span.first);
  const verb = verbs[0]?.of ?? "none";
  const near =
    verbs[0] === undefined
      ? "far"
      : span.first - verbs[0].at <= 3
        ? "near"
        : span.first - verbs[0].at <= 8
          ? "mid"
          : "far";
  const previous = spans[at - 1];
  const next = spans[at + 1];
  const gap = previous === undefined ? -1 : span.first - previous.last - 1;
  const left = previous === undefined ? "none" : `${previous.kind}${gap <= 2 ? "-near" : gap <= 5 ? "-mid" : "-far"}`;
  const right = next === undefined ? "none" : `${next.kind}${next.first - span.last - 1 <= 2 ? "-near" : "-far"}`;
  const after = tokens[span.last + 1];
  const follow =
    after === undefined
      ? "end"
      : after.kind === "mark"
        ? after.text
        : (LEADS.find((each) => has(after, each)) ?? EVENTS.find((each) => has(after, each)) ?? after.kind);
  const owner = owners[span.first] ?? "unknown";
  for (const shape of shapes) {
    add(`s=${shape}`);
    add(`s=${shape}|p=${prep}`);
    add(`s=${shape}|v=${verb}`);
  }
  add(`p=${prep}`);
  add(`p=${prep}|v=${verb}`);
  add(`p=${prep}|v=${verb}|${near}`);
  add(`v=${verb}|${near}`);
  add(`v2=${verbs[1]?.of ?? "none"}|v=${verb}`);
  add(`l=${left}`);
  add(`l=${left}|p=${prep}`);
  add(`r=${right}`);
  add(`f=${follow}`);
  add(`f=${follow}|p=${prep}`);
  add(`o=${owner}`);
  add(`o=${owner}|v=${verb}`);
  for (const doubt of doubtsAt(sentence, span.first)) add(`d=${doubt}`);
  const kin = tokens
    .slice(Math.max(0, span.first - 5), span.first)
    .findLast((token) => has(token, "SPOUSE", "CHILD", "KIN"));
  const kinClass = kin === undefined ? "none" : has(kin, "SPOUSE") ? "spouse" : has(kin, "CHILD") ? "child" : "kin";
  add(`k=${kinClass}`);
  add(`k=${kinClass}|s=${shapes[0]}`);
  const lang = sentence.lexicon.language.lang;
  add(`${lang}:w-1=${tokens[span.first - 1]?.lower ?? "^"}`);
  add(`${lang}:w-2=${tokens[span.first - 2]?.lower ?? "^"} ${tokens[span.first - 1]?.lower ?? "^"}`);
  add(`${lang}:w+1=${after?.lower ?? "$"}`);
  if (verbs[0] !== undefined) {
    add(`${lang}:vw=${tokens[verbs[0].at]?.lower}`);
    add(`${lang}:vw=${tokens[verbs[0].at]?.lower}|p=${prep}`);
  }
  add(`${lang}:last=${tokens[span.last]?.lower}`);
  if (sentence.tokens.length < 8) add("short");
  if (verbs.length === 0) add(eventsAfter(tokens, span.last));
  if (/^\(?\d{4}/u.test(tokens[span.last + 1]?.text === "(" ? (tokens[span.last + 2]?.text ?? "") : "")) add("dated");
  if (
    tokens.slice(0, span.first).filter(({ text }) => text === "(").length >
    tokens.slice(0, span.first).filter(({ text }) => text === ")").length
  )
    add("inside");
  return features;
}

interface Event {
  readonly of: WordClass;
  readonly at: number;
}

/** What happened, by the words before a place, the nearest first; at most two, and none beyond a semicolon. */
function eventsBefore(tokens: readonly Token[], first: number): Event[] {
  const found: Event[] = [];
  for (let i = first - 1; i >= 0 && first - i < 24 && found.length < 2; i--) {
    const token = tokens[i] as Token;
    if (token.text === ";") break;
    if (token.capital && i > 0) continue;
    const of = EVENTS.find((each) => token.classes.has(each));
    if (of !== undefined && found[0]?.of !== of) found.push({ of, at: i });
  }
  if (found.length === 0) {
    const be = tokens.slice(0, first).findLastIndex((token) => has(token, "BE", "HAVE"));
    if (be >= 0) found.push({ of: has(tokens[be], "BE") ? "BE" : "HAVE", at: be });
  }
  return found;
}

function eventsAfter(tokens: readonly Token[], last: number): string {
  for (let i = last + 1; i < tokens.length && i - last < 8; i++) {
    const of = EVENTS.find((each) => tokens[i]?.classes.has(each));
    if (of !== undefined) return `va=${of}`;
  }
  return "va=none";
}

/** What a name looks like: the first is the most telling. */
function shapesOf(tokens: readonly Token[], { first, last, text }: TokenSpan): string[] {
  const words = tokens.slice(first, last + 1);
  const shapes: string[] = [];
  if (words.some((word) => has(word, "SCHOOL"))) shapes.push("school");
  if (words.some((word) => has(word, "ORG"))) shapes.push("org");
  if (isCity(text) || isRegion(text)) shapes.push("place");
  if (/^\p{Lu}{2,6}s?$/u.test(text)) shapes.push("acronym");
  if (words.some((word) => has(word, "AWARDWORD"))) shapes.push("award");
  if (words.some(({ text: each }) => each === "&") || /\p{Ll}\p{Lu}/u.test(text)) shapes.push("brand");
  const capitals = words.filter(({ capital }) => capital).length;
  shapes.push(capitals === 1 ? "one" : capitals === 2 ? "two" : "many");
  return shapes;
}
