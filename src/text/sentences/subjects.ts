import { commonSexOf, foldGivenName } from "../../names/given-names.ts";
import { isNicknameOf } from "../../names/nicknames.ts";
import { wordOf } from "../languages/cues.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/** Verbs behind which nobody doubts that what stands before them is the subject. */
export const SUBJECT_VERBS = [
  "WORK",
  "JOIN",
  "LEAVE",
  "LEAD",
  "FOUND",
  "BECOME",
  "TEACH",
  "WIN",
  "STUDY",
  "GRAD",
  "LIVE",
  "MARRY",
] as const satisfies readonly WordClass[];

/** A line, not a sentence: nobody in it is or does anything, and it tells of nobody's kin. */
export function isWithoutVerb(tokens: readonly Token[]): boolean {
  return !tokens.some((token) => has(token, ...OF_SENTENCES, ...SUBJECT_VERBS));
}

const OF_SENTENCES = [
  "BE",
  "HAVE",
  "SHE",
  "HE",
  "FIRST",
  "WHO",
  "HER",
  "HIS",
  "KIN",
  "SPOUSE",
  "CHILD",
] as const satisfies readonly WordClass[];

/** A word as it is written: what stands between two blanks, whatever it is made of. */
interface TokensOfText {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/**
 * The last token of a sentence's subject that names somebody else in a form that two words with capitals do not have: with
 * figures inside, by a handle, in small letters, in another script, family name first, by an initial, by a given name alone, or
 * by another given name before the person's own family name. `undefined` where the sentence does not begin so.
 *
 * @param own the words of the person's name in small letters
 */
export function otherSubject(tokens: readonly Token[], lexicon: Lexicon, own: ReadonlySet<string>): number | undefined {
  const verb = tokens.findIndex((token) => has(token, "HAVE", "BE", ...SUBJECT_VERBS));
  // "One was a manager; two studied at …": of people just spoken of.
  if (verb === 1 && isCounted(tokens)) return 0;
  if (verb < 1 || verb > MAX_TOKENS) return undefined;
  const end = /^[–—-]$/u.test(tokens[verb - 1]?.text ?? "") ? verb - 1 : verb;
  const words = writtenWords(tokens.slice(0, end));
  if (words.length === 0 || words.length > MAX_WORDS || words.some(isKnown)) return undefined;
  const others = words.filter(({ text }) => !own.has(folded(text)));
  if (others.length === 0) return undefined;
  const isOther =
    others.length < words.length ? isRelation(words, own) : isStrangeName(words, own, lexicon, end < verb);
  return isOther ? end - 1 : undefined;
}

/** Of a subject with the marks inside: longer ones are clauses. */
const MAX_TOKENS = 8;
const MAX_WORDS = 4;

function writtenWords(tokens: readonly Token[]): TokensOfText[] {
  const words: { text: string; tokens: Token[] }[] = [];
  for (const token of tokens) {
    const last = words.at(-1);
    if (last !== undefined && last.tokens.at(-1)?.to === token.from) {
      last.text += token.text;
      last.tokens.push(token);
    } else words.push({ text: token.text, tokens: [token] });
  }
  return words;
}

/** A word that does something in sentences is of no name, but within a word of figures or marks. */
function isKnown({ tokens, text }: TokensOfText): boolean {
  return FIGURED.test(text) || HANDLE.test(text)
    ? false
    : tokens.some(({ classes }) => classes.size > 0) || !/\p{L}/u.test(text);
}

function folded(text: string): string {
  return text.replace(/^["“”„(]+|(?<!["“”,)])["“”,)]+$/gu, "").toLowerCase();
}

/** "Max Sample", "Ada12 Sample", "Finch, Ada": one word of the person's name, behind a given name that is none of theirs. */
function isRelation(words: readonly TokensOfText[], own: ReadonlySet<string>): boolean {
  const isInverted = INVERTED.test(words.map(({ text }) => text).join(" "));
  const texts = words.map(({ text }) => folded(text));
  const [given, ...family] = isInverted ? [...texts.slice(1), texts[0] ?? ""] : texts;
  if (given === undefined || family.length === 0) return false;
  if (own.has(given)) return isInverted && !family.every((word) => own.has(word));
  if (!family.every((word) => own.has(word))) return false;
  return FIGURED.test(given) || (commonSexOf(given) !== null && ![...own].some((word) => isForm(given, word)));
}

/** "Two studied at …" begins so: some of several people of whom the sentence before tells. */
export function isCounted([first]: readonly Token[]): boolean {
  return COUNTED.test(first?.lower ?? "");
}

const COUNTED = wordOf("counted people");

/** "Tolu" of Tolulope, "Bob" of Robert. */
export function isForm(one: string, other: string): boolean {
  const [short = "", long = ""] = [foldGivenName(one), foldGivenName(other)].sort((a, b) => a.length - b.length);
  return short === "" || long.startsWith(short.slice(0, Math.max(2, short.length - 1))) || isNicknameOf(one, other);
}

/** @param isSetOff a dash parts it from its verb: "Max Sample – works at" */
function isStrangeName(
  words: readonly TokensOfText[],
  own: ReadonlySet<string>,
  { language }: Lexicon,
  isSetOff: boolean,
): boolean {
  const texts = words.map(({ text }) => text);
  const whole = texts.join(" ");
  if (texts.some((text) => FIGURED.test(text) || HANDLE.test(text))) return true;
  if (language.noCapitals !== true && OTHER_SCRIPT.test(whole)) return true;
  if ([INITIALS, CUT, INVERTED, BYNAME].some((form) => form.test(whole))) return true;
  if (isSetOff && texts.length > 1 && texts.every((text) => /^\p{Lu}/u.test(text))) return true;
  if (texts.length > 1 && texts.every((text) => SMALL.test(text)) && commonSexOf(whole) !== null) return true;
  // "Dev" of Devereaux is the person's own.
  if (texts.length > 1 || !/^\p{L}+$/u.test(whole) || [...own].some((word) => isForm(folded(whole), word)))
    return false;
  return commonSexOf(whole) !== null;
}

/** "Ada12", "4da" */
const FIGURED = /^(?=.*\p{L})(?=.*\d)[\p{L}\p{M}\d'’.-]+$/u;
/** "@ada_3", "ada_sample" */
const HANDLE = /^@[\w.-]+$|^\w[A-Za-z\d]*_\w+$/u;
/** Letters that no name begins with as a capital. */
const OTHER_SCRIPT =
  /^(?!.*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}])[\p{L}\p{M}\s.·-]+$/u;
const INITIALS = /^(?:\p{Lu}\.\s?-?){1,3}\p{Lu}[\p{L}'’-]+$/u;
/** "Ada S." */
const CUT = /^\p{Lu}[\p{L}'’-]+\s\p{Lu}\.$/u;
const INVERTED = /^\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*)?$/u;
const BYNAME = /^\p{Lu}[\p{L}'’-]+\s["“„(]\p{Lu}[\p{L}'’-]+["”“)]\s\p{Lu}[\p{L}'’-]+$/u;
const SMALL = /^\p{Ll}[\p{L}\p{M}'’-]+$/u;

/** "Syn Kacper studiuje", "…, zoon Karel studeert": kin of whom the text is about, by name, at the head of a clause of theirs. */
export function isNamedKin(tokens: readonly Token[], at: number): boolean {
  const [before, kin, name, verb] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  const begins = at === 0 || before?.text === "," || before?.text === ";";
  return (
    begins &&
    has(kin, "SPOUSE", "CHILD") &&
    name?.kind === "word" &&
    name.capital &&
    has(verb, "BE", "HAVE", "STUDY", "WORK", "LIVE", "LEAD", "TEACH")
  );
}
