import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findBrands, findLikings, findPastimes } from "../../src/analysis/interests.ts";
import { ownSentences } from "../../src/analysis/own-voice.ts";
import { findRequests } from "../../src/analysis/requests.ts";
import { readStyle } from "../../src/analysis/style.ts";

const pastimes = (text: string) => findPastimes(text).map(({ what }) => what.title);

describe("a document's own voice", () => {
  test("is the first person, or a sentence without a subject", () => {
    assert.equal(ownSentences("I baked two loaves. The town has a bakery.").length, 1);
    assert.equal(ownSentences("Rode along the river before work.").length, 1);
    assert.equal(ownSentences("He rode along the river before work.").length, 0);
  });

  test("is not read on private matters, about others, or in quotation marks", () => {
    for (const text of [
      "I started therapy and bake bread in the evenings.",
      "My daughter loves chess and I drive her there.",
      "We sang in church and I baked a cake.",
      "I used to run marathons.",
      "“I love chess”, said the man beside me.",
    ]) {
      assert.deepEqual(pastimes(text), [], text);
    }
  });

  test("reveals pastimes, preferences and brands", () => {
    assert.deepEqual(pastimes("I played chess until midnight."), ["Chess"]);
    assert.deepEqual(pastimes("Chess is on television."), []);
    assert.deepEqual(
      findLikings("I always prefer the night train to a flight.").map(({ what }) => what),
      [{ kind: "Travel", choice: "by train" }],
    );
    assert.deepEqual(
      findBrands("I took my Brompton on the ferry.").map(({ what }) => what),
      ["Brompton"],
    );
  });

  test("does not make a runner of somebody who does not run, used to, or hates it", () => {
    for (const text of [
      "I do not run.",
      "I used to run before work.",
      "I hate running in the rain.",
      "We never ran a race.",
    ])
      assert.deepEqual(findPastimes(text), [], text);
    assert.deepEqual(
      findPastimes("I went running along the canal.").map(({ what }) => what.title),
      ["Running"],
    );
  });

  test("yields each request once, and a refusal is not an invitation", () => {
    assert.deepEqual(
      findRequests("Please email me about the maps. No cold calls.").map(({ wants, key }) => `${wants} ${key}`),
      ["do Email", "dont Cold calls"],
    );
    assert.deepEqual(
      findRequests("Don't DM me.").map(({ wants }) => wants),
      ["dont"],
    );
    // What others say, or what a person is called, is no request of theirs.
    for (const text of [
      "Always email me, said the new manager to all of us.",
      "They say: email me first, then phone.",
      "My sister said never call me.",
      "Please don't call me Susan!",
      "Never call me a hero.",
      "Never ever email me the score.",
      "No phone calls. Just kidding!",
      "Please no cold calls. I quite like a call, actually.",
    ])
      assert.deepEqual(findRequests(text), [], text);
    assert.deepEqual(
      findRequests("Don't call me before noon. I said so twice.").map(({ wants, key }) => `${wants} ${key}`),
      ["dont Cold calls"],
    );
    // Only the word for a channel reveals which one is meant.
    assert.deepEqual(findRequests("Write to me!"), []);
  });
});

describe("style", () => {
  const asking = ["Who has a ladder?", "Where does the map end?", "Is it raining?", "We are open.", "Closed today."];

  test("is read from posts, with examples", () => {
    const [signal] = readStyle(asking).filter(({ name }) => name === "asks");
    assert.deepEqual(signal, { name: "asks", count: 3, of: 5, shownBy: [0, 1, 2] });
  });

  test("needs at least five posts", () => {
    assert.deepEqual(readStyle(asking.slice(0, 4)), []);
  });

  test("ignores the length of posts, and chance in a few", () => {
    const short = Array.from({ length: 20 }, (_, at) => `Closed on day ${at}.`);
    assert.deepEqual(readStyle(short), []);
    const team = Array.from({ length: 10 }, (_, at) => (at < 4 ? `We met on pier ${at}.` : `Pier ${at} is shut.`));
    assert.deepEqual(readStyle(team), []);
    assert.deepEqual(
      readStyle([...team, ...team.slice(0, 4)]).map(({ name, count, of }) => [name, count, of]),
      [["we", 8, 14]],
    );
  });

  test("never quotes private matters", () => {
    const posts = asking.map((text) => `${text.replace("?", "")} after my surgery?`);
    assert.deepEqual(readStyle(posts), []);
  });
});
