import assert from "node:assert/strict";
import test from "node:test";
import { depthOf, ROUNDS, waveIndex, WAVES } from "../../src/search/waves.ts";

test("The rounds contain every wave once, in order.", () => {
  assert.deepEqual(
    ROUNDS.flat(),
    WAVES.map((_, index) => index),
  );
});

test("Every kind and level of match has a wave, and closer matches come earlier.", () => {
  const kinds = ["exact", "variant", "prefix", "variants", "typo", "far typo"] as const;
  const levels = ["whole", "every", "some", "none"] as const;
  for (const [index, kind] of kinds.entries()) {
    for (const [step, level] of levels.entries()) {
      const wave = waveIndex(kind, level);
      assert.ok((WAVES[wave] ?? "").startsWith(kind), `${kind} ${level}`);
      assert.ok(wave >= waveIndex(kind, levels[step - 1] ?? "whole"));
      if (index > 0) assert.ok(wave > waveIndex(kinds[index - 1] ?? "exact", "none"));
    }
  }
});

test("Every round has a single depth.", () => {
  assert.deepEqual(
    ROUNDS.map((waves) => [...new Set(waves.map(depthOf))]),
    [["exact"], ["exact"], ["near"], ["far"]],
  );
});
