import { commonSexOf } from "../../names/given-names.ts";
import { wordOf } from "../languages/cues.ts";
import type { Lexicon } from "../languages/words.ts";
import { isPlaceName } from "../places/towns.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import { SUBJECT_VERBS } from "./subjects.ts";
import type { Token } from "../tokens/tokens.ts";

/**
 * The first token of a subject that is somebody else and is preceded by their description: "An alumnus of Durham, Otto Brandt hired
 * her", "Once director of Globex, her landlord …", "Als Absolvent der TU leitet Otto Brandt …". `undefined` if there is none.
 *
 * @param own the words of the person's name in lower case
 */
export function subjectBehind(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  lexicon: Lexicon,
  own: ReadonlySet<string>,
): number | undefined {
  if (!beginsDescription(tokens, spans)) return undefined;
  for (let at = 1; at < tokens.length - 1; at++) {
    const token = tokens[at] as Token;
    if (has(token, "SHE", "HE", "FIRST", "WHO") && !has(token, "ART")) return undefined;
    if (token.capital && own.has(token.lower)) return undefined;
    if (token.text === "," || (has(tokens[0], "AS") && isVerbBefore(tokens, at))) {
      const isSubject = isSomebodyElse(tokens, spans, at + 1, own) || isTheirs(tokens, spans, at + 1, lexicon);
      if (isSubject) return at + 1;
    } else if (isFinite(token) || /^[.;:()]$/u.test(token.text)) return undefined;
  }
  return undefined;
}

/** "A former manager", "Director of", "Born in", "Educated at", "Once", "As a graduate of". */
export function beginsDescription(tokens: readonly Token[], spans: readonly TokenSpan[]): boolean {
  const [first, second] = tokens;
  if (has(first, "SHE", "HE", "HER", "HIS", "FIRST", "KIN") || has(first, "IN", "AT", "FROM")) return false;
  const isPost = spans.some(({ kind, first: at }) => kind === "role" && at <= MAX_BEFORE_POST);
  const isGraduate = tokens.slice(0, MAX_BEFORE_POST).some(({ lower }) => GRADUATE.test(lower));
  if (has(first, "BORN", "STUDY", "GRAD")) return true;
  return (
    (isPost || isGraduate || has(second, "OF")) &&
    (has(first, "ART", "AS", "BEFORE") ||
      first === tokens[spans.find(({ kind }) => kind === "role")?.first ?? -1] ||
      isPost)
  );
}

function isFinite(token: Token): boolean {
  return has(token, "BE", "HAVE") && !has(token, "AND");
}

/** Articles and adjectives before a post that begins a sentence. */
const MAX_BEFORE_POST = 4;
const GRADUATE = wordOf("graduates");

/** "leitet Otto Brandt": in languages where the verb comes second, its subject may follow it. */
function isVerbBefore(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  return (
    verb?.kind === "word" &&
    !verb.capital &&
    has(verb, "WORK", "JOIN", "LEAVE", "LEAD", "FOUND", "BECOME", "TEACH", "WIN", "STUDY", "LIVE", "BE", "HAVE") &&
    commonSexOf(tokens[at + 1]?.text ?? "") !== null
  );
}

/** The name of somebody else, followed by a verb. */
function isSomebodyElse(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  at: number,
  own: ReadonlySet<string>,
): boolean {
  const name = spans.find(({ kind, first }) => kind === "name" && first === at);
  if (name === undefined) return false;
  const words = tokens.slice(name.first, name.last + 1);
  if (words.some((word) => own.has(word.lower) || has(word, "ORG", "SCHOOL", "OF") || word.kind !== "word"))
    return false;
  const verb = tokens[name.last + 1];
  const isVerb =
    verb?.kind === "word" && !verb.capital && !has(verb, "AND", "OF", "IN", "AT", "FROM", "BUT", "TO", "BY");
  if (commonSexOf(name.text) !== null) return isVerb || has(tokens[0], "AS");
  return isVerb && words.length < 3 && !isPlaceName(name.text);
}

/** "her deputy Otto Brandt joined", "her landlord left": somebody described by their relation to the person. */
function isTheirs(tokens: readonly Token[], spans: readonly TokenSpan[], at: number, lexicon: Lexicon): boolean {
  // In French, the possessive in "son collègue" is also classed as an article.
  const isPossessive =
    has(tokens[at], "HER", "HIS") || (lexicon.language.genderedPossessives !== true && has(tokens[at], "ART"));
  if (!isPossessive) return false;
  const whom = tokens[at + 1];
  const named = spans.find(({ kind, first }) => kind === "name" && first === at + 2);
  return (
    has(whom, "KIN", "SPOUSE", "CHILD") ||
    lexicon.isPluralKin(whom?.lower ?? "") ||
    PEOPLE.test(whom?.lower ?? "") ||
    spans.some(({ kind, first }) => kind === "role" && first === at + 1) ||
    (named !== undefined && commonSexOf(named.text) !== null)
  );
}

const PEOPLE = wordOf("people around");

