import assert from "node:assert/strict";
import { test } from "node:test";
import { fileNameOf } from "../../src/sections/names.ts";

test("A file is named after its person in Latin letters, whatever script the name is in", () => {
  assert.equal(fileNameOf("Rasa Kazlauskienė"), "rasa-kazlauskiene");
  assert.match(fileNameOf("يوسف الحديدي"), /^[a-z0-9]+-[a-z0-9-]+$/);
  assert.match(fileNameOf("செல்வராஜ்"), /^[a-z0-9-]+$/);
  assert.equal(fileNameOf("🌻"), "");
});
