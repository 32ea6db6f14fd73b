import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { errorsOf, type Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";
import { SCOPES } from "../../src/contract/scope.ts";
import { newId } from "../../src/domain/id.ts";
import { assertProblem, insertKey, startApi, type TestApi } from "./http.ts";

let api: TestApi;
before(async () => {
  api = await startApi({ CANDOR_TRUST_PROXY: "127.0.0.1" });
  for (const scope of SCOPES) {
    await insertKey(api.rows, keyWithout(scope), { scopes: SCOPES.filter((each) => each !== scope) });
  }
  await insertKey(api.rows, ENDED, { revokedAt: new Date() });
  await insertKey(api.rows, EXPIRED, { expiresAt: new Date(Date.now() - 1_000) });
});
after(() => api.stop());

const ENDED = "a-key-of-this-account-that-was-revoked";
const EXPIRED = "a-key-of-this-account-that-has-expired";
const keyWithout = (scope: string) => `a-key-with-every-scope-but-${scope}`;
const all = Object.entries(OPERATIONS as Readonly<Record<string, Operation>>).map(([name, operation]) => ({
  name,
  ...operation,
  address: operation.path.replace(/\{\w+\}/g, newId()),
}));

test("every operation that needs a key rejects missing, wrong, revoked and expired keys", async () => {
  for (const [index, { name, method, address, scope }] of all.entries()) {
    if (scope === "none") continue;
    for (const key of [null, "a-key-that-there-is-not-anywhere-at-all", ENDED, EXPIRED]) {
      // An IP address that tries many wrong keys has to wait.
      const headers = { "x-forwarded-for": `203.0.113.${index}` };
      const answer = await api.call(method.toUpperCase(), address, { key, headers });
      assertProblem(answer, 401, key === null ? "api_key_missing" : "api_key_invalid");
      assert.ok(answer.headers.get("www-authenticate"), name);
    }
  }
});

test("every operation that needs a scope refuses a key that has all the others, before reading anything else", async () => {
  const scoped = all.filter(({ scope }) => scope !== "none" && scope !== "any");
  assert.ok(scoped.length >= 30);
  for (const { name, method, address, scope } of scoped) {
    const answer = await api.call(method.toUpperCase(), address, { key: keyWithout(scope) });
    const problem = assertProblem(answer, 403, "scope_missing");
    assert.ok(problem.detail.includes(scope), name);
    assert.ok(errorsOf(OPERATIONS[name as keyof typeof OPERATIONS]).includes("scope_missing"), name);
  }
});
