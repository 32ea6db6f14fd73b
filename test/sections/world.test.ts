import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readRows } from "../../scripts/fields/fills.ts";
import { makeWorld } from "../../scripts/make-world.ts";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { PLATFORMS } from "../../src/domain/platform.ts";

const file = new URL("../../samples/world.ndjson", import.meta.url);

describe("the invented world", () => {
  const rows = readRows(file);
  const people = rows.filter((row) => row.type === "candidate");
  const documents = rows.filter((row) => row.type === "document");

  test("matches what its script writes", async () => {
    // The bytes of pictures may differ between machines; their addresses contain a hash of the drawing.
    const withoutBytes = (line: string) => line.replace(/"base64":"[^"]*"/, "");
    const kept = readFileSync(file, "utf8").trimEnd().split("\n").map(withoutBytes);
    assert.deepEqual(kept, (await makeWorld()).map(withoutBytes), "run `node scripts/make-world.ts`");
  });

  test("has about 150 people, with namesakes, in many scripts", () => {
    assert.ok(people.length >= 140 && people.length <= 200, String(people.length));
    assert.equal(new Set(people.map(({ key }) => key)).size, people.length);
    const names = Map.groupBy(people, ({ fullName }) => fullName);
    assert.ok([...names.values()].filter((namesakes) => namesakes.length > 1).length >= 8);
    const written = people.flatMap(({ fullName, aliases = [] }) => [fullName, ...aliases]).join(" ");
    for (const script of ["Latin", "Cyrillic", "Greek", "Arabic", "Hebrew", "Han", "Hiragana", "Katakana", "Hangul"]) {
      assert.match(written, new RegExp(`\\p{Script=${script}}`, "u"));
    }
    for (const script of ["Devanagari", "Thai", "Armenian", "Georgian", "Ethiopic", "Tamil", "Bengali"]) {
      assert.match(written, new RegExp(`\\p{Script=${script}}`, "u"));
    }
  });

  test("has the commonest names on every platform", () => {
    for (const name of ["Maria", "John", "Anna", "Wang", "Mohamed", "Smith", "Garcia", "Ivan"]) {
      const called = people.filter(({ fullName }) => fullName.split(" ").includes(name));
      const platforms = new Set(called.flatMap(({ presences = [] }) => presences.map(({ platform }) => platform)));
      assert.deepEqual([...platforms].toSorted(), [...PLATFORMS].toSorted(), name);
    }
  });

  test("uses addresses and numbers that belong to nobody", () => {
    const keys = rows.flatMap((row) =>
      row.type === "picture" || row.type === "rejected" ? [] : (row.identifiers ?? []),
    );
    for (const { kind, value } of keys) {
      if (kind === "email") assert.match(value, /@(?:[a-z0-9-]+\.)*example\.(?:com|net|org)$/);
      if (kind === "website") assert.match(value, /^[a-z0-9-]+\.example\.(?:com|net|org)$/);
      if (kind === "phone") {
        assert.match(value, FICTION);
        assert.ok(parsePhoneNumberFromString(value)?.isPossible(), value);
      }
      if (kind === "profileUrl") assert.match(value, /candor|example\.|\/channel\/UC/);
    }
    for (const { data } of documents) {
      for (const [address] of data.matchAll(/[\w.+-]+@[a-z0-9.-]+\.[a-z]{2,}/gi)) {
        assert.match(address, /@(?:[a-z0-9-]+\.)*example\.(?:com|net|org)$/i);
      }
    }
  });

  test("shows only drawings", () => {
    const pictures = rows.filter((row) => row.type === "picture");
    assert.ok(pictures.length > people.length);
    const drawn = new Set(pictures.map(({ url }) => url));
    for (const { avatarUrl = "" } of people) assert.ok(drawn.has(avatarUrl));
  });
});

/** The ranges in scripts/world/phones.ts, which also names who reserves them. */
const FICTION =
  /^\+(?:1\d{3}55501\d\d|447700900\d{3}|493023125\d{3}|494066969\d{3}|3363998\d{4}|46846500[45]\d\d|6125550\d{4}|3532091\d{5})$/;
