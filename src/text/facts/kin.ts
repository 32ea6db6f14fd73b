import { cue, wordOf } from "../languages/cues.ts";
import { isCity } from "../places/cities.ts";
import { isPlaceName } from "../places/towns.ts";
import { spanOf, type Speaker, type Assertion } from "../assertion.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { ownerOfKin } from "../sentences/kin-owner.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import type { Topic } from "../sentences/owners.ts";
import { HONORIFIC_ALONE, withoutAddress } from "../tokens/names.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** The most words between a kin word and a name: "his wife, the violist Claire Dunmore". */
const MAX_BETWEEN = 6;
/** More children than this are a class or a choir. */
const MAX_CHILDREN = 12;
const PAST = wordOf("former kin");

/** The person's spouse and children as a sentence names them, or the number of children it states. */
export function* readKin(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { tokens, piece, topic } = sentence;
  const how = { confidence: 0.85 };
  let child = -1;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (has(token, "SPOUSE") && isPossessed(sentence, at)) {
      const name = nameBehind(sentence, at, topic);
      if (name !== undefined) yield speaker.say("spouse", name, spanOf(piece), how);
    }
    if (has(token, "MARRY") && isOwn(sentence, at)) {
      const name = marriedTo(sentence, at, topic);
      if (name !== undefined) yield speaker.say("spouse", name, spanOf(piece), how);
    }
    if (!has(token, "CHILD") || isNobodys(tokens, at)) continue;
    if (!isChildOfPerson(sentence, at, topic) && !(child >= 0 && isListedOn(tokens, child, at))) continue;
    child = at;
    for (const name of namesBehind(sentence, at, topic)) yield speaker.say("child", name, spanOf(piece), how);
  }
  const count = countOf(sentence, topic);
  if (count !== undefined)
    yield speaker.say("childCount", count, spanOf(piece), { method: "derived", confidence: 0.85 });
}

/** "a daughter, Ruth, and a son, Daniel": the second child has the same parent as the first. */
function isListedOn(tokens: readonly Token[], before: number, at: number): boolean {
  return tokens
    .slice(before + 1, at)
    .every((token) => token.capital || token.kind === "number" || has(token, "AND", "ART") || token.text === ",");
}

function isOwn(sentence: Analysed, at: number): boolean {
  return ownerOfKin(sentence, at) === "own" && doubtsAt(sentence, at).size === 0;
}

/** "her husband", "su esposa", "жена" in the nominative: of the person, and not in the past. */
function isPossessed(sentence: Analysed, at: number): boolean {
  const { tokens, lexicon } = sentence;
  const token = tokens[at];
  if (token === undefined || (token.capital && at > 0 && lexicon.language.nounCapitals !== true)) return false;
  if (lexicon.language.inflects === true && !NOMINATIVE.test(token.lower)) return false;
  const before = tokens.slice(Math.max(0, at - 2), at);
  if (isFormerKin(sentence, at)) return false;
  const bare = lexicon.language.inflects === true || lexicon.language.suffixApostrophe === true;
  const possessed =
    bare ||
    before.some(
      (each) => has(each, "HER", "HIS", "FIRST", "ART", "AND") || each.lower === "'s" || each.lower === "with",
    );
  return possessed && ownerOfKin(sentence, at) === "own" && doubtsAt(sentence, at).size === 0;
}

/** "her former husband", "his ex-wife". */
export function isFormerKin({ tokens }: Analysed, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 2), at);
  return before.some(({ lower }) => PAST.test(lower)) || FORMER_KIN.test(tokens[at]?.lower ?? "");
}

const NOMINATIVE = wordOf("kin nominative");

/** The name right after a kin word, or after that relative's occupation: "his wife, violist Claire Dunmore". */
function nameBehind(sentence: Analysed, at: number, topic: Topic): string | undefined {
  const { tokens, spans } = sentence;
  for (let i = at + 1; i < tokens.length && i - at <= MAX_BETWEEN; i++) {
    const token = tokens[i];
    const span = spans.find((each) => each.kind === "name" && each.first <= i && i <= each.last);
    // "Eşi Prof. Dr. Haluk": a title before its full stop is not a name.
    if (span !== undefined && tokens[span.last + 1]?.text === "." && HONORIFIC_ALONE.test(span.text)) {
      i = span.last + 1;
      continue;
    }
    // "Ihr Mann Georg": where nouns are capitalised, the kin word looks like part of the name.
    if (span !== undefined) return personIn(sentence, { ...span, first: Math.max(span.first, at + 1) }, topic);
    if (spans.some((each) => each.kind === "role" && each.first <= i && i <= each.last)) continue;
    if (token === undefined || !mayStandBetween(token, i === at + 1)) return undefined;
  }
  return undefined;
}

