import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findAudiences } from "../../src/analysis/audiences.ts";

describe("a stated audience", () => {
  test("is the group that an author says they help or write for", () => {
    assert.deepEqual(findAudiences("I help first-time founders raise their seed round."), ["first-time founders"]);
    assert.deepEqual(findAudiences("A weekly newsletter for ward nurses."), ["ward nurses"]);
    assert.deepEqual(findAudiences("Writing for hospital pharmacists and ward nurses. Owner of two cats."), [
      "hospital pharmacists",
      "ward nurses",
    ]);
    assert.deepEqual(findAudiences("Knitting tutorials for beginners, new video on Fridays"), ["beginners"]);
    assert.deepEqual(findAudiences("A podcast for school librarians"), ["school librarians"]);
    assert.deepEqual(findAudiences("I teach maths to children."), ["children"]);
    assert.deepEqual(findAudiences("Mentoring young engineers in Porto"), ["young engineers"]);
  });

  test("is not read from words that name no group", () => {
    for (const text of [
      "I have been running workshops for years.",
      "Thanks to everybody who came to the harbour run!",
      "This channel is not for beginners.",
      "“A podcast for teachers”, somebody wrote under my video. No idea why.",
      "I help my neighbours.",
      "New tyres for the bike today",
      "Great course for the price",
      "My new column for common-sense gun laws",
      "Resources for better roads",
      "A podcast for long winter evenings",
    ])
      assert.deepEqual(findAudiences(text), [], text);
  });
});
