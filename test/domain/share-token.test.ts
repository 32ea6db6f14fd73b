import assert from "node:assert/strict";
import { test } from "node:test";
import { hashShareToken, issueShareToken } from "../../src/domain/share-token.ts";

test("A share token has 256 random bits and needs no escaping in an address", () => {
  const tokens = Array.from({ length: 1_000 }, issueShareToken);
  assert.equal(new Set(tokens).size, tokens.length);
  for (const token of tokens) {
    assert.match(token, /^[\w-]{43}$/);
    assert.equal(Buffer.from(token, "base64url").byteLength, 32);
  }
});

test("The stored hash of a token is stable, and different for another token", () => {
  const token = issueShareToken();
  const hash = hashShareToken(token);
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.equal(hashShareToken(token), hash);
  assert.notEqual(hashShareToken(`${token}x`), hash);
});
