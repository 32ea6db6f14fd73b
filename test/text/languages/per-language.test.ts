import assert from "node:assert/strict";
import { test } from "node:test";
import { perLanguage } from "../../../src/text/languages/per-language.ts";

test("what is made of a language's words is made once per language", () => {
  const asked: string[] = [];
  const patternOf = perLanguage((lang: string, words: string) => {
    asked.push(lang);
    return new RegExp(words, "u");
  });
  assert.equal(patternOf("en", "born"), patternOf("en", "born"));
  assert.notEqual(patternOf("de", "geboren"), patternOf("en", "born"));
  assert.ok(patternOf("de", "geboren").test("geboren"));
  assert.deepEqual(asked, ["en", "de"]);
});

test("that a language has none of the words is remembered, too", () => {
  const asked: string[] = [];
  const wordsOf = perLanguage((lang: string): string | undefined => {
    asked.push(lang);
    return undefined;
  });
  assert.equal(wordsOf("xx"), undefined);
  assert.equal(wordsOf("xx"), undefined);
  assert.deepEqual(asked, ["xx"]);
});
