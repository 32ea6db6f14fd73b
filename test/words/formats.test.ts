import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { createFormats, formatPhone, parseDate } from "../../src/words/formats.ts";
import { wordsFor } from "../../src/words/words.ts";

const { formats } = wordsFor("en");

test("a date shows no more than is known: 1 January is a year, and the first of a month is a month", () => {
  assert.equal(formats.day("2019-01-01"), "2019");
  assert.equal(formats.day("2019-10-01"), "Oct 2019");
  assert.equal(formats.day("2019-10-14"), "14 Oct 2019");
  assert.equal(formats.instant("2019-01-01T10:00:00Z"), "1 Jan 2019");
  assert.equal(formats.longInstant("2019-01-01T10:00:00Z"), "1 January 2019");
  assert.equal(formats.month(2019, 12), "Dec 2019");
  assert.equal(formats.day("0087-10-14"), "14 Oct 87");
  assert.deepEqual(
    [formats.day("1986-03"), formats.day("1986-01"), formats.day("1986-13")],
    ["Mar 1986", "Jan 1986", ""],
  );
});

test("a nonexistent day is not a date", () => {
  for (const value of ["2020-02-30", "0000-00-00", "2020-13-01", "now", "", 5, null]) {
    assert.equal(parseDate(value), null);
    assert.equal(formats.day(value), "");
  }
});

test("numbers are grouped and rounded", () => {
  assert.equal(formats.number(1234567), "1,234,567");
  assert.equal(formats.number(0.1 + 0.2), "0.3");
  assert.equal(formats.number(-1234.5), "-1,235");
  assert.equal(formats.number(99.999), "100");
  assert.equal(formats.percent(2.374), "2.37%");
  assert.equal(formats.percent(62), "62%");
});

test("a phrase uses the plural form of its number", () => {
  const forms = { one: "# credit is left.", other: "# credits are left." };
  assert.deepEqual(
    [0, 1, 2, 1200].map((value) => formats.plural(value, forms)),
    ["0 credits are left.", "1 credit is left.", "2 credits are left.", "1,200 credits are left."],
  );
});

test("a language with more than two plural forms uses them", () => {
  const { plural } = createFormats("lt");
  const forms = { one: "# žmogus", few: "# žmonės", other: "# žmonių" };
  assert.deepEqual(
    [1, 2, 10, 21, 25].map((value) => plural(value, forms)),
    ["1 žmogus", "2 žmonės", "10 žmonių", "21 žmogus", "25 žmonės"],
  );
});

test("a phone number separates the country code, and is grouped if its country groups all numbers alike", () => {
  assert.equal(formatPhone("+12025550143"), "+1 202 555 0143");
  assert.equal(formatPhone("+442079460018"), "+44 2079460018");
  assert.equal(formatPhone("+33639980111"), "+33 6 39 98 01 11");
  assert.equal(formatPhone("+34600112233"), "+34 600 112 233");
  assert.equal(formatPhone("+37061234567"), "+370 612 34567");
  assert.equal(formatPhone("+48501234567"), "+48 501 234 567");
  assert.equal(formatPhone("+494066969039"), "+49 4066969039");
  assert.equal(formatPhone("+1 masked"), "+1 masked");
});

test("a grouped number reads back as the same number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
      assert.equal(Number(formats.number(value).replaceAll(",", "")), value);
    }),
  );
});

test("every day is formatted with its year, and reads back as the same day", () => {
  const days = fc.date({ min: new Date("0100-01-01"), max: new Date("9998-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      assert.equal(new Date(`${formats.instant(day)} UTC`).toISOString().slice(0, 10), day);
    }),
  );
});
