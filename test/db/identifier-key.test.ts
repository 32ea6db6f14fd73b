import assert from "node:assert/strict";
import test from "node:test";
import { identifierKey, identifierKeysOf, identifierText } from "../../src/db/identifier-key.ts";
import { indexKeys, phoneKeys } from "../../src/domain/identifier.ts";

test("A phone number is found in every form in which it is typed, and stored once.", () => {
  const texts = indexKeys({ kind: "phone", value: "+12025550101" }).map(identifierText);
  const [filed, ...more] = identifierKeysOf(texts);
  assert.deepEqual(more, []);
  for (const typed of ["+1 202 555 0101", "(202) 555-0101", "2025550101"]) {
    assert.ok(
      phoneKeys(typed).some((key) => identifierKey(key) === filed),
      typed,
    );
  }
});

test("Profiles with the same handle share a key, whatever the platform and case.", () => {
  const keyOf = (value: string) => identifierKey({ kind: "profileUrl", value });
  assert.equal(keyOf("https://x.com/ines"), keyOf("https://github.com/ines"));
  assert.equal(keyOf("https://www.youtube.com/@ines"), keyOf("https://www.youtube.com/@Ines"));
  assert.notEqual(keyOf("https://x.com/ines"), keyOf("https://x.com/ines2"));
});

test("A name is not a key, and different kinds have different keys.", () => {
  assert.equal(identifierKey({ kind: "name", value: "Ines Calder" }), null);
  assert.notEqual(identifierKey({ kind: "email", value: "a" }), identifierKey({ kind: "website", value: "a" }));
});
