import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { type Said, surenessOf } from "../../../src/text/learned/sureness.ts";

const post: Said = {
  property: "experience",
  value: { title: "curator", company: "Tarrow Museum", from: "2010", to: "2014", kind: "job" },
  quote: "She was curator at the Tarrow Museum from 2010 to 2014.",
  method: "stated",
  confidence: 0.9,
};

test("A reading is as sure as such readings were right, whatever its reader says of itself", () => {
  const spouse: Said = {
    property: "spouse",
    value: "Ilse Vorn",
    quote: "She is married to Ilse Vorn.",
    method: "stated",
    confidence: 0.85,
  };
  const far: Said = {
    ...post,
    value: { title: "curator", company: "Tarrow Museum, Kell, and Holt" },
    quote: `curator ${"and much besides ".repeat(20)} Tarrow Museum, Kell, and Holt 1999 2001 2004 2010 2014`,
  };
  ok(surenessOf(spouse, "en") > surenessOf(post, "en"));
  ok(surenessOf(post, "en") > surenessOf(far, "en"));
  ok(surenessOf(far, "en") >= 0.3 && surenessOf(spouse, "en") <= 0.99);
});

test("A post is less sure in a language whose readings were wrong more often", () => {
  ok(surenessOf(post, "en-GB") > surenessOf(post, "sv"));
  equal(surenessOf(post, undefined), surenessOf(post, "sv"));
});

test("What no truth was told of keeps the confidence of its reader", () => {
  equal(surenessOf({ ...post, property: "biography", value: "Curator.", confidence: 0.9 }, "en"), 0.9);
});
