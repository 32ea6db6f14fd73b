import { cueWordsIn, wordOf } from "../languages/cues.ts";
import { FUNCTION, has, isContent, isPlainWord, type TokenRange } from "./content.ts";
import { isLegalForm, isOpeningMark } from "./name-marks.ts";
import { roleSpans } from "./role-spans.ts";
import { isPlaceName } from "../places/towns.ts";
import type { Token } from "./tokens.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

export { has } from "./content.ts";

/** What a stretch of a sentence can be; `first` and `last` are token indices, both included. */
export interface TokenSpan {
  readonly kind: "name" | "role" | "degree";
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Words that are capitalised at the start of a sentence without being names. */
const OPENERS: readonly WordClass[] = [...FUNCTION, "BEFORE", "SPEAK", "DIE", "MARRY", "HONORARY", "HEARSAY", "GRAD"];

/** The posts, degrees and names in a sentence, in order and without overlaps. */
export function findSpans(sentence: string, tokens: readonly Token[], lexicon: Lexicon): TokenSpan[] {
  const taken = tokens.map(() => false);
  const spans: TokenSpan[] = [];
  const add = (kind: TokenSpan["kind"], first: number, last: number): void => {
    const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
    for (let i = first; i <= last; i++) taken[i] = true;
    spans.push({ kind, first, last, from, to, text: sentence.slice(from, to) });
  };
  for (const [first, last] of quotedNames(sentence, tokens)) add("name", first, last);
  for (const [first, last] of degreeSpans(tokens, taken)) add("degree", first, last);
  for (const [first, last] of roleSpans(tokens, taken, lexicon)) add("role", first, last);
  for (const [first, last] of nameSpans(tokens, taken, lexicon)) add("name", first, last);
  return spans.sort((a, b) => a.first - b.first);
}

/** «Ленфильм», „Sąvara“: names in the kinds of quotation marks that mark names. */
function quotedNames(sentence: string, tokens: readonly Token[]): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (const match of sentence.matchAll(/[«„「『]([^«»„“”」』]{2,60})[»“”」』]/gu)) {
    if (/[.!?,]$|[.!?]\s/u.test(match[1] ?? "") || (match[1] ?? "").split(" ").length > 6) continue;
    const first = tokens.findIndex(({ from }) => from > match.index);
    const end = match.index + match[0].length - 1;
    const last = tokens.findLastIndex(({ to }) => to <= end);
    const named = tokens[first]?.kind === "number" ? tokens[first + 1] : tokens[first];
    if (first >= 0 && last >= first && named?.capital !== false) ranges.push([first, last]);
  }
  return ranges;
}

/** "BSc in Mathematics", "Master of City Planning", "higher diploma in organisational psychology". */
function degreeSpans(tokens: readonly Token[], taken: readonly boolean[]): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!has(token, "DEGREE") || taken[i] || (ranges.at(-1)?.[1] ?? -1) >= i) continue;
    // "Ms" is a form of address, "MS" a degree; "ma" is a word in several languages.
    if (ONLY_IN_CAPITALS.test(token?.lower ?? "") && !/^\p{Lu}\p{L}*\p{Lu}$/u.test(token?.text ?? "")) continue;
    // "su carrera en Telefónica": a working career is not a degree course, unless the course has a subject.
    if (CAREER.test(token?.lower ?? "") && !has(tokens[i + 1], "OF")) continue;
    let first = i;
    while (first > 0 && i - first < 3 && isPlainWord(tokens[first - 1]) && !tokens[first - 1]?.capital) first--;
    let last = i;
    // "master's degree in": the genitive ending is a token of its own.
    if (tokens[last + 1]?.lower === "'s" && HAS_GENITIVE.test(token?.lower ?? "")) last++;
    while (has(tokens[last + 1], "DEGREE")) last++;
    last = behindBracket(tokens, last);
    const of = behindPreposition(tokens, last, ["OF", "IN"]);
    const isBare = of === last;
    // "Bachelor of Engineering in Electrical Engineering"
    last = has(tokens[last + 1], "OF") && of > last ? behindPreposition(tokens, of, ["IN"]) : of;
    if (isBare && (last === i || isClosing(tokens[last])) && isSubjectWord(tokens[last + 1])) {
      const start = last;
      last++;
      while (
        last - start < 4 &&
        (isSubjectWord(tokens[last + 1]) || (tokens[last + 1]?.text === "&" && isSubjectWord(tokens[last + 2])))
      )
        last++;
      last = secondSubjectBehind(tokens, last);
    }
    ranges.push([first, last]);
  }
  return ranges;
}

