import assert from "node:assert/strict";
import { test } from "node:test";
import type { Claim } from "../../src/domain/claim.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { claimKeys, recordKeys } from "../../src/names/record-keys.ts";

const KEYRING = keyringOf("an-invented-secret-of-thirty-two-characters");

test("An account stored without an address has no key, and does not keep others from being read", () => {
  const claim = { id: "c", recordId: "r", property: "account", value: { platform: "x" } } as unknown as Claim;
  const record = { id: "r", url: "https://x.com/ada_example", names: new Set<string>(), identifiers: [] };
  const alone = recordKeys(KEYRING, { ...record, claims: new Map() }, false);
  assert.deepEqual(claimKeys(KEYRING, claim), []);
  assert.ok(alone.length > 0);
  assert.deepEqual(recordKeys(KEYRING, { ...record, claims: new Map([["c", claim]]) }, false), alone);
});
