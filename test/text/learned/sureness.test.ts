import { equal, ok } from "node:assert/strict";
import { test } from "node:test";
import { surenessOf } from "../../../src/text/learned/sureness.ts";
import type { ReadPage, Said } from "../../../src/text/learned/sureness-features.ts";

const page: ReadPage = {
  lang: "en-GB",
  text: "Ada Finch\nShe was curator at the Tarrow Museum from 2010 to 2014.",
  isHeaded: true,
  organisation: undefined,
};

const post: Said = {
  property: "experience",
  value: { title: "curator", company: "Tarrow Museum", from: "2010", to: "2014", kind: "job" },
  quote: "She was curator at the Tarrow Museum from 2010 to 2014.",
  method: "stated",
  confidence: 0.9,
  grounds: {
    by: "relations",
    second: { body: 0.97, otherBody: 0.02, bodyTag: 0.98, whatTag: 0.98, tie: 0.97, names: 1, posts: 1, times: 1 },
  },
};

function alone(said: Said, on: ReadPage = page): number {
  return surenessOf([said], on)[0] ?? Number.NaN;
}

test("The confidence of a reading is how often such readings were right, whatever its reader reports", () => {
  const spouse: Said = {
    property: "spouse",
    value: "Ilse Vorn",
    quote: "She is married to Ilse Vorn.",
    method: "stated",
    confidence: 0.85,
    grounds: { by: "kin" },
  };
  const carried: Said = {
    ...post,
    value: { title: "head", company: "Tarrow" },
    quote: "At Tarrow, where Ilse Vorn is director, everybody knew her as the head of the table, which she never was.",
    grounds: {
      by: "further",
      second: { body: 0.2, otherBody: 0.5, bodyTag: 0.1, whatTag: 0.2, tie: 0.2, names: 2, posts: 2, times: 0 },
    },
  };
  const [first = 0, second = 0, third = 0] = surenessOf([spouse, post, carried], page);
  ok(first > third);
  ok(second > third);
  ok(third >= 0.3 && first <= 0.99);
});

test("A post gets less confidence if the models disagree about its employer", () => {
  const doubted: Said = {
    ...post,
    grounds: {
      by: "relations",
      second: { body: 0.3, otherBody: 0.6, bodyTag: 0.2, whatTag: 0.4, tie: 0.5, names: 3, posts: 2, times: 1 },
    },
  };
  ok(alone(post) > alone(doubted));
});

test("A post gets less confidence in a language whose readings were wrong more often", () => {
  ok(alone(post) > alone(post, { ...page, lang: "sv" }));
});

test("A property without known truth keeps its reader's confidence", () => {
  equal(alone({ ...post, property: "biography", value: "Curator.", confidence: 0.9 }), 0.9);
});
