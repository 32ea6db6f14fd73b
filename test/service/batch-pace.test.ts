import assert from "node:assert/strict";
import { test } from "node:test";
import { BatchPace } from "../../src/service/batch-pace.ts";

test("On the embedded engine, a slow batch is followed by a smaller one", () => {
  const pace = new BatchPace("embedded");
  for (let batch = 0; batch < 10; batch++) pace.note(pace.rows, 1);
  assert.equal(pace.rows, 1_000);
  pace.note(1_000, 2_000);
  assert.equal(pace.rows, 50);
  pace.note(50, 100);
  assert.equal(pace.rows, 50);
  pace.note(50, 1_000_000);
  assert.equal(pace.rows, 20);
});

test("On PostgreSQL, where nobody waits for batches, they grow however long they take", () => {
  const pace = new BatchPace("postgres");
  for (let batch = 0; batch < 10; batch++) pace.note(pace.rows, 10_000);
  assert.equal(pace.rows, 16_000);
});
