import type { Token } from "./tokens.ts";
import type { Lexicon, WordClass } from "./words.ts";

/** What a stretch of a sentence can be, as tokens `first` to `last`, both included. */
export interface TokenSpan {
  readonly kind: "name" | "role" | "degree";
  readonly first: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Words that stand between phrases, never inside a modifier of a post. */
const FUNCTION: readonly WordClass[] = [
  "BE",
  "WORK",
  "JOIN",
  "LEAVE",
  "BECOME",
  "HAVE",
  "AT",
  "AS",
  "OF",
  "FROM",
  "TO",
  "IN",
  "BY",
  "NEG",
  "FUTURE",
  "WHO",
  "WHERE",
  "AND",
  "BUT",
  "SHE",
  "HE",
  "HER",
  "HIS",
  "FIRST",
  "THEY",
  "ART",
  "KIN",
  "HOBBY",
  "STUDY",
  "WIN",
  "FOUND",
  "TEACH",
  "LEAD",
  "BORN",
  "LIVE",
  "NOW",
];
/** Words that begin a sentence with a capital without being names. */
const OPENERS: readonly WordClass[] = [...FUNCTION, "BEFORE", "SPEAK", "DIE", "MARRY", "HONORARY", "HEARSAY", "GRAD"];

export function has(token: Token | undefined, ...classes: readonly WordClass[]): boolean {
  if (token === undefined || token.classes.size === 0) return false;
  for (const each of classes) if (token.classes.has(each)) return true;
  return false;
}

/** Posts, degrees and names of a sentence, in its order; none overlaps another. */
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

type Range = readonly [first: number, last: number];

/** «Ленфильм», „Sąvara“: a name in quotation marks of the kinds that mark names. */
function quotedNames(sentence: string, tokens: readonly Token[]): Range[] {
  const ranges: Range[] = [];
  for (const match of sentence.matchAll(/[«„「『]([^«»„“”」』]{2,60})[»“”」』]/gu)) {
    if (/[.!?,]$|[.!?]\s/u.test(match[1] ?? "") || (match[1] ?? "").split(" ").length > 6) continue;
    const first = tokens.findIndex(({ from }) => from > match.index);
    const end = match.index + match[0].length - 1;
    const last = tokens.findLastIndex(({ to }) => to <= end);
    if (first >= 0 && last >= first && tokens[first]?.capital !== false) ranges.push([first, last]);
  }
  return ranges;
}

/** "BSc in Mathematics", "Master of City Planning", "higher diploma in organisational psychology". */
function degreeSpans(tokens: readonly Token[], taken: readonly boolean[]): Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (!has(token, "DEGREE") || taken[i] || (ranges.at(-1)?.[1] ?? -1) >= i) continue;
    // "Ms" is a lady, "MS" a degree; "ma" is a word of several languages.
    if (
      /^(?:ms|ma|ba|bs|ms|med|das|cas|march|md|cap)$/u.test(token?.lower ?? "") &&
      !/^\p{Lu}\p{L}*\p{Lu}$/u.test(token?.text ?? "")
    )
      continue;
    let first = i;
    while (first > 0 && i - first < 3 && isPlainWord(tokens[first - 1]) && !tokens[first - 1]?.capital) first--;
    let last = i;
    while (has(tokens[last + 1], "DEGREE")) last++;
    last = behindPreposition(tokens, last, ["OF", "IN"]);
    if (last === i && isSubjectWord(tokens[i + 1])) {
      last = i + 1;
      while (
        last - i < 4 &&
        (isSubjectWord(tokens[last + 1]) || (tokens[last + 1]?.text === "&" && isSubjectWord(tokens[last + 2])))
      )
        last++;
    }
    ranges.push([first, last]);
  }
  return ranges;
}

function isSubjectWord(token: Token | undefined): boolean {
  return (
    token?.kind === "word" && token.capital && !has(token, "SCHOOL", "ORG", "AT", "FROM", "SHE", "HE", "NOW", "BEFORE")
  );
}

/** The last token of "in organisational psychology", "of City Planning" behind `at`; `at` where nothing of the kind follows. */
function behindPreposition(tokens: readonly Token[], at: number, prepositions: readonly WordClass[]): number {
  const preposition = tokens[at + 1];
  if (!has(preposition, ...prepositions)) return at;
  let last = at + 1;
  if (has(tokens[last + 1], "ART") && !has(tokens[last + 1], "AT")) last++;
  const start = last;
  while (last - start < 6) {
    const next = tokens[last + 1];
    const joined = has(next, "AND") && isContent(tokens[last + 2]) && !has(tokens[last + 2], "DEGREE");
    if (!isContent(next) && !joined) break;
    if (has(next, "SCHOOL") && next?.capital) return at;
    last += joined ? 2 : 1;
  }
  return last > start ? last : at;
}

function isContent(token: Token | undefined): boolean {
  return token?.kind === "word" && !has(token, ...FUNCTION);
}

function isPlainWord(token: Token | undefined): boolean {
  return isContent(token) && !has(token, "ROLE", "BEFORE", "SCHOOL", "GRAD", "HAVE", "DEGREE");
}

