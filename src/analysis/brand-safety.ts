import { ADULT, ALCOHOL, CRIME, type Phrases } from "./brand-safety-phrases.ts";
import { POLITICAL, PRANKS, RELIGIOUS } from "./brand-safety-topics.ts";
import { type Context, type Guard, guardOf, readContext, type Stretch } from "./guards.ts";
import { findHostility } from "./hostility.ts";
import { compileLower, lowerInPlace } from "./pattern.ts";
import { findProfanity } from "./profanity.ts";

/** The eight flags of the wire, and what they stand for. They judge posts, never persons. */
export const BRAND_SAFETY_FLAGS = [
  "adultContent",
  "alcohol",
  "crimeRelatedContent",
  "offensiveContent",
  "politicalContent",
  "pranks",
  "religiousContent",
  "toxicContent",
] as const;
export type BrandSafetyFlag = (typeof BRAND_SAFETY_FLAGS)[number];

/** The words of a post that raised a flag, and how many there were. */
export interface RaisedFlag extends Stretch {
  readonly flag: BrandSafetyFlag;
  readonly words: string;
  readonly count: number;
}

interface Rule {
  readonly flag: BrandSafetyFlag;
  readonly shows: RegExp;
  readonly idioms: RegExp;
  readonly guards: readonly Guard[];
}

const OWN_WORDS: readonly Guard[] = ["quote", "report", "fiction", "profession", "negation"];

const RULES: readonly Rule[] = [
  ruleOf("adultContent", ADULT, OWN_WORDS),
  ruleOf("alcohol", ALCOHOL, OWN_WORDS),
  ruleOf("crimeRelatedContent", CRIME, OWN_WORDS),
  ruleOf("politicalContent", POLITICAL, ["quote", "fiction", "profession", "report"]),
  ruleOf("religiousContent", RELIGIOUS, ["quote", "report", "fiction", "profession"]),
  ruleOf("pranks", PRANKS, OWN_WORDS),
];

/**
 * The flags that a post raises, each with the words that raised it. What is quoted, reported, told in fiction, done for a
 * living, denied or a figure of speech raises none; neither do names of groups by themselves. English.
 */
export function judgeBrandSafety(text: string): readonly RaisedFlag[] {
  const context = readContext(text);
  const lower = lowerInPlace(text);
  const raised = RULES.flatMap((rule) => applyRule(rule, lower, context) ?? []);
  return [...raised, ...judgeLanguage(context)];
}

function ruleOf(flag: BrandSafetyFlag, { shows, idioms }: Phrases, guards: readonly Guard[]): Rule {
  return { flag, shows: compileLower(shows.join("|")), idioms: compileLower(idioms.join("|")), guards };
}

function applyRule(rule: Rule, lower: string, context: Context): RaisedFlag | null {
  const shown = stretches(rule.shows, lower);
  if (shown.length === 0) return null;
  const idioms = stretches(rule.idioms, lower);
  const own = shown.filter(
    (match) =>
      !idioms.some((idiom) => idiom.from < match.to && match.from < idiom.to) &&
      guardOf(context, match, rule.guards) === null,
  );
  return raise(rule.flag, own, context.text);
}

function stretches(pattern: RegExp, text: string): readonly Stretch[] {
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

function raise(flag: BrandSafetyFlag, matches: readonly Stretch[], text: string): RaisedFlag | null {
  const [first] = matches;
  if (first === undefined) return null;
  return { flag, ...first, words: text.slice(first.from, first.to), count: matches.length };
}

/** Profanity and hostility. A slur or a threat that is quoted to be objected to is not the author's. */
function judgeLanguage(context: Context): readonly RaisedFlag[] {
  const { text } = context;
  const profane = findProfanity(text).filter(
    (word) => guardOf(context, word, ["quote", "report", "fiction", "profession"]) === null,
  );
  const hostile = findHostility(text);
  const attacks = hostile !== null && guardOf(context, hostile, ["quote", "report", "fiction", "profession"]) === null;
  return [raise("offensiveContent", profane, text), attacks ? raise("toxicContent", [hostile], text) : null].filter(
    (flag) => flag !== null,
  );
}
