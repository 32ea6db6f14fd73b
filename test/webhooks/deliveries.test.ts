import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { verifyWebhook } from "../../src/client/verify-webhook.ts";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { insertLookup, type StoredLookup } from "../../src/db/lookup.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { type Delivery, findDelivery, listDeliveries, tellReceiver } from "../../src/db/webhook-delivery.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { webhookSecret } from "../../src/domain/webhook.ts";
import { createLog } from "../../src/log.ts";
import { startDeliveries } from "../../src/webhooks/deliveries.ts";
import { openReceivers, type Receivers } from "../../src/webhooks/receivers.ts";
import { draftLookup, KEYRING, suppress } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { startReceiver, type TestReceiver } from "../support/receiver.ts";

const READER = { accountId: "default", purposes: ["due_diligence"] };

for (const engine of ENGINES) {
  describe(`Webhooks, ${engine}`, () => {
    let opened: TestDatabase;
    let db: Db;
    let receiver: TestReceiver;
    let receivers: Receivers;
    let stop: () => Promise<void> = async () => {};
    let later = 0;

    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());
    beforeEach(async () => {
      later = 0;
      receiver = await startReceiver();
      receivers = openReceivers({ offline: false, origins: [receiver.origin] });
    });
    afterEach(async () => {
      await stop();
      await receivers.close();
      await receiver.close();
      await sql`truncate lookup, webhook_delivery, suppression cascade`.execute(db);
    });

    const now = () => new Date(Date.now() + later);
    const start = (keyring = KEYRING) => {
      stop = startDeliveries({ db, keyring, receivers, log: createLog("silent"), now }, 20);
    };
    const endLookup = async (changes: Partial<StoredLookup> = {}): Promise<string> => {
      const draft = draftLookup({ webhookUrl: `${receiver.origin}/told`, ...changes });
      await insertLookup(db, draft);
      await finishLookup(db, draft.id, { status: "success", at: now() });
      return draft.id;
    };
    const only = async (): Promise<Delivery> => {
      const [first, ...more] = await listDeliveries(db, READER, { limit: 10, after: null });
      assert.ok(first && more.length === 0);
      return first;
    };
    const until = async (condition: (delivery: Delivery) => boolean): Promise<Delivery> => {
      for (;;) {
        const delivery = await only();
        if (condition(delivery)) return delivery;
        await delay(50);
      }
    };

    test("A receiver is notified when a lookup ends, with a message that it can verify and that names nobody", async () => {
      start();
      const lookupId = await endLookup();
      const delivery = await until(({ state }) => state === "delivered");
      const [message, ...more] = receiver.received;
      assert.ok(message && more.length === 0);
      assert.equal(message.headers["webhook-id"], delivery.id);
      assert.equal(message.headers["content-type"], "application/json");
      const told = verifyWebhook([webhookSecret(KEYRING.current, "default")], message.headers, message.body);
      assert.deepEqual(told, {
        type: "lookup.finished",
        timestamp: delivery.createdAt.toISOString(),
        data: { lookupId, revision: 0 },
      });
      assert.throws(() => verifyWebhook([webhookSecret(KEYRING.current, "other")], message.headers, message.body));
      assert.throws(() =>
        verifyWebhook([webhookSecret(KEYRING.current, "default")], message.headers, `${message.body} `),
      );
      assert.deepEqual(
        delivery.attempts.map(({ status, failure }) => [status, failure]),
        [[204, undefined]],
      );
    });

    test("Sends nothing for a lookup without a receiver, or a cancelled one", async () => {
      await endLookup({ webhookUrl: null });
      const draft = draftLookup({ webhookUrl: `${receiver.origin}/told` });
      await insertLookup(db, draft);
      await finishLookup(db, draft.id, { status: "cancelled", at: now() });
      assert.deepEqual(await listDeliveries(db, READER, { limit: 10, after: null }), []);
    });

    test("Retries a failing receiver under the same id, with growing pauses, until it succeeds", async () => {
      receiver.answer((response) => void response.writeHead(500).end("no"));
      start();
      await endLookup();
      const first = await until(({ attempts }) => attempts.length === 1);
      assert.equal(first.state, "pending");
      assert.deepEqual([first.attempts[0]?.status, first.attempts[0]?.failure], [500, "answered 500"]);
      assert.ok(first.nextAt.getTime() - now().getTime() > 1_000);
      later += 10_000;
      const second = await until(({ attempts }) => attempts.length === 2);
      assert.ok(second.nextAt.getTime() - now().getTime() > 200_000);
      receiver.answer((response) => void response.writeHead(200).end("thanks"));
      later += 600_000;
      await until(({ state }) => state === "delivered");
      assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, 1);
      assert.equal(new Set(receiver.received.map(({ body }) => body)).size, 1);
      // Each attempt is signed with its own time, because receivers refuse anything older than five minutes.
      assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-timestamp"])).size, 3);
    });

    test("Gives up after a day of failures, and at once on status 410", async () => {
      receiver.answer((response) => void response.writeHead(503).end());
      start();
      await endLookup();
      for (let tries = 1; tries <= 8; tries++) {
        await until(({ attempts }) => attempts.length === tries);
        later += 10 * 3_600_000;
      }
      assert.equal((await only()).state, "dead");
      await sql`truncate webhook_delivery`.execute(db);
      receiver.answer((response) => void response.writeHead(410).end());
      await endLookup();
      const gone = await until(({ state }) => state === "dead");
      assert.equal(gone.attempts.length, 1);
    });

    test("Does not follow a redirect", async () => {
      receiver.answer((response, { path }) => {
        if (path === "/told") response.writeHead(307, { location: `${receiver.origin}/elsewhere` }).end();
        else response.writeHead(204).end();
      });
      start();
      await endLookup();
      const told = await until(({ attempts }) => attempts.length === 1);
      assert.match(told.attempts[0]?.failure ?? "", /redirect/);
      assert.deepEqual(
        receiver.received.map(({ path }) => path),
        ["/told"],
      );
    });

    test("Does not connect to an internal address, whatever name leads there", async () => {
      start();
      await endLookup({ webhookUrl: "http://localhost/told" });
      const told = await until(({ attempts }) => attempts.length === 1);
      assert.match(told.attempts[0]?.failure ?? "", /^refused: (?:the name leads to )?an address that is not public/);
    });

    test("After a worker dies, the next one sends its message under the same id", async () => {
      receiver.answer(() => {});
      start();
      await endLookup();
      while (receiver.received.length === 0) await delay(20);
      // Stopping in the middle of an attempt writes nothing, like being killed.
      await stop();
      const left = await only();
      assert.deepEqual([left.state, left.attempts.length], ["pending", 0]);
      receiver.answer((response) => void response.writeHead(204).end());
      start();
      later += 61_000;
      await until(({ state }) => state === "delivered");
      assert.equal(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size, 1);
    });

    test("A hanging receiver does not delay another", async () => {
      const other = await startReceiver();
      receiver.answer(() => {});
      const both = openReceivers({ offline: false, origins: [receiver.origin, other.origin] });
      const end = startDeliveries({ db, keyring: KEYRING, receivers: both, log: createLog("silent"), now }, 20);
      try {
        for (let count = 0; count < 20; count++) await endLookup();
        await endLookup({ webhookUrl: `${other.origin}/told` });
        while (other.received.length === 0) await delay(20);
        assert.ok(receiver.received.length <= 4);
      } finally {
        await end();
        await both.close();
        await other.close();
      }
    });

    test("Sends nothing about somebody suppressed since, but does report that a lookup was erased", async () => {
      const lookupId = await endLookup({ suppressionKeys: ["a-key"] });
      const { id } = await only();
      await suppress(db, ["a-key"]);
      start();
      for (;;) {
        const { rows } = await sql<{ state: string }>`select state from webhook_delivery`.execute(db);
        if (rows[0]?.state === "dead") break;
        await delay(50);
      }
      assert.equal(await findDelivery(db, id, READER), null);
      assert.equal(receiver.received.length, 0);
      const lookup = draftLookup({ id: lookupId, webhookUrl: `${receiver.origin}/told` });
      await transact(db, async (db) => {
        const rows = await deleteLookup(db, lookupId);
        assert.equal(rows["webhook_delivery"], 1);
        await tellReceiver(db, { ...lookup, revision: 3 }, "lookup.erased", now());
      });
      await until(({ state }) => state === "delivered");
      assert.equal(JSON.parse(receiver.received[0]?.body ?? "").type, "lookup.erased");
    });

    test("During a rotation of the installation's secret, a message verifies with both the old and the new one", async () => {
      const [older, newer] = [
        "an-older-secret-of-more-than-thirty-two-bytes",
        "a-newer-secret-of-more-than-thirty-two-bytes",
      ];
      start(keyringOf(newer, older));
      await endLookup();
      await until(({ state }) => state === "delivered");
      const [message] = receiver.received;
      assert.ok(message);
      for (const secret of [older, newer]) {
        verifyWebhook([webhookSecret(secret, "default")], message.headers, message.body);
      }
    });
  });
}
