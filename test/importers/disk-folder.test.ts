import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { openFolder } from "../../src/importers/disk-folder.ts";

test("A folder contains only its own files, and follows no links out of it or in circles", async (t) => {
  const root = mkdtempSync(join(tmpdir(), "candor-folder-"));
  t.after(() => rmSync(root, { recursive: true }));
  const folder = join(root, "people");
  mkdirSync(join(folder, "cvs"), { recursive: true });
  writeFileSync(join(root, "secret.csv"), "name\nMallory Vane\n");
  writeFileSync(join(folder, "team.csv"), "name\nAda Weberlin\n");
  writeFileSync(join(folder, "cvs/bram.txt"), "Bram Olund\n");
  symlinkSync(join(root, "secret.csv"), join(folder, "secret.csv"));
  symlinkSync(root, join(folder, "cvs/up"));
  symlinkSync(".", join(folder, "one"));
  symlinkSync("..", join(folder, "cvs/other"));
  assert.deepEqual((await openFolder(folder)).list(), ["cvs/bram.txt", "team.csv"]);
});
