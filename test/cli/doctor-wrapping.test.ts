import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { checkWrapping } from "../../src/cli/doctor-wrapping.ts";
import { createSecretFile, rotateWrappingFile, wrappingPath } from "../../src/secret-file.ts";

const DAY_MS = 86_400_000;

test("The doctor says whether a wrapping secret that should have been discarded still exists", () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-wrapping-"));
  const path = join(folder, "secret");
  const env = { CANDOR_SECRET_FILE: path };
  const now = new Date();
  const after = (days: number) => checkWrapping(env, new Date(now.getTime() + days * DAY_MS));
  try {
    createSecretFile(path);
    assert.equal(after(0), null, "keys are wrapped under the secret itself: there is nothing to discard");
    rotateWrappingFile(path, 30, now);
    assert.deepEqual(after(1), { outcome: "ok", detail: "one in force, 1 until their backups have gone" });
    const late = after(32);
    assert.equal(late?.outcome, "warn");
    assert.match(late.detail, /^1 of 2 should be gone but still wrap keys/);
    writeFileSync(wrappingPath(path), "short");
    assert.equal(after(1)?.outcome, "fail");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
