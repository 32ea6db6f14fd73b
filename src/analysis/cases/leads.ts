import { type CaseStage, isCleared } from "../../domain/case-stage.ts";
import { cue, cueWords } from "../../text/languages/cues.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import type { Mention } from "../../text/sentences/mention.ts";
import { DATELINE } from "./dateline.ts";
import {
  headOf,
  isOfOneOnly,
  isTitleOfTheirs,
  type KnownOffice,
  MIN_HEAD_LENGTH,
  namesOfficeOf,
} from "./known-office.ts";
import { type LeadPatterns, leadPatternsOf } from "./lead-patterns.ts";
import type { CaseAssertion } from "./stages.ts";

/** A sentence without a name that precedes the first one that names the person, with its position in the text. */
export interface Lead {
  readonly place: number;
  /** The sentence with the person in place of a noun phrase. */
  readonly sentence: ToldSentence;
  /** Where the noun phrase stands in it, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /**
   * The text calls the person what the lead calls them ("A builder …" and "Builder Ann Example, 38, …"), or another
   * source says that they hold the office that the lead names, in that town or for that employer.
   */
  readonly isCalledSo: boolean;
  /** The sentence that first names them gives their age, and speaks of nobody else and of no court beside them. */
  readonly isTold: boolean;
  /** That sentence tells of them what is told of somebody accused: "according to the indictment". */
  readonly isAccused: boolean;
  /** It tells of them what is told of victims and neighbours: "lost £4,000". */
  readonly isBystander: boolean;
  /**
   * Another source says that the person is what the lead calls its subject, and the text introduces them next: "The mayor
   * of Holm was barred from office. Ann Example, 51, must leave in June."
   */
  readonly isKnownSo: boolean;
}

/**
 * Every reading of the sentences before the one that first names the person, with the person in place of one of their
 * noun phrases: "A builder has been jailed. Ann Example, 38, of Mill Lane, …", "The court acquitted the mayor. …". By
 * itself none says anything about the person, who may be a victim or a witness; see `confirms`. None for a sentence that
 * names anybody outside the noun phrase.
 */
export function leadsOf(
  told: readonly ToldSentence[],
  lang: string,
  grammar: SpokenOf,
  office: KnownOffice,
): readonly Lead[] {
  const naming = told.findIndex(({ mentions }) => mentions.some(isOwnName));
  const named = told[naming];
  const name = named?.mentions.find(isOwnName);
  if (named === undefined || name === undefined) return [];
  const patterns = leadPatternsOf(lang, grammar);
  const isTold = isIntroduced(named, name, patterns, grammar);
  const isAccused =
    (opensWith(named, name) &&
      isOnlyTheirs(named, name) &&
      (patterns.accused.test(behindName(named, name)) || patterns.did.test(behindName(named, name)))) ||
    patterns.defended.test(named.unquoted.slice(0, name.from)) ||
    isAccusedLater(told.slice(naming + 1, naming + 1 + MAX_LEADS), patterns);
  const isBystander = patterns.bystander.test(behindName(named, name));
  const upToName = named.unquoted.slice(0, name.to);
  const behind = behindName(named, name);
  const isCalledSo = (words: string) =>
    isTold && (isCalled(words, upToName, behind, patterns) || isCalledLater(words, told.slice(naming), patterns));
  const isNamedAlone = isTold || isIntroducedWithoutAge(named, name, patterns);
  const knownBy = (place: number, words: string): "office" | "title" | "no" => {
    const head = headOf(words, patterns).replace(/[^\p{L}-]/gu, "");
    if (head.length < MIN_HEAD_LENGTH || isBystander || !isNamedAlone) return "no";
    if (!isTitleOfTheirs(head, office, patterns) || !isOfOneOnly(told, place, naming, head, office)) return "no";
    return namesOfficeOf(told[place]?.unquoted ?? "", office) ? "office" : isTold ? "title" : "no";
  };
  return told.slice(Math.max(0, naming - MAX_LEADS), naming).flatMap((lead, at): readonly Lead[] => {
    const place = Math.max(0, naming - MAX_LEADS) + at;
    if (lead.unquoted.length > MAX_LEAD_LENGTH) return [];
    return [...subjectOf(lead, patterns), ...clausesIn(lead, patterns), ...phrasesIn(lead, patterns)]
      .filter((phrase) => isAlone(lead, phrase) && !COURTS.test(phrase.words))
      .map((phrase) => ({ ...phrase, known: knownBy(place, phrase.words) }))
      .map((phrase) => ({
        place,
        sentence: withOwner(lead, phrase),
        from: phrase.from,
        to: phrase.to,
        isCalledSo: phrase.known === "office" || isCalledSo(phrase.words),
        isTold,
        isAccused: isAccused && !isBystander,
        isBystander,
        isKnownSo: phrase.known !== "no",
      }));
  });
}

