import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Likeness, PeopleFinder } from "../../../src/text/people/find-people.ts";
import { orderName } from "../../../src/text/people/ordered-name.ts";

/** Every name in the sentences, as its words and owner. */
function found(sentences: readonly string[], name: string, likeness: Likeness = "exact"): string[] {
  const finder = new PeopleFinder(sentences, [orderName(name)], likeness);
  return sentences.flatMap((sentence, at) =>
    finder
      .find(at, "unknown")
      .map(({ from, to, owner, double }) => `${sentence.slice(from, to)}: ${double ? "double" : owner}`),
  );
}

describe("the person finder", () => {
  test("recognises a person whose name is also a month, a street or an office", () => {
    assert.deepEqual(found(["Police said May Lane was seen."], "May Lane"), ["May Lane: own"]);
    assert.deepEqual(found(["Don Church left. Church wept."], "Don Church"), ["Don Church: own", "Church: own"]);
    assert.deepEqual(found(["The May Lane Foundation closed."], "May Lane"), []);
  });

  test("does not take a day, a month or a place before a name for a part of it", () => {
    assert.deepEqual(found(["On Monday Ada Finch left.", "On Monday Ben Hale came."], "Ada Finch"), [
      "Ada Finch: own",
      "Ben Hale: other",
    ]);
    assert.deepEqual(found(["In June Ben Hale met Ada Finch."], "Ada Finch"), ["Ben Hale: other", "Ada Finch: own"]);
    assert.deepEqual(found(["In Torvik Ada Finch was born."], "Ada Finch"), ["Ada Finch: own"]);
    assert.deepEqual(found(["June Finch left. Finch wept."], "June Finch"), ["June Finch: own", "Finch: own"]);
  });

  test("recognises an inflected name, and a pet form or slip if near matches are allowed", () => {
    assert.deepEqual(found(["Sąd skazał Roberta Kowalskiego."], "Robert Kowalski"), ["Roberta Kowalskiego: own"]);
    assert.deepEqual(found(["Bill Hale met Wiliam Hale."], "William Hale"), ["Bill Hale: other", "Wiliam Hale: other"]);
    assert.deepEqual(found(["Bill Hale met Wiliam Hale."], "William Hale", "near"), [
      "Bill Hale: own",
      "Wiliam Hale: own",
    ]);
  });

  test("takes a relative with the same name for somebody else", () => {
    assert.deepEqual(found(["Ada Finch, whose mother Ada Finch lived here, left."], "Ada Finch"), [
      "Ada Finch: own",
      "Ada Finch: double",
    ]);
  });

  test("recognises somebody who later took the name", () => {
    assert.deepEqual(found(["Ada Holm, who later took the name Finch, left."], "Ada Finch"), [
      "Ada Holm: own",
      "Finch: own",
    ]);
  });

  test('does not take a son ("Jr.") for an entry in a register', () => {
    assert.deepEqual(found(["Ada Finch met Tom Hale, Jr. (44)."], "Ada Finch"), [
      "Ada Finch: own",
      "Tom Hale, Jr.: other",
    ]);
    assert.deepEqual(found(["Tom Finch, Jr. (44) left."], "Tom Finch"), ["Tom Finch, Jr.: own"]);
  });

  test("reads a hyphenated word as one, and does not take an adjective for a person", () => {
    assert.deepEqual(found(["Ada Finch, Anti-Jacksonian, left."], "Ada Finch"), ["Ada Finch: own"]);
  });
});
