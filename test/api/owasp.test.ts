import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { createAuthenticate } from "../../src/api/auth.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";
import type { Schema } from "../../src/db/schema.ts";
import { hashApiKey, issueApiKey } from "../../src/domain/api-key.ts";
import { newId } from "../../src/domain/id.ts";
import { startApi, type TestApi } from "./http.ts";

/** The OWASP API Security Top 10 (2023), each with the tests that guard it: a file under `test/`, and a title in it. */
const TOP_10: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  "API1 Broken object level authorization": [
    ["api/accounts.test.ts", "Another account sees and changes nothing of this one, whatever the operation"],
    ["api/accounts.test.ts", "Nobody in another account is found by name, prefix, typo, key, handle or platform"],
    ["api/bad-input.test.ts", "Another account's lookups and imports look exactly like unknown ones"],
    ["api/shares.test.ts", "cannot be made by another account, by a key that only reads, or for an unfinished lookup"],
  ],
  "API2 Broken authentication": [
    ["api/access.test.ts", "every operation that needs a key rejects missing, wrong, revoked and expired keys"],
    ["api/auth.test.ts", "refused at most a second after revocation"],
    ["api/limits.test.ts", "an address that guesses keys has to wait, but a valid key is admitted from it"],
    ["api/bad-input.test.ts", "A key in the query string is refused, with or without another in the header"],
    ["api/shares.test.ts", "store only the hash of their token"],
    ["api/owasp.test.ts", "A key is found by its hash alone, whichever of its characters are wrong"],
  ],
  "API3 Broken object property level authorization": [
    [
      "sweeps/api/purpose-matrix.test.ts",
      "no read shows what the purpose closes or a withheld post or sentence, in any state",
    ],
    ["api/closed-sections.test.ts", "What the purpose closes is in no answer about"],
    [
      "api/bad-input.test.ts",
      "A lookup with an unknown field or a member of the wrong type is refused with a pointer to it",
    ],
    ["api/whole-wire.test.ts", "a trial masks contacts everywhere"],
    ["api/keys.test.ts", "a key grants no scope, purpose, credit, trial or day that it does not hold itself"],
  ],
  "API4 Unrestricted resource consumption": [
    ["api/limits.test.ts", "a key is admitted as often as its rate allows"],
    ["api/slow-bodies.test.ts", "A document sent one byte at a time is answered with 408"],
    ["api/bad-input.test.ts", "A body over one mebibyte is refused"],
    ["api/protocol.test.ts", "a gzip bomb is cut off"],
    ["torture/reading/reading-room.test.ts", "an endless task is ended with its thread"],
    ["torture/reading/growth.test.ts", "takes no longer than its answer is long"],
  ],
  "API5 Broken function level authorization": [
    ["api/access.test.ts", "every operation that needs a scope refuses a key that has all the others"],
    [
      "sweeps/api/purpose-matrix.test.ts",
      "a key without the purpose, or without the scope, is refused by every operation in every state",
    ],
    ["api/keys.test.ts", "nobody can widen a key beyond their own"],
    ["api/keys.test.ts", "the last key that manages keys cannot be revoked"],
  ],
  "API6 Unrestricted access to sensitive business flows": [
    ["api/whole-wire.test.ts", "ten simultaneous requests with one credit create one lookup"],
    ["api/desk-strangers.test.ts", "get no copy if a caller typed their address next to the person's name"],
    ["api/desk-strangers.test.ts", "Requesters at the desk have a low rate limit of their own"],
    ["api/bad-input.test.ts", "A suppressed person does not exist on any route"],
    ["api/audit.test.ts", "Every use of a key is logged once, including refusals"],
  ],
  "API7 Server side request forgery": [
    ["net/guarded-fetch.test.ts", "refuses non-public addresses in every notation"],
    ["net/guarded-fetch.test.ts", "refuses a host name if any of its addresses is internal when connecting"],
    ["net/guarded-fetch.test.ts", "checks every hop of a redirect"],
    ["webhooks/deliveries.test.ts", "Does not connect to an internal address, whatever name leads there"],
    ["sweeps/asking/sources.test.ts", "cannot redirect to a private address: the probe ends with the reason"],
  ],
  "API8 Security misconfiguration": [
    ["config/config.test.ts", "An unknown variable stops the service and suggests the one that was meant"],
    ["api/bad-input.test.ts", "Every answer carries its own Request-Id and forbids sniffing and caching"],
    [
      "api/bad-input.test.ts",
      "Every problem provoked here is in the table of errors, and none of the input is in the log",
    ],
    ["api/protocol.test.ts", "malformed HTTP and endless headers are answered as problems too"],
    ["api/owasp.test.ts", "No page of another origin may read an answer of any operation or show one in a frame"],
  ],
  "API9 Improper inventory management": [
    ["api/protocol.test.ts", "every path of the description answers a disallowed method with 405"],
    ["contract/openapi.test.ts", "every operation lists its own success status and those of its errors"],
    ["api/docs-pages.test.ts", "nothing but the documents has an address"],
    [
      "api/owasp.test.ts",
      "What the description does not name does not exist: no other version, no debug view, no file",
    ],
  ],
  "API10 Unsafe consumption of APIs": [
    ["sweeps/asking/sources.test.ts", "fails in its own ledger row when it answers in another shape"],
    ["net/guarded-fetch.test.ts", "limits the decompressed size and the time"],
    ["net/guarded-fetch.test.ts", "sends no credentials to another origin, whatever their header is called"],
    ["torture/reading/hostile.test.ts", "Documents that once blocked the service are reported in the ledger"],
  ],
};

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());
const operations = Object.values(OPERATIONS as Readonly<Record<string, Operation>>);

