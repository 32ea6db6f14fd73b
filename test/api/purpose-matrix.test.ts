import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, BY_OTHER_KEYS, FOR_ALL, LISTS, OF_LOOKUP, OF_NO_LOOKUP, READS, WRITES } from "./purpose-groups.ts";

test("every operation is in one group: those that show a lookup are called by the sweep", () => {
  const placed = [...FOR_ALL, ...LISTS, ...OF_NO_LOOKUP, ...[READS, WRITES, BY_OTHER_KEYS].flatMap(Object.keys)];
  for (const name of Object.keys(ALL)) assert.ok(placed.includes(name), `${name} is in no group`);
  for (const [name] of OF_LOOKUP) assert.ok(name in READS || name in WRITES || FOR_ALL.includes(name), name);
});
