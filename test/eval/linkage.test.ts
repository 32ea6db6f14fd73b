import assert from "node:assert/strict";
import { test } from "node:test";
import { type LinkageColumn, linkRecords } from "../../eval/linkage.ts";

const COLUMNS: readonly LinkageColumn[] = [
  { name: "first_name", kind: "given" },
  { name: "surname", kind: "family" },
  { name: "dob", kind: "date" },
  { name: "city", kind: "text" },
];

test("Rows of one person are linked despite typos and swapped names, and rows of others are not", () => {
  const { clusters } = linkRecords({ columns: COLUMNS, rows: sample(), model: "graded" });
  for (let person = 0; person < 60; person++) {
    const [first, slip, swapped] = [clusters[3 * person], clusters[3 * person + 1], clusters[3 * person + 2]];
    assert.equal(first, slip, `typo of ${person}`);
    assert.equal(first, swapped, `swapped names of ${person}`);
  }
  assert.equal(new Set(clusters).size, 60);
});

test("The order of the rows does not matter", () => {
  const rows = sample();
  const reversed = [...rows].reverse();
  const [one, other] = [rows, reversed].map((list) =>
    groups(list, linkRecords({ columns: COLUMNS, rows: list, model: "graded" }).clusters),
  );
  assert.deepEqual(one, other);
});

test("A list of one row, or of none, is unchanged", () => {
  assert.deepEqual(linkRecords({ columns: COLUMNS, rows: [["Anna", "Berg", "", ""]], model: "graded" }).clusters, [0]);
  assert.deepEqual(linkRecords({ columns: COLUMNS, rows: [], model: "plain" }).clusters, []);
});

/** Sixty people in three rows each: unchanged, with a typo, with their names swapped. */
function sample(): string[][] {
  const given = [
    "Anna",
    "Bernard",
    "Clara",
    "Dominic",
    "Edith",
    "Frank",
    "Greta",
    "Henrik",
    "Isolde",
    "Jonas",
    "Katrin",
    "Leopold",
  ];
  const family = ["Halvorsen", "Quillon", "Marsden", "Thornbury", "Ackerman"];
  return Array.from({ length: 60 }, (_, at) => {
    const [first, last] = [given[at % 12] ?? "", family[Math.floor(at / 12)] ?? ""];
    const date = `${1930 + at}-0${1 + (at % 9)}-1${at % 10}`;
    const city = `${family[at % 5]}ton`;
    return [
      [first, last, date, city],
      [first, `${last.slice(0, 2)}${last.slice(3)}`, date, ""],
      [last, first, date, city],
    ];
  }).flat();
}

function groups(rows: readonly (readonly string[])[], clusters: readonly number[]): string[] {
  const members = new Map<number, string[]>();
  for (const [at, cluster] of clusters.entries())
    members.set(cluster, [...(members.get(cluster) ?? []), rows[at]?.join(" ") ?? ""]);
  return [...members.values()].map((list) => list.sort().join(" | ")).sort();
}
