import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PLUGIN } from "../../connectors/plugin-text.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const TYPED = PLUGIN.replaceAll(/: any\b/gu, "").replace(
  "export const source =",
  'import type { PluginModule } from "candor/plug-in";\n\nexport const source: PluginModule["source"] =',
);

test("A plug-in in a package of its own is written with the types that `candor sources types` prints", () => {
  assert.match(TYPED, /PluginModule\["source"\] = \(/);
  assert.equal(compile(TYPED), "");
});

test("Those types find a claim of another shape, a property that does not exist, and a connector that lacks something", () => {
  assert.match(compile(TYPED.replace('claimAt("fullName", skipper', 'claimAt("fullName", id')), /TS2345: .*'number'/);
  assert.match(compile(TYPED.replace('yields: ["account"', 'yields: ["acount"')), /"acount"/);
  assert.match(compile(TYPED.replace(/ {2}limits: .*\n/u, "")), /limits/);
});

/** What the compiler says of a plug-in in an otherwise empty folder with zod; nothing if it is right. */
function compile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "candor-plug-in-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "harbour.ts"), text);
    copyFileSync(join(ROOT, "docs/reference/plug-in.d.ts"), join(folder, "candor.d.ts"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(join(ROOT, "node_modules/zod"), join(folder, "node_modules/zod"));
    const compilerOptions = { module: "nodenext", target: "es2024", strict: true, noEmit: true, types: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*.ts"] }));
    const { stdout } = spawnSync(
      process.execPath,
      [join(ROOT, "node_modules/typescript7/bin/tsc"), "-p", folder, "--checkers", "1", "--pretty", "false"],
      { encoding: "utf8" },
    );
    return stdout.trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
