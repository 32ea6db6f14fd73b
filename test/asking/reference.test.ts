import assert from "node:assert/strict";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { SkipProbe } from "../../src/connectors/connector.ts";
import { readReference } from "../../src/asking/reference.ts";

const folder = mkdtempSync(join(tmpdir(), "candor-reference-"));
const path = join(folder, "list.json");
after(() => rmSync(folder, { recursive: true }));

test("Reads the operator's file once, and again after it changes", async () => {
  writeFileSync(path, '["first"]');
  const first = await readReference(path);
  assert.equal(await readReference(path), first);
  writeFileSync(path, '["second"]');
  utimesSync(path, new Date(), new Date(Date.now() + 5_000));
  assert.deepEqual(await readReference(path), ["second"]);
});

test("Reports a missing file or invalid JSON, without its path", async () => {
  for (const [given, reason] of [
    [undefined, /no file is set/],
    [join(folder, "nowhere.json"), /cannot be read \(ENOENT\)/],
    [folder, /cannot be read \(EISDIR\)/],
  ] as const) {
    await assert.rejects(readReference(given), (error) => {
      assert.ok(error instanceof SkipProbe);
      assert.match(error.message, reason);
      assert.ok(!error.message.includes(folder));
      return true;
    });
  }
  const broken = join(folder, "broken.json");
  writeFileSync(broken, '[{"Name":');
  await assert.rejects(readReference(broken), /is no JSON/);
});
