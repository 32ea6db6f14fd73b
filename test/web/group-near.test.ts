import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { groupNear } from "../../web/src/pictures/group-near.ts";

describe("Marks in a picture", () => {
  test("are never so close that one covers the next, and none is lost", () => {
    const spot = fc.record({
      item: fc.integer(),
      x: fc.integer({ min: 0, max: 300 }),
      y: fc.integer({ min: 0, max: 150 }),
    });
    fc.assert(
      fc.property(fc.array(spot), (placed) => {
        const groups = groupNear(placed);
        assert.equal(groups.flat().length, placed.length);
        for (const [index, [one]] of groups.entries())
          for (const [other] of groups.slice(index + 1))
            assert.ok(Math.abs(one.x - other.x) >= 24 || Math.abs(one.y - other.y) >= 24);
      }),
    );
  });
});
