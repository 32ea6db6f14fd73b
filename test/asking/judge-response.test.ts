import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY, judgeFailure, judgeResponse } from "../../src/asking/judge-response.ts";
import { NotAnswered, RetryLater } from "../../src/connectors/connector.ts";
import { because, type LedgerReason } from "../../src/domain/ledger-reason.ts";
import { inEnglish } from "../support/in-english.ts";
import { TooManyRedirects } from "../../src/net/guarded-fetch.ts";

const NOW = new Date("2026-06-15T12:00:00Z");

function judge(status: number, headers: Record<string, string> = {}, remedy: LedgerReason | null = null, body = "") {
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
    assert.match(inEnglish(judged.error.why), new RegExp(`\\(${status}\\)$`));
    assert.equal(judged.counts, "nothing");
  }
});

test("Says what to do about a key that is wrong, revoked, expired or out of credit", () => {
  const remedy = because("setAnother", "`candor sources set brave key`", "CANDOR_BRAVE_KEY");
  const another = "you can set another with `candor sources set brave key`, or in CANDOR_BRAVE_KEY if that sets it";
  const told = (status: number, body = "") => {
    const judged = judge(status, {}, remedy, body);
    return judged.kind === "end" && judged.error instanceof NotAnswered ? inEnglish(judged.error.why) : judged.kind;
  };
  for (const status of [401, 403])
    assert.match(told(status), new RegExp(`^the key was refused \\(${status}\\): .*; ${another}$`));
  assert.match(told(402), new RegExp(`^the key has no credit left \\(402\\): .*; ${another}$`));
  assert.match(told(422, '{"code":"SUBSCRIPTION_TOKEN_INVALID"}'), /^the key was refused \(422\)/);
  assert.match(told(400, '{"message":"API key not valid."}'), /^the key was refused \(400\)/);
  assert.equal(
    told(400, '{"message":"no such field"}'),
    "the source answered with a status that its documentation does not list (400)",
  );
  assert.equal(told(451), "the source refused (451)");
  // As the YouTube Data API says it.
  const spent = '{"error":{"code":403,"errors":[{"reason":"quotaExceeded","domain":"youtube.quota"}]}}';
  assert.match(told(403, spent), new RegExp(`^the key’s quota is used up \\(403\\): .*; ${another}$`));
});

test("A status that the documentation does not list is no success of the source", () => {
  assert.equal(judge(400).counts, "nothing");
});

test("An answer without a body says nothing about the source's health", () => {
  assert.equal(EMPTY.counts, "nothing");
});

test("Gives the time at which a source's rate limit ends, if stated", () => {
  const timed = judge(429, { "retry-after": "300" });
  assert.ok(timed.kind === "again");
  assert.equal(
    inEnglish(timed.why),
    "the source’s own rate limit (429); it may be searched again at 2026-06-15 12:05 UTC",
  );
  // Brave states what is left of the questions per second and per month, and when each is renewed.
  const both = judge(429, { "x-ratelimit-remaining": "1, 0", "x-ratelimit-reset": "1, 86400" });
  assert.ok(both.kind === "again");
  assert.equal(
    inEnglish(both.why),
    "the source’s own rate limit (429); it may be searched again at 2026-06-16 12:00 UTC",
  );
  const second = judge(429, { "x-ratelimit-remaining": "0, 15", "x-ratelimit-reset": "1, 86400" });
  assert.equal(second.kind === "again" && second.afterMs, 1000);
  // GitHub says so in the body, sometimes without any header.
  const secondary = judge(
    403,
    {},
    because("setAnother", "a", "b"),
    '{"message":"You have exceeded a secondary rate limit."}',
  );
  assert.equal(secondary.kind === "again" && inEnglish(secondary.why), "the source’s own rate limit (403)");
  const plain = judge(429);
  assert.equal(plain.kind === "again" && inEnglish(plain.why), "the source’s own rate limit (429)");
});

test("Distinguishes DNS, connection, TLS and redirect errors", () => {
  const coded = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) });
  const reason = (error: Error) => {
    const judged = fail(error);
    if (judged.kind === "again") return judged.why.map(({ code }) => code);
    return judged.kind === "end" && judged.error instanceof NotAnswered ? judged.error.why.map(({ code }) => code) : [];
  };
  assert.deepEqual(reason(coded("ENOTFOUND")), ["noAddress"]);
  assert.deepEqual(reason(coded("ECONNREFUSED")), ["connectionRefused"]);
  assert.deepEqual(reason(coded("CERT_HAS_EXPIRED")), ["notSecure"]);
  assert.deepEqual(reason(coded("ECONNRESET")), ["brokenOff"]);
  assert.deepEqual(reason(new TooManyRedirects("too many")), ["circles"]);
});
