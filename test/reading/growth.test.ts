import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { captureOf } from "../../src/connectors/connector.ts";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { CAPTURES } from "../connectors/captures.ts";
import { measureGrowth } from "./growth.ts";
import { worstDataOf } from "./worst-data.ts";
import { WORST_PAGES } from "./worst-pages.ts";

const archive = CONNECTORS.find(({ name }) => name === "archive");
const ADDRESS = { url: "https://ines.example.org/", collectedAt: null as unknown as string };
/** These two go through every part of a page between them; the other readers of pages are not measured here. */
const KINDS = ["person-page", "news-article"];
/** Of 25 and 100 kB. */
const SIZE = 250;

test("Readers take no longer than a document is long: four times the page is not sixteen times the work", () => {
  assert.ok(archive);
  const slow: string[] = [];
  for (const { name, make } of WORST_PAGES) {
    for (const kind of KINDS) {
      const page = (size: number) => captureOf(kind, { ...ADDRESS, mediaType: "text/html", data: make(size) });
      const found = measureGrowth(archive, page, SIZE);
      if (found) slow.push(`${kind}, ${name}: ${found.growth.toFixed(1)} times as long`);
    }
    const text = (size: number) => {
      const data = `Ines Calder\n\n${make(size).replace(/^[\s\S]*<\/h1>|<[^<>]*>/g, "")}`;
      return captureOf("person-page", { ...ADDRESS, mediaType: "text/plain", data });
    };
    const found = measureGrowth(archive, text, SIZE);
    if (found) slow.push(`plain text, ${name}: ${found.growth.toFixed(1)} times as long`);
  }
  assert.deepEqual(slow, []);
});

test("Every reader of data and feeds takes no longer than its answer is long, whatever of it is repeated, lengthened or nested", () => {
  const shapes = CAPTURES.flatMap((capture) => {
    const connector = CONNECTORS.find(({ readers }) => readers.some(({ kind }) => kind === capture.kind));
    if (connector === undefined || !/json|xml/u.test(capture.mediaType)) return [];
    return worstDataOf(capture).map((shape) => ({ connector, capture, ...shape }));
  });
  fc.assert(
    fc.property(fc.constantFrom(...shapes), ({ connector, capture, name, make }) => {
      const found = measureGrowth(connector, (size) => ({ ...capture, data: make(size) }), SIZE);
      assert.equal(found, null, `${capture.kind}, ${name}`);
    }),
    { numRuns: 150 },
  );
});

test("What is not linear is found", () => {
  assert.ok(archive);
  const [reader] = archive.readers;
  assert.ok(reader);
  const quadratic = {
    ...archive,
    readers: [
      {
        ...reader,
        kind: "person-page",
        read({ data }: { data: string }) {
          for (let steps = data.length ** 2; steps > 0; steps--);
          return [];
        },
      },
    ],
  };
  const page = (size: number) =>
    captureOf("person-page", { ...ADDRESS, mediaType: "text/html", data: "x".repeat(size) });
  assert.ok(measureGrowth(quadratic, page, 4_000));
});
