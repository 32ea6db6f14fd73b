import { readWordList, type WordList } from "../lists/word-list.ts";

/** A list of this room by name: `lists/<name>.txt`. */
export function analysisList(name: string): WordList {
  return readWordList(new URL(`lists/${name}.txt`, import.meta.url));
}

/** The words with which authors of posts say what they do, own and like. */
export const POSTS = analysisList("posts");
