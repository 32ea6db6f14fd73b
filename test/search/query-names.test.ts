import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { readQueryName, sideAlternatives } from "../../src/search/query-names.ts";
import { vocabularyOf } from "./people.ts";

const vocabulary = vocabularyOf([
  { name: "Mary Ann Example" },
  { name: "Maryann Sample" },
  { name: "Ron DeSantos" },
  { name: "Conan O'Briant" },
  { name: "Xiaoming Wang" },
  { name: "Ludwig van der Berg" },
]);

const namesOf = (text: string) =>
  readQueryName(text, vocabulary).map((queryName) => queryName.words.map((each) => each.word).join(" "));

test("The first reading of a query is the query as written.", () => {
  assert.equal(namesOf("mary ann example")[0], "mary ann example");
});

test("Two words may be one name, and one word two.", () => {
  assert.ok(namesOf("mary ann sample").includes("maryann sample"));
  assert.ok(namesOf("annexample").includes("ann example"));
  assert.ok(namesOf("wang xiao ming").includes("wang xiaoming"));
});

test("A particle or initial may join the next word.", () => {
  assert.ok(namesOf("ron de santos").includes("ron desantos"));
  assert.ok(namesOf("conan o briant").includes("conan obriant"));
  assert.ok(namesOf("ludwig van der berg").includes("ludwig vanderberg"));
});

test("A repeated word asks for nothing more.", () => {
  const asked = (text: string) =>
    readQueryName(text, vocabulary).map(({ words, sides }) => [...words, ...sides].map(({ word }) => word));
  assert.deepEqual(asked("mary example mary"), asked("mary example"));
  assert.deepEqual(asked("mary example jr jr"), asked("mary example jr"));
  assert.deepEqual(asked("j. j. example")[0], ["example", "j", "j"]);
  assert.deepEqual(asked("xiao ming wang wang")[0], asked("xiao ming wang")[0]);
});

test("Two letters may be initials.", () => {
  const reading = readQueryName("jr example", vocabulary).find((each) => each.sides.length === 2);
  assert.deepEqual(
    reading?.sides.map((side) => side.word),
    ["j", "r"],
  );
});

test("Drops the words between a name and its context.", () => {
  assert.equal(namesOf("mary at contoso in lisbon")[0], "mary contoso lisbon");
});

test("Also looks for a form of address spelled out.", () => {
  assert.deepEqual(sideAlternatives({ kind: "honorific", word: "sen" }), ["sen", "senator"]);
  assert.deepEqual(sideAlternatives({ kind: "suffix", word: "jr" }), ["jr"]);
});

test("Any text has at most five readings, all different and none empty.", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(fc.constantFrom("mary", "ann", "maryann", "van", "der", "o", "de", "santos", "jr", "王小明", "-"), {
        maxLength: 20,
      })
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (query) => {
      const all = namesOf(query);
      assert.ok(all.length <= 5);
      assert.equal(new Set(all).size, all.length);
      assert.ok(all.every((words) => words !== ""));
    }),
  );
});
