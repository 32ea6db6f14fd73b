import assert from "node:assert/strict";
import { test } from "node:test";
import { findPastimes } from "../../src/analysis/interests.ts";
import { ENGLISH } from "../../src/sections/summary-english.ts";

test("an average that is not of all posts names the posts that it is of, in every wording", () => {
  for (const way of ENGLISH.social.likes(643_158, 900_000, "2026-03-01", { posts: 50, of: 2856 }))
    assert.match(way, /newest 50 of 2,856 posts/);
  for (const way of ENGLISH.social.likes(3, 9, "2026-03-01")) assert.doesNotMatch(way, /newest/);
});

test("who does not do a thing, hates it or has stopped has no pastime of it", () => {
  const told = (text: string) => findPastimes(text).map(({ what }) => what.title);
  assert.deepEqual(told("I went for a run this morning."), ["Running"]);
  for (const text of ["I hate running.", "I don't go for a run any more.", "I used to go for a run every morning."])
    assert.deepEqual(told(text), [], text);
});
