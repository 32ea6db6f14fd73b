import assert from "node:assert/strict";
import { test } from "node:test";
import { webPage } from "../../../src/connectors/pages/web-page.ts";

const LINKS = `<p>I draw maps of rivers, and of what becomes of them.</p>
  <p><a href="https://github.com/adaexampleton">GitHub</a> <a href="https://bsky.app/profile/exampleton.example">Bluesky</a>
  <a href="https://github.com/theme-maker">theme</a> <a href="https://www.facebook.com/sharer">Share</a></p>`;

function accountsOn(head: string): unknown[] {
  const data = `<!doctype html><html lang="en"><head><title>${head}</title></head><body><main><h1>${head}</h1>${LINKS}</main></body></html>`;
  const url = "https://exampleton.example/";
  const capture = {
    kind: "web-page",
    url,
    mediaType: "text/html",
    collectedAt: null,
    data,
    sought: ["Ada Exampleton"],
  };
  return [...webPage.read(capture)].flatMap(({ claims, identifiers }) =>
    claims.flatMap((claim) => {
      if (claim.property !== "account") return [];
      const [, from, to] = /^char=(\d+),(\d+)$/.exec(claim.locator) ?? [];
      assert.equal(data.slice(Number(from), Number(to)), claim.quote);
      assert.ok(identifiers.some(({ kind, value }) => kind === "profileUrl" && value === claim.value.url));
      return [claim.value.url];
    }),
  );
}

test("A page headed only by a name links to that person's accounts as well as others'", () => {
  const own = ["https://github.com/adaexampleton", "https://bsky.app/profile/exampleton.example"];
  assert.deepEqual(accountsOn("Ada Exampleton"), own);
  assert.deepEqual(accountsOn("Ada Exampleton – cartographer"), own);
});

test("A page headed only by a name keeps its links to others' profiles for comparison, and claims none of them", () => {
  const linksOn = (head: string) => {
    const data = `<html><head><title>${head}</title></head><body><h1>${head}</h1><p>Cartographer.</p>${LINKS}</body></html>`;
    const url = "https://maps.example.org/people/ada";
    const page = { kind: "web-page", url, mediaType: "text/html", collectedAt: null, data, sought: ["Ada Exampleton"] };
    return [...webPage.read(page)].flatMap(({ identifiers }) =>
      identifiers.flatMap(({ kind, value }) => (kind === "website" ? value : [])),
    );
  };
  assert.deepEqual(linksOn("Ada Exampleton"), ["github.com/theme-maker"]);
  assert.deepEqual(linksOn("Ada Exampleton and Bo Sample at the harbour of Tarnby"), []);
});

test("Links on a page about several people are attributed to none of them", () => {
  assert.deepEqual(accountsOn("Ada Exampleton and Bo Sample at the harbour of Tarnby"), []);
});
