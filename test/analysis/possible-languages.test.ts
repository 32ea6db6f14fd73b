import assert from "node:assert/strict";
import { test } from "node:test";
import { languagesAt } from "../../src/analysis/possible-languages.ts";

/** Of the languages in Latin letters, those that the words of a text may be in. */
function languagesOf(text: string, words = ""): readonly string[] {
  const from = text.indexOf(words);
  const mayBe = languagesAt(text);
  return ["de", "es", "fr", "lt", "pl", "sv", "tr"].filter((lang) => mayBe(lang, from));
}

test("a sentence excludes the languages that it is clearly not in", () => {
  assert.deepEqual(languagesOf("Der Chemielehrer wohnt mit den Bienen auf dem Dach und ist nie zu Hause."), ["de"]);
  assert.deepEqual(languagesOf("Elle a travaillé pour la mairie de 2001 à 2009."), ["fr"]);
  assert.deepEqual(languagesOf("We have been at the lighthouse with our nine goats."), []);
  assert.deepEqual(languagesOf("Bir köprü ustası olarak İzmir'de çalışıyor."), ["tr"]);
});

test("one word that only English has leaves it open, and languages that have no lists of words always are", () => {
  const mixed = languagesAt("Heute bin ich mit dem Boot am Hafen, and it was three years.");
  assert.ok(mixed("en", 40));
  const mayBe = languagesAt("Der Lehrer wohnt auf dem Dach und ist nie zu Hause.");
  assert.ok(!mayBe("en", 4));
  assert.ok(mayBe("ja", 4));
  assert.ok(!mayBe("pl", 4));
});

test("too few words leave every language open", () => {
  for (const text of ["Odalys Fenwick", "epilepsi", "12:40", ""])
    assert.deepEqual(languagesOf(text), ["de", "es", "fr", "lt", "pl", "sv", "tr"], text);
});

test("a sentence in another language than its paragraph is read in its own", () => {
  const text =
    "Der Imker wohnt auf dem Dach und ist nie zu Hause. Elle vit avec son mari dans une tour. Das ist sein Ort.";
  assert.ok(languagesOf(text, "mari").includes("fr"));
  assert.ok(!languagesOf(text, "Dach").includes("sv"));
});
