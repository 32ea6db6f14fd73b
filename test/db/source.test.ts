import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { findAnswer, forgetStaleAnswers, saveAnswer } from "../../src/db/answer.ts";
import { KEYRING } from "./drafts.ts";
import type { Db } from "../../src/db/schema.ts";
import {
  holdSource,
  releaseSource,
  listLastErrors,
  listSourceHealth,
  type LoggedRequest,
  type SentRequest,
  recordRequests,
  reserveRequest,
  reserveRequests,
  type SourceScope,
} from "../../src/db/source.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const AT = new Date("2026-03-01T10:00:00.000Z");

function source(name: string, requestsPerMinute = 60): SourceScope {
  return { scope: name, connector: name, requestsPerMinute };
}

const REQUEST = {
  lookupId: null,
  url: null,
  status: 200,
  failure: null,
  attempt: 1,
  bytes: 10,
  ms: 1,
  answerKey: null,
  at: AT,
} as const;

async function recordRequest(db: Db, to: SourceScope, request: SentRequest, counts: LoggedRequest["counts"]) {
  await recordRequests(db, KEYRING, [{ source: to, request, counts }]);
}

for (const engine of ENGINES) {
  describe(`Sources on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    test("A few requests go at once, and the others queue at the source's own pace, whoever asks", async () => {
      const github = source("github", 60);
      const turns = await Promise.all(Array.from({ length: 8 }, () => reserveRequest(db, github, 60_000)));
      const waits = turns.map((turn) => (turn.state === "granted" ? turn.waitMs : Number.NaN)).sort((a, b) => a - b);
      assert.deepEqual(
        waits.map((wait) => Math.ceil(wait / 1_000)),
        [0, 0, 0, 0, 0, 1, 2, 3],
      );
    });

    test("Places with several sources can be reserved together, each as if alone", async () => {
      const [quick, slow, unknown] = [source("quick", 6_000), source("one-a-minute", 12), source("never-asked", 60)];
      await Promise.all([reserveRequest(db, quick, 0), reserveRequest(db, slow, 0)]);
      const turns = await reserveRequests(
        db,
        [slow, quick, unknown, quick, slow].map((each, index) => ({
          source: each,
          mostMs: index === 4 ? 11_000 : 1_000,
        })),
      );
      assert.deepEqual(
        turns.map(({ state }) => state),
        ["busy", "granted", "granted", "granted", "granted"],
      );
      const last = turns[4];
      assert.ok(last?.state === "granted" && last.waitMs > 1_000 && last.waitMs <= 5_000);
      for (let failure = 0; failure < 5; failure++) await recordRequest(db, quick, REQUEST, "failure");
      const open = await reserveRequests(db, [
        { source: quick, mostMs: 1_000 },
        { source: unknown, mostMs: 1_000 },
      ]);
      assert.deepEqual(
        open.map(({ state }) => state),
        ["open", "granted"],
      );
    });

    test("Concurrent requests and reports on the same sources in different orders never deadlock", async () => {
      const sources = Array.from({ length: 6 }, (_, index) => source(`crowd-${index}`, 60_000));
      const rounds = Array.from({ length: 24 }, async (_, index) => {
        const order = [...sources.slice(index % 6), ...sources.slice(0, index % 6)];
        const turns = await reserveRequests(
          db,
          (index % 2 ? order : order.toReversed()).map((each) => ({ source: each, mostMs: 60_000 })),
        );
        await recordRequests(
          db,
          KEYRING,
          order.map((each) => ({ source: each, request: REQUEST, counts: "success" as const })),
        );
        return turns;
      });
      const turns = (await Promise.all(rounds)).flat();
      assert.ok(turns.every(({ state }) => state === "granted"));
      const health = (await listSourceHealth(db)).filter(({ connector }) => connector.startsWith("crowd-"));
      assert.deepEqual(
        health.map(({ requests }) => requests),
        Array.from({ length: 6 }, () => 24),
      );
    });

    test("A place too far in the future is not taken, and costs nobody else theirs", async () => {
      const slow = source("slow", 12);
      assert.equal((await reserveRequest(db, slow, 0)).state, "granted");
      assert.equal((await reserveRequest(db, slow, 1_000)).state, "busy");
      assert.equal((await reserveRequest(db, slow, 5_000)).state, "granted");
      assert.equal((await reserveRequest(db, slow, 5_000)).state, "busy");
    });

    test("A source that asked to wait is left alone for as long as it said", async () => {
      const tired = source("tired", 600);
      await reserveRequest(db, tired, 0);
      await holdSource(db, tired, 30_000, [because("said", "its own limit, for 30 s")]);
      await holdSource(db, tired, 3_000, [because("said", "its own limit, for 3 s")]);
      const refused = await reserveRequest(db, tired, 10_000);
      assert.ok(refused.state === "held" && refused.freeInMs > 25_000 && refused.freeInMs <= 30_000);
      assert.deepEqual(refused.because, [because("said", "its own limit, for 30 s")]);
      const turn = await reserveRequest(db, tired, 60_000);
      assert.ok(turn.state === "granted" && turn.waitMs > 25_000 && turn.waitMs <= 30_000);
    });

    test("If the source's own wait ends in time and only our queue is full, the source is not given as the reason", async () => {
      const slow = source("slow and tired", 12);
      await reserveRequest(db, slow, 0);
      await holdSource(db, slow, 2_000, [because("said", "its own limit, for 2 s")]);
      assert.equal((await reserveRequest(db, slow, 1_000)).state, "held");
      assert.equal((await reserveRequest(db, slow, 3_000)).state, "busy");
    });

    test("A source that gets a new key is asked at once, however long the wait was", async () => {
      const limited = source("limited", 600);
      await reserveRequest(db, limited, 0);
      await holdSource(db, limited, 1_419_704_000, [because("said", "its own limit")]);
      assert.equal((await reserveRequest(db, limited, 10_000)).state, "held");
      await releaseSource(db, limited.connector);
      assert.equal((await reserveRequest(db, limited, 10_000)).state, "granted");
    });

    test("Five failures in a row open the circuit; then one request is let through, and its answer closes it", async () => {
      const broken = source("broken", 6_000);
      for (let failure = 0; failure < 5; failure++) {
        assert.equal((await reserveRequest(db, broken, 0)).state, "granted");
        await recordRequest(db, broken, { ...REQUEST, status: 500, failure: [because("failed", 500)] }, "failure");
      }
      assert.equal((await reserveRequest(db, broken, 60_000)).state, "open");
      await sql`update source_state set opened_until = clock_timestamp() where scope = 'broken'`.execute(db);
      assert.equal((await reserveRequest(db, broken, 0)).state, "granted");
      assert.equal(
        (await reserveRequest(db, broken, 60_000)).state,
        "open",
        "while one request tries, the others wait",
      );
      await recordRequest(db, broken, REQUEST, "success");
      assert.equal((await reserveRequest(db, broken, 60_000)).state, "granted");
      const health = (await listSourceHealth(db)).find(({ connector }) => connector === "broken");
      assert.deepEqual([health?.requests, health?.open, health?.scopes], [6, 0, 1]);
      assert.ok((health?.errorRate ?? 0) > 0.5 && (health?.errorRate ?? 1) < 1);
    });

    test("Reports about a source count in order, however many are written at once", async () => {
      const [busy, calm] = [source("busy", 6_000), source("calm", 6_000)];
      await reserveRequest(db, busy, 0);
      await reserveRequest(db, calm, 0);
      const entry = (to: SourceScope, counts: LoggedRequest["counts"]) => ({ source: to, request: REQUEST, counts });
      const failures = Array.from({ length: 5 }, () => entry(busy, "failure"));
      await recordRequests(db, KEYRING, [
        entry(busy, "success"),
        ...failures,
        entry(calm, "success"),
        entry(calm, "nothing"),
      ]);
      assert.equal((await reserveRequest(db, busy, 60_000)).state, "open");
      assert.equal((await reserveRequest(db, calm, 60_000)).state, "granted");
      const health = new Map((await listSourceHealth(db)).map((each) => [each.connector, each]));
      assert.deepEqual([health.get("busy")?.requests, health.get("calm")?.requests], [6, 2]);
      assert.deepEqual(health.get("calm")?.errorRate, 0);
    });

    test("Refusals for the source's own rate limit raise its error rate and its last error, but leave the circuit closed", async () => {
      const sparing = source("sparing", 6_000);
      await reserveRequest(db, sparing, 0);
      await recordRequest(db, sparing, REQUEST, "success");
      const limited = {
        ...REQUEST,
        status: 429,
        failure: [because("ownLimit", 429)],
        at: new Date(AT.getTime() + 1),
      };
      for (let round = 0; round < 6; round++) await recordRequest(db, sparing, limited, "nothing");
      const health = (await listSourceHealth(db)).find(({ connector }) => connector === "sparing");
      assert.equal(health?.requests, 7);
      assert.equal(Math.round((health?.errorRate ?? 0) * 100), 86);
      assert.deepEqual([health?.lastSuccessAt, health?.lastFailureAt], [AT, limited.at]);
      assert.deepEqual((await listLastErrors(db)).get("sparing"), limited.failure);
      assert.equal((await reserveRequest(db, sparing, 60_000)).state, "granted");
    });

    test("Four failures followed by an answer do not open the circuit", async () => {
      const shaky = source("shaky", 6_000);
      for (let round = 0; round < 3; round++) {
        for (let failure = 0; failure < 4; failure++) {
          assert.equal((await reserveRequest(db, shaky, 60_000)).state, "granted");
          await recordRequest(db, shaky, REQUEST, "failure");
        }
        await recordRequest(db, shaky, REQUEST, "success");
      }
      assert.equal((await reserveRequest(db, shaky, 60_000)).state, "granted");
    });

    test("A request for a lookup that was erased in the meantime leaves no trace", async () => {
      const erased = newId();
      await recordRequest(
        db,
        source("late"),
        { ...REQUEST, lookupId: erased, url: "https://late.example.org" },
        "success",
      );
      const rows = await sql`select 1 from outbound_request where connector = 'late'`.execute(db);
      assert.equal(rows.rows.length, 0);
    });

    test("A newer answer replaces a cached one, which is deleted when it expires", async () => {
      const answer = {
        key: "k",
        url: "https://a.example.org",
        status: 200,
        mediaType: "application/json",
        etag: null,
        lastModified: null,
        data: "{}",
        collectedAt: AT,
        freshUntil: AT,
        keptUntil: new Date(AT.getTime() + 1_000),
      };
      await saveAnswer(db, KEYRING, answer);
      await saveAnswer(db, KEYRING, { ...answer, data: '{"a":1}' });
      assert.equal((await findAnswer(db, KEYRING, "k"))?.data, '{"a":1}');
      assert.equal(await forgetStaleAnswers(db, AT), 0);
      assert.equal(await forgetStaleAnswers(db, answer.keptUntil), 1);
      assert.equal(await findAnswer(db, KEYRING, "k"), null);
    });
  });
}
