import { languageFor, languageOf, lexiconFor } from "../languages/languages.ts";
import { perGrammar } from "../languages/per-language.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon } from "../languages/words.ts";

/** A text that is read for a person. */
export interface TextOfPerson {
  readonly text: string;
  /** The person's name. */
  readonly subject: string;
  /** The text is about the person even if it does not name them. */
  readonly about: boolean;
}

/**
 * Whether the person speaks in a text, as "I": it says so outside quotation marks at least twice, and no less often than "she" or
 * "he". People who introduce somebody else, or write about their husband, also say "I", and whoever names the person more than once
 * in a text that may be about anybody is its author. Saying "I" once is enough in a text that quotes nobody, tells of nobody as "she"
 * or "he", and names the person at most once: in a heading, or as "I am Ada Finch".
 */
export function isOwnVoice({ text, subject, about }: TextOfPerson, lexicon: Lexicon): boolean {
  const beginning = text.slice(0, MAX_LENGTH);
  const isNamedOnce = beginning.split(subject.trim().split(/\s+/u).at(-1) ?? "").length <= 2;
  if (!about && !isNamedOnce) return false;
  const { speaks, tells } = voicesIn(beginning, lexicon);
  if (speaks > 1 && speaks >= tells) return true;
  const grammar = languageFor(lexicon.language.lang)?.grammar;
  const isQuoting = /["“„«]/u.test(beginning);
  return tells === 0 && isNamedOnce && !isQuoting && grammar !== undefined && SIGNS(grammar).test(beginning);
}

/** How often a text says "I", and how often "she" or "he", outside quotation marks. */
export function voicesIn(text: string, lexicon: Lexicon): { readonly speaks: number; readonly tells: number } {
  let [speaks, tells] = [0, 0];
  for (const word of text.replace(QUOTATION, " ").match(WORD) ?? []) {
    const classes = lexicon.classesOf(word.toLowerCase());
    if (isFirst(word, lexicon)) speaks++;
    else if ((classes.has("SHE") || classes.has("HE")) && !classes.has("ART")) tells++;
  }
  return { speaks, tells };
}

/** Whether a text says "I" at least this often, also in quotation marks. */
export function speaks(text: string, least: number, lang = languageOf(text, undefined)): boolean {
  const lexicon = lang === undefined ? undefined : lexiconFor(lang);
  const words = lexicon === undefined ? [] : (text.slice(0, MAX_LENGTH).match(WORD) ?? []);
  return lexicon !== undefined && words.filter((word) => isFirst(word, lexicon)).length >= least;
}

/** "I", or in languages that leave it out the verb that goes with it. */
function isFirst(word: string, lexicon: Lexicon): boolean {
  const { drops = false } = lexicon.language;
  return lexicon.isSpeaker(word) || (drops && lexicon.classesOf(word.toLowerCase()).has("FIRST"));
}

/** The same for a word of a sentence. */
export function speaksAt(token: Token, lexicon: Lexicon): boolean {
  return (
    lexicon.isSpeaker(token.text.replace(/['’]$/u, "")) || (lexicon.language.drops === true && has(token, "FIRST"))
  );
}

/** The beginning of a text, which tells who speaks in it. In UTF-16 units. */
const MAX_LENGTH = 20_000;
const QUOTATION = /["“„«][^"”“»]{1,400}["”“»]/gu;
const WORD = /[\p{L}\p{M}]+/gu;
const SIGNS = perGrammar((grammar) => `(?<![\\p{L}'’])(?:${grammar.firstSigns})(?!\\p{L})`);
