import assert from "node:assert/strict";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { findApiKeyById, insertApiKey, lockKeys, takeCredits, updateApiKey, lockKey } from "../../src/db/api-key.ts";
import { listUsage, reserveCredit, settleReserved, sumCreditEntries } from "../../src/db/credit-entry.ts";
import { deleteLookup, expireLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { findLookup, insertLookup } from "../../src/db/lookup.ts";
import type { Engine } from "../../src/db/open.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { erasePart } from "../../src/privacy/erase-part.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftLookup, NOBODYS_PART } from "./drafts.ts";

const key = (credits: number | null, trials: number | null) => ({
  id: newId(),
  hash: newId(),
  accountId: "ledger",
  name: "a key",
  label: "live",
  scopes: ["search"],
  purposes: ["self"],
  defaultPurpose: "self",
  rateLimit: null,
  credits,
  trials,
  expiresAt: null,
  revokedAt: null,
  createdAt: new Date(),
  lastUsedAt: null,
  memberId: null,
});
const kind = fc.constantFrom("paid" as const, "trial" as const);
const limit = fc.option(fc.integer({ min: 0, max: 6 }), { nil: null });
/** What can happen to a key: a lookup is kept or returned, credits pass to another key, a limit changes. */
const event = fc.oneof(
  fc.record({ type: fc.constant("lookup" as const), kind, kept: fc.boolean() }),
  fc.record({ type: fc.constant("pass" as const), credits: fc.nat(3), trials: fc.nat(3) }),
  fc.record({ type: fc.constant("change" as const), credits: limit, trials: limit }),
);

/** One way for a process to end a lookup, or to die before the end is written. */
const ending = fc.record({
  status: fc.constantFrom("success" as const, "success" as const, "error" as const, "cancelled" as const),
  found: fc.boolean(),
  killed: fc.boolean(),
});
const lookup = fc.record({ kind, ends: fc.array(ending, { maxLength: 4 }) });

/** Dies inside a transaction, by terminating the connection if there is one. */
async function die(db: Db, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
  throw new Error("killed");
}