/** Whether a stage of somebody else's may be the one that a lead states without a name. */
export function mayBeLeads(others: CaseStage, stage: CaseStage): boolean {
  return others === stage || (PUNISHMENTS.has(others) && PUNISHMENTS.has(stage));
}

/** How many sentences before the one that names somebody may be leads: a headline and a paragraph. */
const MAX_LEADS = 4;

/** In UTF-16 units: a longer sentence is no lead. */
const MAX_LEAD_LENGTH = 400;

/** Whether a sentence tells who somebody is: it gives their age, and speaks of nobody else and of no court beside them. */
function isIntroduced(
  sentence: ToldSentence,
  name: Mention,
  { inCourt, says, reporting }: LeadPatterns,
  { ageBehind }: SpokenOf,
): boolean {
  const { unquoted, mentions } = sentence;
  const told = unquoted.replace(reporting, "");
  const isBeside =
    !opensWith(sentence, name) ||
    mentions.some(({ owner, form, from }) => owner === "other" && from < name.to + (form === "name" ? NEAR : 30)) ||
    inCourt.test(told) ||
    says.test(told.slice(0, name.to + NEAR));
  return !isBeside && ageBehind.test(unquoted.slice(name.to, name.to + 24));
}

/** The same without an age: the sentence begins with the name, and nobody speaks in it. */
function isIntroducedWithoutAge(sentence: ToldSentence, name: Mention, { inCourt, says }: LeadPatterns): boolean {
  const { unquoted, mentions } = sentence;
  return (
    opensWith(sentence, name) &&
    mentions.every(({ owner, form }) => owner !== "other" || (form !== "name" && form !== "description")) &&
    !inCourt.test(unquoted) &&
    !says.test(unquoted)
  );
}

/** Whether one of the next sentences, which speaks of nobody else, tells of the person what is told of the accused. */
function isAccusedLater(next: readonly ToldSentence[], { accused }: LeadPatterns): boolean {
  const isOther = ({ mentions }: ToldSentence) =>
    mentions.some(({ owner, form }) => owner !== "own" && form === "name");
  const until = next.findIndex(isOther);
  return next.slice(0, until < 0 ? next.length : until).some((sentence) => {
    const first = sentence.mentions[0];
    const isTheirs = first?.owner === "own" && (first.form === "name" || first.form === "pronoun");
    return (
      isTheirs &&
      opensWith(sentence, first) &&
      sentence.mentions.every(({ owner }) => owner === "own") &&
      accused.test(behindName(sentence, first))
    );
  });
}

/** Whether a sentence begins with a name, or with a title before it. */
function opensWith({ unquoted }: ToldSentence, { from }: Mention): boolean {
  return /^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}$/u.test(unquoted.slice(0, from));
}

/** Whether a sentence speaks of nobody else, and says of nobody in an apposition who they are: "Ann Example, a nurse,". */
function isOnlyTheirs({ unquoted, mentions }: ToldSentence, { to }: Mention): boolean {
  return (
    mentions.every(({ owner, form }) => owner === "own" || form === "description" || form === "possessive") &&
    !/^(?:\s*,[^,;:]{0,12}\p{N}[^,;:]{0,12}|\s*\([^()]{1,20}\))?\s*,\s*(?!who\s)\p{Ll}[\p{L}’'-]*\s+\p{L}[^,;:]{2,60},/u.test(
      unquoted.slice(to),
    )
  );
}

function behindName({ unquoted }: ToldSentence, { to }: Mention): string {
  return unquoted.slice(to);
}

/** How far behind a name somebody else may make it doubtful that the lead is about its bearer, in UTF-16 units. */
const NEAR = 90;

