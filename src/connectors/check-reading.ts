import assert from "node:assert/strict";
import type { ClaimDraft, Finding } from "../domain/claim.ts";
import { normalizeIdentifier } from "../domain/identifier.ts";
import { isPartialDate } from "../domain/partial-date.ts";
import { isPlatform, readProfileUrl } from "../domain/platform.ts";
import type { Capture } from "./capture.ts";
import { jsonOf, type PlaceFault, placeFaultOf } from "./findings/claim-place.ts";
import { faultOfFinding } from "./findings/finding-faults.ts";
import { type Reader, readerOf } from "./reader.ts";
import { readInstant } from "../domain/instant.ts";

/**
 * Reads a capture and checks what must be true of every reading: one finding per person, identifiers in normal form,
 * every claim at an existing place and with its value unchanged. Returns how many claims were checked; throws an
 * `AssertionError` for the first that fails.
 */
export function checkReading(readers: readonly Reader[], capture: Capture): number {
  const reader = readerOf(readers, capture.kind);
  const findings: Finding[] = [];
  for (const finding of reader.read(capture)) {
    const fault = faultOfFinding(finding);
    assert.ok(fault === null, fault ?? "");
    findings.push(finding);
  }
  const json = jsonOf(capture);
  const ids = findings.map(({ externalId }) => externalId);
  assert.equal(
    new Set(ids).size,
    ids.length,
    `${capture.url}: one finding for each person, and two have one "externalId"`,
  );
  for (const { identifiers, url } of findings) {
    assert.ok(URL.canParse(url), 'the "url" of a finding is not an address');
    for (const { kind, value } of identifiers) {
      const normal = normalizeIdentifier(kind, value)?.value;
      const fault = normal === undefined ? `is not valid` : `has the normal form "${normal}"`;
      assert.ok(normal === value, `the identifier "${value}" of kind ${kind} ${fault}`);
    }
  }
  const claims = findings.flatMap((finding) => finding.claims);
  for (const claim of claims) {
    checkPlace(claim, capture, json);
    assert.ok(
      reader.yields.includes(claim.property),
      `${capture.kind} claims ${claim.property}, which "yields" does not name`,
    );
    checkValue(claim);
  }
  return claims.length;
}

function checkPlace(claim: ClaimDraft, capture: Capture, json: unknown): void {
  const fault = placeFaultOf(claim, capture, json);
  const { property, locator } = claim;
  assert.ok(fault === null, `${capture.url}: the claim of ${property} ${fault && PLACE_FAULTS[fault](locator)}`);
}

const PLACE_FAULTS: Readonly<Record<PlaceFault, (locator: string) => string>> = {
  nothingThere: (locator) => `names ${locator} as its place, where there is nothing`,
  noSpan: (locator) => `names ${locator} as its place, which is not char=from,to`,
  noQuote: () => "has no quote",
  otherText: (locator) => `quotes what does not stand at ${locator}`,
};

/** A post may be a picture without text, and a breach may name no service: their sources write it like that. */
const MAY_BE_EMPTY = new Set(["post.message", "breach.domain", "breach.description"]);
const DAYS = new Set(["event", "breach", "article"]);

function checkValue({ property, value }: ClaimDraft): void {
  if (typeof value === "string") return checkText(property, value);
  for (const [name, member] of Object.entries(value)) {
    const where = `${property}.${name}`;
    assert.ok(member !== undefined && member !== null, `${where} is there without a value: leave it out`);
    assert.ok(member !== "" || MAY_BE_EMPTY.has(where), `${where} is empty: leave it out`);
    if (/^(?:from|to|companyFounded|founded)$/.test(name)) checkDay(where, member);
    if (name === "date" && DAYS.has(property)) checkDay(where, member);
    else if (/^(?:date|createdAt|lastActiveAt)$/.test(name)) {
      const isInstant = readInstant(String(member))?.toISOString() === member;
      assert.ok(isInstant, `${where} is not a time such as "2026-06-15T00:00:00.000Z": ${String(member)}`);
    }
  }
  if (property === "account" && isPlatform(value.platform)) {
    const { url } = readProfileUrl(value.url) ?? {};
    assert.ok(url === value.url, `account.url is not the profile's address in its normal form${url ? `: ${url}` : ""}`);
  }
}

function checkDay(where: string, value: unknown): void {
  assert.ok(
    isPartialDate(String(value)),
    `${where} is not a date such as 1958, 1958-10 or 1958-10-13: ${String(value)}`,
  );
}

function checkText(property: string, value: string): void {
  assert.notEqual(value, "", `${property} is empty: leave the claim out`);
  assert.ok(value === value.trim(), `${property} begins or ends with blanks`);
  const phone = property === "phone" ? normalizeIdentifier("phone", value)?.value : value;
  assert.ok(phone === value, `phone is not a number in E.164, such as +12025550101: ${value}`);
  assert.ok(property !== "email" || value === value.toLowerCase(), `email is not in small letters: ${value}`);
  if (property.endsWith("Date")) checkDay(property, value);
}
