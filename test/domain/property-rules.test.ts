import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Property } from "../../src/domain/claim.ts";
import { closedProperties, flagsOf, opensProperty, PROPERTY_RULES } from "../../src/domain/property-rules.ts";
import { PURPOSES, sectionsOf } from "../../src/domain/purpose.ts";
import { SECTION_BUILDERS } from "../../src/sections/profile.ts";
import { wordsFor } from "../../src/words/words.ts";

const PROPERTIES = Object.keys(PROPERTY_RULES) as Property[];

test("every claimable property has a row, and every row is a property", () => {
  const source = readFileSync(new URL("../../src/domain/claim.ts", import.meta.url), "utf8");
  const body = /interface PropertyTypes \{\n(.*?)\n\}/s.exec(source)?.[1] ?? "";
  const named = [...body.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name);
  assert.ok(named.length > 30);
  assert.deepEqual(PROPERTIES.toSorted(), named.toSorted());
});

test("a purpose opens no property that none of its sections reads", () => {
  for (const purpose of PURPOSES) {
    const open = sectionsOf(purpose);
    for (const property of PROPERTIES) {
      const readers = SECTION_BUILDERS.filter(({ reads }) => reads.includes(property));
      if (readers.length === 0 || readers.some(({ name }) => open.includes(name))) continue;
      assert.ok(!opensProperty(purpose, property), `${purpose} opens ${property}`);
    }
  }
});

test("every property that a purpose closes has a reason, with words for it", () => {
  const { closedBecause, properties } = wordsFor("en");
  for (const property of PROPERTIES) {
    const { closed } = PROPERTY_RULES[property];
    const isClosed = PURPOSES.some((purpose) => !opensProperty(purpose, property));
    assert.equal(closed !== undefined, isClosed, property);
    if (closed !== undefined) assert.match(closedBecause[closed], /\.$/);
    assert.ok(properties[property], property);
  }
});

test("relatives are closed to purposes that do not ask about connections, and flags of belief to meetings, sales and research", () => {
  const closing = PURPOSES.filter((purpose) => closedProperties(purpose).includes("spouse"));
  assert.deepEqual(closing, ["meeting", "sales", "brand_partnership", "research"]);
  assert.deepEqual(
    PURPOSES.filter((purpose) => flagsOf(purpose).length === 0),
    ["meeting", "sales", "research"],
  );
});
