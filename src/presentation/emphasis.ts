/** What stands on both sides of emphasized words in a summary (the wire contract). */
export const EMPHASIS_MARK = "__";

/** Every stretch of emphasis of a text; the first group is its words, which may hold single underscores. */
export const EMPHASIZED = /__(?=\S)(.+?)__/gsu;

/** Words as a summary emphasizes them. */
export function emphasize(words: string): string {
  return EMPHASIS_MARK + withoutMarks(words) + EMPHASIS_MARK;
}

/** Words that stand for themselves: what looks like a mark of emphasis is none. */
export function withoutMarks(words: string): string {
  return words.replaceAll(EMPHASIS_MARK, "_");
}

/** A summary as it reads without marks. */
export function plainSummary(text: string | undefined): string | undefined {
  return text?.replace(EMPHASIZED, "$1");
}
