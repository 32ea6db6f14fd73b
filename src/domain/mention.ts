/** The text of an event for an article that merely names somebody. */
export const NAMED_IN_ARTICLE = "An article that names them.";

/** The same of an article about a case in which it could not be told what they have to do with it. */
export const NAMED_BESIDE_CASE = "An article about a case that names them; their part in it could not be told.";

/** How little an article says of somebody: it names them, or names them beside a case. */
export type MentionKind = "named" | "besideCase";

/** @param text of an event on the wire; `null` if it says more */
export function mentionKindOf(text: unknown): MentionKind | null {
  return text === NAMED_IN_ARTICLE ? "named" : text === NAMED_BESIDE_CASE ? "besideCase" : null;
}
