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

/** Whether a text declares itself to be satire or fiction, in any language: by a statement, or by a word at its head. */
export function isMadeUp(text: string): boolean {
  return MADE_UP.test(text) || text.split("\n", HEAD_LINES).some((line) => HEADED.test(line));
}

/** Whether a text retracts or corrects a report, or calls everybody a criminal, in any language. */
export function isWithdrawn(text: string): boolean {
  return WITHDRAWN.test(text);
}

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const ANY = whole(cue("proceedings"));
const INQUIRIES = new RegExp(whole(cue("inquiries")), "giu");
const MADE_UP = new RegExp(cue("made up"), "iu");
/** "SATIRE. The mayor was jailed", "Satire – ", and not "Satire magazine". */
const HEADED = new RegExp(
  `^\\P{L}*(?:${cue("label of satire")}|${cue("heads something made up")})\\s?(?:[.:|!)\\]]|\\s[–—-]\\s|$)`,
  "iu",
);
/** A headline, a section and the first paragraph. */
const HEAD_LINES = 3;
const WITHDRAWN = new RegExp(cue("withdrawn"), "iu");

const patternOf = perLanguage((lang: string): RegExp | undefined => {
  const words = cueIn(lang, "proceedings");
  return words === NOTHING ? undefined : whole(words);
});

/** The pattern of a cue that a language lacks. */
const NOTHING = "(?!)";
