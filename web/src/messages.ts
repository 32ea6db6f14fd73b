import { loadWords } from "../../src/words/languages.ts";
import { chosenLanguage } from "./language.ts";

/** In the language of whoever reads. */
export const words = await loadWords(chosenLanguage());

/** What the interface says itself. */
export const messages = words.screens;

/** How the language writes numbers and dates. */
export const { formats } = words;
