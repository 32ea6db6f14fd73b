import { has } from "../tokens/spans.ts";
import type { Analysed } from "./analyse.ts";
import { possessorOf } from "./kin-words.ts";
import type { MentionOwner } from "./mention.ts";
import { ownerOfFirstPronoun } from "./first-pronoun.ts";

/**
 * Whose a relative is ("her husband", "the couple's sons", "has two daughters"): whom the words before the word for them are about.
 *
 * @param at the token of that word
 */
export function ownerOfKin(sentence: Analysed, at: number): MentionOwner {
  const { owners, tokens, topic } = sentence;
  if (at === 0) return topic.about ? "own" : (owners[0] ?? "unknown");
  let before = at - 1;
  while (before > 0 && before > at - MAX_BETWEEN && has(tokens[before], ...BETWEEN)) before--;
  return before === 0 ? ownerOfFirstKin(sentence) : (owners[before] ?? "unknown");
}

/** Whose the relative is with whom a sentence begins: "Her husband, Otto Brandt, …". */
export function ownerOfFirstKin(sentence: Analysed): MentionOwner {
  const possessor = possessorOf(sentence.tokens, 1);
  return possessor === undefined ? (sentence.owners[0] ?? "unknown") : ownerOfFirstPronoun(sentence, 0, possessor);
}

const BETWEEN = ["KIN", "SPOUSE", "CHILD", "HER", "HIS", "FIRST", "ART"] as const;
/** Tokens between a relative and the words that tell whose they are. */
const MAX_BETWEEN = 4;
