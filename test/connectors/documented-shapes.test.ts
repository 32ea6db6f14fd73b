import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readWith } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { SAMPLES } from "./samples.ts";

describe("a document in the documented shape", () => {
  const expected = [...SAMPLES.values()].flatMap(({ captures, reads = {} }) =>
    Object.entries(reads).map(([kind, reading]) => ({ captures, kind, ...reading })),
  );

  test("is in the folders of most sources", () => assert.ok(expected.length >= 37, String(expected.length)));

  for (const { captures, kind, counts, says } of expected) {
    test(`of ${kind} yields exactly what it states`, () => {
      const capture = captures.find((each) => each.kind === kind);
      assert.ok(capture);
      const findings = [...readWith(READERS, capture)];
      const claims = findings.flatMap((finding) => finding.claims);
      assert.equal(
        claims
          .map(({ property }) => property)
          .toSorted()
          .join(" "),
        counts,
      );
      const values = new Set(claims.flatMap(({ value }) => leavesOf(value)));
      for (const said of says) assert.ok(values.has(said), JSON.stringify(said));
    });
  }
});

function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(leavesOf) : [value];
}
