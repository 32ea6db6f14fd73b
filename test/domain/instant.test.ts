import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readInstant, readStatedInstant } from "../../src/domain/instant.ts";

const anyTime = fc.date({
  min: new Date("1000-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});

test("reads any time in the years 1000 to 9999 as itself, with any offset", () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 }), (time, offset) => {
      const local = new Date(time.getTime() + offset * 60_000).toISOString();
      const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) =>
        String(part).padStart(2, "0"),
      );
      const text = `${local.slice(0, -1)}${offset < 0 ? "-" : "+"}${hours}:${minutes}`;
      // With an offset, the first and last day may be written in a year outside that range.
      if (/^[1-9]\d{3}-/.test(text)) assert.equal(readInstant(text)?.getTime(), time.getTime(), text);
      else assert.equal(readInstant(text), null, text);
    }),
  );
});

test("anything read lies in the years 1000 to 9999, and is read back from its ISO form", () => {
  const two = (max: number) => fc.integer({ min: 0, max }).map((count) => String(count).padStart(2, "0"));
  const year = fc.oneof(fc.integer({ min: 0, max: 10_001 }), fc.constantFrom(999, 1000, 9999, 10_000));
  const day = fc.oneof(
    fc.tuple(year, two(13), two(32)).map(([y, m, d]) => `${String(y).padStart(4, "0")}-${m}-${d}`),
    fc.constantFrom("1000-01-01", "9999-12-31"),
  );
  const time = fc.tuple(two(24), two(60), two(60)).map((parts) => parts.join(":"));
  const offset = fc.oneof(
    fc.constantFrom("Z", "z", ""),
    fc.tuple(fc.constantFrom("+", "-"), two(24), two(60)).map(([sign, hours, minutes]) => `${sign}${hours}:${minutes}`),
  );
  const shape = fc.tuple(day, fc.constantFrom("T", "t", " "), time, offset).map((parts) => parts.join(""));
  let read = 0;
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: shape }, fc.string()), (text) => {
      const instant = readInstant(text);
      if (instant === null) return;
      read++;
      assert.ok(instant.getUTCFullYear() >= 1000 && instant.getUTCFullYear() <= 9999, text);
      assert.equal(readInstant(instant.toISOString())?.getTime(), instant.getTime(), text);
    }),
    { numRuns: 2_000 },
  );
  assert.ok(read > 100, String(read));
});

test("a nonexistent day, a time without an offset and other notations are not instants", () => {
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

test("reads any time in the years 1000 to 9999 as itself, in every format found in documents", () => {
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  fc.assert(
    fc.property(anyTime, (time) => {
      const iso = time.toISOString();
      const [year, month, day] = [iso.slice(0, 4), names[time.getUTCMonth()], iso.slice(8, 10)];
      const clock = iso.slice(11, 19);
      const second = new Date(Math.floor(time.getTime() / 1_000) * 1_000).getTime();
      assert.equal(readStatedInstant(iso)?.getTime(), time.getTime(), iso);
      for (const text of [
        `${iso.slice(0, 10)} ${clock}`,
        time.toUTCString(),
        `${day} ${month} ${year} ${clock} +0000 (UTC)`,
        `Mon ${month} ${day} ${year} ${clock} GMT+0000 (Coordinated Universal Time)`,
        `Mon ${month} ${day} ${clock} +0000 ${year}`,
      ]) {
        assert.equal(readStatedInstant(text)?.getTime(), second, text);
      }
      assert.equal(readStatedInstant(iso.slice(0, 10))?.toISOString(), `${iso.slice(0, 10)}T00:00:00.000Z`);
    }),
  );
});

test("a year in a document is read as that year or not at all", () => {
  const year = fc.stringMatching(/^[+-]?\d{1,6}$/);
  const form = fc.constantFrom(
    (stated: string) => `${stated}-02-03`,
    (stated: string) => `${stated}-02-03 10:00`,
    (stated: string) => `${stated}-02-03T10:00:00Z`,
    (stated: string) => `Tue, 03 Feb ${stated} 10:00:00 GMT`,
    (stated: string) => `Tue Feb 03 ${stated} 10:00:00 GMT+0000 (UTC)`,
    (stated: string) => `February 3, ${stated}`,
    (stated: string) => `Tue Feb  3 10:00:00 +0000 ${stated}`,
  );
  fc.assert(
    fc.property(year, form, (stated, write) => {
      const read = readStatedInstant(write(stated));
      assert.equal(read?.toISOString().slice(0, 10), /^[1-9]\d{3}$/.test(stated) ? `${stated}-02-03` : undefined);
    }),
    { numRuns: 2_000 },
  );
});

test("a nonexistent day, an unknown time zone and a very long text are not times", () => {
  const none = [
    "2026-02-29",
    "31 Apr 2026",
    "2026-13-01",
    "2026-01-01 24:00",
    "1 Jan 2026 10:00 ABC",
    "Jan 2026",
    "1/2/2026",
  ];
  for (const text of [...none, `${"1 ".repeat(50_000)}Jan 2026`, "1 Jan 26", "1 Foo 2026"]) {
    assert.equal(readStatedInstant(text), null, text.slice(0, 40));
  }
  assert.equal(readStatedInstant("7 Mar 2026 10:30 EST")?.toISOString(), "2026-03-07T15:30:00.000Z");
  assert.equal(readStatedInstant("1000-01-01T00:00:00+01:00"), null);
});
