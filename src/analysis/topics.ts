import { analysisList } from "./lists.ts";
import { lowerInPlace } from "./pattern.ts";
import { findRevealing } from "./revealing.ts";

/** Beliefs, causes and practices (`creeds` in `lists/labels.txt`) that are a whole skill or interest, with a level or an adjective beside them. */
const CREED = new RegExp(`^(?:${analysisList("labels").pattern("creeds")})(?: \\([^()]{1,30}\\))?$`, "u");

/** A longer skill is a text; in UTF-16 code units. */
const MAX_LENGTH = 80;

/**
 * Whether a skill or an interest tells what somebody believes, lives with or campaigns for ("Bible study"), not what they do for others
 * ("Mental health nursing") or study ("Political science").
 */
export function isRevealingTopic(topic: string): boolean {
  if (findRevealing(topic, "any").length > 0) return true;
  const trimmed = topic.normalize("NFC").trim();
  return trimmed.length <= MAX_LENGTH && CREED.test(lowerInPlace(trimmed));
}
