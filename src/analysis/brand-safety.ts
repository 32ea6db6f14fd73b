import type { BrandSafetyFlag } from "../domain/brand-safety.ts";
import { type Context, type Guard, guardOf, readContext, type Stretch } from "./guards.ts";
import { findHostility } from "./hostility.ts";
import { analysisList } from "./lists.ts";
import { type FoundPhrase, indexPhrases, readWords } from "./phrase-index.ts";
import { findProfanity } from "./profanity.ts";

/**
 * Of the posts that a flag's rule raises, the share that it raises rightly: precision on the reported half of the project's set
 * (`npm run eval -- brand-safety`, n 27 to 33 a flag; docs/explanation/judgements.md has the intervals). Adult content, whose
 * sentences had been read before, stands with about the lower end of its interval.
 */
export const FLAG_CONFIDENCE: Readonly<Record<BrandSafetyFlag, number>> = {
  adultContent: 0.9,
  alcohol: 0.93,
  crimeRelatedContent: 0.96,
  offensiveContent: 0.93,
  politicalContent: 0.97,
  pranks: 0.93,
  religiousContent: 0.91,
  toxicContent: 0.93,
};

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
