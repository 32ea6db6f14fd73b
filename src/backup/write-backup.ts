import { once } from "node:events";
import type { Writable } from "node:stream";
import { sql } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import type { Database } from "../db/open.ts";
import type { Db } from "../db/schema.ts";
import { readSetting } from "../db/setting.ts";
import { transact } from "../db/transaction.ts";
import { FINGERPRINTS, LIST_FINGERPRINTS } from "../service/installation-secret.ts";
import { type BackupHeader, VERSION, writeBlob, writeEnd, writeRow } from "./backup-file.ts";
import { listTables } from "./tables.ts";

/** What a backup contains. */
export interface BackupCounts {
  readonly rows: number;
  readonly pictures: number;
}

/** Rows are fetched in portions of about this size, estimated from the previous ones. */
const FETCH_BYTES = 4_194_304;
const MAX_ROWS = 1_000;

/**
 * Writes everything in an installation: every table as it is at one moment, and the pictures. Reports are left out,
 * because they are rendered again on request.
 *
 * @param secret the text of the secret file, to be stored with what it seals; `null` to keep it elsewhere
 */
export async function writeBackup(
  { database, blobs, secret }: { readonly database: Database; readonly blobs: Blobs; readonly secret: string | null },
  to: Writable,
): Promise<BackupCounts> {
  return await transact(database.db, async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db);
    await write(to, `${JSON.stringify(await readHeader(db, secret))}\n`);
    let rows = 0;
    for (const { name } of await listTables(db)) rows += await writeTable(db, name, to);
    const pictures = await sql<{ hash: string }>`select distinct hash from picture order by hash`.execute(db);
    let written = 0;
    for (const { hash } of pictures.rows) {
      const key = `pictures/${hash}`;
      const bytes = await blobs.get(key);
      // A picture that is removed while this runs stays removed.
      if (!bytes) continue;
      await write(to, writeBlob(key, bytes));
      written++;
    }
    await write(to, writeEnd(rows, written));
    return { rows, pictures: written };
  });
}

async function readHeader(db: Db, secret: string | null): Promise<BackupHeader> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  const fingerprints = `${(await readSetting(db, FINGERPRINTS)) ?? ""} ${(await readSetting(db, LIST_FINGERPRINTS)) ?? ""}`;
  return {
    candor: "backup",
    version: VERSION,
    madeAt: new Date().toISOString(),
    migrations: rows.map(({ name }) => name),
    fingerprints: [...new Set(fingerprints.split(" "))].filter((each) => each !== ""),
    ...(secret === null ? {} : { secret }),
  };
}

async function writeTable(db: Db, table: string, to: Writable): Promise<number> {
  await sql`declare backup_rows cursor for select row_to_json(it)::text as text from ${sql.table(table)} as it`.execute(
    db,
  );
  let [written, wanted] = [0, 1];
  for (;;) {
    const { rows } = await sql<{ text: string }>`fetch ${sql.raw(String(wanted))} from backup_rows`.execute(db);
    for (const { text } of rows) await write(to, writeRow(table, text));
    written += rows.length;
    if (rows.length < wanted) break;
    const bytes = rows.reduce((sum, { text }) => sum + text.length, 0);
    wanted = Math.max(1, Math.min(MAX_ROWS, Math.floor((FETCH_BYTES * rows.length) / bytes)));
  }
  await sql`close backup_rows`.execute(db);
  return written;
}

async function write(to: Writable, text: string): Promise<void> {
  if (!to.write(text)) await once(to, "drain");
}
