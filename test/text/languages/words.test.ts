import { deepEqual, throws } from "node:assert/strict";
import { test } from "node:test";
import { lexiconOf, type LanguageWords } from "../../../src/text/languages/words.ts";
import { tokenize } from "../../../src/text/tokens/tokens.ts";

const language = (words: string): LanguageWords => ({ lang: "xx", i: "i", words });

function classesIn(text: string, words: string): Record<string, readonly string[]> {
  const tokens = tokenize(text, lexiconOf(language(words)));
  return Object.fromEntries(tokens.map((token) => [token.lower, [...token.classes]]));
}

test("A star matches any ending of a word, in the first word of a phrase as in its last", () => {
  const words = "HEARSAY dream* of; false claim*\nWORK cook*\nROLE *leiter";
  deepEqual(classesIn("dreamed of false claims", words), {
    dreamed: ["HEARSAY"],
    of: ["HEARSAY"],
    false: ["HEARSAY"],
    claims: ["HEARSAY"],
  });
  deepEqual(classesIn("dreamed cooking bauleiter", words), { dreamed: [], cooking: ["WORK"], bauleiter: ["ROLE"] });
});

test("The longest phrase comes first, whether or not its first word has a star", () => {
  const { phrasesFrom } = lexiconOf(language("LEAVE step* down\nHEARSAY stepped down from it"));
  deepEqual(
    phrasesFrom("stepped").map(({ words }) => words.join(" ")),
    ["stepped down from it", "step* down"],
  );
});

test("Refuses to load a list with a star that could never match", () => {
  for (const entry of ["wo*rk", "*", "*ed by", "is *ed", "wo*rk for"])
    throws(() => lexiconOf(language(`WORK ${entry}`)), /a star begins or ends a word/u, entry);
});
