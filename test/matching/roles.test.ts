import assert from "node:assert/strict";
import { test } from "node:test";
import { foldWords } from "../../src/text/people/fold-words.ts";
import { rolesIn } from "../../src/matching/roles.ts";

test("A role has the same code in every language", () => {
  for (const word of ["engineer", "Ingenieur", "ingénieur", "ingeniero", "ingegnere", "engenheiro", "inżynier"])
    assert.deepEqual([...rolesIn(foldWords(word))], ["engineer"], word);
  assert.deepEqual([...rolesIn(foldWords("учитель"))], ["teacher"]);
});

test("Finds every role in a text, but not surnames that are also trades", () => {
  assert.deepEqual([...rolesIn(foldWords("a lawyer and later a judge"))], ["lawyer", "judge"]);
  assert.deepEqual([...rolesIn(foldWords("Anna Baker and Carl Farmer"))], []);
  assert.deepEqual([...rolesIn(foldWords("Chief Financial Officer"))], []);
  assert.deepEqual([...rolesIn(foldWords("a retired army officer"))], ["soldier"]);
});
