import { isLegalForm, isOpeningMark } from "./name-marks.ts";
import { has, type TokenSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** Between a post and its employer: "at the", "of", ", ", "with", "in the … department of". */
export function isJoinedAhead(between: readonly Token[]): boolean {
  if (between.length === 0) return true;
  const words = withoutBrackets(between).filter((token) => !has(token, "ART"));
  if (words.length === 0 || words.length > 7) return false;
  if (words.length === 1 && has(words[0], "TO")) return true;
  const joins = (token: Token) =>
    has(token, "AT", "OF", "FROM", "BY") ||
    token.text === "," ||
    token.text === "(" ||
    token.text === "–" ||
    token.text === "—";
  if (words.every(joins)) return true;
  const plain = words.filter((token) => !joins(token));
  return (
    plain.length <= 3 &&
    has(words.at(-1), "AT", "OF") &&
    plain.every(
      (token) => (token.kind === "word" && !token.capital && token.classes.size === 0) || has(token, "FIELD", "IN"),
    )
  );
}

/**
 * "секретарь журнала «Меридиан»", "директор ООО «Заря»": whether only the organisation's noun or legal form and the
 * opening mark stand between a post and an organisation named in quotation marks.
 */
export function isBeforeQuoted(between: readonly Token[]): boolean {
  const mark = between.at(-1);
  const words = between.slice(0, -1);
  return (
    isOpeningMark(mark) &&
    words.length <= MAX_BEFORE_MARK &&
    words.every((token) => isLegalForm(token) || (token.kind === "word" && !token.capital && !has(token, ...PARTING)))
  );
}

const MAX_BEFORE_MARK = 4;
const PARTING = [
  "AND",
  "BUT",
  "WHO",
  "BE",
  "SHE",
  "HE",
  "NEG",
  "WORK",
  "JOIN",
  "LEAVE",
  "BECOME",
  "FOUND",
  "WIN",
] as const;

/**
 * "dyrektorem w firmie Lumen", "директор компании Люмен": whether only the organisation's inflected noun, its
 * preposition and a mark that opens its name stand between a post and an organisation.
 */
export function isBehindNoun(between: readonly Token[]): boolean {
  const words = isOpeningMark(between.at(-1)) ? between.slice(0, -1) : between;
  const noun = words.at(-1);
  if (noun === undefined || noun.capital || !has(noun, "ORG", "SCHOOL")) return false;
  return words.length === 1 || (words.length === 2 && has(words[0], "AT"));
}

/** Whether only "and", a comma and an article separate two names. */
export function isListed(
  { tokens }: { readonly tokens: readonly Token[] },
  before: TokenSpan,
  span: TokenSpan,
): boolean {
  const between = tokens.slice(before.last + 1, span.first);
  return (
    between.length > 0 &&
    between.length < 4 &&
    between.every((token) => has(token, "AND", "ART") || token.text === "," || token.text === "/")
  );
}

function withoutBrackets(tokens: readonly Token[]): Token[] {
  let depth = 0;
  return tokens.filter(({ text }) => {
    if (text === "(") depth++;
    if (text === ")") return --depth < 0;
    return depth === 0;
  });
}
