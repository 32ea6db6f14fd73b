import { cue } from "../languages/cues.ts";
import { HONORIFICS, namingIn, type Sought } from "./named.ts";

/**
 * "Hello, I'm Ada Finch", "Mein Name ist Ada Finch": a text whose author claims to be the person, by full name, is
 * the person's own. Not if the words are quoted: then somebody else wrote the text.
 */
export function introducesItself(text: string, sought: Sought): boolean {
  const outside = text.slice(0, MAX_TEXT_LENGTH).replace(QUOTED, (words) => " ".repeat(words.length));
  for (const { index, 0: words } of outside.matchAll(INTRODUCES)) {
    const behind = outside.slice(index + words.length, index + words.length + MAX_NAME_LENGTH).replace(HONORIFICS, "");
    const found = namingIn(behind, sought);
    if (found?.naming === "full" && found.place.from === 0) return true;
  }
  return false;
}

/** In UTF-16 units: people who write about themselves say so at the beginning. */
const MAX_TEXT_LENGTH = 20_000;
const MAX_NAME_LENGTH = 80;

const QUOTED = /["“„«”][^"“”„«»\n]{1,600}["”“»]/gu;

const INTRODUCES = new RegExp(`(?<![\\p{L}'’])(?:${cue("introduces oneself")})\\s(?=\\p{Lu})`, "giu");
