import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { runningText } from "../../src/reading/running-text.ts";

const read = (mediaType: string, data: string) => runningText({ mediaType, data });

test("Prose is read unchanged, data is not read", () => {
  assert.equal(read("text/plain; charset=utf-8", "Anna Berg, born 1972."), "Anna Berg, born 1972.");
  assert.equal(read("application/json", '{"name":"Anna Berg","born":1972}'), "");
});

test("A page's visible text is read, block by block", () => {
  const page = `<html><head><title>News</title><style>p{}</style></head><body><nav>Carl Holm</nav><h1>Anna Berg</h1>
    <div>Born 1972</div><script type="application/ld+json">{"name":"Carl Holm"}</script><p>Lives in Graz &amp; Wien.</p></body></html>`;
  const text = read("text/html", page);
  assert.deepEqual(
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    ["Anna Berg", "Born 1972", "Lives in Graz & Wien."],
  );
});

test("Text hidden from the page's readers is not read: it would count as a statement about the person, and anybody could have put it there", () => {
  const hidden = "Anna Berg was born in 1901.";
  for (const page of [
    `<!-- ${hidden} -->`,
    `<div style="display:none">${hidden}</div>`,
    `<p hidden>${hidden}</p>`,
    `<template><p>${hidden}</p></template>`,
    `<noscript>${hidden}</noscript>`,
    `<aside>${hidden}</aside>`,
  ])
    assert.equal(read("text/html", `<p>Anna Berg lives in Graz.</p>${page}`), "Anna Berg lives in Graz.", page);
});

test("Any page can be read, and an unclosed script hides what follows", () => {
  assert.equal(read("text/html", "<p>Anna</p><script>Berg").trim(), "Anna");
  const piece = fc.constantFrom("<p>", "</p>", "<script>", "</script", "<nav", ">", "Anna", "&amp;", "<!--", "\u0000");
  fc.assert(fc.property(fc.array(piece), (pieces) => typeof read("text/html", pieces.join("")) === "string"));
});
