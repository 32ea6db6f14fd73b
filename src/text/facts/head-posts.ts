import type { ExperienceValue } from "../../domain/claim.ts";
import { wordOf } from "../languages/cues.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { HONORIFIC_ALONE } from "../tokens/names.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isDemonym } from "./asides.ts";
import { bodyFrom, bodyIn, IS_GENITIVE, type NamedTokens } from "./founded-bodies.ts";
import { founderWordsOf } from "./founder-words.ts";

/** "Corvane founder [Ada Finch]", "Corvane's CEO, [Ada Finch]", "Corvane and its founder, [Ada Finch]". */
export function postsBefore(sentence: Analysed, person: NamedTokens, body: string | undefined): ExperienceValue[] {
  const { tokens, spans, lexicon, piece } = sentence;
  const words = founderWordsOf(lexicon.language.lang);
  const chain = chainBefore(sentence, person);
  if (chain === undefined) return postsOfBodyBefore(sentence, person);
  if (!isHead(sentence, chain)) return [];
  const lead = tokens.slice(Math.max(0, chain.first - MAX_LEAD), chain.first);
  if (lead.some((token) => has(token, "NEG", "HEARSAY")) || has(lead.at(-1), "FUTURE")) return [];
  const compound = words.compound.exec(chain.title);
  if (compound?.groups !== undefined) {
    const { name = "", post = "" } = compound.groups;
    const company = bodyIn(sentence, name, true);
    return company === undefined ? [] : [{ title: post, company }];
  }
  let at = chain.first - 1;
  while (at >= 0 && (FORMER.test(tokens[at]?.lower ?? "") || has(tokens[at], "NOW"))) at--;
  const say = (company: string | undefined): ExperienceValue[] =>
    company === undefined ? [] : [{ title: chain.title, company }];
  const genitive = IS_GENITIVE.test(tokens[at]?.lower ?? "");
  const end = genitive ? at - 1 : at;
  const name = spans.find((span) => span.kind === "name" && span.last === end);
  if (name !== undefined && (genitive || words.before) && !has(tokens[name.first - 1], "IN")) {
    const former = FORMER.test(tokens[name.first]?.lower ?? "") && name.last > name.first;
    const text = piece.text.slice(former ? tokens[name.first + 1]?.from : name.from, name.to);
    return say(bodyIn(sentence, text, true));
  }
  if (body !== undefined) return say(body);
  if (!words.its.test(tokens[at]?.lower ?? "")) return [];
  const beside = spans.find((span) => span.kind === "name" && span.last === at - 2);
  if (beside !== undefined && has(tokens[at - 1], "AND")) return say(bodyFrom(sentence, beside));
  const others = spans.filter((span) => span.kind === "name" && span.last < at && !isPlaceName(span.text));
  const [only] = others;
  return others.length === 1 && only !== undefined && only.first <= 1 ? say(bodyFrom(sentence, only)) : [];
}

const MAX_LEAD = 6;

/**
 * "The founder of Corvane, [Ada Finch], said": a description with its article that opens the sentence or follows a
 * small word, so that it does not describe whoever is named before it, and a name that ends the apposition.
 */
function postsOfBodyBefore(sentence: Analysed, { first, last }: NamedTokens): ExperienceValue[] {
  const { tokens, spans, piece } = sentence;
  const name = spans.find((span) => span.kind === "name" && span.last === first - 2);
  if (name === undefined || tokens[first - 1]?.text !== "," || tokens[last + 1]?.text !== ",") return [];
  let of = name.first - 1;
  while (of > 0 && has(tokens[of], "ART") && !has(tokens[of], "OF")) of--;
  const role = spans.find((span) => span.kind === "role" && span.last === of - 1);
  if (role === undefined || !has(tokens[of], "OF") || !has(tokens[role.first - 1], "ART")) return [];
  const before = tokens[role.first - 2];
  if (before !== undefined && (before.kind !== "word" || before.capital || has(before, "NEG", "HEARSAY", "KIN")))
    return [];
  const company = bodyFrom(sentence, name);
  const title = piece.text.slice(role.from, role.to);
  return company === undefined || !isHead(sentence, { ...role, title }) ? [] : [{ title, company }];
}

