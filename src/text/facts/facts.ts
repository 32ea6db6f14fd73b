import { cue, wordOf } from "../languages/cues.ts";
import type { Speaker, Assertion } from "../assertion.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { type Chapter, chapterOf } from "../document/chapters.ts";
import { isLanguage } from "../document/lists.ts";
import { baseFormOf } from "../tokens/base-form.ts";
import { townFormOf } from "../places/town-form.ts";
import { isPlaceName } from "../places/towns.ts";
import { isSubjectName } from "../sentences/subject-name.ts";
import { has, type TokenSpan } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { baseOfLanguage, languageNamesOf } from "../languages/tongues.ts";
import { pastimeOf } from "./pastimes.ts";

/** What a sentence says in a few set phrases: languages, honours, pastimes, a home. */
export function* readFacts(sentence: Analysed, speaker: Speaker): Generator<Assertion> {
  const { piece } = sentence;
  const span = { from: piece.from, to: piece.from + piece.text.length };
  for (const language of languagesOf(sentence)) yield speaker.say("language", { language }, span, { confidence: 0.9 });
  for (const { property, item } of listedOf(sentence))
    yield property === "language"
      ? speaker.say(property, { language: item }, span, { confidence: 0.9 })
      : speaker.say(property, item, span, { confidence: 0.85 });
  for (const award of awardsOf(sentence)) {
    const said = baseFormOf(award, sentence.lexicon.language);
    if (said !== undefined) yield speaker.say("badge", said, span, { confidence: 0.85 });
  }
  for (const interest of pastimesOf(sentence)) yield speaker.say("interest", interest, span, { confidence: 0.8 });
  const home = homeOf(sentence);
  if (home !== undefined) yield speaker.say("location", home, span, { confidence: 0.9 });
}

interface Listed {
  readonly property: "skill" | "interest" | "language";
  readonly item: string;
}

/** "Areas of work: migraine, epilepsy.": a sentence that begins with the name of a list, as a heading would. */
function listedOf(sentence: Analysed): Listed[] {
  const [, label = "", rest = ""] = LABELLED.exec(sentence.piece.text) ?? [];
  const chapter = label === "" ? undefined : chapterOf(label);
  const property = chapter === undefined ? undefined : PROPERTY_OF[chapter];
  if (property === undefined || !sentence.topic.about || sentence.owners[0] === "other") return [];
  const items = rest
    .replace(/(?:(?<!\s)\s+)?\([^()]*\)/gu, "")
    .split(LIST_PARTS)
    .map((item) => item.trim());
  const isList = items.every((item) => item.length > 1 && item.length <= 50 && item.split(/\s+/u).length <= 5);
  if (!isList || /[:!?]|\.\s/u.test(rest)) return [];
  return items
    .filter((item) => (property === "language" ? isLanguage(item) : /^\p{L}/u.test(item)))
    .map((item) => ({ property, item }));
}

export const LIST_PARTS = new RegExp(`(?:(?<!\\s)\\s+)?[,;،、]\\s*|(?<!\\s)\\s+(?:${cue("list ands")})\\s+`, "u");
const LABELLED = /^(\p{L}[^:：.,]{2,48})[:：]\s+([^\n]{2,240}?)[.。]?$/u;
const PROPERTY_OF: Readonly<Partial<Record<Chapter, Listed["property"]>>> = {
  skills: "skill",
  interests: "interest",
  languages: "language",
};

function isOwn(sentence: Analysed, at: number): boolean {
  return sentence.owners[at] === "own" && doubtsAt(sentence, at).size === 0;
}

