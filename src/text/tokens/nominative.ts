import { cue, wordOf } from "../languages/cues.ts";
import { isLegalForm } from "./name-marks.ts";
import { has } from "./content.ts";
import type { Token } from "./tokens.ts";
import type { Lexicon } from "../languages/words.ts";

/**
 * The words of a span in the nominative, in languages that decline names and titles: nouns that are known by their
 * stems, and the adjectives before them with the endings of the table. What follows the noun is its attribute and
 * stays as it is. `undefined` if the text does not determine the form.
 */
export function nominativeOf(
  tokens: readonly Token[],
  written: string,
  lexicon: Lexicon,
  ahead: readonly Token[] = [],
): string | undefined {
  const { language } = lexicon;
  if (language.inflects !== true) return written;
  const [said, mark] = ahead.slice(-2);
  if (mark !== undefined && /^[«„"]$/u.test(mark.text)) {
    // "треста «Таганрогстрой»": after a noun that takes the case ending, the name has none.
    if (isLegalForm(said) && !has(said, "ROLE")) return written;
    const isBody = has(said, "ORG", "SCHOOL") || language.cyrillic === true;
    if (isBody && isNounAhead(said)) return OBLIQUE.test(written) ? undefined : written;
    if (/[бвгджзклмнпрстфхцчшщ]$/u.test(written) && !OBLIQUE.test(written)) return written;
    if (LIKELY_OBLIQUE.test(written)) return undefined;
  }
  const head = tokens.findIndex(({ lower }) => lexicon.baseOf(lower) !== undefined);
  if (head < 0) return isUndeclined(tokens, written) ? written : undefined;
  const base = lexicon.baseOf(tokens[head]?.lower ?? "") ?? "";
  if (base === tokens[head]?.lower) return written;
  const start = tokens[0]?.from ?? 0;
  const before = tokens
    .slice(0, head)
    .map((token) => likeCase(likeGender(adjectiveOf(token, language.adjectives), base), token));
  if (before.includes(undefined)) return undefined;
  const noun = likeCase(base, tokens[head]);
  const last = language.phrases?.adjectivesBehind === true ? lastAdjective(tokens, head, language.adjectives) : head;
  const behind = tokens
    .slice(head + 1, last + 1)
    .map((token) => likeCase(likeGender(adjectiveOf(token, language.adjectives), base), token));
  return [...before, noun, ...behind].join(" ") + written.slice((tokens[last]?.to ?? 0) - start);
}

/**
 * A noun that takes the case ending instead of the name after it. Not a post, whose name is in the genitive, and not
 * a verb.
 */
function isNounAhead(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    !token.capital &&
    token.lower.length > 3 &&
    !PREPOSITION.test(token.lower) &&
    !has(token, "ROLE") &&
    !VERB.test(token.lower)
  );
}

/** How Russian and Ukrainian verbs end in the third person and in the past tense. */
const VERB = new RegExp(`(?:${cue("finite verbs end")})$`, "u");
/** Endings that no name has in the nominative. */
const OBLIQUE = new RegExp(`(?:${cue("names of cases end")})$`, "u");
/** "dirbo „Audinyje“": how Lithuanian and Polish names end in other cases, but rarely in the nominative. */
const LIKELY_OBLIQUE = /[eoąęųįu]$/u;
const PREPOSITION = wordOf("before another case");

/** Names in quotation marks, in capitals or in a different script from the text have only one form. */
function isUndeclined(tokens: readonly Token[], written: string): boolean {
  if (/^\p{Lu}[\p{Lu}\p{N}&.-]+$/u.test(written)) return true;
  return /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(written)
    ? tokens.every(({ lower }) => !/[ąęłńśźżėįųūšž]/u.test(lower)) && !DECLINED.test(written)
    : false;
}

/** "Uniwersytecie Jagiellońskim": the index of the last adjective right after a noun. */
function lastAdjective(tokens: readonly Token[], head: number, table: string | undefined): number {
  let last = head;
  while (
    last - head < MAX_ADJECTIVES &&
    tokens[last + 1]?.kind === "word" &&
    adjectiveOf(tokens[last + 1] as Token, table) !== undefined
  )
    last++;
  return last;
}

const MAX_ADJECTIVES = 3;

/** "Muzeum Narodowego": the table's nominatives in "y" and "i" are masculine and must agree with the noun. */
function likeGender(adjective: string | undefined, noun: string): string | undefined {
  return /(?:o|e|um)$/u.test(noun) ? adjective?.replace(/i$/u, "ie").replace(/y$/u, "e") : adjective;
}

function adjectiveOf({ lower }: Token, table: string | undefined): string | undefined {
  for (const rule of (table ?? "").split(";")) {
    const [ending = "", nominative = ""] = rule.split(">");
    if (ending !== "" && lower.endsWith(ending)) return lower.slice(0, -ending.length) + nominative;
  }
  return undefined;
}

function likeCase(word: string | undefined, token: Token | undefined): string | undefined {
  if (word === undefined || token?.capital !== true) return word;
  // "Warmińsko-Mazurskim": each capitalised part keeps its capital.
  return word.replace(/(?<!\p{L})\p{Ll}/gu, (letter, at: number) =>
    token.text.charAt(at).toLowerCase() === letter ? token.text.charAt(at) : letter,
  );
}

const DECLINED = new RegExp(`(?:${cue("foreign names are declined")})$`, "u");
