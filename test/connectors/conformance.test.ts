import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, test } from "node:test";
import { readRows } from "../../scripts/fields/fills.ts";
import { checkReading } from "../../src/connectors/check-reading.ts";
import { checkSource } from "../../src/connectors/conformance.ts";
import { faultsOf } from "../../src/connectors/describe-faults.ts";
import { CONNECTORS, READERS, SOURCES } from "../../src/connectors/registry.ts";
import { congressImporter } from "../../src/connectors/us-congress/importer.ts";
import type { ImportLine } from "../../src/importers/importer.ts";
import { diskFolder } from "../importers/disk-folder.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { CAPTURES } from "./captures.ts";
import { SAMPLES } from "./samples.ts";
import { CONGRESS_FILES } from "./us-congress/congress-files.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

describe("every source", () => {
  test("has samples in its folder, except the archive, which has no reader of its own", () => {
    const without = SOURCES.filter(({ name }) => !SAMPLES.has(name)).map(({ name }) => name);
    assert.deepEqual(without, ["archive"]);
  });

  for (const [name, samples] of SAMPLES) {
    test(`${name} meets the requirements of a plug-in`, async () => {
      const source = SOURCES.find((each) => each.name === name);
      assert.ok(source, `${name} is in the registry`);
      const checks = await checkSource(source, samples, { connectors: [], readers: [] });
      assert.ok(checks.length > 1);
      assert.deepEqual(
        checks.filter(({ faults }) => faults.length > 0),
        [],
      );
    });
  }
});

describe("every connector", () => {
  for (const connector of CONNECTORS) {
    test(`${connector.name} says what it can be asked`, () => {
      assert.deepEqual(faultsOf(connector, { connectors: [], readers: [] }), []);
    });
  }
});

describe("every connector to an external source", () => {
  test("is asked only about its own keys: a profile's address belongs to one platform", () => {
    const profile = { kind: "profileUrl", value: "https://github.com/candor-ada" } as const;
    const asked = CONNECTORS.filter(
      ({ access, accepts, takes, picturesOnly }) =>
        access !== "local" && picturesOnly !== true && accepts.includes(profile.kind) && takes?.(profile) !== false,
    );
    assert.deepEqual(
      asked.map(({ name }) => name),
      ["github"],
    );
  });
});

describe("every reader", () => {
  for (const { kind, yields, forRun } of READERS) {
    test(`of ${kind} is the only one, and lists each claim once`, () => {
      assert.match(kind, /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$/);
      assert.equal(READERS.filter((reader) => reader.kind === kind).length, 1);
      // What may not be stored is not claimed either.
      assert.equal(yields.length > 0, forRun !== true);
      assert.equal(new Set(yields).size, yields.length);
    });
  }

  test("has a document here", () => {
    assert.deepEqual(new Set(CAPTURES.map(({ kind }) => kind)), new Set(READERS.map(({ kind }) => kind)));
  });

  for (const [kind, captures] of Map.groupBy(CAPTURES, (capture) => capture.kind)) {
    test(`of ${kind} claims only what the document states`, () => {
      const claims = captures.map((capture) => checkReading(READERS, capture));
      // A picture states nothing by itself: it shows what other documents name. Neither do addresses to visit.
      assert.equal(
        claims.some((count) => count > 0),
        kind !== "pictures/file" && kind !== "brave/addresses",
      );
    });
  }

  test("claims only what the documents that the importer writes state", async () => {
    const rows: ImportLine[] = [];
    for await (const row of congressImporter.rows(memoryFolder(CONGRESS_FILES))) rows.push(row);
    assert.ok(checkDocuments(rows) > 100);
  });

  test("claims only what the documents of the invented world state", () => {
    assert.ok(checkDocuments(readRows(new URL("../../samples/world.ndjson", import.meta.url))) > 10_000);
  });

  test("claims only what the documents of the register state, in every fifth of them", { skip }, async () => {
    const rows: ImportLine[] = [];
    for await (const row of congressImporter.rows(diskFolder(join(datasets ?? "", "data/us-congress")))) rows.push(row);
    const documents = rows.filter((row) => row.type === "document");
    assert.ok(checkDocuments(documents.filter((_, index) => index % 5 === 0)) > 20_000);
  });
});

function checkDocuments(rows: readonly ImportLine[]): number {
  let claims = 0;
  for (const row of rows) {
    if (row.type !== "document") continue;
    const { kind, url, mediaType, collectedAt = null, data } = row;
    claims += checkReading(READERS, { kind, url, mediaType, collectedAt, data });
  }
  return claims;
}
