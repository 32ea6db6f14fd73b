import { ADULT } from "./brand-safety-adult.ts";
import { ALCOHOL } from "./brand-safety-alcohol.ts";
import { CRIME } from "./brand-safety-crime.ts";
import { POLITICAL } from "./brand-safety-political.ts";
import { PRANKS } from "./brand-safety-pranks.ts";
import { RELIGIOUS } from "./brand-safety-religious.ts";
import { WORD_CLASSES } from "./brand-safety-words.ts";
import { type Context, type Guard, guardOf, readContext, type Stretch } from "./guards.ts";
import { findHostility } from "./hostility.ts";
import { HOSTILITY_CLASSES, TOXIC } from "./hostility-phrases.ts";
import { type FoundPhrase, indexPhrases, readWords } from "./phrase-index.ts";
import { OFFENSIVE } from "./offence-phrases.ts";
import type { Phrases } from "./phrases.ts";
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
  readonly phrases: Phrases;
  readonly guards: readonly Guard[];
}

const OTHERS_WORDS: readonly Guard[] = ["quote", "report", "fiction", "profession"];
/** What others say, also where nobody set quotation marks. */
const SPOKEN: readonly Guard[] = [...OTHERS_WORDS, "speech"];
const OWN_WORDS: readonly Guard[] = [...OTHERS_WORDS, "negation"];

const RULES: readonly Rule[] = [
  { flag: "adultContent", phrases: ADULT, guards: OWN_WORDS },
  { flag: "alcohol", phrases: ALCOHOL, guards: OWN_WORDS },
  { flag: "crimeRelatedContent", phrases: CRIME, guards: OWN_WORDS },
  { flag: "politicalContent", phrases: POLITICAL, guards: OTHERS_WORDS },
  { flag: "religiousContent", phrases: RELIGIOUS, guards: OTHERS_WORDS },
  { flag: "pranks", phrases: PRANKS, guards: OWN_WORDS },
  { flag: "toxicContent", phrases: TOXIC, guards: SPOKEN },
  { flag: "offensiveContent", phrases: OFFENSIVE, guards: SPOKEN },
];

const PHRASES = indexPhrases(
  RULES.flatMap(({ flag, phrases: { shows, idioms } }) => [
    { name: `shows ${flag}` as const, phrases: shows },
    { name: `idiom ${flag}` as const, phrases: idioms },
  ]),
  { ...WORD_CLASSES, ...HOSTILITY_CLASSES },
);

/**
 * The flags that a post raises, each with the words that raised it. What is quoted, reported, told in fiction, done for a
 * living, denied or a figure of speech raises none; neither do names of groups by themselves. English.
 */
export function judgeBrandSafety(text: string): readonly RaisedFlag[] {
  const context = readContext(text);
  const found = [...PHRASES.find(readWords(text)), ...attackIn(text), ...coarseWordsIn(text)];
  return found.length === 0 ? [] : RULES.flatMap((rule) => applyRule(rule, found, context) ?? []);
}

function attackIn(text: string): readonly FoundPhrase<"shows toxicContent">[] {
  const attack = findHostility(text);
  return attack === null ? [] : [{ name: "shows toxicContent", ...attack }];
}

function coarseWordsIn(text: string): readonly FoundPhrase<"shows offensiveContent">[] {
  return findProfanity(text).map(({ from, to }) => ({ name: "shows offensiveContent", from, to }));
}

function applyRule({ flag, guards }: Rule, found: readonly FoundPhrase<string>[], context: Context): RaisedFlag | null {
  const shown = found.filter(({ name }) => name === `shows ${flag}`);
  if (shown.length === 0) return null;
  const idioms = found.filter(({ name }) => name === `idiom ${flag}`);
  const own = shown.filter(
    (match) =>
      !idioms.some((idiom) => idiom.from < match.to && match.from < idiom.to) &&
      guardOf(context, match, guards) === null,
  );
  return raise(flag, own, context.text);
}

function raise(flag: BrandSafetyFlag, matches: readonly Stretch[], text: string): RaisedFlag | null {
  const [first] = matches;
  if (first === undefined) return null;
  return { flag, from: first.from, to: first.to, words: text.slice(first.from, first.to), count: matches.length };
}
