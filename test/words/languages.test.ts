import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../src/contract/language.ts";
import { loadAccessWords } from "../../src/words/access-words.ts";
import { loadDeskWords } from "../../src/words/desk-words.ts";
import { loadLetters } from "../../src/words/letters.ts";
import { loadWords, PSEUDO } from "../../src/words/languages.ts";
import { BLOBS } from "../../src/privacy/other-stores.ts";
import { TABLES } from "../../src/privacy/stores.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { sourceName, wordsFor } from "../../src/words/words.ts";

const ENGLISH = wordsFor("en");
const FORMATS = "formats";

/** They express a word of the API, such as `account`, in their own words. */
const OF_THE_WIRE = new Set(["/screens/sources/charges", "/screens/start/charged"]);

const OTHERS = await Promise.all(
  [...LANGUAGES.filter((language) => language !== "en"), PSEUDO].map(
    async (language) => [language, await loadWords(language)] as const,
  ),
);

/** All phrases of a catalogue by path; those with arguments are functions. */
function phrasesOf(part: unknown, path = ""): [path: string, phrase: string | ((...given: never[]) => unknown)][] {
  if (typeof part === "string" || typeof part === "function") return [[path, part as string]];
  if (typeof part !== "object" || part === null || part instanceof RegExp) return [];
  return Object.entries(part)
    .filter(([name]) => path !== "" || name !== FORMATS)
    .flatMap(([name, value]) => phrasesOf(value, `${path}/${name}`));
}

/** The text of a phrase with these arguments; `null` if it does not accept them. */
function say(phrase: unknown, given: readonly unknown[]): string | null {
  try {
    return JSON.stringify((phrase as (...all: readonly unknown[]) => unknown)(...given)) ?? "";
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return null;
    throw error;
  }
}

test("Every language has every English phrase, and none is empty", () => {
  for (const [language, words] of OTHERS) {
    const theirs = new Map(phrasesOf(words));
    for (const [path, phrase] of phrasesOf(ENGLISH)) {
      const other = theirs.get(path);
      assert.equal(typeof other, typeof phrase, `${language} ${path}`);
      if (typeof phrase === "string" && phrase !== "") assert.notEqual(other, "", `${language} ${path}`);
    }
  }
});

test("Every phrase in every language mentions all its arguments, in each plural form", () => {
  let compared = 0;
  for (const [language, words] of OTHERS.filter(([each]) => each !== PSEUDO)) {
    const theirs = new Map(phrasesOf(words));
    for (const [path, phrase] of phrasesOf(ENGLISH)) {
      if (typeof phrase !== "function" || OF_THE_WIRE.has(path)) continue;
      for (const given of [
        ["aa7", "bb8", "cc9", "dd6"],
        [2, 3, 4, 5],
        [21, 32, 43, 54],
      ]) {
        const marks = given.map(String);
        const said = say(phrase, given);
        const other = say(theirs.get(path), given);
        // A count appears as digits only.
        if (said === null || /NaN/.test(`${said}${other}`)) continue;
        const missing = marks.filter((mark) => said.includes(mark) && !other?.includes(mark));
        assert.deepEqual(missing, [], `${language} ${path}: ${other}`);
        compared++;
      }
    }
  }
  assert.ok(compared > 200, `${compared} phrases were compared`);
});

test("A catalogue is in its language: none of its longer phrases is the English one", () => {
  for (const [language, words] of OTHERS) {
    const theirs = new Map(phrasesOf(words));
    const long = phrasesOf(ENGLISH).filter(([, phrase]) => typeof phrase === "string" && phrase.split(" ").length > 2);
    const same = long.filter(([path, phrase]) => theirs.get(path) === phrase).map(([path]) => path);
    assert.deepEqual(same, [], language);
  }
});

