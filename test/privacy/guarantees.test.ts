import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../", import.meta.url);
const PAGE = readFileSync(new URL("PRIVACY.md", ROOT), "utf8");
/** From its heading to the next one. */
const HOLDS = /^## What holds\n([^]*?)^## /m.exec(PAGE)?.[1] ?? "";
const TORTURES = readFileSync(new URL("torture/main.ts", ROOT), "utf8");

function testsIn(text: string): readonly string[] {
  return [...text.matchAll(/`(test\/[\w/.-]+\.test\.ts)`/g)].flatMap(([, path]) => path ?? []);
}

test("Every test and torture named in PRIVACY.md exists", () => {
  const named = testsIn(PAGE);
  assert.ok(named.length > 80, `${named.length} tests are named`);
  assert.deepEqual(
    [...new Set(named)].filter((path) => !existsSync(new URL(path, ROOT))),
    [],
  );
  for (const [, name] of PAGE.matchAll(/`npm run torture -- (\w+)`/g)) {
    assert.match(TORTURES, new RegExp(`^\\s+${name}(?::|\\()`, "m"), name);
  }
});

test("Every promise in PRIVACY.md names a test: each row of its tables, and each paragraph without one", () => {
  const blocks = HOLDS.split("\n").filter((line) => line !== "" && !/^\|(?: promise |---)/.test(line));
  const isHeading = (line: string, next: string | undefined) => !line.startsWith("|") && next?.startsWith("|") === true;
  const bare = blocks.filter((line, at) => !isHeading(line, blocks[at + 1]) && testsIn(line).length === 0);
  assert.ok(blocks.length > 60);
  assert.deepEqual(bare, []);
});
