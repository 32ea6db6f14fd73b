import { readWordList } from "../../lists/word-list.ts";
import { lexiconFor } from "../languages/languages.ts";
import { isJobTitle } from "../people/naming.ts";

/** The pastimes in the list, as a pattern of whole words for each of its languages. */
export function pastimePatterns(): ReadonlyMap<string, RegExp> {
  byLanguage ??= new Map([...listed()].map(([lang, entries]) => [lang, wholeWords(entries, "giu")]));
  return byLanguage;
}

/** The pastime that a text consists of, in any language of the list: "fell running", "fell runner". */
export function pastimeOf(text: string): string | undefined {
  names ??= namesOf(listed());
  return names.get(text.trim().toLowerCase());
}

/**
 * Every pastime by its name, and by the word for somebody who does it unless that is also a post: a gardener may be
 * paid.
 */
function namesOf(all: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [lang, entries] of all) {
    const { doer } = lexiconFor(lang)?.language ?? {};
    for (const pastime of entries) {
      found.set(pastime, pastime);
      const who = doer === undefined ? pastime : pastime.replace(doer.ends, doer.becomes);
      if (!found.has(who) && !isJobTitle(who)) found.set(who, pastime);
    }
  }
  return found;
}

let byLanguage: ReadonlyMap<string, RegExp> | undefined;
let names: ReadonlyMap<string, string> | undefined;

function listed(): ReadonlyMap<string, readonly string[]> {
  const { headings } = readWordList(new URL("../lists/free-time.txt", import.meta.url));
  return new Map([...headings].map(([lang, { entries }]) => [lang, entries]));
}

/** A pattern for the longest of `entries` that occurs as whole words. */
export function wholeWords(entries: readonly string[], flags: string): RegExp {
  const longest = [...entries].sort((a, b) => b.length - a.length).map((entry) => entry.replace(/[.+]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}#+])`, flags);
}
