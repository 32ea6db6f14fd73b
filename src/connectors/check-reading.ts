import assert from "node:assert/strict";
import type { ClaimDraft } from "../domain/claim.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate } from "../domain/partial-date.ts";
import { isPlatform, readProfileUrl } from "../domain/platform.ts";
import type { Capture } from "./capture.ts";
import { type Reader, readerOf } from "./reader.ts";
import { readInstant } from "../domain/instant.ts";

/**
 * Reads a capture and checks what holds for every reading: one finding for each person, identifiers in normal form, every
 * claim at a place that is there, with the value's shape kept. Returns how many claims were checked; throws
 * `AssertionError` with the first that does not hold.
 */
export function checkReading(readers: readonly Reader[], capture: Capture): number {
  const reader = readerOf(readers, capture.kind);
  const findings = [...reader.read(capture)];
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
    assert.ok(reader.yields.includes(claim.property), `${capture.kind} claims ${claim.property}`);
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

/** A post may be a picture without words, and a breach of nobody knows which service: their sources write it so. */
const MAY_BE_EMPTY = new Set(["post.message", "breach.domain", "breach.description"]);
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
      assert.equal(readInstant(String(member))?.toISOString(), member, where);
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