/** "another Ada Finch", "the Ada Finch who", "not to be confused with Ada Finch": the name is a namesake's. */
export function isNamesake(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, behind] = [tokens[first - 1], tokens[last + 1]];
  if (BEFORE_NAMESAKE.test(before?.lower ?? "")) return true;
  const near = tokens.slice(Math.max(0, first - MAX_CONFUSED), first);
  if (near.some(({ lower }) => CONFUSES.test(lower)) && !near.some(({ text }) => /^[.;,]$/u.test(text))) return true;
  return has(before, "ART") && has(behind, "WHO", "BORN") && DEFINITE.test(before?.lower ?? "");
}

/** Tokens before a name in which "confused" is looked for. */
const MAX_CONFUSED = 4;
const BEFORE_NAMESAKE = wordOf("before a namesake");
const CONFUSES = wordOf("confuses people");
const DEFINITE = wordOf("definite articles", "elided articles", "genitive articles");

/**
 * Posts of people who are not named and are not the person: "the memoirs of the director of Globex", "a lecture by the director
 * of". Each from its article to the last token that describes it.
 *
 * @param own the words of the person's name in lower case
 */
export function postsOfOthers(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  own: ReadonlySet<string>,
): { first: number; until: number }[] {
  return spans.flatMap(({ kind, first, last }) => {
    const [article, before] = [first - 1, tokens[first - 2]];
    if (
      kind !== "role" ||
      first < 2 ||
      !isHeldSomewhere(tokens[last + 1]) ||
      !DEFINITE.test(tokens[article]?.lower ?? "")
    )
      return [];
    // "Special Adviser on Security to the Governor": the adviser is the person.
    const isOfPost = spans.some(
      ({ kind: other, last: end }) => other === "role" && end < first && first - end <= MAX_OF_POST,
    );
    const isOthers =
      GENITIVE.test(tokens[article]?.lower ?? "") ||
      has(before, "BY", "OF") ||
      (has(before, "TO") && !has(before, "AS")) ||
      MEETS.test(before?.lower ?? "");
    if (!isOthers || isOfPost || OF_POST.test(tokens[first - 3]?.lower ?? "")) return [];
    if (has(tokens[first - 3], "BECOME", "LEAD", "JOIN")) return [];
    const end = tokens.findIndex(
      (token, at) =>
        at > first &&
        (/^[.;:]$/u.test(token.text) ||
          (token.text === "," && (has(tokens[at + 1], "AND", "SHE", "HE") || isNamed(tokens[at + 1], own)))),
    );
    return [{ first: article, until: (end < 0 ? tokens.length : end) - 1 }];
  });
}

/** "The daughter of a teacher, Finch was born in": what follows is about the person. */
function isNamed(token: Token | undefined, own: ReadonlySet<string>): boolean {
  return token?.capital === true && own.has(token.lower);
}

/** "the director of", "the director, who", but not "the operator side". */
function isHeldSomewhere(token: Token | undefined): boolean {
  return (
    token === undefined ||
    has(token, "OF", "AT", "WHO", "AND") ||
    DEFINITE.test(token.lower) ||
    /^[,.;(]$/u.test(token.text)
  );
}

/** Tokens between two posts, one of which serves the other. */
const MAX_OF_POST = 7;
const GENITIVE = wordOf("genitive articles");
const MEETS = wordOf("meets");
const OF_POST = wordOf("offices held");

/** Whether somebody else is quoted: "…, recalls Otto Brandt", "One of her apprentices wrote: …". */
export function isSaidByOther(
  tokens: readonly Token[],
  spans: readonly TokenSpan[],
  quoted: readonly boolean[],
  own: ReadonlySet<string>,
): boolean {
  if (!quoted.includes(true)) return false;
  const outside = tokens.filter((_, at) => quoted[at] !== true);
  if (outside.some((token) => has(token, "SHE", "HE") || (token.capital && own.has(token.lower)))) return false;
  const isNamed = spans.some(
    ({ kind, first, text }) => kind === "name" && quoted[first] !== true && !isPlaceName(text),
  );
  return isNamed || outside.some((token) => has(token, "KIN", "SPOUSE", "CHILD") || PEOPLE.test(token.lower));
}

/** "Gareth, 47, who grew up in Leeds", "Jörn (52) leitet": whoever's age follows their name. */
export function isAged({ last, text }: TokenSpan, tokens: readonly Token[]): boolean {
  const [opens, age, closes] = tokens.slice(last + 1, last + 4);
  // "Lena Holm (2019, now a hydrologist)": one of a list of pupils.
  const isYear = /^(?:19|20)\d\d$/u.test(age?.text ?? "") && opens?.text === "(" && /^[,;)]$/u.test(closes?.text ?? "");
  if (isYear) return /\s/u.test(text) && commonSexOf(text) !== null;
  if (age?.kind !== "number" || !/^\d{1,3}$/u.test(age.text) || /\d/u.test(text)) return false;
  return (opens?.text === "," && closes?.text === ",") || (opens?.text === "(" && closes?.text === ")");
}

/** "Lorena is a notary", where the person speaks. */
export function isGivenNameOfSubject({ last, text }: TokenSpan, tokens: readonly Token[]): boolean {
  return commonSexOf(text) !== null && has(tokens[last + 1], "BE", "HAVE", ...SUBJECT_VERBS);
}
