import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FEATURES, type FeatureRule, feature, isVeto } from "../../src/matching/features.ts";

test("Every weight has a sentence and an origin, and vetoes weigh heavily against", () => {
  for (const [name, rule] of Object.entries(FEATURES)) {
    assert.match(rule.sentence, /\.$/u, name);
    assert.ok(rule.origin.length > 0, name);
    if (isVeto(name)) assert.ok(rule.weight < -5, name);
  }
});

test("A stronger agreement never weighs less than a weaker one of its kind", () => {
  const ladders = [
    ["sharedRecordKey", "sharedEmail", "similarEmail", "sharedRoleEmail"],
    ["sharedHandle", "sharedBareHandle"],
    ["birthDay", "birthMonth", "birthYear", "birthSlip", "birthNear", "birthUnlikely", "birthConflict"],
    ["placeTown", "placeRegion", "placeCountry", "countryConflict", "placeConflict"],
    ["nameSame", "nameCompatible", "nameSimilar", "nameOneWord", "nameConflict"],
    ["middleSame", "middleInitial", "middleConflict"],
    ["suffixSame", "suffixMissing", "suffixConflict"],
    ["employerSame", "employerTime", "employerDiffers"],
  ] as const;
  for (const ladder of ladders)
    for (const [at, name] of ladder.slice(1).entries())
      assert.ok(FEATURES[name].weight <= FEATURES[ladder[at] ?? name].weight, `${name} after ${ladder[at]}`);
});

test("A factor scales the weight, and an unknown name is not a veto", () => {
  assert.equal(feature("nameRarity", null, 2).weight, 2 * FEATURES.nameRarity.weight);
  assert.equal(isVeto("birthConflict"), true);
  assert.equal(isVeto("birthDay"), false);
  assert.equal(isVeto("no such reason"), false);
});

test("The page about matching contains the current table of weights", () => {
  const page = readFileSync(new URL("../../docs/explanation/matching.md", import.meta.url), "utf8");
  const written = page.split("\n").filter((line) => /^\| [a-z]\w+ \| -?[\d.]+ \|/u.test(line));
  const rows: readonly (readonly [string, FeatureRule])[] = Object.entries(FEATURES);
  assert.deepEqual(
    written,
    rows.map(
      ([name, { weight, veto, sentence, origin }]) =>
        `| ${name} | ${weight} | ${veto ? "yes" : ""} | ${sentence} | ${origin} |`,
    ),
  );
});
