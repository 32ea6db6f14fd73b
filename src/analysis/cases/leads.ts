import type { CaseStage } from "../../domain/case-stage.ts";
import { cueIn } from "../../text/languages/cues.ts";
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
}

/**
 * The lead of a report that names its subject only in the next sentence: "A builder has been jailed. Ann Example, 38,
 * of Mill Lane, …". By itself it says nothing about the person, who may be a victim or a witness; see `confirms`.
 * `null` if the sentence before the first that names them has no such subject, or names anybody.
 */
export function leadOf(told: readonly ToldSentence[], lang: string, grammar: SpokenOf): Lead | null {
  const place = told.findIndex(({ mentions }) => mentions.some(isOwnName)) - 1;
  const [lead, naming] = [told[place], told[place + 1]];
  const name = naming?.mentions.find(isOwnName);
  if (lead === undefined || naming === undefined || name === undefined) return null;
  const opening = naming.unquoted.slice(0, name.from);
  const upToName = naming.unquoted.slice(0, name.to);
  const behind = naming.unquoted.slice(name.to);
  if (!/^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}$/u.test(opening)) return null;
  if (lead.mentions.some(({ form }) => form === "name")) return null;
  const patterns = patternsOf(lang, grammar);
  const subject = patterns.subject.exec(lead.unquoted);
  if (subject === null) return null;
  const [words, article = ""] = subject;
  const mention: Mention = { from: 0, to: words.length, owner: "own", form: "name" };
  const mentions = [mention, ...lead.mentions.filter(({ from }) => from >= words.length)];
  const isBeside = naming.mentions.some(({ owner }) => owner === "other") || patterns.inCourt.test(naming.unquoted);
  return {
    place,
    sentence: { ...lead, mentions },
    isCalledSo:
      !isBeside &&
      grammar.ageBehind.test(behind.slice(0, 24)) &&
      isCalled(words.slice(article.length).trim(), upToName, behind, patterns),
  };
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
  const words = (subject.split(clause)[0] ?? "").trim().split(/\s+/u);
  const head = (headFirst ? words[0] : words.at(-1)) ?? "";
  if (head.length < MIN_HEAD_LENGTH) return false;
  const called = raw`${head.replace(/[^\p{L}-]/gu, "")}(?![\p{L}-])`;
  const before = new RegExp(raw`^[\s“"'‘(]{0,3}(?:\p{L}[\p{L}-]{0,30} ){0,3}?${called}\s+\p{L}`, "iu");
  const apposition = new RegExp(
    raw`^(?:\s*,[^,.;]{0,12}\p{N}{1,3}[^,.;]{0,10}|\s*\([^()]{1,12}\))\s*,\s*(?:[\p{L}-]+\s+){0,3}?${called}(?!\s*,?\s+(?:${who})(?!\p{L}))`,
    "iu",
  );
  return before.test(upToName) || apposition.test(behind);
}

/** Shorter words are mostly articles. */
const MIN_HEAD_LENGTH = 4;

interface LeadPatterns {
  /** A noun phrase without a name at the beginning of a sentence, up to its verb; its article is captured. */
  readonly subject: RegExp;
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
    const { verbs, beside, ends, court, acts = NOTHING, who, headFirst = false } = belonging;
    patterns = {
      subject: new RegExp(
        raw`^((?:${cueIn(lang, "indefinite articles")})\s+)(?:[\p{L}\p{N}’'-]+\s+){0,11}?[\p{L}\p{N}’'-]+(?=\s+(?:${verbs})(?![\p{L}\p{N}-]))`,
        "iu",
      ),
      clause: new RegExp(raw`(?<![\p{L}\p{N}-])(?:${beside}|${ends})(?![\p{L}\p{N}-])`, "iu"),
      inCourt: new RegExp(raw`(?<![\p{L}\p{N}-])(?:${court}|${acts}|${cueIn(lang, "says")})(?![\p{L}\p{N}-])`, "iu"),
      who,
      headFirst,
    };
    made.set(lang, patterns);
  }
  return patterns;
}

/** Matches nothing; for a cue that a language lacks. */
const NOTHING = "(?!)";
