import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ExperienceValue } from "../../src/domain/claim.ts";
import { readText } from "../../src/text/read.ts";

const said = (text: string, options: { subject?: string; lang?: string; about?: boolean } = {}) =>
  readText(text, { subject: "Ada Finch", lang: "en", about: true, ...options }).map(({ property, value }) => [
    property,
    value,
  ]);
const employers = (text: string) =>
  said(text).flatMap(([property, value]) =>
    property === "experience" ? [(value as { company: string }).company] : [],
  );

test("An employer is told by what stands about its name, where no frame of the grammar knows the sentence", () => {
  deepEqual(employers("She spent nine years at Corvane Instruments before a long stint at Kestrel Group."), [
    "Corvane Instruments",
    "Kestrel Group",
  ]);
});

test("A post right before or behind its employer is its title", () => {
  const jobOf = (text: string) => said(text).find(([property]) => property === "experience")?.[1] ?? {};
  const cataloguer = jobOf("Finch joined Corvane Instruments in 2016 as a junior cataloguer.") as ExperienceValue;
  deepEqual(
    [cataloguer.title, cataloguer.company, cataloguer.from],
    ["junior cataloguer", "Corvane Instruments", "2016"],
  );
  const director = jobOf(
    "Finch was Director (Manpower) at the Ministry of Tides from 2008 to 2012.",
  ) as ExperienceValue;
  deepEqual(
    [director.title, director.company, director.from, director.to],
    ["Director (Manpower)", "Ministry of Tides", "2008", "2012"],
  );
});

test("A name with an and in it is one employer behind one article", () => {
  deepEqual(employers("He was Chief Executive of the Building and Construction Authority from 2017 to 2024."), [
    "Building and Construction Authority",
  ]);
});

test("What is denied, to come or of kin is no employer of the person", () => {
  deepEqual(employers("She never worked at Corvane Instruments."), []);
  deepEqual(employers("She will join Corvane Instruments as director next year."), []);
  deepEqual(employers("Her husband, Otto Brandt, works at Corvane Instruments as a keeper."), []);
  deepEqual(employers("She reports to Otto Brandt, a former Corvane Instruments executive."), []);
});

test("The pronoun of a page about one person tells their gender", () => {
  ok(
    said("Finch is a keeper. She lives in Leeds.").some(
      ([property, value]) => property === "gender" && value === "female",
    ),
  );
});

test("Every statement quotes its own words", () => {
  const words = fc.constantFrom(
    ..."Ada Finch she he joined Corvane Instruments in 2016 as director of the University Leeds , . and never ( ) will at".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      const text = parts.join(" ");
      for (const { from, to, quote } of readText(text, { subject: "Ada Finch", about: true })) {
        equal(text.slice(from, to), quote);
        ok(quote.length > 0);
      }
    }),
    { numRuns: 300 },
  );
});