/**
 * "BSc (Hons) in Marine Biology", "Diplom-Ingenieur (FH) Maschinenbau": letters in brackets belong to a degree that
 * continues after them.
 */
function behindBracket(tokens: readonly Token[], last: number): number {
  const [open, letters, close, next] = tokens.slice(last + 1, last + 5);
  const isLetters = open?.text === "(" && letters?.kind === "word" && letters.text.length <= 6 && isClosing(close);
  return isLetters && (has(next, "OF", "IN") || isSubjectWord(next)) ? last + 3 : last;
}

function isClosing(token: Token | undefined): boolean {
  return token?.text === ")";
}

/**
 * The last token of "and Electronic Engineering" after "MEng Electrical": words that end in a field's word continue
 * the subject.
 */
function secondSubjectBehind(tokens: readonly Token[], last: number): number {
  // "Dier- en Veehouderij", "Bau- und Umweltingenieurwesen"
  const [hyphen, and, second] = tokens.slice(last + 1, last + 4);
  if (hyphen?.text === "-" && hyphen.from === tokens[last]?.to && has(and, "AND") && isSubjectWord(second))
    return last + 3;
  if (!has(tokens[last + 1], "AND")) return last;
  let end = last + 1;
  const isOfSubject = (token: Token | undefined): boolean =>
    isSubjectWord(token) || (token?.capital === true && FIELD_ENDS.test(token.lower));
  while (end - last < 4 && isOfSubject(tokens[end + 1]) && !has(tokens[end + 1], "DEGREE")) end++;
  return has(tokens[end], "FIELD") || FIELD_ENDS.test(tokens[end]?.lower ?? "") ? end : last;
}

/** How the names of fields of study end in English. */
const FIELD_ENDS = /(?:eering|logy|nomy|graphy|sophy|istry|ics)$/u;

function isSubjectWord(token: Token | undefined): boolean {
  return (
    token?.kind === "word" && token.capital && !has(token, "SCHOOL", "ORG", "AT", "FROM", "SHE", "HE", "NOW", "BEFORE")
  );
}

/**
 * The last token of "in organisational psychology" or "of City Planning" after `at`; `at` if nothing of the kind
 * follows.
 */
function behindPreposition(tokens: readonly Token[], at: number, prepositions: readonly WordClass[]): number {
  const preposition = tokens[at + 1];
  if (!has(preposition, ...prepositions)) return at;
  let last = at + 1;
  if (has(tokens[last + 1], "ART") && !has(tokens[last + 1], "AT")) last++;
  const start = last;
  // "took her PhD in Bergen (2017)": where it was taken.
  const where = tokens[last + 1];
  if (has(preposition, "IN") && where?.capital === true && !has(where, "FIELD") && isPlaceName(where.text)) return at;
  while (last - start < 6) {
    const next = tokens[last + 1];
    const joined = has(next, "AND") && isContent(tokens[last + 2]) && !has(tokens[last + 2], "DEGREE");
    if (!isContent(next) && !joined) break;
    if (has(next, "SCHOOL") && next?.capital) return at;
    last += joined ? 2 : 1;
  }
  return last > start ? last : at;
}

const CAREER = wordOf("careers");

const CONNECT = wordOf("name joins");

/**
 * Runs of capitalised words with small words inside: "Bureau of Meteorology", "Holt & Quill", "University of Cape
 * Town".
 */
