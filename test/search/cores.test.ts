import assert from "node:assert/strict";
import test from "node:test";
import { allBits, readCores } from "../../src/search/cores.ts";
import { wordBits } from "../../src/search/keys.ts";
import { MAX_ARMS } from "../../src/search/waves.ts";
import { vocabularyOf } from "./people.ts";

const vocabulary = vocabularyOf([
  { name: "Anna Maria Example", company: "Contoso" },
  { name: "Bob Example", company: "Contoso Lisbon" },
  { name: "Robert Smith" },
  { name: "Иван Петров" },
]);

function exact(text: string): string[] {
  const cores = readCores(text, vocabulary);
  return cores.all.flatMap((core) => [...(cores.patterns("exact").get(core)?.keys() ?? [])]);
}

test("The first and last word of a name select people, and a middle one ranks them.", () => {
  const [core] = readCores("anna maria example", vocabulary).all;
  assert.deepEqual(
    core?.words.map((slot) => slot.query.word),
    ["anna", "example"],
  );
  assert.deepEqual(
    core?.others.map((other) => other.alternatives),
    [["maria"]],
  );
});

test("A context word only ranks if two other words select.", () => {
  const [core] = readCores("bob example contoso", vocabulary).all;
  assert.deepEqual(
    core?.words.map((slot) => slot.query.word),
    ["bob", "example"],
  );
});

test("A name next to context selects alone, but only people with that context.", () => {
  const cores = readCores("bob contoso", vocabulary).all;
  const alone = cores.find((core) => core.words.length === 1);
  assert.equal(alone?.words[0]?.query.word, "bob");
  assert.equal(alone?.strict, true);
});

test("An exact pattern is one pair in either order; near patterns include it and more.", () => {
  assert.deepEqual(exact("example bob"), exact("bob example"));
  const cores = readCores("bob example", vocabulary);
  const [core] = cores.all;
  assert.ok(core);
  const near = cores.patterns("near").get(core);
  assert.equal(near?.get("bob+example")?.wave, "exact");
  assert.equal(near?.get("example+robert")?.wave, "variant");
});

test("A typo next to a nickname waits for the last wave.", () => {
  const cores = readCores("rob smoth", vocabulary);
  const [core] = cores.all;
  assert.ok(core);
  assert.equal(cores.patterns("near").get(core)?.get("robert+smith"), undefined);
  assert.equal(cores.patterns("far").get(core)?.get("robert+smith")?.wave, "far typo");
});

test("Limits the combinations of alternatives, with the likeliest first.", () => {
  const other = (...alternatives: string[]) => ({ alternatives, initial: false });
  assert.deepEqual(allBits([]), [0n]);
  assert.equal(allBits([other("a1", "a2"), other("b1")])[0], wordBits("a1") | wordBits("b1"));
  assert.equal(allBits(Array.from({ length: 9 }, () => other("x", "y", "z"))).length, 8);
});

test("Limits the patterns per wave, however similar the names.", () => {
  const crowd = vocabularyOf(
    Array.from({ length: 400 }, (_, index) => ({
      name: `Ann${"abcdefghijklmnopqrst"[index % 20]} Exampl${"abcdefghijklmnopqrst"[Math.floor(index / 20)]}`,
    })),
  );
  const cores = readCores("ann exampl", crowd);
  for (const depth of ["exact", "near", "far"] as const) {
    const counts = new Map<string, number>();
    for (const patterns of cores.patterns(depth).values()) {
      for (const { wave } of patterns.values()) counts.set(wave, (counts.get(wave) ?? 0) + 1);
    }
    for (const count of counts.values()) assert.ok(count <= MAX_ARMS);
  }
});
