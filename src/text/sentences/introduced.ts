import { commonSexOf } from "../../names/given-names.ts";
import { wordOf } from "../languages/cues.ts";
import type { Lexicon } from "../languages/words.ts";
import { ADDRESSED, isThing } from "../tokens/names.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isForm } from "./subjects.ts";

/** Somebody introduced by name, and the tokens after the comma that describe them. */
export interface Introduced {
  /** First and last token of the name. */
  readonly first: number;
  readonly last: number;
  /** The last token of the description. */
  readonly until: number;
}

/**
 * "survived by wife Roshan, formerly principal of …, and two sons", "con Giada, che insegna …, e": people who are not the subject and
 * are described by an apposition or a relative clause up to its comma. A word for kin, a form of address, a post before the name, "by",
 * or a given name after a word such as "with" shows that it is a person.
 *
 * @param own the words of the person's name in lower case
 */
export function introducedIn(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  lexicon: Lexicon,
  own: ReadonlySet<string>,
): Introduced[] {
  const found: Introduced[] = [];
  for (let comma = 1; comma < tokens.length - 1; comma++) {
    const isBracket = tokens[comma]?.text === "(";
    if (
      (tokens[comma]?.text !== "," && !isBracket) ||
      !(goesOn(tokens, spans, comma + 1) || (isBracket && isDegree(spans, comma + 1)))
    )
      continue;
    const last = comma - 1;
    const first = beginOfName(tokens, last);
    if (first === undefined || !isSomebody(tokens, spans, first, last, lexicon, own)) continue;
    const closed = isBracket ? tokens.findIndex(({ text }, at) => at > comma && text === ")") : -1;
    found.push({ first, last, until: closed < 0 ? endOfAside(tokens, spans, comma + 1) : closed });
  }
  return found;
}

/** Words of a name, particles included, at most. */
const MAX_NAME = 5;

function beginOfName(tokens: readonly Token[], last: number): number | undefined {
  let first: number | undefined;
  for (let at = last; at >= 0 && last - at < MAX_NAME; at--) {
    const token = tokens[at] as Token;
    const isName =
      token.capital && token.kind === "word" && !has(token, "ORG", "SCHOOL", "AWARDWORD", "DEGREE", "FIELD");
    if (isName && !has(token, "KIN", "SPOUSE", "CHILD")) first = at;
    else if (first === undefined || token.text !== ".") break;
  }
  return first;
}

/** A relative pronoun, a word for a time, or a post begins the description of the person named before the comma. */
function goesOn(tokens: readonly Token[], spans: readonly TokenSpan[], at: number): boolean {
  const token = tokens[at];
  if (has(token, "WHO", "BORN") || RELATIVE.test(token?.lower ?? "")) return true;
  const isTimed = has(token, "NOW", "BEFORE");
  if (isTimed && has(tokens[at + 1], "AT")) return true;
  const from = isTimed || has(token, "ART") ? at + 1 : at;
  const isOfTwo = tokens[at - 3]?.capital === true;
  // "works manager": after a whole name, one more word may precede the post.
  const isPost = ({ kind, first }: TokenSpan) =>
    kind === "role" && (first === from || (first === from + 1 && isOfTwo && !tokens[from]?.capital));
  return spans.some(isPost) && !has(tokens[at - 2], "SHE", "HE");
}

/** "Otto Brandt (PhD, Globex University)". */
function isDegree(spans: readonly TokenSpan[], at: number): boolean {
  return spans.some(({ kind, first }) => kind === "degree" && first === at);
}

/** Articles that serve as relative pronouns after a comma. */
const RELATIVE = wordOf("relative articles");

