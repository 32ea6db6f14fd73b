import assert from "node:assert/strict";
import { test } from "node:test";
import { hushDocument, textsOfDocument } from "../../src/pipeline/hush-names.ts";

/** Finds Odile Quarrendon, by her name or by her handle. */
const hush = (text: string) =>
  [...text.matchAll(/Odile Quarrendon|@odile_q/g)].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
  }));

test("Of an object about somebody on the list, as in a list of followers, nothing is shown", () => {
  const others = [
    { id: "2", name: "Agatha Brimstead", username: "agatha_b", description: "Friend of Odile Quarrendon" },
    { headline: "Odile Quarrendon", body: "A text about somebody else" },
  ];
  const theirs = [
    { id: "1", name: "Odile Quarrendon", username: "oq1979", image: null, counts: { followers: 7 } },
    { id: "3", name: "O.", username: "odile_q" },
  ];
  const document = { data: JSON.stringify({ data: [...theirs, ...others] }), mediaType: "application/json" };
  assert.ok([...textsOfDocument(document)].includes("@odile_q"), "the list is asked about handles");
  const { data } = JSON.parse(hushDocument(document, hush, new Set())) as { data: readonly unknown[] };
  assert.deepEqual(data.slice(0, 2), [
    { id: "█", name: "█", username: "█", image: null, counts: { followers: "█" } },
    { id: "█", name: "█", username: "█" },
  ]);
  assert.deepEqual(data.slice(2), [
    { ...others[0], description: `Friend of ${"█".repeat(16)}` },
    { ...others[1], headline: "█".repeat(16) },
  ]);
});
