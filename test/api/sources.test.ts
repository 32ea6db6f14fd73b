import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import { Connector, ConnectorList, ConnectorTest } from "../../src/contract/connector.ts";
import type { Probe } from "../../src/contract/lookup.ts";
import { createPostgresDatabase } from "../support/database.ts";
import { startService, type TestService } from "../support/service.ts";
import { assertProblem, type Answer, callService, insertKey, startApi, type TestApi, waitForEnd } from "./http.ts";
import { until } from "../support/until.ts";

const KEY = "a-key-nobody-may-see-again";

describe("Sources set in the interface:", () => {
  let api: TestApi;
  let asked: { readonly url: string; readonly key: string | undefined; readonly agent: string | undefined }[] = [];
  const source = createServer((request, response) => {
    const header = (name: string) => request.headers[name]?.toString();
    asked.push({ url: request.url ?? "", key: header("x-subscription-token"), agent: header("user-agent") });
    const isRight = header("x-subscription-token") === KEY;
    response.writeHead(isRight ? 200 : 401, { "content-type": "application/json" });
    response.end(JSON.stringify(isRight ? { type: "search", web: { results: [] } } : { error: {} }));
  });
  before(async () => {
    await new Promise<void>((resolve) => source.listen(0, "127.0.0.1", resolve));
    const { port } = source.address() as AddressInfo;
    api = await startApi({
      CANDOR_BRAVE_BASE_URL: `http://127.0.0.1:${port}`,
      CANDOR_CONNECTORS: "orcid",
      CANDOR_GITHUB_TOKEN: "of-the-environment",
    });
  });
  after(async () => {
    await api.stop();
    source.close();
  });

  const post = (path: string, body?: object): Promise<Answer> =>
    api.call("POST", path, body === undefined ? {} : { body });
  const stateOf = async (name: string, service: Pick<TestService, "url" | "apiKey"> = api.service) => {
    const { results } = ConnectorList.parse((await callService(service, "GET", "/connectors")).body);
    const found = results.find(({ connector }) => connector === name);
    assert.ok(found);
    return found;
  };

  test("a key is stored sealed, tested with one question, used at once, and never shown again", async () => {
    assert.equal((await stateOf("brave")).enabled, false);
    const wrong = Connector.parse(
      (await post("/connectors/brave", { enabled: true, settings: { key: "wrong" } })).body,
    );
    assert.deepEqual(
      [wrong.enabled, wrong.fixed, wrong.configured, wrong.settings[0]?.set],
      [true, false, true, "service"],
    );
    const refused = ConnectorTest.parse((await post("/connectors/brave/test")).body);
    assert.deepEqual([refused.works, refused.outcome], [false, "blocked"]);
    assert.match(refused.reason ?? "", /refused \(401\)/);
    const set = await post("/connectors/brave", { settings: { key: KEY } });
    assert.equal(set.status, 200, set.text);
    const right = ConnectorTest.parse((await post("/connectors/brave/test")).body);
    assert.deepEqual([right.works, right.outcome], [true, "absent"]);
    assert.equal(asked.at(-1)?.key, KEY);
    const listed = await api.call("GET", "/connectors");
    for (const { text } of [set, listed]) assert.ok(!text.includes(KEY));
    const { rows } = await api.rows.query("select value from setting where name = 'source:brave'");
    assert.equal(rows.length, 1);
    assert.ok(!JSON.stringify(rows).includes(KEY));
  });

  test("an instance must have a public address: an internal one is refused, with where to set it instead", async () => {
    const set = async (instance: string) => await post("/connectors/searxng", { settings: { instance } });
    for (const inside of [
      "http://127.0.0.1:8080",
      "http://10.0.0.8",
      "https://localhost",
      "ftp://search.example.org",
      "search",
    ]) {
      const refused = await set(inside);
      assertProblem(refused, 400, "invalid_request");
      assert.match(refused.text, /CANDOR_SEARXNG_INSTANCE/, inside);
    }
    assert.equal((await stateOf("searxng")).settings[0]?.set, undefined);
    assert.equal((await set("https://search.example.org")).status, 200);
    assert.equal((await post("/connectors/searxng", { settings: { instance: null } })).status, 200);
  });

  test("the environment wins, and says so: what it sets cannot be changed here", async () => {
    const orcid = await stateOf("orcid");
    assert.deepEqual([orcid.enabled, orcid.fixed], [true, true]);
    assertProblem(await post("/connectors/orcid", { enabled: false }), 409, "connector_fixed");
    assertProblem(await post("/connectors/github", { settings: { token: "mine" } }), 409, "connector_fixed");
    assert.equal((await stateOf("github")).settings.find(({ name }) => name === "token")?.set, "environment");
    assertProblem(await post("/connectors/nowhere", { enabled: true }), 404, "connector_not_found");
    assertProblem(
      await post("/connectors/hibp-list", { settings: { file: "/etc/passwd" } }),
      404,
      "connector_not_found",
    );
    assertProblem(
      await post("/connectors/brave", { settings: { baseUrl: "http://127.0.0.1" } }),
      400,
      "invalid_request",
    );
  });

  test("all open sources are switched on with a contact address for their operators", async () => {
    const opened = await post("/connectors", { contact: "operator@example.org" });
    const { results } = ConnectorList.parse(opened.body);
    const lacking = results.flatMap(({ connector, access, enabled }) =>
      access === "open" && !enabled ? connector : [],
    );
    assert.deepEqual(lacking, ["searxng"], "it needs the address of an instance first");
    assert.equal(results.find(({ connector }) => connector === "x")?.enabled, false);
    asked = [];
    await post("/connectors/brave/test");
    assert.match(asked[0]?.agent ?? "", /\(operator@example\.org\)$/);
    const off = Connector.parse((await post("/connectors/wikidata", { enabled: false })).body);
    assert.equal(off.enabled, false);
  });

  test("an admin of another account may look but change nothing: sources belong to the whole installation", async () => {
    const key = "xylophonekey-of-the-admin-of-another-account";
    await insertKey(api.rows, key, { accountId: "another", scopes: ["admin", "lookups:read"] });
    for (const [path, body] of [
      ["/connectors", {}],
      ["/connectors/brave", { enabled: false }],
      ["/connectors/brave/test", undefined],
    ] as const)
      assertProblem(await api.call("POST", path, { ...(body && { body }), key }), 403, "scope_missing");
    assert.equal(ConnectorList.parse((await api.call("GET", "/connectors", { key })).body).changeable, false);
    assert.equal(ConnectorList.parse((await api.call("GET", "/connectors")).body).changeable, true);
  });

  test("a source's price per question is stated before it is asked", async () => {
    assert.deepEqual((await stateOf("x")).cost, { dollars: 0.26, per: "account" });
    assert.equal((await stateOf("wikidata")).cost, undefined);
  });

  test("a key without the admin scope may look but change nothing", async () => {
    const key = "xylophonekey-of-somebody-who-only-looks";
    await insertKey(api.rows, key, { scopes: ["lookups:read", "lookups:write"] });
    for (const path of ["/connectors", "/connectors/brave", "/connectors/brave/test"])
      assertProblem(
        await api.call("POST", path, { body: path.endsWith("test") ? undefined : {}, key }),
        403,
        "scope_missing",
      );
  });
});

