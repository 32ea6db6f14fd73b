import { cueIn, cueWordsIn } from "../../text/languages/cues.ts";
import { perLanguage } from "../../text/languages/per-language.ts";

/** The words in which a language says how one assertion about a case relates to others. */
export interface StandingWords {
  readonly lang: string;
  readonly before: RegExp;
  readonly appeals: RegExp;
  readonly but: RegExp;
  readonly anew: RegExp;
  readonly supposed: RegExp;
  readonly cleared: RegExp;
  readonly rejected: RegExp;
  readonly jests: RegExp;
  readonly oneOfName: RegExp;
  readonly partly: RegExp;
  readonly some: RegExp;
  readonly clauseEnd: RegExp;
  readonly offences: readonly { readonly line: string; readonly pattern: RegExp }[];
}

export const standingWords = perLanguage((lang: string): StandingWords => {
  const whole = (cues: string) => new RegExp(`(?<!\\p{L})(?:${cues})(?!\\p{L})`, "iu");
  return {
    lang,
    before: whole(cueIn(lang, "past perfect")),
    appeals: whole(cueIn(lang, "appeals")),
    but: whole(cueIn(lang, "but")),
    anew: whole(cueIn(lang, "begins anew")),
    some: whole(cueIn(lang, "some charges")),
    partly: whole(cueIn(lang, "of some charges")),
    cleared: whole(cueIn(lang, "never suspected")),
    rejected: whole(cueIn(lang, "rejected in court")),
    jests: whole(cueIn(lang, "in jest")),
    oneOfName: whole(cueIn(lang, "one of the name")),
    clauseEnd: new RegExp(`[,;:.]|(?<!\\p{L})(?:${cueIn(lang, "but")})(?!\\p{L})`, "iu"),
    offences: cueWordsIn(lang, "offences").map((line) => ({ line, pattern: whole(line) })),
    supposed: whole(cueIn(lang, "supposed")),
  };
});
