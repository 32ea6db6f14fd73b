import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { listAuditRowsAfter } from "../../src/db/audit.ts";
import { createLog } from "../../src/log.ts";
import { openAudit } from "../../src/privacy/audit.ts";
import { KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";

for (const engine of ENGINES) {
  describe(`The audit on the ${engine} engine`, () => {
    test("Rows that cannot be written wait, and are written once when they can, also while the service stops", async () => {
      const opened = await openTestDatabase(engine);
      try {
        const { db } = opened.database;
        const lines: string[] = [];
        const audit = openAudit(db, KEYRING, createLog("warn", { write: (line) => void lines.push(line) }));
        const note = (operation: string) =>
          audit.note({ at: new Date(), accountId: "default", keyId: "key", operation, status: 200 });
        await sql`alter table audit rename to audit_away`.execute(db);
        note("first");
        await assert.rejects(audit.flush());
        note("second");
        const closed = audit.close();
        await delay(700);
        await sql`alter table audit_away rename to audit`.execute(db);
        await closed;
        const rows = await listAuditRowsAfter(db, 0, 10);
        assert.deepEqual(
          rows.map(({ number, operation }) => [number, operation]),
          [
            [1, "first"],
            [2, "second"],
          ],
        );
        assert.ok(lines.every((line) => !line.includes("lost")));
      } finally {
        await opened.close();
      }
    });
  });
}
