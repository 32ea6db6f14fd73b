import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readWorld } from "../../../scripts/fields/fills.ts";
import { fieldOf, filledFields, listFields } from "../../../scripts/fields/paths.ts";
import { writeFieldsPage } from "../../../scripts/fields/page.ts";
import { NOTICE } from "../../../scripts/names.ts";
import { LookupData } from "../../../src/contract/profile.ts";
import { CAPTURES } from "../../connectors/captures.ts";
import { wholeProfile } from "../../report/invented-people.ts";

describe("the profiles of the invented world", () => {
  const fields = listFields().map(({ path }) => path);
  const profiles = readWorld().map(({ name, readings }) => ({ name, profile: wholeProfile(readings) }));
  const filled = new Set(profiles.flatMap(({ profile }) => [...filledFields(profile)]));

  test("fill every field for at least one person", () => {
    assert.ok(fields.length > 120);
    assert.deepEqual(
      // No document contains what a person decides, or a picture's credits, which come with the fetched picture. Nobody
      // in this world has died: `test/sections/overview.test.ts` has somebody who has.
      fields.filter(
        (field) =>
          !filled.has(field) && !/\.dismissed(?:At|By)$|^deathDate$|^photos\[\]\.(?:author|licence)/u.test(field),
      ),
      [],
    );
  });

  test("fill only fields that the wire contract names", () => {
    assert.deepEqual(
      [...filled].filter((field) => !fields.includes(field)),
      [],
    );
  });

  test("conform to the wire contract", () => {
    for (const { name, profile } of profiles) assert.ok(LookupData.safeParse(profile.data).success, name);
  });

  test("are what the page of fields says", () => {
    const page = readFileSync(new URL("../../../docs/reference/fields.md", import.meta.url), "utf8");
    assert.ok(page === writeFieldsPage(CAPTURES, NOTICE), "docs/reference/fields.md is not fresh: npm run generate");
  });

  test("have evidence for every value", () => {
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
