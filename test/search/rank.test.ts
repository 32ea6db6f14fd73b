import assert from "node:assert/strict";
import test from "node:test";
import { planSearch } from "../../src/search/plan.ts";
import { type Ranking, readEntryWords } from "../../src/search/rank.ts";
import { waveIndex, WAVES } from "../../src/search/waves.ts";
import { entryOf, vocabularyOf } from "./people.ts";

const people = [
  { name: "Anna Maria Example", company: "Contoso" },
  { name: "Robert J. Smith" },
  { name: "J. French Hill" },
  { name: "Smith Robert Quill" },
  { name: "Иван Петров" },
];
const vocabulary = vocabularyOf(people);

function rank(query: string, name: string, company?: string): Ranking | null {
  const plan = planSearch(query, "candor", vocabulary);
  const entry = readEntryWords(entryOf(company ? { name, company } : { name }));
  for (const [wave] of WAVES.entries()) {
    const ranking = plan.rank(entry, wave);
    if (ranking) return ranking;
  }
  return null;
}

test("A match is whole if it includes the last word of the name.", () => {
  assert.equal(rank("robert smith", "Robert J. Smith")?.wave, waveIndex("exact", "whole"));
  assert.equal(rank("robert smith", "Smith Robert Quill")?.wave, waveIndex("exact", "every"));
});

test("What a name lacks or spells differently determines its wave and is explained.", () => {
  assert.equal(rank("anna example contoso", "Anna Maria Example", "Contoso")?.wave, waveIndex("exact", "whole"));
  assert.equal(rank("anna example fabrikam", "Anna Maria Example", "Contoso")?.wave, waveIndex("exact", "none"));
  assert.deepEqual(rank("bob smith", "Robert J. Smith")?.reasons, ["nickname: robert for bob"]);
  assert.equal(rank("robert smoth", "Robert J. Smith")?.wave, waveIndex("typo", "whole"));
  assert.equal(rank("rob smi", "Robert J. Smith")?.wave, waveIndex("prefix", "whole"));
  assert.equal(rank("anna example", "Robert J. Smith"), null);
});

test("One word of a name does not match two words of the query.", () => {
  assert.equal(rank("smith smth robert", "Robert J. Smith")?.matched, 0);
});

test("An initial matches itself exactly, and a word that begins with it as a variant.", () => {
  assert.equal(rank("j french hill", "J. French Hill")?.wave, waveIndex("exact", "whole"));
  assert.equal(rank("r smith", "Robert J. Smith")?.wave, waveIndex("variant", "whole"));
});

test("Reads the words of a row as they were stored.", () => {
  const words = readEntryWords(entryOf({ name: "Dr. Anna Example", company: "Contoso Bank" }));
  assert.deepEqual([...words.lasts], ["example"]);
  assert.deepEqual([...words.context], ["contoso", "bank"]);
  assert.ok(words.words.has("dr") && words.pairs.includes("anna+example"));
});
