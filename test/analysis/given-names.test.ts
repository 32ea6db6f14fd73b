import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { splitAudience } from "../../src/analysis/given-names.ts";
import { commonSexOf } from "../../src/names/given-names.ts";

const audience = (female: number, male: number, unknown: number) => [
  ...Array.from({ length: female }, (_, index) => `Emma Example ${index}`),
  ...Array.from({ length: male }, (_, index) => `James Example ${index}`),
  ...Array.from({ length: unknown }, (_, index) => `Kim Example ${index}`),
];

describe("the split of an audience", () => {
  test("covers names that reveal a gender, and reports the share of those that do not", () => {
    assert.deepEqual(splitAudience(audience(60, 20, 20)), { female: 75, male: 25, unknownShare: 0.2, names: 100 });
  });

  test("needs at least a hundred names, most of which reveal a gender", () => {
    assert.equal(splitAudience(audience(60, 39, 0)), null);
    assert.equal(splitAudience(audience(20, 10, 100)), null);
  });

  test("leaves out names that are female in one country and male in another", () => {
    for (const name of ["Andrea Rossi", "Jean Dupont", "Robin Hale", "Александр Иванов", ""]) {
      assert.equal(commonSexOf(name), null, name);
    }
    assert.equal(commonSexOf("María-José Example"), "female");
  });
});