/** A noun phrase in a sentence, and its words without the article. */
interface LeadPhrase {
  readonly from: number;
  readonly to: number;
  readonly words: string;
}

/** The noun phrase at the beginning of a lead, behind the place and the agency. */
function subjectOf({ unquoted }: ToldSentence, { subject }: LeadPatterns): readonly LeadPhrase[] {
  const match = subject.exec(unquoted);
  if (match === null) return [];
  const [whole, dateline = "", article = ""] = match;
  return [{ from: dateline.length, to: whole.length, words: whole.slice(dateline.length + article.length).trim() }];
}

/** Subjects with a clause: "A clerk who forged the wills of neighbours has been jailed". */
function clausesIn({ unquoted }: ToldSentence, { described, verb }: LeadPatterns): readonly LeadPhrase[] {
  const match = described?.exec(unquoted);
  if (match == null) return [];
  const [whole, dateline = "", article = "", words = ""] = match;
  return [...unquoted.slice(whole.length).matchAll(verb)].map(({ index }) => ({
    from: dateline.length,
    to: whole.length + unquoted.slice(whole.length, whole.length + index).trimEnd().length,
    words: words.trim() || article,
  }));
}

/** Every stretch of a sentence that may be a noun phrase. */
function phrasesIn({ unquoted }: ToldSentence, { phrases }: LeadPatterns): readonly LeadPhrase[] {
  return phrases.flatMap((pattern) =>
    [...unquoted.matchAll(pattern)].map(({ index, 1: article = "", 2: words = "" }) => ({
      from: index,
      to: index + article.length + words.length,
      words,
    })),
  );
}

/** Whether a sentence names nobody but in the noun phrase, and in its dateline. */
function isAlone({ unquoted, mentions }: ToldSentence, { from, to }: LeadPhrase): boolean {
  const begin = DATELINE.exec(unquoted)?.[0].length ?? 0;
  return mentions.every((each) => each.form !== "name" || each.to <= begin || (each.from >= from && each.to <= to));
}

function withOwner(lead: ToldSentence, { from, to }: LeadPhrase): ToldSentence {
  const mention: Mention = { from, to, owner: "own", form: "name" };
  const around = lead.mentions.filter((each) => each.to <= from || each.from >= to);
  const next = around.find((each) => each.from >= to && each.owner === "other")?.from ?? Infinity;
  // "The chairman resigned after police began to investigate him": nobody else is there to be meant.
  const isSubject = from <= (DATELINE.exec(lead.unquoted)?.[0].length ?? 0);
  const isTheirs = ({ from: at, owner, form }: Mention) =>
    isSubject && at >= to && at < next && owner === "unknown" && form !== "name" && form !== "description";
  const others = around.map((each) => (isTheirs(each) ? { ...each, owner: "own" as const } : each));
  return { ...lead, mentions: [...others, mention].toSorted((a, b) => a.from - b.from) };
}

/**
 * The readings of leads in which something is said of the person, by what it is. Where one sentence says it of two noun
 * phrases apart, it may be of either, and counts only for the one that the text calls the person; but where both end
 * well, the second repeats the first ("quashed the verdict on the trainer and cleared him").
 */
export function withoutRivals<T extends { readonly lead: Lead; readonly assertion: CaseAssertion }>(
  readings: readonly T[],
): readonly T[] {
  const isWithin = ({ from, to, place }: Lead, { lead }: T) =>
    lead.place === place && lead.from <= from && to <= lead.to;
  const isApart = ({ lead: one, assertion: said }: T, { lead: other, assertion }: T) =>
    one.place === other.place &&
    (one.to <= other.from || other.to <= one.from) &&
    !(isCleared(said.stage) && isCleared(assertion.stage)) &&
    !readings.some((each) => isWithin(one, each) && isWithin(other, each));
  return readings.filter((one) => one.lead.isCalledSo || !readings.some((other) => isApart(one, other)));
}

/**
 * Whether what the article says about the person confirms that its lead is about them: they are called what its subject
 * is called, or another source calls them so; they are in a case themselves, and found guilty if the lead states a punishment; or nobody else of the text
 * is, and where it names them it tells of them what is told of somebody accused.
 *
 * @param isOnlyOne whether the text names nobody else of whom the lead may state it
 */
