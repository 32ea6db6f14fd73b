import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { ConfigError } from "../../src/config/config.ts";
import { openTombstones } from "../../src/privacy/tombstones.ts";
import { openTestDatabase, type TestDatabase } from "../support/database.ts";

const folder = mkdtempSync(join(tmpdir(), "candor-tombstones-"));
let opened: TestDatabase;
before(async () => {
  opened = await openTestDatabase("embedded");
});
after(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

test("tombstones that cannot be written end the start with one line that names the file and says what to do", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  for (const [path, code] of [
    [folder, "EISDIR"],
    [join(file, "tombstones"), "ENOTDIR"],
    [join(folder, "nowhere", "tombstones"), "ENOENT"],
  ] as const) {
    await assert.rejects(openTombstones(opened.database.db, path, false), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /^The tombstones in [^\n]+ set CANDOR_TOMBSTONES_FILE[^\n]+$/);
      assert.ok(error.message.includes(`${path} cannot be read or written (${code})`), error.message);
      return true;
    });
  }
  const path = join(folder, "tombstones");
  await openTombstones(opened.database.db, path, false);
  assert.ok(existsSync(path));
});