/** Names of languages after a word for speaking, up to the end of their list. */
function languagesOf(sentence: Analysed): string[] {
  const { tokens, lexicon, piece } = sentence;
  const { lang, inflects, verbLast } = lexicon.language;
  const names = languageNamesOf(lang);
  const found: string[] = [];
  const speaking = tokens.findIndex((token) => has(token, "SPEAK") || MASTERS.test(token.lower));
  if (speaking < 0) return languagesListed(sentence);
  if (!isOwn(sentence, speaking)) return [];
  let missed = 0;
  const start = verbLast === true ? 0 : Math.max(0, speaking - 8);
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (isInBody(sentence, at)) continue;
    const base = inflects === true ? baseOfLanguage(token.lower, lang) : undefined;
    const last = base === undefined ? endOfLanguage(tokens, at, piece.text) : undefined;
    if (base !== undefined || last !== undefined || names.has(token.lower)) {
      found.push(base ?? piece.text.slice(token.from, tokens[last ?? at]?.to));
      at = last ?? at;
      missed = 0;
    } else if (isRareLanguage(token)) {
      found.push(token.text);
      missed = 0;
    } else if (found.length > 0 && ++missed > 7) break;
    if (found.length > 0 && has(token, "WORK", "JOIN", "STUDY", "LIVE")) break;
  }
  return found;
}

/** "leitora do Instituto Português": a word inside an organisation's name. */
function isInBody({ spans, tokens }: Analysed, at: number): boolean {
  return spans.some(
    ({ kind, first, last }) =>
      kind === "name" &&
      first <= at &&
      at <= last &&
      last > first &&
      tokens.slice(first, last + 1).some((token) => token.capital && has(token, "ORG", "SCHOOL")),
  );
}

/**
 * "teaches in English, Urdu and Arabic": two or more languages in a row are taken as such without further cue words,
 * unless they are what was studied or taught, the languages of a publication, or modifiers of a noun after them.
 */
function languagesListed(sentence: Analysed): string[] {
  const { tokens, lexicon, piece, spans } = sentence;
  const { lang, inflects } = lexicon.language;
  const names = languageNamesOf(lang);
  const listed: { readonly at: number; readonly name: string }[] = [];
  for (const [at, token] of tokens.entries()) {
    const base =
      inflects === true ? baseOfLanguage(token.lower, lang) : names.has(token.lower) ? token.text : undefined;
    if (base === undefined || token.kind !== "word") continue;
    const before = listed.at(-1);
    const between = before === undefined ? [] : tokens.slice(before.at + 1, at);
    const goesOn = between.every(
      (each) => each.text === "," || each.text === "/" || has(each, "AND", "IN", "ART") || each.lower === "en",
    );
    if (!goesOn || between.length > 4) listed.length = 0;
    listed.push({ at, name: base });
    if (listed.length > 1 && isEndOfList(tokens, at)) break;
  }
  const [first, last] = [listed[0], listed.at(-1)];
  if (first === undefined || last === undefined || listed.length < 2 || !isOwn(sentence, first.at)) return [];
  const isSubject =
    PRINTED.test(piece.text) ||
    tokens.some((token) => has(token, "STUDY", "GRAD", "DEGREE")) ||
    spans.some(({ kind }) => kind === "degree") ||
    (has(tokens[first.at - 1], "TEACH") && !has(tokens[first.at - 1], "IN"));
  // "Türkisch, Deutsch, Englisch, Platt": a sentence that is nothing but a list of languages.
  const isAll = first.at === 0 && listed.length > 2;
  return isSubject || !(isAll || isEndOfList(tokens, last.at)) ? [] : listed.map(({ name }) => name);
}

/**
 * Whether a word is the name of a language in another language, or of a rarely mentioned one; short names are often
 * other words.
 */
function isRareLanguage({ text, capital, kind }: Token): boolean {
  return kind === "word" && capital && text.length > 5 && isLanguage(text);
}

function isEndOfList(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || /^[.;:!?)(–—]$/u.test(next.text);
}

const MANY_LIVE = wordOf("many live");

/** Words for texts, which have languages of their own. */
const PRINTED = new RegExp(`(?<!\\p{L})(?:${cue("of texts")})(?!\\p{L})`, "iu");

