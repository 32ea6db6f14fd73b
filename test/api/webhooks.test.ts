import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { verifyWebhook } from "../../src/client/verify-webhook.ts";
import { Delivery, DeliveryPage, WebhookSecrets } from "../../src/contract/webhook.ts";
import { startReceiver, type TestReceiver } from "../support/receiver.ts";
import { startService } from "../support/service.ts";
import { assertProblem, callService, findPerson, insertKey, startApi, type TestApi, waitForEnd } from "./http.ts";
import { until } from "../support/until.ts";

const OTHER_KEY = "another-account-of-the-webhooks-test";

describe("Webhooks", () => {
  let api: TestApi;
  let receiver: TestReceiver;
  before(async () => {
    receiver = await startReceiver();
    api = await startApi({ CANDOR_WEBHOOK_ORIGINS: receiver.origin });
    await insertKey(api.rows, OTHER_KEY, { accountId: "other" });
  });
  after(async () => {
    await api.stop();
    await receiver.close();
  });

  const create = async (): Promise<string> => {
    const candidateId = await findPerson(api, "Amara Okonkwo");
    const body = { candidateId, webhookUrl: `${receiver.origin}/candor?for=tests` };
    const created = await api.call("POST", "/lookups", { body });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    await waitForEnd(api, lookupId);
    return lookupId;
  };
  const typesOf = (lookupId: string) =>
    receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: { lookupId: string } })
      .filter(({ data }) => data.lookupId === lookupId)
      .map(({ type }) => type);
  const untilTold = async (lookupId: string, types: readonly string[]) => {
    await until(() => typesOf(lookupId).length >= types.length);
    assert.deepEqual(typesOf(lookupId), types);
  };
  const list = async (query = "", key?: string) =>
    DeliveryPage.strict().parse(
      (await api.call("GET", `/webhooks/deliveries${query}`, key === undefined ? {} : { key })).body,
    ).results;

  test("tell a receiver of the end, of every correction and of the erasure, each verifiably", async () => {
    const lookupId = await create();
    await untilTold(lookupId, ["lookup.finished"]);
    assert.equal((await api.call("POST", `/lookups/${lookupId}/rebuild`)).status, 200);
    await untilTold(lookupId, ["lookup.finished", "lookup.corrected"]);
    assert.equal((await api.call("DELETE", `/lookups/${lookupId}`)).status, 200);
    await untilTold(lookupId, ["lookup.finished", "lookup.corrected", "lookup.erased"]);
    const { secrets } = WebhookSecrets.strict().parse((await api.call("GET", "/webhooks/secrets")).body);
    const told = receiver.received.map(({ headers, body }) => verifyWebhook(secrets, headers, body));
    const revisions = told.filter(({ data }) => data.lookupId === lookupId).map(({ data }) => data.revision);
    assert.ok((revisions[1] ?? 0) > (revisions[0] ?? 0), `${revisions}`);
    for (const { path, body } of receiver.received) {
      assert.equal(path, "/candor?for=tests");
      assert.doesNotMatch(body, /Amara|Okonkwo/);
    }
  });

  test("tell a receiver that a lookup failed, without its reason", async () => {
    const candidate = { fullName: "Wilmot Ternley", sources: [] };
    const webhookUrl = `${receiver.origin}/candor?for=tests`;
    const created = await api.call("POST", "/lookups", { body: { candidate, webhookUrl } });
    const { lookupId } = created.body as { lookupId: string };
    await waitForEnd(api, lookupId);
    await untilTold(lookupId, ["lookup.finished"]);
    const response = await fetch(`${api.service.url}/v1/lookups/${lookupId}/documents?name=cv.txt&whose=person`, {
      method: "POST",
      headers: { "x-api-key": api.service.apiKey, "content-type": "application/octet-stream" },
      body: "Wilmot Ternley\nDate of birth: 6 May 2014\n\nSkills\nKnots",
    });
    assert.ok(response.status < 500, await response.text());
    await untilTold(lookupId, ["lookup.finished", "lookup.failed"]);
    assert.equal(((await api.call("GET", `/lookups/${lookupId}`)).body as { status: string }).status, "error");
    for (const { body } of receiver.received.filter(({ body }) => body.includes(lookupId)))
      assert.doesNotMatch(body, /Wilmot|Ternley|2014|under 18/);
  });

  test("that were sent can be listed, shown and sent again", async () => {
    const lookupId = await create();
    await untilTold(lookupId, ["lookup.finished"]);
    let [delivery, ...more] = await list(`?lookupId=${lookupId}`);
    assert.ok(delivery && more.length === 0);
    const { deliveryId } = delivery;
    await until(async () => {
      delivery = Delivery.parse((await api.call("GET", `/webhooks/deliveries/${deliveryId}`)).body);
      return delivery.state === "delivered";
    });
    const replayed = await api.call("POST", `/webhooks/deliveries/${delivery.deliveryId}/replays`);
    assert.equal(replayed.status, 200, replayed.text);
    assert.equal(Delivery.strict().parse(replayed.body).state, "pending");
    await untilTold(lookupId, ["lookup.finished", "lookup.finished"]);
    const ids = receiver.received
      .filter(({ body }) => body.includes(lookupId))
      .map(({ headers }) => headers["webhook-id"]);
    assert.deepEqual(ids, [delivery.deliveryId, delivery.deliveryId]);
    assert.deepEqual(await list(`?lookupId=${lookupId}&state=dead`), []);
  });

  test("are hidden from another account, which cannot replay them and has its own secret", async () => {
    const lookupId = await create();
    const [delivery] = await list(`?lookupId=${lookupId}`);
    assert.ok(delivery);
    assert.deepEqual(await list("", OTHER_KEY), []);
    const path = `/webhooks/deliveries/${delivery.deliveryId}`;
    assertProblem(await api.call("GET", path, { key: OTHER_KEY }), 404, "delivery_not_found");
    assertProblem(await api.call("POST", `${path}/replays`, { key: OTHER_KEY }), 404, "delivery_not_found");
    assertProblem(await api.call("GET", "/webhooks/deliveries/none"), 404, "delivery_not_found");
    const [own, others] = await Promise.all(
      [api.service.apiKey, OTHER_KEY].map(async (key) => (await api.call("GET", "/webhooks/secrets", { key })).text),
    );
    assert.notEqual(own, others);
  });

  test("to a forbidden address are refused when it is set", async () => {
    const candidateId = await findPerson(api, "Amara Okonkwo");
    const addresses = [
      "http://127.0.0.1/told",
      "http://169.254.169.254/latest/meta-data",
      "https://[::1]/told",
      "https://10.0.0.7/told",
      "https://0x7f000001/told",
      "http://localhost/told",
      "http://told.LOCALHOST./",
      "https://receiver.example.org:8443/told",
      "https://user:password@receiver.example.org/told",
      "ftp://receiver.example.org/told",
      "no address",
      "http:///told",
      "https:receiver.example.org",
      `https://receiver.example.org/${"a".repeat(2_048)}`,
    ];
    for (const webhookUrl of addresses) {
      const answer = await api.call("POST", "/lookups", { body: { candidateId, webhookUrl } });
      assertProblem(answer, 400, "invalid_request", ["/webhookUrl"]);
    }
  });
});

test("are refused by an offline service when their receiver is set", async () => {
  const service = await startService({ engine: "postgres", env: { CANDOR_OFFLINE: "on" } });
  try {
    const api = {
      call: (method: string, path: string, options?: object) => callService(service, method, path, options),
    };
    const body = { candidateId: await findPerson(api, "Amara Okonkwo"), webhookUrl: "https://receiver.example.org/" };
    const problem = assertProblem(await api.call("POST", "/lookups", { body }), 400, "invalid_request");
    assert.match(problem.detail, /offline/);
  } finally {
    await service.stop();
  }
});
