import assert from "node:assert/strict";
import { test } from "node:test";
import { LONG, LONG_FORM_ALONE } from "../support/long-form.ts";
import { collectPatterns, keyOf } from "../../scripts/patterns/collect.ts";
import { judgePattern } from "../../scripts/patterns/judge.ts";
import { measureGrowth } from "../../scripts/patterns/measure.ts";
import { decide, decideByTime, describeSlow, isSlow, readVerdicts } from "../../scripts/patterns/verdicts.ts";
import { hasLoop, worstInputs } from "../../scripts/patterns/worst-inputs.ts";

test("no pattern in the sources takes more than linear time", async () => {
  const verdicts = readVerdicts();
  const patterns = collectPatterns();
  assert.ok(patterns.length > 2_000, String(patterns.length));
  const slow: string[] = [];
  for (const pattern of patterns) {
    const decided = verdicts.get(keyOf(pattern)) ?? (LONG ? await decide(pattern) : decideByTime(pattern));
    if (isSlow(decided)) slow.push(describeSlow(pattern, decided));
  }
  assert.deepEqual(slow, [], "a loop also matches what the loop before or after it matches, or starts anywhere");
});

test("no pattern has inline modifiers, of which the engine misses matches in patterns that it does not optimise", () => {
  const modified = collectPatterns().filter(({ source }) => /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/u.test(source));
  assert.deepEqual(
    modified.map(({ file, source }) => `${file}: ${source.slice(0, 80)}`),
    [],
  );
});

test("a slow pattern is told from a fast one by its structure", { skip: LONG_FORM_ALONE }, async () => {
  const of = async (source: string) => (await judgePattern({ source, flags: "u", file: "" })).status;
  assert.equal(await of("^(?:a|a)*$"), "vulnerable");
  assert.equal(await of("\\s*$"), "vulnerable");
  assert.equal(await of("^a*b"), "safe");
});

test("a slow pattern is told from a fast one by the time it takes", () => {
  const grows = (source: string) => measureGrowth({ source, flags: "u", file: "" }) !== null;
  assert.ok(grows("\\s*$"));
  assert.ok(!grows("^\\s*x"));
  assert.ok(hasLoop({ source: "(?:a|b+)", flags: "u" }));
  assert.ok(!hasLoop({ source: "a{1,9}|b?", flags: "u" }));
});

test("the worst texts for a pattern repeat what its loops match, and its beginning", () => {
  const texts = worstInputs({ source: "<meta\\s[^>]+charset", flags: "u" }).map(({ prefix, pump }) => [prefix, pump]);
  assert.ok(texts.some(([prefix, pump]) => prefix === "<meta " && pump === "a"));
  assert.ok(texts.some(([prefix, pump]) => prefix === "" && pump === "<meta "));
});

test("a list may grow by a word without a new judgement, and a loop may not", () => {
  const key = (words: readonly string[], after = "") => keyOf({ source: `(?:${words.join("|")})${after}`, flags: "u" });
  const words = "one two three four five six seven eight nine ten".split(" ");
  assert.equal(key(words), key([...words, "eleven"]));
  assert.notEqual(key(words), key(words, "+$"));
});
