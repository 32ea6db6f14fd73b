import assert from "node:assert/strict";
import { test } from "node:test";
import pg from "pg";
import { callService, type CallOptions, findPerson, lookUp, NDJSON } from "../api/http.ts";
import { INES } from "../api/people.ts";
import { startServiceProcess } from "../support/service.ts";
import { until } from "../support/until.ts";

const MAYBE = "https://maybe.example.org/";

test("A decision whose process is killed before the profiles say so is in all of them after the next start", async () => {
  const service = await startServiceProcess({ engine: "postgres" });
  const database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
  try {
    const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
    await call("POST", "/imports?format=candor", { body: INES, headers: NDJSON });
    const candidateId = await findPerson({ call }, "ines.calder@example.org");
    const [one, other] = [await lookUp({ call }, candidateId), await lookUp({ call }, candidateId)];
    const ids = [String(one["lookupId"]), String(other["lookupId"])];
    const records = (await call("GET", `/lookups/${ids[0]}/records`)).body as { recordId: string; source: string }[];
    const recordId = records.find(({ source }) => source === MAYBE)?.recordId;
    const skillsOf = async (id: string | undefined) =>
      ((await call("GET", `/lookups/${id}`)).body as { data: { skills: string[] } }).data.skills;
    assert.ok(!(await skillsOf(ids[0])).includes("Sails"));

    // What makes a profile anew waits for the lookup's row; what writes the decision does not.
    await database.query("begin");
    await database.query("select from lookup where id = any($1::uuid[]) for no key update", [ids]);
    const judged = call("POST", `/lookups/${ids[0]}/judgements`, { body: { recordId, judgement: "own" } });
    const brokenOff = judged.then(
      ({ status, text }) => assert.fail(`answered ${status}: ${text}`),
      () => undefined,
    );
    const isDecided = async () => (await database.query("select from decision")).rowCount === 1;
    await until(isDecided);
    await service.kill();
    await brokenOff;
    await database.query("rollback");

    await service.restart();
    const isDue = async () => (await database.query("select from due_rebuild")).rowCount !== 0;
    await until(async () => !(await isDue()));
    for (const id of ids) assert.ok((await skillsOf(id)).includes("Sails"), id);
  } finally {
    await database.end();
    await service.stop();
  }
});
