import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { findDates, findPeriods } from "../../../src/text/dates/dates.ts";
import { GRAMMARS } from "../../../src/text/languages/languages.ts";

const values = (text: string, lang = "en"): string[] => findDates(text, lang).map(({ value }) => value);

test("a date keeps the precision it was written with", () => {
  assert.deepEqual(values("January 3, 1991, then May 1958, then 1960"), ["1991-01-03", "1958-05", "1960"]);
  assert.deepEqual(values("3rd of March 1904; Sept. 5, 1911; 2019-02-28"), ["1904-03-03", "1911-09-05", "2019-02-28"]);
});

test("decades, amounts, ambiguous numbers and days that do not exist are not dates", () => {
  for (const text of [
    "the 1980s",
    "$1990",
    "1,950 people",
    "03/04/1991",
    "February 30, 1991",
    "year 1234",
    "room 19905",
  ])
    assert.deepEqual(values(text), [], text);
});

test("dates are read in each language", () => {
  assert.deepEqual(values("am 3. Mai 1970 und 04.07.2001, im März 1999", "de"), [
    "1970-05-03",
    "2001-07-04",
    "1999-03",
  ]);
  assert.deepEqual(values("el 3 de mayo de 1970, en abril de 1999", "es"), ["1970-05-03", "1999-04"]);
  assert.deepEqual(values("le 1er février 1970, en août 1999", "fr"), ["1970-02-01", "1999-08"]);
  assert.deepEqual(values("1970 m. gegužės 3 d., 1999 metais, 2001 m. kovą", "lt"), ["1970-05-03", "1999", "2001-03"]);
});

test("a slash may separate a month from its year", () => {
  const stretches = { pt: "fev/2013 – mar/2017", en: "Feb/2013 – Mar/2017", es: "feb/2013 - mar/2017" };
  for (const [lang, text] of Object.entries(stretches))
    assert.deepEqual(values(text, lang), ["2013-02", "2017-03"], lang);
});

test("a period has a start, an end, or is still open", () => {
  const read = (text: string, lang = "en") =>
    findPeriods(text, lang).map(({ from: _from, to: _to, ...period }) => period);
  assert.deepEqual(read("1981-1989"), [{ start: "1981", end: "1989" }]);
  assert.deepEqual(read("1985-87"), [{ start: "1985", end: "1987" }]);
  assert.deepEqual(read("January 3, 1991-January 3, 2007"), [{ start: "1991-01-03", end: "2007-01-03" }]);
  assert.deepEqual(read("(1997-present)"), [{ start: "1997", current: true }]);
  assert.deepEqual(read("(2019-)"), [{ start: "2019", current: true }]);
  assert.deepEqual(read("since 2015"), [{ start: "2015", current: true }]);
  assert.deepEqual(read("between 1990 and 1995"), [{ start: "1990", end: "1995" }]);
  assert.deepEqual(read("in 1822, 1826, and 1828"), [{ on: "1822" }, { on: "1826" }, { on: "1828" }]);
  assert.deepEqual(read("von 2001 bis 2008", "de"), [{ start: "2001", end: "2008" }]);
  assert.deepEqual(read("desde 2015", "es"), [{ start: "2015", current: true }]);
  assert.deepEqual(read("de 2001 à 2008", "fr"), [{ start: "2001", end: "2008" }]);
  assert.deepEqual(read("nuo 2012 iki 2018 metų", "lt"), [{ start: "2012", end: "2018" }]);
});

test("every date is located within its text, whatever the text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...GRAMMARS.map((grammar) => grammar.lang)),
      (text, lang) => {
        for (const { from, to, value } of findDates(`${text} 1999 `, lang)) {
          assert.ok(from >= 0 && to > from && to <= text.length + 6);
          assert.match(value, /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/u);
        }
      },
    ),
  );
});
