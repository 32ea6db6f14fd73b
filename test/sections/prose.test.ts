import assert from "node:assert/strict";
import { test } from "node:test";
import { withArticle } from "../../src/sections/prose.ts";

test("a title of one holder has no article, any other the one its sound asks for", () => {
  const said: Readonly<Record<string, string>> = {
    "Head of the tidal group": "Head of the tidal group",
    "Chief operating officer": "Chief operating officer",
    "Founder and chief executive": "Founder and chief executive",
    "Head teacher": "a Head teacher",
    Chiropractor: "a Chiropractor",
    Engineer: "an Engineer",
    "User researcher": "a User researcher",
    "Union organizer": "a Union organizer",
    Underwriter: "an Underwriter",
  };
  for (const [title, wanted] of Object.entries(said)) assert.equal(withArticle(title), wanted);
});
