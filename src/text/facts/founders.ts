import type { ExperienceValue } from "../../domain/claim.ts";
import { findDates } from "../dates/dates.ts";
import { cueWordsIn } from "../languages/cues.ts";
import { languageFor } from "../languages/languages.ts";
import type { WordClass } from "../languages/words.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import {
  bodyBehind,
  bodyFounded,
  bodyFrom,
  type BodyTold,
  IS_GENITIVE,
  isInListOfPeople,
  isOrganised,
  type NamedTokens,
} from "./founded-bodies.ts";
import { type FounderWords, founderWordsOf } from "./founder-words.ts";
import { chainFrom, isHead, postsBefore, postsBehind } from "./head-posts.ts";

/**
 * The person as founder or head of an organisation that a sentence is about: "Corvane was founded in 1978 by Otto
 * Brandt and Ada Finch", "Corvane is led by its chief executive, Ada Finch", "Corvane founder Ada Finch", "Ada Finch
 * (born 1950) is an engineer, founder and CEO of Corvane". A person whom a sentence names beside others is not its
 * subject, so that neither frames nor relations read what it says of them.
 *
 * @param told the organisation that the sentence before was about, which "it" and "the company" mean
 */
export function foundersOf(sentence: Analysed, told: BodyTold): ExperienceValue[] {
  const values: ExperienceValue[] = [];
  if (!founderWordsOf(sentence.lexicon.language.lang).any.test(sentence.piece.text)) return values;
  for (const person of ownNames(sentence).slice(0, MAX_NAMES)) {
    if (IS_GENITIVE.test(sentence.tokens[person.last + 1]?.lower ?? "")) continue;
    const deed = deedOf(sentence, person, told());
    if (deed !== undefined) values.push(...postsOfDeed(sentence, person, deed));
    values.push(...postsBefore(sentence, person, deed?.body), ...postsBehind(sentence, person));
  }
  return values;
}

/** How often a sentence names somebody, at most, so that the time is bounded. */
const MAX_NAMES = 6;

/** What somebody did to an organisation. */
interface Deed {
  readonly body: string;
  readonly kind: "founded" | "led";
  readonly isJoint: boolean;
  readonly from: string | undefined;
}

/** Where the sentence names the person, without posts that were taken for a part of the name. */
function ownNames({ mentions, tokens, topic }: Analysed): NamedTokens[] {
  return mentions.flatMap(({ form, owner, from, to }) => {
    if (form !== "name" || owner !== "own") return [];
    const own = (token: Token) => token.from >= from && token.to <= to && topic.words.has(token.lower);
    const first = tokens.findIndex(own);
    return first < 0 ? [] : [{ first, last: tokens.findLastIndex(own) }];
  });
}

/** "[Corvane was] founded in 1978 by Otto Brandt and", "[Corvane wurde] 1978 von Otto Brandt und [Ada Finch] gegründet". */
function deedOf(sentence: Analysed, person: NamedTokens, told: string | undefined): Deed | undefined {
  const { piece, tokens, lexicon } = sentence;
  const words = founderWordsOf(lexicon.language.lang);
  const left = piece.text.slice(0, tokens[person.first]?.from);
  const before = lastMatch(left, words.by);
  if (before !== undefined) {
    const list = tokens.filter(({ from, to }) => from >= before.to && to <= left.length);
    if (!isListOfPeople(list) || isNewSubject(sentence, person, list)) return undefined;
    const lead = left.slice(0, before.from);
    const deed = verbAtEnd(sentence, lead, words) ?? verbBehind(sentence, lead, person, words);
    if (deed === undefined) return undefined;
    const { at, when, verb } = deed;
    if (isDoubted(sentence, deed.from)) return undefined;
    const isCertain = words.founded.test(verb);
    const kind = words.led.test(verb) ? "led" : "founded";
    // "Fue fundada en 1978 por": the subject is left out.
    const isLeftOut = lexicon.language.drops === true && at === 0 && deed.from > 0;
    const body =
      (isLeftOut ? told : undefined) ??
      bodyFounded(sentence, lead.slice(0, at), words, told) ??
      (at === 0 ? bodyBehind(sentence, person) : undefined);
    if (body === undefined || !(isCertain || kind === "led" || isOrganised(sentence, body))) return undefined;
    const [date] = findDates(when, lexicon.language.lang);
    return { body, kind, isJoint: words.joint.test(verb), from: date?.value };
  }
  return foundedWith(sentence, person, words);
}

