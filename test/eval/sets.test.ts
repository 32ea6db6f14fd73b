import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";

const SETS = [
  { script: "scripts/make-brand-safety.ts", set: "eval/sets/brand-safety", file: "posts.jsonl" },
  { script: "scripts/make-adverse-media.ts", set: "eval/sets/adverse-media", file: "articles.jsonl" },
  { script: "scripts/make-examples.ts", set: "docs/examples", file: "summaries.md" },
];

describe("the checked-in sets and examples", () => {
  for (const { script, set, file } of SETS) {
    test(`${set} is what ${script} makes`, (context) => {
      const out = mkdtempSync(join(tmpdir(), "set-"));
      context.after(() => rmSync(out, { recursive: true }));
      execFileSync(process.execPath, [script, "--out", out]);
      assert.ok(readFileSync(join(out, file)).equals(readFileSync(join(set, file))), `run node ${script}`);
    });
  }

  test("the examples are of five people, and of all six kinds", () => {
    const page = readFileSync("docs/examples/summaries.md", "utf8");
    assert.equal([...page.matchAll(/^## /gmu)].length, 5);
    assert.equal(new Set([...page.matchAll(/^- `(\w+)`: /gmu)].map(([, kind]) => kind)).size, 6);
  });

  test("the posts are 60 that show each flag and 60 that only look so, a sentence in one half", () => {
    const posts = rowsOf<{ id: string; flag: string; flagged: boolean; half: string }>(
      "eval/sets/brand-safety/posts.jsonl",
    );
    assert.equal(posts.length, 960);
    for (const [flag, its] of Map.groupBy(posts, (post) => post.flag)) {
      assert.equal(its.filter(({ flagged }) => flagged).length, 60, flag);
      assert.equal(its.filter(({ half }) => half === "reported").length, 60, flag);
    }
    const halves = Map.groupBy(posts, ({ id }) => id.replace(/[ab]$/u, ""));
    for (const its of halves.values()) assert.equal(new Set(its.map(({ half }) => half)).size, 1);
  });

  test("the articles are 300 with two to four named roles, a sixth of them about a namesake", () => {
    const articles = rowsOf<{ people: unknown[]; asked: { same: boolean } }>("eval/sets/adverse-media/articles.jsonl");
    assert.equal(articles.length, 300);
    for (const { people } of articles) assert.ok(people.length <= 4);
    assert.ok(articles.filter(({ asked }) => !asked.same).length >= 40);
  });
});

function rowsOf<Row>(path: string): readonly Row[] {
  return readFileSync(path, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
