import { because } from "../../src/domain/ledger-reason.ts";
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
    [undefined, because("noFile")],
    [join(folder, "nowhere.json"), because("unreadableFile", "ENOENT")],
    [folder, because("unreadableFile", "EISDIR")],
  ] as const) {
    await assert.rejects(readReference(given), (error) => {
      assert.ok(error instanceof SkipProbe);
      assert.deepEqual(error.why, [reason]);
      assert.ok(!error.message.includes(folder));
      return true;
    });
  }
  const broken = join(folder, "broken.json");
  writeFileSync(broken, '[{"Name":');
  await assert.rejects(readReference(broken), { why: [because("unreadableFile", "JSON")] });
});
