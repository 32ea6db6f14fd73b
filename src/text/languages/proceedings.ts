import { cue, cueIn } from "./cues.ts";
import { perLanguage } from "./per-language.ts";

/**
 * Whether a text contains a word of police, prosecution or court: without one, it does not report a case. It does not
 * show whose case.
 *
 * @param lang uses only the words of this language, if it has any; otherwise those of every language
 */
export function namesProceedings(text: string, lang?: string): boolean {
  const own = lang === undefined ? undefined : patternOf(lang);
  return (own ?? ANY).test(text);
}

/**
 * Whether a headline contains such a word other than those of an inquiry, which does not mean that anybody did
 * anything.
 */
export function namesMoreThanInquiry(headline: string, lang?: string): boolean {
  return namesProceedings(headline.replace(INQUIRIES, " "), lang);
}

/** Whether a text declares itself to be satire or fiction, in any language. */
export function isMadeUp(text: string): boolean {
  return MADE_UP.test(text);
}

/** Whether a text retracts or corrects a report, or calls everybody a criminal, in any language. */
export function isWithdrawn(text: string): boolean {
  return WITHDRAWN.test(text);
}

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const ANY = whole(cue("proceedings"));
const INQUIRIES = new RegExp(whole(cue("inquiries")), "giu");
const MADE_UP = new RegExp(cue("made up"), "iu");
const WITHDRAWN = new RegExp(cue("withdrawn"), "iu");

const patternOf = perLanguage((lang: string): RegExp | undefined => {
  const words = cueIn(lang, "proceedings");
  return words === NOTHING ? undefined : whole(words);
});

/** The pattern of a cue that a language lacks. */
const NOTHING = "(?!)";
