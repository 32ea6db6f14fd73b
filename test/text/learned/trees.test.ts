import { deepEqual, equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { boost } from "../../../eval/boosted.ts";
import { chanceByTrees, linesOfTrees, readTrees } from "../../../src/text/learned/trees.ts";

/** True if the first number is up to 3 or the second is missing. */
const examples = Array.from({ length: 400 }, (_, at) => {
  const [first, second] = [at % 7, at % 5 === 0 ? Number.NaN : at % 11];
  return { numbers: [first, second], label: first <= 3 || Number.isNaN(second) };
});

test("Boosted trees learn a threshold and what a missing number means", () => {
  const { base, trees } = boost(examples);
  for (const { numbers, label } of examples) equal(chanceByTrees(numbers, { base, trees }) > 0.5, label);
});

test("A table of trees is read back as it was written", () => {
  const columns = ["first", "second"];
  const written = linesOfTrees({ columns, ...boost(examples) });
  const read = readTrees(`\n${written.join("\n")}\n`);
  deepEqual(read.columns, columns);
  deepEqual(linesOfTrees(read), written);
  const { base, trees } = boost(examples);
  for (const { numbers } of examples.slice(0, 35))
    ok(Math.abs(chanceByTrees(numbers, read) - chanceByTrees(numbers, { base, trees })) < 0.02);
});

test("Without trees, every probability is the base", () => {
  equal(chanceByTrees([1], readTrees("first\n0\n")), 0.5);
});
