import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { KyselyPlugin } from "kysely";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import { advanceLookup, insertLookup, startLookup } from "../../src/db/lookup.ts";
import { notifyLookup } from "../../src/db/lookup-hint.ts";
import { createLog } from "../../src/log.ts";
import { createLookupWaiter, type LookupWaiter } from "../../src/service/lookup-waiter.ts";
import { draftLookup } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const NEVER = new AbortController().signal;
const NOW = new Date("2026-03-01T10:00:00.000Z");

for (const engine of ENGINES) {
  describe(`Waiting for lookups on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let waiter: LookupWaiter;
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    before(async () => {
      opened = await openTestDatabase(engine);
      const { database } = opened;
      waiter = await createLookupWaiter({ ...database, db: database.db.withPlugin(counting) }, createLog("silent"));
    });
    after(async () => {
      await waiter.close();
      await opened.close();
    });
    const create = async () => {
      const draft = draftLookup();
      await insertLookup(opened.database.db, draft);
      return { id: draft.id, status: draft.status, stage: draft.stage };
    };

    test("Hundreds of callers waiting for one lookup are woken by its change, with one statement at a time", async () => {
      const known = await create();
      statements = 0;
      const waiting = Array.from({ length: 300 }, () => waiter.untilChanged(known, NEVER));
      await delay(1_500);
      await finishLookup(opened.database.db, known.id, { status: "cancelled", at: NOW });
      await Promise.all(waiting);
      assert.ok(statements < 20, `${statements} statements`);
    });

    test("Notices a change that came before the wait or without a hint", async () => {
      const early = await create();
      await finishLookup(opened.database.db, early.id, { status: "cancelled", at: NOW });
      await waiter.untilChanged(early, NEVER);
      const silent = await create();
      const waiting = waiter.untilChanged(silent, NEVER);
      await startLookup(opened.database.db, silent.id, 1);
      await waiting;
    });

    test("A hint without a change of status or stage wakes watchers, but not waiters", async () => {
      const known = await create();
      const stopping = new AbortController();
      let woken = false;
      const waiting = waiter.untilChanged(known, stopping.signal).then(() => (woken = true));
      const watch = waiter.watch(known.id);
      await notifyLookup(opened.database.db, known.id);
      await watch.next(known, NEVER);
      await delay(100);
      assert.equal(woken, false);
      stopping.abort();
      await waiting;
      watch.end();
    });

    test("Whoever watched before reading is woken by changes before and during the wait, and asks nothing because of probes", async () => {
      const known = await create();
      const watch = waiter.watch(known.id);
      await startLookup(opened.database.db, known.id, 1);
      const running = { ...known, status: "running" as const };
      await advanceLookup(opened.database.db, known.id, "resolve", 0.2);
      await delay(100);
      await watch.untilChanged(running, NEVER);
      watch.end();
      const later = waiter.watch(known.id);
      const resolving = { ...running, stage: "resolve" as const };
      statements = 0;
      let woken = false;
      const waiting = later.untilChanged(resolving, NEVER).then(() => (woken = true));
      const startMs = performance.now();
      for (let probe = 0; probe < 20; probe++) {
        await notifyLookup(opened.database.db, known.id, "probes");
        await delay(20);
      }
      // The waiter looks once a second in any case.
      assert.ok(statements <= 1 + (performance.now() - startMs) / 1_000, `${statements} statements`);
      assert.equal(woken, false);
      await advanceLookup(opened.database.db, known.id, "assemble", 0.8);
      await waiting;
      later.end();
    });

    test("A hint between two looks of a watcher is not missed", async () => {
      const known = await create();
      const watch = waiter.watch(known.id);
      await notifyLookup(opened.database.db, known.id);
      await delay(300);
      await watch.next(known, NEVER);
      const stopping = new AbortController();
      const next = watch.next(known, stopping.signal);
      assert.equal(await Promise.race([next, delay(1_300, "still waiting")]), "still waiting");
      stopping.abort();
      await next;
      watch.end();
    });

    test("When the service stops, waiting callers are woken, and later ones do not wait", async () => {
      const known = await create();
      const stopping = new AbortController();
      const other = await createLookupWaiter(opened.database, createLog("silent"), stopping.signal);
      const watch = other.watch(known.id);
      const waiting = [watch.next(known, NEVER), other.untilChanged(known, NEVER)];
      stopping.abort();
      await Promise.all(waiting);
      await other.untilChanged(known, NEVER);
      watch.end();
      await other.close();
    });

    test("A caller waiting for a lookup that is erased is woken", async () => {
      const known = await create();
      const waiting = waiter.untilChanged(known, NEVER);
      await deleteLookup(opened.database.db, known.id);
      await waiting;
    });
  });
}
