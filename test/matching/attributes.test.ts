import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readAttributes } from "../../src/matching/attributes.ts";
import { orderName } from "../../src/text/people/ordered-name.ts";

const read = (text: string, name = "Anna Berg", ownPage = false) => readAttributes(text, [orderName(name)], ownPage);

test("Reads births at their stated precision, in many languages", () => {
  const births: Readonly<Record<string, string>> = {
    "Anna Berg (born 4 March 1972) spoke.": "1972-03-04",
    "Berg, Anna / PA / rep / b. 1972": "1972",
    "Anna Berg (1972–2019) was an architect.": "1972",
    "Anna Berg was born in Dayton, Montgomery County, Ohio, June 12, 1972.": "1972-06-12",
    "Anna Berg, geboren am 4. März 1972 in Graz, ist Architektin.": "1972-03-04",
    "Anna Berg nació el 4 de marzo de 1972 en Sevilla.": "1972-03-04",
    "Née en 1972, Anna Berg habite à Lyon.": "1972",
    "Anna Berg, gimusi 1972 m., gyvena Kaune.": "1972",
    "ANNA BERG was bom in l972.": "1972",
  };
  for (const [text, birth] of Object.entries(births)) assert.deepEqual(read(text).births, [birth], text);
  assert.deepEqual(read("Анна Морозова (род. 1972) живёт в Риге.", "Анна Морозова").births, ["1972"]);
});

test("Does not take a degree or a move for a birth", () => {
  assert.deepEqual(read("Anna Berg studied in Graz, LL.B., 1994, and in Leeds.").births, []);
  assert.deepEqual(read("Anna Berg, born in Graz to a family of bakers who moved to Leeds in 1990.").births, []);
});

test("An age gives a birth year if the text contains a year", () => {
  assert.deepEqual(read("In 2017 Anna Berg, aged 45, was elected.").birthsByAge, [1972]);
  assert.deepEqual(read("Anna Berg, aged 45, was elected.").birthsByAge, []);
  const prize = "Anna Berg, 41, won a prize in 2019.";
  assert.deepEqual(readAttributes(prize, [orderName("Anna Berg")], false, 2026).birthsByAge, [1985]);
});

test("Leaves out what the text says about other people", () => {
  for (const text of [
    "Robert Holm, born in 1950, thanked Anna Berg.",
    "Anna Berg met Robert Holm. Holm, born in 1950, works at Norden Press.",
    "Anna Berg's daughter Clara Berg, born in 1950, is a teacher at Norden Press.",
    "The house of Anna Berg's brother Robert Berg was sold. Robert Berg, born in 1950, works for Norden Press.",
    "Robert Holm, husband of Anna Berg and a teacher at Norden Press, was born in 1950.",
  ]) {
    const { births, words, names } = read(text);
    assert.deepEqual(births, [], text);
    assert.ok(!words.includes("norden"), text);
    assert.deepEqual(names, ["Anna Berg"], text);
  }
});

test("Returns to the subject after mentioning a relative or neighbour", () => {
  const { births, words } = read(
    "Anna Berg, daughter of the baker Robert Berg (born 1940), was born in 1972 and works at Norden Press.",
  );
  assert.deepEqual(births, ["1972"]);
  assert.ok(words.includes(" norden press "));
  assert.deepEqual(read("Robert Holm, who was born in 1950, introduced Anna Berg, who was born in 1972.").births, [
    "1972",
  ]);
});

test("A relative with the same name is not the subject", () => {
  const { births, kin } = read(
    "(Father of Carl Berg, Jr.), a judge from Ohio; born in Graz, April 7, 1939.",
    "Carl Berg",
    true,
  );
  assert.deepEqual(births, ["1939-04-07"]);
  assert.deepEqual(kin, ["Carl Berg, Jr."]);
});

test("A person's own page need not name them", () => {
  assert.deepEqual(read("A representative from Ohio; born in Graz, April 7, 1939.", "Carl Berg", true).births, [
    "1939-04-07",
  ]);
  assert.deepEqual(read("A representative from Ohio; born in Graz, April 7, 1939.", "Carl Berg").births, []);
});

test("Reads states, towns, roles, employers, parties and identifiers", () => {
  const told = read(
    "Anna Berg of Leeds, an engineer at Norden Press, party Whig. Bioguide B000999, write to anna@example.org.",
  );
  assert.ok(told.places.some(({ town }) => town === "leeds"));
  assert.deepEqual([...told.roles], ["engineer"]);
  assert.deepEqual(told.employers, ["Norden Press"]);
  assert.deepEqual(told.affiliations, ["Whig"]);
  assert.deepEqual([...told.keys].sort(), ["email:anna@example.org", "externalId:bioguide:B000999"]);
  assert.ok(read("Berg, Anna / PA / rep").places.some(({ region }) => region === "us-pa"));
  assert.ok(!read("Anna Berg lives in Washington County.").places.some(({ region }) => region === "us-wa"));
});

test("Recognises a person by a name taken later", () => {
  assert.deepEqual(read("Anna Holm, who took the name Berg when she married, was born in 1972.").births, ["1972"]);
});

test("Reads any text without throwing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const told = read(`${text} Anna Berg ${text}`);
      assert.ok(told.births.every((date) => /^\d{4}(?:-\d\d){0,2}$/u.test(date)));
    }),
    { numRuns: 60 },
  );
});
