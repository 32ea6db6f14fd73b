import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { ExperienceValue } from "../../../src/domain/claim.ts";
import { readText } from "../../../src/text/read.ts";
import { bareTitle } from "../../../src/text/tokens/title.ts";

const said = (text: string, property: string, lang = "en") =>
  readText(text, { subject: "Ada Finch", lang, about: true })
    .filter((statement) => statement.property === property)
    .map(({ value }) => value);
const jobsIn = (text: string) =>
  (said(text, "experience") as ExperienceValue[]).map(({ title, company, from, to }) => [title, company, from, to]);

test("A year belongs to the job in its own clause, and to no other in the sentence", () => {
  deepEqual(jobsIn("In 2014 Kestrel Museum made her its keeper of coins, a post she gave up in 2019."), [
    ["keeper of coins", "Kestrel Museum", "2014", "2019"],
  ]);
  deepEqual(
    jobsIn("Finch ran the archive at Kestrel Museum until 2011, when Corvane Group hired her as head of records."),
    [
      [undefined, "Kestrel Museum", undefined, "2011"],
      ["head of records", "Corvane Group", undefined, undefined],
    ],
  );
});

test("A post is read without the words that lead to it", () => {
  const titles = (text: string) => jobsIn(text).map(([title]) => title);
  deepEqual(titles("Finch spent his time as a carpenter at Corvane Group."), ["carpenter"]);
  deepEqual(bareTitle("named Chief Engineer with effect"), "Chief Engineer");
  deepEqual(bareTitle("par ailleurs administratrice"), "administratrice");
  deepEqual(bareTitle("head of records"), "head of records");
  deepEqual(bareTitle("teaching assistant as well as tutor"), "teaching assistant as well as tutor");
});

test("Organisations that share only a point of the compass are different", () => {
  const text =
    "Ada Finch worked at Northwest as a clerk from 2001 to 2004. Ada Finch worked at Northwest Bank as a keeper from 2006 to 2009.";
  deepEqual(jobsIn(text), [
    ["clerk", "Northwest", "2001", "2004"],
    ["keeper", "Northwest Bank", "2006", "2009"],
  ]);
});

test("A period gives a job both its start and its end, or neither", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1960, max: 1999 }),
      fc.integer({ min: 1, max: 20 }),
      fc.constantFrom("worked at", "was a keeper at", "managed"),
      (from, years, verb) => {
        for (const [, , begun, ended] of jobsIn(`She ${verb} Kestrel Museum from ${from} to ${from + years}.`))
          ok((begun === undefined) === (ended === undefined), `${begun} and ${ended}`);
      },
    ),
    { numRuns: 40 },
  );
});

test("Nothing ends before it begins, whatever years a sentence has", () => {
  const year = fc.integer({ min: 1950, max: 2025 });
  fc.assert(
    fc.property(fc.array(year, { minLength: 1, maxLength: 4 }), fc.boolean(), (years, isFirst) => {
      const [a = 0, b = a, c = b, d = c] = years;
      const text = isFirst
        ? `In ${a} she joined Kestrel Museum as keeper, left in ${b} for Corvane Group and stayed until ${c}; in ${d} she retired.`
        : `She was keeper at Kestrel Museum (${a}–${b}) and clerk of Corvane Group from ${c}, until ${d}.`;
      for (const [, , from, to] of jobsIn(text)) ok(from === undefined || to === undefined || from <= to);
    }),
    { numRuns: 100 },
  );
});

test("Languages in a row are spoken, unless they were studied or a text is written in them", () => {
  const languages = (text: string, lang = "en") =>
    (said(text, "language", lang) as { language: string }[]).map(({ language }) => language);
  deepEqual(languages("She teaches in English, Urdu and Arabic."), ["English", "Urdu", "Arabic"]);
  deepEqual(languages("Ich spreche Dänisch und Plattdüütsch.", "de"), ["Dänisch", "Plattdüütsch"]);
  deepEqual(languages("She studied French and German at Corvane University."), []);
  deepEqual(languages("Her novels were published in French and German."), []);
});

test("A sentence that begins with the name of a list gives its items", () => {
  const page = "Ik ben huisarts in Leiden. Aandachtsgebieden: overgang, kleine chirurgie, GGZ. Ik werk ook op maandag.";
  deepEqual(said(page, "skill", "nl"), ["overgang", "kleine chirurgie", "GGZ"]);
  deepEqual(said("She is a keeper. Reasons: cost, time.", "skill"), []);
});

test("Other events in the life of the person described do not date their post", () => {
  const post = (predicate: string) => jobsIn(`The managing director of Corvane Group ${predicate}`)[0];
  const undated = ["managing director", "Corvane Group", undefined, undefined];
  deepEqual(post("was born in 1976."), undated);
  deepEqual(post("took an MBA at Wharfedale Business School in 2008."), undated);
  deepEqual(post("has led it since 2016."), ["managing director", "Corvane Group", "2016", undefined]);
});
