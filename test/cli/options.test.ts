import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { isUnreachable, readKey, readUrl, UsageError } from "../../src/cli/connection.ts";
import { collect, parseChoice, parseCount, parseInstant, parseList, parsePair } from "../../src/cli/options.ts";

test("a count is a whole number within its limits", () => {
  const parse = parseCount(1, 100);
  assert.equal(parse("1"), 1);
  assert.equal(parse("100"), 100);
  for (const text of ["0", "101", "-1", "1.5", "1e1", "", " 5", "ten", "9999999999"]) {
    assert.throws(() => parse(text), /Use a number from 1 to 100/, text);
  }
});

test("a list contains only known names, once each", () => {
  const parse = parseList(["a", "b", "c"] as const);
  assert.deepEqual(parse("a,b"), ["a", "b"]);
  assert.deepEqual(parse("b, a ,b"), ["b", "a"]);
  assert.deepEqual(parse("c", parse("a")), ["a", "c"]);
  assert.throws(() => parse("a,d"), /Unknown value "d"\. Use one of: a, b, c\./);
  assert.throws(() => parse(""), /Use one of: a, b, c\./);
});

test("a pair may contain further equals signs, and pairs accumulate", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (name, value) => {
      const key = name.replaceAll("=", "-");
      assert.deepEqual(parsePair(`${key}=${value}`, { before: "1" }), { before: "1", [key]: value });
    }),
  );
  assert.throws(() => parsePair("no sign"), /key=value/);
  assert.throws(() => parsePair("=value"), /key=value/);
});

test("a date ends with its last second, and an invalid date is refused", () => {
  assert.equal(parseInstant("2027-01-31"), "2027-01-31T23:59:59.000Z");
  assert.equal(parseInstant("2027-01-31T12:00:00+02:00"), "2027-01-31T10:00:00.000Z");
  for (const text of ["2027-02-31x", "tomorrow", "31.01.2027", "2027", "2027-13-01", ""]) {
    assert.throws(() => parseInstant(text), /Use a date such as/, text);
  }
});

test("a choice names the options, and repeated values keep their order", () => {
  const parse = parseChoice(["a", "b", "hidden"], ["a", "b"]);
  assert.equal(parse("hidden"), "hidden");
  assert.throws(() => parse("c"), /Use one of: a, b\./);
  assert.deepEqual(collect("y", collect("x")), ["x", "y"]);
});

test("the address may be written as API clients write it", () => {
  assert.equal(readUrl(undefined, {}), "http://localhost:4000");
  assert.equal(readUrl(undefined, { CANDOR_URL: "" }), "http://localhost:4000");
  assert.equal(readUrl(undefined, { PORT: "18242" }), "http://localhost:18242");
  assert.equal(readUrl(undefined, { PORT: "/run/candor" }), "http://localhost:4000");
  assert.equal(readUrl(undefined, { PORT: "18242", CANDOR_URL: "http://localhost:5000" }), "http://localhost:5000");
  assert.equal(readUrl(undefined, { CANDOR_URL: "https://candor.example.org/" }), "https://candor.example.org");
  assert.equal(readUrl("http://[::1]:4000/v1", { CANDOR_URL: "http://other" }), "http://[::1]:4000");
  assert.equal(readUrl("http://localhost:4000/under/v1/", {}), "http://localhost:4000/under");
  for (const text of ["localhost:4000", "ftp://x", "x", "http://"]) {
    assert.throws(() => readUrl(text, {}), UsageError, text);
  }
});

test("a key comes from the option before the environment, and cannot smuggle a header", () => {
  assert.equal(readKey("k1", { CANDOR_API_KEY: "k2" }), "k1");
  assert.equal(readKey(undefined, { CANDOR_API_KEY: "k2" }), "k2");
  assert.throws(() => readKey(undefined, {}), /CANDOR_API_KEY or use --key/);
  assert.throws(() => readKey("", { CANDOR_API_KEY: "" }), UsageError);
  for (const key of ["a b", "a\nb", "ключ", "a\u007f"]) assert.throws(() => readKey(key, {}), /invalid characters/);
});

test("only a broken connection counts as unreachable", () => {
  assert.equal(isUnreachable(new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") })), true);
  assert.equal(isUnreachable(new TypeError("x is not a function")), false);
  assert.equal(isUnreachable(new Error("other", { cause: 1 })), false);
});
