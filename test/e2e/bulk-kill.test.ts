import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Bulk } from "../../src/contract/bulk.ts";
import { readBulk, readRows, sendList, waitForBulk } from "../api/bulk-kit.ts";
import { callService } from "../api/http.ts";
import { ENGINES } from "../support/database.ts";
import { startServiceProcess } from "../support/service.ts";

const ROWS = 40;
/** On PostgreSQL only the service dies: its database has nothing to recover from. */
const KILLS = { embedded: 2, postgres: 1 } as const;

for (const engine of ENGINES) {
  describe(`A power cut in a bulk on the ${engine} engine`, () => {
    test("Killed again and again it goes on: every row has one turn, and nobody two lookups", async () => {
      const service = await startServiceProcess({ engine });
      try {
        // Every person twice.
        const people = Array.from({ length: ROWS }, (_, at) => `Quill Marrowby,Firm ${Math.floor(at / 2)}`);
        const list = `name,employer\n${people.join("\n")}\n`;
        const made = await sendList(service, "name=people.csv&unmatched=lookUp&sections=overview", list);
        const { bulkId } = made.body as Bulk;
        for (let kills = 0; kills < KILLS[engine]; kills++) {
          const before = (await readBulk(service, bulkId)).counts.done;
          for (let bulk = await readBulk(service, bulkId); bulk.status === "running" && bulk.counts.done <= before; ) {
            await delay(20);
            bulk = await readBulk(service, bulkId);
          }
          if (kills > 0) {
            // It may be over by this random moment.
            await delay(Math.random() * 200);
            if ((await readBulk(service, bulkId)).status !== "running") break;
          }
          await service.kill();
          await service.restart();
        }
        const bulk = await waitForBulk(service, bulkId);
        assert.deepEqual([bulk.status, bulk.counts.done, bulk.spent.lookups], ["success", ROWS, ROWS / 2]);
        const rows = await readRows(service, bulkId);
        assert.deepEqual(
          rows.map(({ row }) => row),
          Array.from({ length: ROWS }, (_, at) => at + 1),
        );
        const lookups = new Set(rows.map(({ lookupId }) => lookupId));
        assert.equal(lookups.size, ROWS / 2);
        let written = 0;
        for (let next = ""; ; ) {
          const { body } = await callService(service, "GET", `/lookups?limit=100&next=${next}`);
          const page = body as { results: { metadata?: Record<string, string> }[]; next: string };
          written += page.results.filter(({ metadata }) => metadata?.["candor.bulk"] === bulkId).length;
          if (page.next === "") break;
          next = page.next;
        }
        assert.equal(written, ROWS / 2, "a lookup of the bulk that no row knows");
      } finally {
        await service.stop();
      }
    });
  });
}
