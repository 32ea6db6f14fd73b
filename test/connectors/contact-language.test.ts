import assert from "node:assert/strict";
import { test } from "node:test";
import { CONNECTORS } from "../../src/connectors/registry.ts";
import { readCapture } from "../../src/reading/read-capture.ts";
import { CAPTURES } from "./captures.ts";

test("A contact's invalid language tag is ignored, and the rest of the contact is read", () => {
  const sample = CAPTURES.find(({ data }) => data.includes('"hs_language":"es"'));
  const connector = CONNECTORS.find(({ readers }) => readers.some(({ kind }) => kind === sample?.kind));
  assert.ok(sample && connector);
  const said = (language: string) => {
    const data = sample.data.replace('"hs_language":"es"', JSON.stringify({ hs_language: language }).slice(1, -1));
    const { findings } = readCapture(connector, { ...sample, data });
    return findings.flatMap(({ claims }) => claims.map(({ property, value }) => ({ property, value })));
  };
  const spanish = said("es");
  assert.ok(spanish.some(({ property }) => property === "language"));
  assert.deepEqual(
    said("Spanish (Latin America)"),
    spanish.filter(({ property }) => property !== "language"),
  );
});