/** "Head of Talent for EMEA", "junior cataloguer", "Deputy CFO". */
function roleSpans(tokens: readonly Token[], taken: readonly boolean[], lexicon: Lexicon): Range[] {
  const ranges: Range[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (!has(tokens[i], "ROLE") || taken[i] || (ranges.at(-1)?.[1] ?? -1) >= i) continue;
    let head = i;
    while (has(tokens[head + 1], "ROLE", "ROLEMOD") && !taken[head + 1] && isHead(tokens, head + 1)) head++;
    if (!has(tokens[head], "ROLE") && !ROMANCE.has(lexicon.language.lang))
      while (head > i && !has(tokens[head], "ROLE")) head--;
    if (ROMANCE.has(lexicon.language.lang))
      while (head - i < 4 && !taken[head + 1] && isAdjectiveBehind(tokens[head + 1])) head++;
    const first = beforeHead(tokens, i, taken, lexicon);
    const last = behindHead(tokens, head, taken);
    if (isPartOfName(tokens, first, head, lexicon)) continue;
    ranges.push([first, last]);
    i = last;
  }
  return ranges;
}

/** "Diretora financeira", "ingénieure agronome": in Romance languages what narrows a post stands behind its noun. */
function isAdjectiveBehind(token: Token | undefined): boolean {
  return (
    token?.kind === "word" &&
    !token.capital &&
    !has(token, ...FUNCTION) &&
    /(?:eir[oa]|iv[oa]|ic[oa]|al|ar|ári[oa]|ari[oa]|aria|aire|elle?|ale|ique|if|ive|or|ora|eur|euse|ior|ente|ante|iero|iera|ier|ière|ale|ico|ica|istico|istica|ome|nte|ute|út[oi]|ada|ado|ato|ata)$/u.test(
      token.lower,
    )
  );
}

/** A head's next word belongs to the post where it is written alike. */
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
    const plain = !before.capital && isPlainWord(before) && lexicon.language.lang === "en" && !isVerbLike(before);
    if (!narrows && !joins && !plain && !capitals) break;
    first--;
  }
  return first;
}

/** "Assistant United States Attorney": capitals between a rank and its post belong to both. */
function beginsWithRank(tokens: readonly Token[], at: number, taken: readonly boolean[]): boolean {
  for (let i = at, steps = 0; i >= 0 && steps < 4 && tokens[i]?.capital === true && !taken[i]; i--, steps++)
    if (has(tokens[i], "ROLEMOD") && !has(tokens[i], "ORG", "SCHOOL")) return true;
  return false;
}

/** "designed", "running": what looks like a verb is not taken into a post. */
function isVerbLike({ lower }: Token): boolean {
  return (
    /(?:ed|ing|ly)$/u.test(lower) &&
    !/^(?:marketing|engineering|nursing|accounting|consulting|casting|lighting|teaching|founding|managing|contributing|visiting|leading|chartered|registered|licensed|certified|retired|elected|appointed|unpaid|paid)$/u.test(
      lower,
    )
  );
}

function behindHead(tokens: readonly Token[], head: number, taken: readonly boolean[]): number {
  const preposition = tokens[head + 1];
  if (!has(preposition, "OF") && preposition?.lower !== "for") return head;
  let last = head + 1;
  if (has(tokens[last + 1], "ART") && (has(tokens[last + 2], "FIELD") || tokens[last + 2]?.capital === false)) last++;
  const start = last;
  while (last - start < 6) {
    const next = tokens[last + 1];
    if (next === undefined || taken[last + 1] || next.kind !== "word") break;
    const joined = (has(next, "AND") || next.text === "&") && belongs(tokens, last + 2, start);
    if (!joined && !belongs(tokens, last + 1, start)) break;
    last += joined ? 2 : 1;
  }
  if (last === start) return head;
  // "director of Tate Britain": what follows in capitals is the employer, unless another follows behind it.
  const words = tokens.slice(start + 1, last + 1);
  const isDepartment = words.every((word) => !word.capital || has(word, "FIELD", "AND"));
  const more = has(tokens[last + 1], "AT") && tokens[last + 1]?.lower !== "with";
  const institution = words.some((word) => word.capital && has(word, "SCHOOL", "ORG") && !has(word, "FIELD"));
  if (!isDepartment && !(more && !institution)) return head;
  // "Head of Talent for EMEA": the part of the world that a post is for.
  const scope = tokens[last + 2];
  const isScope = tokens[last + 1]?.lower === "for" && scope?.capital === true && SCOPE.test(scope.text);
  return isScope ? last + 2 : last;
}

const SCOPE = /^(?:EMEA|APAC|LATAM|Europe|Asia|Africa|UK|Americas|DACH|Benelux|Iberia|Scandinavia|Nordics|MENA)$/u;

function belongs(tokens: readonly Token[], at: number, start: number): boolean {
  const token = tokens[at];
  if (!isContent(token) || token === undefined) return false;
  return at === start + 1 || token.capital === tokens[at - 1]?.capital || has(token, "FIELD");
}

