import assert from "node:assert/strict";
import { test } from "node:test";
import { isWholeName } from "../../src/names/unspaced.ts";

test("Two words are a whole name, and so are letters that need no space; a single word is not", () => {
  for (const name of ["Ada Finch", "湖森玲奈", "湖森 玲奈", "김민준", "エイダ・フィンチ", "آدا فنج"])
    assert.ok(isWholeName(name), name);
  for (const word of ["Finch", " Finch ", "湖森", "エイダ", "فنج", ""]) assert.ok(!isWholeName(word), word);
});
