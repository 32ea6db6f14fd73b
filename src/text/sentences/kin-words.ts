import { wordOf } from "../languages/cues.ts";
import type { Lexicon } from "../languages/words.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";

/** "the daughter of", "eldest son of". */
export function isChildOf(tokens: readonly Token[], kin: number): boolean {
  return has(tokens[kin], "CHILD") && has(tokens[kin + 1], "OF") && !has(tokens[kin - 1], "HER", "HIS");
}

/** The gender of the possessive right before a word, in languages that have two. */
export function possessorOf(tokens: readonly Token[], at: number): "female" | "male" | undefined {
  const before = tokens[at - 1];
  const [her, his] = [has(before, "HER"), has(before, "HIS")];
  return her === his ? undefined : her ? "female" : "male";
}

/** "Her children", "has two children": whose children they are. */
export function isTheirKin(tokens: readonly Token[], at: number): boolean {
  return has(tokens[at - 1], "HER", "HIS", "FIRST") || has(tokens[at - 2], "HAVE", "HER", "HIS");
}

/** "as an assistant", "became a coach", "she was a partner": words for somebody's people that are the person's own posts here. */
export function isPost(tokens: readonly Token[], at: number): boolean {
  // "an assistant keeper", "assistant manager's post": a rank before a post.
  if (has(tokens[at], "ROLE") && has(tokens[at + 1], "ROLE")) return true;
  // "Ada Finch, a partner at Globex, chairs": her post, between commas.
  if (has(tokens[at], "ROLE") && has(tokens[at + 1], "AT") && isSetOff(tokens, at)) return true;
  const before = tokens.slice(Math.max(0, at - 3), at).filter((token) => !has(token, "ART"));
  return has(tokens[at], "ROLE") && has(before.at(-1), "AS", "BECOME", "BE", "NOW");
}

function isSetOff(tokens: readonly Token[], at: number): boolean {
  const article = tokens[at - 1];
  if (article?.text === ",") return true;
  return has(article, "ART") && !has(article, "HER", "HIS", "FIRST") && tokens[at - 2]?.text === ",";
}

/** "whose elder sister", "dont le frère": the word for kin at `at` begins a relative clause. */
export function isWhose(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => WHOSE.test(lower));
}

const WHOSE = wordOf("whose relatives");

/** "his wife", "her father was", not "colleagues at", "wife and mother" or "I mentor". */
export function isKinSubject(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const before = tokens[at - 1];
  if (before !== undefined && lexicon.isSpeaker(before.text)) return false;
  const near = tokens[at - 2];
  return (
    isWhose(tokens, at) ||
    has(before, "HER", "HIS", "FIRST", "ART", "AND") ||
    before?.lower === "'s" ||
    has(near, "HER", "HIS", "FIRST") ||
    near?.lower === "'s" ||
    at === 0
  );
}
