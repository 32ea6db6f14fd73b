import type { CaseStage } from "../../domain/case-stage.ts";
import { cueIn, cueWords } from "../../text/languages/cues.ts";
import type { SpokenOf } from "../../text/languages/spoken-of.ts";
import type { ToldSentence } from "../../text/people/mentions.ts";
import type { Mention } from "../../text/sentences/mention.ts";
import type { CaseAssertion } from "./stages.ts";

/** A lead without a name, which precedes the sentence that first names the person, with its position in the text. */
export interface Lead {
  readonly place: number;
  /** The lead with the person as its subject. */
  readonly sentence: ToldSentence;
  /**
   * The next sentence calls the person what the lead calls its subject: "A builder …" and "Builder Ann Example, 38, …".
   */
  readonly isCalledSo: boolean;
  /** The next sentence gives their age, and speaks of nobody else and of no court beside them. */
  readonly isTold: boolean;
}

/**
 * The lead of a report that names its subject only in the next sentence: "A builder has been jailed. Ann Example, 38,
 * of Mill Lane, …", "The owner of a mill is on trial. …". By itself it says nothing about the person, who may be a
 * victim or a witness; see `confirms`. `null` if the sentence before the first that names them speaks of nobody of that
 * kind, or names anybody else.
 */
export function leadOf(told: readonly ToldSentence[], lang: string, grammar: SpokenOf): Lead | null {
  const place = told.findIndex(({ mentions }) => mentions.some(isOwnName)) - 1;
  const [lead, naming] = [told[place], told[place + 1]];
  const name = naming?.mentions.find(isOwnName);
  if (lead === undefined || naming === undefined || name === undefined) return null;
  const opening = naming.unquoted.slice(0, name.from);
  if (!/^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}$/u.test(opening)) return null;
  const patterns = patternsOf(lang, grammar);
  const isBeside =
    naming.mentions.some(({ owner, from }) => owner === "other" && from < name.to + NEAR) ||
    patterns.inCourt.test(naming.unquoted) ||
    patterns.says.test(naming.unquoted.slice(0, name.to + NEAR));
  const isTold = !isBeside && grammar.ageBehind.test(naming.unquoted.slice(name.to, name.to + 24));
  const upToName = naming.unquoted.slice(0, name.to);
  const behind = naming.unquoted.slice(name.to);
  const isCalledSo = (words: string) =>
    isTold && (isCalled(words, upToName, behind, patterns) || isCalledLater(words, told.slice(place + 1), patterns));
  const subject = subjectOf(lead, patterns);
  const called = subject !== null && isCalledSo(subject.words);
  if (subject !== null && isAlone(lead, subject) && (called || subject.isPerson))
    return { place, sentence: withOwner(lead, subject), isCalledSo: called, isTold };
  const other = isTold
    ? othersIn(lead, patterns).find(({ words }) => isCalled(words, upToName, behind, patterns))
    : undefined;
  return other !== undefined && isAlone(lead, other)
    ? { place, sentence: withOwner(lead, other), isCalledSo: true, isTold }
    : null;
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
function subjectOf(
  { unquoted }: ToldSentence,
  { subject, definite, posts, clause, headFirst }: LeadPatterns,
): (LeadPhrase & { readonly isPerson: boolean }) | null {
  const match = subject.exec(unquoted);
  if (match === null) return null;
  const [whole, dateline = "", article = ""] = match;
  const words = whole.slice(dateline.length + article.length).trim();
  // "The company was fined": what has a definite article may be anything.
  const isPerson = !definite.test(article) || posts.test(headOf(words, clause, headFirst));
  return { from: dateline.length, to: whole.length, words, isPerson };
}

/** Every noun phrase with an indefinite article that is not the subject: "dismissed a charge against a teacher". */
function othersIn({ unquoted }: ToldSentence, { phrase }: LeadPatterns): readonly LeadPhrase[] {
  return [...unquoted.matchAll(phrase)].map(({ index, 0: whole, 1: words = "" }) => ({
    from: index,
    to: index + whole.length,
    words,
  }));
}

/** Whether a sentence names nobody but in the noun phrase. */
function isAlone({ mentions }: ToldSentence, { from, to }: LeadPhrase): boolean {
  return mentions.every((each) => each.form !== "name" || (each.from >= from && each.to <= to));
}

function withOwner(lead: ToldSentence, { from, to }: LeadPhrase): ToldSentence {
  const mention: Mention = { from, to, owner: "own", form: "name" };
  const others = lead.mentions.filter((each) => each.to <= from || each.from >= to);
  return { ...lead, mentions: [...others, mention].toSorted((a, b) => a.from - b.from) };
}

/**
 * Whether what the article says about the person by name confirms that its lead is about them: they are called what its
 * subject is called, or are in a case themselves, and found guilty if the lead states a punishment.
 */
export function confirms({ place, isCalledSo }: Lead, said: readonly CaseAssertion[], stage: CaseStage): boolean {
  const behind = said.filter((each) => !each.weak && each.place > place);
  return isCalledSo || behind.some((each) => !PUNISHMENTS.has(stage) || GUILTY.has(each.stage));
}

