import { wordsFor } from "../../src/words/words.ts";

/** What the interface says itself. */
export const messages = wordsFor("en").screens;
