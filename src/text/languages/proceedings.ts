import { cue, cueIn } from "./cues.ts";

/**
 * Whether a text has a word of police, prosecution or court: without one it tells of no case. It says nothing of whose case.
 *
 * @param lang asks for the words of one language, if it has any; else for those of every language
 */
export function namesProceedings(text: string, lang?: string): boolean {
  const own = lang === undefined ? undefined : patternOf(lang);
  return (own ?? ANY).test(text);
}

/** Whether a headline has such a word beyond those of an inquiry, which say of nobody that they did anything. */
export function namesMoreThanInquiry(headline: string, lang?: string): boolean {
  return namesProceedings(headline.replace(INQUIRIES, " "), lang);
}

/** Whether a text says of itself that it is satire or fiction, in any language. */
export function isMadeUp(text: string): boolean {
  return MADE_UP.test(text);
}

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");
const ANY = whole(cue("proceedings"));
const INQUIRIES = new RegExp(whole(cue("inquiries")), "giu");
const MADE_UP = new RegExp(cue("made up"), "iu");
const byLanguage = new Map<string, RegExp | undefined>();

function patternOf(lang: string): RegExp | undefined {
  if (!byLanguage.has(lang)) {
    const words = cueIn(lang, "proceedings");
    byLanguage.set(lang, words === NOTHING ? undefined : whole(words));
  }
  return byLanguage.get(lang);
}

/** What a cue is that a language lacks. */
const NOTHING = "(?!)";
