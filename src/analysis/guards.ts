import { analysisList } from "./lists.ts";
import { compileLowerWithin, lowerInPlace } from "./pattern.ts";

/** A stretch of a post, in UTF-16 code units. */
export interface PostStretch {
  readonly from: number;
  readonly to: number;
}

/** Why words that look like something do not count as the author's own. */
export type Guard = "quote" | "speech" | "report" | "fiction" | "profession" | "negation";

type SentenceGuard = "report" | "fiction" | "profession";

/** A sentence that finds out whether a guard applies to it when first asked, once. */
class Sentence implements PostStretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly known = new Map<SentenceGuard, boolean>();

  constructor(text: string, from: number) {
    this.text = text;
    this.from = from;
    this.to = from + text.length;
  }

  is(guard: SentenceGuard): boolean {
    const known = this.known.get(guard) ?? SENTENCE_GUARDS[guard](this.text, lowerInPlace(this.text));
    this.known.set(guard, known);
    return known;
  }
}

/** The context of a post's words: computed once, used for every match. */
export interface Context {
  readonly text: string;
  readonly quotes: readonly PostStretch[];
  readonly sentences: readonly Sentence[];
}

const QUOTES =
  /"[^"\n]{2,}"|“[^“”\n]{2,}”|„[^„“”\n]{2,}[“”]|«[^«»\n]{2,}»|(?<![\p{L}\p{N}])[‘'][^‘'’\n]{6,}['’](?![\p{L}\p{N}])/gu;

const LIST = analysisList("others-words");

/** Somebody else says it, or an authority or newsroom reports it. */
const REPORT = compileLowerWithin(String.raw`\b(?:${LIST.pattern("reports")})\b`);

/**
 * "…, the agency said", "…, reports the gazette": the speaker comes at the end of the sentence. "I say" is the author.
 */
const SAID_BY = new RegExp(
  String.raw`,\s+(?:(?!I\b|i\b)[\p{L}'’-]+\s+){1,5}(?:${LIST.pattern("said at the end")})[^\p{L}]*$|,\s+(?:says?|said|writes?|wrote|reports?|reported|warns?|according to)\s+(?!I\b)[\p{L}'’ -]{2,40}[^\p{L}]*$`,
  "u",
);
/** How headlines begin. */
const HEADED = new RegExp(String.raw`^\W*(?:[\p{L} ]{1,12}[:,.] )?(?:${LIST.pattern("begins a headline")})\s*:`, "iu");
/** Bodies whose plural acts, as newsrooms report it. */
const BODIES = compileLowerWithin(String.raw`\b(?:${LIST.pattern("bodies")}) (?:${LIST.pattern("done by bodies")})\b`);

/** A sentence from a newsroom: an institution does something, and nobody says "I", "you" or "should". */
const INSTITUTION = compileLowerWithin(
  String.raw`\b(?:${LIST.pattern("institutions")})\b(?:\s+[\p{L}'-]+){0,4}?\s+(?!${LIST.pattern("not as institutions act")})[\p{L}]{2,}(?:s|ed|ets|ut)\b`,
);
const PERSONAL = compileLowerWithin(String.raw`\b(?:${LIST.pattern("personal")})\b`);
const NEWSROOM = new RegExp(String.raw`\b(?:${LIST.pattern("newsrooms")})\b|\d\s?%`, "u");

/** It happens in a book, on stage or screen, or in a game. */
const FICTION = compileLowerWithin(
  String.raw`\b(?:${LIST.pattern("before a work")}) (?:${LIST.pattern("determiners of works")})? ?(?:\p{L}+ )?(?:${LIST.pattern("forms")})\b|\b(?:the|my|main|a|lead|title) (?:${LIST.pattern("what works have")})\b|\bcharacters?\b|\bfiction(?:al)?\b|\b(?:season|chapter|act|level|volume) (?:\d+|one|two|three|four|five|six|finale)\b|\bin (?:GTA|Minecraft|Fortnite|Skyrim|Macbeth|Hamlet)\b|\bspoilers?\b|\b(?:the|this|that|a|new) (?:film|series|movie|novel|opera|musical|thriller)\b|\b(?:${LIST.pattern("names of fiction")})\b|\bcosplay\w*|\bgame master\b|\bscreenwrit\w+|\bon (?:stage|screen)\b|\bplaywright\b`,
);

/** Works that everybody knows, and words used about works. */
const WORKS = compileLowerWithin(String.raw`\b(?:${LIST.pattern("works")})\b`);
/** "in The Name of the Rose": a capitalised article inside a sentence begins a title. */
const TITLED = new RegExp(String.raw`(?<=[\p{Ll},] )(?:${LIST.pattern("before a title")}) (?:The|A|An) \p{Lu}`, "u");

