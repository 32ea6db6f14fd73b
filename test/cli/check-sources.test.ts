import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { checkPlugins } from "../../src/cli/check-sources.ts";
import { CommandFailed } from "../../src/cli/context.ts";
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

test("a plug-in that ends the process of its check has not passed", async () => {
  const { code, stdout, stderr } = await check("exits", asking("process.exit(0);"));
  assert.equal(code, 1, stdout);
  assert.match(stderr, /The plug-in \.\/exits\.ts ended the process of its check during "finds the person of its/);
  assert.doesNotMatch(stderr, /All checks passed/);
});

test("a timer that throws after the checks fails the check", async () => {
  const late = asking('setTimeout(() => { throw new Error("low tide"); }, 300);');
  const { code, stdout, stderr } = await check("timer", late);
  assert.equal(code, 1, stderr);
  assert.match(stdout, /no {2}lets no error escape\n {6}Error: low tide/);
});

test("a question without end, or with an answer that is none, is a fault of the plug-in", async () => {
  const endless = await check("endless", asking("for (;;) yield null as any;"));
  assert.equal(endless.code, 1, endless.stderr);
  assert.match(endless.stdout, /it yields more than 1000 captures/);
  const empty = await check("empty", asking("yield null as any;"));
  assert.equal(empty.code, 1, empty.stderr);
  assert.match(empty.stdout, /no {2}finds nobody where there is nobody\n {6}it yields no capture, but something else/);
  const slow = asking("await new Promise((resolve) => setTimeout(resolve, 60_000));");
  const waits = await check("slow", slow.replace("timeoutMs: 10_000", "timeoutMs: 50"));
  assert.equal(waits.code, 1, waits.stderr);
  assert.match(waits.stdout, /it takes longer than its "timeoutMs" of 50$/m);
});

test("a plug-in that computes without end is stopped, with the check during which it happened", async () => {
  const path = join(folder, "spins.ts");
  writeFileSync(path, PLUGIN.replace("*read({ id, skipper, about }: any) {", "$&\n for (;;);"));
  const printed: string[] = [];
  const terminal = { print: (text: string) => printed.push(text), note: (text: string) => printed.push(text) };
  await assert.rejects(
    checkPlugins([path], terminal as never, 1_000),
    (error) =>
      error instanceof CommandFailed &&
      /spins\.ts was stopped: "reads harbour\/berth as it .*" took longer than 1 seconds/.test(error.message),
  );
});

/** The plug-in with a probe that first does something else. */
function asking(first: string): string {
  return PLUGIN.replace("async *probe({ value }: any, context: any) {", `$&\n${first}`);
}

async function check(name: string, text: string) {
  writeFileSync(join(folder, `${name}.ts`), text);
  return await runCandor(["sources", "check", `./${name}.ts`], { cwd: folder });
}
