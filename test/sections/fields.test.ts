import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readWorld } from "../../scripts/fields/fills.ts";
import { fieldOf, filledFields, listFields } from "../../scripts/fields/paths.ts";
import { LookupData } from "../../src/contract/profile.ts";
import { wholeProfile } from "../report/invented-people.ts";

describe("the profiles of the invented world", () => {
  const fields = listFields().map(({ path }) => path);
  const profiles = readWorld().map(({ name, readings }) => ({ name, profile: wholeProfile(readings) }));
  const filled = new Set(profiles.flatMap(({ profile }) => [...filledFields(profile)]));

  test("fill every field for somebody", () => {
    assert.ok(fields.length > 120);
    assert.deepEqual(
      // What a person decides stands in no document, nor do the credits of a picture, which come with it when it is fetched.
      fields.filter(
        (field) => !filled.has(field) && !/\.dismissed(?:At|By)$|^photos\[\]\.(?:author|licence)/u.test(field),
      ),
      [],
    );
  });

  test("fill no field that the wire contract does not name", () => {
    assert.deepEqual(
      [...filled].filter((field) => !fields.includes(field)),
      [],
    );
  });

  test("are what the wire contract says", () => {
    for (const { name, profile } of profiles) assert.ok(LookupData.safeParse(profile.data).success, name);
  });

  test("have evidence under every value", () => {
    for (const { name, profile } of profiles) {
      const cited = new Set(Object.keys(profile.evidence).map(fieldOf));
      for (const field of filledFields(profile)) {
        const above = [...cited].some(
          (each) => field === each || field.startsWith(`${each}.`) || field.startsWith(`${each}[`),
        );
        assert.ok(above, `${name}: ${field}`);
      }
    }
  });
});
