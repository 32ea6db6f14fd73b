import { cue, cueIn } from "../languages/cues.ts";
import { commonSexOf } from "../../names/given-names.ts";
import { isPlaceName } from "../places/towns.ts";
import { spanOf, type Speaker, type Assertion } from "../assertion.ts";
import { perLanguage } from "../languages/per-language.ts";
import { type Analysed, doubtsAt } from "../sentences/analyse.ts";
import type { Mention } from "../sentences/mention.ts";
import { has } from "../tokens/spans.ts";
import type { WordClass } from "../languages/words.ts";
import { type DateMention, findDates } from "./dates.ts";
import { reportedDates } from "./reported.ts";

/** How far a date may be from the words for a death, in UTF-16 units. */
const NEAR = 110;
/** The same for a date that stands before them, whose way to them is shorter. */
const NEAR_AHEAD = 70;

/**
 * The day or year of the person's death: in brackets behind their name, beside a verb for dying whose subject they
 * are, or beside "his death". A date that belongs to something else in the clause, or that is only about right
 * ("after 1504"), is none.
 *
 * @param written the day of the text, ISO 8601, from which "on Monday" is counted back
 * @param before the sentence before
 */
export function* readDeath(
  sentence: Analysed,
  speaker: Speaker,
  written?: string,
  before?: Analysed,
): Generator<Assertion> {
  const date = dateOfDeath(sentence, written);
  if (date !== undefined) yield speaker.say("deathDate", date.value, spanOf(sentence.piece), { confidence: 0.9 });
  else if (isToldDead(sentence, before)) yield speaker.say("dead", true, spanOf(sentence.piece), { confidence: 0.9 });
}

function dateOfDeath(sentence: Analysed, written: string | undefined): DateMention | undefined {
  const { piece, lexicon } = sentence;
  const { lang } = lexicon.language;
  const words = wordsOf(lang);
  // Most sentences have neither, and their dates need not be found.
  if (!piece.text.includes("(") && !words.anyDeath.test(piece.text)) return undefined;
  const dates = written === undefined ? findDates(piece.text, lang) : reportedDates(piece.text, lang, written);
  if (dates.length === 0) return undefined;
  return dateInBrackets(sentence) ?? dateOfVerb(sentence, dates) ?? dateOfNoun(sentence, dates);
}

/** "The late Ada Finch", "Ada Finch is buried in Torvik", "Ada Finch died peacefully": dead, whenever they died. */
function isToldDead(sentence: Analysed, before: Analysed | undefined): boolean {
  const { piece, mentions, topic, lexicon } = sentence;
  if (topic.own) return false;
  const names = mentions.filter(({ form, owner }) => form === "name" && owner === "own");
  const words = wordsOf(lexicon.language.lang);
  if (names.some(({ from }) => words.late.test(piece.text.slice(0, from).replace(HONORIFICS_LAST, "")))) return true;
  return [...piece.text.matchAll(words.gone)].some(
    ({ index }) => isVerbOfPerson(sentence, index) && isRightBehindSubject(sentence, before, index),
  );
}

/**
 * Without a date, a death must be the person's beyond doubt: they open the sentence, and nothing but an apposition, an
 * adverb or an auxiliary stands before the verb. A pronoun counts only if nobody else was mentioned before.
 */
function isRightBehindSubject(
  { piece, mentions, topic }: Analysed,
  before: Analysed | undefined,
  from: number,
): boolean {
  const subject = mentions.findLast((each) => each.to <= from && each.owner === "own" && IS_SUBJECT.has(each.form));
  if (subject === undefined) return false;
  const lead = piece.text.slice(0, subject.from).replace(HONORIFICS_LAST, "").trim();
  if (lead !== "" && !/^[^,;:]{2,40},$/u.test(lead)) return false;
  if (subject.form !== "name" && !(topic.about && before !== undefined && isOfPersonAlone(before))) return false;
  return BEFORE_VERB.test(piece.text.slice(subject.to, from));
}

const BEFORE_VERB = /^(?:\s?\([^()]*\))?(?:,[^;:]*,)?\s(?:\p{Ll}+ly\s|(?:has|had|ist|est|a|ha)\s)?$/u;

function isOfPersonAlone({ tokens, mentions }: Analysed): boolean {
  return (
    mentions.every(({ owner }) => owner === "own") && !tokens.some((token) => has(token, "KIN", "SPOUSE", "CHILD"))
  );
}

/** Whether a verb's subject is the person, and the sentence states it. */
function isVerbOfPerson(sentence: Analysed, index: number): boolean {
  const { tokens, owners, described } = sentence;
  const at = tokens.findIndex(({ to }) => to > index);
  if (owners[at] !== "own" || isDoubted(sentence, at) || tokens[at]?.capital === true) return false;
  return !described.some(({ from, until }) => from <= at && at < until) && isAboutPerson(sentence, index);
}

