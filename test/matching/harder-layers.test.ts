import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { run } from "../../eval/harder-layers.ts";
import { makeHarderLayers } from "../../scripts/make-harder-layers.ts";

test("The checked-in harder layers are exactly what the generator makes from its seed", () => {
  const file = join(import.meta.dirname, "../../eval/sets/harder-layers/cases.jsonl");
  const made = makeHarderLayers(20261121, 300)
    .map((one) => `${JSON.stringify(one)}\n`)
    .join("");
  assert.ok(readFileSync(file, "utf8") === made, "run scripts/make-harder-layers.ts");
});

test("The harder layers are judged within the targets, with a seed the rules were not written for", async () => {
  const dir = mkdtempSync(join(tmpdir(), "harder-"));
  writeFileSync(
    join(dir, "cases.jsonl"),
    makeHarderLayers(5, 6)
      .map((one) => `${JSON.stringify(one)}\n`)
      .join(""),
  );
  const figures = await run({ dir, seed: 99, cases: 60 });
  assert.ok(Number(figures["contamination"]) <= 0.005, `contamination ${figures["contamination"]}`);
  assert.ok(Number(figures["recall"]) >= 0.85, `recall ${figures["recall"]}`);
});
