import { cue } from "../languages/cues.ts";

/** "his time as a carpenter", "named Chief Engineer with effect", "Director at the end": the post without the words that lead to it or on. */
export function bareTitle(text: string): string {
  const led = text.replace(LED_BY_TIME, "").replace(LED_BY_AS, "").replace(LEADING, "");
  const bare = led.replace(TRAILING, "");
  return /\p{L}{2}/u.test(bare) ? bare : text;
}

/** "until September of this year Group Finance Director" */
const LED_BY_TIME = new RegExp(`^(?:${cue("until before a post")}) (?=\\p{Lu})`, "u");

/** What somebody does until "as" begins the post; "as well as" joins two. */
const LED_BY_AS = new RegExp(`^(?:${cue("post led by")})(?=\\p{L})`, "u");

/** Adverbs, possessives and participles before a post, in the languages of Europe; a title with a capital may begin with its own participle. */
const LEADING = new RegExp(`^(?:(?:${cue("before posts")})\\s+)+(?=\\p{L})`, "u");

/** Behind a post: since when, until when, at which turn. */
const TRAILING = new RegExp(`\\s(?:${cue("behind posts")})$`, "u");
