import assert from "node:assert/strict";
import { test } from "node:test";
import { hashShareToken, issueShareToken } from "../../src/domain/share-token.ts";

test("A share's token holds 256 random bits and stands in an address as it is", () => {
  const tokens = Array.from({ length: 1_000 }, issueShareToken);
  assert.equal(new Set(tokens).size, tokens.length);
  for (const token of tokens) {
    assert.match(token, /^[\w-]{43}$/);
    assert.equal(Buffer.from(token, "base64url").byteLength, 32);
  }
});

test("What is stored of a token is neither the token nor a part of it", () => {
  const token = issueShareToken();
  const hash = hashShareToken(token);
  assert.match(hash, /^[0-9a-f]{64}$/);
  assert.equal(hashShareToken(token), hash);
  assert.notEqual(hashShareToken(`${token}x`), hash);
});
