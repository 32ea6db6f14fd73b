import assert from "node:assert/strict";
import test from "node:test";
import { readWordList } from "../../src/lists/word-list.ts";
import { isNicknameOf, nicknamesOf } from "../../src/names/nicknames.ts";

test("Nicknames lead both ways.", () => {
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

test("A nickname of many names joins none of them.", () => {
  assert.ok(isNicknameOf("al", "albert") && isNicknameOf("al", "alfred"));
  assert.ok(!isNicknameOf("alfred", "albert"));
});

test("A word that is no name has no nicknames, whatever it is called in JavaScript.", () => {
  for (const word of ["qqq", "", "constructor", "__proto__", "toString"]) assert.deepEqual(nicknamesOf(word), [], word);
});

test("The whole table is symmetric in lower-case ASCII, and nobody is a nickname of themselves.", () => {
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
