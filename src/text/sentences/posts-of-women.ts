import { cueIn } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";

/**
 * Whether a word is a post in a form that only a woman has: "Leiterin", "directora". A form for men says nothing,
 * because some languages use it for everybody.
 *
 * @param lang the code of a language
 */
export function isPostOfWoman(word: string, lang: string): boolean {
  return postsOfWomenIn(lang).test(word);
}

const postsOfWomenIn = perLanguage((lang: string) => new RegExp(`^(?:${cueIn(lang, "posts of women")})$`, "iu"));
