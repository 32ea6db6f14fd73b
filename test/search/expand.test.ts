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

test("A word stands for itself, its spellings, its nicknames, its first letter and what was mistyped, each at its distance.", () => {
  assert.equal(distances("robert").get("robert"), SAME);
  assert.equal(distances("robert").get("bob"), VARIANT);
  assert.equal(distances("bob").get("robert"), VARIANT);
  assert.equal(distances("bob").get("b"), VARIANT);
  assert.equal(distances("yevgeny").get("evgeniy"), VARIANT);
  assert.equal(distances("Müller").get("mueller"), SAME);
  assert.equal(distances("robret").get("robert"), TYPO);
  assert.equal(distances("srnith").get("smith"), VARIANT);
});

test("A surname is not shortened to its first letter.", () => {
  assert.ok(!distances("jones").has("j"));
});

test("Three letters may be mistyped where they are no name themselves.", () => {
  assert.equal(distances("ryn").get("ryan"), TYPO);
  assert.ok(![...distances("bob").values()].includes(TYPO));
});

test("A word in another script stands for those that sound like it.", () => {
  assert.ok(distances("روجر").has("roger"));
  assert.ok(distances("Роджер").has("roger"));
  assert.ok(distances("奎尔·佩").has("quill"));
  assert.ok(!distances("روجر").has("quill"));
  assert.ok([...distances("mohammed").keys()].includes(`~${skeletonKeys("mhmd")[0]}`));
});

test("Two typing errors are looked for in long words only.", () => {
  const far = (word: string) => expandFar({ word, forms: [], script: "latin" }, vocabulary).map((each) => each.word);
  assert.deepEqual(far("chrstpher"), ["christopher"]);
  assert.deepEqual(far("rbrt"), []);
});

test("A word of context that nobody has may be its nearest spelling.", () => {
  assert.deepEqual(expandContext("contoso", vocabulary), ["contoso"]);
  assert.deepEqual(expandContext("contosso", vocabulary), ["contosso", "contoso"]);
  assert.deepEqual(expandContext("zzyzx", vocabulary), ["zzyzx"]);
});

test("Every other word says why it is there.", () => {
  const [reading] = readQueryName("bob", vocabulary);
  const [word] = reading?.words ?? [];
  assert.ok(word);
  for (const each of expandWord(word, vocabulary)) assert.equal(each.reason === "", each.distance === SAME, each.word);
});
