import { terminalWordsFor } from "../words/terminal-words.ts";
import { wordsFor } from "../words/words.ts";

export const words = wordsFor("en");

/** The texts that only the command line prints. */
export const messages = terminalWordsFor("en");
