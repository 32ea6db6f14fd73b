import assert from "node:assert/strict";
import type { ClientRequest } from "node:http";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Bulk } from "../../../src/contract/bulk.ts";
import { readBulk, readRows, sendList, waitForBulk } from "../../api/bulk-kit.ts";
import { callService, type CallOptions, findPerson, lookUp, NDJSON } from "../../api/http.ts";
import { INES } from "../../api/people.ts";
import { ENGINES } from "../../support/database.ts";
import { killAndCompare } from "../../support/kill.ts";
import { LONG, LONG_FORM_ALONE } from "../../support/long-form.ts";
import { type ServiceProcess, startServiceProcess, type TestService } from "../../support/service.ts";
import { beginImport, untilRunning } from "../../support/unfinished-import.ts";
import { until } from "../../support/until.ts";

/** `npm run torture -- kill` does this more often. */
const TIMES = 1;
const ROWS = LONG ? 40 : 20;
const MAYBE = "https://maybe.example.org/";

/*
 * One service of each engine, and everything that a power cut may interrupt at once: a start and a process's first
 * actions cost more than what is tested. The tests of an engine build on the earlier ones.
 */
for (const engine of ENGINES) {
  describe(`A power cut on the ${engine} engine`, () => {
    let service: ServiceProcess;
    let candidateId = "";
    let importId = "";
    let bulkId = "";
    let decision: Decision | undefined;
    // Its rows and their turns use the same statements on both.
    const hasBulk = LONG || engine === "postgres";
    before(async () => {
      service = await startServiceProcess({ engine });
    });
    after(async () => {
      await decision?.rows.end();
      await service?.stop();
    });
    const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);

    test("A lookup whose service is killed at a random moment ends, after a restart, like an undisturbed one", async () => {
      candidateId = await findPerson({ call }, "Amara Okonkwo");
      let importing: ClientRequest | undefined;
      const stages = await killAndCompare(service, candidateId, TIMES, {
        async begin() {
          if (hasBulk) bulkId = await beginBulk(service);
          // Twice in a row. On PostgreSQL only the service dies: its database has nothing to recover from.
          if (LONG && engine === "embedded") {
            await service.kill();
            await service.restart();
          }
          importing = beginImport(service);
          importId = await untilRunning(service);
          if (engine === "postgres") decision = await beginDecision(service);
        },
        async last() {
          assert.equal((await call("GET", `/candidates/${candidateId}`)).status, 200);
        },
        async dead() {
          importing?.destroy();
          await decision?.letGo();
        },
      });
      assert.equal(stages.length, TIMES);
    });

    test("Every answered request is in the audit log, even if the process ends with the answer", async () => {
      const { body } = await call("GET", "/audit");
      const operations = (body as { results: { operation: string }[] }).results.map(({ operation }) => operation);
      assert.ok(operations.includes("getCandidate"), operations.join());
    });

    test("An import is no longer running after the next start, and says why", async () => {
      const { status, body } = await call("GET", `/imports/${importId}`);
      assert.equal(status, 200);
      const left = body as Record<string, unknown>;
      assert.equal(left["status"], "error");
      assert.match(String(left["errorMessage"]), /ended while it read the stream/);
      assert.ok(left["finishedAt"]);
    });

    if (engine === "postgres") {
      test("A decision whose process is killed before the profiles show it is in all of them after the next start", async () => {
        assert.ok(decision);
        const { rows, lookupIds } = decision;
        await until(async () => (await rows.query("select from due_rebuild")).rowCount === 0);
        for (const id of lookupIds) assert.ok((await skillsOf(service, id)).includes("Sails"), id);
      });

      test("A request cut off between its effect and its answer has done nothing, and the repeated one takes effect once", async () => {
        assert.ok(decision);
        const { rows } = decision;
        const create = () =>
          call("POST", "/keys", {
            body: { name: "repeated", scopes: ["search"], purposes: ["self"] },
            headers: { "idempotency-key": "killed in between" },
          });
        const made = async () =>
          Number((await rows.query("select count(*) as n from api_key where name = 'repeated'")).rows[0].n);
        // The answer is stored last: a request that waits here has written the key.
        await rows.query(`create function wait_for_kill() returns trigger language plpgsql as
          'begin perform pg_advisory_xact_lock(20261123); return new; end'`);
        await rows.query(
          "create trigger wait_for_kill before update on idempotency for each row execute function wait_for_kill()",
        );
        await rows.query("select pg_advisory_lock(20261123)");
        const lost = create().catch(() => null);
        const waits = "select 1 from pg_locks where locktype = 'advisory' and not granted";
        await until(async () => (await rows.query(waits)).rowCount !== 0);
        await service.kill();
        assert.equal(await lost, null);
        await rows.query("select pg_advisory_unlock(20261123)");
        await service.restart();
        assert.equal(await made(), 0);
        const [first, again] = [await create(), await create()];
        assert.deepEqual([first.status, again.status, again.body], [201, 201, first.body]);
        assert.equal(await made(), 1);
      });
    }

    test("A bulk lookup that is killed again and again continues: every row has one turn, and nobody two lookups", {
      skip: !hasBulk && LONG_FORM_ALONE,
    }, async () => {
      const bulk = await waitForBulk(service, bulkId);
      assert.deepEqual([bulk.status, bulk.counts.done, bulk.spent.lookups], ["success", ROWS, ROWS / 2]);
      const rows = await readRows(service, bulkId);
      assert.deepEqual(
        rows.map(({ row }) => row),
        Array.from({ length: ROWS }, (_, at) => at + 1),
      );
      assert.equal(new Set(rows.map(({ lookupId }) => lookupId)).size, ROWS / 2);
      assert.equal(await countLookupsOf(service, bulkId), ROWS / 2, "a lookup of the bulk that no row knows");
    });
  });
}

