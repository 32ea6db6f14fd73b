import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { congressRuns, congressTerm } from "../../../src/connectors/us-congress/directory/congress.ts";
import { degreeAtStart } from "../../../src/connectors/us-congress/directory/degrees.ts";
import { baseForm, titleForm } from "../../../src/text/languages/lt/nominative.ts";
import { cardinal, findOrdinals } from "../../../src/connectors/us-congress/directory/numbers.ts";
import { isRegion } from "../../../src/text/places/places.ts";
import { splitClauses } from "../../../src/text/sentences/segments.ts";
import { sentencesByLine, splitSentences } from "../../../src/text/sentences/sentences.ts";

test("reads numbers in words and digits", () => {
  assert.deepEqual(
    findOrdinals("the One Hundred Fourteenth, Twenty-first, 103rd and Fiftieth").map(({ value }) => value),
    [114, 21, 103, 50],
  );
  assert.equal(cardinal("twenty-one"), 21);
  assert.equal(cardinal("seventeen"), 17);
  assert.equal(cardinal("twenty twenty"), undefined);
  assert.equal(cardinal("many"), undefined);
});

test("Knows the terms and ranges of Congresses", () => {
  assert.deepEqual(congressTerm(1), { from: "1789-03-04", to: "1791-03-03" });
  assert.deepEqual(congressTerm(73), { from: "1933-03-04", to: "1935-01-03" });
  assert.deepEqual(congressTerm(118), { from: "2023-01-03", to: "2025-01-03" });
  assert.deepEqual(congressRuns("Fifty-first through Fifty-eighth Congresses, except for Fifty-third"), [
    [51, 52],
    [54, 58],
  ]);
});

test("recognises states and countries in full and abbreviated, and does not take degrees for them", () => {
  for (const region of ["Ill.", "N.Y.", "N. Mex.", "W.Va.", "MA", "Ireland", "Deutschland", "Lietuva", "D.C."])
    assert.ok(isRegion(region), region);
  for (const other of ["M.A.", "M.D.", "Springfield", "University", ""]) assert.ok(!isRegion(other), other);
});

test("a degree comes first and is separated from the next word", () => {
  for (const degree of ["B.S.", "Ph.D.", "M.B.A.", "LL.B.", "M. St.", "Pharm.D", "MBA"])
    assert.equal(degreeAtStart(`${degree}, Quillfeather College`)?.degree, degree);
  for (const text of ["Mayor of Halden", "Basically", "MAD Inc.", "member"])
    assert.equal(degreeAtStart(text), undefined);
});

test("Finds the nominative of Lithuanian nouns", () => {
  const forms = {
    Vilniuje: "Vilnius",
    Kaune: "Kaunas",
    Klaipėdoje: "Klaipėda",
    Šiauliuose: "Šiauliai",
    universitetą: "universitetas",
  };
  for (const [form, base] of Object.entries(forms)) assert.equal(baseForm(form), base);
  assert.equal(titleForm("vyriausiąja inžiniere"), "vyriausioji inžinierė");
  assert.equal(titleForm("direktoriumi"), "direktorius");
});

test("clauses end at semicolons outside brackets", () => {
  const text = "a; b (c; d); e";
  assert.deepEqual(
    splitClauses({ text, from: 0 }).map((clause) => clause.text),
    ["a", "b (c; d)", "e"],
  );
});

test("abbreviations, initials and ordinals do not end a sentence", () => {
  const split = (text: string): string[] => splitSentences(text).map((sentence) => sentence.text);
  assert.deepEqual(split("Dr. Ada J. Finch works at Corvane Inc. in Halden. She left."), [
    "Dr. Ada J. Finch works at Corvane Inc. in Halden.",
    "She left.",
  ]);
  assert.deepEqual(split("Sie wurde am 3. Mai 1970 geboren. Er auch."), [
    "Sie wurde am 3. Mai 1970 geboren.",
    "Er auch.",
  ]);
  assert.deepEqual(split("Ada Finch\n\nShe works."), ["Ada Finch", "She works."]);
  assert.deepEqual(split("Ada Finch, Ind. Liberal, spoke."), ["Ada Finch, Ind. Liberal, spoke."]);
});

test("sentences end at the end of their line, and keep their positions", () => {
  const text = "Finch, Ada\nb. 1970. She left.\n\nThe end";
  const lines = sentencesByLine(text);
  assert.deepEqual(
    lines.map((line) => line.map((piece) => piece.text)),
    [["Finch, Ada"], ["b. 1970.", "She left."], ["The end"]],
  );
  for (const { text: sentence, from } of lines.flat()) assert.equal(text.slice(from, from + sentence.length), sentence);
});

test("clauses and sentences keep their positions in any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const piece of [...splitClauses({ text, from: 0 }), ...splitSentences(text)])
        assert.equal(text.slice(piece.from, piece.from + piece.text.length), piece.text);
    }),
  );
});
