import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import fc from "fast-check";
import { ROLES, type Role, SCOPES_OF_ROLE } from "../../src/contract/role.ts";
import { SCOPES } from "../../src/contract/scope.ts";
import { PURPOSES, type Purpose } from "../../src/domain/purpose.ts";
import { assertProblem, insertKey, startApi, type TestApi } from "./http.ts";
import { until } from "../support/until.ts";

interface Member {
  readonly memberId: string;
  readonly email: string;
  readonly role: Role;
  readonly purposes: readonly Purpose[];
  readonly removedAt?: string;
}
interface Key {
  readonly keyId: string;
  readonly key: string;
  readonly scopes: readonly string[];
  readonly purposes: readonly string[];
  readonly revokedAt?: string;
}

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.stop());

let members = 0;
async function join(role: Role, more: object = {}, key?: string): Promise<Member> {
  const body = { name: "Mara Lindt", email: `Member.${++members}@Example.org`, role, ...more };
  const answer = await api.call("POST", "/members", { body, ...(key ? { key } : {}) });
  assert.equal(answer.status, 201, answer.text);
  return answer.body as Member;
}

const make = (body: object) => api.call("POST", "/keys", { body: { name: "a member's", purposes: ["self"], ...body } });
async function keyOf({ memberId }: Member, body: object): Promise<Key> {
  const answer = await make({ memberId, ...body });
  assert.equal(answer.status, 201, answer.text);
  return answer.body as Key;
}
async function find(keyId: string): Promise<Key | undefined> {
  const { results } = (await api.call("GET", "/keys")).body as { results: Key[] };
  return results.find((each) => each.keyId === keyId);
}

async function untilStatus(path: string, key: string, wanted: number): Promise<void> {
  await until(async () => (await api.call("GET", path, { key })).status === wanted);
}

test("A member is addressed by an ID, and by nothing else", async () => {
  for (const memberId of ["", "no id", "a\u0000", "\ud800", "x".repeat(10_000)])
    assertProblem(await make({ memberId, scopes: ["search"] }), 400, "invalid_request");
});

test("a member's key can do no more than their role and purposes allow, however it is created or changed", async () => {
  const subset = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
  const cases = fc.record({
    role: fc.constantFrom(...ROLES),
    given: subset(PURPOSES),
    scopes: subset(SCOPES),
    purposes: subset(PURPOSES),
  });
  await fc.assert(
    fc.asyncProperty(cases, async ({ role, given, scopes, purposes }) => {
      const member = await join(role, { purposes: given });
      const allowed = role === "owner" ? PURPOSES : given;
      const beyond = [
        ...(scopes.every((scope) => SCOPES_OF_ROLE[role].includes(scope)) ? [] : ["/scopes"]),
        ...(purposes.every((purpose) => allowed.includes(purpose)) ? [] : ["/purposes"]),
      ];
      const made = await make({ memberId: member.memberId, scopes, purposes });
      const { keyId } = await keyOf(member, { scopes: ["search"], purposes: [allowed[0]] });
      const changed = await api.call("POST", `/keys/${keyId}`, { body: { scopes, purposes } });
      if (beyond.length === 0) assert.deepEqual([made.status, changed.status], [201, 200], made.text + changed.text);
      else for (const answer of [made, changed]) assertProblem(answer, 403, "role_exceeded", beyond);
      assert.deepEqual(member.purposes, allowed);
      await api.call("DELETE", `/members/${member.memberId}`);
    }),
    { numRuns: 25 },
  );
});

test("demotion narrows the member's keys at once, and ends a key left with nothing; a promotion widens none", async () => {
  const member = await join("analyst", { purposes: ["sales", "self"] });
  const wide = await keyOf(member, { scopes: ["lookups:write", "search"], purposes: ["sales", "self"] });
  const writing = await keyOf(member, { scopes: ["lookups:write"], purposes: ["self"] });
  const selling = await keyOf(member, { scopes: ["search"], purposes: ["sales"] });
  assert.equal((await api.call("GET", "/search?query=x&type=candor", { key: selling.key })).status, 200);
  const changed = await api.call("POST", `/members/${member.memberId}`, {
    body: { role: "reader", purposes: ["self"] },
  });
  assert.equal(changed.status, 200, changed.text);
  assert.deepEqual([(await find(wide.keyId))?.scopes, (await find(wide.keyId))?.purposes], [["search"], ["self"]]);
  for (const { keyId } of [writing, selling]) assert.ok((await find(keyId))?.revokedAt);
  await untilStatus("/keys/own", selling.key, 401);
  const own = (await api.call("GET", "/keys/own", { key: wide.key })).body as Key & { readonly defaultPurpose: string };
  assert.deepEqual([own.scopes, own.defaultPurpose], [["search"], "self"]);
  await api.call("POST", `/members/${member.memberId}`, { body: { role: "owner" } });
  assert.deepEqual((await find(wide.keyId))?.scopes, ["search"]);
});

test("a removed member's keys end within a second and their address is forgotten; they get no other key", async () => {
  const member = await join("reader");
  const key = await keyOf(member, { scopes: ["search"] });
  const program = await make({ scopes: ["search"] });
  assert.equal((await api.call("GET", "/keys/own", { key: key.key })).status, 200);
  const removed = await api.call("DELETE", `/members/${member.memberId}`);
  assert.equal(removed.status, 200, removed.text);
  assert.equal((removed.body as Member).email, "");
  await untilStatus("/keys/own", key.key, 401);
  assert.equal((await api.call("GET", "/keys/own", { key: (program.body as Key).key })).status, 200);
  assertProblem(await make({ memberId: member.memberId, scopes: ["search"] }), 404, "member_not_found");
  assertProblem(await api.call("DELETE", `/members/${member.memberId}`), 404, "member_not_found");
  const again = await api.call("POST", "/members", { body: { name: "Mara", email: member.email, role: "reader" } });
  assert.equal(again.status, 201, again.text);
});

