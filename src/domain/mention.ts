import { CASE_PARTS, type CasePart } from "./case-part.ts";

/** The text of an event for an article that merely names somebody. */
export const NAMED_IN_ARTICLE = "An article that names them.";

/** The same of an article about a case in which it could not be told what they have to do with it. */
export const NAMED_BESIDE_CASE = "An article about a case that names them; their part in it could not be told.";

/** The same where the article plainly says what they have to do with it. */
export const NAMED_WITH_PART: Readonly<Record<CasePart, string>> = {
  judge: "An article about a case that names them; their part in it: judge.",
  prosecutor: "An article about a case that names them; their part in it: prosecutor.",
  lawyer: "An article about a case that names them; their part in it: lawyer.",
  investigator: "An article about a case that names them; their part in it: investigator.",
  expert: "An article about a case that names them; their part in it: expert.",
  witness: "An article about a case that names them; their part in it: witness.",
  victim: "An article about a case that names them; their part in it: victim.",
  reporter: "An article about a case that names them; their part in it: reporter.",
  untrueClaim: "An article about a case that names them and says that a claim about them is untrue.",
  notCharged: "An article about a case that names them and says that they were not charged.",
};

/** How little an article says of somebody: it names them, or names them beside a case. */
export type MentionKind = "named" | "besideCase";

/** @param text of an event on the wire; `null` if it says more */
export function mentionKindOf(text: unknown): MentionKind | null {
  if (text === NAMED_IN_ARTICLE) return "named";
  return text === NAMED_BESIDE_CASE || partNamedIn(text) !== undefined ? "besideCase" : null;
}

/** @param text of an event on the wire; `undefined` if it names no part in a case */
export function partNamedIn(text: unknown): CasePart | undefined {
  return CASE_PARTS.find((part) => NAMED_WITH_PART[part] === text);
}