function nameSpans(tokens: readonly Token[], taken: readonly boolean[], lexicon: Lexicon): TokenRange[] {
  const ranges: TokenRange[] = [];
  const isPart = (i: number): boolean => {
    const token = tokens[i];
    if (token === undefined || taken[i] || token.kind === "mark") return false;
    if (token.kind === "number") return false;
    if (token.text === "I" || !token.capital) return /^\p{Ll}+\p{Lu}/u.test(token.text);
    return true;
  };
  for (let i = 0; i < tokens.length; i++) {
    const small = lexicon.language.modifiersBehind === true && !taken[i] && isSmallSchool(tokens, i, isPart);
    if (!isPart(i) && !small) continue;
    const token = tokens[i];
    const opens = i === 0 || /^[:;("“«„–—•|]$/u.test(tokens[i - 1]?.text ?? "");
    if (
      opens &&
      OPENERS.some((each) => token?.classes.has(each)) &&
      !(isPart(i + 1) && has(token, "AT") === false && has(token, "ORG", "SCHOOL"))
    )
      continue;
    if (has(token, "SHE", "HE", "HER", "HIS", "THEY", "WHO") || MONTH_OR_DAY.test(token?.text ?? "")) continue;
    if (opens && isPlainOpener(tokens, i, lexicon)) continue;
    // "Fünfzig Jahre sind …": a number and what it counts.
    if (opens && lexicon.language.countingWord?.test(token?.lower ?? "") === true) {
      i++;
      continue;
    }
    let last = i;
    for (;;) {
      if (isPart(last + 1) && !MONTH_OR_DAY.test(tokens[last + 1]?.text ?? "") && !has(tokens[last + 1], "SHE", "HE")) {
        last++;
        continue;
      }
      const next = joinedAt(tokens, i, last, isPart, lexicon);
      if (next === undefined) break;
      last = next;
    }
    if (lexicon.language.nounCapitals && !isNameAmongNouns(tokens, i, last)) continue;
    if (last === i && (token?.text.length ?? 0) < 2) continue;
    // "ООО «Заря»": the name is inside the quotation marks.
    if (last === i && isLegalForm(token) && isOpeningMark(tokens[i + 1]) && taken[i + 2]) continue;
    ranges.push([i, last]);
    i = last;
  }
  return ranges;
}

/**
 * "l'université de Pau", "el instituto Cervantes": where the nouns of schools are not capitalised, the noun is part
 * of the name after it.
 */
function isSmallSchool(tokens: readonly Token[], at: number, isPart: (at: number) => boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.capital || !has(token, "SCHOOL") || has(token, "STUDY", "DEGREE")) return false;
  if (isPart(at + 1)) return true;
  if (!has(tokens[at + 1], "OF")) return false;
  return isPart(at + 2) || (has(tokens[at + 2], "ART", "OF") && isPart(at + 3));
}

/**
 * "Between 2012 and", "Asked for", "Prior to the": a word capitalised only by its position, followed by words that no
 * name continues with.
 */
function isPlainOpener(tokens: readonly Token[], at: number, { language: { openers } }: Lexicon): boolean {
  if (openers === undefined) return false;
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined || next === undefined || has(token, "ORG", "SCHOOL") || /\p{Lu}.*\p{Lu}/u.test(token.text))
    return false;
  if (openers.words.test(token.lower)) return true;
  if (next.kind === "number") return openers.endings.test(token.lower);
  if (next.kind !== "word" || next.capital) return false;
  return openers.endings.test(token.lower) && !has(next, "BE", "HAVE", "WORK", "JOIN", "LEAD", "FOUND", "WHO");
}

const MONTH_OR_DAY = wordOf("calendar");

/** "St. Olaf". */
const CUT_PLACE = wordOf("place abbreviations");

/** "Department of Health and the Environment". */
const DEPARTMENT = wordOf("departments");

