import { readWordList } from "../lists/word-list.ts";

/** What the list names as pastimes, as a pattern of whole words for each language of it. */
export function pastimePatterns(): ReadonlyMap<string, RegExp> {
  byLanguage ??= new Map([...listed()].map(([lang, entries]) => [lang, wholeWords(entries, "giu")]));
  return byLanguage;
}

/** Whether a text is a pastime's name and nothing else, in any language of the list. */
export function isPastime(text: string): boolean {
  names ??= new Set([...listed().values()].flat());
  return names.has(text.toLowerCase());
}

let byLanguage: ReadonlyMap<string, RegExp> | undefined;
let names: ReadonlySet<string> | undefined;

function listed(): ReadonlyMap<string, readonly string[]> {
  const { headings } = readWordList(new URL("lists/free-time.txt", import.meta.url));
  return new Map([...headings].map(([lang, { entries }]) => [lang, entries]));
}

/** The longest of `entries` that stands somewhere as whole words. */
export function wholeWords(entries: readonly string[], flags: string): RegExp {
  const longest = [...entries].sort((a, b) => b.length - a.length).map((entry) => entry.replace(/[.+]/gu, "\\$&"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longest.join("|")})(?![\\p{L}\\p{N}#+])`, flags);
}
