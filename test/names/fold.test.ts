import assert from "node:assert/strict";
import test from "node:test";
import { editDistance, readOcr } from "../../src/names/distance.ts";
import { foldKey, skeletonKeys } from "../../src/names/fold.ts";
import { isNicknameOf, nicknamesOf } from "../../src/names/nicknames.ts";
import { latinize } from "../../src/names/scripts.ts";

test("Romanisations of one name share a fold key.", () => {
  for (const group of [
    ["evgeniy", "yevgeny", "evgenii"],
    ["schmidt", "shmit", "schmitt"],
    ["mohammed", "mohamed"],
    ["macdonald", "mcdonald"],
    ["shinzou", "shinzo"],
    ["catherine", "katherine"],
  ]) {
    assert.equal(new Set(group.map(foldKey)).size, 1, group.join(" "));
  }
});

test("Different names keep different fold keys.", () => {
  for (const [a = "", b = ""] of [
    ["maria", "mario"],
    ["ann", "anna"],
    ["smith", "smart"],
    ["lee", "li"],
  ]) {
    assert.notEqual(foldKey(a), foldKey(b), `${a} ${b}`);
  }
});

test("Scripts without vowels meet Latin spellings by their consonants.", () => {
  const meet = (native: string, latin: string) =>
    assert.ok(
      skeletonKeys(latinize(native)).some((key) => skeletonKeys(latin).includes(key)),
      `${native} ${latin}`,
    );
  meet("محمد", "mohammed");
  meet("محمد", "muhammad");
  meet("سلمان", "salman");
  meet("علي", "ali");
  meet("בנימין", "binyamin");
  meet("クリスティアン", "christian");
});

test("Kana with small vowels are read as one syllable.", () => {
  assert.equal(latinize("シュミット"), "shumito");
  assert.equal(latinize("ティナ"), "tina");
});

test("Nicknames lead both ways, and a nickname of many names joins none of them.", () => {
  assert.ok(isNicknameOf("bob", "robert"));
  assert.ok(isNicknameOf("robert", "bob"));
  assert.ok(nicknamesOf("peggy").includes("margaret"));
  assert.ok(!isNicknameOf("alfred", "albert"));
  assert.deepEqual(nicknamesOf("qqq"), []);
});

test("One swap, insertion, deletion or substitution is one edit.", () => {
  assert.equal(editDistance("garcia", "garica", 2), 1);
  assert.equal(editDistance("garcia", "garca", 2), 1);
  assert.equal(editDistance("garcia", "garciaa", 2), 1);
  assert.equal(editDistance("garcia", "garzia", 2), 1);
  assert.equal(editDistance("garcia", "gracai", 2), 2);
  assert.equal(editDistance("garcia", "lopez", 2), 3);
});

test("What an optical reader confuses is read back.", () => {
  assert.ok(readOcr("bums").includes("burns"));
  assert.ok(readOcr("srnith").includes("smith"));
  assert.ok(readOcr("sm1th").includes("smlth") && readOcr("smlth").includes("smith"));
});
