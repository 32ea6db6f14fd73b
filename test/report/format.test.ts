import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { formatDay, formatInstant, formatNumber, formatSpan, parse } from "../../src/report/format.ts";
import { messagesFor } from "../../src/report/messages.ts";

const messages = messagesFor("en");

test("a date shows no more than is known: first of January a year, first of a month a month", () => {
  assert.equal(formatDay("2019-01-01", messages), "2019");
  assert.equal(formatDay("2019-09-01", messages), "Sep 2019");
  assert.equal(formatDay("2019-09-14", messages), "14 Sep 2019");
  assert.equal(formatInstant("2019-01-01T10:00:00Z", messages), "1 Jan 2019");
});

test("a stretch of time is written with what is known of it", () => {
  assert.equal(formatSpan("2016-01-01", "2019-01-01", messages), "2016 – 2019");
  assert.equal(formatSpan("2016-01-01", undefined, messages), "since 2016");
  assert.equal(formatSpan(undefined, "2016-01-01", messages), "until 2016");
  assert.equal(formatSpan(undefined, "never", messages), "");
});

test("what is not a day of the calendar is no date", () => {
  for (const value of ["2020-02-30", "0000-00-00", "2020-13-01", "now", "", 5, null]) assert.equal(parse(value), null);
});

test("numbers are grouped and rounded", () => {
  assert.equal(formatNumber(1234567, messages), "1,234,567");
  assert.equal(formatNumber(0.1 + 0.2, messages), "0.3");
  assert.equal(formatNumber(-1234.5, messages), "−1,235");
  assert.equal(formatNumber(1e300, messages), "1e+300");
});

test("a grouped number read back is the number", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (value) => {
      assert.equal(Number(formatNumber(value, messages).replaceAll(",", "")), value);
    }),
  );
});