/** The last token of a language's name of two or three words: "British Sign Language", "te reo Māori". */
function endOfLanguage(tokens: readonly Token[], at: number, text: string): number | undefined {
  if (has(tokens[at], "ART", "IN", "AND", "OF", "AT")) return undefined;
  for (const more of [2, 1]) {
    const [first, last] = [tokens[at], tokens[at + more]];
    if (
      first === undefined ||
      last === undefined ||
      tokens.slice(at, at + more + 1).some(({ kind }) => kind !== "word")
    )
      continue;
    if (isLanguage(text.slice(first.from, last.to))) return at + more;
  }
  return undefined;
}

/** Words for knowing a language that mean other things elsewhere. */
const MASTERS = wordOf("masters");

/** A name that contains a noun for an award, if the person won it. */
function awardsOf(sentence: Analysed): string[] {
  const { tokens, spans, piece } = sentence;
  const ofYear = awardOfYear(sentence);
  if (ofYear !== undefined) return [ofYear];
  return spans.flatMap((span) => {
    if (span.kind !== "name" || !isOwn(sentence, span.first)) return [];
    const last = has(tokens[span.last + 1], "AWARDWORD") && !tokens[span.last + 1]?.capital ? span.last + 1 : span.last;
    const honour = tokens.slice(span.first, last + 1).some((token) => has(token, "AWARDWORD"));
    if (!honour || span.last === span.first || !isWon(sentence, span) || isWonByAnother(sentence, span.first))
      return [];
    return [piece.text.slice(tokens[span.first]?.from ?? 0, tokens[last]?.to ?? 0)];
  });
}

const OF_YEAR = new RegExp(
  `(?<![\\p{L}'’&-])\\p{Lu}[\\p{L}'’&-]*(?:\\s(?:\\p{Lu}[\\p{L}'’&-]*|${cue("small in an honour of the year")})){0,7}\\s(?:${cue("of the year")})(?!\\p{L})`,
  "u",
);

/** "Montana Baker of the Year", unless somebody only came close to winning it, or judged it. */
function awardOfYear(sentence: Analysed): string | undefined {
  const { tokens, piece } = sentence;
  const found = OF_YEAR.exec(piece.text);
  if (found === null || NEAR_AWARD.test(piece.text)) return undefined;
  const at = tokens.findIndex(({ from }) => from >= found.index);
  return at >= 0 && isOwn(sentence, at) && !isWonByAnother(sentence, at)
    ? found[0].replace(BEFORE_HONOUR, "")
    : undefined;
}

/**
 * "Corvane Mill employs six people and won": the sentence begins with a name that is not the person's, right before
 * its verb, and nothing between it and the prize at token `at` refers to the person.
 */
export function isWonByAnother({ tokens, spans, topic, piece }: Analysed, at: number): boolean {
  if (OF_THING.test(piece.text.slice(0, tokens[at]?.from))) return true;
  const first = has(tokens[0], "ART") ? 1 : 0;
  const subject = spans.find((span) => span.kind === "name" && span.first === first);
  if (subject === undefined || subject.last >= at || isSubjectName(subject, tokens, topic)) return false;
  if (!has(tokens[subject.last + 1], "BE", "HAVE", "WIN")) return false;
  return !tokens
    .slice(0, at)
    .some((token) => has(token, "SHE", "HE", "HER", "HIS", "FIRST") || (token.capital && topic.words.has(token.lower)));
}

/** "wrote a history of the bridges, which won [the Saltire Prize]" */
const OF_THING = new RegExp(`,\\s(?:${cue("about a thing")})\\s(?:\\p{Ll}+\\s){1,4}$`, "u");

/** Words of a sentence in which an award was not won, or went to somebody else. */
export const NEAR_AWARD = new RegExp(`(?<!\\p{L})(?:${cue("nearly won")})(?!\\p{L})`, "iu");

function isWon({ tokens }: Analysed, span: TokenSpan): boolean {
  for (let i = span.first - 1; i >= 0 && span.first - i < 12; i--) {
    if (
      tokens[i]?.text === ";" ||
      (has(tokens[i], "BUT", "WORK", "JOIN", "LEAD", "BE") && !has(tokens[i], "WIN") && !has(tokens[i + 1], "WIN"))
    )
      return false;
    if (has(tokens[i], "WIN")) return true;
  }
  return false;
}

