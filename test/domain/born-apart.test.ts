import assert from "node:assert/strict";
import { test } from "node:test";
import {
  areBornApart,
  isAnyBornApart,
  isBornApart,
  listBornApart,
  withoutBornApart,
} from "../../src/domain/born-apart.ts";

const row = (id: string, birthDate: string | null, personId = id) => ({ id, birthDate, personId });
const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

test("Dates of birth contradict as far as both are precise", () => {
  assert.ok(areBornApart("1970", "1971-01-01"));
  assert.ok(areBornApart("1970-01", "1970-02"));
  assert.ok(!areBornApart("1970", "1970-01-01"));
  assert.ok(!areBornApart("1970", null));
  assert.ok(isAnyBornApart([null, "1970", "1970-02", "1970-03"]));
  assert.ok(!isAnyBornApart(["1970", "1970-02-03", undefined]));
});

test("A date that contradicts one of a person's is somebody else's, unless theirs contradict one another", () => {
  assert.ok(isBornApart("1970-06-06", ["1970", "1970-01-01"]));
  assert.ok(!isBornApart("1970-01-01", ["1970", null]));
  assert.ok(!isBornApart(null, ["1970"]));
  assert.ok(!isBornApart("1970", []));
  assert.ok(!isBornApart("1971", ["1970", "1971"]), "merged rows, one with a slip of the pen");
  assert.ok(isBornApart("1999", ["1970", "1971"]));
});

test("Of people of one name, the person's date selects; without one, none of those who contradict each other is", () => {
  const people = [row("mother", "1970-01-01"), row("daughter", "1999-03-03"), row("undated", null)];
  assert.deepEqual(ids(listBornApart(people, ["1970"])), ["daughter"]);
  assert.deepEqual(ids(listBornApart(people, [null])), ["mother", "daughter"]);
  assert.deepEqual(ids(listBornApart(people, ["1950"])), ["mother", "daughter"]);
  assert.deepEqual(ids(listBornApart([row("one", "1970"), row("other", "1970-01-01")], [])), []);
  const twins = [row("one", "1970-01-01"), row("other", "1970-06-06")];
  assert.deepEqual(ids(listBornApart(twins, ["1970"])), ["one", "other"], "the year fits both");
});

test("Rows that somebody merged are one person, whatever their dates", () => {
  const merged = [row("one", "1970", "one"), row("slip", "1971", "one")];
  assert.deepEqual(listBornApart(merged, []), []);
  assert.deepEqual(listBornApart(merged, ["1970"]), []);
  assert.deepEqual(ids(withoutBornApart([...merged, row("else", "1999"), row("undated", null)], ["1970"])), [
    "one",
    "slip",
    "undated",
  ]);
});
