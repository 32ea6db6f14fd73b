import { commonSexOf } from "../../names/given-names.ts";
import { type Analysed, doubtsAt, EVENTS } from "../sentences/analyse.ts";
import { isJoinedAhead } from "../tokens/join.ts";
import type { AddFeature, Features } from "./linear.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { isPlaceName } from "../places/towns.ts";
import type { WordClass } from "../languages/words.ts";

/** Prepositions and other words right before a name, the most informative first. */
const LEADS: readonly WordClass[] = [
  "AS",
  "AT",
  "FROM",
  "IN",
  "TO",
  "OF",
  "BY",
  "AND",
  "BE",
  "HER",
  "HIS",
  "WHO",
  "KIN",
  "ART",
];

/**
 * Features of a name in a sentence, for the model that predicts its relation to the person the text is about. Words
 * are features alongside their classes: what is learned about a class holds for every language, what is learned about
 * a word for its own.
 */
export function featuresOf(sentence: Analysed, span: TokenSpan): Features {
  return (add) => seeName(sentence, span, add);
}

function seeName(sentence: Analysed, span: TokenSpan, add: AddFeature): void {
  const { tokens, owners, spans } = sentence;
  const shapes = shapesOf(tokens, span);
  const at = spans.indexOf(span);
  let lead = span.first - 1;
  while (
    lead >= 0 &&
    (has(tokens[lead], "ART") || /^["“„«(]$/u.test(tokens[lead]?.text ?? "")) &&
    !has(tokens[lead], "AT", "OF")
  )
    lead--;
  const before = tokens[lead];
  const prep =
    before === undefined
      ? "start"
      : (LEADS.find((each) => has(before, each)) ?? (before.kind === "mark" ? before.text : before.kind));
  const verbs = eventsBefore(tokens, span.first);
  const verb = verbs[0]?.of ?? "none";
  const near =
    verbs[0] === undefined
      ? "far"
      : span.first - verbs[0].at <= 3
        ? "near"
        : span.first - verbs[0].at <= 8
          ? "mid"
          : "far";
  const previous = spans[at - 1];
  const next = spans[at + 1];
  const gap = previous === undefined ? -1 : span.first - previous.last - 1;
  const left = previous === undefined ? "none" : `${previous.kind}${gap <= 2 ? "-near" : gap <= 5 ? "-mid" : "-far"}`;
  const right = next === undefined ? "none" : `${next.kind}${next.first - span.last - 1 <= 2 ? "-near" : "-far"}`;
  const after = tokens[span.last + 1];
  const follow =
    after === undefined
      ? "end"
      : after.kind === "mark"
        ? after.text
        : (LEADS.find((each) => has(after, each)) ?? EVENTS.find((each) => has(after, each)) ?? after.kind);
  const owner = owners[span.first] ?? "unknown";
  add`bias`;
  for (const shape of shapes) {
    add`s=${shape}`;
    add`s=${shape}|p=${prep}`;
    add`s=${shape}|v=${verb}`;
  }
  add`p=${prep}`;
  add`p=${prep}|v=${verb}`;
  add`p=${prep}|v=${verb}|${near}`;
  add`v=${verb}|${near}`;
  add`v2=${verbs[1]?.of ?? "none"}|v=${verb}`;
  add`l=${left}`;
  add`l=${left}|p=${prep}`;
  add`r=${right}`;
  add`f=${follow}`;
  add`f=${follow}|p=${prep}`;
  add`o=${owner}`;
  add`o=${owner}|v=${verb}`;
  for (const doubt of doubtsAt(sentence, span.first)) add`d=${doubt}`;
  const kin = tokens
    .slice(Math.max(0, span.first - 5), span.first)
    .findLast((token) => has(token, "SPOUSE", "CHILD", "KIN"));
  const kinClass = kin === undefined ? "none" : has(kin, "SPOUSE") ? "spouse" : has(kin, "CHILD") ? "child" : "kin";
  add`k=${kinClass}`;
  add`k=${kinClass}|s=${shapes[0]}`;
  const lang = sentence.lexicon.language.lang;
  add`${lang}:w-1=${tokens[span.first - 1]?.lower ?? "^"}`;
  add`${lang}:w-2=${tokens[span.first - 2]?.lower ?? "^"} ${tokens[span.first - 1]?.lower ?? "^"}`;
  add`${lang}:w+1=${after?.lower ?? "$"}`;
  if (verbs[0] !== undefined) {
    add`${lang}:vw=${tokens[verbs[0].at]?.lower}`;
    add`${lang}:vw=${tokens[verbs[0].at]?.lower}|p=${prep}`;
  }
  add`${lang}:last=${tokens[span.last]?.lower}`;
  if (sentence.tokens.length < 8) add`short`;
  if (verbs.length === 0) add`va=${eventAfter(tokens, span.last)}`;
  if (/^\(?\d{4}/u.test(tokens[span.last + 1]?.text === "(" ? (tokens[span.last + 2]?.text ?? "") : "")) add`dated`;
  if (isInBrackets(tokens, span.first)) add`inside`;
  seeAround(sentence, span, add);
}

/**
 * The classes of the words right before and after a name, the post or degree that the words between tie to it, and
 * what it is listed with.
 */
function seeAround(sentence: Analysed, span: TokenSpan, add: AddFeature): void {
  const { tokens, spans, piece } = sentence;
  const { seen, hasYears } = sightOf(sentence);
  const at = (i: number): string => seen[i] ?? "-";
  const [one, two, three] = [at(span.first - 1), at(span.first - 2), at(span.first - 3)];
  const [next, after] = [at(span.last + 1), at(span.last + 2)];
  add`c=${one}`;
  add`c=${two},${one}`;
  add`c=${three},${two},${one}`;
  add`n=${next}`;
  add`n=${next},${after}`;
  add`c=${one}|n=${next}`;
  const post = spans.findLast(({ kind, last }) => kind === "role" && last < span.first);
  if (post !== undefined && isJoinedAhead(tokens.slice(post.last + 1, span.first)))
    add`post=${at(post.last + 1)}|${span.first - post.last > 3 ? "far" : "near"}`;
  const degree = spans.findLast(({ kind, last }) => kind === "degree" && last < span.first);
  if (degree !== undefined && span.first - degree.last < 8) add`degree=${at(degree.last + 1)}|${one}`;
  const ahead = spans.find(({ kind, first }) => kind === "role" && first > span.last);
  if (ahead !== undefined && ahead.first - span.last < 6) add`ahead=${next}|${at(ahead.first - 1)}`;
  const schooled = spans.find(({ kind, first }) => kind === "degree" && first > span.last);
  if (schooled !== undefined && schooled.first - span.last < 6) add`degreed=${next}`;
  const listed = headOfList(sentence, span);
  if (listed !== span) add`list=${at(listed.first - 1)},${at(listed.first - 2)}`;
  const behind = piece.text.slice(tokens[span.last]?.to ?? 0);
  if (/^,?\s?\(?(?:\p{L}{2,6}\s)?(?:19|20)\d\d/u.test(behind)) add`dated=${at(span.first - 1)}`;
  if (/^\s?\(?(?:19|20)\d\d\s?[-–]/u.test(behind)) add`period`;
  if (hasYears) add`years`;
  add`place=${span.first === 0 ? "start" : span.last === tokens.length - 1 || span.last === tokens.length - 2 ? "end" : "mid"}`;
}

/** Whether more brackets have opened than closed before a place. */
export function isInBrackets(tokens: readonly Token[], first: number): boolean {
  let depth = 0;
  for (let i = 0; i < first; i++) {
    const { text } = tokens[i] as Token;
    if (text === "(") depth++;
    else if (text === ")") depth--;
  }
  return depth > 0;
}

interface Sight {
  /** For every token, the kind of span it belongs to, or else its class. */
  readonly seen: readonly string[];
  readonly hasYears: boolean;
}

const sights = new WeakMap<Analysed, Sight>();

/** What is the same for every name in a sentence. */
export function sightOf(sentence: Analysed): Sight {
  let sight = sights.get(sentence);
  if (sight === undefined) {
    const seen = sentence.tokens.map(classOf);
    for (const { kind, first, last } of sentence.spans) seen.fill(kind.toUpperCase(), first, last + 1);
    sight = { seen, hasYears: /(?<!\d)(?:19|20)\d\d(?!\d)/u.test(sentence.piece.text) };
    sights.set(sentence, sight);
  }
  return sight;
}

/** The first name of the list, separated by commas and "and", that this name belongs to. */
function headOfList({ spans, tokens }: Analysed, span: TokenSpan): TokenSpan {
  let head = span;
  for (let i = spans.indexOf(span) - 1; i >= 0; i--) {
    const before = spans[i] as TokenSpan;
    const between = tokens.slice(before.last + 1, head.first);
    if (
      before.kind !== "name" ||
      between.length > 3 ||
      !between.every((token) => has(token, "AND", "ART", "BEFORE") || token.text === ",")
    )
      break;
    head = before;
  }
  return head;
}

/** The classes that represent a word, the most informative first. */
const SEEN: readonly WordClass[] = [
  "AS",
  "AT",
  "FROM",
  "WORK",
  "JOIN",
  "LEAVE",
  "STUDY",
  "GRAD",
  "TEACH",
  "LEAD",
  "FOUND",
  "BECOME",
  "IN",
  "TO",
  "OF",
  "BY",
  "WHERE",
  "WHO",
  "BEFORE",
  "NOW",
  "AND",
  "BUT",
  "BE",
  "HAVE",
  "SHE",
  "HE",
  "HER",
  "HIS",
  "FIRST",
  "THEY",
  "ART",
  "SPOUSE",
  "CHILD",
  "KIN",
  "LIVE",
  "BORN",
  "MARRY",
  "WIN",
  "SPEAK",
  "SUCCEED",
  "NEG",
  "FUTURE",
  "HEARSAY",
  "FIELD",
];

function classOf(token: Token): string {
  if (token.kind === "number") return /^(?:19|20)\d\d$/u.test(token.text) ? "YEAR" : "NUMBER";
  if (token.kind === "mark") return token.text;
  const of = mostTelling(token.classes).seen;
  if (of !== undefined) return of;
  if (token.capital) return "Word";
  // English verbs that are in no list still look like verbs.
  const ending = /(?:[^e]ed|ing|ly)$/u.exec(token.lower)?.[0].slice(-2);
  return ending === undefined ? "word" : `word-${ending}`;
}

interface WordEvent {
  readonly of: WordClass;
  readonly at: number;
}

/**
 * The events that words before a place report, from `least` on, the nearest first: at most two, and none beyond a
 * semicolon.
 */
export function eventsBefore(tokens: readonly Token[], first: number, least = 0): WordEvent[] {
  const found: WordEvent[] = [];
  for (let i = first - 1; i >= least && first - i < 24 && found.length < 2; i--) {
    const token = tokens[i] as Token;
    if (token.text === ";") break;
    if (token.classes.size === 0 || (token.capital && i > least)) continue;
    const of = mostTelling(token.classes).event;
    if (of !== undefined && found[0]?.of !== of) found.push({ of, at: i });
  }
  if (found.length === 0) {
    let be = first - 1;
    while (be >= least && !has(tokens[be], "BE", "HAVE")) be--;
    if (be >= least) found.push({ of: has(tokens[be], "BE") ? "BE" : "HAVE", at: be });
  }
  return found;
}

interface MostTelling {
  readonly seen: WordClass | undefined;
  readonly event: WordClass | undefined;
}

/** Words share their sets of classes (`Lexicon.classesOf`), and every sentence needs nearly all of them. */
const tellings = new WeakMap<ReadonlySet<WordClass>, MostTelling>();

/** The class that represents a word, and the event that it reports. */
function mostTelling(classes: ReadonlySet<WordClass>): MostTelling {
  if (classes.size === 0) return NOT_TELLING;
  let telling = tellings.get(classes);
  if (telling === undefined) {
    const [seen, event] = [SEEN, EVENTS].map((order) => order.find((each) => classes.has(each)));
    telling = { seen, event };
    tellings.set(classes, telling);
  }
  return telling;
}

const NOT_TELLING: MostTelling = { seen: undefined, event: undefined };

function eventAfter(tokens: readonly Token[], last: number): string {
  for (let i = last + 1; i < tokens.length && i - last < 8; i++) {
    const of = mostTelling((tokens[i] as Token).classes).event;
    if (of !== undefined) return of;
  }
  return "none";
}

/** What a name looks like, the most informative shape first. */
function shapesOf(tokens: readonly Token[], { first, last, text }: TokenSpan): string[] {
  const words = tokens.slice(first, last + 1);
  const shapes: string[] = [];
  if (words.some((word) => has(word, "SCHOOL"))) shapes.push("school");
  if (words.some((word) => has(word, "ORG"))) shapes.push("org");
  if (isPlaceName(text)) shapes.push("place");
  if (words.length > 1 && words.length < 4 && commonSexOf(text) !== null) shapes.push("given");
  if (words.every((word) => has(word, "FIELD", "AND", "OF"))) shapes.push("field");
  if (/^\p{Lu}{2,6}s?$/u.test(text)) shapes.push("acronym");
  if (words.some((word) => has(word, "AWARDWORD"))) shapes.push("award");
  if (words.some(({ text: each }) => each === "&") || /\p{Ll}\p{Lu}/u.test(text)) shapes.push("brand");
  const capitals = words.filter(({ capital }) => capital).length;
  shapes.push(capitals === 1 ? "one" : capitals === 2 ? "two" : "many");
  return shapes;
}
