import { cueWords } from "../text/languages/cues.ts";
import { PLATFORMS } from "../domain/platform.ts";

/**
 * Whether a text says that there is a profile, and not whose: "LinkedIn", "yes", "view-profile". Tables show it in the place of an
 * address, and as a handle it would be the same for everybody.
 */
export function isLinkText(text: string): boolean {
  const plain = text.trim().toLowerCase();
  const parts = plain.split(/[\s._-]+/).filter(Boolean);
  return ANSWERS.has(plain) || MEANINGLESS.test(plain) || (parts.length > 0 && parts.every((part) => LABELS.has(part)));
}

/** Fewer than five digits, signs alone, or a single character. */
const MEANINGLESS = /^(?:\d{0,4}|[^\p{L}\d]{0,20}|.)$/u;
/** Of which the text of a link is made, in the languages whose tables are read. */
const LABELS: ReadonlySet<string> = new Set([...PLATFORMS, "twitter", "xing", ...cueWords("words of links")]);
/** What is filled in where it is asked whether there is one. */
const ANSWERS = cueWords("answers in a cell");
