import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Identifier } from "../../src/domain/identifier.ts";
import { areSurelyOne, areToldApart } from "../../src/matching/one-person.ts";
import { type Traits, traitsOf } from "../../src/matching/traits.ts";

const MAILBOX: Identifier = { kind: "email", value: "the.bergs@example.org" };
const PROFILE: Identifier = { kind: "profileUrl", value: "https://www.linkedin.com/in/candor-berg" };
const RECORD: Identifier = { kind: "externalId", value: "wikidata:Q4711000" };

function person(key: Identifier, ...names: readonly string[]): Traits {
  return traitsOf({ id: names.join(), names, identifiers: [key], claims: [] });
}

/** The answer must not depend on which was imported first. */
function areOne(key: Identifier, one: string | readonly string[], other: string | readonly string[]): boolean {
  const [a, b] = [person(key, ...[one].flat()), person(key, ...[other].flat())];
  assert.equal(areSurelyOne(a, b), areSurelyOne(b, a), `${String(one)} and ${String(other)} in either order`);
  assert.equal(areToldApart(a, b), areToldApart(b, a), `${String(one)} and ${String(other)} in either order`);
  return areSurelyOne(a, b);
}

describe("Two imported people with the same mailbox", () => {
  for (const [one, other] of [
    ["Mama", "Papa"],
    ["Mama", "Mama"],
    ["Anna", "Peter Berg"],
    ["Anna", "Anna Berg"],
    ["Herr Berg", "Frau Berg"],
    ["Frau Berg", "Frau Berg"],
    ["Mr Smith", "Mrs Smith"],
    ["Mr. John Smith", "Mrs. John Smith"],
    ["Smith, Mr John", "Smith, Mrs John"],
    ["M. Claude Dupont", "Mme Claude Dupont"],
    ["Sr. Berg", "Sra. Berg"],
    ["Señora Berg", "Señora Berg"],
    ["Sr. Andrea Berg", "Sra. Andrea Berg"],
    ["Prof. Herr Kim Berg", "Frau Dr. Kim Berg"],
    ["A. Berg", "Anna Berg"],
    ["A. Berg", "A. Berg"],
    ["Chris Berg", "Christine Berg"],
    ["Erik Berg", "Erika Berg"],
    ["John Berg", "John Berg Jr."],
    ["Anna Maria Berg", "Anna Sophie Berg"],
  ] as const) {
    test(`stay two: ${one} and ${other}`, () => assert.equal(areOne(MAILBOX, one, other), false));
  }

  for (const [one, other] of [
    ["Anna Berg", "Anna Berg"],
    ["Anna Berg", "Berg, Anna"],
    ["Anna M. Berg", "Anna Berg"],
    ["Frau Dr. Anna Berg", "Anna Berg"],
    ["Ewa Żelazny", "Ewa Zelazny"],
  ] as const) {
    test(`are one: ${one} and ${other}`, () => assert.equal(areOne(MAILBOX, one, other), true));
  }

  test("stay two if only an alias is the same", () => {
    assert.equal(areOne(MAILBOX, ["Christopher Berg", "Chris Berg"], ["Christine Berg", "Chris Berg"]), false);
    assert.equal(areOne(MAILBOX, ["Christopher Berg", "Chris Berg"], "Chris Berg"), false);
  });
});

test("With the same profile or record, a shorter name may match, but a single word does not", () => {
  for (const key of [PROFILE, RECORD]) {
    assert.equal(areOne(key, "A. Berg", "Anna Berg"), true);
    assert.equal(areOne(key, "Chris Berg", "Christine Berg"), true);
    assert.equal(areOne(key, ["Anna Holm", "Anna Berg"], "Anna Berg"), true);
    assert.equal(areOne(key, "Anna", "Anna Berg"), false);
    assert.equal(areOne(key, "Herr Kim Berg", "Frau Kim Berg"), false);
    assert.equal(areOne(key, "Erik Berg", "Erika Berg"), false);
  }
});

test("A different name, a merely similar one, a different middle name, or Mr and Mrs tell two people apart", () => {
  const told = (one: string, other: string) => areToldApart(person(PROFILE, one), person(PROFILE, other));
  assert.equal(told("Anna Berg", "Andreas Berg"), true);
  assert.equal(told("Erik Berg", "Erika Berg"), true);
  assert.equal(told("Anna Maria Berg", "Anna Sophie Berg"), true);
  assert.equal(told("Mr Kim Berg", "Mrs Kim Berg"), true);
  assert.equal(told("A. Berg", "Anna Berg"), false);
});
