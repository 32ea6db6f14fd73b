import { wordsFor } from "../../src/words/words.ts";

export const words = wordsFor("en");

/** What the interface says itself. */
export const messages = words.screens;

/** How the language writes numbers and dates. */
export const { formats } = words;
