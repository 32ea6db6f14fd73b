import assert from "node:assert/strict";
import test from "node:test";
import { skeletonKeys } from "../../src/names/fold.ts";
import { expandContext, expandFar, expandWord, SAME, TYPO, VARIANT } from "../../src/search/expand.ts";
import { readQueryName } from "../../src/search/query-names.ts";
import { vocabularyOf } from "./people.ts";

const vocabulary = vocabularyOf([
  { name: "Robert Example", company: "Contoso" },
  { name: "Bob Smith" },
  { name: "B. Jones" },
  { name: "Evgeniy Petrov" },
  { name: "Roger Wicker" },
  { name: "Josef Mueller" },
  { name: "Paul Ryan" },
  { name: "Christopher Quill" },
  { name: "محمد علي" },
]);

function distances(text: string): Map<string, number> {
  const [reading] = readQueryName(text, vocabulary);
  const [word] = reading?.words ?? [];
  assert.ok(word);
  return new Map(expandWord(word, vocabulary).map((each) => [each.word, each.distance]));
}

test("Expands a word to its spellings, nicknames, initial and typos, each with its distance.", () => {
  assert.equal(distances("robert").get("robert"), SAME);
  assert.equal(distances("robert").get("bob"), VARIANT);
  assert.equal(distances("bob").get("robert"), VARIANT);
  assert.equal(distances("bob").get("b"), VARIANT);
  assert.equal(distances("yevgeny").get("evgeniy"), VARIANT);
  assert.equal(distances("Müller").get("mueller"), SAME);
  assert.equal(distances("robret").get("robert"), TYPO);
  assert.equal(distances("srnith").get("smith"), VARIANT);
});

test("Does not shorten a surname to its initial.", () => {
  assert.ok(!distances("jones").has("j"));
});

test("Three letters may contain a typo if they are not a name themselves.", () => {
  assert.equal(distances("ryn").get("ryan"), TYPO);
  assert.ok(![...distances("bob").values()].includes(TYPO));
});

test("Expands a word in another script to words that sound like it.", () => {
  assert.ok(distances("روجر").has("roger"));
  assert.ok(distances("Роджер").has("roger"));
  assert.ok(distances("奎尔·佩").has("quill"));
  assert.ok(!distances("روجر").has("quill"));
  assert.ok([...distances("mohammed").keys()].includes(`~${skeletonKeys("mhmd")[0]}`));
});

test("Looks for two typos in long words only.", () => {
  const far = (word: string) => expandFar({ word, forms: [], script: "latin" }, vocabulary).map((each) => each.word);
  assert.deepEqual(far("chrstpher"), ["christopher"]);
  assert.deepEqual(far("rbrt"), []);
});

test("An unknown context word is expanded to its nearest spelling.", () => {
  assert.deepEqual(expandContext("contoso", vocabulary), ["contoso"]);
  assert.deepEqual(expandContext("contosso", vocabulary), ["contosso", "contoso"]);
  assert.deepEqual(expandContext("zzyzx", vocabulary), ["zzyzx"]);
});

test("Every different word has a reason.", () => {
  const [reading] = readQueryName("bob", vocabulary);
  const [word] = reading?.words ?? [];
  assert.ok(word);
  for (const each of expandWord(word, vocabulary)) assert.equal(each.reason === "", each.distance === SAME, each.word);
});
