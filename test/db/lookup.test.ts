import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import fc from "fast-check";
import { sql } from "kysely";
import { saveAnswered } from "../../src/db/answered.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import {
  claimIdempotencyKey,
  finishIdempotencyKey,
  forgetIdempotencyKeys,
  holdIdempotencyKey,
  releaseLeftIdempotencyKeys,
  releaseIdempotencyKey,
} from "../../src/db/idempotency.ts";
import { findImport, insertImport, listImports, updateImport } from "../../src/db/import.ts";
import { LOOKUP_CHANNEL } from "../../src/db/lookup-hint.ts";
import { listLookups } from "../../src/db/history.ts";
import { deleteLookup, expireLookup } from "../../src/db/forget-lookup.ts";
import { finishLookup } from "../../src/db/finish-lookup.ts";
import {
  advanceLookup,
  findLookup,
  findLookupToRun,
  findProfile,
  holdLookup,
  insertLookup,
  saveProfile,
  startLookup,
} from "../../src/db/lookup.ts";
import { saveErasureReceipt } from "../../src/db/erasure-receipt.ts";
import { countFailure, excuseWorker } from "../../src/db/lookup-failure.ts";
import { listProbes, noteUnread } from "../../src/db/probe.ts";
import { listClaims, listRecords, replaceRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { newId } from "../../src/domain/id.ts";
import { saw } from "../../src/domain/seen-detail.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftClaim, draftDatasource, draftLookup, draftProbe, draftRecord, KEYRING, writeProfile } from "./drafts.ts";
import { keyOf, saveDatasources, saveProbes } from "./save-captures.ts";

const STARTED = new Date("2026-03-01T10:00:00.000Z");

for (const engine of ENGINES) {
  describe(`Lookups on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    test("Returns a lookup as it was written", async () => {
      const draft = draftLookup({ metadata: { b: "1", a: "2" }, createdAt: STARTED, finishedAt: null });
      assert.equal(await insertLookup(db, draft), true);
      assert.deepEqual(await findLookup(db, draft.id, "default"), {
        ...draft,
        progress: 0,
        revision: 0,
        worker: null,
        run: 0,
        maxQuestions: null,
      });
    });

    test("Does not find another account's lookup", async () => {
      const draft = draftLookup();
      await insertLookup(db, draft);
      assert.equal(await findLookup(db, draft.id, "another"), null);
      assert.equal((await findLookupToRun(db, draft.id))?.id, draft.id);
    });

    test("Stage and progress never go back", async () => {
      const { id } = await start(db);
      await advanceLookup(db, id, "resolve", 0.5);
      await advanceLookup(db, id, "collect", 0.3);
      const lookup = await findLookupToRun(db, id);
      assert.deepEqual([lookup?.stage, lookup?.progress], ["resolve", 0.5]);
      await advanceLookup(db, id, "assemble", 0.8);
      assert.equal((await findLookupToRun(db, id))?.stage, "assemble");
    });

    test("A lookup that no worker has started does not advance", async () => {
      const draft = draftLookup();
      await insertLookup(db, draft);
      await advanceLookup(db, draft.id, "collect", 0.5);
      const lookup = await findLookupToRun(db, draft.id);
      assert.deepEqual([lookup?.status, lookup?.stage, lookup?.progress], ["queued", "queued", 0]);
    });

    test("A finished lookup cannot be started, advanced or finished again", async () => {
      for (const status of ["success", "error", "cancelled"] as const) {
        const { id } = await start(db);
        assert.equal(
          await finishLookup(db, id, { status, at: STARTED, ...(status === "error" ? { errorMessage: "Why." } : {}) }),
          true,
        );
        const ended = await findLookupToRun(db, id);
        assert.equal(ended?.errorMessage, status === "error" ? "Why." : null);
        assert.equal(await startLookup(db, id, 8), null);
        await advanceLookup(db, id, "summarize", 0.99);
        assert.equal(await finishLookup(db, id, { status: "error", at: new Date() }), false);
        assert.deepEqual(await findLookupToRun(db, id), ended);
        assert.equal(ended?.stage, status === "success" ? "done" : "queued");
        assert.equal(ended?.progress, status === "success" ? 1 : 0);
      }
    });

    test("Another worker can take over a running lookup", async () => {
      const { id } = await start(db, 1);
      assert.equal((await startLookup(db, id, 2))?.failures, 1);
      assert.equal((await findLookupToRun(db, id))?.worker, 2);
    });

    test("A worker's death counts as a failure until the lookup advances; a clean end or a restart does not", async () => {
      const { id } = await start(db, 1);
      await advanceLookup(db, id, "collect", 0.1);
      assert.deepEqual([(await startLookup(db, id, 2))?.failures, (await startLookup(db, id, 3))?.failures], [1, 2]);
      assert.equal((await startLookup(db, id, 3))?.failures, 2);
      await excuseWorker(db, id);
      assert.equal((await startLookup(db, id, 4))?.failures, 2);
      await advanceLookup(db, id, "collect", 0.1);
      assert.equal((await startLookup(db, id, 4))?.failures, 2);
      await advanceLookup(db, id, "resolve", 0.2);
      assert.equal((await startLookup(db, id, 5))?.failures, 1);
    });

    test("Holds a lookup only while its status and run are unchanged", async () => {
      const draft = await start(db);
      const running = { id: draft.id, status: "running", run: 1 } as const;
      assert.equal(await transact(db, (db) => holdLookup(db, running)), true);
      await finishLookup(db, draft.id, { status: "cancelled", at: STARTED });
      assert.equal(await holdLookup(db, running), false);
      await deleteLookup(db, draft.id);
      assert.equal(await holdLookup(db, { id: draft.id, status: "cancelled", run: 1 }), false);
    });

    test("A run that was superseded can neither hold nor finish the lookup; its successor can", async () => {
      const { id } = await start(db, 1);
      const earlier = { id, status: "running", run: 1 } as const;
      const later = { ...earlier, run: (await startLookup(db, id, 1))?.run ?? 0 };
      assert.equal(later.run, 2);
      assert.equal(await holdLookup(db, earlier), false);
      assert.equal(
        await saveAnswered(db, KEYRING, earlier, await keyOf(db, id), {
          datasources: [],
          probes: [],
          answers: [],
          requests: [],
        }),
        false,
      );
      assert.equal(await finishLookup(db, id, { status: "cancelled", at: STARTED, run: 1 }), false);
      assert.equal(await holdLookup(db, later), true);
      assert.equal(await finishLookup(db, id, { status: "success", at: STARTED, run: 2 }), true);
    });

    test("Every change of a lookup notifies those who wait for it", async () => {
      const hints: string[] = [];
      const stop = await opened.database.listen(LOOKUP_CHANNEL, (payload) => hints.push(payload));
      const { id } = await start(db);
      await advanceLookup(db, id, "collect", 0.1);
      await finishLookup(db, id, { status: "success", at: STARTED });
      await deleteLookup(db, id);
      const deadline = Date.now() + 5_000;
      while (hints.length < 3 && Date.now() < deadline) await sql`select 1`.execute(db);
      assert.deepEqual(hints, [id, id, id]);
      await stop();
    });

    test("Counts failures one by one", async () => {
      const { id } = await start(db);
      assert.deepEqual(
        [await countFailure(db, id), await countFailure(db, id), await countFailure(db, newId())],
        [1, 2, 0],
      );
    });

    test("An expired or cancelled lookup keeps nothing about its person", async () => {
      const marked = {
        ...draftLookup(),
        candidate: { ...draftLookup().candidate, fullName: "Ines Marrowby", email: "ines@marrowby.example.org" },
        identifiers: [{ kind: "email" as const, value: "ines@marrowby.example.org" }],
        metadata: { ticket: "marrowby-4711" },
      };
      const rowOf = async (id: string) =>
        (await sql<{ row: string }>`select lookup::text as row from lookup where id = ${id}`.execute(db)).rows[0]?.row;
      for (const end of [
        async (id: string) => await expireLookup(db, id),
        async (id: string) => await finishLookup(db, id, { status: "cancelled", at: STARTED }),
      ]) {
        const id = newId();
        await insertLookup(db, { ...marked, id, status: "running" });
        await saveDatasources(db, [draftDatasource(id, { data: "Ines Marrowby" })]);
        assert.match((await rowOf(id)) ?? "", /marrowby-4711/);
        await end(id);
        assert.doesNotMatch((await rowOf(id)) ?? "marrowby", /marrowby/i);
        assert.deepEqual(await listDatasources(db, KEYRING, id), []);
      }
    });

    test("Returns a profile as it was saved, and every save makes a new revision", async () => {
      const { id } = await start(db);
      assert.equal(await findProfile(db, KEYRING, id), null);
      const profile = {
        data: { zebra: 1, fullName: "Ines", a: [{ b: null }] },
        evidence: { "/fullName": ["c1"], "/a~1b": ["c2"] },
        unknown: ["/x", "/y,z"],
        related: [{ pointer: "/similarPeople/0", suppressionKeys: ["k"] }],
        gists: { careerSummary: [{ says: "career.present", given: ["Ines", null] }] },
      };
      await saveProfile(db, id, writeProfile(profile), await keyOf(db, id));
      await saveProfile(db, id, writeProfile(profile), await keyOf(db, id));
      const stored = await findProfile(db, KEYRING, id);
      assert.equal(JSON.stringify(stored?.data), JSON.stringify(profile.data));
      assert.deepEqual({ ...stored }, profile);
      assert.equal((await findLookupToRun(db, id))?.revision, 2);
    });

    test("The pages of the history contain every lookup once, newest first", async () => {
      const instants = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 0, maxLength: 12 });
      let round = 0;
      await fc.assert(
        fc.asyncProperty(instants, fc.integer({ min: 1, max: 5 }), async (seconds, limit) => {
          const accountId = `paging ${engine} ${++round}`;
          const drafts = seconds.map((second) =>
            draftLookup({ accountId, createdAt: new Date(STARTED.getTime() + second * 1_000) }),
          );
          for (const draft of drafts) await insertLookup(db, draft);
          const seen: string[] = [];
          let after: { createdAt: Date; id: string } | null = null;
          for (;;) {
            const page = await listLookups(db, accountId, {
              limit,
              after,
              status: null,
              subjects: null,
              purposes: PURPOSES,
              now: STARTED,
            });
            seen.push(...page.map((lookup) => lookup.id));
            const last = page.at(-1);
            if (page.length < limit || !last) break;
            after = { createdAt: last.createdAt, id: last.id };
          }
          const expected = drafts
            .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
            .map((draft) => draft.id);
          assert.deepEqual(seen, expected);
        }),
        { numRuns: 25 },
      );
    });

    test("Whether a lookup in the history has expired depends on the time of the request", async () => {
      const accountId = "expiry";
      const draft = draftLookup({ accountId, createdAt: STARTED, status: "success" });
      await insertLookup(db, draft);
      const list = async (status: "success" | "expired", now: Date) =>
        (await listLookups(db, accountId, { limit: 5, after: null, status, subjects: null, purposes: PURPOSES, now }))
          .length;
      const later = new Date(draft.expiresAt.getTime());
      assert.deepEqual([await list("success", STARTED), await list("expired", STARTED)], [1, 0]);
      assert.deepEqual([await list("success", later), await list("expired", later)], [0, 1]);
    });

    test("A capture stored twice exists once, at the earlier position", async () => {
      const { id } = await start(db);
      await saveDatasources(db, []);
      await saveDatasources(db, [draftDatasource(id, { position: 2_000 })]);
      await saveDatasources(db, [
        draftDatasource(id, { position: 1_000 }),
        draftDatasource(id, { id: "b", position: 500 }),
      ]);
      await saveDatasources(db, [draftDatasource(id, { position: 3_000 })]);
      const stored = await listDatasources(db, KEYRING, id);
      assert.deepEqual(
        stored.map((each) => [each.id, each.position, each.collectedAt]),
        [
          ["b", 500, "2026-01-02T03:04:05.000Z"],
          ["datasource", 1_000, "2026-01-02T03:04:05.000Z"],
        ],
      );
    });

    test("A probe keeps its first outcome, and probes are listed in the order in which they were asked", async () => {
      const { id: lookupId } = await start(db);
      const probe = draftProbe(lookupId, { position: 2 });
      await saveProbes(db, [probe]);
      await saveProbes(db, [{ ...probe, outcome: "blocked" }]);
      await saveProbes(db, [{ ...probe, identifierValue: "b@example.org", position: 1 }]);
      assert.deepEqual(
        (await listProbes(db, lookupId)).map((each) => [each.identifierValue, each.outcome]),
        [
          ["b@example.org", "found"],
          ["a@example.org", "found"],
        ],
      );
    });

    test("A probe keeps its reasons as codes beside their English sentence; a sentence without codes is what was said", async () => {
      const { id: lookupId } = await start(db);
      const why = [because("failed", 503), because("again", "2026-06-15 12:05 UTC")];
      const probe = draftProbe(lookupId, { outcome: "blocked", why });
      await saveProbes(db, [probe]);
      await noteUnread(db, lookupId, new Map([[1, [because("ofDocuments", 1, 2), because("damaged")]]]));
      const stored = await db
        .selectFrom("probe")
        .select(["reason", "unread"])
        .where("lookup_id", "=", lookupId)
        .execute();
      assert.deepEqual(stored, [
        {
          reason: "the source failed (503); it may be searched again at 2026-06-15 12:05 UTC",
          unread: "1 of 2 documents: some characters could not be decoded; the words with them are left out",
        },
      ]);
      const [read] = await listProbes(db, lookupId);
      assert.deepEqual([read?.why, read?.unread], [probe.why, [because("ofDocuments", 1, 2), because("damaged")]]);
      await noteUnread(db, lookupId, new Map());
      // As a release without codes wrote it.
      await sql`update probe set why = null where lookup_id = ${lookupId}`.execute(db);
      const [earlier] = await listProbes(db, lookupId);
      assert.deepEqual([earlier?.why, earlier?.unread], [[because("said", stored[0]?.reason ?? "")], []]);
    });

    test("Replaces records and claims as a whole", async () => {
      const { id } = await start(db);
      const claims = Array.from({ length: 1_500 }, (_, index) =>
        draftClaim({ id: `c${String(index).padStart(4, "0")}` }),
      );
      await replaceRecords(
        db,
        id,
        [draftRecord(), draftRecord({ id: "gone", judgement: "other" })],
        claims,
        await keyOf(db, id),
      );
      assert.equal((await listClaims(db, KEYRING, id)).length, 1_500);
      const kept = draftClaim({
        lang: "en",
        value: { count: 3, platform: "x" },
        property: "followers",
        method: "derived",
      } as never);
      await replaceRecords(
        db,
        id,
        [draftRecord({ features: [{ name: "email", weight: 5, seen: saw("inBoth", "same") }] })],
        [kept],
        await keyOf(db, id),
      );
      assert.deepEqual(await listClaims(db, KEYRING, id), [kept]);
      assert.deepEqual(await listRecords(db, id), [
        draftRecord({ features: [{ name: "email", weight: 5, seen: saw("inBoth", "same") }] }),
      ]);
      // As a release without codes wrote it.
      const features = JSON.stringify([
        { name: "email", weight: 5, detail: "same in both" },
        { name: "nameMissing", weight: 0, detail: "" },
      ]);
      await sql`update match set features = ${features} where lookup_id = ${id}`.execute(db);
      const [earlier] = await listRecords(db, id);
      assert.deepEqual(
        earlier?.features.map(({ seen }) => seen),
        [saw("said", "same in both"), null],
      );
    });

    test("Erasing a lookup deletes everything under it, and the receipt counts the rows", async () => {
      const { id } = await start(db);
      await saveDatasources(db, [draftDatasource(id), draftDatasource(id, { id: "second" })]);
      await replaceRecords(
        db,
        id,
        [draftRecord()],
        [draftClaim(), draftClaim({ id: "c2" }), draftClaim({ id: "c3" })],
        await keyOf(db, id),
      );
      await claimIdempotencyKey(db, { accountId: "default", key: "erased", requestHash: "h" });
      await finishIdempotencyKey(db, { accountId: "default", key: "erased" }, { lookupId: id });
      const rows = await transact(db, async (db) => {
        const rows = await deleteLookup(db, id);
        await saveErasureReceipt(db, { lookupId: id, accountId: "default", erasedAt: STARTED, rows });
        return rows;
      });
      const counted = {
        bulk_row: 0,
        probe: 0,
        datasource: 2,
        record: 1,
        match: 1,
        claim: 3,
        idempotency: 1,
        lookup: 1,
        decision: 0,
        person_note: 0,
      };
      assert.deepEqual(rows, {
        data_key: 1,
        source_answer: 0,
        outbound_request: 0,
        second_reading: 0,
        share: 0,
        webhook_delivery: 0,
        ...counted,
      });
      const left = ["probe", "datasource", "record", "match", "claim"] as const;
      for (const table of left) {
        assert.deepEqual(await db.selectFrom(table).select("lookup_id").where("lookup_id", "=", id).execute(), []);
      }
      const receipt = await db.selectFrom("erasure_receipt").selectAll().where("lookup_id", "=", id).executeTakeFirst();
      assert.deepEqual(receipt, { lookup_id: id, account_id: "default", erased_at: STARTED, rows });
      assert.deepEqual(await claimIdempotencyKey(db, { accountId: "default", key: "erased", requestHash: "h" }), {
        state: "new",
      });
    });

    test("Writes no rows under a lookup that does not exist", async () => {
      const id = newId();
      await saveDatasources(db, [draftDatasource(id)]);
      await replaceRecords(db, id, [draftRecord()], [draftClaim()], await keyOf(db, id));
      await saveProfile(
        db,
        id,
        writeProfile({ data: {}, evidence: {}, unknown: [], related: [], gists: null }),
        await keyOf(db, id),
      );
      assert.deepEqual(
        [await listDatasources(db, KEYRING, id), await listRecords(db, id), await findProfile(db, KEYRING, id)],
        [[], [], null],
      );
    });

    test("An abandoned Idempotency-Key is released after two minutes, and all of them when the process starts", async () => {
      const own = { accountId: "default", key: "left" };
      const claim = () => claimIdempotencyKey(db, { ...own, requestHash: null });
      const age = () =>
        sql`update idempotency set created_at = now() - '121 seconds'::interval where answer is null`.execute(db);
      assert.deepEqual(await claim(), { state: "new" });
      await age();
      await holdIdempotencyKey(db, own);
      assert.deepEqual(await claim(), { state: "in_flight" });
      await age();
      assert.deepEqual(await claim(), { state: "new" });
      await releaseLeftIdempotencyKeys(db);
      assert.deepEqual(await claim(), { state: "new" });
      await finishIdempotencyKey(db, own, { requestHash: "hash", answer: "" });
      await releaseLeftIdempotencyKeys(db);
      assert.equal((await claim()).state, "done");
    });

    test("An Idempotency-Key stands for one request of one account for a day", async () => {
      const claim = (key: string, requestHash = "hash", accountId = "default") =>
        claimIdempotencyKey(db, { accountId, key, requestHash });
      const lookupId = newId();
      assert.deepEqual(await claim("k"), { state: "new" });
      assert.deepEqual(await claim("k"), { state: "in_flight" });
      await finishIdempotencyKey(db, { accountId: "default", key: "k" }, { lookupId });
      const done = { state: "done", requestHash: "hash", lookupId, answer: null };
      assert.deepEqual(await claim("k"), done);
      assert.deepEqual(await claim("k", "another"), { state: "mismatch" });
      assert.deepEqual(await claim("k", "hash", "another account"), { state: "new" });
      const age = async (time: string) =>
        await sql`update idempotency set created_at = now() - ${time}::interval where account_id = 'default'`.execute(
          db,
        );
      await age("119 seconds");
      assert.deepEqual(await claim("k"), done);
      await age("23 hours 59 minutes");
      assert.equal(await forgetIdempotencyKeys(db), 0);
      assert.deepEqual(await claim("k"), done);
      await age("24 hours 1 minute");
      assert.deepEqual(await claim("k", "another"), { state: "new" });
      await age("24 hours 1 minute");
      assert.ok((await forgetIdempotencyKeys(db)) > 0);
      assert.equal(await forgetIdempotencyKeys(db), 0);
    });

    test("A failed request may be repeated at once", async () => {
      const own = { accountId: "flights", key: "k" };
      const claim = () => claimIdempotencyKey(db, { ...own, requestHash: "hash" });
      assert.deepEqual(await claim(), { state: "new" });
      await releaseIdempotencyKey(db, own);
      assert.deepEqual(await claim(), { state: "new" });
    });

    test("An import is visible only to its account, and the pages list all of them", async () => {
      const ids = [newId(1_000), newId(2_000), newId(3_000)];
      for (const [index, id] of ids.entries()) {
        await insertImport(db, KEYRING, {
          worker: 1,
          id,
          accountId: "imports",
          format: "candor",
          fileName: "people.ndjson",
          rows: 11,
          startedAt: new Date(1_000 * Math.min(index, 1)),
        });
      }
      assert.equal(await findImport(db, KEYRING, ids[0] ?? "", "another"), null);
      const counts = {
        rowsRead: 9,
        candidates: 1,
        documents: 2,
        pictures: 3,
        unchanged: 4,
        suppressed: 5,
        rejected: 1,
        underAge: 8,
        peopleRead: 10,
        documentsRead: 2,
        picturesRead: 3,
        cellsLeftOut: 6,
        rejections: [{ line: 2, reason: "not JSON" }],
      };
      await updateImport(db, KEYRING, { id: ids[0] ?? "", fileName: "people.ndjson" }, counts, {
        status: "error",
        at: STARTED,
        errorMessage: "It broke off.",
      });
      const found = await findImport(db, KEYRING, ids[0] ?? "", "imports");
      assert.deepEqual(found, {
        id: ids[0],
        rows: 11,
        accountId: "imports",
        format: "candor",
        fileName: "people.ndjson",
        status: "error",
        ...counts,
        errorMessage: "It broke off.",
        startedAt: new Date(0),
        finishedAt: STARTED,
      });
      const first = await listImports(db, KEYRING, "imports", { limit: 2, after: null });
      const last = first.at(-1);
      assert.ok(last);
      const second = await listImports(db, KEYRING, "imports", {
        limit: 2,
        after: { createdAt: last.startedAt, id: last.id },
      });
      assert.deepEqual(
        [...first, ...second].map((each) => each.id),
        ids.toReversed(),
      );
    });
  });
}

/** A lookup that a worker has started. */
async function start(db: Db, worker = 7) {
  const draft = draftLookup();
  await insertLookup(db, draft);
  assert.equal((await startLookup(db, draft.id, worker))?.failures, 0);
  return draft;
}