/** The author's work, or somebody's: people who treat, teach, judge, serve or study something do not do it. */
const PROFESSION = compileLowerWithin(
  String.raw`\b(?:my (?:${LIST.pattern("what one's work has")})|(?:his|her|our|their) (?:job|shift|practice|patients|clients|thesis|research)|(?:${LIST.pattern("who works")}) (?:${LIST.pattern("verbs of working")}) (?:as |in |at |on |for )?(?:an? |the )?(?:\p{L}+ ){0,2}(?:${LIST.pattern("at work")})|as an? (?:\p{L}+ ){0,2}(?:${LIST.pattern("as")})|(?:${LIST.pattern("several at work")}) (?:${LIST.pattern("behind several at work")})|(?:i|she|he|they|we|who) (?:${LIST.pattern("verbs of scholars")}) |my (?:\p{L}+ )?(?:${LIST.pattern("works of scholars")}) (?:on|about|of|is|was)|i work (?:at|for|in|with|as)|hiring|we are looking for|vacancy|apply by|(?:bar|theology|police|medical|law|sommelier) exam|seminar|trainee|internship|apprentic\w+|on (?:duty|shift)|for a living|profession(?:al)?|job interview)\b`,
);

/** "I'm a public defender", "my sister is a midwife": what somebody does for a living. */
const OCCUPATION = compileLowerWithin(
  String.raw`\b(?:i['’]?m|i am|i was|i work(?:ed)? as|i trained as|(?:he|she|who|\p{L}+)['’]s|(?:${LIST.pattern("whose occupation")}) (?:is|was)|as) (?:an? |the )?(?:[\p{L}-]+ ){0,2}?(?:${LIST.pattern("occupations")})\b|\b(?:i|we|she|he) (?:${LIST.pattern("done at work")})s? (?!you\b|my\b|this\b)`,
);

const NEGATED = new RegExp(String.raw`(?:\b(?:${LIST.pattern("negations")})(?:\s+[\p{L}'’]+){0,3}\s*|\bnon-)$`, "iu");

/** Denials in form only: "can't stop", "not only", "no regrets". */
const NO_NEGATION =
  /\b(?:can(?:'|no)t (?:stop|wait|get enough|help|believe|resist)|never (?:felt|been|had|gets? old|too)|not (?:only|just|even|the only)|no (?:wonder|doubt|regrets?|shame|limits?|filters?|rules|questions))\b/giu;
/** A name given to a thing: a band, a boat, a dog. */
const NAMED = /\b(?:called|named|titled|nicknamed) (?:the )?["“]?$/iu;

/** Somebody else's words without quotation marks: "a man told me to go home". */
const SPEECH = new RegExp(
  String.raw`(?:^|[\s,])(?:he|she|they|someone|somebody|strangers?|people|(?:an?|the|my|our|his|her|some|one) (?:[\p{L}-]+ ){0,2}[\p{L}-]+) (?:${LIST.pattern("verbs of speech")})(?:\s+[\p{L}'’]+){0,5}\s*(?:[:,]\s*)?$`,
  "iu",
);

const REACH = 64;

export function readContext(text: string): Context {
  const quotes = [...text.matchAll(QUOTES)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
  const sentences = [...text.matchAll(/[^.!?\n]+(?:[.!?]+|\n|$)/gu)].map(
    (match) => new Sentence(match[0], match.index),
  );
  return { text, quotes, sentences };
}

const SENTENCE_GUARDS: Readonly<Record<SentenceGuard, (sentence: string, lower: string) => boolean>> = {
  report: isReport,
  fiction: (sentence, lower) => FICTION.test(lower) || WORKS.test(lower) || TITLED.test(sentence),
  profession: (_, lower) => PROFESSION.test(lower) || OCCUPATION.test(lower),
};

function isReport(sentence: string, lower: string): boolean {
  if (REPORT.test(lower) || SAID_BY.test(sentence) || HEADED.test(sentence)) return true;
  return (
    !lower.includes("!") &&
    !PERSONAL.test(lower) &&
    (INSTITUTION.test(lower) || NEWSROOM.test(sentence) || BODIES.test(lower))
  );
}

/** Why a match does not count, or `null` if it is in the author's own words. */
export function guardOf(context: Context, match: PostStretch, asked: readonly Guard[]): Guard | null {
  if (asked.includes("quote") && context.quotes.some(({ from, to }) => from <= match.from && match.to <= to)) {
    return "quote";
  }
  const sentence = context.sentences.find(({ from, to }) => from <= match.from && match.from < to);
  for (const guard of ["report", "fiction", "profession"] as const) {
    if (asked.includes(guard) && sentence?.is(guard)) return guard;
  }
  const before = context.text
    .slice(Math.max(sentence?.from ?? 0, match.from - REACH), match.from)
    .replaceAll("’", "'")
    .replace(NO_NEGATION, " ");
  if (asked.includes("speech") && SPEECH.test(before)) return "speech";
  return asked.includes("negation") && (NEGATED.test(before) || NAMED.test(before)) ? "negation" : null;
}
