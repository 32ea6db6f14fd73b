import type { Analysed } from "./analyse.ts";
import type { MentionOwner } from "./mention.ts";
import { likelyMeant } from "./pronouns.ts";
import type { Gender } from "./rivals.ts";

/**
 * Whom a pronoun most likely means before which its sentence refers to nobody: "Her [husband]", "Corvane Air hired her".
 *
 * @param at its token
 */
export function ownerOfFirstPronoun(
  { tokens, piece, topic, carried, rival }: Analysed,
  at: number,
  gender: Gender,
): MentionOwner {
  const { from = 0, to = from } = tokens[at] ?? {};
  const mentioned = topic.mentioned?.(piece.from + from, piece.from + to);
  return mentioned ?? likelyMeant(gender, { first: undefined, now: carried }, { ...topic, owner: carried, rival });
}