const HONORIFICS_LAST = /(?<=^|\s)(?:\p{Lu}\p{Ll}{0,4}\.?\s)$/u;

/** "Ada Finch (born 5 July 1939 – died 14 July 1991)", "Ada Finch (1939 – 14 July 1991)": behind the person's name. */
function dateInBrackets(sentence: Analysed): DateMention | undefined {
  const { lang } = sentence.lexicon.language;
  for (const { 1: inside = "", index } of sentence.piece.text.matchAll(BRACKETS)) {
    const [first, second] = findDates(inside, lang);
    if (first === undefined || !isOwnBracket(sentence, index)) continue;
    const sign = SIGN.exec(inside);
    if (sign !== null) {
      const from = sign.index + sign[0].length;
      const [date] = findDates(inside.slice(from), lang);
      if (date !== undefined && date.from <= MAX_IN_BRACKETS && !ABOUT.test(inside.slice(from, from + date.from)))
        return date;
    } else if (second !== undefined && isLife(inside, first, second)) return second;
  }
  return undefined;
}

/**
 * Whether brackets are about the person: right behind their name, or behind nothing but their name, what comes with it
 * ("FRSE") and its other spellings, at the beginning of the sentence.
 */
function isOwnBracket({ tokens, owners, mentions, topic }: Analysed, bracket: number): boolean {
  if (mentions.some(({ owner, form, to }) => owner === "own" && form === "name" && to <= bracket && bracket - to <= 2))
    return true;
  const before = tokens.filter(({ to }) => to <= bracket);
  return (
    topic.words.has(tokens[0]?.lower ?? "") &&
    !mentions.some(({ owner, to }) => owner === "other" && to <= bracket) &&
    before.every((token, at) => owners[at] === "own" && !has(token, "BE", "HAVE", "KIN", "WHO", "OF"))
  );
}

/** From the word for a death to its date: "died at approximately 9:30 a.m. on". */
const MAX_IN_BRACKETS = 50;

/** Two dates with nothing around them but a place, of which one is a day: two years may be those of a post. */
function isLife(inside: string, first: DateMention, second: DateMention): boolean {
  return (
    Math.max(first.value.length, second.value.length) === DAY &&
    first.value.slice(0, 4) < second.value.slice(0, 4) &&
    inside.slice(0, first.from).trim() === "" &&
    /^(?:,\s\p{Lu}[\p{L}’' -]{1,30}(?:,\s\p{Lu}[\p{L}’' -]{1,30})?)?\s?[–—-]\s?(?:\p{Lu}[\p{L}’' -]{1,30},\s)?$/u.test(
      inside.slice(first.to, second.from),
    )
  );
}

/** The length of a date with its day. */
const DAY = 10;

const BRACKETS = /\(([^()]{4,220})\)/gu;
const SIGN = new RegExp(
  `(?:^|[,;–—-]\\s?|\\s(?:${cue("ands of names")})\\s)(?:(?:${cue("who goes on")})\\s){0,2}(?:${cue("died")}|†)(?!\\p{L})`,
  "u",
);

/** "Ada Finch, 90, of Keokuk, died at 6:08 AM on Wednesday, August 6, 2008". */
function dateOfVerb(sentence: Analysed, dates: readonly DateMention[]): DateMention | undefined {
  const { piece, lexicon } = sentence;
  const words = wordsOf(lexicon.language.lang);
  for (const { 0: verb, index } of piece.text.matchAll(words.verb)) {
    if (!isVerbOfPerson(sentence, index)) continue;
    const date = dateBeside(sentence, dates, { from: index, to: index + verb.length });
    if (date !== undefined) return date;
  }
  return undefined;
}

/** "until his death in 1995", "after Finch's death in 1995", "the death of Ada Finch in 1995". */
function dateOfNoun(sentence: Analysed, dates: readonly DateMention[]): DateMention | undefined {
  const { piece, tokens, owners, lexicon } = sentence;
  const words = wordsOf(lexicon.language.lang);
  for (const { 0: noun, index } of piece.text.matchAll(words.ownDeath)) {
    const at = tokens.findIndex(({ to }) => to > index);
    if (owners[at] !== "own" || isAfterAnother(sentence, index, at) || isDoubted(sentence, at)) continue;
    const date = dateBeside(sentence, dates, { from: index, to: index + noun.length });
    if (date !== undefined) return date;
  }
  for (const name of namesOf(sentence)) {
    const death = deathOf(piece.text, name, words);
    if (
      death === undefined ||
      isDoubted(
        sentence,
        tokens.findIndex(({ to }) => to > death.from),
      )
    )
      continue;
    const date = dateBeside(sentence, dates, death);
    if (date !== undefined) return date;
  }
  return undefined;
}

