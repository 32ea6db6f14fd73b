import { terminalWordsFor } from "../words/terminal-words.ts";
import { wordsFor } from "../words/words.ts";

export const words = wordsFor("en");

/** What the command line alone prints of its results. */
export const messages = terminalWordsFor("en");
