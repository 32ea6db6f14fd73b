import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { completions } from "../../src/cli/completion.ts";
import { buildProgram } from "../../src/cli/program.ts";
import { NODE_FLAGS } from "../support/service.ts";
import { callCandor } from "./run-candor.ts";

const silent = { write: () => true };
const program = buildProgram({ env: {}, stdout: silent, stderr: silent });
const complete = (...words: string[]) => completions(program, words);

test("commands, subcommands, options and option values are completed", () => {
  assert.ok(complete("").includes("lookup") && complete("").includes("keys"));
  assert.ok(!complete("").includes("complete"), "hidden commands are not offered");
  assert.deepEqual(complete("keys", "ro"), ["rotate"]);
  assert.ok(complete("keys", "create", "--").includes("--scopes"));
  assert.ok(complete("keys", "create", "--").includes("--json"));
  assert.deepEqual(complete("keys", "create", "--label", "t"), ["test"]);
  assert.deepEqual(complete("completion", ""), ["bash", "zsh", "fish"]);
  assert.deepEqual(complete("keys", "create", "--credits", ""), []);
  assert.deepEqual(complete("nothing-of-the-kind"), []);
  assert.deepEqual(complete("keys", "create", "x", "--scopes", "lo"), ["lookups:read", "lookups:write"]);
  assert.deepEqual(complete("keys", "create", "x", "--scopes", "search,lookups:read,lo"), [
    "search,lookups:read,lookups:write",
  ]);
});

const SHELLS: Readonly<Record<string, string>> = {
  bash: 'source ./script; COMP_WORDS=(candor keys ro); COMP_CWORD=2; _candor; echo "${COMPREPLY[@]}"',
  zsh: "compdef() { :; }; compadd() { print -r -- $found; }; source ./script; words=(candor keys ro); CURRENT=3; _candor",
  fish: "source ./script; complete -C 'candor keys ro'",
};

for (const [shell, line] of Object.entries(SHELLS)) {
  const isThere = spawnSync(shell, ["--version"]).error === undefined;
  test(`the script for ${shell}${isThere ? " completes in it" : " is printed: the shell itself is not on this machine"}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-completion-"));
    try {
      const { code, stdout } = await callCandor(["completion", shell], { env: {}, cwd: folder });
      assert.equal(code, 0);
      assert.match(stdout, /candor complete -- /);
      if (!isThere) return;
      writeFileSync(join(folder, "script"), stdout);
      const main = fileURLToPath(new URL("../../src/cli/main.ts", import.meta.url));
      writeFileSync(
        join(folder, "candor"),
        `#!/bin/sh\nexec "${process.execPath}" ${NODE_FLAGS.join(" ")} "${main}" "$@"\n`,
      );
      chmodSync(join(folder, "candor"), 0o755);
      const PATH = `${folder}${delimiter}${process.env["PATH"] ?? ""}`;
      const ran = spawnSync(shell, ["-c", line], { cwd: folder, env: { PATH, HOME: folder }, encoding: "utf8" });
      assert.equal(ran.stdout.trim().split("\t")[0], "rotate", ran.stderr);
      if (shell !== "fish") return;
      const offer = (words: string) => {
        const options = { cwd: folder, env: { PATH, HOME: folder }, encoding: "utf8" } as const;
        return spawnSync(shell, ["-c", `source ./script; complete -C '${words}'`], options).stdout.split("\n");
      };
      assert.ok(!offer("candor keys ").includes("script"), "commands are offered without the files beside them");
      assert.ok(
        offer("candor import scr").some((each) => each.startsWith("script")),
        "files are offered for a path",
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}
