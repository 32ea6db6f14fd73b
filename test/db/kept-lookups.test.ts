import assert from "node:assert/strict";
import { test } from "node:test";
import { type KeptLookup, keepLookups } from "../../src/db/kept-lookups.ts";
import { draftLookup } from "./drafts.ts";

const draft = (characters: number): KeptLookup => ({
  version: "1",
  lookup: { ...draftLookup({}), progress: 1, revision: 1, worker: null, run: 1 },
  data: "x".repeat(characters),
  unknown: [],
});

test("Those read longest ago are forgotten first, once there are too many characters", () => {
  const kept = keepLookups(100);
  for (const id of ["a", "b"]) kept.keep(id, draft(40));
  kept.keep("a", draft(40));
  kept.keep("c", draft(40));
  assert.deepEqual(
    ["a", "b", "c"].map((id) => kept.find(id) !== undefined),
    [true, false, true],
  );
  kept.forget("a");
  kept.keep("d", draft(60));
  assert.deepEqual(
    ["c", "d"].map((id) => kept.find(id) !== undefined),
    [true, true],
  );
  kept.keep("e", draft(101));
  assert.equal(kept.find("e"), undefined);
});

test("One that nobody reads any more is forgotten, and then nothing keeps the process busy", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const kept = keepLookups();
  for (const id of ["a", "b"]) kept.keep(id, draft(40));
  t.mock.timers.tick(15_000);
  kept.keep("a", draft(40));
  t.mock.timers.tick(15_000);
  assert.deepEqual(
    ["a", "b"].map((id) => kept.find(id) !== undefined),
    [true, false],
  );
  t.mock.timers.tick(30_000);
  assert.equal(kept.find("a"), undefined);
});
