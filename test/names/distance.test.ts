import assert from "node:assert/strict";
import test from "node:test";
import * as fc from "fast-check";
import { editDistance, readOcr } from "../../src/names/distance.ts";

/** Optimal string alignment from the textbook. */
function slowDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const cell = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + same);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        least = Math.min(least, cell(row - 2, column - 2) + 1);
      (table[row] as number[])[column] = least;
    }
  }
  return cell(a.length, b.length);
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });

test("Counts edits as the textbook does, up to the given limit.", () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      assert.equal(editDistance(a, b, most), Math.min(slowDistance(a, b), most + 1));
    }),
  );
});

test("One swap, insertion, deletion or substitution is one edit.", () => {
  assert.equal(editDistance("garcia", "garica", 2), 1);
  assert.equal(editDistance("garcia", "garca", 2), 1);
  assert.equal(editDistance("garcia", "garciaa", 2), 1);
  assert.equal(editDistance("garcia", "garzia", 2), 1);
  assert.equal(editDistance("garcia", "gracai", 2), 2);
  assert.equal(editDistance("garcia", "lopez", 2), 3);
});

test("Words longer than any name are only close to themselves.", () => {
  const long = "x".repeat(10_000);
  assert.equal(editDistance(long, long, 2), 0);
  assert.equal(editDistance(long, `${long}y`, 2), 3);
});

test("Undoes typical OCR confusions.", () => {
  assert.ok(readOcr("bums").includes("burns"));
  assert.ok(readOcr("srnith").includes("smith"));
  assert.ok(readOcr("sm1th").includes("smlth") && readOcr("smlth").includes("smith"));
  assert.ok(readOcr("j0nes").includes("jones"));
  assert.ok(readOcr("vvalker").includes("walker"));
});

test("Gives only a few readings, and never the word itself.", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("l", "i", "m", "r", "n", "1", "0", "d"), maxLength: 40 }), (text) => {
      const readings = readOcr(text);
      assert.ok(readings.length <= 16);
      assert.ok(!readings.includes(text));
    }),
  );
});