/** "Otto Brandt founded the clockmaker Corvane in 1978 together with [Ada Finch]". */
function foundedWith(sentence: Analysed, person: NamedTokens, words: FounderWords): Deed | undefined {
  const { piece, tokens, spans, lexicon } = sentence;
  const left = piece.text.slice(0, tokens[person.first]?.from);
  const joint = lastMatch(left, words.with);
  if (joint === undefined) return undefined;
  const list = tokens.filter(({ from, to }) => from >= joint.to && to <= left.length);
  const verb = lastMatch(left.slice(0, joint.from), words.founds);
  if (verb === undefined || !isListOfPeople(list) || isNewSubject(sentence, person, list)) return undefined;
  if (isDoubted(sentence, verb.from) || words.auxiliary.test(left.slice(0, verb.from))) return undefined;
  const between = tokens.filter(({ from, to }) => from >= verb.to && to <= joint.from);
  const name = spans.find((span) => span.kind === "name" && span.from >= verb.to && span.to <= joint.from);
  const isDirect = between.every(
    (token) =>
      name === undefined ||
      token.from >= name.from ||
      (!token.capital && !has(token, "BE", "BY", "AND", "OF", "WHO", "IN")),
  );
  if (name === undefined || !isDirect || between.some((token) => has(token, "BE", "HAVE", "WHO", "BY", "BUT")))
    return undefined;
  const body = bodyFrom(sentence, name);
  const isCertain = words.foundsOnly.test(left.slice(verb.from, verb.to));
  if (body === undefined || !(isCertain || isOrganised(sentence, body))) return undefined;
  const [date] = findDates(left.slice(name.to, joint.from), lexicon.language.lang);
  return { body, kind: "founded", isJoint: true, from: date?.value };
}

interface VerbFound {
  /** Where what the sentence says of the organisation begins: its auxiliary, or the participle. */
  readonly at: number;
  readonly from: number;
  readonly verb: string;
  readonly when: string;
}

/** "was founded in 1978", at the end of the words before "by". */
function verbAtEnd(sentence: Analysed, lead: string, words: FounderWords): VerbFound | undefined {
  const found = lastMatch(lead, words.deed);
  if (found === undefined) return undefined;
  const when = lead.slice(found.to);
  const tokens = sentence.tokens.filter(({ from, to }) => from >= found.to && to <= lead.length);
  if (when.length > MAX_WHEN || tokens.some((token) => has(token, ...NOT_WHEN) || token.text === ";")) return undefined;
  const verb = { from: found.from, verb: lead.slice(found.from, found.to) };
  const auxiliary = words.auxiliary.exec(lead.slice(0, found.from));
  if (auxiliary !== null) return { ...verb, at: auxiliary.index, when };
  // "werd in 1978 opgericht": nothing but the time stands between.
  const apart = lastMatch(lead.slice(0, found.from), words.auxiliaryAlone);
  const between = apart === undefined ? "" : lead.slice(apart.to, found.from);
  const [date] = between.length > MAX_WHEN ? [] : findDates(between, sentence.lexicon.language.lang);
  const isTime =
    date !== undefined && TO_TIME.test(between.slice(0, date.from)) && between.slice(date.to).trim() === "";
  return apart !== undefined && isTime
    ? { ...verb, at: apart.from, when: `${between} ${when}` }
    : { ...verb, at: found.from, when };
}

/** What may stand between an auxiliary and a date: "in", "im Jahr". */
const TO_TIME = /^\s(?:\p{L}{1,5}\s){0,2}$/u;

