import assert from "node:assert/strict";
import { test } from "node:test";
import { keyringOf } from "../../src/domain/keyring.ts";
import { describedKeys, listedKeys } from "../../src/names/suppression.ts";

const KEYRING = keyringOf("a-secret-of-forty-characters-or-so-1234567");
const born = (name: string, birthDate = "1980") => ({ names: [name], birthDate, identifiers: [] });

/** Whether somebody of a name and year is known for somebody of another name and the same year who is on the list. */
function isKnown(listed: string, name: string, birthDate = "1980"): boolean {
  const list = new Set(listedKeys(KEYRING, born(listed)));
  return describedKeys(KEYRING, born(name, birthDate)).some((key) => list.has(key));
}

test("A Korean name is known in Latin letters, and the other way round, with the usual spellings of its surname", () => {
  for (const latin of ["Kim Min-jun", "Min-jun Kim", "Kim Minjun", "KIM MIN JUN", "Gim Minjun"]) {
    assert.ok(isKnown("김민준", latin), latin);
    assert.ok(isKnown(latin, "김민준"), latin);
  }
  for (const latin of ["Lee Ji-eun", "Yi Jieun", "Jieun Rhee"]) assert.ok(isKnown("이 지은", latin), latin);
});

test("A Chinese name is known in Pinyin, its given name in one word or by syllables", () => {
  for (const latin of ["Wang Xiaoming", "Xiao-ming Wang", "Wang Xiao Ming"]) assert.ok(isKnown("王晓明", latin), latin);
  assert.ok(isKnown("Ouyang Xiu", "歐陽修"));
});

test("A given name with a hyphen is known without it", () => {
  assert.ok(isKnown("Minjun Kim", "Min-jun Kim"));
  assert.ok(isKnown("Jean-Luc Brackwater", "Jeanluc Brackwater"));
});

test("Whoever bears another name, or was born in another year, is nobody on the list", () => {
  for (const other of ["Park Min-jun", "Kim Min-ju", "Kim Seo-jun", "Jun Kim Min-seo", "박민준"])
    assert.ok(!isKnown("김민준", other), other);
  assert.ok(!isKnown("김민준", "Kim Min-jun", "1981"));
  assert.ok(!isKnown("王晓明", "Wang Xiaoling"));
  // In signs nobody can tell how it is read in Japan.
  assert.ok(!isKnown("山田太郎", "Yamada Taro"));
});