/** A predecessor in the sentence does not make a death doubtful. */
function isDoubted(sentence: Analysed, at: number): boolean {
  return [...doubtsAt(sentence, at)].some((doubt) => doubt !== "SUCCEED");
}

/**
 * Whether the sentence says whom it is about, or leaves its subject out as its language may: a name that is not
 * recognised as one ("A.G. Mayse") would otherwise die as the person. What stands in brackets is about what is before
 * them.
 */
function isAboutPerson(sentence: Analysed, from: number): boolean {
  const { piece, mentions, spans, lexicon } = sentence;
  const before = piece.text.slice(0, from);
  const bracket = before.lastIndexOf("(");
  if (bracket > before.lastIndexOf(")")) return isOwnBracket(sentence, bracket);
  // "Finch's career died": what belongs to the person is not the person.
  const own = mentions.filter(
    ({ owner, form, to }) => owner === "own" && IS_SUBJECT.has(form) && !/^['’]s(?!\p{L})/u.test(piece.text.slice(to)),
  );
  const last = own.findLast(({ to }) => to <= from)?.to ?? 0;
  // "took over when Otto Brandt died"
  if (spans.some((each) => each.from >= last && each.to <= from && each.kind === "name" && isPerson(each.text)))
    return false;
  return lexicon.language.drops === true || own.length > 0;
}

function isPerson(name: string): boolean {
  return commonSexOf(name) !== null && !isPlaceName(name);
}

const IS_SUBJECT: ReadonlySet<Mention["form"]> = new Set(["name", "pronoun", "age", "description"]);

/** "She nursed her mother until her death": "her" may be whoever else the sentence has mentioned. */
function isAfterAnother(sentence: Analysed, from: number, at: number): boolean {
  const { tokens, mentions } = sentence;
  return (
    mentions.some((each) => each.owner === "other" && each.to <= from) ||
    tokens.slice(0, at).some((token) => has(token, "KIN", "SPOUSE", "CHILD")) ||
    !(at <= MAX_OPENING || isAboutPerson(sentence, from))
  );
}

/** "Until his death": with so few words before it, a sentence has named nobody else. */
const MAX_OPENING = 2;

/** Where the sentence has the person's name, alone or as a possessor. */
function namesOf({ spans, tokens, owners, mentions, topic }: Analysed): Stretch[] {
  const named = mentions.filter(({ form, owner }) => form === "name" && owner === "own");
  const possessors = spans.filter(
    ({ kind, first, last }) =>
      kind === "name" &&
      owners[first] === "own" &&
      tokens.slice(first, last + 1).every((token) => topic.words.has(token.lower)),
  );
  return [...named, ...possessors];
}

/** Where a text has the words for the death of somebody it names, as they stand beside the name. */
function deathOf(text: string, { from, to }: Stretch, { behindName, beforeName }: DeathWords): Stretch | undefined {
  const behind = behindName.exec(text.slice(to));
  if (behind !== null) return { from: to, to: to + behind[0].length };
  const before = beforeName.exec(text.slice(0, from));
  return before === null ? undefined : { from: before.index, to };
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The date in the same clause, behind the words or before them. */
function dateBeside(sentence: Analysed, dates: readonly DateMention[], { from, to }: Stretch): DateMention | undefined {
  const { piece, lexicon } = sentence;
  const next = dates.find((date) => date.from >= to);
  const last = dates.findLast((date) => date.to <= from);
  const behind = next !== undefined && next.from - to <= NEAR && isOfDeath(sentence, next, to) ? next : undefined;
  const ahead =
    last !== undefined && from - last.to <= NEAR_AHEAD && leadsToDeath(sentence, last, from) ? last : undefined;
  const closed = lexicon.language.verbLast === true || CLOSED.test(piece.text.slice(to));
  return closed ? (ahead ?? behind) : (behind ?? ahead);
}

/** "ist 1978 in Kassel verstorben." */
const CLOSED = /^\s?(?:[).;,]|$)/u;

/** Whether a date behind a word for a death says when it was: nothing else has begun before it. */
function isOfDeath(sentence: Analysed, date: DateMention, start: number): boolean {
  const { tokens, piece, lexicon } = sentence;
  const between = tokens.filter(({ from, to }) => from >= start && to <= date.from);
  const [last] = between.slice(-1);
  const before = piece.text.slice(start, date.from);
  if (
    /[;!?]|\p{L}{2}\.\s\p{Lu}\p{Ll}{2}/u.test(before) ||
    isOfAnotherEvent(piece.text.slice(start), { ...date, from: date.from - start }, lexicon.language.lang)
  )
    return false;
  if (has(last, "BEFORE", "NOW", "FROM", "HER", "HIS") || (has(last, "ART") && date.value.length < DAY)) return false;
  return between.every((token, i) => {
    if (has(token, ...OTHER_CLAUSE) && !(i === 0 && has(token, "WHERE"))) return false;
    if (!has(token, "AND")) return true;
    return i < between.length - MAX_BEHIND_AND && !between.slice(i + 1, i + 3).some((each) => has(each, ...DEEDS));
  });
}

/**
 * Whether the words between a death and a date lead to another event, or say only about when it was: "died of cancer,
 * and in [1936]", "died two years after the end of the war in [1918]", "died after [1504]", "died in the [1990] crash".
 *
 * @param behind the text behind the words for the death, in which the date is
 */
export function isOfAnotherEvent(behind: string, { from, value }: DateMention, lang: string): boolean {
  const before = behind.slice(0, from);
  const { apart, article } = wordsOf(lang);
  return (
    apart.test(before) || ABOUT.test(before) || AND_THEN.test(before) || (value.length < DAY && article.test(before))
  );
}

const AND_THEN = new RegExp(`[,;]\\s(?:${cue("list ands")})\\s(?:\\p{L}+\\s){0,2}$`, "u");

/** "and in 1936" is about something else. */
const MAX_BEHIND_AND = 3;
/** What begins another clause, or is another event. */
const OTHER_CLAUSE: readonly WordClass[] = ["BUT", "WHO", "WHERE", "BORN", "MARRY", "GRAD", "BECOME", "FOUND", "HAVE"];
const DEEDS: readonly WordClass[] = [
  "BE",
  "HAVE",
  "SHE",
  "HE",
  "LEAVE",
  "LEAD",
  "WORK",
  "JOIN",
  "LIVE",
  "WIN",
  "TEACH",
];

/** "In July 1982, Ada Finch died", "until 12 October 1915, when Finch died": only the subject stands between. */
function leadsToDeath(sentence: Analysed, date: DateMention, end: number): boolean {
  const { tokens, piece, lexicon } = sentence;
  const before = piece.text.slice(0, date.from);
  const isParticiple = lexicon.language.nounCapitals === true || lexicon.language.verbLast === true;
  const next = tokens.filter(({ from }) => from >= date.to).find(({ text }) => text !== ",");
  const opens = /^(?:\p{L}+\s){0,4}$/u.test(before) || has(next, "BUT");
  if (!(opens || isParticiple) || ABOUT.test(before) || /[;:]/u.test(piece.text.slice(date.to, end))) return false;
  const lead = tokens.findLast(({ to }) => to <= date.from);
  if (has(lead, "FROM", "NOW", "BEFORE") && !has(lead, "IN")) return false;
  const between = tokens.filter(({ from, to }) => from >= date.to && to <= end);
  return between.every((token) => token.capital || !has(token, ...EVENTS_BETWEEN));
}

const EVENTS_BETWEEN: readonly WordClass[] = [
  ...(["WORK", "JOIN", "LEAVE", "STUDY", "GRAD", "TEACH", "LEAD", "FOUND", "BORN", "MARRY", "WIN", "BECOME"] as const),
  "KIN",
  "CHILD",
];

/** "died around 1504", "morto dopo il 1504". */
const ABOUT = new RegExp(`(?<!\\p{L})(?:${cue("about a date")})\\s?$`, "iu");

/** How one language speaks of a death. */
interface DeathWords {
  readonly verb: RegExp;
  /** Verbs that tell of a death and of nothing else, also without a date. */
  readonly gone: RegExp;
  /** Right before the name of somebody dead: "the late". */
  readonly late: RegExp;
  /** With its possessor: "his death". */
  readonly ownDeath: RegExp;
  readonly behindName: RegExp;
  readonly beforeName: RegExp;
  readonly apart: RegExp;
  readonly article: RegExp;
  readonly anyDeath: RegExp;
}

/** Every date of a death outside brackets is beside one of these. */
const TOLD = ["dies", "somebody's death", "death behind a name", "death before a name"] as const;

const wordsOf = perLanguage((lang: string): DeathWords => {
  const whole = (words: string) => `(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`;
  return {
    verb: new RegExp(whole(cueIn(lang, "dies")), "giu"),
    gone: new RegExp(whole(cueIn(lang, "dead and gone")), "giu"),
    late: new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "dead before a name")})\\s$`, "iu"),
    ownDeath: new RegExp(whole(cueIn(lang, "somebody's death")), "giu"),
    behindName: new RegExp(`^(?:${cueIn(lang, "death behind a name")})(?![\\p{L}-])`, "u"),
    beforeName: new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "death before a name")})(?:\\s|(?<=['’]))$`, "iu"),
    article: new RegExp(`(?<!\\p{L})(?:${cueIn(lang, "articles")})\\s$`, "iu"),
    apart: new RegExp(whole(cueIn(lang, "apart in time")), "iu"),
    anyDeath: new RegExp(TOLD.map((name) => `(?:${cueIn(lang, name)})`).join("|"), "iu"),
  };
});
