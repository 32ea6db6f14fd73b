import assert from "node:assert/strict";
import { test } from "node:test";
import { findPerson, startApiBy } from "../../api/http.ts";
import { startReceiver } from "../../support/receiver.ts";
import { startServiceProcess } from "../../support/service.ts";
import { until } from "../../support/until.ts";

test("Messages that were being sent when the service was killed are sent again after its restart", async () => {
  const receiver = await startReceiver();
  const api = await startApiBy(startServiceProcess, { CANDOR_WEBHOOK_ORIGINS: receiver.origin });
  try {
    receiver.answer(() => {});
    const candidateId = await findPerson(api, "Amara Okonkwo");
    const body = { candidateId, webhookUrl: `${receiver.origin}/candor?for=tests` };
    const created = await api.call("POST", "/lookups", { body });
    assert.equal(created.status, 201, created.text);
    const { lookupId } = created.body as { lookupId: string };
    const told = () => receiver.received.filter((each) => each.body.includes(lookupId));
    await until(() => told().length === 1);
    await api.service.kill();
    receiver.answer((response) => void response.writeHead(204).end());
    await api.rows.query("update webhook_delivery set next_at = now() where lookup_id = $1", [lookupId]);
    await api.service.restart();
    await until(() => told().length === 2);
    assert.deepEqual(
      told().map((each) => (JSON.parse(each.body) as { type: string }).type),
      ["lookup.finished", "lookup.finished"],
    );
    const ids = told().map(({ headers }) => headers["webhook-id"]);
    assert.equal(new Set(ids).size, 1);
  } finally {
    await api.stop();
    await receiver.close();
  }
});
