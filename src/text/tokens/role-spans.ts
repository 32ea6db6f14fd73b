import { cue, wordOf } from "../languages/cues.ts";
import { FUNCTION, has, isContent, isPlainWord, type TokenRange } from "./content.ts";
import type { Token } from "./tokens.ts";
import type { Lexicon } from "../languages/words.ts";

/** "Head of Talent for EMEA", "junior cataloguer", "Deputy CFO". */
export function roleSpans(tokens: readonly Token[], taken: readonly boolean[], lexicon: Lexicon): TokenRange[] {
  const ranges: TokenRange[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const unlisted = lexicon.language.plainPosts === true && isUnlistedPost(tokens, i);
    if ((!has(tokens[i], "ROLE") && !unlisted) || isWorkshop(tokens[i]) || taken[i] || (ranges.at(-1)?.[1] ?? -1) >= i)
      continue;
    let head = i;
    while (
      !taken[head + 1] &&
      ((has(tokens[head + 1], "ROLE", "ROLEMOD") && isHead(tokens, head + 1)) || isDoer(tokens[head + 1]))
    )
      head++;
    if (!unlisted && !has(tokens[head], "ROLE") && !isDoer(tokens[head]) && !lexicon.language.modifiersBehind === true)
      while (head > i && !has(tokens[head], "ROLE")) head--;
    if (lexicon.language.modifiersBehind === true)
      while (head - i < 4 && !taken[head + 1] && isAdjectiveBehind(tokens[head + 1])) head++;
    const first = beforeHead(tokens, i, taken, lexicon);
    const last = Math.max(behindHead(tokens, head, taken), complementBehind(tokens, head, taken, lexicon));
    if (isPartOfName(tokens, first, head, lexicon)) continue;
    ranges.push([first, last]);
    i = last;
  }
  return ranges;
}

/** "Tischlerei", "Bäckerei": where a trade is carried on, not who does it. */
function isWorkshop(token: Token | undefined): boolean {
  return token?.capital === true && has(token, "ORG") && WORKSHOP.test(token.lower);
}

/** Words that end like those for people who do something, but are not such words. */
const NO_DOER = new RegExp(`(?:^|-)(?:${cue("no doers")})$`, "u");
const DOER = new RegExp(`(?:${cue("doers end")})$`, "u");

/** "moulder", "tuner": an uncapitalised word with the ending of words for people who do something. */
function isDoer(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    token.classes.size === 0 &&
    token.text.length > 4 &&
    !token.capital &&
    DOER.test(token.lower) &&
    !NO_DOER.test(token.lower)
  );
}

/** "was a bell tuner", "as a shepherd": such a word in a place where a post is expected. */
function isUnlistedPost(tokens: readonly Token[], at: number): boolean {
  if (!isDoer(tokens[at])) return false;
  let first = at - 1;
  while (first >= 0 && at - first < 4 && isPlainWord(tokens[first]) && !tokens[first]?.capital) first--;
  const article = /^an?$/u.test(tokens[first]?.lower ?? "");
  const before = article ? tokens[first - 1] : tokens[first];
  return article
    ? has(before, "BE", "AS", "BECOME", "WORK", "JOIN") && !has(before, "NEG")
    : at - first <= 2 && has(before, "AS") && before?.lower === "as";
}

/** "Diretora financeira", "ingénieure agronome": in Romance languages, what narrows a post follows its noun. */
function isAdjectiveBehind(token: Token | undefined): boolean {
  return token?.kind === "word" && !token.capital && !has(token, ...FUNCTION) && NARROWS_BEHIND.test(token.lower);
}

/** A word joins the word before it into one head only if both are capitalised or neither is. */
function isHead(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.capital === tokens[at - 1]?.capital || /^\p{Lu}{2,}$/u.test(tokens[at - 1]?.text ?? "");
}

function beforeHead(tokens: readonly Token[], head: number, taken: readonly boolean[], lexicon: Lexicon): number {
  let first = head;
  while (first > 0 && head - first < 6 && !taken[first - 1]) {
    const before = tokens[first - 1];
    if (before?.kind !== "word" || has(before, "ART", "WHO", "BE")) break;
    const narrows = has(before, "ROLEMOD", "ROLE", "FIELD") && !has(before, "AT", "OF", "IN");
    const joins =
      has(before, "AND") && has(tokens[first - 2], "FIELD", "ROLEMOD") && has(tokens[first], "FIELD", "ROLEMOD");
    const capitals = before.capital && tokens[head]?.capital === true && beginsWithRank(tokens, first - 1, taken);
    const plain = !before.capital && isPlainWord(before) && lexicon.language.plainPosts === true && !isVerbLike(before);
    if (!narrows && !joins && !plain && !capitals) break;
    first--;
  }
  return first;
}

/** "Assistant United States Attorney": capitalised words between a rank and its post belong to the post. */
function beginsWithRank(tokens: readonly Token[], at: number, taken: readonly boolean[]): boolean {
  for (let i = at, steps = 0; i >= 0 && steps < 4 && tokens[i]?.capital === true && !taken[i]; i--, steps++)
    if (has(tokens[i], "ROLEMOD") && !has(tokens[i], "ORG", "SCHOOL")) return true;
  return false;
}

/** "designed", "running": words that look like verbs are not taken into a post. */
function isVerbLike({ lower }: Token): boolean {
  if (LISTS_POSTS.test(lower)) return true;
  return PARTICIPLE.test(lower) && !PARTICIPLE_OF_POST.test(lower);
}

