import assert from "node:assert/strict";
import { test } from "node:test";
import { withArticle } from "../../src/sections/prose.ts";

test("a title of one holder has no article, any other the one its sound asks for, and a plain one is written small", () => {
  const said: Readonly<Record<string, string>> = {
    "Head of the tidal group": "head of the tidal group",
    "Head of Logistics": "Head of Logistics",
    "Chief operating officer": "chief operating officer",
    "Chief Executive Officer": "Chief Executive Officer",
    "Founder and chief executive": "founder and chief executive",
    "Head teacher": "a head teacher",
    Chiropractor: "a chiropractor",
    "Software Engineer": "a Software Engineer",
    "U.S. Senator": "a U.S. Senator",
    "CTO of Things": "CTO of Things",
    "Minister of Finance": "Minister of Finance",
    "Director of Finance": "a Director of Finance",
    "User researcher": "a user researcher",
    "Union organizer": "a union organizer",
    Underwriter: "an underwriter",
  };
  for (const [title, wanted] of Object.entries(said)) assert.equal(withArticle(title), wanted);
});
