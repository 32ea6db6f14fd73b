import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, judgeFailure, judgeResponse } from "../../src/asking/judge-response.ts";
import { RetryLater } from "../../src/connectors/connector.ts";
import { BlockedAddress, TOO_MANY_REDIRECTS } from "../../src/net/guarded-fetch.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

function judge(status: number, headers: Record<string, string> = {}, remedy: string | null = null, body = "") {
  const response = {
    status,
    url: "https://source.example.org/",
    headers: new Headers(headers),
    bytes: new TextEncoder().encode(body),
  };
  return judgeResponse(response as never, { url: response.url }, false, NOW, remedy);
}

function fail(error: Error) {
  return judgeFailure(error, new AbortController().signal);
}

test("A source that asks for payment or reports a conflict is blocked, and does not count as failing", () => {
  for (const status of [402, 409]) {
    const judged = judge(status);
    assert.ok(judged.kind === "end" && judged.error instanceof RetryLater);
    assert.match(judged.error.message, new RegExp(`\\(${status}\\)$`));
    assert.equal(judged.counts, "nothing");
  }
});

test("Says what to do about a key that is wrong, revoked, expired or out of credit", () => {
  const remedy = "set another with `candor sources set brave key`";
  const told = (status: number, body = "") => {
    const judged = judge(status, {}, remedy, body);
    return judged.kind === "end" ? judged.error.message : judged.kind;
  };
  for (const status of [401, 403])
    assert.match(told(status), new RegExp(`^the key was refused \\(${status}\\): .*; ${remedy}$`));
  assert.match(told(402), new RegExp(`^the key has no credit left \\(402\\): .*, or ${remedy}$`));
  assert.match(told(422, '{"code":"SUBSCRIPTION_TOKEN_INVALID"}'), /^the key was refused \(422\)/);
  assert.match(told(400, '{"message":"API key not valid."}'), /^the key was refused \(400\)/);
  assert.equal(
    told(400, '{"message":"no such field"}'),
    "the source answered with a status that its documentation does not give (400)",
  );
  assert.equal(told(451), "the source refused (451)");
  // As the YouTube Data API says it.
  const spent = '{"error":{"code":403,"errors":[{"reason":"quotaExceeded","domain":"youtube.quota"}]}}';
  assert.match(told(403, spent), new RegExp(`^the key's quota is used up \\(403\\): .*, or ${remedy}$`));
});

test("An answer without a body says nothing about the source's health", () => {
  assert.equal(EMPTY.counts, "nothing");
});

test("Gives the time at which a source's rate limit ends, if stated", () => {
  const timed = judge(429, { "retry-after": "300" });
  assert.ok(timed.kind === "again");
  assert.equal(timed.reason, "the source's own rate limit (429); it may be asked again at 2026-06-15 12:05 UTC");
  // Brave states what is left of the questions per second and per month, and when each is renewed.
  const both = judge(429, { "x-ratelimit-remaining": "1, 0", "x-ratelimit-reset": "1, 86400" });
  assert.ok(both.kind === "again");
  assert.equal(both.reason, "the source's own rate limit (429); it may be asked again at 2026-06-16 12:00 UTC");
  const second = judge(429, { "x-ratelimit-remaining": "0, 15", "x-ratelimit-reset": "1, 86400" });
  assert.equal(second.kind === "again" && second.afterMs, 1000);
  // GitHub says so in the body, sometimes without any header.
  const secondary = judge(403, {}, "set another", '{"message":"You have exceeded a secondary rate limit."}');
  assert.equal(secondary.kind === "again" && secondary.reason, "the source's own rate limit (403)");
  const plain = judge(429);
  assert.equal(plain.kind === "again" && plain.reason, "the source's own rate limit (429)");
});

test("Distinguishes DNS, connection, TLS and redirect errors", () => {
  const coded = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
  const reason = (error: Error) => {
    const judged = fail(error);
    return judged.kind === "again" ? judged.reason : judged.kind === "end" ? judged.error.message : "";
  };
  assert.match(reason(coded("ENOTFOUND")), /DNS/);
  assert.match(reason(coded("ECONNREFUSED")), /refuses/);
  assert.match(reason(coded("CERT_HAS_EXPIRED")), /TLS/);
  assert.match(reason(coded("ECONNRESET")), /broke off/);
  assert.match(reason(new BlockedAddress(TOO_MANY_REDIRECTS)), /circle/);
});
