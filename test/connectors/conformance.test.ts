import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { readRows } from "../../scripts/fields/fills.ts";
import { CONNECTORS, findConnector, READERS } from "../../src/connectors/registry.ts";
import { congressImporter } from "../../src/connectors/us-congress/importer.ts";
import { IDENTIFIER_KINDS, normalizeIdentifier } from "../../src/domain/identifier.ts";
import type { ImportRow } from "../../src/importers/importer.ts";
import { diskFolder } from "../importers/disk-folder.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { CAPTURES } from "./captures.ts";
import { checkReading } from "./check-reading.ts";
import { CONGRESS_FILES } from "./us-congress/congress-files.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

describe("every connector", () => {
  for (const connector of CONNECTORS) {
    test(`${connector.name} is found by its name and says what it may be asked`, () => {
      assert.equal(findConnector(connector.name), connector);
      assert.match(connector.name, /^[a-z][a-z0-9-]*$/);
      assert.ok(connector.accepts.every((kind) => IDENTIFIER_KINDS.includes(kind)));
      for (const example of Object.values(connector.examples)) {
        assert.ok(connector.accepts.includes(example.kind));
        assert.deepEqual(normalizeIdentifier(example.kind, example.value), example);
      }
    });
  }
});

describe("every connector to a source outside", () => {
  for (const connector of CONNECTORS.filter(({ access }) => access !== "local")) {
    test(`${connector.name} says whom it asks, under which terms, how fast, and what of an answer it leaves`, () => {
      const { homepage, terms, asks = "", limits, verified, settings = {}, examples } = connector;
      for (const address of [homepage, terms, ...(verified ? [verified.address] : [])])
        assert.match(address, /^https:/);
      if (verified) assert.match(verified.date, /^20\d\d-\d\d-\d\d$/);
      assert.match(asks, /^(?:\*|https:\/\/[a-z0-9.*-]+)$/);
      assert.ok(limits.requestsPerMinute > 0 && limits.timeoutMs <= 30_000 && limits.cacheDays > 0);
      assert.ok(connector.access !== "key" || Object.values(settings).some(({ secret }) => secret));
      for (const example of Object.values(examples)) assert.ok(connector.takes?.(example) ?? true);
    });
  }

  test("is asked about its own keys only: one profile's address is one platform's", () => {
    const profile = { kind: "profileUrl", value: "https://github.com/candor-ada" } as const;
    const asked = CONNECTORS.filter(
      ({ access, accepts, takes }) =>
        access !== "local" && accepts.includes(profile.kind) && takes?.(profile) !== false,
    );
    assert.deepEqual(
      asked.map(({ name }) => name),
      ["github"],
    );
  });
});

describe("every reader", () => {
  for (const { kind, yields } of READERS) {
    test(`of ${kind} is the only one, and names what it claims once`, () => {
      assert.match(kind, /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$/);
      assert.equal(READERS.filter((reader) => reader.kind === kind).length, 1);
      assert.ok(yields.length > 0 && new Set(yields).size === yields.length);
    });
  }

  test("has a document here", () => {
    assert.deepEqual(new Set(CAPTURES.map(({ kind }) => kind)), new Set(READERS.map(({ kind }) => kind)));
  });

  for (const capture of CAPTURES) {
    test(`of ${capture.kind} says only what stands in the document`, () => {
      assert.ok(checkReading(capture) > 0);
    });
  }

  test("says only what stands in the documents that the importer writes", async () => {
    const rows: ImportRow[] = [];
    for await (const row of congressImporter.rows(memoryFolder(CONGRESS_FILES))) rows.push(row);
    assert.ok(checkDocuments(rows) > 100);
  });

  test("says only what stands in the documents of the invented world", () => {
    assert.ok(checkDocuments(readRows(new URL("../../samples/world.ndjson", import.meta.url))) > 10_000);
  });

  test("says only what stands in the documents of the register, every fifth of them", { skip }, async () => {
    const rows: ImportRow[] = [];
    for await (const row of congressImporter.rows(diskFolder(join(datasets ?? "", "data/us-congress")))) rows.push(row);
    const documents = rows.filter((row) => row.type === "document");
    assert.ok(checkDocuments(documents.filter((_, index) => index % 5 === 0)) > 20_000);
  });
});

function checkDocuments(rows: readonly ImportRow[]): number {
  let claims = 0;
  for (const row of rows) {
    if (row.type !== "document") continue;
    const { kind, url, mediaType, collectedAt = null, data } = row;
    claims += checkReading({ kind, url, mediaType, collectedAt, data });
  }
  return claims;
}
