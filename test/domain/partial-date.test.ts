import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  agree,
  comparePartialDates,
  finest,
  firstDay,
  isPartialDate,
  writeDate,
} from "../../src/domain/partial-date.ts";

const dates = fc
  .tuple(fc.integer({ min: 1600, max: 2099 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .chain(([year, month, day]) => {
    const whole = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
    return fc.constantFrom(whole, whole.slice(0, 7), whole.slice(0, 4));
  });

test("A date keeps its precision, and stands for its first day", () => {
  assert.deepEqual(["1981", "1981-03", "1981-03-04"].map(firstDay), ["1981-01-01", "1981-03-01", "1981-03-04"]);
  assert.deepEqual(["1981", "1981-03", "1981-03-04"].map(writeDate), ["1981", "March 1981", "4 March 1981"]);
  fc.assert(fc.property(dates, (date) => isPartialDate(date) && firstDay(date).startsWith(date)));
});

test("Takes the most precise of compatible dates, and ignores conflicting ones", () => {
  assert.equal(finest([undefined, "1981", "1981-03", "1981-03-04"]), "1981-03-04");
  assert.equal(finest(["1981", "1982-03", "1981-05"]), "1981-05");
  assert.equal(finest([undefined, undefined]), undefined);
  fc.assert(
    fc.property(fc.array(dates, { minLength: 1 }), (stated) => {
      const found = finest(stated) ?? "";
      return stated.includes(found) && agree(found, stated[0] ?? "");
    }),
  );
});

test("Dates have a total order, whatever their precision", () => {
  fc.assert(
    fc.property(dates, dates, dates, (a, b, c) => {
      assert.ok(Math.sign(comparePartialDates(a, b)) + Math.sign(comparePartialDates(b, a)) === 0);
      if (comparePartialDates(a, b) <= 0 && comparePartialDates(b, c) <= 0) assert.ok(comparePartialDates(a, c) <= 0);
    }),
  );
});

test("A day that does not exist in the calendar is not a date", () => {
  for (const text of ["", "81", "1981-13", "1981-02-30", "1981-3-4", "5741 Nisan", "令和8年", "11 Thermidor II"])
    assert.equal(isPartialDate(text), false, text);
});
