import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { mediaTypeOf, textOfResponse } from "../../src/net/response-text.ts";
import { isChallenge } from "../../src/net/challenge.ts";
import { redactSecrets } from "../../src/net/redact.ts";
import { retryAfterMs } from "../../src/net/retry-after.ts";
import { isAllowedByRobots } from "../../src/net/robots.ts";

const NOW = new Date("2026-03-01T10:00:00.000Z");

function headers(of: Record<string, string>): Headers {
  return new Headers(of);
}

test("reads a server's wait in seconds, as a date, and as the time when a limit is renewed", () => {
  assert.equal(retryAfterMs(headers({ "retry-after": "7" }), NOW), 7_000);
  assert.equal(retryAfterMs(headers({ "retry-after": "Sun, 01 Mar 2026 10:00:30 GMT" }), NOW), 30_000);
  assert.equal(retryAfterMs(headers({ "retry-after": "Sun, 01 Mar 2026 09:00:00 GMT" }), NOW), 0);
  const spent = { "x-ratelimit-remaining": "0", "x-ratelimit-reset": String(NOW.getTime() / 1000 + 60) };
  assert.equal(retryAfterMs(headers(spent), NOW), 60_000);
  assert.equal(retryAfterMs(headers({ ...spent, "x-ratelimit-remaining": "3" }), NOW), null);
  assert.equal(retryAfterMs(headers({ "retry-after": "soon" }), NOW), null);
});

test("whatever a server says, the wait is null or a non-negative number of milliseconds", () => {
  const text = fc.string({ unit: "grapheme-ascii", maxLength: 30 }).map((each) => each.replace(/[^\x21-\x7e]/g, ""));
  fc.assert(
    fc.property(text, text, (after, reset) => {
      const wait = retryAfterMs(
        headers({ "retry-after": after, "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset }),
        NOW,
      );
      assert.ok(wait === null || (Number.isFinite(wait) && wait >= 0), `${wait}`);
    }),
  );
});

test("decodes a text by its byte order mark, its header, its own declaration, or as UTF-8; JSON always as UTF-8", () => {
  const latin = Buffer.from("Åda", "latin1");
  assert.equal(textOfResponse(latin, headers({ "content-type": "text/html; charset=ISO-8859-1" })), "Åda");
  assert.equal(textOfResponse(latin, headers({ "content-type": "application/json; charset=iso-8859-1" })), "\uFFFDda");
  const declared = Buffer.from("<meta charset=windows-1252>Åda", "latin1");
  assert.match(textOfResponse(declared, headers({ "content-type": "text/html" })), /Åda$/);
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Åda", "utf16le")]);
  assert.equal(textOfResponse(marked, headers({ "content-type": "text/html" })), "Åda");
  assert.equal(textOfResponse(Buffer.from("Åda"), headers({ "content-type": "text/html; charset=no-such" })), "Åda");
  assert.equal(mediaTypeOf(headers({ "content-type": "Text/HTML; charset=x" })), "text/html");
});

test("distinguishes a bot challenge from a page about a person", () => {
  const html = headers({ "content-type": "text/html" });
  assert.ok(isChallenge(403, html, "<title>Just a moment...</title>"));
  assert.ok(isChallenge(200, headers({ "cf-mitigated": "challenge" }), ""));
  assert.ok(isChallenge(200, html, "<title>Just a moment...</title>"));
  assert.ok(!isChallenge(403, html, "<title>Forbidden</title>"));
  assert.ok(!isChallenge(200, html, "<title>Ada</title><div class=g-recaptcha></div>"));
  assert.ok(!isChallenge(200, headers({ "content-type": "application/json" }), '{"title":"<title>Just a moment"}'));
});

test("redacts a secret from a text, plain and URL-encoded", () => {
  const secret = "s3cret/with+signs";
  const text = `key=${encodeURIComponent(secret)} and ${secret}`;
  assert.equal(redactSecrets(text, [secret, "a"]), "key=[redacted] and [redacted]");
});

test("a host's rules apply to us by name or to everybody, and missing rules allow", () => {
  const page = "https://ada.example.org/private/page";
  assert.equal(isAllowedByRobots(page, "User-agent: *\nDisallow: /private"), false);
  assert.equal(isAllowedByRobots(page, "User-agent: *\nDisallow: /private\n\nUser-agent: Candor\nAllow: /"), true);
  assert.equal(isAllowedByRobots(page, "User-agent: candor\nDisallow: /"), false);
  assert.equal(isAllowedByRobots(page, "<html>not found</html>"), true);
});