const PUNISHMENTS: ReadonlySet<CaseStage> = new Set(["convicted", "sentenced", "fined", "disqualified", "sanctioned"]);
const GUILTY: ReadonlySet<CaseStage> = new Set(["convicted", "sentenced", "fined", "disqualified"]);

function isOwnName({ owner, form }: Mention): boolean {
  return owner === "own" && form === "name";
}

/** "Builder Ann Example, 38,", "Ann Example, 38, a builder from Torvik,". */
function isCalled(
  subject: string,
  upToName: string,
  behind: string,
  { headFirst, clause, who }: LeadPatterns,
): boolean {
  const head = headOf(subject, clause, headFirst);
  if (head.length < MIN_HEAD_LENGTH) return false;
  const called = raw`${head.replace(/[^\p{L}-]/gu, "")}(?![\p{L}-])`;
  const before = new RegExp(raw`^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}?${called}\s+\p{L}`, "iu");
  const apposition = new RegExp(
    raw`^(?:\s*,[^,.;]{0,12}\p{N}{1,3}[^,.;]{0,10}|\s*\([^()]{1,12}\))\s*,\s*(?:[\p{L}-]+\s+){0,3}?${called}(?!\s*,?\s+(?:${who})(?!\p{L}))`,
    "iu",
  );
  return before.test(upToName) || apposition.test(behind);
}

/** The noun on which the others of a noun phrase depend. */
function headOf(subject: string, clause: RegExp, headFirst: boolean): string {
  const words = (subject.split(clause)[0] ?? "").trim().split(/\s+/u);
  return (headFirst ? words[0] : words.at(-1)) ?? "";
}

/** "Director Example", "Dr Example" of a doctor, "Example, who is the sole director of", "Example has been director since". */
function isCalledLater(
  subject: string,
  told: readonly ToldSentence[],
  { headFirst, clause, verbs, notBetween, saying }: LeadPatterns,
): boolean {
  const head = headOf(subject, clause, headFirst).replace(/[^\p{L}-]/gu, "");
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

/** Shorter words are mostly articles. */
const MIN_HEAD_LENGTH = 4;

interface LeadPatterns {
  /** A noun phrase without a name at the beginning of a sentence, up to its verb; its article is captured. */
  readonly subject: RegExp;
  /** A noun phrase with an indefinite article anywhere; its words are captured. */
  readonly phrase: RegExp;
  readonly definite: RegExp;
  /** Words for people by what they do. */
  readonly posts: RegExp;
  readonly verbs: string;
  /** What stands between nobody and what they are called. */
  readonly notBetween: string;
  readonly says: RegExp;
  /** The words of `says`, as alternatives. */
  readonly saying: string;
  /** What ends the nouns in a phrase. */
  readonly clause: RegExp;
  /** Words for people who are in a case without being a party to it. */
  readonly inCourt: RegExp;
  readonly who: string;
  readonly headFirst: boolean;
}

const raw = String.raw;
const made = new Map<string, LeadPatterns>();

function patternsOf(lang: string, { belonging }: SpokenOf): LeadPatterns {
  let patterns = made.get(lang);
  if (patterns === undefined) {
    const { verbs, beside, ends, court, acts = NOTHING, who, posts, people, headFirst = false } = belonging;
    const whole = (words: string) => new RegExp(raw`(?<![\p{L}\p{N}-])(?:${words})(?![\p{L}\p{N}-])`, "iu");
    const [definite, indefinite] = [cueIn(lang, "definite articles"), cueIn(lang, "indefinite articles")];
    const verb = new Set(verbs.split("|"));
    const saying = cueIn(lang, "says");
    patterns = {
      subject: new RegExp(
        raw`^((?:[\p{L} .,’'-]{2,40}(?:\s\([^()]{1,30}\))?\s?[–—-]\s|\([^()]{1,30}\)\s[–—-]\s)?)((?:${definite}|${indefinite})\s+)(?:[£$€]?[\p{L}\p{N}’'-][\p{L}\p{N}’',.-]{0,40}(?<![,.])\s+){0,11}?[\p{L}\p{N}’'-]+(?=\s+(?:${verbs})(?![\p{L}\p{N}-]))`,
        "iu",
      ),
      phrase: new RegExp(
        raw`(?<![\p{L}\p{N}-])(?:${indefinite})\s+((?:(?!(?:${beside}|${ends})(?![\p{L}-]))[\p{L}-]+\s+){0,3}?[\p{L}-]+)(?=\s+(?:${who}|${beside})(?![\p{L}-])|\s*[,.;])`,
        "giu",
      ),
      clause: whole(`${beside}|${ends}|${verbs}`),
      definite: new RegExp(raw`^(?:${definite})\s`, "iu"),
      posts: new RegExp(raw`(?:${posts}|${people})\p{L}{0,2}$`, "iu"),
      inCourt: whole(`${court}|${acts}`),
      says: whole(saying),
      saying,
      verbs,
      notBetween: [beside, ...ends.split("|").filter((word) => !verb.has(word))].join("|"),
      who,
      headFirst,
    };
    made.set(lang, patterns);
  }
  return patterns;
}

/** Matches nothing; for a cue that a language lacks. */
const NOTHING = "(?!)";
