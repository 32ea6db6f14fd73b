import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { readRemovals, replayRemovals } from "../../src/backup/removals.ts";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { insertRectification } from "../../src/db/rectification.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  test(`A correction that was granted after the back-up is named when it is restored, and says nothing of its person, ${engine}`, async () => {
    const opened = await openTestDatabase(engine);
    const folder = mkdtempSync(join(tmpdir(), "candor-removals-"));
    const { db } = opened.database;
    const grant = async (rectifiedAt: string): Promise<string> => {
      const requestId = randomUUID();
      await sql`
        insert into desk_request (id, regulation, kind, state, received_at, due_at, suppression_keys)
        values (${requestId}, 'gdpr', 'rectification', 'completed', now(), now(), '{}')
      `.execute(db);
      await insertRectification(db, {
        id: randomUUID(),
        requestId,
        suppressionKeys: ["a-keyed-hash"],
        names: ["Ines Calder"],
        property: "location",
        was: "Wrongchester",
        value: "Rightham",
        rectifiedAt: new Date(rectifiedAt),
      });
      return requestId;
    };
    try {
      await grant("2026-03-01T10:00:00.000Z");
      const [first, second] = [await grant("2026-03-03T10:00:00.000Z"), await grant("2026-03-04T10:00:00.000Z")];
      const removals = await readRemovals(db);
      assert.doesNotMatch(JSON.stringify(removals), /Calder|Wrongchester|Rightham|a-keyed-hash/);
      const replay = async () =>
        await replayRemovals({ db, blobs: createDiskBlobs(folder) }, removals, "2026-03-02T10:00:00.000Z");
      assert.deepEqual((await replay()).lostCorrections, []);
      await sql`delete from rectification`.execute(db);
      assert.deepEqual((await replay()).lostCorrections, [first, second].toSorted());
    } finally {
      await opened.close();
      rmSync(folder, { recursive: true });
    }
  });
}
