import { POSTS } from "./lists.ts";
import type { HabitName } from "../domain/habit.ts";
import { isSensitive } from "./own-voice.ts";

const INVITATION = new RegExp(String.raw`\b(?:${POSTS.pattern("invitations")})\b`, "iu");

/** A habit of writing that anybody can check in the posts: how many show it, and which show it best. */
export interface StyleSignal {
  readonly name: HabitName;
  readonly count: number;
  readonly of: number;
  /** Indexes into the posts, two or three. */
  readonly shownBy: readonly number[];
}

/** With fewer than five posts nothing is said; with fewer than ten the evidence is called weak. */
const MIN_POSTS = 5;
export const WEAK_POSTS = 10;
const MIN_SHOWING = 3;
const QUOTES = 3;
const MAX_QUOTE_LENGTH = 160;

interface Habit {
  readonly name: HabitName;
  /** The share of posts from which it is a habit. */
  readonly share: number;
  /**
   * The share of anybody's posts that show it, measured on 2,324 English posts of TweetEval and UMSAB; absent if
   * unknown.
   */
  readonly usual?: number;
  shows(text: string): boolean;
}

/**
 * The length of posts is not a habit: it depends on where they appear. Nor are links: platforms write pictures and
 * quotations as links.
 */
const HABITS: readonly Habit[] = [
  { name: "asks", share: 0.25, usual: 0.1, shows: (text) => /\?(?:\s|$|["”’)])/u.test(text) },
  // Longer than platforms allow that cut posts at 280 or 300: reaching their limit is no trait of the author's.
  { name: "thorough", share: 0.5, shows: (text) => bare(text).length >= 320 },
  {
    name: "figures",
    share: 0.35,
    usual: 0.13,
    shows: (text) => /(?<![@#\p{L}\d]|\d[.,])\d+(?:[.,]\d+)*\s?(?:%|km|kg|m\b|€|\$|[a-z]{3,})/iu.test(bare(text)),
  },
  {
    name: "thanks",
    share: 0.2,
    usual: 0.02,
    shows: (text) => /\b(?:thanks?|thank you|grateful|congrat\w+|well done|kudos|bravo|proud of)\b/iu.test(text),
  },
  {
    name: "we",
    share: 0.4,
    usual: 0.1,
    shows: (text) => /(?<![\p{L}])(?:we|our|us|we['’](?:re|ve|ll))(?![\p{L}])/iu.test(text),
  },
  {
    name: "invites",
    share: 0.2,
    usual: 0.02,
    shows: (text) => INVITATION.test(text),
  },
  { name: "emoji", share: 0.4, shows: (text) => /\p{Extended_Pictographic}/u.test(text) },
  { name: "exclaims", share: 0.5, usual: 0.22, shows: (text) => /!/u.test(text) },
];

/** The habits shown in an author's posts, commonest first. Empty for fewer than five posts. */
export function readStyle(posts: readonly string[]): readonly StyleSignal[] {
  if (posts.length < MIN_POSTS) return [];
  return HABITS.flatMap(({ name, share, usual = 0, shows }) => {
    const showing = posts.flatMap((text, index) => (shows(text) ? [index] : []));
    const quotable = showing.filter((index) => isQuotable(posts[index] ?? ""));
    const isOften = showing.length / posts.length >= share && leastShare(showing.length, posts.length) >= 2 * usual;
    const isHabit = isOften && showing.length >= MIN_SHOWING && quotable.length >= 2;
    return isHabit ? [{ name, count: showing.length, of: posts.length, shownBy: quotable.slice(0, QUOTES) }] : [];
  }).sort((a, b) => b.count - a.count);
}

/**
 * The lower end of the 95 % interval of a share (Wilson 1927): a habit must be twice as common as usual, and not by
 * chance.
 */
function leastShare(count: number, of: number): number {
  const [share, z] = [count / of, 1.96];
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return (share + (z * z) / (2 * of) - spread) / (1 + (z * z) / of);
}

interface HabitWords {
  readonly key: string;
  readonly told: string;
  /** What several posts do. */
  readonly several: string;
}

/** What each habit is called and how it is described. Plain words about writing; none is a character trait. */
export const HABIT_WORDS: Readonly<Record<HabitName, HabitWords>> = {
  asks: { key: "Asks questions", told: "asks readers questions", several: "ask readers a question" },
  thorough: {
    key: "Explains at length",
    told: "explains at length",
    several: "explain at length",
  },
  figures: { key: "Gives figures", told: "gives figures", several: "give figures" },
  thanks: {
    key: "Credits others",
    told: "thanks or congratulates others",
    several: "thank or congratulate others",
  },
  we: { key: "Says “we”", told: "says “we”", several: "say “we”" },
  invites: { key: "Invites", told: "invites readers", several: "invite readers" },
  emoji: { key: "Uses emoji", told: "uses emoji", several: "use emoji" },
  exclaims: {
    key: "Exclaims",
    told: "uses exclamation marks",
    several: "use exclamation marks",
  },
};

function isQuotable(text: string): boolean {
  return text.length > 0 && text.length <= MAX_QUOTE_LENGTH && !isSensitive(text);
}

function bare(text: string): string {
  return text.replace(/https?:\S+/gu, "").replace(/(?:^|\s)[@#]\S+/gu, "");
}
