import { detectLanguage } from "./language.ts";
import { LEXICONS, type WeighedWord, weighPost, wordScoreOf } from "./sentiment-words.ts";
import type { WordScore } from "./tone-features.ts";
import { scoreTone } from "./tone-model.ts";

export type Sentiment = "negative" | "neutral" | "positive";

/** The tone of one post, and the words of praise and blame in it. */
export interface JudgedSentiment {
  readonly sentiment: Sentiment;
  readonly language: string;
  /** For English the log-odds of praise against blame, otherwise the sum of the words. */
  readonly score: number;
  readonly words: readonly WeighedWord[];
}

/**
 * Added to the model's log-odds of praise and of blame. Chosen on every other post of TweetEval's validation set for
 * macro-recall; checked on the rest.
 */
const FOR_NEGATIVE = -0.4;
const FOR_POSITIVE = -0.3;

/**
 * The tone of a post. `null` if its language is unclear, or not one whose words we have measured: English, German,
 * Spanish, Italian, Portuguese. English posts are judged by a trained model, which also sees the score of the words.
 * Deterministic; linear in the text.
 */
export function judgeSentiment(text: string, language: string | null = detectLanguage(text)): JudgedSentiment | null {
  const lexicon = language === null ? undefined : LEXICONS[language];
  if (lexicon === undefined || language === null) return null;
  const weighed = weighPost(text, lexicon);
  const { words, score } = weighed;
  if (lexicon.abstainsWhenMixed && words.some(({ weight }) => weight > 0) && words.some(({ weight }) => weight < 0)) {
    return null;
  }
  if (language === "en") return { ...judgeEnglish(text, wordScoreOf(weighed)), language, words };
  const sentiment = score >= lexicon.positive ? "positive" : score <= lexicon.negative ? "negative" : "neutral";
  return { sentiment, language, score, words };
}

function judgeEnglish(text: string, words: WordScore): Pick<JudgedSentiment, "sentiment" | "score"> {
  const [blame, neutral, praise] = scoreTone(text, words);
  const [negative, positive] = [blame + FOR_NEGATIVE, praise + FOR_POSITIVE];
  const sentiment =
    neutral >= negative && neutral >= positive ? "neutral" : positive > negative ? "positive" : "negative";
  return { sentiment, score: positive - negative };
}

/** Shares in percent, to one decimal, that add up to 100; `null` if no post was judged. */
export function splitSentiment(judged: readonly Sentiment[]): Readonly<Record<Sentiment, number>> | null {
  if (judged.length === 0) return null;
  const share = (sentiment: Sentiment) =>
    Math.round((1000 * judged.filter((each) => each === sentiment).length) / judged.length) / 10;
  return { negative: share("negative"), neutral: share("neutral"), positive: share("positive") };
}
