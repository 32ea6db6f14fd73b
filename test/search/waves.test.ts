import assert from "node:assert/strict";
import test from "node:test";
import { depthOf, ROUNDS, waveIndex, WAVES } from "../../src/search/waves.ts";

test("The rounds are all waves in their order, each once.", () => {
  assert.deepEqual(
    ROUNDS.flat(),
    WAVES.map((_, index) => index),
  );
});

test("Every kind of match at every level has a wave, a nearer one never a later wave.", () => {
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

test("No round mixes depths but the near ones.", () => {
  assert.deepEqual(
    ROUNDS.map((waves) => [...new Set(waves.map(depthOf))]),
    [["exact"], ["exact"], ["near"], ["far"]],
  );
});
