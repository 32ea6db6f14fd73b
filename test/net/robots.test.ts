import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeResponse } from "../../src/asking/judge-response.ts";
import { SkipProbe } from "../../src/connectors/connector.ts";
import { asksNotToBeIndexed } from "../../src/net/robots.ts";
import { measureWork } from "../reading/growth.ts";

const asks = (text: string, tag?: string) => asksNotToBeIndexed(new Headers(tag ? { "x-robots-tag": tag } : {}), text);

test("A page can ask not to be indexed in its header or head, for every robot or for us", () => {
  for (const tag of [
    "noindex",
    "nofollow, NOINDEX",
    "none",
    "candor: noindex",
    "otherbot: nofollow, candor: noindex",
  ]) {
    assert.ok(asks("<p>Ada", tag), tag);
  }
  for (const meta of [
    '<meta name="robots" content="noindex">',
    "<META CONTENT='nofollow, noindex' NAME='ROBOTS'/>",
    "<meta name=robots content=none>",
    '<meta name="candor" content="noindex">',
  ]) {
    assert.ok(asks(`<html><head>${meta}</head><p>Ada`), meta);
  }
});

test("A page's header for all robots counts, whatever another header tells another robot", () => {
  const headers = new Headers([
    ["x-robots-tag", "otherbot: nofollow"],
    ["x-robots-tag", "noindex"],
  ]);
  assert.ok(asksNotToBeIndexed(headers, "<p>Ada"));
  assert.ok(!asks("<p>Ada", "noarchive, otherbot: noindex"));
});

test("An unclosed comment hides nothing, and an empty one ends at once", () => {
  const meta = '<meta name="robots" content="noindex">';
  assert.ok(asks(`<!-- ${meta}`));
  assert.ok(asks(`<!-->${meta}<!-- -->`));
  assert.ok(!asks(`<!-- a --><p><!-- ${meta} --><p>`));
});

test("Reads unclosed comments in linear time", () => {
  const grown = measureWork(
    (page: string) => asks(page),
    (size) => "<!--".repeat(size),
    { size: 6_000, shortMs: 32 },
  );
  assert.equal(grown, null);
});

test("A page that asks for nothing, or asks other robots, may be read", () => {
  for (const tag of [
    "nofollow",
    "otherbot: noindex",
    "unavailable_after: 25 Jun 2010 15:00:00 PST",
    "max-snippet: 20",
  ]) {
    assert.ok(!asks("<p>Ada", tag), tag);
  }
  for (const text of [
    '<meta name="robots" content="index, follow">',
    '<meta name="otherbot" content="noindex">',
    '<!-- <meta name="robots" content="noindex"> -->',
    '<meta name="description" content="noindex">',
    "<p>The word noindex stands in a text",
  ]) {
    assert.ok(!asks(text), text);
  }
});

test("Skips such a page, but does not apply this to a source's API", () => {
  const page = '<meta name="robots" content="noindex"><p>Ada';
  const response = {
    status: 200,
    url: "https://ada.example.org/",
    headers: new Headers({ "content-type": "text/html" }),
    bytes: new TextEncoder().encode(page),
  };
  const judge = (wants: "page" | "text") =>
    judgeResponse(response as never, { url: response.url, wants }, true, new Date("2026-06-15T12:00:00Z"));
  const judged = judge("page");
  assert.ok(judged.kind === "end" && judged.error instanceof SkipProbe);
  assert.equal(judged.error.message, "notIndexed");
  assert.equal(judge("text").kind, "answer");
});
