import { BRAND_SAFETY_FLAGS, type BrandSafetyFlag } from "../domain/brand-safety.ts";
import { type Context, type Guard, guardOf, readContext, type PostStretch } from "./guards.ts";
import { findHostility } from "./hostility.ts";
import { analysisList } from "./lists.ts";
import { type FoundPhrase, indexPhrases, type PhraseIndex, readWords, type WordClasses } from "./phrase-index.ts";
import { findProfanity } from "./profanity.ts";

/**
 * How often a flag's rule is right about the posts it finds: its precision on 984 posts by two writers that nobody who
 * wrote the rules had read, half of them written to mislead (`npm run eval -- brand-safety --dir
 * eval/sets/brand-safety-unread`). Several signs in a post were right no more often than one (44 of 75, 104 of 158).
 */
const PRECISION: Readonly<Record<BrandSafetyFlag, number>> = {
  adultContent: 0.52,
  alcohol: 0.68,
  crimeRelatedContent: 0.44,
  offensiveContent: 0.53,
  politicalContent: 0.76,
  pranks: 0.71,
  religiousContent: 0.84,
  toxicContent: 0.69,
};

/**
 * The precision from which posts raise a flag; below it they are reported as posts on its topic. The project's own
 * goal.
 */
const MIN_FLAG_PRECISION = 0.95;

/**
 * How often the rule of a flag is right about the posts it finds, and whether that is often enough to raise the flag.
 */
export function confidenceOf(flag: BrandSafetyFlag): { readonly confidence: number; readonly raises: boolean } {
  const confidence = PRECISION[flag];
  return { confidence, raises: confidence >= MIN_FLAG_PRECISION };
}

/** The words of a post that raised a flag, and how many signs there were. */
export interface RaisedFlag extends PostStretch {
  readonly flag: BrandSafetyFlag;
  readonly words: string;
  readonly count: number;
}

interface Rule {
  readonly flag: BrandSafetyFlag;
  /**
   * The name of a list with phrases that show something; with hints, one kind per line, of which two kinds together
   * show it; and with idioms: figures of speech, names and compounds that contain the same words and do not show it.
   */
  readonly list: string;
  readonly guards: readonly Guard[];
}

const OTHERS_WORDS: readonly Guard[] = ["quote", "report", "fiction", "profession"];
/** What others say, even without quotation marks. */
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

type Phrases = PhraseIndex<string>;

/** Indexes the phrases of all flags, or only some of their lines if an evaluation leaves others out. */
export function indexFlags(keeps: (flag: BrandSafetyFlag, line: string) => boolean = () => true): Phrases {
  return indexPhrases(
    RULES.flatMap(({ flag, list }) => {
      const { headings } = analysisList(list);
      const linesOf = (heading: string) => (headings.get(heading)?.entries ?? []).filter((line) => keeps(flag, line));
      return [
        { name: `shows ${flag}`, phrases: linesOf("shows") },
        ...linesOf("hints").map((hint, kind) => ({ name: `hints ${flag} ${kind}`, phrases: [hint] })),
        { name: `idiom ${flag}`, phrases: linesOf("idioms") },
      ];
    }),
    WORD_CLASSES,
  );
}

/** The lines of a flag's list, under all its headings. */
export function linesOfFlag(flag: BrandSafetyFlag): readonly string[] {
  const rule = RULES.find((each) => each.flag === flag);
  return rule === undefined ? [] : [...analysisList(rule.list).headings.values()].flatMap(({ entries }) => entries);
}

export const WORD_CLASSES: WordClasses = new Map(
  [...analysisList("word-classes").headings].map(([name, { entries }]) => [name, entries]),
);

/** Made for the first post: building it takes a tenth of the time the service needs to load. */
let phrasesOfAll: Phrases | undefined;

/**
 * Finds which of `flags` a post raises, each with the words that raised it. Words that are quoted, reported, fiction,
 * about a profession, denied or a figure of speech raise none; neither do mere names of groups. English only.
 */
export function judgeBrandSafety(
  text: string,
  flags: readonly BrandSafetyFlag[] = BRAND_SAFETY_FLAGS,
  phrases: Phrases = (phrasesOfAll ??=
    indexFlags()),
): readonly RaisedFlag[] {
  const rules = RULES.filter(({ flag }) => flags.includes(flag));
  const context = readContext(text);
  const found = [...phrases.find(readWords(text)), ...attackIn(text), ...coarseWordsIn(text)];
  return found.length === 0 ? [] : rules.flatMap((rule) => applyRule(rule, found, context) ?? []);
}

function attackIn(text: string): readonly FoundPhrase<"shows toxicContent">[] {
  const attack = findHostility(text);
  return attack === null ? [] : [{ name: "shows toxicContent", ...attack }];
}

function coarseWordsIn(text: string): readonly FoundPhrase<string>[] {
  return findProfanity(text).map(({ from, to, mild }) => ({
    name: mild ? "hints offensiveContent by a mild word" : "shows offensiveContent",
    from,
    to,
  }));
}

function applyRule({ flag, guards }: Rule, found: readonly FoundPhrase<string>[], context: Context): RaisedFlag | null {
  const signs = found.filter(({ name }) => name === `shows ${flag}` || name.startsWith(`hints ${flag} `));
  if (signs.length === 0) return null;
  const idioms = found.filter(({ name }) => name === `idiom ${flag}`);
  const own = signs.filter(
    (match) =>
      !idioms.some((idiom) => idiom.from < match.to && match.from < idiom.to) &&
      guardOf(context, match, guards) === null,
  );
  const shown = own.filter(({ name }) => name === `shows ${flag}`);
  return raise(flag, shown.length > 0 ? shown : joinHints(own), context.text);
}

/** The most characters between two hints that form one sign. */
const MAX_HINT_GAP = 60;

/**
 * Two hints of different kinds near each other form one sign, from the first to the second; a single hint forms none.
 */
function joinHints(found: readonly FoundPhrase<string>[]): readonly PostStretch[] {
  const hints = found.toSorted((a, b) => a.from - b.from);
  for (const [at, first] of hints.entries()) {
    for (let next = at + 1; next < hints.length; next++) {
      const second = hints[next] as FoundPhrase<string>;
      if (second.from - first.to > MAX_HINT_GAP) break;
      if (second.name !== first.name && second.from >= first.to) return [{ from: first.from, to: second.to }];
    }
  }
  return [];
}

function raise(flag: BrandSafetyFlag, matches: readonly PostStretch[], text: string): RaisedFlag | null {
  const [first] = matches;
  if (first === undefined) return null;
  return { flag, from: first.from, to: first.to, words: text.slice(first.from, first.to), count: matches.length };
}