test("A lookup's coverage keeps the sources that were off when it ran, also once they are on", async () => {
  const api = await startApi({});
  const rowOf = async (lookupId: unknown) => {
    const { body } = await api.call("GET", `/lookups/${String(lookupId)}/coverage`);
    const row = (body as Probe[]).find(({ connector }) => connector === "openalex");
    return [row?.outcome, row?.reason, row?.remedy];
  };
  try {
    const candidate = { fullName: "Ines Calder", sources: [] };
    const created = await api.call("POST", "/lookups", { body: { candidate } });
    const { lookupId } = await waitForEnd(api, (created.body as { lookupId: string }).lookupId);
    assert.deepEqual(await rowOf(lookupId), ["skipped", "off", "Run `candor sources on openalex`."]);
    assert.equal((await api.call("POST", "/connectors/openalex", { body: { enabled: true } })).status, 200);
    assert.deepEqual(await rowOf(lookupId), ["skipped", "off", "It is on now: look the person up again."]);
  } finally {
    await api.stop();
  }
});

test("Another process on the database, and a restarted one, use the chosen sources", async () => {
  const database = await createPostgresDatabase();
  const env = { DATABASE_URL: database.url, CANDOR_SECRET: "one-secret-of-both-processes-of-this-test" };
  const first = await startService({ env });
  const second = await startService({ env });
  const isOn = async (service: TestService) => {
    const answer = await callService({ ...service, apiKey: first.apiKey }, "GET", "/connectors");
    return ConnectorList.parse(answer.body).results.find(({ connector }) => connector === "openalex")?.enabled;
  };
  try {
    const answer = await callService(first, "POST", "/connectors/openalex", { body: { enabled: true } });
    assert.equal(answer.status, 200, answer.text);
    await until(async () => (await isOn(second)) === true);
  } finally {
    await second.stop();
    await first.stop();
    await database.drop();
  }
});
