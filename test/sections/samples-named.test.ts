import assert from "node:assert/strict";
import { test } from "node:test";
import { findPastimes } from "../../src/analysis/interests.ts";
import { ENGLISH } from "../../src/sections/summary-english.ts";

test("an average names the posts it is taken over", () => {
  const { likes } = ENGLISH.social;
  assert.match(likes(643_158, 900_000, "2026-03-01", { posts: 50, of: 2856 }), /newest 50 of 2,856 posts/);
  assert.match(likes(3, 9, "2026-03-01", { posts: 7, of: 7, newest: false }), /^The 7 posts got 3 likes on average/);
  assert.match(
    likes(3, 9, "2026-03-01", { posts: 4, of: 7, newest: false }),
    /^The 4 of 7 posts that state their likes got/,
  );
});

test("no pastime follows from something that somebody does not do, hates or has stopped", () => {
  const told = (text: string) => findPastimes(text).map(({ what }) => what.title);
  assert.deepEqual(told("I went for a run this morning."), ["Running"]);
  for (const text of ["I hate running.", "I don't go for a run any more.", "I used to go for a run every morning."])
    assert.deepEqual(told(text), [], text);
});
