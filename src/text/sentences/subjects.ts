import { commonSexOf, foldGivenName } from "../../names/given-names.ts";
import { isNicknameOf } from "../../names/nicknames.ts";
import { wordOf } from "../languages/cues.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/** Verbs that make it certain that what stands before them is the subject. */
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

/** A line rather than a sentence: it has no verb, pronoun or kin word. */
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

/** A word as written: whatever stands between two blanks. */
interface TokensOfText {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/**
 * The last token of a sentence's subject, if the subject names somebody else in a form other than two capitalised
 * words: with digits inside, as a handle, in lower case, in another script, family name first, with an initial, as a
 * given name alone, or as another given name before the person's own family name. `undefined` if the sentence does
 * not begin this way.
 *
 * @param own the words of the person's name in lower case
 */
export function otherSubject(tokens: readonly Token[], lexicon: Lexicon, own: ReadonlySet<string>): number | undefined {
  const verb = tokens.findIndex((token) => has(token, "HAVE", "BE", ...SUBJECT_VERBS));
  // "One was a manager; two studied at …": people who have just been spoken of.
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

/** Tokens of a subject, including punctuation; longer ones are clauses. */
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

/** Whether a word has a part to play in sentences, and so is not a name; a handle, or a word with digits, may be one. */
function isKnown({ tokens, text }: TokensOfText): boolean {
  return FIGURED.test(text) || HANDLE.test(text)
    ? false
    : tokens.some(({ classes }) => classes.size > 0) || !/\p{L}/u.test(text);
}

function folded(text: string): string {
  return text.replace(/^["“”„(]+|(?<!["“”,)])["“”,)]+$/gu, "").toLowerCase();
}

/**
 * "Max Sample", "Ada12 Sample", "Finch, Ada": one word of the person's name, together with a given name that is not
 * theirs.
 */
function isRelation(words: readonly TokensOfText[], own: ReadonlySet<string>): boolean {
  const isInverted = INVERTED.test(words.map(({ text }) => text).join(" "));
  const texts = words.map(({ text }) => folded(text));
  const [given, ...family] = isInverted ? [...texts.slice(1), texts[0] ?? ""] : texts;
  if (given === undefined || family.length === 0) return false;
  if (own.has(given)) return isInverted && !family.every((word) => own.has(word));
  if (!family.every((word) => own.has(word))) return false;
  return FIGURED.test(given) || (commonSexOf(given) !== null && ![...own].some((word) => isForm(given, word)));
}

/** "Two studied at …": begins with some of several people from the sentence before. */
export function isCounted([first]: readonly Token[]): boolean {
  return COUNTED.test(first?.lower ?? "");
}

const COUNTED = wordOf("counted people");

/** "Tolu" of Tolulope, "Bob" of Robert. */
export function isForm(one: string, other: string): boolean {
  const [short = "", long = ""] = [foldGivenName(one), foldGivenName(other)].sort((a, b) => a.length - b.length);
  return short === "" || long.startsWith(short.slice(0, Math.max(2, short.length - 1))) || isNicknameOf(one, other);
}

/** @param isSetOff a dash separates it from its verb: "Max Sample – works at" */
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
  // "Dev", short for Devereaux, is the person's own.
  if (texts.length > 1 || !/^\p{L}+$/u.test(whole) || [...own].some((word) => isForm(folded(whole), word)))
    return false;
  return commonSexOf(whole) !== null;
}

/** "Ada12", "4da" */
const FIGURED = /^(?=.*\p{L})(?=.*\d)[\p{L}\p{M}\d'’.-]+$/u;
/** "@ada_3", "ada_sample" */
const HANDLE = /^@[\w.-]+$|^\w[A-Za-z\d]*_\w+$/u;
/** Words in a script without capitals. */
const OTHER_SCRIPT =
  /^(?!.*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}])[\p{L}\p{M}\s.·-]+$/u;
const INITIALS = /^(?:\p{Lu}\.\s?-?){1,3}\p{Lu}[\p{L}'’-]+$/u;
/** "Ada S." */
const CUT = /^\p{Lu}[\p{L}'’-]+\s\p{Lu}\.$/u;
const INVERTED = /^\p{Lu}[\p{L}'’-]+,\s\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]*)?$/u;
const BYNAME = /^\p{Lu}[\p{L}'’-]+\s["“„(]\p{Lu}[\p{L}'’-]+["”“)]\s\p{Lu}[\p{L}'’-]+$/u;
const SMALL = /^\p{Ll}[\p{L}\p{M}'’-]+$/u;

/**
 * "Syn Kacper studiuje", "…, zoon Karel studeert": kin of the person the text is about, named at the head of a clause
 * of their own.
 */
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