/** "enjoys sailing and chess", "a keen cyclist": short phrases after a word for liking. */
function pastimesOf(sentence: Analysed): string[] {
  const { tokens, piece } = sentence;
  const cue = tokens.findIndex((token) => LIKING.test(token.lower));
  if (cue < 0 || !isOwn(sentence, cue)) return [];
  const liking = /^enjoy|^love/u.test(tokens[cue]?.lower ?? "");
  // "A keen bushwalker, she lives …": what somebody is ends at the comma, what they enjoy can be a list.
  const text = piece.text.slice(tokens[cue]?.to ?? 0).replace(liking ? /[.;:!?(].*$/su : /[.,;:!?(].*$/su, "");
  return text
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+/u)
    .map((part) => part.trim().replace(BEFORE_PASTIME, ""))
    .filter(
      (part) =>
        /^[\p{L}][\p{L} -]{2,28}$/u.test(part) &&
        part.split(" ").length <= 3 &&
        !/^\p{Lu}/u.test(part) &&
        !NO_PASTIME_HAS.test(part),
    )
    .map((part) => pastimeOf(part) ?? part)
    .slice(0, 6);
}

const LIKING = wordOf("likes");

/** "He and his wife live in Lekki": if both live there, so does the person. */
function isOwnHome(sentence: Analysed, at: number): boolean {
  const { tokens, owners } = sentence;
  const both =
    (has(tokens[0], "SHE", "HE", "THEY") && owners[0] !== "other") || owners[0] === "own"
      ? tokens.slice(0, at).some(({ lower }) => MANY_LIVE.test(lower))
      : false;
  const kin = tokens.slice(0, at).some((token) => has(token, "KIN") && !has(token, "SPOUSE", "CHILD"));
  return isOwn(sentence, at) || (both && !kin);
}

/** The town after "lives in". */
function homeOf(sentence: Analysed): string | undefined {
  const { tokens, spans, piece } = sentence;
  for (const span of spans) {
    if (span.kind !== "name") continue;
    if (sentence.lexicon.language.verbLast === true && isOwn(sentence, span.first) && isBeforeLiving(sentence, span))
      return piece.text.slice(span.from, span.to);
    const before = tokens.slice(Math.max(0, span.first - 9), span.first);
    const lives = before.findLastIndex(({ lower }) => LIVES.test(lower));
    // "Ze woont met haar man in Utrecht": the person lives where those who live with them do.
    if (!isOwnHome(sentence, span.first) && !(lives >= 0 && isOwn(sentence, span.first - before.length + lives)))
      continue;
    if (lives < 0 || before.slice(lives + 1).some((token) => token.capital || token.text === "," || token.text === "."))
      continue;
    if (!has(before.at(-1), "IN") && !has(before.at(-1), "AT") && !has(before.at(-2), "IN")) continue;
    return townFormOf(piece.text.slice(span.from, span.to), sentence.lexicon.language);
  }
  return undefined;
}

const LIVES = wordOf("lives");

/** "İzmir'de yaşıyor", "ailesiyle İzmir'de yaşıyor": the town right before the verb, with the ending of a place. */
function isBeforeLiving({ tokens }: Analysed, { last, text }: TokenSpan): boolean {
  const [suffix, ...behind] = tokens.slice(last + 1, last + 5);
  if (!IN_PLACE.test(suffix?.lower ?? "") || !isPlaceName(text)) return false;
  const verb = behind.findIndex(({ lower }) => LIVES.test(lower));
  return verb >= 0 && behind.slice(0, verb).every((token) => token.kind === "word" && !token.capital);
}

const IN_PLACE = wordOf("in a place, as an ending");

const BEFORE_HONOUR = new RegExp(`^(?:${cue("before an honour")})\\s`, "u");

const BEFORE_PASTIME = new RegExp(`^(?:${cue("before a pastime")})\\s+`, "u");

const NO_PASTIME_HAS = new RegExp(`(?:^|\\s)(?:${cue("no pastime has")})(?:\\s|$)`, "u");