/** The last token of the part that a small word joins to the name, if one does. */
function joinedAt(
  tokens: readonly Token[],
  first: number,
  last: number,
  isPart: (at: number) => boolean,
  lexicon: Lexicon,
): number | undefined {
  const token = tokens[last + 1];
  if (token === undefined) return undefined;
  // "VFW Post 8103", "NALC Branch 650": a number, not a year, after the noun of an organisation.
  if (isNumberOfBody(tokens, first, last)) return last + 1;
  const apostrophe = token.lower === lexicon.language.genitive;
  if (apostrophe)
    return isPart(last + 2) && has(tokens[last + 2], "ORG", "SCHOOL") && last - first < 4 ? last + 2 : undefined;
  // "Ulster Farmers' Mart"
  if (/^['’]$/u.test(token.text) && token.from === tokens[last]?.to && tokens[last]?.lower.endsWith("s") === true)
    return isPart(last + 2) && has(tokens[last + 2], "ORG", "SCHOOL") ? last + 2 : undefined;
  if (/^[-–+]$/u.test(token.text) && token.text === "+" && isPart(last + 2)) return last + 2;
  if (/^[-–]$/u.test(token.text) && token.from === tokens[last]?.to && isPart(last + 2)) return last + 2;
  if (token.text === "." && CUT_PLACE.test(tokens[last]?.lower ?? "") && isPart(last + 2)) return last + 2;
  const romance = lexicon.language.modifiersBehind === true && has(tokens[first], "SCHOOL", "ORG") && last - first < 6;
  // "École d'ingénieurs de Lyon", "Lycée hôtelier du Touquet": small words after an institution's noun belong to its
  // name.
  if (
    romance &&
    has(token, "OF") &&
    isContent(tokens[last + 2]) &&
    !tokens[last + 2]?.capital &&
    !has(tokens[last + 2], "GRAD", "NOW", "BEFORE")
  )
    return last + 2;
  if (
    romance &&
    last === first &&
    isContent(token) &&
    !token.capital &&
    !has(token, "BEFORE", "NOW", "GRAD") &&
    has(tokens[last + 2], "OF") &&
    (isPart(last + 3) || isPart(last + 4))
  )
    return last + 1;
  if (!CONNECT.test(token.lower)) return undefined;
  if (lexicon.language.nounCapitals && !tokens.slice(first, last + 1).some((each) => has(each, "ORG", "SCHOOL")))
    return undefined;
  // "Lumen Health and the Denver Art Museum": a second article begins a second organisation.
  if (has(token, "AND") && tokens[last + 2]?.lower === "the" && !DEPARTMENT.test(tokens[first]?.lower ?? ""))
    return undefined;
  let next = last + 2;
  while (next <= last + 3 && tokens[next] !== undefined && CONNECT.test(tokens[next]?.lower ?? "") && !isPart(next))
    next++;
  if (!isPart(next)) return undefined;
  const named = tokens.slice(first, last + 1);
  const institution = named.some((each) => has(each, "ORG", "SCHOOL"));
  if (has(token, "AND") && token.text !== "&") {
    const of = named.findIndex((each) => has(each, "OF"));
    if (of > 0 && institution && !has(tokens[next], "SCHOOL", "ORG")) return next;
    // "the Building and Construction Authority": one name behind one article.
    let end = next;
    while (isPart(end + 1) || (CONNECT.test(tokens[end + 1]?.lower ?? "") && isPart(end + 2))) end++;
    // "Western Health and Social Care Trust": words that only narrow an organisation do not name one by themselves.
    const narrows = !institution || WEAK.test(tokens[last]?.lower ?? "");
    const whole =
      tokens[first - 1]?.lower === "the" && narrows && has(tokens[end], "ORG") && !WEAK.test(tokens[end]?.lower ?? "");
    return whole ? next : undefined;
  }
  // "Högskolan i Borås": a school, not a firm.
  if (cueWordsIn(lexicon.language.lang, "before the town of a school").includes(token.lower))
    return named.some((each) => has(each, "SCHOOL")) ? next : undefined;
  if (BEFORE_INSTITUTION.test(token.lower) && !institution) return undefined;
  if (BEFORE_NO_BODY.test(token.lower)) return undefined;
  return next;
}

const NUMBERED = wordOf("numbered bodies");
const NUMBERED_UNIVERSITY = wordOf("numbered universities");

function isNumberOfBody(tokens: readonly Token[], first: number, last: number): boolean {
  const [noun, number] = [tokens[last], tokens[last + 1]];
  // "Université Rennes 2"
  const numbered =
    /^\d{1,2}$/u.test(number?.text ?? "") && last > first && NUMBERED_UNIVERSITY.test(tokens[first]?.lower ?? "");
  if (numbered) return true;
  return (
    last > first &&
    number?.kind === "number" &&
    /^\d{1,4}$/u.test(number.text) &&
    !/^(?:19|20)\d\d$/u.test(number.text) &&
    NUMBERED.test(noun?.lower ?? "")
  );
}

/** Nouns that name an organisation only together with another noun. */
const WEAK = wordOf("weak bodies");

/**
 * Where all nouns are capitalised, a run is a name only if it has a word of organisations or schools, several
 * capitals in a word, or letters that no noun has.
 */
function isNameAmongNouns(tokens: readonly Token[], first: number, last: number): boolean {
  const named = tokens.slice(first, last + 1);
  if (named.some((token) => has(token, "ORG", "SCHOOL") || /\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(token.text))) return true;
  return named.filter(({ capital }) => capital).length > 1 || has(tokens[first - 1], "AT", "IN", "FROM");
}

const ONLY_IN_CAPITALS = wordOf("degrees only in capitals");

const HAS_GENITIVE = wordOf("degrees with an s");

const BEFORE_INSTITUTION = wordOf("before weak bodies");

const BEFORE_NO_BODY = wordOf("before no bodies");
