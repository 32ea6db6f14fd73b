import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { listAuditRowsAfter } from "../../src/db/audit.ts";
import { insertLookup } from "../../src/db/lookup.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { createLog } from "../../src/log.ts";
import { type Audit, openAudit } from "../../src/privacy/audit.ts";
import { verifyAudit } from "../../src/privacy/audit-chain.ts";
import { draftLookup, KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";

/** Creates a lookup with its audit row, and does something else before the transaction ends. */
async function create(db: Db, audit: Audit, meddle?: (db: Db, lookupId: string) => Promise<unknown>): Promise<string> {
  const draft = draftLookup();
  const { id: lookupId, accountId, purpose, subject: about, createdAt: at } = draft;
  await transact(db, async (db) => {
    await insertLookup(db, draft);
    const what = { accountId, keyId: "key", operation: "createLookup", status: 201 };
    await audit.append(db, { ...what, at, lookupId, purpose, about });
    await meddle?.(db, lookupId);
  });
  return lookupId;
}

const remove = async (db: Db, lookupId: string) =>
  await sql`delete from audit_waiting where lookup_id = ${lookupId}`.execute(db);
const alter = async (db: Db, lookupId: string) =>
  await sql`update audit_waiting set key_id = 'another' where lookup_id = ${lookupId}`.execute(db);

for (const engine of ENGINES) {
  describe(`The audit on the ${engine} engine`, () => {
    test("Rows that cannot be written are kept and written once later, even while the service stops", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        const lines: string[] = [];
        const audit = openAudit(db, KEYRING, createLog("warn", { write: (line) => void lines.push(line) }));
        const note = (operation: string) =>
          audit.note({ at: new Date(), accountId: "default", keyId: "key", operation, status: 200 });
        await sql`alter table audit rename to audit_away`.execute(db);
        note("first");
        await assert.rejects(audit.flush());
        note("second");
        const closed = audit.close();
        await delay(700);
        await sql`alter table audit_away rename to audit`.execute(db);
        await closed;
        const rows = await listAuditRowsAfter(db, 0, 10);
        assert.deepEqual(
          rows.map(({ number, operation }) => [number, operation]),
          [
            [1, "first"],
            [2, "second"],
          ],
        );
        assert.ok(lines.every((line) => !line.includes("lost")));
      } finally {
        await opened.close();
      }
    });

    test("Whoever writes alone continues the chain with one statement, and together they leave no gap in it", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        let statements = 0;
        const counting = db.withPlugin({
          transformQuery: ({ node }) => (statements++, node),
          transformResult: async ({ result }) => result,
        });
        const log = createLog("warn", { write: (line) => assert.fail(line) });
        const [one, other] = [openAudit(counting, KEYRING, log), openAudit(db, KEYRING, log)];
        let written = 0;
        const write = async (audit: Audit) => {
          written++;
          await audit.write({
            at: new Date(),
            accountId: "default",
            keyId: "key",
            operation: "getLookup",
            status: 200,
          });
        };
        const counts = [];
        for (let time = 0; time < 6; time++) {
          statements = 0;
          await write(one);
          counts.push(statements);
        }
        // At one of them, it may have looked for rows left by a process that has ended.
        assert.ok(counts.includes(1), String(counts));
        await write(other);
        for (let time = 0; time < 20; time++) await Promise.all([write(one), write(other), write(one)]);
        await Promise.all([one.close(), other.close()]);
        const { rows, firstBad } = await verifyAudit(db, KEYRING, null);
        assert.deepEqual([rows, firstBad], [written, null]);
      } finally {
        await opened.close();
      }
    });

    test("A creation waiting for its place in the chain cannot be removed, altered, forged or inserted twice unnoticed", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        const lines: string[] = [];
        const log = createLog("warn", { write: (line) => void lines.push(line) });
        /** An audit that writes when told to, and not by the clock. */
        const openStill = async () => {
          const audit = openAudit(db, KEYRING, log);
          await audit.close();
          return audit;
        };
        const listChained = async () => {
          const rows = await listAuditRowsAfter(db, 0, 100);
          assert.deepEqual([...new Set(rows.map(({ keyId }) => keyId))], ["key"]);
          return rows.map(({ lookupId }) => lookupId);
        };
        const verify = async () => {
          const { waiting, firstBad } = await verifyAudit(db, KEYRING, null);
          return [waiting, firstBad?.reason ?? null] as const;
        };
        const living = await openStill();
        await assert.rejects(create(db, living, () => Promise.reject(new Error("it is taken back"))));
        await living.flush();
        assert.deepEqual([await listAuditRowsAfter(db, 0, 1), lines], [[], []]);

        // Their author is alive and knows them.
        const made = [await create(db, living), await create(db, living, remove), await create(db, living, alter)];
        assert.match((await verify())[1] ?? "", /as it was written/);
        await living.flush();
        assert.deepEqual((await listChained()).toSorted(), made.toSorted());
        assert.deepEqual(await verify(), [0, null]);
        assert.equal(lines.filter((line) => /(?:altered|removed) audit rows were/.test(line)).length, 2);

        // Their author was killed before they had their place.
        const killed = await openStill();
        const left = [await create(db, killed), await create(db, killed)];
        assert.deepEqual(await verify(), [2, null]);
        await sql`create table kept as table audit_waiting`.execute(db);
        const whenMeddledWith = async (meddle: () => Promise<unknown>) => {
          await meddle();
          const found = await verify();
          const before = await listChained();
          await transact(db, async (db) => {
            await sql`delete from audit_waiting`.execute(db);
            await sql`insert into audit_waiting select * from kept`.execute(db);
          });
          assert.deepEqual(await listChained(), before);
          return found;
        };
        const [first = "", second = ""] = left;
        const removed = await whenMeddledWith(() => remove(db, first));
        assert.deepEqual(removed, [1, `lookup ${first} was created, but its row is missing`]);
        const altered = await whenMeddledWith(async () => {
          await alter(db, second);
          await alter(db, first);
          await living.flush();
        });
        assert.deepEqual([altered[0], /is not as it was written/.test(altered[1] ?? "")], [2, true]);
        const madeUp = await whenMeddledWith(
          async () =>
            await sql`insert into audit_waiting select gen_random_uuid(), at, account_id, key_id, operation, status, purpose,
              gen_random_uuid(), subject, seal from audit_waiting where lookup_id = ${first}`.execute(db),
        );
        assert.deepEqual([madeUp[0], /is not as it was written/.test(madeUp[1] ?? "")], [3, true]);

        // Another process places them, and the row that returns is not written twice.
        await living.flush();
        assert.deepEqual(await listChained().then((rows) => rows.slice(3)), left);
        assert.deepEqual(await verify(), [0, null]);
        await sql`insert into audit_waiting select * from kept`.execute(db);
        await living.flush();
        assert.equal((await listChained()).length, 5);
        assert.match((await verify())[1] ?? "", /put in a second time/);
      } finally {
        await opened.close();
      }
    });

    test("A creation gets its place although another process has recorded a repeat of its request first", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        const lines: string[] = [];
        const log = createLog("warn", { write: (line) => void lines.push(line) });
        const [living, other] = [openAudit(db, KEYRING, log), openAudit(db, KEYRING, log)];
        const draft = draftLookup();
        const { id: lookupId, accountId, purpose, subject: about, createdAt: at } = draft;
        const what = { accountId, keyId: "key", operation: "createLookup", status: 201, lookupId };
        await other.write({ ...what, at: new Date(at.getTime() + 1) });
        await transact(db, async (db) => {
          await insertLookup(db, draft);
          await living.append(db, { ...what, at, purpose, about });
        });
        await living.flush();
        const { waiting, firstBad, rows: count } = await verifyAudit(db, KEYRING, null);
        assert.deepEqual([waiting, firstBad, count, lines], [0, null, 2, []]);
        await Promise.all([living.close(), other.close()]);
      } finally {
        await opened.close();
      }
    });

    test("Hundreds of creations get their place, whoever wrote them, and processes find what others have placed", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        const lines: string[] = [];
        const log = createLog("warn", { write: (line) => void lines.push(line) });
        const audits = [openAudit(db, KEYRING, log), openAudit(db, KEYRING, log)];
        const made = await Promise.all(
          Array.from({ length: 520 }, async (_, at) => await create(db, audits[at % 2] as Audit)),
        );
        await Promise.all(audits.map(async (audit) => await audit.close()));
        const rows = await listAuditRowsAfter(db, 0, 1_000);
        assert.deepEqual(rows.map(({ lookupId }) => lookupId).toSorted(), made.toSorted());
        const { waiting, firstBad } = await verifyAudit(db, KEYRING, null);
        assert.deepEqual([waiting, firstBad, lines], [0, null, []]);
      } finally {
        await opened.close();
      }
    });
  });
}
