import { plainKey } from "../domain/plain-key.ts";

/**
 * Whether a name says less than another and nothing else: its words are some of the other's, in the same order, whole
 * or as initials. "Ada", "A. Finch" and "Finch" are short for "Ada Mary Finch"; "Addie Finch" is another name.
 */
export function isShortened(name: string, whole: string): boolean {
  const [words, all] = [name, whole].map((each) => plainKey(each).split(" ")) as [string[], string[]];
  let at = 0;
  for (const word of words) {
    const found = all.findIndex((each, index) => index >= at && (each === word || isInitialOf(word, each)));
    if (found < 0) return false;
    at = found + 1;
  }
  return words.length < all.length || words.some((word, index) => word !== all[index]);
}

function isInitialOf(word: string, whole: string): boolean {
  return word.length === 1 && whole.startsWith(word);
}
