import assert from "node:assert/strict";
import { test } from "node:test";
import { readText } from "../../../src/connectors/pages/prose.ts";

function findings(data: string) {
  return [
    ...readText({
      kind: "prose",
      url: "https://example.org/about",
      mediaType: "text/plain",
      collectedAt: null,
      data,
    }),
  ];
}

test("a page is about the person in its first line, and contains every quote", () => {
  const data = "Ada Finch\n\nShe joined Corvane in 2001. Ada lives in Halden, Vermont.";
  const [finding] = findings(data);
  assert.equal(finding?.name, "Ada Finch");
  assert.equal(finding?.externalId, "https://example.org/about");
  assert.deepEqual(
    finding?.claims.map(({ property }) => property),
    ["fullName", "experience", "location", "gender"],
  );
  for (const { locator, quote } of finding?.claims ?? []) {
    const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
    assert.equal(data.slice(Number(from), Number(to)), quote);
  }
});

test("a page may name its person at the beginning of the text", () => {
  assert.equal(findings("Ada Finch is head of research at Corvane.")[0]?.name, "Ada Finch");
});

test("a page that names nobody yields nothing", () => {
  assert.deepEqual(findings("welcome to our page\n\nWe work at Corvane since 2001."), []);
  assert.deepEqual(findings(""), []);
});
