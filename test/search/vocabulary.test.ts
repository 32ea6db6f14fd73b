import assert from "node:assert/strict";
import test from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { editDistance } from "../../src/names/distance.ts";
import { type Term, Vocabulary } from "../../src/search/vocabulary.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const term = (word: string, names = 1, contexts = 0): Term => ({ word, names, lasts: 0, contexts, best: names });

function vocabularyWith(terms: readonly Term[]): Vocabulary {
  const vocabulary = new Vocabulary();
  vocabulary.add(terms);
  return vocabulary;
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 7 });
const words = fc.uniqueArray(word, { maxLength: 60 });

test("Finds exactly the words one edit away.", () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 3, maxLength: 7 }),
      (known, asked) => {
        const vocabulary = vocabularyWith(known.map((each) => term(each)));
        const expected = known.filter((each) => each.length > 2 && editDistance(each, asked, 1) === 1);
        assert.deepEqual(vocabulary.typos(asked, "names", 1_000).toSorted(), expected.toSorted());
      },
    ),
  );
});

test("Finds exactly the words one edit away from long words too.", () => {
  const long = fc.tuple(fc.constantFrom("abcdabcdabcd", "abcdabcdabcdabcdab"), word).map(([start, end]) => start + end);
  fc.assert(
    fc.property(fc.uniqueArray(long, { maxLength: 60 }), long, fc.nat(24), (known, asked, at) => {
      const mistyped = asked.slice(0, at) + asked.slice(at + 1);
      const vocabulary = vocabularyWith(known.map((each) => term(each)));
      for (const each of [asked, mistyped]) {
        const expected = known.filter((other) => editDistance(other, each, 1) === 1);
        assert.deepEqual(vocabulary.typos(each, "names", 1_000).toSorted(), expected.toSorted());
      }
    }),
  );
});

test("Finds words two edits away that start with the same two letters.", () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 2, maxLength: 7 }),
      (known, asked) => {
        const vocabulary = vocabularyWith(known.map((each) => term(each)));
        const expected = known.filter(
          (each) => each.slice(0, 2) === asked.slice(0, 2) && each.length > 1 && editDistance(each, asked, 2) === 2,
        );
        assert.deepEqual(vocabulary.distantTypos(asked, 1_000).toSorted(), expected.toSorted());
      },
    ),
  );
});

test("Finds words with a given beginning, those with the best place first.", () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 4 }),
      (known, start) => {
        const vocabulary = vocabularyWith(known.map((each, index) => term(each, index + 1)));
        const found = vocabulary.beginningWith(start, 1_000);
        const expected = known.filter((each) => each.length > start.length && each.startsWith(start));
        assert.deepEqual(found.map((each) => each.word).toSorted(), expected.toSorted());
        assert.deepEqual(
          found.map((each) => each.best),
          found.map((each) => each.best).toSorted((a, b) => a - b),
        );
      },
    ),
  );
});

test("Adding words in several steps, or as context first, makes no difference.", () => {
  fc.assert(
    fc.property(words, fc.nat(60), word, (known, cut, asked) => {
      const whole = vocabularyWith(known.map((each) => term(each)));
      const stepwise = vocabularyWith(known.slice(cut).map((each) => term(each, 0, 1)));
      stepwise.add(known.slice(0, cut).map((each) => term(each)));
      stepwise.add(known.slice(cut).map((each) => term(each)));
      for (const vocabulary of [whole, stepwise]) {
        assert.equal(vocabulary.size, known.length);
        assert.deepEqual(vocabulary.typos(asked, "names", 99), whole.typos(asked, "names", 99));
        assert.deepEqual(vocabulary.spellings(asked, 99), whole.spellings(asked, 99));
        assert.deepEqual(vocabulary.skeletonSpellings(asked, 99), whole.skeletonSpellings(asked, 99));
        assert.deepEqual(vocabulary.beginningWith(asked, 99), whole.beginningWith(asked, 99));
      }
    }),
  );
});

test("Does not suggest words that nobody has any more.", () => {
  const vocabulary = vocabularyWith([term("example", 3), term("sample", 1)]);
  assert.deepEqual(vocabulary.typos("exampl", "names", 9), ["example"]);
  vocabulary.add([term("example", 0)]);
  assert.deepEqual(vocabulary.typos("exampl", "names", 9), []);
  assert.equal(vocabulary.isName("example"), false);
});

test("Adding words clears what was remembered.", () => {
  const vocabulary = vocabularyWith([term("anna")]);
  let made = 0;
  const count = () => vocabulary.remember("key", () => ++made);
  assert.deepEqual([count(), count()], [1, 1]);
  vocabulary.add([]);
  assert.equal(count(), 1);
  vocabulary.add([term("anne")]);
  assert.equal(count(), 2);
});

test("Counts people by the last words of their names.", () => {
  const vocabulary = vocabularyWith([{ ...term("example", 5), lasts: 4 }]);
  assert.equal(vocabulary.people, 4);
  vocabulary.add([
    { ...term("example", 9), lasts: 7 },
    { ...term("smith", 1), lasts: 1 },
  ]);
  assert.equal(vocabulary.people, 8);
});

test("Keeps a limited number of words and the most recently lent others, in constant memory.", () => {
  const vocabulary = new Vocabulary(2_000);
  const grow = (from: number) =>
    vocabulary.add(Array.from({ length: 10_000 }, (_, at) => term(`thesamelongbeginning${from + at}`)));
  const bytes = () => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  grow(0);
  const full = bytes();
  for (let from = 10_000; from < 100_000; from += 10_000) grow(from);
  assert.deepEqual([vocabulary.size, vocabulary.lacksWords], [2_000, true]);
  const lent = Array.from({ length: 10_000 }, (_, at) => term(`lent${at}`, 3));
  for (const each of lent) vocabulary.lend([each]);
  assert.deepEqual(
    [vocabulary.get("thesamelongbeginning7")?.names, vocabulary.get("thesamelongbeginning2000")],
    [1, undefined],
  );
  assert.deepEqual([vocabulary.get("lent9999")?.names, vocabulary.get("lent0")], [3, undefined]);
  vocabulary.add([term("lent9999", 4), term("thesamelongbeginning7", 2)]);
  assert.deepEqual([vocabulary.get("lent9999")?.names, vocabulary.get("thesamelongbeginning7")?.names], [4, 2]);
  // Every word costs 500 bytes, so ninety thousand would be 45 MB.
  lent.length = 0;
  assert.ok(bytes() - full < 5_000_000);
});
