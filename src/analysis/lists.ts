import { readWordList, type WordList } from "../lists/word-list.ts";

/** A list of this room, by its name: `lists/<name>.txt`. */
export function analysisList(name: string): WordList {
  return readWordList(new URL(`lists/${name}.txt`, import.meta.url));
}

/** Words by which posts say what their authors do, own and like. */
export const POSTS = analysisList("posts");