test("the last owner can be neither removed nor demoted, even when two remove each other simultaneously", async () => {
  const { results } = (await api.call("GET", "/members")).body as { results: Member[] };
  for (const each of results.filter(({ role, removedAt }) => role === "owner" && !removedAt)) {
    await api.rows.query("update member set removed_at = now(), email = '' where id = $1", [each.memberId]);
  }
  const owners = [await join("owner"), await join("owner")];
  const ends = await Promise.all(
    owners.map(({ memberId }, at) =>
      at === 0
        ? api.call("DELETE", `/members/${memberId}`)
        : api.call("POST", `/members/${memberId}`, { body: { role: "analyst" } }),
    ),
  );
  assert.deepEqual(ends.map(({ status }) => status).sort(), [200, 409]);
  const refused = ends.find(({ status }) => status === 409);
  assert.ok(refused);
  assertProblem(refused, 409, "last_owner");
});

test("a member whose key is the last that manages keys cannot be removed", async () => {
  const admin = "admin-of-an-account-with-one-key";
  await insertKey(api.rows, admin, { accountId: "one key" });
  const [one, two] = [await join("owner", {}, admin), await join("owner", {}, admin)];
  await api.rows.query("update api_key set member_id = $1 where account_id = 'one key'", [one.memberId]);
  assertProblem(await api.call("DELETE", `/members/${one.memberId}`, { key: admin }), 409, "last_admin_key");
  assertProblem(
    await api.call("POST", `/members/${one.memberId}`, { key: admin, body: { role: "reader" } }),
    409,
    "last_admin_key",
  );
  assert.equal((await api.call("DELETE", `/members/${two.memberId}`, { key: admin })).status, 200);
});

test("nobody can grant a role wider than their own key, or change or remove a member who has one", async () => {
  const admin = "admin-that-may-not-suppress-people";
  await insertKey(api.rows, admin, { scopes: ["search", "lookups:read", "admin"] });
  const owner = await join("owner");
  const body = { name: "Mara", email: "mara.up@example.org" };
  assertProblem(
    await api.call("POST", "/members", { key: admin, body: { ...body, role: "owner" } }),
    403,
    "key_too_wide",
    ["/role"],
  );
  const reader = await join("reader", {}, admin);
  for (const [memberId, change] of [
    [reader.memberId, { role: "owner" }],
    // Anybody with an owner's address signs in as them.
    [owner.memberId, { email: "mara.up@example.org" }],
    [owner.memberId, { role: "reader" }],
  ] as const) {
    assertProblem(await api.call("POST", `/members/${memberId}`, { key: admin, body: change }), 403, "key_too_wide");
  }
  const kept = await keyOf(owner, { scopes: ["search"] });
  assertProblem(await api.call("DELETE", `/members/${owner.memberId}`, { key: admin }), 403, "key_too_wide", ["/role"]);
  assert.equal((await find(kept.keyId))?.revokedAt, undefined);
  assert.equal((await api.call("DELETE", `/members/${reader.memberId}`, { key: admin })).status, 200);
});

test("an address belongs to one member, whatever its case; a name and an address are required", async () => {
  const { email, memberId } = await join("reader");
  const other = await join("reader");
  assert.equal(email, email.toLowerCase());
  const body = { name: "Mara", email: email.toUpperCase(), role: "reader" };
  assertProblem(await api.call("POST", "/members", { body }), 409, "member_exists");
  const taken = await api.call("POST", `/members/${other.memberId}`, { body: { email } });
  assertProblem(taken, 409, "member_exists");
  assert.equal((await api.call("POST", `/members/${memberId}`, { body: { email, name: "Mara L" } })).status, 200);
  assertProblem(await api.call("POST", "/members", { body: { ...body, email: "mara" } }), 400, "invalid_request", [
    "/email",
  ]);
  assertProblem(await api.call("POST", "/members", { body: { ...body, role: "god" } }), 400, "invalid_request", [
    "/role",
  ]);
});

test("changes to members are in the audit log under the key that made them, and a key without the scope makes none", async () => {
  const { keyId } = (await api.call("GET", "/keys/own")).body as Key;
  const member = await join("reader");
  const key = await keyOf(member, { scopes: ["search"] });
  for (const [method, path] of [
    ["GET", "/members"],
    ["DELETE", `/members/${member.memberId}`],
  ] as const) {
    assertProblem(await api.call(method, path, { key: key.key }), 403, "scope_missing");
  }
  await api.call("DELETE", `/members/${member.memberId}`);
  const noted = async () =>
    (
      (await api.call("GET", "/audit?limit=50")).body as {
        results: { operation: string; keyId: string; httpStatus: number }[];
      }
    ).results;
  await until(async () => (await noted()).some((row) => row.operation === "removeMember" && row.httpStatus === 200));
  const rows = await noted();
  assert.ok(rows.some((row) => row.operation === "createMember" && row.keyId === keyId && row.httpStatus === 201));
  assert.ok(rows.some((row) => row.operation === "removeMember" && row.keyId === key.keyId && row.httpStatus === 403));
});
