import { cueWords } from "../text/languages/cues.ts";
import { PLATFORMS } from "../domain/platform.ts";

/**
 * Whether a text says only that there is a profile, not whose: "LinkedIn", "yes", "view-profile". Tables show it in
 * place of a URL, and as a handle it would be the same for everybody.
 */
export function isLinkText(text: string): boolean {
  const plain = text.trim().toLowerCase();
  const parts = plain.split(/[\s._-]+/).filter(Boolean);
  return ANSWERS.has(plain) || MEANINGLESS.test(plain) || (parts.length > 0 && parts.every((part) => LABELS.has(part)));
}

/** Fewer than five digits, only symbols, or a single character. */
const MEANINGLESS = /^(?:\d{0,4}|[^\p{L}\d]{0,20}|.)$/u;
/** The words that link texts consist of, in the languages in which tables are read. */
const LABELS: ReadonlySet<string> = new Set([...PLATFORMS, "twitter", "xing", ...cueWords("words of links")]);
/** What is entered where a column asks whether there is a profile. */
const ANSWERS = cueWords("answers in a cell");