/** "wurde 1978 [von …]" with "gegründet" behind the list. */
function verbBehind(
  sentence: Analysed,
  lead: string,
  { last }: NamedTokens,
  words: FounderWords,
): VerbFound | undefined {
  const auxiliary = lastMatch(lead, words.auxiliaryAlone);
  if (auxiliary === undefined || lead.length - auxiliary.to > MAX_WHEN) return undefined;
  const right = sentence.piece.text.slice(sentence.tokens[last]?.to);
  const verb = words.deedLast.exec(right);
  if (verb === null) return undefined;
  const end = (sentence.tokens[last]?.to ?? 0) + verb[0].length - (verb[1] ?? "").length;
  const between = sentence.tokens.filter(({ from, to }) => from > (sentence.tokens[last]?.from ?? 0) && to <= end);
  const before = sentence.tokens.filter(({ from, to }) => from >= auxiliary.to && to <= lead.length);
  const isPlain = (token: Token) =>
    token.kind !== "word" || token.capital || has(token, "IN", "AT", "AND", "ART", "ROLE");
  if (!between.every(isPlain) || before.some((token) => has(token, "KIN", "ROLE"))) return undefined;
  return { at: auxiliary.from, from: auxiliary.from, verb: verb[1] ?? "", when: lead.slice(auxiliary.to) };
}

/** Between a deed and who did it, in UTF-16 units: "in the autumn of 1978, in a garage in Torvik,". */
const MAX_WHEN = 70;

const NOT_WHEN: readonly WordClass[] = ["BE", "HAVE", "AND", "WHO", "BUT", "WORK", "JOIN", "LEAVE", "BY"];

/** The names, posts and kin from "by" to the person; what is in brackets says something of one of them. */
function isListOfPeople(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const token of tokens) {
    if (token.text === "(") depth++;
    else if (token.text === ")") depth--;
    else if (depth === 0 && !isInListOfPeople(token)) return false;
  }
  return depth === 0;
}

/** "founded by Otto Brandt, and Ada Finch joined": the person is the subject of the next clause. */
function isNewSubject({ tokens }: Analysed, { last }: NamedTokens, list: readonly Token[]): boolean {
  const next = tokens[last + 1];
  return (
    list.some((token) => has(token, "AND") || token.text === ",") &&
    next?.kind === "word" &&
    has(next, "BE", "HAVE", "JOIN", "WORK", "LEAD", "BECOME", "LEAVE", "WIN")
  );
}

/** A predecessor in the sentence does not make a founding doubtful. */
function isDoubted(sentence: Analysed, from: number): boolean {
  const at = sentence.tokens.findIndex(({ to }) => to > from);
  return [...doubtsAt(sentence, at)].some((doubt) => doubt !== "SUCCEED");
}

/** What a deed makes of the person, with the posts that the sentence gives them beside it. */
function postsOfDeed(sentence: Analysed, person: NamedTokens, deed: Deed): ExperienceValue[] {
  const grammar = languageFor(sentence.lexicon.language.lang)?.grammar;
  const female = sentence.topic.gender === "female" ? 1 : 0;
  const titles = (deed.isJoint ? grammar?.coFounder : grammar?.founder) ?? titlesIn(sentence, deed.isJoint);
  const title = deed.kind === "founded" ? (titles[female] ?? titles[0]) : undefined;
  const founded: ExperienceValue[] =
    title === undefined
      ? []
      : [{ title, company: deed.body, ...(deed.from !== undefined && { from: deed.from }), kind: "job" }];
  const { tokens } = sentence;
  const start = tokens[person.last + 1]?.text === "," ? person.last + 2 : undefined;
  const chain = start === undefined ? undefined : chainFrom(sentence, start);
  // "by Ada Finch, chief executive of Brightwater": a post somewhere else.
  const isElsewhere = chain !== undefined && has(tokens[chain.last + 1], "OF", "AT", "AS", "IN");
  return chain === undefined || isElsewhere || !isHead(sentence, chain)
    ? founded
    : [...founded, { title: chain.title, company: deed.body }];
}

/** What founders are called, a man and a woman if there are two words, in a language without a grammar. */
function titlesIn({ lexicon: { language } }: Analysed, isJoint: boolean): readonly string[] {
  return cueWordsIn(language.lang, isJoint ? "called a co-founder" : "called a founder");
}

interface PlaceInText {
  readonly from: number;
  readonly to: number;
}

function lastMatch(text: string, pattern: RegExp): PlaceInText | undefined {
  let found: PlaceInText | undefined;
  for (const { 0: written, index } of text.matchAll(pattern)) found = { from: index, to: index + written.length };
  return found;
}
