import { cueIn } from "../../text/languages/cues.ts";
import type { Belonging } from "../../text/languages/belonging.ts";
import { LANGUAGES } from "../../text/languages/languages.ts";
import { perLanguage } from "../../text/languages/per-language.ts";

/**
 * Rewrites a masked sentence without what the person is called right before their name: "convicted the former treasurer
 * of the club, @, of theft" becomes "convicted @, of theft". Nothing changes if the noun phrase contains a second word
 * for a person, since the name may then be either's ("the brother of the director, @,"), or if it may be one of several
 * in a list.
 */
export function withoutTitles(masked: string, belonging: Belonging): string {
  const { headFirst = false } = belonging;
  // "condenó al exalcalde @": in an article there may be a preposition, but not in one that begins a clause.
  const signed = (_: string, article: string, at: number, text: string) =>
    headFirst && /\s$/u.test(article) && !/^\P{L}*$|[,;:–—]\s*$/u.test(text.slice(0, at)) ? `${article}@` : "@";
  return patternsOf(belonging).reduce((text, pattern) => text.replace(pattern, signed), masked);
}

const raw = String.raw;
const BEGIN = raw`(?<![\p{L}\p{N}-])`;
const END = raw`(?![\p{L}\p{N}-])`;
const patternsOf = perLanguage(makePatterns);

function makePatterns(belonging: Belonging): readonly RegExp[] {
  const { people, posts, of, who, ends, headFirst = false, before = false } = belonging;
  const lang = LANGUAGES.find(({ spokenOf }) => spokenOf?.belonging === belonging)?.lang;
  if (before || lang === undefined) return [];
  const elided = cueIn(lang, "elided articles");
  // "Le frère d’armes de l’adjointe, @,": the name is his.
  const notOf = raw`(?<!(?:${cueIn(lang, "kin of")})\s)`;
  const article = raw`${BEGIN}(?:(?:${cueIn(lang, "definite articles")})\s+|${notOf}(?:${elided}))`;
  const somebody = raw`(?:#|[\p{L}-]{0,24}(?:${posts})(?:e?[nrs])?${END}|${BEGIN}(?:${people})${END})`;
  const alone = raw`(?<!(?:${somebody})\s+(?:${of})?)`;
  const word = raw`(?!(?:${ends})${END}|(?:${elided})?${somebody})[\p{L}\p{N}&][\p{L}\p{N}&.’'/-]{0,30}`;
  const head = raw`${alone}(${article})(?:${word}\s+){0,2}${somebody}`;
  return [
    // A list goes on behind the name: "the mayor, @, and the builder".
    new RegExp(
      raw`${head}(?:\s+(?:${of})?${word}){0,7}\s*,\s*@(?!’)(?=\s*[,.])(?!\s*,\s*(?:${article}|#))(?:\s*,(?!\s*(?:\p{N}|(?:${who})${END})))?`,
      "giu",
    ),
    ...(headFirst ? [new RegExp(raw`${head}\s+${of}(?:${word}\s+){1,3}@(?!’)`, "giu")] : []),
  ];
}
