import assert from "node:assert/strict";
import { test } from "node:test";
import { toPublicError } from "../../src/api/problem.ts";

test("A full disk is reported as such, whatever was being written; other internal errors reveal nothing", () => {
  for (const code of ["ENOSPC", "EDQUOT"]) {
    const shown = toPublicError(Object.assign(new Error("write /data/blobs/x"), { code }));
    assert.deepEqual([shown.code, shown.status], ["storage_full", 507]);
    assert.doesNotMatch(shown.message, /blobs/);
  }
  assert.equal(toPublicError(Object.assign(new Error("x"), { code: "EIO" })).code, "internal");
});
