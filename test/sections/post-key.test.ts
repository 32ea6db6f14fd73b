import assert from "node:assert/strict";
import { test } from "node:test";
import { postKey } from "../../src/sections/post-key.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { mergeRoles } from "../../src/sections/roles.ts";
import { say } from "./claims.ts";

const titles = (...said: readonly string[]) =>
  mergeRoles(
    createClaimSet(said.map((title) => say("site", "experience", { title, company: "Elmgate Power", current: true }))),
  ).map(({ title }) => title);

test("spellings of the same post share a key, and different posts do not", () => {
  for (const [one, other] of [
    ["CFO", "Chief Financial Officer"],
    ["Chief Executive", "CEO"],
    ["Co-Founder", "cofounder"],
    ["Sr. Editor", "Senior editor"],
    ["Vice-President", "VP"],
  ] as const)
    assert.equal(postKey(one), postKey(other), one);
  assert.notEqual(postKey("CFO"), postKey("COO"));
  assert.notEqual(postKey("Editor"), postKey("Senior Editor"));
});

test("a post with two spellings on a page is one role, under the longer spelling", () => {
  assert.deepEqual(titles("Sr. Editor", "Senior Editor"), ["Senior Editor"]);
  assert.deepEqual(titles("Chief Executive Officer", "chief executive"), ["Chief Executive Officer"]);
  assert.equal(titles("Editor", "Senior Editor").length, 2);
});
