import { cue } from "../languages/cues.ts";

/**
 * "his time as a carpenter", "named Chief Engineer with effect", "Director at the end": the post without the words
 * before or after it.
 */
export function bareTitle(text: string): string {
  const led = text.replace(LED_BY_TIME, "").replace(LED_BY_AS, "").replace(LEADING, "");
  const bare = led.replace(TRAILING, "");
  return /\p{L}{2}/u.test(bare) ? bare : text;
}

/** "until September of this year Group Finance Director" */
const LED_BY_TIME = new RegExp(`^(?:${cue("until before a post")}) (?=\\p{Lu})`, "u");

/** What somebody does, up to the "as" before the post; "as well as" joins two posts. */
const LED_BY_AS = new RegExp(`^(?:${cue("post led by")})(?=\\p{L})`, "u");

/**
 * Adverbs, possessives and participles before a post, in European languages; a capitalised title may begin with a
 * participle of its own.
 */
const LEADING = new RegExp(`^(?:(?:${cue("before posts")})\\s+)+(?=\\p{L})`, "u");

/** Words after a post: since when, until when, at which point of a career. */
const TRAILING = new RegExp(`\\s(?:${cue("behind posts")})$`, "u");