/** A list in which every person appears twice; part of it is done. */
async function beginBulk(service: TestService): Promise<string> {
  const people = Array.from({ length: ROWS }, (_, at) => `Quill Marrowby,Firm ${Math.floor(at / 2)}`);
  const list = `name,employer\n${people.join("\n")}\n`;
  const made = await sendList(service, "name=people.csv&unmatched=lookUp&sections=overview", list);
  assert.equal(made.status, 201, made.text);
  const { bulkId } = made.body as Bulk;
  for (let bulk = await readBulk(service, bulkId); bulk.counts.done === 0; bulk = await readBulk(service, bulkId)) {
    assert.equal(bulk.status, "running");
    await delay(20);
  }
  return bulkId;
}

async function countLookupsOf(service: TestService, bulkId: string): Promise<number> {
  let written = 0;
  for (let next = ""; ; ) {
    const { body } = await callService(service, "GET", `/lookups?limit=100&next=${next}`);
    const page = body as { results: { metadata?: Record<string, string> }[]; next: string };
    written += page.results.filter(({ metadata }) => metadata?.["candor.bulk"] === bulkId).length;
    if (page.next === "") return written;
    next = page.next;
  }
}

/** A decision that is written, and that the profiles of two lookups do not show yet. */
interface Decision {
  readonly rows: pg.Client;
  readonly lookupIds: readonly string[];
  /** Lets the profiles be rebuilt, and checks that no webhook said so before. */
  letGo(): Promise<void>;
}

async function beginDecision(service: TestService): Promise<Decision> {
  const rows = new pg.Client({ connectionString: service.databaseUrl });
  await rows.connect();
  const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
  await call("POST", "/imports?format=candor", { body: INES, headers: NDJSON });
  const candidateId = await findPerson({ call }, "ines.calder@example.org");
  const [one, other] = [await lookUp({ call }, candidateId), await lookUp({ call }, candidateId)];
  const lookupIds = [String(one["lookupId"]), String(other["lookupId"])];
  const records = (await call("GET", `/lookups/${lookupIds[0]}/records`)).body as {
    recordId: string;
    source: string;
  }[];
  const recordId = records.find(({ source }) => source === MAYBE)?.recordId;
  assert.ok(!(await skillsOf(service, lookupIds[0])).includes("Sails"));
  // The job that rebuilds a profile waits for the lookup's row; writing the decision does not.
  await rows.query("begin");
  await rows.query("select from lookup where id = any($1::uuid[]) for no key update", [lookupIds]);
  const judged = call("POST", `/lookups/${lookupIds[0]}/judgements`, { body: { recordId, judgement: "own" } });
  const brokenOff = judged.then(
    ({ status, text }) => assert.fail(`answered ${status}: ${text}`),
    () => undefined,
  );
  await until(async () => (await rows.query("select from decision")).rowCount === 1);
  return {
    rows,
    lookupIds,
    async letGo() {
      await brokenOff;
      await rows.query("rollback");
    },
  };
}

async function skillsOf(service: TestService, lookupId: string | undefined): Promise<readonly string[]> {
  const { body } = await callService(service, "GET", `/lookups/${lookupId}`);
  return (body as { data: { skills: string[] } }).data.skills;
}
