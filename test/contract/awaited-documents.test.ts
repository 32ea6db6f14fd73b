import assert from "node:assert/strict";
import { test } from "node:test";
import { AWAITED_DOCUMENTS, awaitedDocumentsOf } from "../../src/contract/awaited-documents.ts";

test("A lookup waits for announced documents only if it succeeded, and for fifteen minutes from its end", () => {
  const lookup = {
    status: "success",
    finishedAt: "2026-03-04T10:00:00.000Z",
    metadata: { [AWAITED_DOCUMENTS]: "2" },
  };
  const early = new Date("2026-03-04T10:14:59.000Z");
  assert.equal(awaitedDocumentsOf(lookup, early), 2);
  assert.equal(awaitedDocumentsOf(lookup, new Date("2026-03-04T10:15:00.000Z")), 0);
  assert.equal(awaitedDocumentsOf({ ...lookup, status: "error" }, early), 0);
  assert.equal(awaitedDocumentsOf({ ...lookup, metadata: {} }, early), 0);
});
