import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { captureOf } from "../../../src/connectors/connector.ts";
import { CONNECTORS } from "../../../src/connectors/registry.ts";
import { CAPTURES } from "../../connectors/captures.ts";
import { LONG } from "../../support/long-form.ts";
import { measureGrowth, measureWork } from "../../reading/growth.ts";
import { worstDataOf } from "../../reading/worst-data.ts";
import { PAGE_KINDS, TEXT_KINDS, WORST_PAGES, type WorstPage } from "../../reading/worst-pages.ts";

const archive = CONNECTORS.find(({ name }) => name === "archive");
const ADDRESS = { url: "https://ines.example.org/", collectedAt: null as unknown as string };
/** 10 and 40 kB. */
const PAGE_SIZE = 100;
/** Quadratic work that takes longer at 40 kB exceeds a document's whole time at one megabyte (`reading-room.ts`). */
const SHORT_PAGE_MS = 32;
/** 25 and 100 kB. */
const SIZE = 250;
/** Data is read faster than prose. */
const SHORT_MS = 100;

/**
 * Of the pages that the first kind reads, each of the other kinds, which share most of its code, reads one in this
 * many.
 */
const SHARE = LONG ? 3 : 12;
/** Random shapes of data. */
const SHAPES = LONG ? 150 : 40;

/** The first kind of pages reads every worst page. In `npm run torture -- documents` all kinds read all of them. */
function pagesFor(kinds: readonly string[], kind: string): readonly WorstPage[] {
  const at = kinds.indexOf(kind);
  if (at === 0 && kinds === PAGE_KINDS) return WORST_PAGES;
  return WORST_PAGES.filter((_, index) => index % SHARE === at % SHARE);
}

for (const kind of PAGE_KINDS) {
  test(`The reader of ${kind} takes linear time for a page: four times the page is not sixteen times the work`, () => {
    assert.ok(archive);
    const slow: string[] = [];
    for (const { name, make } of pagesFor(PAGE_KINDS, kind)) {
      const page = (size: number) => captureOf(kind, { ...ADDRESS, mediaType: "text/html", data: make(size) });
      const found = measureGrowth(archive, page, PAGE_SIZE, SHORT_PAGE_MS);
      if (found) slow.push(`${name}: ${found.growth.toFixed(1)} times as long`);
    }
    assert.deepEqual(slow, []);
  });
}

for (const kind of TEXT_KINDS) {
  test(`The reader of ${kind} takes linear time for a plain text`, () => {
    assert.ok(archive);
    const slow: string[] = [];
    for (const { name, make } of pagesFor(TEXT_KINDS, kind)) {
      const text = (size: number) => {
        const data = `Ines Calder\n\n${make(size).replace(/^[\s\S]*<\/h1>|<[^<>]*>/g, "")}`;
        return captureOf(kind, { ...ADDRESS, mediaType: "text/plain", data });
      };
      const found = measureGrowth(archive, text, PAGE_SIZE, SHORT_PAGE_MS);
      if (found) slow.push(`${name}: ${found.growth.toFixed(1)} times as long`);
    }
    assert.deepEqual(slow, []);
  });
}

test("Every reader of data and feeds takes no longer than its answer is long, whatever is repeated, lengthened or nested", () => {
  const shapes = CAPTURES.flatMap((capture) => {
    const connector = CONNECTORS.find(({ readers }) => readers.some(({ kind }) => kind === capture.kind));
    if (connector === undefined || !/json|xml/u.test(capture.mediaType)) return [];
    return worstDataOf(capture).map((shape) => ({ connector, capture, ...shape }));
  });
  fc.assert(
    fc.property(fc.constantFrom(...shapes), ({ connector, capture, name, make }) => {
      const found = measureGrowth(connector, (size) => ({ ...capture, data: make(size) }), SIZE, SHORT_MS);
      assert.equal(found, null, `${capture.kind}, ${name}`);
    }),
    { numRuns: SHAPES },
  );
});

test("Nonlinear work is detected, and linear work is not", () => {
  let steps = 0;
  const grows = (work: (length: number) => number) =>
    measureWork<string>(
      ({ length }) => (steps += work(length)),
      (size) => "x".repeat(size),
      {
        size: 1_500,
        shortMs: 10,
        clock: () => steps,
      },
    );
  assert.equal(grows((length) => 4 * (length / 1_500) ** 2)?.growth, 16);
  assert.equal(
    grows((length) => length),
    null,
  );
});
