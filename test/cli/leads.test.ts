import assert from "node:assert/strict";
import { test } from "node:test";
import { likelyOf } from "../../src/cli/leads.ts";

const reason = (name: string) => ({ name, weight: 2, text: "", detail: "" });

test("A lead that shares only the name gets no percentage, however rare the name", () => {
  const name = ["nameSame", "nameRarity"].map(reason);
  assert.equal(likelyOf(0.89, name), "");
  assert.match(likelyOf(0.89, [...name, reason("placeTown")]), /^89\s?%$/);
});
