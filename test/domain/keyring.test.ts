import assert from "node:assert/strict";
import { test } from "node:test";
import { keyringOf } from "../../src/domain/keyring.ts";
import { readGrant, signGrant } from "../../src/domain/signed-token.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";

const OLD = keyringOf("o".repeat(40));
const ROTATED = keyringOf("n".repeat(40), "o".repeat(40));
const PAST_OVERLAP = { ...ROTATED, verifying: ["n".repeat(40)] };
const NOW = new Date("2027-03-01T12:00:00Z");
const GRANT = {
  purpose: "report",
  id: "lookup-1",
  variant: "a4",
  keyId: "key-1",
  expiresAt: NOW.getTime() / 1000 + 60,
} as const;

test("An address signed before a rotation opens within the overlap and not after it", () => {
  const token = signGrant(OLD, GRANT);
  assert.deepEqual(readGrant(ROTATED, token, NOW), GRANT);
  assert.equal(readGrant(PAST_OVERLAP, token, NOW), null);
  assert.deepEqual(readGrant(PAST_OVERLAP, signGrant(ROTATED, GRANT), NOW), GRANT);
  assert.equal(readGrant(OLD, signGrant(ROTATED, GRANT), NOW), null);
});

test("Recognises somebody suppressed before a rotation after it", () => {
  const person = { names: [], birthDate: null, identifiers: [{ kind: "email", value: "ines@example.org" }] } as const;
  const before = suppressionKeys(OLD, person);
  const after = suppressionKeys(PAST_OVERLAP, person);
  assert.equal(after.length, 2);
  assert.ok(before.every((key) => after.includes(key)));
});