test("French punctuation with spaces stays on the line of its word, and numbers are not broken in any language", async () => {
  const french = OTHERS.filter(([language]) => language === "fr").map(([, words]) => words);
  const apart = await Promise.all(Object.values(APART).map(async (load) => await load("fr")));
  const torn = [...french, ...apart].flatMap((words) =>
    phrasesOf(words).filter(([, phrase]) =>
      typeof phrase === "string"
        ? /« | »| [;:?!](?:\s|$)/u.test(phrase)
        : ["aa", 2].some((each) => /« | »| [;:?!](?:[\s"]|$)/u.test(say(phrase, [each, each, each, each]) ?? "")),
    ),
  );
  assert.deepEqual(
    torn.map(([path]) => path),
    [],
  );
  const cut = OTHERS.filter(([language]) => language !== PSEUDO).flatMap(([language, words]) =>
    phrasesOf(words)
      .filter(([, phrase]) => typeof phrase === "string" && /\d \d{3}(?!\d)/u.test(phrase))
      .map(([path]) => `${language} ${path}`),
  );
  assert.deepEqual(cut, []);
});

test("A button's spoken name contains its visible label, in every language", () => {
  for (const [language, words] of [["en", ENGLISH] as const, ...OTHERS]) {
    const { start, startFor, details, detailsFor } = words.screens.search;
    assert.ok(startFor("Ida").includes(start), `${language}: ${startFor("Ida")}`);
    assert.ok(detailsFor("Ida").includes(details), `${language}: ${detailsFor("Ida")}`);
  }
});

const APART = { letters: loadLetters, desk: loadDeskWords, access: loadAccessWords };

for (const [name, load] of Object.entries(APART)) {
  test(`The words for ${name} say the same as the English ones in every language, with all their arguments`, async () => {
    const english = phrasesOf({ [name]: await load("en") });
    for (const language of LANGUAGES.filter((each) => each !== "en")) {
      const theirs = new Map(phrasesOf({ [name]: await load(language) }));
      for (const [path, phrase] of english.filter(([each]) => !each.startsWith(`/${name}/formats`))) {
        const other = theirs.get(path);
        assert.equal(typeof other, typeof phrase, `${language} ${path}`);
        // A single word, such as "Code", may be the same.
        if (typeof phrase === "string" && phrase.includes(" ")) assert.notEqual(other, phrase, `${language} ${path}`);
        const given = ["aa7", "bb8"];
        const said = typeof phrase === "function" ? (say(phrase, given) ?? "") : "";
        const missing = given.filter((mark) => said.includes(mark) && !say(other, given)?.includes(mark));
        assert.deepEqual(missing, [], `${language} ${path}`);
      }
    }
  });
}

test("The words for a person's copy cover all texts in the register of stores", async () => {
  const { stores } = await loadAccessWords("en");
  const said = TABLES.flatMap(({ exported, kept }) => {
    if (exported === undefined) return [];
    if (typeof exported === "string") return [exported, kept];
    const { withheld = {}, pruned = {}, leftOut } = exported;
    return [kept, ...Object.values(withheld), ...Object.values(pruned), ...(leftOut === undefined ? [] : [leftOut])];
  });
  const all = [...said, ...BLOBS.map(({ kept }) => kept)];
  assert.ok(all.length > 40);
  assert.deepEqual(
    all.filter((text) => !(text in stores)),
    [],
  );
});

test("Dates, numbers and plurals follow the language", async () => {
  const german = await loadWords("de");
  assert.equal(german.formats.day("2026-03-09"), "9. März 2026");
  assert.equal(german.formats.number(12_345), "12.345");
  assert.equal(german.screens.search.found(1, false), "1 Person");
  assert.equal(german.screens.search.found(3, false), "3 Personen");
  const lithuanian = await loadWords("lt");
  assert.equal(lithuanian.formats.day("2026-03-09"), "2026-03-09");
  const found = [1, 2, 9, 10, 21, 111].map((count) => lithuanian.screens.search.found(count, false));
  assert.deepEqual(found, ["1 asmuo", "2 asmenys", "9 asmenys", "10 asmenų", "21 asmuo", "111 asmenų"]);
  const spanish = await loadWords("es");
  assert.equal(spanish.formats.day("2026-03-09"), "9 mar 2026");
  assert.equal(spanish.screens.search.found(3, false), "3 personas");
});

test("The text on contradictions mentions a URL, an email address and a document", () => {
  assert.match(ENGLISH.contradictions.text, /\(a URL, an email address, a document\)/);
});

test("Every source has a readable name in every language", () => {
  const connectors = CONNECTORS.map(({ name }) => name);
  assert.ok(connectors.length > 15);
  for (const [language, words] of [["en", ENGLISH] as const, ...OTHERS]) {
    const unnamed = connectors.filter((connector) => sourceName(words, connector) === connector);
    assert.deepEqual(unnamed, [], language);
  }
  assert.equal(sourceName(ENGLISH, "a-plug-in"), "a-plug-in");
});
