import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { createLog } from "../../src/log.ts";
import { openUploads } from "../../src/service/uploads.ts";

const log = createLog("silent", { write: () => true });

/** A data directory with the uploads of two killed processes: one from just now, one from an hour ago. */
function leftUploads(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "candor-uploads-"));
  for (const [name, agoMs] of [
    ["upload-now", 0],
    ["upload-then", 3_600_000],
  ] as const) {
    const folder = join(dataDir, "uploads", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "file"), "Ines Calder");
    utimesSync(folder, new Date(), new Date(Date.now() - agoMs));
  }
  return dataDir;
}

test("The only process on a data directory removes every abandoned upload", async (t) => {
  const dataDir = leftUploads();
  t.after(() => rmSync(dataDir, { recursive: true }));
  const uploads = await openUploads(dataDir, true, log);
  assert.deepEqual(readdirSync(uploads.directory), []);
  await uploads.close();
});

test("One of several processes removes only uploads that were abandoned long ago", async (t) => {
  const dataDir = leftUploads();
  t.after(() => rmSync(dataDir, { recursive: true }));
  const uploads = await openUploads(dataDir, false, log);
  assert.deepEqual(readdirSync(uploads.directory), ["upload-now"]);
  await uploads.close();
});