/** "Her previous roles include CFO": words before a list of posts are not part of the first one. */
const LISTS_POSTS = wordOf("before a list of posts");

function behindHead(tokens: readonly Token[], head: number, taken: readonly boolean[]): number {
  const preposition = tokens[head + 1];
  if (!has(preposition, "OF") && preposition?.lower !== "for") return head;
  let last = head + 1;
  if (has(tokens[last + 1], "ART") && (has(tokens[last + 2], "FIELD") || tokens[last + 2]?.capital === false)) last++;
  // "audit partner for two decades", "for the better part of ten years": a length of time, not what the post is for.
  if (preposition?.lower === "for" && isOfTime(tokens, head + 2)) return head;
  const start = last;
  while (last - start < 6) {
    const next = tokens[last + 1];
    if (next === undefined || taken[last + 1] || next.kind !== "word") break;
    const joined = (has(next, "AND") || next.text === "&") && belongs(tokens, last + 2, start);
    if (!joined && !belongs(tokens, last + 1, start)) break;
    last += joined ? 2 : 1;
  }
  if (last === start) return head;
  // "lay member of the regional NHS ethics committee": words before a capitalised name belong to the name.
  if (!tokens[last]?.capital && !has(tokens[last], "FIELD") && isCapitalWord(tokens[last + 1])) return head;
  // "director of Tate Britain": capitalised words that follow are the employer, unless another employer comes after
  // them.
  const words = tokens.slice(start + 1, last + 1);
  const ofSubject =
    PORTFOLIO.test(tokens[head]?.lower ?? "") &&
    !words.some((word) => has(word, "SCHOOL", "ORG") && !has(word, "FIELD"));
  const isDepartment = ofSubject || words.every((word) => !word.capital || has(word, "FIELD", "AND"));
  const more = has(tokens[last + 1], "AT") && tokens[last + 1]?.lower !== "with";
  const institution = words.some((word) => word.capital && has(word, "SCHOOL", "ORG") && !has(word, "FIELD"));
  if (!isDepartment && !(more && !institution)) return head;
  // "Head of Talent for EMEA": the region that a post covers.
  const scope = tokens[last + 2];
  const isScope = tokens[last + 1]?.lower === "for" && scope?.capital === true && SCOPE.test(scope.text);
  return isScope ? last + 2 : last;
}

/**
 * "kierowniczka działu sprzedaży", "директор по персоналу": words in a case that states what the post is for, without
 * an organisation's noun.
 */
function complementBehind(
  tokens: readonly Token[],
  head: number,
  taken: readonly boolean[],
  { language: { complements } }: Lexicon,
): number {
  if (complements === undefined) return head;
  let last = head;
  const next = tokens[head + 1];
  if (next !== undefined && complements.behind.test(next.lower))
    last = tokens[head + 2]?.text === "." ? head + 2 : head + 1;
  const start = last;
  while (last - start < MAX_COMPLEMENT && !taken[last + 1]) {
    const token = tokens[last + 1];
    if (token?.kind !== "word" || token.capital || token.lower.length < 4 || !isPlainWord(token)) break;
    if (has(token, "ORG", "KIN", "SPOUSE", "CHILD") || (start === head && !complements.ends.test(token.lower))) break;
    last++;
  }
  if (last === start) return head;
  // "Руководитель студенческого клуба.": if no organisation follows, the words may name it.
  return start > head || has(tokens[last + 1], "AT", "ORG", "SCHOOL") ? last : head;
}

const MAX_COMPLEMENT = 3;

/** "two decades", "nearly ten years", "a while", "3 years". */
function isOfTime(tokens: readonly Token[], at: number): boolean {
  const words = tokens.slice(at, at + 6);
  const unit = words.findIndex(({ lower }) => TIME_UNIT.test(lower));
  return unit >= 0 && words.slice(0, unit).every(({ capital, kind }) => !capital && kind !== "mark");
}

const TIME_UNIT = wordOf("units of time");

function isCapitalWord(token: Token | undefined): boolean {
  return token?.kind === "word" && token.capital;
}

/** Posts named after what they are responsible for: "Minister of Natural Resources". */
const PORTFOLIO = wordOf("posts with a portfolio");

const SCOPE = wordOf("parts of the world");

function belongs(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (!isContent(token) || token === undefined) return false;
  return at === start + 1 || token.capital === tokens[at - 1]?.capital || has(token, "FIELD");
}

/** "Guardian", "Society of Film Critics": the noun of a post inside a name is not a post. */
function isPartOfName(tokens: readonly Token[], first: number, last: number, lexicon: Lexicon): boolean {
  if (lexicon.language.nounCapitals || lexicon.language.noCapitals) return false;
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (!tokens[last]?.capital) return false;
  const behind = has(before, "OF") && tokens[first - 2]?.capital === true && has(tokens[first - 2], "ORG", "SCHOOL");
  const plural = (tokens[last]?.text ?? "").endsWith("s") && !has(tokens[last], "ROLE");
  return behind || plural || (after?.capital === true && after.kind === "word" && has(after, "ORG", "SCHOOL"));
}

const WORKSHOP = new RegExp(`(?:${cue("workshops end")})$`, "u");

const NARROWS_BEHIND = new RegExp(`(?:${cue("adjectives behind posts end")})$`, "u");

const PARTICIPLE = new RegExp(`(?:${cue("participles end")})$`, "u");

const PARTICIPLE_OF_POST = wordOf("participles of posts");