function isSomebody(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  first: number,
  last: number,
  lexicon: Lexicon,
  own: ReadonlySet<string>,
): boolean {
  const words = tokens.slice(first, last + 1).filter(({ kind }) => kind === "word");
  const given = words.find(({ text }) => !ADDRESSED.test(text));
  if (given === undefined || isThing(words.map(({ text }) => text).join(" "))) return false;
  const near = tokens.slice(Math.max(0, first - 3), first);
  const isKin = near.some(
    (token, at) =>
      has(token, "KIN", "SPOUSE", "CHILD") &&
      near.slice(at + 1).every((each) => !/^[,;:]$/u.test(each.text) && !has(each, "AT", "BE", "WORK", "LEAD")),
  );
  const isOwn = own.has(given.lower) || [...own].some((word) => isForm(given.lower, word));
  if (isOwn && !isKin) return false;
  if (isKin) return true;
  // Anybody else at the start of a sentence is its subject, which other rules handle.
  if (first < 2 || words.some(({ lower }) => own.has(lower) && words.length === 1)) return false;
  const before = tokens[first - 1];
  if (ADDRESSED.test(tokens[first]?.text ?? "") || ADDRESSED.test(before?.text ?? "")) return true;
  const isCalled = commonSexOf(given.text) !== null;
  // "y con Íñigo Arrieta, profesor de": beside somebody else, however rare the given name.
  const isBeside = COMPANY.test(before?.lower ?? "") && has(tokens[first - 2], "AND");
  if (isBeside && words.length > 1 && words.length < 4 && words.every(({ classes }) => classes.size === 0)) return true;
  if (has(before, "BY") && isCalled) return true;
  if (spans.some(({ kind, last: end }) => kind === "role" && end === first - 1) && isCalled && words.length > 1)
    return true;
  // "the letters of Otto Brandt, director of"; with an organisation it would be "at".
  // "Alumni: Otto Brandt (PhD, …", "…, Otto Brandt (director of …": one of a list of people.
  const isListed = /^[,:]$/u.test(before?.text ?? "") && tokens[last + 1]?.text === "(" && words.length > 1;
  const isNamed =
    words.length > 1 &&
    words.length < 4 &&
    (has(before, "OF") || ABOUT.test(before?.lower ?? "")) &&
    isGoneOn(tokens[first - 2]);
  return (
    isCalled &&
    (isNamed || isListed || has(before, "AND") || COMPANY.test(before?.lower ?? "") || has(before, "BE")) &&
    lexicon.language.noCapitals !== true
  );
}

const ABOUT = wordOf("about a subject");

/** A word that is neither a post nor an organisation, so that "of" is followed by a person. */
function isGoneOn(token: Token | undefined): boolean {
  return token?.kind === "word" && !has(token, "ROLE", "ROLEMOD", "ORG", "SCHOOL");
}

/** "with", for the people somebody lives, works or sings with. */
const COMPANY = wordOf("in whose company");

/** Up to the mark that closes an aside. A comma after very few words, or before another post, only separates items of a list. */
function endOfAside(tokens: readonly Token[], spans: readonly TokenSpan[], from: number): number {
  for (let at = from + 1; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (/^[;:—)]$/u.test(token.text)) return at - 1;
    if (
      token.text === "," &&
      at - from >= MIN_ASIDE &&
      !goesOn(tokens, spans, at + 1) &&
      !(tokens[at + 1]?.capital === true && !has(tokens[at + 1], "SHE", "HE"))
    )
      return at - 1;
  }
  return tokens.length - 1;
}
const MIN_ASIDE = 2;

/** "Declan Mulready" in a text about another Mulready: after a different given name, the family name is not the person's. */
export function isOfOther(tokens: readonly Token[], at: number, own: ReadonlySet<string>): boolean {
  const before = tokens[at - 1];
  if (before?.kind !== "word" || !before.capital || own.has(before.lower) || ADDRESSED.test(before.text)) return false;
  if (before.text.length < 3 || commonSexOf(before.text) === null) return false;
  return ![...own].some((word) => isForm(before.lower, word)) && !own.has(tokens[at - 2]?.lower ?? "");
}

/** "his daughter Veronika Hrdlitschka": the name after the word for kin at `kin` extends to `at`. */
export function isNameOfKin(tokens: readonly Token[], kin: number, at: number, own: ReadonlySet<string>): boolean {
  const name = tokens.slice(kin + 1, at);
  return name.length > 0 && name.every(({ capital, kind, lower }) => kind === "word" && capital && !own.has(lower));
}

/** "was hired by Mona Reed": a person that the next pronoun could mean. */
export function isMet({ first, last, text }: TokenSpan, tokens: readonly Token[]): boolean {
  const before = tokens[first - 1];
  const words = tokens.slice(first, last + 1);
  return (
    (has(before, "BY") || MEETS.test(before?.lower ?? "")) &&
    words.length > 1 &&
    words.length < 5 &&
    words.every((word) => word.kind === "word" && !has(word, "ORG", "SCHOOL", "OF", "FIELD", "AWARDWORD", "DEGREE")) &&
    !isThing(text)
  );
}

const MEETS = wordOf("meets");
