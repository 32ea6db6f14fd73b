import assert from "node:assert/strict";
import { test } from "node:test";
import { readNationality } from "../../../src/connectors/operator/nationality.ts";
import { genderOf } from "../../../src/text/document/facts.ts";

test("a nationality is a country, however a form states it", () => {
  const stated = {
    Germany: "deutsch Deutsche german DE Deutschland немецкое niemiecka",
    France: "française Français francuska fr",
    Poland: "polska polish polonaise polnisch",
    Japan: "日本国籍 日本人 JP",
    Lithuania: "lietuvos litewska LT",
  };
  for (const [country, words] of Object.entries(stated)) {
    for (const word of words.split(" ")) assert.equal(readNationality(word), country, word);
  }
  assert.equal(readNationality("Martian"), "Martian");
});

test("a gender is read in the words of the languages of tables and forms", () => {
  for (const word of ["女", "k", "K", "kobieta", "kvinna", "nainen", "kvinde", "žena"]) {
    assert.equal(genderOf(word), "female", word);
  }
  for (const word of ["男", "m", "mężczyzna", "mies", "mand", "muž"]) assert.equal(genderOf(word), "male", word);
  assert.equal(genderOf("diverse"), undefined);
});
