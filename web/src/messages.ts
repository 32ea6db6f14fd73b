import { loadWords } from "../../src/words/languages.ts";
import { chosenLanguage } from "./language.ts";

/** In the reader's language. */
export const words = await loadWords(chosenLanguage());

/** The interface's own texts. */
export const messages = words.screens;

/** How the language writes numbers and dates. */
export const { formats } = words;
