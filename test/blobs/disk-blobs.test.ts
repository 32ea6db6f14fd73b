import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";

test("Blobs can be written and their folder removed at the same time", async () => {
  const directory = mkdtempSync(join(tmpdir(), "candor-blobs-"));
  try {
    const blobs = createDiskBlobs(directory);
    const bytes = new Uint8Array(10_000);
    for (let round = 0; round < 40; round++) {
      await Promise.all([
        ...Array.from({ length: 6 }, (_, at) => blobs.put(`reports/one/${at}.pdf`, bytes)),
        ...Array.from({ length: 3 }, () => blobs.remove("reports/one/")),
      ]);
    }
    await blobs.remove("reports/one/");
    assert.equal(await blobs.has("reports/one/0.pdf"), false);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