for (const engine of ENGINES) {
  describe(`The credit ledger on the ${engine} engine`, () => {
    let opened: TestDatabase;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());

    test("whatever happens to a key concurrently, its entries sum to its balance, which is never negative", async () => {
      const { db } = opened.database;
      const history = fc.asyncProperty(
        limit,
        limit,
        fc.array(event, { maxLength: 12 }),
        async (credits, trials, events) => {
          const own = key(credits, trials);
          await transact(db, (db) => insertApiKey(db, own));
          await Promise.all(
            events.map(async (each) => {
              if (each.type === "lookup") {
                const lookupId = newId();
                const set = await transact(db, (db) => reserveCredit(db, own.id, each.kind, lookupId));
                if (set)
                  await transact(db, (db) => settleReserved(db, own.id, each.kind, { lookupId, kept: each.kept }));
                return;
              }
              await transact(db, async (db) => {
                await lockKeys(db, own.accountId);
                const row = await lockKey(db, own.accountId, own.id);
                assert.ok(row);
                if (each.type === "pass") await takeCredits(db, own.id, each);
                else await updateApiKey(db, { ...row, credits: each.credits, trials: each.trials });
              });
            }),
          );
          const left = await transact(db, (db) => lockKey(db, own.accountId, own.id));
          for (const [which, has] of [["paid", left?.credits] as const, ["trial", left?.trials] as const]) {
            if (has === null || has === undefined) continue;
            assert.ok(has >= 0);
            assert.equal(await sumCreditEntries(db, own.id, which), has);
          }
        },
      );
      await fc.assert(history, { numRuns: engine === "embedded" ? 15 : 30 });
    });

    test("a lookup finished by several processes, some of them killed, is charged once if it succeeded and returned once if not", async () => {
      const { db } = opened.database;
      const history = fc.asyncProperty(fc.array(lookup, { minLength: 1, maxLength: 4 }), async (lookups) => {
        const own = key(lookups.length, lookups.length);
        await insertApiKey(db, own);
        const made = await Promise.all(
          lookups.map(async ({ kind, ends }) => {
            const trial = kind === "trial";
            const draft = draftLookup({
              accountId: own.accountId,
              keyId: own.id,
              credit: kind,
              trial,
              status: "running",
            });
            await transact(db, async (db) => {
              await insertLookup(db, draft);
              assert.ok(await reserveCredit(db, own.id, kind, draft.id));
            });
            // The same request again: nothing is reserved twice.
            const again = await transact(db, (db) => reserveCredit(db, own.id, kind, draft.id)).catch(() => undefined);
            assert.equal(again, undefined);
            return { id: draft.id, kind, ends };
          }),
        );
        await Promise.all(
          made.flatMap(({ id, ends }) =>
            ends.map(async ({ killed, ...end }) => {
              if (!killed) return await finishLookup(db, id, { ...end, at: new Date() });
              const died = transact(db, async (db) => {
                await finishLookup(db, id, { ...end, at: new Date() });
                await die(db, engine);
              });
              await assert.rejects(died);
              return false;
            }),
          ),
        );
        let charged = { paid: 0, trial: 0 };
        for (const { id, kind } of made) {
          // Another process takes over from those that were killed.
          await finishLookup(db, id, { status: "error", at: new Date() });
          const ended = await findLookup(db, id, own.accountId);
          const { rows } = await sql<{ reason: string }>`
            select reason from credit_entry where lookup_id = ${id}::uuid order by id
          `.execute(db);
          const [set, end, ...more] = rows.map(({ reason }) => reason);
          assert.deepEqual([set, more], ["set_aside", []]);
          assert.equal(end, ended?.credit);
          if (ended?.status !== "success") assert.equal(end, "returned");
          if (end === "charged") charged = { ...charged, [kind]: charged[kind] + 1 };
        }
        const left = await findApiKeyById(db, own.id);
        assert.deepEqual(
          { paid: left?.credits, trial: left?.trials },
          { paid: lookups.length - charged.paid, trial: lookups.length - charged.trial },
        );
        for (const which of ["paid", "trial"] as const) {
          assert.equal(await sumCreditEntries(db, own.id, which), lookups.length - charged[which]);
        }
      });
      await fc.assert(history, { numRuns: engine === "embedded" ? 10 : 25 });
    });

    test("a lookup deleted before it ends costs nothing, and one deleted afterwards stays charged", async () => {
      const { db } = opened.database;
      const blobs = createDiskBlobs(mkdtempSync(join(tmpdir(), "candor-ledger-")));
      const ways: readonly ((id: string) => Promise<unknown>)[] = [
        (id) => transact(db, (db) => deleteLookup(db, id)),
        (id) => expireLookup(db, id),
        (id) => transact(db, (db) => erasePart(db, blobs, { ...NOBODYS_PART, lookups: [id] })),
      ];
      for (const go of ways) {
        for (const status of ["queued", "running"] as const) {
          for (const which of ["paid", "trial"] as const) {
            const own = key(2, 2);
            await insertApiKey(db, own);
            const drafts = [0, 1].map(() =>
              draftLookup({ accountId: own.accountId, keyId: own.id, credit: which, trial: which === "trial", status }),
            );
            for (const draft of drafts) {
              assert.equal(await insertLookup(db, draft), true);
              assert.ok(await reserveCredit(db, own.id, which, draft.id));
            }
            const [unfinished = "", finished = ""] = drafts.map(({ id }) => id);
            await finishLookup(db, finished, { status: "success", at: new Date(), found: true });
            await go(unfinished);
            await go(finished);
            const left = await findApiKeyById(db, own.id);
            assert.equal(which === "paid" ? left?.credits : left?.trials, 1, `${go} ${status} ${which}`);
            assert.equal(await sumCreditEntries(db, own.id, which), 1);
            const gone = await findLookup(db, unfinished, own.accountId);
            assert.ok(gone === null || gone.credit === "returned");
            assert.equal(await finishLookup(db, unfinished, { status: "success", at: new Date(), found: true }), false);
          }
        }
      }
    });

    test("a lookup is charged or returned once, however often it ends, and counts once in the day's usage", async () => {
      const { db } = opened.database;
      const own = { ...key(5, null), accountId: "usage" };
      await insertApiKey(db, own);
      const [kept, returned] = [newId(), newId()];
      for (const lookupId of [kept, returned]) assert.ok(await reserveCredit(db, own.id, "paid", lookupId));
      await settleReserved(db, own.id, "paid", { lookupId: kept, kept: true });
      await settleReserved(db, own.id, "paid", { lookupId: returned, kept: false });
      await assert.rejects(settleReserved(db, own.id, "paid", { lookupId: returned, kept: false }));
      await reserveCredit(db, own.id, "trial", newId());
      assert.deepEqual([await sumCreditEntries(db, own.id, "paid")], [4]);
      const today = new Date().toISOString().slice(0, 10);
      const figures = { lookups: 3, charged: 1, trials: 0, returned: 1 };
      assert.deepEqual(await listUsage(db, "usage", { from: today, to: today }), [
        { day: today, keyId: own.id, name: "a key", ...figures },
      ]);
      assert.deepEqual(await listUsage(db, "usage", { from: "2020-01-01", to: "2020-12-31" }), []);
      assert.deepEqual(await listUsage(db, "another", { from: today, to: today }), []);
    });
  });
}
