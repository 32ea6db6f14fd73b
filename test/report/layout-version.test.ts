import assert from "node:assert/strict";
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { layoutVersion, layoutVersionOf } from "../../src/report/layout-version.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

test("A copy of the code draws the same layout, and a changed word, template, redaction or typesetter another", async () => {
  const copy = mkdtempSync(join(tmpdir(), "candor-layout-"));
  try {
    for (const part of ["package.json", "src"]) {
      cpSync(join(ROOT, part), join(copy, part), { recursive: true });
    }
    const version = await layoutVersion();
    assert.match(version, /^[0-9a-f]{8}$/);
    assert.equal(await layoutVersionOf(copy), version);
    const changed = [
      ["src/words/de/report.ts", "export {};\n"],
      ["src/report/template/text.typ", "#let ink = black\n"],
      ["src/service/report-for-outside.ts", "export {};\n"],
      ["package.json", "{}\n"],
    ] as const;
    const versions = new Set([version]);
    for (const [path, text] of changed) {
      writeFileSync(join(copy, path), text);
      versions.add(await layoutVersionOf(copy));
    }
    renameSync(join(copy, "src/report/pen.ts"), join(copy, "src/report/quill.ts"));
    versions.add(await layoutVersionOf(copy));
    assert.equal(versions.size, changed.length + 2);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
