import assert from "node:assert/strict";
import { test } from "node:test";
import { insertApiKey } from "../../src/db/api-key.ts";
import { insertBulk, startBulk } from "../../src/db/bulk.ts";
import { insertBulkRows, listWaitingRows } from "../../src/db/bulk-row.ts";
import { hashApiKey, issueApiKey } from "../../src/domain/api-key.ts";
import { newId } from "../../src/domain/id.ts";
import { createLog } from "../../src/log.ts";
import { createSearch } from "../../src/search/search.ts";
import type { ServiceContext } from "../../src/service/context.ts";
import { startBulks } from "../../src/service/run-bulks.ts";
import { draftBulk } from "../db/drafts.ts";
import { openTestDatabase } from "../support/database.ts";
import { until } from "../support/until.ts";

const ROWS = 3;

test("Each row of a bulk gives way to requests before it is matched", async () => {
  const opened = await openTestDatabase("embedded");
  const { database } = opened;
  const { db } = database;
  const keyId = newId();
  await insertApiKey(db, {
    id: keyId,
    accountId: "default",
    hash: hashApiKey(issueApiKey("test")),
    name: "lists",
    label: "test",
    scopes: ["lookups:write"],
    purposes: ["research"],
    defaultPurpose: "research",
    rateLimit: null,
    credits: null,
    trials: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: new Date(),
    lastUsedAt: null,
    memberId: null,
  });
  const bulk = draftBulk({ keyId, purpose: "research", status: "reading" });
  await insertBulk(db, bulk);
  await insertBulkRows(
    db,
    Array.from({ length: ROWS }, (_, at) => ({
      bulkId: bulk.id,
      number: at + 1,
      line: at + 2,
      given: { fullName: `Nobody Known${at}`, sources: [] },
      state: "waiting" as const,
      reason: null,
      suppressionKeys: [],
    })),
  );
  await startBulk(db, bulk.id, ROWS);
  const waitingRows = async () => (await listWaitingRows(db, bulk.id, ROWS)).length;
  const waitingAtEach: number[] = [];
  const context = {
    db,
    search: createSearch(database),
    log: createLog("silent"),
    now: () => new Date(),
    worker: { id: 1, listLiving: async () => [1] },
    stageContext: () => ({ connectors: [] }),
    metrics: { countBulkRow: () => {} },
    audit: { isFull: () => false },
    rightOfWay: { giveWay: async () => void waitingAtEach.push(await waitingRows()) },
  };
  const stop = startBulks(context as unknown as ServiceContext);
  try {
    await until(async () => (await waitingRows()) === 0);
  } finally {
    await stop();
    await opened.close();
  }
  assert.deepEqual(waitingAtEach, [3, 2, 1]);
});
