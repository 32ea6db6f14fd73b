import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { PLUGIN } from "../connectors/plugin-text.ts";
import { runCandor } from "./run-candor.ts";

let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "candor-check-"));
});

after(() => rmSync(folder, { recursive: true }));

test("`candor sources check` ends with a line that says whether all checks passed", async () => {
  writeFileSync(join(folder, "harbour.ts"), PLUGIN);
  const { code, stdout, stderr } = await runCandor(["sources", "check", "./harbour.ts"], { cwd: folder });
  assert.equal(code, 0, stdout);
  assert.match(stderr, /^All checks passed\.$/m);
});

test("`candor sources types` prints the file of types", async () => {
  const { code, stdout } = await runCandor(["sources", "types"], { cwd: folder });
  assert.equal(code, 0);
  assert.equal(stdout, readFileSync(new URL("../../docs/reference/plug-in.d.ts", import.meta.url), "utf8"));
});

test("`candor sources check` finds a promise that a plug-in does not await", async () => {
  const careless = PLUGIN.replace(
    "async *probe({ value }: any, context: any) {",
    `async *probe({ value }: any, context: any) {
    void context.ask({ url: "https://api.harbour.example.org/boats" });
    void Promise.reject(new Error("low tide"));`,
  );
  writeFileSync(join(folder, "late.ts"), careless);
  const { code, stdout, stderr } = await runCandor(["sources", "check", "./late.ts"], { cwd: folder });
  assert.equal(code, 1, stderr);
  const [, faults = ""] = stdout.split(/no {2}awaits its promises, and lets no error escape\n/u);
  assert.match(faults, /^ {6}.*low tide$/m, stdout);
  assert.match(faults, /^ {6}.*not now$/m, stdout);
  assert.match(stderr, /1 check failed\./);
});
