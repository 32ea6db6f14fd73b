import { readWordList } from "../../lists/word-list.ts";
import { lexiconFor } from "../languages/languages.ts";
import { isJobTitle } from "../people/naming.ts";

/** What the list names as pastimes, as a pattern of whole words for each language of it. */
export function pastimePatterns(): ReadonlyMap<string, RegExp> {
  byLanguage ??= new Map([...listed()].map(([lang, entries]) => [lang, wholeWords(entries, "giu")]));
  return byLanguage;
}

/** The pastime that a text names in any language of the list and says nothing else: "fell running", "fell runner". */
export function pastimeOf(text: string): string | undefined {
  names ??= namesOf(listed());
  return names.get(text.trim().toLowerCase());
}

/** Each pastime by its name, and by what who does it is called where that is no post: a gardener may be paid. */
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

/** The longest of `entries` that stands somewhere as whole words. */
export function wholeWords(entries: readonly string[], flags: string): RegExp {
  const longest = [...entries].sort((a, b) => b.length - a.length).map((entry) => entry.replace(/[.+]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}#+])`, flags);
}
