import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import {
  greekSpellings,
  surnameSpellings,
  latinize,
  readWords,
  scriptOf,
  spelledOut,
  splitEastAsian,
  splitRaw,
} from "../../src/names/scripts.ts";

for (const [text, latin, script] of [
  ["Иван", "ivan", "alphabetic"],
  ["Γιώργος", "giorgos", "alphabetic"],
  ["محمد", "mhmd", "consonantal"],
  ["דוד", "dvd", "consonantal"],
  ["王", "wang", "han"],
  ["シュミット", "shumito", "syllabic"],
  ["ティナ", "tina", "syllabic"],
  ["김", "gim", "syllabic"],
  ["Łukasz", "lukasz", "latin"],
  ["Ñandú", "nandu", "latin"],
  ["42", "42", "latin"],
] as const) {
  test(`${text} becomes ${latin}, from a script that is ${script}.`, () => {
    assert.equal(latinize(text), latin);
    assert.equal(scriptOf(text), script);
  });
}

test("Transliterates Devanagari and Thai into letters.", () => {
  assert.equal(latinize("नरेन्द्र"), "nrendr");
  assert.match(latinize("สมชาย"), /^[a-z]+$/);
});

test("Letters that stand for two have a second spelling.", () => {
  assert.equal(spelledOut("Müller"), "mueller");
  assert.equal(spelledOut("Søren"), "soeren");
  assert.equal(spelledOut("Åse"), "aase");
  assert.equal(spelledOut("Muller"), null);
});

test("Reads Greek letter pairs as one sound and as two.", () => {
  assert.deepEqual(greekSpellings("Αντώνης").includes("adonis"), true);
  assert.ok(greekSpellings("Καμπμπελλ").includes("kampbell"));
  assert.deepEqual(greekSpellings("Μαρια"), []);
});

test("A Korean surname has its passport spellings, and a Chinese one its own reading.", () => {
  assert.deepEqual(surnameSpellings("박"), ["park", "pak"]);
  assert.deepEqual(surnameSpellings("曾"), ["zeng"]);
  assert.deepEqual(surnameSpellings("x"), []);
});

test("Splits unspaced Chinese and Korean names after the surname.", () => {
  assert.deepEqual(splitEastAsian("王小明"), ["王", "小明"]);
  assert.deepEqual(splitEastAsian("欧阳小明"), ["欧阳", "小明"]);
  assert.deepEqual(splitEastAsian("김민수"), ["김", "민수"]);
  assert.deepEqual(splitEastAsian("Anna"), ["Anna"]);
});

test("Splits words at everything but letters and apostrophes.", () => {
  assert.deepEqual(splitRaw("O’Brien-Example, Anna"), ["OBrien", "Example", "Anna"]);
  assert.deepEqual(
    readWords("D'Arcy  van-Example %_\\ 'or 1=1").map((word) => word.text),
    ["darcy", "van", "example", "or", "1", "1"],
  );
});

test("Output is always lower-case ASCII and stable, composed or not.", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(..."aÄß'’-. Ивγمדकก王民김ティー\u0000\ud800\u200d%_"), maxLength: 40 }),
  );
  fc.assert(
    fc.property(text, (value) => {
      for (const word of readWords(value)) {
        assert.match(word.text, /^[a-z0-9]+$/);
        assert.equal(latinize(word.text), word.text);
      }
      const words = (form: string) => readWords(form).map((word) => word.text);
      assert.deepEqual(words(value.normalize("NFC")), words(value.normalize("NFD").normalize("NFC")));
    }),
  );
});

test("A word in ASCII loses only its case and its marks, however it is written.", () => {
  for (const word of ["O'Brien", "o'brien", "Anne-Marie", "J.R.", "McDonald2", "A_B", "x&y", "-"]) {
    assert.equal(latinize(word), word.toLowerCase().replace(/[^a-z0-9]/g, ""), word);
  }
});
