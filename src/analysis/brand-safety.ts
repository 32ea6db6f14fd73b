import type { BrandSafetyFlag } from "../domain/brand-safety.ts";
import { type Context, type Guard, guardOf, readContext, type Stretch } from "./guards.ts";
import { findHostility } from "./hostility.ts";
import { analysisList } from "./lists.ts";
import { type FoundPhrase, indexPhrases, readWords } from "./phrase-index.ts";
import { findProfanity } from "./profanity.ts";

/**
 * How often a flag is right that one phrase of one post raises: precision on 1,440 posts of two writers who had not seen the rules
 * (`npm run eval -- brand-safety`, `others`; docs/explanation/judgements.md has the intervals). A third of them were written to mislead.
 */
const ONE_PHRASE: Readonly<Record<BrandSafetyFlag, number>> = {
  adultContent: 0.82,
  alcohol: 0.75,
  crimeRelatedContent: 0.75,
  offensiveContent: 0.79,
  politicalContent: 0.68,
  pranks: 0.76,
  religiousContent: 0.77,
  toxicContent: 0.75,
};
/** Where a post holds two telling phrases and more, of any flag: 88 of 96 of those posts. */
const SEVERAL_PHRASES = 0.92;

/** How often a flag is right that these posts raise, by how many phrases each holds; 0 of none. */
export function confidenceOf(flag: BrandSafetyFlag, phrasesOfPosts: readonly number[]): number {
  const phrases = phrasesOfPosts.reduce((sum, count) => sum + count, 0);
  if (phrases === 0) return 0;
  return phrases === 1 ? ONE_PHRASE[flag] : SEVERAL_PHRASES;
}

/** The words of a post that raised a flag, and how many there were. */
export interface RaisedFlag extends Stretch {
  readonly flag: BrandSafetyFlag;
  readonly words: string;
  readonly count: number;
}

interface Rule {
  readonly flag: BrandSafetyFlag;
  /** A list of phrases that show something, and of idioms: figures of speech, names and compounds that hold the same words and do not. */
  readonly list: string;
  readonly guards: readonly Guard[];
}

const OTHERS_WORDS: readonly Guard[] = ["quote", "report", "fiction", "profession"];
/** What others say, also where nobody set quotation marks. */
const SPOKEN: readonly Guard[] = [...OTHERS_WORDS, "speech"];
const OWN_WORDS: readonly Guard[] = [...OTHERS_WORDS, "negation"];

const RULES: readonly Rule[] = [
  { flag: "adultContent", list: "adult-content", guards: OWN_WORDS },
  { flag: "alcohol", list: "alcohol", guards: OWN_WORDS },
  { flag: "crimeRelatedContent", list: "crime", guards: OWN_WORDS },
  { flag: "politicalContent", list: "political", guards: OTHERS_WORDS },
  { flag: "religiousContent", list: "religious", guards: OTHERS_WORDS },
  { flag: "pranks", list: "pranks", guards: OWN_WORDS },
  { flag: "toxicContent", list: "toxicity", guards: SPOKEN },
  { flag: "offensiveContent", list: "offence", guards: SPOKEN },
];

const PHRASES = indexPhrases(
  RULES.flatMap(({ flag, list }) => {
    const phrases = analysisList(list);
    return [
      { name: `shows ${flag}` as const, phrases: phrases.entries("shows") },
      { name: `idiom ${flag}` as const, phrases: phrases.entries("idioms") },
    ];
  }),
  new Map([...analysisList("word-classes").headings].map(([name, { entries }]) => [name, entries])),
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
