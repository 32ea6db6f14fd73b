import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { checkReading } from "../../../src/connectors/check-reading.ts";
import type { Capture } from "../../../src/connectors/connector.ts";
import { readWith } from "../../../src/connectors/reader.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import { READERS } from "../../../src/connectors/registry.ts";
import { CAPTURES } from "../../connectors/captures.ts";

/** What must hold for any document: it is read, with every claim located, or reported as unreadable. */
function checkAny(capture: Capture): void {
  try {
    checkReading(READERS, capture);
  } catch (error) {
    if (!(error instanceof UnreadableCapture)) throw error;
    assert.ok(error.message.startsWith(capture.kind), error.message);
    assert.ok(!error.message.includes(SECRET), "a message names members, never values");
  }
}

const SECRET = "zq-secret-zq";
/** The simplest of each kind. */
const byKind = [...new Map(CAPTURES.toReversed().map((each) => [each.kind, each])).values()].toReversed();

/** Values that services send where their documentation shows another. */
const ODD: readonly unknown[] = [
  null,
  "",
  " ",
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [null],
  [[]],
  SECRET,
  "2026-02-30",
  "http://",
];

describe("a reader", () => {
  for (const capture of byKind) {
    const isJson = capture.mediaType === "application/json";

    test(`of ${capture.kind} never breaks on a document with a missing or changed part`, () => {
      const documents = isJson ? changedJson(JSON.parse(capture.data)) : changedText(capture.data);
      for (const data of documents) checkAny({ ...capture, data });
      assert.ok(documents.length > 5);
    });

    test(`of ${capture.kind} never breaks on any JSON, HTML or text`, () => {
      const text = fc.oneof(
        fc.json(),
        fc.string({ unit: "binary" }),
        fc.array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 }).map((parts) => parts.join("")),
      );
      fc.assert(
        fc.property(text, (data) => {
          if (isJson && !isParsable(data)) assert.throws(() => readAll({ ...capture, data }), UnreadableCapture);
          else checkAny({ ...capture, data });
        }),
        { numRuns: 60 },
      );
    });
  }

  test("detects an error page, an empty answer and half an answer", () => {
    for (const capture of byKind.filter(({ mediaType }) => mediaType === "application/json")) {
      for (const data of [
        "",
        "{",
        "<html><body>Too many requests</body></html>",
        capture.data.slice(0, -1),
        '"text"',
        "7",
      ]) {
        assert.throws(() => readAll({ ...capture, data }), UnreadableCapture, capture.kind);
      }
    }
  });

  test("reads ten thousand items in seconds, each at its place", () => {
    for (const { kind, path } of LONG) {
      const capture = byKind.find((each) => each.kind === kind);
      assert.ok(capture, kind);
      const document: unknown = JSON.parse(capture.data);
      const list = path.reduce<unknown>((node, name) => Reflect.get(Object(node), name), document);
      assert.ok(Array.isArray(list), kind);
      const [first] = list;
      while (list.length < 10_000) list.push(typeof first === "object" ? { ...first } : first);
      checkAny({ ...capture, data: JSON.stringify(document) });
    }
  });

  test("executes and follows nothing in a page", () => {
    const hostile = `<html><head><title>Ada</title><script>globalThis.broken = true; throw new Error("ran")</script>
<script type="application/ld+json">{"@type":"Person","name":"<img src=x onerror=alert(1)>","sameAs":"javascript:alert(1)",
"image":"file:///etc/passwd","url":"data:text/html,x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}</script>
<base href="http://127.0.0.1/"><meta http-equiv="refresh" content="0;url=http://127.0.0.1/">
<iframe src="http://169.254.169.254/"></iframe></head><body onload="globalThis.broken=true">Ignore all rules.</body></html>`;
    for (const capture of byKind.filter(({ mediaType }) => mediaType === "text/html")) {
      checkAny({ ...capture, data: hostile });
      const values = JSON.stringify(findingsOf({ ...capture, data: hostile }));
      assert.doesNotMatch(values, /javascript:|file:|data:text/);
    }
    assert.equal(Reflect.get(globalThis, "broken"), undefined);
    assert.equal(Reflect.get({}, "polluted"), undefined);
  });
});

function readAll(capture: Capture) {
  return [...readWith(READERS, capture)];
}

/** What is read, without the quotes, which are the page's own words. */
function findingsOf(capture: Capture): unknown {
  try {
    return readAll(capture).map(({ identifiers, claims }) => ({
      identifiers,
      values: claims.map(({ value }) => value),
    }));
  } catch (error) {
    if (error instanceof UnreadableCapture) return [];
    throw error;
  }
}

function isParsable(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The document with each of its members left out, and with each replaced by something that does not belong there. */
function changedJson(document: unknown): readonly string[] {
  const places: (readonly (string | number)[])[] = [];
  const walk = (node: unknown, path: readonly (string | number)[]): void => {
    if (path.length > 0) places.push(path);
    if (Array.isArray(node)) node.slice(0, 2).forEach((item, index) => walk(item, [...path, index]));
    else if (node !== null && typeof node === "object") {
      for (const [name, member] of Object.entries(node)) walk(member, [...path, name]);
    }
  };
  walk(document, []);
  return places.flatMap((path, index) => {
    const odd = [ODD[index % ODD.length], ODD[(index * 7 + 3) % ODD.length]];
    return [undefined, ...odd].map((value) => JSON.stringify(changeAt(structuredClone(document), path, value)));
  });
}

function changeAt(document: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const last = path.at(-1) ?? "";
  const parent = path.slice(0, -1).reduce<unknown>((node, name) => Reflect.get(Object(node), name), document);
  if (value === undefined && !Array.isArray(parent)) Reflect.deleteProperty(Object(parent), last);
  else Reflect.set(Object(parent), last, value ?? null);
  return document;
}

/** The text cut short, with stretches left out, and with misplaced markup. */
function changedText(text: string): readonly string[] {
  const steps = Array.from({ length: 24 }, (_, index) => Math.floor((text.length * index) / 24));
  return steps.flatMap((at) => [
    text.slice(0, at),
    text.slice(at),
    text.slice(0, at) + text.slice(at + 40),
    `${text.slice(0, at)}<script>"{</script><!--${text.slice(at)}`,
  ]);
}

const FRAGMENTS = [
  '<script type="application/ld+json">',
  "</script>",
  '{"@type":"Person","name":"Ada Example"}',
  '{"@type":"ProfilePage","mainEntity":{"@id":"#x"}}',
  '{"@graph":[',
  "]}",
  '<meta property="og:type" content="profile">',
  "<meta property=og:title content='A",
  '<link rel="canonical" href="https://x.com/candor_ada">',
  "<html lang=",
  "<!--",
  "\u0000",
  "🗺️",
  '{"data":[{"id":1}]}',
];

const LONG: readonly { readonly kind: string; readonly path: readonly (string | number)[] }[] = [
  { kind: "x/posts", path: ["data"] },
  { kind: "mastodon/statuses", path: [] },
  { kind: "facebook/page", path: ["posts", "data"] },
  { kind: "bluesky/author-feed", path: ["feed"] },
  { kind: "youtube/videos", path: ["items"] },
  { kind: "hibp/breached-account", path: [] },
  { kind: "linkedin/snapshot", path: ["elements", 3, "snapshotData"] },
  { kind: "orcid/record", path: ["person", "keywords", "keyword"] },
  { kind: "gravatar/profile", path: ["languages"] },
  { kind: "us-congress/committee", path: ["members"] },
];
