import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { NewShare, Share, SharedReport, ShareList } from "../../src/contract/share.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { startService } from "../support/service.ts";
import {
  assertProblem,
  callService,
  findPerson,
  insertKey,
  lookUp,
  startApi,
  type TestApi,
  waitForEnd,
} from "./http.ts";

const DAY_MS = 86_400_000;
type Api = Pick<TestApi, "call">;

const tokenOf = (url: string): string => new URL(url).hash.slice(1);

async function share(api: Api, lookupId: string, days?: number): Promise<NewShare> {
  const made = await api.call("POST", `/lookups/${lookupId}/shares`, { body: days === undefined ? {} : { days } });
  assert.equal(made.status, 201, made.text);
  return NewShare.strict().parse(made.body);
}

const open = (api: Api, token: string) =>
  api.call("GET", "/shared", { key: null, headers: { "x-share-token": token } });

const list = async (api: Api, lookupId: string) =>
  ShareList.parse((await api.call("GET", `/lookups/${lookupId}/shares`)).body).results;

describe("Links that show a report", () => {
  let service: Awaited<ReturnType<typeof startService>>;
  let api: Api;
  let lookupId = "";
  before(async () => {
    service = await startService({ engine: "postgres" });
    api = { call: (method, path, options) => callService(service, method, path, options) };
    ({ lookupId } = (await lookUp(api, await findPerson(api, "Amara Okonkwo"))) as { lookupId: string });
  });
  after(() => service.stop());

  test("show profile and evidence to somebody without a key, and no document", async () => {
    const made = await share(api, lookupId);
    assert.match(made.url, new RegExp(`^${service.url}/shared#[\\w-]{43}$`));
    const days = (Date.parse(made.expiresAt) - Date.parse(made.createdAt)) / DAY_MS;
    assert.equal(days, 7);
    const answer = await open(api, tokenOf(made.url));
    assert.equal(answer.status, 200, answer.text);
    assert.match(answer.headers.get("cache-control") ?? "", /no-store/);
    assert.match(answer.headers.get("x-robots-tag") ?? "", /noindex/);
    assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
    const shared = SharedReport.parse(answer.body);
    const own = (await api.call("GET", `/lookups/${lookupId}`)).body as SharedReport["lookup"];
    assert.deepEqual(shared.lookup.data, own.data);
    assert.deepEqual(shared.evidence, (await api.call("GET", `/lookups/${lookupId}/evidence`)).body);
    assert.ok(shared.datasources.length > 0);
    for (const datasource of (answer.body as { datasources: object[] }).datasources) {
      assert.equal("data" in datasource, false);
    }
    assert.ok(
      shared.datasources.some(({ title = "" }) => title !== ""),
      "pages have their titles",
    );
    const claims = Object.values(shared.evidence).flat();
    const inData = claims.filter(({ locator, claimId }) => locator.startsWith("/") && claimId in shared.cards);
    assert.ok(inData.length > 20, String(inData.length));
    const alone = Object.values(shared.cards).filter(({ kind }) => kind !== "post");
    assert.deepEqual(
      alone.flatMap(({ rows }) => rows.filter(({ marked }) => !marked)),
      [],
      "what the documents say besides is not shared",
    );
  });

  test("count every opening with its time and nothing else", async () => {
    const made = await share(api, lookupId, 1);
    assert.deepEqual([made.openings, made.openedAt], [0, undefined]);
    await Promise.all(Array.from({ length: 5 }, () => open(api, tokenOf(made.url))));
    const [listed] = await list(api, lookupId);
    assert.equal(listed?.shareId, made.shareId);
    assert.equal(listed.openings, 5);
    assert.ok(Date.parse(listed.openedAt ?? "") >= Date.parse(made.createdAt));
    assert.equal("url" in listed, false);
    assert.equal(service.output().includes(tokenOf(made.url)), false);
  });

  test("show nothing once revoked, while the others keep working", async () => {
    const [kept, ended] = [await share(api, lookupId, 30), await share(api, lookupId, 30)];
    const revoked = await api.call("DELETE", `/lookups/${lookupId}/shares/${ended.shareId}`);
    const { revokedAt } = Share.parse(revoked.body);
    assert.ok(revokedAt);
    const again = await api.call("DELETE", `/lookups/${lookupId}/shares/${ended.shareId}`);
    assert.equal(Share.parse(again.body).revokedAt, revokedAt);
    assertProblem(await open(api, tokenOf(ended.url)), 404, "share_not_found");
    assert.equal((await open(api, tokenOf(kept.url))).status, 200);
    assert.equal((await list(api, lookupId)).find(({ shareId }) => shareId === ended.shareId)?.openings, 0);
  });

  test("show a trial as masked as it is, without what its caller entered", async () => {
    const candidateId = await findPerson(api, "Amara Okonkwo");
    const body = { candidateId, trial: true, metadata: { case: "between us" } };
    const created = await api.call("POST", "/lookups", { body });
    const trial = (await waitForEnd(api, (created.body as { lookupId: string }).lookupId)) as SharedReport["lookup"];
    const made = await share(api, trial.lookupId);
    const answer = await open(api, tokenOf(made.url));
    const { lookup } = SharedReport.parse(answer.body);
    assert.equal(lookup.trial, true);
    assert.deepEqual(lookup.data, trial.data);
    assert.doesNotMatch(answer.text, /between us/);
    assert.deepEqual([lookup.candidate?.email, lookup.candidate?.sources], [null, []]);
    const whole = (await api.call("GET", `/lookups/${lookupId}`)).body as SharedReport["lookup"];
    for (const email of whole.data?.emails ?? []) assert.equal(answer.text.includes(email), false);
  });

  test("end, like a report's address, with the key that made them, and outlive its rotation", async () => {
    const made = await api.call("POST", "/keys", {
      body: { name: "sharing", scopes: ["lookups:read", "lookups:write"], purposes: [...PURPOSES] },
    });
    const { keyId, key } = made.body as { keyId: string; key: string };
    const shared = await api.call("POST", `/lookups/${lookupId}/shares`, { key, body: {} });
    assert.equal(shared.status, 201, shared.text);
    const token = tokenOf((shared.body as NewShare).url);
    const { url } = (await api.call("GET", `/lookups/${lookupId}/pdf`, { key })).body as { url: string };
    await api.call("POST", `/keys/${keyId}/rotations`, { body: { graceHours: 0 } });
    assert.deepEqual([(await open(api, token)).status, (await fetch(url)).status], [200, 200]);
    await api.call("DELETE", `/keys/${keyId}`);
    assertProblem(await open(api, token), 404, "share_not_found");
    assertProblem(await api.call("GET", url, { key: null }), 404, "report_not_found");
  });

  test("end with their lookup", async () => {
    const { lookupId: other } = (await lookUp(api, await findPerson(api, "Amara Okonkwo"))) as { lookupId: string };
    const made = await share(api, other);
    assert.equal((await open(api, tokenOf(made.url))).status, 200);
    const erased = await api.call("DELETE", `/lookups/${other}`);
    assert.equal((erased.body as { rows: Record<string, number> }).rows["share"], 1);
    assertProblem(await open(api, tokenOf(made.url)), 404, "share_not_found");
    assertProblem(await api.call("GET", `/lookups/${other}/shares`), 404, "lookup_not_found");
  });

  test("do not outlive the retention of their lookup", async () => {
    const body = { candidateId: await findPerson(api, "Amara Okonkwo"), retentionDays: 1 };
    const created = await api.call("POST", "/lookups", { body });
    const ended = await waitForEnd(api, (created.body as { lookupId: string }).lookupId);
    const made = await share(api, String(ended["lookupId"]), 30);
    assert.equal(made.expiresAt, ended["expiresAt"]);
  });

  test("are refused with an invalid token, link or lifetime", async () => {
    for (const token of ["x", "A".repeat(43), "../lookups", "%00"]) {
      assertProblem(await open(api, token), 404, "share_not_found");
    }
    assertProblem(await api.call("GET", "/shared", { key: null }), 400, "invalid_request", ["/header/x-share-token"]);
    for (const days of [0, 31, 1.5, "7"]) {
      const answer = await api.call("POST", `/lookups/${lookupId}/shares`, { body: { days } });
      assertProblem(answer, 400, "invalid_request", ["/days"]);
    }
    assertProblem(await api.call("DELETE", `/lookups/${lookupId}/shares/nothing`), 404, "share_not_found");
    const foreign = await share(api, lookupId);
    const { lookupId: other } = (await lookUp(api, await findPerson(api, "Amara Okonkwo"))) as { lookupId: string };
    const crossed = await api.call("DELETE", `/lookups/${other}/shares/${foreign.shareId}`);
    assertProblem(crossed, 404, "share_not_found");
  });
});
describe("Links in the database", () => {
  let api: TestApi;
  let lookupId = "";
  before(async () => {
    api = await startApi();
    ({ lookupId } = (await lookUp(api, await findPerson(api, "Amara Okonkwo"))) as { lookupId: string });
  });
  after(() => api.stop());

  test("store only the hash of their token", async () => {
    const made = await share(api, lookupId);
    const { rows } = await api.rows.query<{ row: string }>("select to_json(share)::text as row from share");
    assert.equal(rows.length, 1);
    assert.equal(rows[0]?.row.includes(tokenOf(made.url)), false);
  });

  test("show nothing past their time, nor for an expired lookup", async () => {
    const made = await share(api, lookupId);
    await api.rows.query("update share set expires_at = now() - interval '1 second'");
    assertProblem(await open(api, tokenOf(made.url)), 404, "share_not_found");
    await api.rows.query("update share set expires_at = now() + interval '1 day'");
    assert.equal((await open(api, tokenOf(made.url))).status, 200);
    await api.rows.query("update lookup set expires_at = now() - interval '1 second' where id = $1", [lookupId]);
    assertProblem(await open(api, tokenOf(made.url)), 404, "share_not_found");
    assertProblem(await api.call("POST", `/lookups/${lookupId}/shares`, { body: {} }), 410, "lookup_expired");
    await api.rows.query("update lookup set expires_at = now() + interval '1 day' where id = $1", [lookupId]);
  });

  test("cannot be made by another account, by a key that only reads, or for an unfinished lookup", async () => {
    await insertKey(api.rows, "a-key-of-somebody-else-00000", { accountId: "other" });
    await insertKey(api.rows, "a-key-that-only-reads-000000", { scopes: ["lookups:read"] });
    const path = `/lookups/${lookupId}/shares`;
    const foreign = await api.call("POST", path, { body: {}, key: "a-key-of-somebody-else-00000" });
    assertProblem(foreign, 404, "lookup_not_found");
    assertProblem(
      await api.call("POST", path, { body: {}, key: "a-key-that-only-reads-000000" }),
      403,
      "scope_missing",
    );
    await api.rows.query("update lookup set status = 'cancelled' where id = $1", [lookupId]);
    assertProblem(await api.call("POST", path, { body: {} }), 409, "lookup_not_finished");
    await api.rows.query("update lookup set status = 'success' where id = $1", [lookupId]);
  });

  test("A key can ask what it may do and what it has left, whatever its scopes", async () => {
    await insertKey(api.rows, "a-key-with-little-left-00000", { scopes: ["candidates:write"] });
    await api.rows.query("update api_key set credits = 3, trials = 0 where account_id = 'default' and name = 'test'");
    const own = await api.call("GET", "/keys/own", { key: "a-key-with-little-left-00000" });
    const { credits, trials, scopes } = own.body as { credits: number; trials: number; scopes: string[] };
    assert.deepEqual([own.status, credits, trials, scopes], [200, 3, 0, ["candidates:write"]]);
    assertProblem(await api.call("GET", "/keys/own", { key: null }), 401, "api_key_missing");
  });

  test("A suppressed person's report is no longer shared", async () => {
    const made = await share(api, lookupId);
    assert.equal((await open(api, tokenOf(made.url))).status, 200);
    await api.rows.query("insert into suppression (key, kind) select unnest(suppression_keys), 'test' from lookup");
    assertProblem(await open(api, tokenOf(made.url)), 404, "share_not_found");
  });
});
