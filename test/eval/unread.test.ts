import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { isUnread, totalsOf } from "../../eval/unread.ts";

describe("unread halves of sets", () => {
  test("a folder to-measure, and whatever is in it, is unread; its neighbour is not", () => {
    assert.ok(isUnread("eval/sets/case-wordings/to-measure"));
    assert.ok(isUnread("eval/sets/imports/to-measure/csv/"));
    assert.ok(!isUnread("eval/sets/case-wordings/to-learn"));
    assert.ok(!isUnread("eval/sets/to-measure-by"));
  });

  test("totals keep numbers and their intervals, and nothing of single documents", () => {
    const figures = {
      recall: 0.5,
      note: null,
      intervals: { recall: [0.2, 0.8] },
      languages: { de: { n: 2, wrong: ["Frau Beispiel wurde verurteilt."] } },
      worst: [{ id: "de-1" }],
      byCase: { "de-1": { recall: 1 } },
    };
    assert.deepEqual(totalsOf(figures), {
      recall: 0.5,
      note: null,
      intervals: { recall: [0.2, 0.8] },
      languages: { de: { n: 2 } },
    });
  });

  test("a sentence that is judged wrongly is printed of the half to learn from, and not of the unread one", (context) => {
    const out = mkdtempSync(join(tmpdir(), "halves-"));
    context.after(() => rmSync(out, { recursive: true }));
    const printed = ["to-learn", "to-measure"].map((half) => {
      const dir = join(out, half);
      mkdirSync(dir);
      writeFileSync(join(dir, "sentences.txt"), "en none Jana Brenk was convicted of fraud.\n");
      return execFileSync(process.execPath, ["eval/main.ts", "case-wordings", "--dir", dir], { encoding: "utf8" });
    });
    for (const figures of printed) assert.equal(JSON.parse(figures).falselyAccused, 1);
    assert.deepEqual(
      printed.map((figures) => figures.includes("Brenk")),
      [true, false],
    );
  });
});