const NAMED = wordOf("kin named");
const LISTED = wordOf("kin listed");
const NO_CHILD = wordOf("no child");
const TWINS = wordOf("twins");
const SEVERAL = wordOf("several children");

function mayStandBetween(token: Token, isFirst: boolean): boolean {
  // "her husband of 51 years, Harold"
  if (/^[,(:–—]$/u.test(token.text) || (token.kind === "number" && !isFirst)) return true;
  if (
    has(token, "AT", "IN", "FROM", "BE", "HAVE", "AND", "WHO", "WORK", "JOIN", "SHE", "HE", "NEG") &&
    !has(token, "ART")
  )
    return NAMED.test(token.lower) && isFirst;
  return token.kind === "word" && !token.capital;
}

function marriedTo(sentence: Analysed, at: number, topic: Topic): string | undefined {
  const { tokens, spans, lexicon } = sentence;
  if (lexicon.language.inflects === true || has(tokens[at], "SPOUSE") || (tokens[at]?.capital === true && at > 0))
    return undefined;
  if (tokens[at + 1]?.text === "," || tokens[at + 1]?.text === ".") return undefined;
  for (let i = at + 1; i < tokens.length && i - at <= MAX_BETWEEN; i++) {
    const token = tokens[i];
    const span = spans.find((each) => each.kind === "name" && each.first <= i && i <= each.last);
    // "Married to Rosalind's sister Imogen": Rosalind is whose kin it is, not the spouse.
    if (span !== undefined && (/['’]s$/u.test(span.text) || /^['’]s$/u.test(tokens[span.last + 1]?.text ?? "")))
      return undefined;
    if (span !== undefined)
      return has(tokens[span.first - 1], "IN") &&
        !has(tokens[span.first - 1], "TO") &&
        tokens[span.first - 1]?.lower !== "con"
        ? undefined
        : personIn(sentence, span, topic);
    if (spans.some((each) => each.kind === "role" && each.first <= i && i <= each.last)) continue;
    if (token === undefined || (token.kind !== "number" && (token.kind !== "word" || token.capital))) return undefined;
    if (has(token, "AND", "BE", "HAVE", "WORK", "WHO", "CHILD")) return undefined;
  }
  return undefined;
}

/** A name that a person can have and that is not the subject's own. */
export function personIn({ tokens, piece }: Analysed, span: TokenSpan, topic: Topic): string | undefined {
  const all = tokens.slice(span.first, span.last + 1);
  // "Ihr Mann Georg": where nouns are capitalised, the noun is in the same run as the name.
  const words = all.slice(
    Math.max(
      0,
      all.findIndex((word) => !has(word, "SPOUSE", "CHILD")),
    ),
  );
  if (words.some((word) => has(word, "ORG", "SCHOOL", "OF", "AWARDWORD", "DEGREE") || word.kind === "number"))
    return undefined;
  if (isSubjectName(span, tokens, topic) && words.length === 1) return undefined;
  // "Jej mąż, sędzia Sądu Okręgowego": where a spouse works, before any name.
  if (COURT.test(words[0]?.text ?? "")) return undefined;
  const end = words.findIndex(({ text }) => text === "'s" || text === "’s");
  const last = end < 0 ? words.at(-1) : words[end - 1];
  const name = piece.text.slice(words[0]?.from ?? 0, last?.to ?? 0);
  const bare = withoutAddress(name);
  if (HONORIFIC_ALONE.test(bare)) return undefined;
  return bare === "" || isCity(bare) || bare.split(/\s+/u).length > 5 ? undefined : bare;
}

/** "her sons", "a daughter, Ana": a child of the person or of the couple. */
function isChildOfPerson(sentence: Analysed, at: number, topic: Topic): boolean {
  const { tokens, lexicon } = sentence;
  const token = tokens[at];
  if (token === undefined || PARENT.test(token.lower)) return false;
  if (lexicon.language.inflects === true && !NOMINATIVE.test(token.lower)) return false;
  if (token.capital && at > 0 && lexicon.language.nounCapitals !== true) return false;
  const owner = ownerOfKin(sentence, at);
  const both = tokens.slice(0, at).some((each) => has(each, "THEY", "SPOUSE")) && topic.about;
  return (owner === "own" || both) && doubtsAt(sentence, at).size === 0;
}

/** "two sons, Tom and Will", "a son, Micah, at New Mexico Tech": the names up to the first word that is not one. */
function namesBehind(sentence: Analysed, at: number, topic: Topic): string[] {
  const { tokens } = sentence;
  const names: string[] = [];
  for (let i = at + 1; i < tokens.length; i++) {
    const token = tokens[i];
    const span = nameFrom(sentence, i, at);
    if (span !== undefined) {
      const parts = tokens.slice(span.first, span.last + 1);
      const isTwo = parts.findIndex((part) => has(part, "AND") || part.text === "&");
      const name = isTwo > 0 ? undefined : personIn(sentence, span, topic);
      if (isTwo > 0) for (const part of parts) if (part.capital) names.push(part.text);
      if (isTwo <= 0 && name === undefined) break;
      if (name !== undefined) names.push(name);
      i = span.last;
      continue;
    }
    if (token === undefined) break;
    // "his sons, Mark (Deb) and Steven": the child's partner is in brackets.
    const closing =
      token.text === "(" && names.length > 0 ? tokens.findIndex(({ text }, to) => to > i && text === ")") : -1;
    if (closing > i && closing - i <= MAX_IN_BRACKETS) {
      i = closing;
      continue;
    }
    if (names.length === 0 && i - at <= 4 && (/^[,(:–—]$/u.test(token.text) || LISTED.test(token.lower))) continue;
    if (names.length > 0 && (has(token, "AND") || /^[,()]$/u.test(token.text) || token.kind === "number")) {
      const next = nameFrom(sentence, i + 1, at);
      const goesOn =
        next !== undefined || token.kind === "number" || /^[()]$/u.test(token.text) || has(tokens[i + 1], "AND");
      if (goesOn) continue;
    }
    const next = names.length > 0 && SEVERAL.test(tokens[at]?.lower ?? "") ? nextListed(sentence, i) : undefined;
    if (next === undefined) break;
    i = next - 1;
  }
  return names;
}

/** The name that begins at a token; where nouns are capitalised, the word for kin before it looks like part of it. */
function nameFrom({ spans, tokens, lexicon }: Analysed, i: number, kin: number): TokenSpan | undefined {
  const found = spans.find(({ kind, first, last }) => kind !== "degree" && first <= i && i <= last);
  if (found?.kind === "name" && found.first === i) return found;
  if (found !== undefined)
    return found.kind === "name" && i === kin + 1 && found.first <= kin ? { ...found, first: i } : undefined;
  // "die Kinder Martin und Dorothee": there, a capital letter alone does not make a word a name.
  const token = tokens[i];
  const isName = lexicon.language.nounCapitals === true && has(tokens[i - 1], "AND") && isGivenAlone(token);
  return isName ? { kind: "name", first: i, last: i, from: token.from, to: token.to, text: token.text } : undefined;
}

function isGivenAlone(token: Token | undefined): token is Token {
  return token?.capital === true && token.classes.size === 0 && !isPlaceName(token.text);
}

/**
 * "the daughters Miriam, a judge, and Hannah, who teaches": the token of the next of several children, behind what is
 * said of the one before.
 */
function nextListed({ tokens, spans }: Analysed, from: number): number | undefined {
  for (let i = from; i < tokens.length && i - from <= MAX_ASIDE; i++) {
    if (/^[.;:!?]$/u.test(tokens[i]?.text ?? "")) return undefined;
    const closes = tokens[i - 1]?.text === "," || tokens[i - 1]?.text === ")";
    if (i === from || !closes || !has(tokens[i], "AND")) continue;
    const next = spans.find((each) => each.kind === "name" && each.first === i + 1);
    const isChild = next === undefined ? isGivenAlone(tokens[i + 1]) : !isPlaceName(next.text);
    return isChild ? i + 1 : undefined;
  }
  return undefined;
}

/** The most tokens of what is said of a child between its name and the next one's. */
const MAX_ASIDE = 14;

/** The most tokens in brackets; anything longer is not a name or an age. */
const MAX_IN_BRACKETS = 5;

/**
 * "three daughters", "a son and two daughters", "mother of four", "married with two children": the number of
 * children.
 */
function countOf(sentence: Analysed, topic: Topic): number | undefined {
  const { tokens, lexicon, piece } = sentence;
  const numbers = lexicon.language.numbers?.split(" ") ?? [];
  const parent = PARENT_OF.exec(piece.text);
  const told = parent === null ? undefined : numberWord(parent[1]?.toLowerCase() ?? "", numbers);
  // "a mother of two": the article is not a count.
  if (told !== undefined && told > 1 && sentence.owners[0] !== "other" && topic.about) return told;
  let sum = 0;
  let at = -1;
  for (const [i, token] of tokens.entries()) {
    if (!has(token, "CHILD") || NO_CHILD.test(token.lower) || (token.capital && lexicon.language.nounCapitals !== true))
      continue;
    const before = tokens.slice(Math.max(0, i - 3), i).findLast((each) => numberOf(each, numbers) !== undefined);
    const twins = TWINS.test(token.lower) || tokens[i - 1]?.lower === "twin";
    const value = twins ? 2 : before && numberOf(before, numbers);
    if (value === undefined || value === 0 || isNobodys(tokens, i)) continue;
    sum += value;
    at = at < 0 ? i : at;
  }
  if (at < 0) {
    const value = parent === null ? undefined : numberWord(parent[1]?.toLowerCase() ?? "", numbers);
    const owner = topic.about ? sentence.owners[0] : "unknown";
    return value !== undefined && owner !== "other" ? value : undefined;
  }
  const first = tokens[Math.max(0, at - 4)] === undefined ? 0 : Math.max(0, at - 8);
  const cue = tokens
    .slice(first, at)
    .some((token) => has(token, "HAVE", "MARRY", "SPOUSE", "FIRST", "HER", "HIS", "THEY") || CUE.test(token.lower));
  // "Her sister has two sons": somebody else's children.
  if (
    tokens
      .slice(0, at)
      .some((token, i) => has(token, "KIN") && !has(token, "CHILD", "SPOUSE") && !has(tokens[i + 1], "OF", "AT", "TO"))
  )
    return undefined;
  const isWhole = tokens.length <= 12;
  if (!(cue || isWhole) || sum > MAX_CHILDREN || (!isChildOfPerson({ ...sentence }, at, topic) && !isWhole))
    return undefined;
  return doubtsAt(sentence, at).size === 0 ? sum : undefined;
}

/**
 * "an upholsterer's daughter", "la hija de una maestra", "four other girls", "like a son": says whose child somebody
 * is, or is about other children, or about none.
 */
function isNobodys(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at);
  return (
    before.some(({ lower }) => lower === "'s" || lower === "’s" || lower === "other" || LIKENED.test(lower)) ||
    has(tokens[at + 1], "OF")
  );
}

const PARENT_OF = new RegExp(`(?<!\\p{L})(?:${cue("parents")})\\s(?:${cue("parents of")})\\s(\\p{L}+)(?!\\p{L})`, "u");
const CUE = wordOf("has children");
const LIKENED = wordOf("likens");

function numberOf(token: Token, numbers: readonly string[]): number | undefined {
  if (token.kind === "number") return /^\d{1,2}$/u.test(token.text) ? Number(token.text) : undefined;
  return numberWord(token.lower, numbers);
}

/** "three", "drei", "двое": the value of a number word from the language's list, an article or a collective numeral. */
function numberWord(word: string, numbers: readonly string[]): number | undefined {
  const at = numbers.indexOf(word);
  if (at >= 0) return at + 1;
  return MORE_NUMBERS.get(word);
}

const MORE_NUMBERS: ReadonlyMap<string, number> = new Map(
  cue("counting words")
    .split("|")
    .map((each): [string, number] => {
      const [word = "", value] = each.split("=");
      return [word, Number(value)];
    }),
);

const FORMER_KIN = new RegExp(`^(?:${cue("former kin begins")})-`, "u");

const PARENT = wordOf("parents kin");

const COURT = new RegExp(`^(?:${cue("courts")})$`, "iu");
