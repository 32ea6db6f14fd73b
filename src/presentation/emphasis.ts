/** Marks around emphasised words in a summary (wire contract). */
export const EMPHASIS_MARK = "__";

/** Emphasised stretches of a text; group 1 is the words, which may contain single underscores. */
export const EMPHASIZED = /__(?=\S)(.+?)__/gsu;

/** Words with marks of emphasis. */
export function emphasize(words: string): string {
  return EMPHASIS_MARK + withoutMarks(words) + EMPHASIS_MARK;
}

/** Words with nothing in them that could be read as a mark of emphasis. */
export function withoutMarks(words: string): string {
  return words.replaceAll(EMPHASIS_MARK, "_");
}

/** A summary without marks. */
export function plainSummary(text: string | undefined): string | undefined {
  return text?.replace(EMPHASIZED, "$1");
}