export function confirms(
  { place, isCalledSo, isTold, isAccused, isKnownSo }: Lead,
  said: readonly CaseAssertion[],
  stage: CaseStage,
  isOnlyOne: (stage: CaseStage) => boolean,
): boolean {
  const behind = said.filter((each) => !each.weak && each.place > place);
  if (isCalledSo || behind.some((each) => !PUNISHMENTS.has(stage) || GUILTY.has(each.stage))) return true;
  const isInCase = isTold && behind.some((each) => each.stage !== "alleged");
  return (isAccused || isInCase || isKnownSo) && isOnlyOne(stage);
}

const PUNISHMENTS: ReadonlySet<CaseStage> = new Set(["convicted", "sentenced", "fined", "disqualified", "sanctioned"]);
const GUILTY: ReadonlySet<CaseStage> = new Set(["convicted", "sentenced", "fined", "disqualified"]);

/** "A jury at Holm Crown Court": it tries, and is not tried. */
const COURTS = new RegExp(`^(?:${cue("courts that try")})(?!\\p{L})`, "iu");

function isOwnName({ owner, form }: Mention): boolean {
  return owner === "own" && form === "name";
}

/** "Builder Ann Example, 38,", "Ann Example, 38, a builder from Torvik,". */
function isCalled(
  subject: string,
  upToName: string,
  behind: string,
  { headFirst, clause, former, who, verbs, notBetween }: LeadPatterns,
): boolean {
  const head = headOf(subject, { clause, headFirst, former });
  if (head.length < MIN_HEAD_LENGTH) return false;
  const called = raw`${head.replace(/[^\p{L}-]/gu, "")}(?![\p{L}-])`;
  const before = new RegExp(raw`^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}?${called}\s+\p{L}`, "iu");
  const apposition = new RegExp(
    raw`^(?:\s*,[^,.;]{0,12}\p{N}{1,3}[^,.;]{0,10}|\s*\([^()]{1,12}\))\s*,\s*(?:(?!(?:${verbs}|${notBetween})(?![\p{L}-]))[\p{L}-]+\s+){0,3}?${called}(?!\s*,?\s+(?:${who})(?!\p{L}))`,
    "iu",
  );
  return before.test(upToName) || apposition.test(behind);
}

/** "Director Example", "Dr Example" of a doctor, "Example, who is the sole director of", "Example has been director since". */
function isCalledLater(
  subject: string,
  told: readonly ToldSentence[],
  { headFirst, clause, former, verbs, notBetween, saying }: LeadPatterns,
): boolean {
  const head = headOf(subject, { clause, headFirst, former }).replace(/[^\p{L}-]/gu, "");
  if (head.length < MIN_HEAD_LENGTH) return false;
  const between = raw`(?:(?!(?:${notBetween})(?![\p{L}-]))[\p{L}-]+\s+){0,3}?`;
  const later = new RegExp(
    raw`(?<![\p{L}-])${head}\s+@|@(?:\s*,\s*\p{L}{2,4})?\s+(?:${verbs})\s+(?:(?!(?:${saying})(?!\p{L}))\p{L}{2,5}\s+)??${between}${head}(?![\p{L}-])`,
    "iu",
  );
  return told.some(({ unquoted, mentions }) => {
    const own = mentions.filter(isOwnName);
    return own.some(({ from, to }) => {
      if (isShortFor(unquoted.slice(from, to), head)) return true;
      const title = /^(?:[\p{L}-]+\s+)(?=\p{Lu})/u.exec(unquoted.slice(from, to))?.[0] ?? "";
      return later.test(`${unquoted.slice(Math.max(0, from - 40), from)}${title}@${unquoted.slice(to, to + 80)}`);
    });
  });
}

/** A name behind a title that is short for a word: "Dr Example" and "doctor". */
function isShortFor(name: string, head: string): boolean {
  const title = /^(\p{Lu}\p{Ll}{1,3})\.?\s/u.exec(name)?.[1];
  if (title === undefined || ANYBODYS.has(title)) return false;
  const letters = [...title.toLowerCase()];
  return head.toLowerCase().startsWith(letters[0] ?? "") && new RegExp(`^${letters.join("\\p{L}*")}$`, "iu").test(head);
}

/** Titles that say nothing of what their bearers do. */
const ANYBODYS = cueWords("titles of men", "titles of women");

const raw = String.raw;
