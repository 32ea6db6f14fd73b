import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeft } from "../../web/src/lookup/time-left.ts";

test("The time left counts down from the last progress, and is hidden once it has passed", () => {
  const advance = { progress: 0.25, elapsedMs: 4_000 };
  assert.equal(timeLeft(advance, 4_000), 12_000);
  assert.equal(timeLeft(advance, 10_500), 6_000);
  assert.equal(timeLeft(advance, 15_999), 1_000);
  assert.equal(timeLeft(advance, 16_000), "late");
  assert.equal(timeLeft({ progress: 0.1, elapsedMs: 4_000 }, 5_000), null);
});
