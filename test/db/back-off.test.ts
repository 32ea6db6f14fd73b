import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { backOffMs } from "../../src/db/back-off.ts";

test("Waits a random time below a bound that doubles with every attempt, up to five seconds.", () => {
  const bounds = [0, 1, 2, 5, 6, 60, 1e9].map((attempt) => backOffMs(attempt, () => 1));
  assert.deepEqual(bounds, [100, 200, 400, 3_200, 5_000, 5_000, 5_000]);
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
      assert.equal(
        backOffMs(attempt, () => chance),
        chance * backOffMs(attempt, () => 1),
      );
    }),
  );
});
