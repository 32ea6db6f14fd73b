import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { callService, type CallOptions, findPerson, lookUp, NDJSON, ndjson } from "../api/http.ts";
import { startServiceProcess } from "../support/service.ts";

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

test("Killed when an erasure has ended and before mentions are built away, a service does that when it starts again", async () => {
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
      const named = "select id from lookup where id = $1 and data::text like '%' || $2 || '%'";
      return (await database.query(named, [lookupId, NAMED])).rowCount;
    };
    assert.deepEqual([await left(), await naming(), existsSync(report)], [0, 1, true]);

    // Whoever builds the lookup anew waits for its row.
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
    assert.match(service.output(), /had left to erase is erased/);
  } finally {
    await Promise.all([database.end(), holder.end()]);
    await service.stop();
  }
});
