import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { SCOPES } from "../../src/contract/scope.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { assertProblem, insertKey, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

interface Account {
  readonly accountId: string;
  readonly keys: number;
  readonly members: number;
}
interface NewAccount {
  readonly accountId: string;
  readonly key: string;
  readonly scopes: readonly string[];
  readonly purposes: readonly string[];
}

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

const create = (accountId: string, more: object = {}) =>
  api.call("POST", "/accounts", { body: { accountId, ...more } });
async function created(accountId: string): Promise<NewAccount> {
  const answer = await create(accountId);
  assert.equal(answer.status, 201, answer.text);
  return answer.body as NewAccount;
}
async function listed(accountId: string): Promise<Account | undefined> {
  const { results } = (await api.call("GET", "/accounts")).body as { results: Account[] };
  return results.find((each) => each.accountId === accountId);
}

test("the operator creates an account, whose first key manages it and reaches nothing of any other", async () => {
  const { key, scopes, purposes } = await created("press-desk");
  assert.deepEqual(scopes.toSorted(), SCOPES.filter((scope) => scope !== "privacy").toSorted());
  assert.deepEqual(purposes.toSorted(), [...PURPOSES].toSorted());
  const body = { name: "Mara Lindt", email: "mara.lindt@example.org", role: "analyst" };
  assert.equal((await api.call("POST", "/members", { key, body })).status, 201);
  const own = (await api.call("GET", "/keys", { key })).body as { results: readonly unknown[] };
  assert.equal(own.results.length, 1);
  const { keys, members } = (await listed("press-desk")) ?? assert.fail("it is not listed");
  assert.deepEqual([keys, members], [1, 1]);
  assertProblem(await create("press-desk"), 409, "account_exists");
});

test("an account whose name is no plain word is refused", async () => {
  for (const accountId of ["", "Press", "-a", "a-", "a b", "a\n", "ä", "a".repeat(41), "../b"])
    assertProblem(await create(accountId), 400, "invalid_request");
  assertProblem(await create("named", { keyName: "a\nb" }), 400, "invalid_request");
  assert.equal((await create("a")).status, 201);
});

test("a closed account has no key that works, and may be opened again", async () => {
  const { key } = await created("closing");
  assert.equal((await api.call("GET", "/keys", { key })).status, 200);
  const closed = await api.call("DELETE", "/accounts/closing");
  assert.equal(closed.status, 200, closed.text);
  assert.equal((closed.body as Account).keys, 0);
  await until(async () => (await api.call("GET", "/keys", { key })).status === 401);
  const again = await created("closing");
  assert.equal((await api.call("GET", "/keys", { key: again.key })).status, 200);
  assertProblem(await api.call("GET", "/keys", { key }), 401, "api_key_invalid");
});

test("nobody else creates, lists or closes accounts, and the first one stays open", async () => {
  const { key } = await created("curious");
  for (const [method, path, body] of [
    ["POST", "/accounts", { accountId: "third" }],
    ["GET", "/accounts", undefined],
    ["DELETE", "/accounts/press-desk", undefined],
    ["DELETE", "/accounts/default", undefined],
  ] as const)
    assertProblem(await api.call(method, path, { key, ...(body && { body }) }), 403, "accounts_not_yours");
  assertProblem(await api.call("DELETE", "/accounts/default"), 409, "last_admin_key");
  assertProblem(await api.call("DELETE", "/accounts/nobody"), 404, "account_not_found");
  assert.equal(await listed("third"), undefined);
});

test("a key cannot create an account that may do more than it", async () => {
  const narrow = "a-narrow-admin-key-of-the-first-account";
  await insertKey(api.rows, narrow, { scopes: ["admin"] });
  const body = { accountId: "wider" };
  assertProblem(await api.call("POST", "/accounts", { key: narrow, body }), 403, "key_too_wide");
  assert.equal(await listed("wider"), undefined);
});
