import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { gzipSync } from "node:zlib";
import { bootstrap, classFigures, readLabelledTexts } from "../../eval/labelled-texts.ts";

describe("labelled texts", () => {
  test("are read plain or compressed, with the folder's own words for the labels", (context) => {
    const dir = mkdtempSync(join(tmpdir(), "labelled-"));
    context.after(() => rmSync(dir, { recursive: true }));
    writeFileSync(join(dir, "mapping.txt"), "0\tsad\n1\tglad\n");
    writeFileSync(join(dir, "val_text.txt.gz"), gzipSync("one\ntwo\n"));
    writeFileSync(join(dir, "val_labels.txt"), "1\n0\n");
    assert.deepEqual(readLabelledTexts(dir, { 0: "no", 1: "yes" }), [
      { text: "one", label: "glad", part: "val" },
      { text: "two", label: "sad", part: "val" },
    ]);
  });

  test("yield precision, recall and F1 of each class, and their means", () => {
    const { macroRecall, macroF1, byClass } = classFigures([
      { truth: "a", said: "a" },
      { truth: "a", said: "b" },
      { truth: "b", said: "b" },
      { truth: "b", said: "b" },
    ]);
    assert.deepEqual(byClass["a"], { precision: 1, recall: 0.5, f1: 2 / 3, n: 2 });
    assert.deepEqual(byClass["b"], { precision: 2 / 3, recall: 1, f1: 0.8, n: 2 });
    assert.equal(macroRecall, 0.75);
    assert.ok(Math.abs(macroF1 - (2 / 3 + 0.8) / 2) < 1e-12);
  });

  test("have the same interval each time", () => {
    const mean = (items: readonly number[]) => items.reduce((a, b) => a + b, 0) / items.length;
    const items = Array.from({ length: 50 }, (_, index) => index % 2);
    const [low, high] = bootstrap(items, mean);
    assert.deepEqual(bootstrap(items, mean), [low, high]);
    assert.ok(low < 0.5 && 0.5 < high);
  });
});
