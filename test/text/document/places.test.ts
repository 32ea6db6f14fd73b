import assert from "node:assert/strict";
import { test } from "node:test";
import { plainBlocks } from "../../../src/text/document/plain.ts";
import { townIn } from "../../../src/text/document/places.ts";

const town = (line: string) => {
  const [block] = plainBlocks(line);
  return block && townIn(block)?.text;
};

test("The number of a house before its street is not a postcode, and the town follows the street", () => {
  assert.equal(town("2200 Albert Street, Regina SK. Doors open at 8:30."), "Regina");
  assert.equal(town("2200 Albert Street"), undefined);
  assert.equal(town("1200 Wien"), "Wien");
});