/** "[Ada Finch] (born 1950) is an engineer, founder and CEO of the clockmaker Corvane", "[Ada Finch], the CEO of". */
export function postsBehind(sentence: Analysed, { last }: NamedTokens): ExperienceValue[] {
  const { tokens, spans } = sentence;
  let at = last + 1;
  if (tokens[at]?.text === "(") at = tokens.findIndex(({ text }, close) => close > at && text === ")") + 1;
  if (at === 0) return [];
  const start = at;
  const opening = tokens[at];
  // "Ada Finch told the CEO of": a verb, of which the post is the object.
  if (!has(opening, "ART", "BE", "ROLE", "ROLEMOD") && !/^[,–-]$/u.test(opening?.text ?? "")) return [];
  for (let steps = 0; steps < MAX_BEFORE_POST; steps++) {
    const chain = chainFrom(sentence, at);
    if (chain !== undefined && isHead(sentence, chain)) return postsAt(headsOf(sentence, chain), last + 1);
    const token = tokens[at];
    const led =
      chain !== undefined ||
      has(token, "ART", "NOW", "FIRST", "ROLEMOD", "BEFORE") ||
      // "Ada Finch and the CEO of Corvane" are two people.
      (has(token, "AND") && tokens[at - 1]?.text !== "," && at > start) ||
      (has(token, "BE") && (steps < 2 || has(tokens[at - 1], "AND"))) ||
      /^[,&-]$/u.test(token?.text ?? "") ||
      (token?.kind === "word" &&
        (token.capital
          ? isDemonym(token.text) || has(tokens[at - 1], "ART")
          : token.classes.size === 0 && tokens[at - 1]?.kind === "word"));
    if (!led) return [];
    at = chain === undefined ? at + 1 : chain.last + 1;
  }
  return [];

  function postsAt(chain: ChainOfPosts, start: number): ExperienceValue[] {
    if (tokens.slice(start, chain.first).some((token) => has(token, "NEG", "FUTURE", "HEARSAY"))) return [];
    let next = chain.last + 1;
    if (!has(tokens[next], "OF", "AT")) return [];
    next++;
    while (next - chain.last < MAX_BEFORE_BODY && has(tokens[next], "ART")) next++;
    while (
      next - chain.last < MAX_BEFORE_BODY &&
      !spans.some((span) => span.kind === "name" && span.first === next && !isDemonym(span.text)) &&
      tokens[next]?.kind === "word" &&
      (tokens[next]?.capital === false || isDemonym(tokens[next]?.text ?? "")) &&
      !has(tokens[next], "BE", "OF", "AT", "WHO", "IN", "HIS", "HER")
    )
      next++;
    const name = spans.find((span) => span.kind === "name" && span.first === next);
    const company = name === undefined ? undefined : bodyFrom(sentence, name);
    if (company === undefined) return [];
    return [{ title: chain.title, company }];
  }
}

const MAX_BEFORE_POST = 14;

const MAX_BEFORE_BODY = 9;

interface ChainOfPosts extends NamedTokens {
  readonly title: string;
}

/** "the Chairman and CEO": the posts that begin there, behind articles and words for now. */
export function chainFrom(sentence: Analysed, from: number): ChainOfPosts | undefined {
  const { tokens, spans, piece } = sentence;
  let first = from;
  while (has(tokens[first], "ART", "NOW", "HIS", "HER")) first++;
  const role = spans.find((span) => span.kind === "role" && span.first === first);
  if (role === undefined) return undefined;
  let last = role.last;
  for (;;) {
    const joint = jointAt(tokens, last + 1);
    const next = spans.find((span) => span.kind === "role" && span.first === joint);
    if (joint === undefined || next === undefined) break;
    last = next.last;
  }
  return { first, last, title: piece.text.slice(tokens[first]?.from, tokens[last]?.to) };
}

/** "an engineer, founder and CEO": the posts behind a comma may be at an organisation where the first is not. */
function headsOf(sentence: Analysed, chain: ChainOfPosts): ChainOfPosts {
  const { tokens, spans, piece } = sentence;
  const head = spans.find(
    (span) =>
      span.kind === "role" &&
      span.first >= chain.first &&
      span.last <= chain.last &&
      isHead(sentence, { ...span, title: span.text }),
  );
  if (head === undefined || tokens[head.first - 1]?.text !== ",") return chain;
  return { ...chain, first: head.first, title: piece.text.slice(head.from, tokens[chain.last]?.to) };
}

/** The token behind "and", "&", a comma, or a comma and "and". */
function jointAt(tokens: readonly Token[], at: number): number | undefined {
  const isJoint = (token: Token | undefined) => has(token, "AND") || /^[,&/]$/u.test(token?.text ?? "");
  if (!isJoint(tokens[at])) return undefined;
  return isJoint(tokens[at + 1]) ? at + 2 : at + 1;
}

/** The posts that end right before the person's name: "LEYE's Founder and Chairman, [Ada Finch]". */
function chainBefore(sentence: Analysed, person: NamedTokens): ChainOfPosts | undefined {
  const { tokens, spans, piece } = sentence;
  let last = person.first - 1;
  while (
    last > 0 &&
    (/^(?:\p{Lu}|\.)$/u.test(tokens[last]?.text ?? "") || HONORIFIC_ALONE.test(tokens[last]?.text ?? ""))
  )
    last--;
  if (/^[,–-]$/u.test(tokens[last]?.text ?? "")) last--;
  const role = spans.find((span) => span.kind === "role" && span.last === last);
  if (role === undefined) return undefined;
  let first = role.first;
  for (;;) {
    const isJoint = (token: Token | undefined) => has(token, "AND") || /^[,&/]$/u.test(token?.text ?? "");
    if (!isJoint(tokens[first - 1])) break;
    const end = isJoint(tokens[first - 2]) ? first - 3 : first - 2;
    const before = spans.find((span) => span.kind === "role" && span.last === end);
    if (before === undefined) break;
    first = before.first;
  }
  return { first, last, title: piece.text.slice(tokens[first]?.from, tokens[last]?.to) };
}

/** Whether one of the posts is that of a founder or of a chief executive, and none is still to come. */
export function isHead({ lexicon }: Analysed, { title }: ChainOfPosts): boolean {
  const { head, toCome } = founderWordsOf(lexicon.language.lang);
  return head.test(title) && !toCome.test(title);
}

const FORMER = wordOf("former");
