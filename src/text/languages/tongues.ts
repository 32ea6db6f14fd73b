import { cue } from "./cues.ts";
import { languageFor } from "./languages.ts";

/** Codes of the languages whose names are known; no biography in our data sets names another language of ISO 639. */
const CODES =
  "aa af am ar ay az be bg bn bo br bs ca co cs cy da de dv el en eo es et eu fa fi fil fj fo fr fy ga gd gl gn gu gv ha haw he hi hr ht hu hy id ig is it ja jv ka kab kk kl km kn ko ku kw ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or pa pl ps pt qu rm rn ro ru rw sa sc sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ug uk ur uz vi wo xh yi yo yue zh zu ast nds gsw szl hsb ceb hmn kok mai ksh lij nap scn vec wa".split(
    " ",
  );

/** Words that learners put before the name of a language. */
export const MODEST = new RegExp(`^(?:(?:${cue("learners")})\\s*)+`, "iu");

const known = new Map<string, ReadonlySet<string>>();

/** The names of languages in a given language, in lower case, from CLDR. */
export function languageNamesOf(lang: string): ReadonlySet<string> {
  let names = known.get(lang);
  if (names === undefined) {
    const display = new Intl.DisplayNames(lang, { type: "language", fallback: "none" });
    const told = CODES.flatMap((code) => display.of(code)?.toLowerCase() ?? []);
    names = new Set([
      ...told.flatMap((name) => [name, name.split(" ").at(-1) ?? name]),
      ...(languageFor(lang)?.words?.moreTongues?.split(";") ?? []),
    ]);
    known.set(lang, names);
  }
  return names;
}

const byStem = new Map<string, ReadonlyMap<string, string>>();

/**
 * The CLDR name of the language of which a word is an inflected form ("английским", "po angielsku", "anglų"), found
 * by its stem, the name without its ending.
 */
export function baseOfLanguage(word: string, lang: string): string | undefined {
  let stems = byStem.get(lang);
  if (stems === undefined) {
    stems = new Map(
      [...languageNamesOf(lang)].flatMap((name) => (name.length > 4 ? [[stemOf(name, lang), name] as const] : [])),
    );
    byStem.set(lang, stems);
  }
  const bare = word.replace(AHEAD, "");
  if (languageNamesOf(lang).has(bare)) return bare;
  return stems.get(stemOf(bare, lang));
}

/** Without the ending of an adjective or adverb. */
function stemOf(word: string, lang: string): string {
  return word.replace(languageFor(lang)?.words?.tongueEndings ?? NONE, "");
}

const NONE = /(?!)/u;

const AHEAD = new RegExp(`^(?:${cue("ahead of a language")})-?`, "u");
