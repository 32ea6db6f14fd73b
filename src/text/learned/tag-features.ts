import { commonSexOf } from "../../names/given-names.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { eventsBefore, sightOf } from "./features.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isPlaceName } from "../places/towns.ts";

/** Features are identified by a hash of this many bits; two with the same hash share their weights. */
export const HASH_BITS = 18;
const MASK = (1 << HASH_BITS) - 1;

/**
 * The features of every word of a sentence, for the tagger: the word, its beginning and end, its shape and classes,
 * those of its neighbours, the name or post found there by lists and capitals and what surrounds it, whom the word is
 * about, and which event comes before it. Returns one list of feature numbers per token.
 */
export function tagFeaturesOf(sentence: Analysed): Int32Array[] {
  const { tokens } = sentence;
  const { seen } = sightOf(sentence);
  const words = tokens.map(({ lower }) => hashOf(lower));
  const shapes = tokens.map((token) => hashOf(shapeOf(token)));
  const sights = seen.map((each) => hashOf(each));
  const around = spansAround(sentence, words, sights);
  const at = (list: readonly number[], i: number): number => list[i] ?? (i < 0 ? BEGIN : END);
  return tokens.map((token, i) => {
    const found: number[] = [];
    const add = (template: number, a: number, b = 0, c = 0): void => {
      found.push(mix(template, a, b, c));
    };
    add(0, 0);
    for (let near = -2; near <= 2; near++) add(10 + near, at(words, i + near));
    add(20, at(words, i - 1), at(words, i));
    add(21, at(words, i), at(words, i + 1));
    add(22, at(words, i - 2), at(words, i - 1));
    add(23, at(words, i - 1), at(sights, i));
    add(24, at(sights, i), at(words, i + 1));
    for (const length of [2, 3, 4]) add(30 + length, hashOf(token.lower.slice(-length)));
    for (const length of [3, 5]) add(40 + length, hashOf(token.lower.slice(0, length)));
    add(46, hashOf((tokens[i + 1]?.lower ?? "").slice(-3)));
    add(47, hashOf((tokens[i - 1]?.lower ?? "").slice(-3)));
    for (let near = -1; near <= 1; near++) add(51 + near, at(shapes, i + near));
    add(54, at(shapes, i - 1), at(shapes, i), at(shapes, i + 1));
    for (let near = -4; near <= 4; near++) add(60 + near, at(sights, i + near));
    add(70, at(sights, i - 1), at(sights, i));
    add(71, at(sights, i), at(sights, i + 1));
    add(72, at(sights, i - 2), at(sights, i - 1), at(sights, i));
    add(73, at(sights, i - 1), at(sights, i), at(sights, i + 1));
    add(74, at(sights, i), at(sights, i + 1), at(sights, i + 2));
    for (const each of token.classes) add(80, hashOf(each));
    for (const each of tokens[i - 1]?.classes ?? []) add(81, hashOf(each));
    for (const each of tokens[i + 1]?.classes ?? []) add(82, hashOf(each));
    const owner = hashOf(sentence.owners[i] ?? "unknown");
    add(90, owner);
    add(91, owner, at(sights, i));
    for (const doubt of doubtsAt(sentence, i)) add(92, hashOf(doubt));
    const [event, second] = eventsBefore(tokens, i);
    const verb = event === undefined ? 0 : hashOf(event.of);
    const apart = event === undefined ? 0 : i - event.at <= 3 ? 1 : i - event.at <= 8 ? 2 : 3;
    add(100, verb, apart);
    add(101, verb, at(sights, i), apart);
    add(102, verb, second === undefined ? 0 : hashOf(second.of));
    if (event !== undefined) add(103, words[event.at] ?? 0, at(sights, i));
    const preposition = leadOf(tokens, i);
    add(104, at(words, preposition), verb, at(sights, i));
    add(105, at(words, preposition), at(sights, i));
    if (i === 0 || tokens.length < 8) add(106, i === 0 ? 1 : 2, at(sights, i));
    for (const each of around[i] ?? []) add(110, each);
    return Int32Array.from(found);
  });
}

