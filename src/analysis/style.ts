import { isSensitive } from "./own-voice.ts";

/** A habit of writing that anybody can check in the posts: how many show it, and which of them show it best. */
export interface StyleSignal {
  readonly name: StyleName;
  readonly count: number;
  readonly of: number;
  /** Indexes into the posts, two or three. */
  readonly shownBy: readonly number[];
}
export type StyleName =
  | "asks"
  | "brief"
  | "thorough"
  | "figures"
  | "thanks"
  | "we"
  | "invites"
  | "sources"
  | "emoji"
  | "exclaims";

/** Under five posts nothing is said; under ten the evidence is called weak. */
export const MIN_POSTS = 5;
export const WEAK_POSTS = 10;
const MIN_SHOWING = 3;
const QUOTES = 3;
const MAX_QUOTE_LENGTH = 160;

interface Habit {
  readonly name: StyleName;
  /**
   * From which share of the posts on it is a habit: at least twice what is usual. In 2,324 English posts of TweetEval and UMSAB 10 %
   * ask, 7 % are this brief, 13 % give figures, 2 % thank, 10 % say "we", 2 % invite and 22 % exclaim.
   */
  readonly share: number;
  shows(text: string): boolean;
}

const HABITS: readonly Habit[] = [
  { name: "asks", share: 0.25, shows: (text) => /\?(?:\s|$|["”’)])/u.test(text) },
  { name: "brief", share: 0.8, shows: (text) => bare(text).length <= 60 },
  // Longer than the platforms let a post be that cut it at 280 or 300: their limit is no trait of who fills it.
  { name: "thorough", share: 0.5, shows: (text) => bare(text).length >= 320 },
  {
    name: "figures",
    share: 0.35,
    shows: (text) => /(?<![@#\p{L}])\d+(?:[.,]\d+)*\s?(?:%|km|kg|m\b|€|\$|[a-z]{3,})/iu.test(bare(text)),
  },
  {
    name: "thanks",
    share: 0.2,
    shows: (text) => /\b(?:thanks?|thank you|grateful|congrat\w+|well done|kudos|bravo|proud of)\b/iu.test(text),
  },
  { name: "we", share: 0.4, shows: (text) => /(?<![\p{L}])(?:we|our|us|we['’](?:re|ve|ll))(?![\p{L}])/iu.test(text) },
  {
    name: "invites",
    share: 0.2,
    shows: (text) =>
      /\b(?:join us|come (?:and|along|by|to)|write to (?:me|us)|looking for|sign up|all (?:ages|welcome)|everybody (?:is )?welcome|see you|drop (?:in|by)|let me know|send me)\b/iu.test(
        text,
      ),
  },
  { name: "sources", share: 0.6, shows: (text) => /https?:\/\//u.test(text) },
  { name: "emoji", share: 0.4, shows: (text) => /\p{Extended_Pictographic}/u.test(text) },
  { name: "exclaims", share: 0.5, shows: (text) => /!/u.test(text) },
];

/** The habits of an author's posts, the commonest first. Nothing under five posts. */
export function readStyle(posts: readonly string[]): readonly StyleSignal[] {
  if (posts.length < MIN_POSTS) return [];
  return HABITS.flatMap(({ name, share, shows }) => {
    const showing = posts.flatMap((text, index) => (shows(text) ? [index] : []));
    const quotable = showing.filter((index) => isQuotable(posts[index] ?? ""));
    const isHabit = showing.length / posts.length >= share && showing.length >= MIN_SHOWING && quotable.length >= 2;
    return isHabit ? [{ name, count: showing.length, of: posts.length, shownBy: quotable.slice(0, QUOTES) }] : [];
  }).sort((a, b) => b.count - a.count);
}

interface HabitWords {
  readonly key: string;
  readonly told: string;
  /** What several posts do. */
  readonly several: string;
}

/** How each habit is named and told. Plain words about writing; none is a trait of character. */
export const HABIT_WORDS: Readonly<Record<StyleName, HabitWords>> = {
  asks: { key: "Asks questions", told: "asks readers questions", several: "ask readers a question" },
  brief: { key: "Keeps it short", told: "writes a line or two", several: "are a line or two long" },
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
  sources: { key: "Links sources", told: "links to a source", several: "link to a source" },
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
