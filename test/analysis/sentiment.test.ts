import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { detectLanguage } from "../../src/analysis/language.ts";
import { judgeSentiment, splitSentiment } from "../../src/analysis/sentiment.ts";

describe("the language of a post", () => {
  test("is recognised by its commonest words", () => {
    assert.equal(detectLanguage("The bridge is open and we are on it"), "en");
    assert.equal(detectLanguage("Die Brücke ist offen und wir sind drauf"), "de");
    assert.equal(detectLanguage("El puente está abierto y estamos en él"), "es");
    assert.equal(detectLanguage("Il ponte è aperto e ci siamo sopra"), "it");
    assert.equal(detectLanguage("A ponte está aberta e nós já estamos nela"), "pt");
  });

  test("is not guessed from too few words", () => {
    for (const text of ["", "ok", "https://example.org/p/1", "@ada #bridge", "42 !!!"]) {
      assert.equal(detectLanguage(text), null, text);
    }
  });

  test("is not English if Hindi is mixed in", () => {
    assert.equal(detectLanguage("i love u salman bhai, bahut acha laga, like it so much"), null);
    assert.equal(judgeSentiment("yeh movie bahut achi hai, i love it so much yaar"), null);
    assert.equal(judgeSentiment("यह फिल्म बहुत अच्छी है"), null);
  });

  test("is that of its words, whatever characters stand between them", () => {
    const other = fc.stringMatching(/^[\u0001-\u0020!-@\u2000-\u206f\ud800]{1,8}$/);
    fc.assert(
      fc.property(fc.array(other, { minLength: 9, maxLength: 9 }), (signs) => {
        const words = ["This", "is", "the", "bridge", "that", "we", "have", "built", "here"];
        assert.equal(detectLanguage(words.map((word, at) => ` ${word} ${signs[at]}`).join("")), "en");
      }),
    );
  });
});

describe("the sentiment of a post", () => {
  test("comes with the words that show it", () => {
    const judged = judgeSentiment("What a wonderful day, we love this bridge!");
    assert.equal(judged?.sentiment, "positive");
    assert.deepEqual(
      judged?.words.map(({ word }) => word),
      ["wonderful", "love"],
    );
    assert.equal(judgeSentiment("The food was terrible and the staff were rude to us.")?.sentiment, "negative");
    assert.equal(judgeSentiment("The ferry leaves from the north quay at nine.")?.sentiment, "neutral");
  });

  test("is recognised even without listed words", () => {
    const judged = judgeSentiment("can't wait to see everyone on Saturday, see you there!!!");
    assert.deepEqual(judged?.words, []);
    assert.equal(judged?.sentiment, "positive");
  });

  test("is reversed by a negation", () => {
    const plain = judgeSentiment("This is a good idea for the town");
    const negated = judgeSentiment("This is not a good idea for the town");
    assert.ok((plain?.score ?? 0) > 0);
    assert.ok((negated?.score ?? 0) < 0);
  });

  test("is not judged in a language without measured words", () => {
    assert.equal(judgeSentiment("Le pont est ouvert et nous sommes très contents de la ville"), null);
    assert.equal(judgeSentiment("Спасибо всем, кто пришёл вчера вечером"), null);
  });

  test("accepts any text, even with names of built-in members", () => {
    assert.ok(judgeSentiment("the constructor of this is the toString that we have"));
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => Number.isFinite(judgeSentiment(text, "en")?.score)));
  });

  test("is summed up in shares that are equal for equal numbers of posts and, but for rounding, add up to a hundred", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("negative", "neutral", "positive"), { minLength: 1 }), (judged) => {
        const split = splitSentiment(judged);
        assert.ok(split);
        assert.ok(Math.abs(split.negative + split.neutral + split.positive - 100) < 0.1501);
      }),
    );
    assert.deepEqual(splitSentiment(["negative", "neutral", "positive"]), {
      negative: 33.3,
      neutral: 33.3,
      positive: 33.3,
    });
    assert.equal(splitSentiment([]), null);
  });
});
