import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readInstant } from "../../src/domain/instant.ts";

const anyTime = fc.date({
  min: new Date("1000-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

test("every time of the years 1000 to 9999 is read as itself, at whatever offset it is written", () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 }), (time, offset) => {
      const local = new Date(time.getTime() + offset * 60_000).toISOString();
      const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
        String(part).padStart(2, "0"),
      );
      const text = `${local.slice(0, -1)}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
      // At an offset, the first and the last day may be written in a year outside.
      if (/^[1-9]\d{3}-/.test(text)) assert.equal(readInstant(text)?.getTime(), time.getTime(), text);
      else assert.equal(readInstant(text), null, text);
    }),
  );
});

test("whatever is read lies in the years 1000 to 9999, and is read again from what it is written as", () => {
  const shape = fc.stringMatching(/^[+-]?\d{1,6}-\d{1,2}-\d{1,2}[Tt ]?[0-9:.]{0,14}(?:Z|z|[+-]\d{2}:?\d{0,2})?$/);
  fc.assert(
    fc.property(fc.oneof(shape, fc.string()), (text) => {
      const instant = readInstant(text);
      if (instant === null) return;
      assert.ok(instant.getUTCFullYear() >= 1000 && instant.getUTCFullYear() <= 9999, text);
      assert.equal(readInstant(instant.toISOString())?.getTime(), instant.getTime(), text);
    }),
  );
});

test("a day that its month does not have, a time without an offset and other spellings are no instants", () => {
  const none = [
    "2026-02-29T00:00:00Z",
    "2026-04-31T00:00:00Z",
    "2026-01-01T00:00:00",
    "2026-01-01",
    "2026-01-01 00:00:00Z",
  ];
  const more = [
    "2026-01-01T24:00:00Z",
    "2026-01-01T23:59:60Z",
    "2026-W01-1T00:00:00Z",
    "20260101T000000Z",
    "1000-01-01T00:00:00+00:01",
  ];
  for (const text of [...none, ...more]) assert.equal(readInstant(text), null, text);
  assert.equal(readInstant("2028-02-29T00:00:00Z")?.toISOString(), "2028-02-29T00:00:00.000Z");
});
