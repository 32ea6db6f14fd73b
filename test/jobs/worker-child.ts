/** A worker that starts a lookup and never ends it: it says so, and waits to be killed. */
import { startLookup } from "../../src/db/lookup.ts";
import { openDatabase } from "../../src/db/open.ts";
import { openQueue } from "../../src/jobs/queue.ts";
import { joinWorkers } from "../../src/jobs/worker-id.ts";
import { createLog } from "../../src/log.ts";

const database = await openDatabase({ databaseUrl: process.argv[2] ?? "", dataDir: "" });
const queue = await openQueue(database, createLog("silent"));
const worker = await joinWorkers(database);
await queue.work({
  concurrency: 1,
  worker,
  run: async (lookupId) => {
    await startLookup(database.db, lookupId, worker.id);
    process.stdout.write(`${lookupId}\n`);
    await new Promise(() => undefined);
  },
});
