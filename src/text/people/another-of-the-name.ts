import { cue, cueIn } from "../languages/cues.ts";
import { perLanguage } from "../languages/per-language.ts";
import type { NamedMention } from "./find-people.ts";

/** "The other Ada Finch", and "an Ada Finch", of whom readers know nothing but the name. */
export function isAnotherOfTheName(
  sentence: string,
  { from, to }: Pick<NamedMention, "from" | "to">,
  lang: string | undefined,
): boolean {
  const before = sentence.slice(Math.max(0, from - 20), from);
  if (ANOTHER.test(before)) return true;
  const name = sentence.slice(from, to);
  if (lang === undefined || !/\s/u.test(name)) return false;
  const { somebody, another } = namesakesOf(lang);
  return somebody.test(before) || another.test(name);
}

const ANOTHER = new RegExp(`(?<!\\p{L})(?:${cue("another of the name")})\\s+$`, "iu");
const namesakesOf = perLanguage((lang: string) => ({
  somebody: new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${cueIn(lang, "somebody of a name")})\\s+$`, "iu"),
  // "Otra Ada Finch": at the head of a sentence the word has the form of a name.
  another: new RegExp(`^(?:${cueIn(lang, "another of the name")})\\s+\\S+\\s`, "iu"),
}));
