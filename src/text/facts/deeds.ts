import type { Assertion, AssertionOf } from "../assertion.ts";
import type { Doer, LanguageWords } from "../languages/words.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * "основала издательство «Баржа»", "preside desde 2019 la Asociación", "Mavna Yayınları'nı kurdu": the verb for founding
 * or leading whose object a name is, with only articles, times and the organisation's noun in between.
 */
export function deedAt({ tokens, lexicon }: Analysed, span: TokenSpan): Doer | undefined {
  const { doers, verbLast } = lexicon.language;
  if (doers === undefined) return undefined;
  const beside =
    verbLast === true
      ? tokens.slice(span.last + 1, span.last + 1 + MAX_BETWEEN)
      : tokens.slice(Math.max(0, span.first - MAX_BETWEEN), span.first).toReversed();
  for (const token of beside) {
    const doer = token.capital ? undefined : doers.find(({ verb }) => verb.test(token.lower));
    if (doer !== undefined) return doer;
    if (!canStandBetween(token)) return undefined;
  }
  return undefined;
}

const MAX_BETWEEN = 7;

function canStandBetween(token: Token): boolean {
  if (token.kind === "number" || has(token, "ART", "ORG", "SCHOOL")) return true;
  // A quotation mark, or the ending of a name: "Yayınları'nı".
  return /^[«„“”"'’]/u.test(token.text) || (token.kind === "word" && !token.capital && has(token, "FROM", "NOW"));
}

/** Whether a post was read from a verb for founding or leading: the text itself does not name it. */
export function isOfDeed(
  { value: { title = "" }, quote }: AssertionOf<"experience">,
  { doers = [] }: LanguageWords,
): boolean {
  const post = title.toLowerCase();
  return doers.some(({ male, female }) => post === male || post === female) && !quote.toLowerCase().includes(post);
}

/**
 * "presidió la Asociación" was read as a man's post before the text had shown that the person is a woman; a post that
 * the text itself names stays as it is.
 */
export function asHers(said: Assertion, language: LanguageWords): Assertion {
  if (said.property !== "experience" || !isOfDeed(said, language)) return said;
  const title = said.value.title?.toLowerCase();
  const female = language.doers?.find(({ male }) => male === title)?.female;
  return female === undefined ? said : { ...said, value: { ...said.value, title: female } };
}

/** Whether a name is an organisation that somebody founded or leads: its noun is in it or right before it. */
export function isBodyOfDeed(sentence: Analysed, span: TokenSpan): boolean {
  const { tokens } = sentence;
  if (deedAt(sentence, span) === undefined) return false;
  const before = tokens.slice(Math.max(0, span.first - MAX_NOUN), span.first);
  return [...before, ...tokens.slice(span.first, span.last + 1)].some((token) => has(token, "ORG", "SCHOOL"));
}

/** "la maison d'édition Barque Neuve": the noun may have a complement. */
const MAX_NOUN = 3;
