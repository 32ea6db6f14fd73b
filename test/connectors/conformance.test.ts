import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { archive, isOperatorKind, knownKinds } from "../../src/connectors/archive.ts";
import type { Capture } from "../../src/connectors/connector.ts";
import { operator } from "../../src/connectors/operator.ts";
import { CONNECTORS, findConnector } from "../../src/connectors/registry.ts";
import type { ClaimDraft } from "../../src/domain/claim.ts";
import { IDENTIFIER_KINDS, normalizeIdentifier } from "../../src/domain/identifier.ts";
import { isPartialDate } from "../../src/domain/partial-date.ts";
import { isPlatform, readProfileUrl } from "../../src/domain/platform.ts";
import { readImportLine } from "../../src/importers/candor-ndjson.ts";
import type { ImportRow } from "../../src/importers/importer.ts";
import { usCongress } from "../../src/importers/us-congress.ts";
import { CONGRESS_FILES } from "../importers/congress-files.ts";
import { diskFolder } from "../importers/disk-folder.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { CAPTURES } from "./captures.ts";

const datasets = process.env.CANDOR_DATASETS;
const skip = datasets === undefined && "CANDOR_DATASETS is not set";

describe("every connector", () => {
  for (const connector of CONNECTORS) {
    test(`${connector.name} is found by its name and says what it may be asked`, () => {
      assert.equal(findConnector(connector.name), connector);
      assert.match(connector.name, /^[a-z][a-z0-9-]*$/);
      assert.ok(connector.accepts.every((kind) => IDENTIFIER_KINDS.includes(kind)));
      assert.equal(new Set(connector.yields).size, connector.yields.length);
      for (const example of Object.values(connector.examples)) {
        assert.ok(connector.accepts.includes(example.kind));
        assert.deepEqual(normalizeIdentifier(example.kind, example.value), example);
      }
    });
  }
});

describe("every reader", () => {
  test("has a document here", () => {
    assert.deepEqual(new Set(CAPTURES.map(({ kind }) => kind)), new Set([...knownKinds(), "crm/contact"]));
  });

  for (const capture of CAPTURES) {
    test(`of ${capture.kind} says only what stands in the document`, () => {
      assert.ok(checkReading(capture) > 0);
    });
  }

  test("says only what stands in the documents that the importer writes", async () => {
    const rows: ImportRow[] = [];
    for await (const row of usCongress.rows(memoryFolder(CONGRESS_FILES))) rows.push(row);
    assert.ok(checkDocuments(rows) > 100);
  });

  test("says only what stands in the documents of the sample people", () => {
    const text = readFileSync(new URL("../../samples/people.ndjson", import.meta.url), "utf8");
    const rows = text
      .trim()
      .split("\n")
      .map(readImportLine)
      .flatMap((reading) => ("row" in reading ? [reading.row] : []));
    assert.ok(checkDocuments(rows) > 100);
  });

  test("says only what stands in the documents of the register, every fifth of them", { skip }, async () => {
    const rows: ImportRow[] = [];
    for await (const row of usCongress.rows(diskFolder(join(datasets ?? "", "data/us-congress")))) rows.push(row);
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

/** Returns how many claims were checked. */
function checkReading(capture: Capture): number {
  const connector = isOperatorKind(capture.kind) ? operator : archive;
  const findings = [...connector.read(capture)];
  const json: unknown = capture.mediaType === "application/json" ? JSON.parse(capture.data) : undefined;
  const ids = findings.map(({ externalId }) => externalId);
  assert.equal(new Set(ids).size, ids.length, `${capture.url}: one finding for each person`);
  for (const { identifiers, url } of findings) {
    assert.ok(URL.canParse(url));
    for (const identifier of identifiers) {
      assert.deepEqual(normalizeIdentifier(identifier.kind, identifier.value), identifier);
    }
  }
  const claims = findings.flatMap((finding) => finding.claims);
  for (const claim of claims) {
    checkPlace(claim, capture, json);
    assert.ok(connector.yields.includes(claim.property), claim.property);
    checkValue(claim);
  }
  return claims.length;
}

function checkPlace(claim: ClaimDraft, capture: Capture, json: unknown): void {
  const { locator, quote } = claim;
  const where = `${capture.url} ${locator}`;
  if (json !== undefined) {
    const place = resolve(json, locator);
    assert.ok(place !== undefined && place !== null, where);
    if (quote !== undefined) assert.equal(quote, place, where);
    return;
  }
  const [, from, to] = /^char=(\d+),(\d+)$/.exec(locator) ?? [];
  assert.ok(from !== undefined && to !== undefined && quote !== undefined && quote !== "", where);
  assert.equal(capture.data.slice(Number(from), Number(to)), quote, where);
}

/** A post may be a picture without words; the platforms show it so. */
const MAY_BE_EMPTY = new Set(["post.message"]);
const DAYS = new Set(["event", "breach", "article"]);

function checkValue({ property, value, method, confidence }: ClaimDraft): void {
  assert.ok(confidence > 0 && confidence <= 1);
  assert.notEqual(method, "generated");
  if (typeof value === "string") return checkText(property, value);
  for (const [name, member] of Object.entries(value)) {
    const where = `${property}.${name}`;
    assert.ok(member !== undefined && member !== null && (member !== "" || MAY_BE_EMPTY.has(where)), where);
    if (/^(?:from|to|companyFounded|founded)$/.test(name)) assert.ok(isPartialDate(String(member)), where);
    if (name === "date" && DAYS.has(property)) assert.ok(isPartialDate(String(member)), where);
    else if (/^(?:date|createdAt|lastActiveAt)$/.test(name)) {
      assert.equal(new Date(String(member)).toISOString(), member, where);
    }
  }
  if (property === "account" && isPlatform(value.platform)) {
    assert.equal(readProfileUrl(value.url)?.url, value.url);
  }
}

function checkText(property: string, value: string): void {
  assert.equal(value, value.trim());
  assert.notEqual(value, "");
  if (property === "phone") assert.equal(normalizeIdentifier("phone", value)?.value, value);
  if (property === "email") assert.equal(value, value.toLowerCase());
  if (property.endsWith("Date")) assert.ok(isPartialDate(value), property);
}

/** RFC 6901. */
function resolve(json: unknown, pointer: string): unknown {
  let place = json;
  for (const token of pointer.split("/").slice(1)) {
    const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof place !== "object" || place === null || !Object.hasOwn(place, name)) return undefined;
    place = Reflect.get(place, name);
  }
  return place;
}
