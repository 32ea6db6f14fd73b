import assert from "node:assert/strict";
import { test } from "node:test";
import { matchReason } from "../../web/src/search/match-reason.ts";

test("Why a person was found is told with what was typed and what was found", () => {
  const told = ["typing error: yang for wang", "begins with: wan", "company: works", "name", "unknown: x"].map(
    matchReason,
  );
  assert.deepEqual(told.slice(0, 1), ["typing error: wang → yang"]);
  assert.deepEqual(told.slice(1, 3), ["begins with wan", "company: works"]);
  assert.equal(told[4], "unknown: x");
});
