import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { judgeBrandSafety } from "../../src/analysis/brand-safety.ts";
import type { BrandSafetyFlag } from "../../src/domain/brand-safety.ts";

const flagsOf = (text: string) => judgeBrandSafety(text).map(({ flag }) => flag);

describe("brand safety", () => {
  test("raises each flag with the words that raise it", () => {
    const shown: Readonly<Record<BrandSafetyFlag, string>> = {
      adultContent: "Selling nudes tonight, link below",
      alcohol: "Third margarita and the sun is still up",
      crimeRelatedContent: "Sold cocaine behind the school again",
      offensiveContent: "This bus is so fucking late",
      politicalContent: "Vote for the greens in the election on Sunday",
      pranks: "We pranked the neighbours with a fake spider",
      religiousContent: "Jesus loves you, come to our church today",
      toxicContent: "I will kill you when I see you",
    };
    for (const [flag, text] of Object.entries(shown)) {
      const raised = judgeBrandSafety(text).find((each) => each.flag === flag);
      assert.ok(raised, `${flag}: ${text}`);
      assert.equal(text.slice(raised.from, raised.to), raised.words);
    }
  });

  test("looks for the second of two cues only nearby, however many there are", () => {
    const hints = "pub ".repeat(100_000);
    assert.deepEqual(flagsOf(hints), []);
    assert.deepEqual(flagsOf(`${hints}karaoke`), ["alcohol"]);
  });

  test("does not attribute other people's words to the author", () => {
    assert.deepEqual(flagsOf("He shouted “I will kill you” and ran off"), []);
    assert.deepEqual(flagsOf("Police say two men were arrested for selling cocaine"), []);
    assert.deepEqual(flagsOf("In the new thriller the detective finds cocaine in a violin"), []);
  });

  test("recognises work, denial and figures of speech", () => {
    assert.deepEqual(flagsOf("I work as a bartender and teach how to pour a beer"), []);
    assert.deepEqual(flagsOf("I don't drink wine"), []);
    assert.deepEqual(
      flagsOf("You killed it on stage, that solo was murder on my ears in the best way").includes("toxicContent"),
      false,
    );
    assert.deepEqual(flagsOf("Drunk on sunshine"), []);
  });

  test("tells deeds from reports, victims, books and work", () => {
    assert.deepEqual(flagsOf("We emptied the till and nobody saw us"), ["crimeRelatedContent"]);
    for (const text of [
      "My bike was stolen from the station",
      "Shoplifting costs small shops a fortune, says the trade body",
      "The monk in The Name of the Rose prays for the dead",
      "I'm a public defender and my clients robbed a bank",
      "A man told me to go to hell, so I went home",
      "The coach called us a bunch of idiots and bought ice cream",
    ]) {
      assert.deepEqual(flagsOf(text), [], text);
    }
  });

  test("never flags the mere name of a group of people", () => {
    const groups = [
      "women",
      "gay people",
      "Muslims",
      "Jews",
      "immigrants",
      "black people",
      "disabled people",
      "trans women",
    ];
    for (const group of groups) {
      for (const text of [
        `I met three ${group} on the train.`,
        `${group} are welcome here.`,
        `My neighbours are ${group}.`,
      ]) {
        assert.deepEqual(
          flagsOf(text).filter((flag) => flag === "toxicContent" || flag === "offensiveContent"),
          [],
          text,
        );
      }
    }
  });

  test("quotes from any text the words that raise a flag", () => {
    const piece = fc.oneof(
      fc.constantFrom("I am so drunk tonight. ", "fuck this ", "you are all vermin ", "A bridge. ", "we shot him\n"),
      fc.string({ unit: "binary", maxLength: 40 }),
    );
    let raised = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
        const text = parts.join("");
        for (const { from, to, words, count } of judgeBrandSafety(text)) {
          raised++;
          assert.ok(from < to && count > 0, text);
          assert.equal(words, text.slice(from, to));
        }
      }),
    );
    assert.ok(raised > 20, String(raised));
  });
});

describe("a figure of speech", () => {
  test("flags neither a race against the clock nor condolences", () => {
    for (const text of [
      "Beat the buzzer — the big fundraising deadline",
      "Beat the clock and chip in",
      "We are praying for the victims of the fire and their families",
      "Thoughts and prayers with everyone in Torvik",
      "Shot a wedding in the rain",
    ])
      assert.deepEqual(judgeBrandSafety(text), [], text);
  });
});
