import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { spokenOfIn } from "../../../src/text/languages/languages.ts";
import type { KnownOfPerson } from "../../../src/text/people/called-as.ts";
import { mentionsIn } from "../../../src/text/people/mentions.ts";

/** What of a text means Ada Finch, without her name. */
function calledBesides(text: string, known: Partial<KnownOfPerson>, lang = "en"): readonly string[] {
  const grammar = spokenOfIn(lang);
  assert.ok(grammar);
  const all = { titles: [], places: [], isTheirAge: () => false, ...known, lang };
  return mentionsIn(text, ["Ada Finch"], grammar, all).flatMap(({ unquoted, mentions }) =>
    mentions
      .filter(({ owner, form }) => owner === "own" && form === "age")
      .map(({ from, to }) => unquoted.slice(from, to)),
  );
}

describe("what a text calls somebody whose post is known", () => {
  it("is a definite description with the noun of their title", () => {
    const text = "Ada Finch, 44, left the court. The ferry captain had nothing to say.";
    assert.deepEqual(calledBesides(text, { titles: ["ferry captain"] }), ["The ferry captain"]);
    assert.deepEqual(calledBesides(text, { titles: ["nurse"] }), []);
  });

  it("is what the text itself says that they are", () => {
    const text = "Ada Finch, 44, a ferry captain from Holm, left the court. The captain had nothing to say.";
    assert.deepEqual(calledBesides(text, {}), ["The captain"]);
  });

  it("names their town or employer", () => {
    const known = { titles: ["solicitor"], places: ["Holm Primary School", "Holm"] };
    const text =
      "Ada Finch spoke. The Holm solicitor was late. A Holm solicitor was early. The solicitor of Holm left.";
    assert.deepEqual(calledBesides(text, known), ["The Holm solicitor", "The solicitor of Holm"]);
  });

  it("is of the past exactly if their title is", () => {
    const text = "Ada Finch spoke. The former mayor was charged. The mayor was sorry.";
    assert.deepEqual(calledBesides(text, { titles: ["mayor"] }), ["The mayor"]);
    assert.deepEqual(calledBesides(text, { titles: ["former mayor"] }), ["The former mayor"]);
  });

  it("is nobody's where the text calls somebody else so", () => {
    const text = "Ada Finch spoke. The captain was charged. Captain Orla Reed was his deputy.";
    assert.deepEqual(calledBesides(text, { titles: ["ferry captain"] }), []);
  });

  it("is no title before somebody else’s name, no plural and no successor", () => {
    const text = "Ada Finch spoke. The captains met. The new captain was charged.";
    assert.deepEqual(calledBesides(text, { titles: ["ferry captain"] }), []);
  });

  it("may be somebody else before the text has named them", () => {
    assert.deepEqual(calledBesides("The mayor was charged. Ada Finch spoke.", { titles: ["mayor"] }), []);
  });

  it("has the article of its language", () => {
    assert.deepEqual(
      calledBesides("Ada Finch schwieg. Die Zahnärztin wurde verurteilt.", { titles: ["Zahnärztin"] }, "de"),
      ["Die Zahnärztin"],
    );
    assert.deepEqual(calledBesides("Ada Finch se tait. La maire est jugée.", { titles: ["maire"] }, "fr"), [
      "La maire",
    ]);
  });

  it("is their age where only another source gives it", () => {
    const text = "Ada Finch spoke. The 44-year-old was charged.";
    assert.deepEqual(calledBesides(text, { isTheirAge: (years) => years === 44 }), ["The 44-year-old"]);
    assert.deepEqual(calledBesides(text, { isTheirAge: (years) => years === 45 }), []);
  });

  it("survives titles with the signs of a pattern", () => {
    for (const title of ["C++ (lead)", "[boss]", "a|b", "\\", "", "   ", "…", "former"])
      assert.deepEqual(
        calledBesides("Ada Finch spoke. The boss left.", { titles: [title], places: [title] }),
        [],
        title,
      );
  });
});
