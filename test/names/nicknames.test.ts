import assert from "node:assert/strict";
import test from "node:test";
import { readWordList } from "../../src/lists/word-list.ts";
import { isNicknameOf, nicknamesOf } from "../../src/names/nicknames.ts";

test("Nicknames work both ways.", () => {
  for (const [nickname, name] of [
    ["bob", "robert"],
    ["peggy", "margaret"],
    ["bill", "william"],
    ["sasha", "aleksandr"],
  ] as const) {
    assert.ok(isNicknameOf(nickname, name), `${nickname} ${name}`);
    assert.ok(isNicknameOf(name, nickname), `${name} ${nickname}`);
  }
});

test("A nickname of several names does not connect them.", () => {
  assert.ok(isNicknameOf("al", "albert") && isNicknameOf("al", "alfred"));
  assert.ok(!isNicknameOf("alfred", "albert"));
});

test("A word that is not a name has no nicknames, even if it is a JavaScript property.", () => {
  for (const word of ["qqq", "", "constructor", "__proto__", "toString"]) assert.deepEqual(nicknamesOf(word), [], word);
});

test("The whole table is symmetric and lower-case ASCII, and no name is its own nickname.", () => {
  const list = (name: string) => readWordList(new URL(`../../src/names/lists/${name}.txt`, import.meta.url));
  const entries = [...list("nicknames-english").entries("nicknames"), ...list("short-forms").entries("short forms")];
  const words = new Set(entries.flatMap((entry) => entry.split(/[\s:,]+/)));
  assert.ok(words.size > 1_000);
  for (const word of words) {
    assert.match(word, /^[a-z]+$/);
    assert.ok(!isNicknameOf(word, word), word);
    for (const other of nicknamesOf(word)) {
      assert.ok(nicknamesOf(other).length > 0, `${word} leads to ${other}, which leads nowhere`);
    }
  }
});