describe("OWASP API Security Top 10 (2023)", () => {
  for (const [item, tests] of Object.entries(TOP_10)) {
    test(`${item}: its tests exist`, () => {
      for (const [path, title] of tests) {
        assert.ok(readFileSync(new URL(`../${path}`, import.meta.url), "utf8").includes(title), `${path}: ${title}`);
      }
    });
  }

  test("A key is found by its hash alone, whichever of its characters are wrong", async () => {
    const right = issueApiKey("live");
    const asked: (readonly unknown[])[] = [];
    const db = new Kysely<Schema>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => new DummyDriver(),
        createIntrospector: (own) => new PostgresIntrospector(own),
        createQueryCompiler: () => new PostgresQueryCompiler(),
      },
      log: ({ query }) => void asked.push(query.parameters),
    });
    const authenticate = createAuthenticate(db, () => new Date(0), {
      uses: { note: () => undefined },
      wrongKeys: { note: () => undefined, waitSeconds: () => 0 },
      nameOf: (ip) => ip,
      cookieName: "candor_session",
      mayBeSession: () => false,
    });
    // A preset key is any text: none of these is refused because of its check digits.
    for (let at = 0; at < right.length; at++) {
      const wrong = `preset-${right.slice(0, at)}~${right.slice(at + 1)}`;
      await assert.rejects(authenticate({ method: "GET", headers: { "x-api-key": wrong }, ip: "203.0.113.7" }, "any"), {
        code: "api_key_invalid",
      });
      assert.equal(asked.length, at + 1);
      const texts = (asked.at(-1) ?? []).filter((each) => typeof each === "string");
      assert.deepEqual([...new Set(texts)], [hashApiKey(wrong)]);
    }
  });

  test("No page of another origin may read an answer of any operation or show one in a frame", async () => {
    const origin = "https://elsewhere.example";
    for (const { path, method } of operations) {
      const address = path.replace(/\{\w+\}/g, newId());
      const asks = { origin, "access-control-request-method": method.toUpperCase() };
      for (const answer of [
        await api.call("OPTIONS", address, { headers: asks }),
        await api.call(method.toUpperCase(), address, { headers: { origin }, key: null }),
      ]) {
        const opened = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
        assert.deepEqual(opened, [], `${method} ${path}`);
        assert.equal(answer.headers.get("x-content-type-options"), "nosniff", `${method} ${path}`);
      }
    }
    for (const page of ["/", "/docs", "/docs/errors"]) {
      const answer = await api.call("GET", `${api.service.url}${page}`);
      assert.match(answer.headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/, page);
    }
  });

  test("What the description does not name does not exist: no other version, no debug view, no file", async () => {
    const paths = ["/v0/lookups", "/v2/lookups", "/api/v1/lookups", "/v1/debug", "/debug/pprof", "/metrics", "/admin"];
    const files = ["/.env", "/.git/config", "/package.json", "/data/secret", "/secret", "/..%2fpackage.json"];
    for (const path of [...paths, ...files, "/docs/..%2f..%2fpackage.json", "/assets/..%2f..%2fpackage.json"]) {
      const answer = await api.call("GET", `${api.service.url}${path}`, { key: null });
      const isPage = answer.status === 200 && answer.text.startsWith("<!doctype html>");
      assert.ok(isPage || [400, 401, 404].includes(answer.status), `${path}: ${answer.status}`);
      assert.doesNotMatch(answer.text, /"dependencies"|candor_live_|\[core\]/);
    }
  });
});
