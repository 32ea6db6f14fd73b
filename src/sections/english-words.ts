import { readWordList } from "../lists/word-list.ts";

const LIST = readWordList(new URL("lists/english.txt", import.meta.url));

/** The English words under a heading of `lists/english.txt`, as alternatives of a regular expression. */
export function english(heading: string): string {
  return LIST.pattern(heading);
}

/** The patterns under a heading of the same list, one by one, in order. */
export function englishPatterns(heading: string): readonly RegExp[] {
  return LIST.entries(heading).map((entry) => new RegExp(entry, "u"));
}
