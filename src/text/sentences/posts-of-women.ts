import { cueIn } from "../languages/cues.ts";

const made = new Map<string, RegExp>();

/**
 * Whether a word is a post in a form that only a woman has: "Leiterin", "directora". A form for men says nothing,
 * because some languages use it for everybody.
 *
 * @param lang the code of a language
 */
export function isPostOfWoman(word: string, lang: string): boolean {
  let pattern = made.get(lang);
  if (pattern === undefined) {
    pattern = new RegExp(`^(?:${cueIn(lang, "posts of women")})$`, "iu");
    made.set(lang, pattern);
  }
  return pattern.test(word);
}