/** The nearest small word before a token other than an article, at most five tokens back. */
function leadOf(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= 0 && at - i <= 5; i--) {
    const token = tokens[i];
    if (has(token, "AT", "AS", "OF", "FROM", "IN", "TO", "BY", "BE") || token?.kind === "mark") return i;
  }
  return -1;
}

/**
 * For the tokens of every name, post and degree found by lists and capitals: what it is, what it looks like, and what
 * it stands between.
 */
function spansAround(sentence: Analysed, words: readonly number[], sights: readonly number[]): (readonly number[])[] {
  const { tokens, spans, topic } = sentence;
  const around: (readonly number[])[] = tokens.map(() => NONE);
  for (const [index, { kind, first, last, text, ...span }] of spans.entries()) {
    const of = hashOf(kind);
    const before = sights[first - 1] ?? BEGIN;
    const next = sights[last + 1] ?? END;
    const [event] = eventsBefore(tokens, first);
    const verb = event === undefined ? 0 : hashOf(event.of);
    const looks =
      kind === "name" ? looksOf(tokens.slice(first, last + 1), text).map((look) => hashOf(look)) : [hashOf("plain")];
    const own = kind === "name" && isSubjectName({ kind, first, last, text, ...span }, tokens, topic);
    const left = spans[index - 1];
    const shared = [
      mix(1, of, Math.min(4, last - first)),
      mix(2, of, before, next),
      mix(3, of, before, sights[first - 2] ?? BEGIN),
      mix(4, of, next, sights[last + 2] ?? END),
      mix(5, of, words[first - 1] ?? BEGIN, verb),
      mix(6, of, words[last + 1] ?? END),
      mix(7, of, own ? 1 : 2),
      mix(8, of, words[last] ?? 0),
      mix(9, of, left === undefined ? 0 : hashOf(left.kind), Math.min(6, first - (left?.last ?? first))),
      ...looks.flatMap((look) => [
        mix(12, look),
        mix(13, look, before),
        mix(14, look, verb),
        mix(15, look, before, verb),
      ]),
    ];
    for (let i = first; i <= last; i++) around[i] = [...shared, mix(16, of, i === first ? 1 : 2, i === last ? 1 : 2)];
  }
  return around;
}

const NONE: readonly number[] = [];

function looksOf(words: readonly Token[], text: string): string[] {
  const looks: string[] = [];
  if (words.some((word) => has(word, "SCHOOL"))) looks.push("school");
  if (words.some((word) => has(word, "ORG"))) looks.push("org");
  if (isPlaceName(text)) looks.push("place");
  if (words.length > 1 && words.length < 4 && commonSexOf(text) !== null) looks.push("given");
  if (/^\p{Lu}{2,6}s?$/u.test(text)) looks.push("acronym");
  if (words.some((word) => has(word, "AWARDWORD"))) looks.push("award");
  if (words.some((word) => word.text === "&") || /\p{Ll}\p{Lu}/u.test(text)) looks.push("brand");
  return looks.length === 0 ? ["plain"] : looks;
}

function shapeOf({ text }: Token): string {
  return text
    .slice(0, 6)
    .replace(/\p{Lu}/gu, "X")
    .replace(/\p{L}/gu, (letter) => (letter === "X" ? "X" : "x"))
    .replace(/\d/gu, "9")
    .replace(/(.)\1{2,}/gu, "$1$1");
}

const BEGIN = 7_919;
const END = 104_729;

/** FNV-1a over the UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

function mix(template: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(template + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ a ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ b ^ (hash >>> 13), 0xc2b2ae35);
  hash = Math.imul(hash ^ c ^ (hash >>> 16), 0x27d4eb2f);
  return (hash ^ (hash >>> 15)) & MASK;
}
