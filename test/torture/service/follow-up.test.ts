import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { callService, type CallOptions, findPerson, lookUp, NDJSON, ndjson } from "../../api/http.ts";
import type { ServiceContext } from "../../../src/service/context.ts";
import { startFollowUps, transactAndFollowUp } from "../../../src/service/follow-up.ts";
import { openTestDatabase } from "../../support/database.ts";
import { startService, startServiceProcess } from "../../support/service.ts";

const NAMED = "Benedikta Lindqvistane";
const seat = (name: string, bioguide: string) => ({ name, party: "majority", bioguide });
const key = (id: string) => ({ kind: "externalId", value: `bioguide:${id}` });
const ROWS = [
  {
    type: "candidate",
    key: "follow:abelard",
    fullName: "Abelard Winterbourne",
    identifiers: [key("W000901")],
  },
  {
    type: "document",
    kind: "us-congress/committee",
    url: "https://register.example.org/committees.json#SSXY",
    mediaType: "application/json",
    data: JSON.stringify({
      type: "senate",
      name: "Senate Committee on Lanterns",
      thomas_id: "SSXY",
      members: [seat("Abelard Winterbourne", "W000901"), seat(NAMED, "L000902")],
    }),
    identifiers: [key("W000901")],
  },
];

test("A service killed between an erasure and the removal of mentions completes it at the next start", async () => {
  const service = await startServiceProcess({ engine: "postgres" });
  const database = new pg.Client({ connectionString: service.databaseUrl ?? "" });
  const holder = new pg.Client({ connectionString: service.databaseUrl ?? "" });
  await Promise.all([database.connect(), holder.connect()]);
  try {
    const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
    await call("POST", "/imports?format=candor", { body: ndjson(...ROWS), headers: NDJSON });
    const { lookupId } = await lookUp({ call }, await findPerson({ call }, "Abelard Winterbourne"));
    const { url } = (await call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
    assert.equal((await fetch(url)).status, 200);
    const report = join(service.dataDir, "blobs/reports", String(lookupId));
    const left = async () => (await database.query("select erasure_id from follow_up")).rowCount;
    const naming = async () => {
      const named = "select id from record where lookup_id = $1 and name like '%' || $2 || '%'";
      return (await database.query(named, [lookupId, NAMED])).rowCount;
    };
    assert.deepEqual([await left(), await naming(), existsSync(report)], [0, 1, true]);

    // Rebuilding the lookup waits for its row.
    await holder.query("begin");
    await holder.query("select from lookup where id = $1 for update", [lookupId]);
    const asked = call("POST", "/erasures", { body: { identifiers: [key("L000902")] } }).catch(() => "cut off");
    while ((await left()) === 0) await delay(20);
    await service.kill();
    assert.equal(await asked, "cut off");
    await holder.query("rollback");
    assert.deepEqual([await left(), await naming(), existsSync(report)], [1, 1, true]);

    await service.restart();
    while ((await left()) !== 0) await delay(100);
    assert.deepEqual([await naming(), existsSync(report)], [0, false]);
    const { rows } = await database.query<{ stores: { mention: number } }>("select stores from erasure");
    assert.equal(rows[0]?.stores.mention, 1);
    assert.match(service.output(), /erasures left by an ended process were completed/);
  } finally {
    await Promise.all([database.end(), holder.end()]);
    await service.stop();
  }
});

test("A failing follow-up does not stop the service or hold up others, is logged by id, and is retried", async () => {
  const service = await startService({ engine: "postgres" });
  const database = new pg.Client({ connectionString: service.databaseUrl ?? "" });
  await database.connect();
  try {
    await service.end();
    for (const [tombstone, blob] of [
      ["failing", "../not-a-blob"],
      ["behind", "reports/behind/"],
    ]) {
      await database.query("insert into follow_up (tombstone, blobs, worker) values ($1, $2, -1)", [tombstone, [blob]]);
    }
    await service.restart();
    const left = async () => (await database.query<{ tombstone: string }>("select tombstone from follow_up")).rows;
    while ((await left()).length > 1) await delay(50);
    assert.deepEqual(await left(), [{ tombstone: "failing" }]);
    assert.match(service.output(), /"tombstone":"failing","times":1,.*pending erasures failed/);

    await service.end();
    await database.query("update follow_up set blobs = '{reports/mended/}'");
    await service.restart();
    while ((await left()).length > 0) await delay(50);
  } finally {
    await database.end();
    await service.stop();
  }
});

test("Only one turn runs at a time, even if it takes long", async (context) => {
  context.mock.timers.enable({ apis: ["setInterval"] });
  let turns = 0;
  const { promise: held, reject: breakOff } = Promise.withResolvers<never[]>();
  const listLiving = async () => {
    turns++;
    return await held;
  };
  const partial = { worker: { id: 1, listLiving }, stopping: AbortSignal.abort() };
  const stop = startFollowUps(partial as unknown as ServiceContext, async () => {});
  context.mock.timers.tick(60_000);
  assert.equal(turns, 1);
  breakOff(new Error("The service stops."));
  await stop();
});

test("An erasure owns its follow-up work before its transaction ends, and gives it up if the transaction fails", async () => {
  const fresh = await openTestDatabase("embedded");
  const { db } = fresh.database;
  try {
    const added: string[] = [];
    class Following extends Set<string> {
      override add(tombstone: string): this {
        added.push(tombstone);
        return super.add(tombstone);
      }
    }
    const following = new Following();
    const left = { tombstone: "taken", erasureId: null, blobs: [] };
    await db.insertInto("follow_up").values({ tombstone: "taken", blobs: [], worker: 1 }).execute();
    const context = { db, following, worker: { id: 1 } } as unknown as ServiceContext;
    await assert.rejects(transactAndFollowUp(context, async () => ({ left, keys: [] })));
    assert.deepEqual([added, following.size], [["taken"], 0]);
  } finally {
    await fresh.close();
  }
});
