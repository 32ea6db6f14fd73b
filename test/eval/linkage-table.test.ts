import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type ColumnKind, LEVELS, LinkageTable } from "../../eval/linkage-table.ts";

const NAMES = [
  { name: "given", kind: "given" },
  { name: "family", kind: "family" },
] as const;
const level = (kind: ColumnKind, a: string, b: string) =>
  new LinkageTable([{ name: "value", kind }], [[a], [b]], false).levels(0, 1)[0];

test("Values agree in levels: missing, equal, less and less alike, different", () => {
  assert.deepEqual(
    [level("given", "", "Anna"), level("given", "Anna", "ANNA"), level("given", "Anna", "Ana")],
    [0, 1, 2],
  );
  assert.deepEqual([level("given", "Bill", "William"), level("given", "Anna", "A")], [3, 4]);
  assert.equal(level("family", "Berg", "Halvorsen"), LEVELS - 1);
  assert.deepEqual([level("date", "1972-03-04", "1972-04-03"), level("date", "1972-03-04", "1972-03-05")], [3, 2]);
  assert.equal(level("email", "anna@example.org", "anna@example.com"), 3);
  assert.equal(level("code", "12345", "12346"), 2);
  assert.equal(level("text", "Northgate", "North"), 4);
});

test("Swapped names are compared crosswise, but not by the plain model", () => {
  const rows = [
    ["Anna", "Berg"],
    ["Berg", "Anna"],
  ];
  assert.deepEqual([...new LinkageTable(NAMES, rows, false).levels(0, 1)], [1, 1]);
  assert.deepEqual([...new LinkageTable(NAMES, rows, true).levels(0, 1)], [LEVELS - 1, LEVELS - 1]);
});

test("Levels do not depend on which row comes first", () => {
  const cell = fc.constantFrom("", "Anna", "Ana", "A", "Berg", "Bergh", "Bill", "William", "1972-03-04", "72-3-4");
  const kind = fc.constantFrom<ColumnKind>("given", "family", "date", "email", "code", "text");
  fc.assert(
    fc.property(kind, cell, cell, (one, a, b) => {
      assert.equal(level(one, a, b), level(one, b, a));
    }),
    { numRuns: 1_000 },
  );
});
