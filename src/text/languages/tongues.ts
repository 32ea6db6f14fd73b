import { cue } from "./cues.ts";
import { languageFor } from "./languages.ts";
import { perLanguage } from "./per-language.ts";

/** Codes of the languages whose names are known; no biography in our data sets names another language of ISO 639. */
const CODES =
  "aa af am ar ay az be bg bn bo br bs ca co cs cy da de dv el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu gv ha haw he hi hr ht hu hy id ig is it ja jv ka kab kk kl km kn ko ku kw ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz vi wo xh yi yo yue zh zu ast nds gsw szl hsb ceb hmn kok mai ksh lij nap scn vec wa".split(
    " ",
  );

/** Words that learners put before the name of a language. */
export const MODEST = new RegExp(`^(?:(?:${cue("learners")})\\s*)+`, "iu");

/** The names of languages in a given language, in lower case, from CLDR. */
export const languageNamesOf = perLanguage((lang: string): ReadonlySet<string> => {
  const display = new Intl.DisplayNames(lang, { type: "language", fallback: "none" });
  const told = CODES.flatMap((code) => display.of(code)?.toLowerCase() ?? []);
  return new Set([
    ...told.flatMap((name) => [name, name.split(" ").at(-1) ?? name]),
    ...(languageFor(lang)?.words?.moreTongues?.split(";") ?? []),
  ]);
});

/**
 * The CLDR name of the language of which a word is an inflected form ("английским", "po angielsku", "anglų"), found
 * by its stem, the name without its ending.
 */
export function baseOfLanguage(word: string, lang: string): string | undefined {
  // "польською" begins like "по-польськи".
  for (const bare of new Set([word, word.replace(AHEAD, "")])) {
    const base = languageNamesOf(lang).has(bare) ? bare : byStem(lang).get(stemOf(bare, lang));
    if (base !== undefined) return base;
  }
  return undefined;
}

const byStem = perLanguage(
  (lang: string): ReadonlyMap<string, string> =>
    new Map(
      [...languageNamesOf(lang)].flatMap((name) => (name.length > 4 ? [[stemOf(name, lang), name] as const] : [])),
    ),
);

/** Without the ending of an adjective or adverb. */
function stemOf(word: string, lang: string): string {
  return word.replace(languageFor(lang)?.words?.tongueEndings ?? NONE, "");
}

const NONE = /(?!)/u;

const AHEAD = new RegExp(`^(?:${cue("ahead of a language")})-?`, "u");
