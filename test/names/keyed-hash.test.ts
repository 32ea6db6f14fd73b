import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { test } from "node:test";
import fc from "fast-check";
import { keyedHash } from "../../src/names/keyed-hash.ts";

test("A keyed hash is HMAC-SHA-256, however long the secret and the text", () => {
  const texts = fc.oneof(fc.string({ unit: "binary", maxLength: 80 }), fc.constant("é".repeat(5_000)));
  const secrets = fc.string({ unit: "binary", minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(secrets, fc.array(texts, { minLength: 1, maxLength: 5 }), (secret, several) => {
      const hashOf = keyedHash(secret);
      const expected = several.map((text) => createHmac("sha256", secret).update(text).digest("base64url"));
      assert.deepEqual(several.map(hashOf), expected);
    }),
  );
});