/** "Guardian", "Society of Film Critics": a post's noun inside a name is none. */
function isPartOfName(tokens: readonly Token[], first: number, last: number, lexicon: Lexicon): boolean {
  if (lexicon.language.nounCapitals || lexicon.language.noCapitals) return false;
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (!tokens[last]?.capital) return false;
  const behind = has(before, "OF") && tokens[first - 2]?.capital === true && has(tokens[first - 2], "ORG", "SCHOOL");
  const plural = (tokens[last]?.text ?? "").endsWith("s") && !has(tokens[last], "ROLE");
  return behind || plural || (after?.capital === true && after.kind === "word" && has(after, "ORG", "SCHOOL"));
}

const CONNECT =
  /^(?:of|and|the|for|de|del|della|dei|di|da|do|dos|das|du|des|la|le|les|van|von|der|den|y|e|et|und|&|d|l|in|og|och|för|i|w|na|'s|im|am|zu|für|och|a)$/u;

/** Runs of capitals with small words inside: "Bureau of Meteorology", "Holt & Quill", "University of Cape Town". */
function nameSpans(tokens: readonly Token[], taken: readonly boolean[], lexicon: Lexicon): Range[] {
  const ranges: Range[] = [];
  const isPart = (i: number): boolean => {
    const token = tokens[i];
    if (token === undefined || taken[i] || token.kind === "mark") return false;
    if (token.kind === "number") return false;
    if (token.text === "I" || !token.capital) return /^\p{Ll}+\p{Lu}/u.test(token.text);
    return true;
  };
  for (let i = 0; i < tokens.length; i++) {
    if (!isPart(i)) continue;
    const token = tokens[i];
    const opens = i === 0 || /^[:;("“«„–—•|]$/u.test(tokens[i - 1]?.text ?? "");
    if (
      opens &&
      OPENERS.some((each) => token?.classes.has(each)) &&
      !(isPart(i + 1) && has(token, "AT") === false && has(token, "ORG", "SCHOOL"))
    )
      continue;
    if (has(token, "SHE", "HE", "HER", "HIS", "THEY", "WHO") || MONTH_OR_DAY.test(token?.text ?? "")) continue;
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
    if (lexicon.language.nounCapitals && !isNameInGerman(tokens, i, last)) continue;
    if (last === i && (token?.text.length ?? 0) < 2) continue;
    ranges.push([i, last]);
    i = last;
  }
  return ranges;
}

const MONTH_OR_DAY =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Spring|Autumn|Summer|Winter|Christmas|Easter)$/u;

/** The last token of the part behind a small word that joins it to the name, where it does. */
function joinedAt(
  tokens: readonly Token[],
  first: number,
  last: number,
  isPart: (at: number) => boolean,
  lexicon: Lexicon,
): number | undefined {
  const token = tokens[last + 1];
  if (token === undefined) return undefined;
  const apostrophe = lexicon.language.lang === "en" && token.lower === "'s";
  if (apostrophe)
    return isPart(last + 2) && has(tokens[last + 2], "ORG", "SCHOOL") && last - first < 4 ? last + 2 : undefined;
  if (/^[-–+]$/u.test(token.text) && token.text === "+" && isPart(last + 2)) return last + 2;
  if (/^[-–]$/u.test(token.text) && token.from === tokens[last]?.to && isPart(last + 2)) return last + 2;
  if (token.text === "." && /^(?:st|mt|ft)$/u.test(tokens[last]?.lower ?? "") && isPart(last + 2)) return last + 2;
  const romance = ROMANCE.has(lexicon.language.lang) && has(tokens[first], "SCHOOL", "ORG") && last - first < 6;
  // "École d'ingénieurs de Lyon", "Lycée hôtelier du Touquet": small words after an institution's noun are its name's.
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
    has(tokens[last + 2], "OF") &&
    (isPart(last + 3) || isPart(last + 4))
  )
    return last + 1;
  if (!CONNECT.test(token.lower)) return undefined;
  if (lexicon.language.nounCapitals && !tokens.slice(first, last + 1).some((each) => has(each, "ORG", "SCHOOL")))
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
    const whole = tokens[first - 1]?.lower === "the" && !institution && has(tokens[end], "ORG");
    return whole ? next : undefined;
  }
  if (/^(?:for|in|für|im|am|a|na|w|i)$/u.test(token.lower) && !institution) return undefined;
  if (/^(?:in|im|am|a|na|w|i)$/u.test(token.lower)) return undefined;
  return next;
}

const ROMANCE: ReadonlySet<string> = new Set(["fr", "es", "pt", "it"]);

/** A German run is a name where it has a word of organisations or schools, several capitals, or letters no noun has. */
function isNameInGerman(tokens: readonly Token[], first: number, last: number): boolean {
  const named = tokens.slice(first, last + 1);
  if (named.some((token) => has(token, "ORG", "SCHOOL") || /\p{Lu}{2,}|\p{Ll}\p{Lu}/u.test(token.text))) return true;
  return named.filter(({ capital }) => capital).length > 1 || has(tokens[first - 1], "AT", "IN", "FROM");
}
