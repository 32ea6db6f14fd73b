import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import { deleteBulk } from "../db/bulk.ts";
import { markMemberRemoved } from "../db/member.ts";
import { saveErasureReceipt } from "../db/erasure-receipt.ts";
import { deleteLookup } from "../db/forget-lookup.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";
import { removeImportedRows } from "../service/imports.ts";
import { BackupError } from "./backup-file.ts";

/**
 * What callers took away, beside the database: one that is restored from a back-up of yesterday does not know what was erased
 * today. Ids alone; who asked not to be found stands in the tombstones (`privacy/tombstones.ts`).
 */
export interface Removals {
  readonly candor: "removals";
  readonly version: 1;
  /** When the database said so. */
  readonly at: string;
  readonly lookups: readonly {
    readonly lookupId: string;
    readonly accountId: string;
    readonly erasedAt: string;
    readonly rows: object;
  }[];
  /** The imports that are there: one that a back-up from before has and this list has not was removed. */
  readonly imports: readonly string[];
  /** The bulks that are there, in the same way; absent in a list of an earlier release, which knew nothing of them. */
  readonly bulks?: readonly string[];
  readonly revokedKeys: readonly { readonly id: string; readonly at: string }[];
  readonly revokedShares: readonly { readonly id: string; readonly at: string }[];
  /** Absent in a list of an earlier release, which had no members. */
  readonly removedMembers?: readonly { readonly id: string; readonly at: string }[];
  /**
   * Corrections that were granted, each by the id of its desk request. What was corrected is not here: it would outlive the person's
   * erasure. Absent in a list of an earlier release.
   */
  readonly rectifications?: readonly { readonly requestId: string; readonly at: string }[];
}

/** What of them was done again in a database. */
export interface Replayed {
  readonly lookups: number;
  readonly imports: number;
  readonly bulks: number;
  readonly keys: number;
  readonly shares: number;
  /** Ids of desk requests whose corrections the database lacks: they have to be granted again. */
  readonly lostCorrections: readonly string[];
}

const WRITE_EVERY_MS = 10_000;

export function removalsPath(dataDir: string): string {
  return join(dataDir, "removals.json");
}

/** Keeps the list in the data directory up to date, within ten seconds. Returns a function that stops it. */
export function keepRemovals(db: Db, dataDir: string, log: Log): () => Promise<void> {
  const path = removalsPath(dataDir);
  let written = "";
  const keep = async () => {
    const removals = await readRemovals(db);
    if (written === "") keepEarlier(path, removals, log);
    const text = JSON.stringify({ ...removals, at: "" });
    if (text === written) return;
    const draft = `${path}.${process.pid}.partial`;
    writeFileSync(draft, `${JSON.stringify(removals)}\n`, { mode: 0o600 });
    renameSync(draft, path);
    written = text;
  };
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = keep().catch((error: unknown) => {
      // What is known of the database, the log has said once.
      if (!isUnavailable(error)) log.error(errorFields(error), "the list of removals could not be written");
    });
  };
  look();
  const timer = setInterval(look, WRITE_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
    look();
    await running;
  };
}

/**
 * Sets a list aside that knows of removals of which the database knows nothing: it was lost, or brought back from before them, and
 * what will be restored into it needs this list.
 */
function keepEarlier(path: string, { lookups, revokedKeys }: Removals, log: Log): void {
  const earlier = openRemovals(path);
  if (earlier === null) return;
  const known = new Set([...lookups.map(({ lookupId }) => lookupId), ...revokedKeys.map(({ id }) => id)]);
  const all = [...earlier.lookups.map(({ lookupId }) => lookupId), ...earlier.revokedKeys.map(({ id }) => id)];
  const removals = all.filter((id) => !known.has(id)).length;
  if (removals === 0) return;
  const aside = path.replace(/\.json$/, `-${earlier.at.replace(/\W/g, "")}.json`);
  renameSync(path, aside);
  log.warn({ removals, file: basename(aside) }, "the database lacks removals that were made; their list was set aside");
}

/** The list of a file; `null` where there is none. Throws `BackupError` for another file. */
export function openRemovals(path: string): Removals | null {
  if (!existsSync(path)) return null;
  const removals = JSON.parse(readFileSync(path, "utf8")) as Partial<Removals>;
  if (removals.candor !== "removals" || removals.version !== 1) {
    throw new BackupError(`${path} is no list of removals of this release.`);
  }
  return removals as Removals;
}

export async function readRemovals(db: Db): Promise<Removals> {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(db)).rows;
  return {
    candor: "removals",
    version: 1,
    at: new Date().toISOString(),
    lookups: await rows(sql<Removals["lookups"][number]>`
      select lookup_id as "lookupId", account_id as "accountId", to_json(erased_at)#>>'{}' as "erasedAt", rows
      from erasure_receipt order by erased_at, lookup_id`),
    imports: (await rows(sql<{ id: string }>`select id from import order by id`)).map(({ id }) => id),
    bulks: (await rows(sql<{ id: string }>`select id from bulk order by id`)).map(({ id }) => id),
    revokedKeys: await rows(sql<{ id: string; at: string }>`
      select id, to_json(revoked_at)#>>'{}' as at from api_key where revoked_at is not null order by id`),
    revokedShares: await rows(sql<{ id: string; at: string }>`
      select id, to_json(revoked_at)#>>'{}' as at from share where revoked_at is not null order by id`),
    removedMembers: await rows(sql<{ id: string; at: string }>`
      select id, to_json(removed_at)#>>'{}' as at from member where removed_at is not null order by id`),
    rectifications: await rows(sql<{ requestId: string; at: string }>`
      select request_id as "requestId", to_json(max(rectified_at))#>>'{}' as at from rectification
      group by request_id order by request_id`),
  };
}

/** Takes away again, in a database that was restored from a back-up of `madeAt`, what was taken away since. */
export async function replayRemovals(
  { db, blobs }: { readonly db: Db; readonly blobs: Blobs },
  removals: Removals,
  madeAt: string,
): Promise<Replayed> {
  let lookups = 0;
  for (const receipt of removals.lookups) {
    const erased = await transact(db, async (db) => {
      const counted = await deleteLookup(db, receipt.lookupId);
      if (counted["lookup"] === 0) return false;
      await saveErasureReceipt(db, { ...receipt, erasedAt: new Date(receipt.erasedAt) });
      return true;
    });
    if (erased) lookups++;
  }
  // A list from before the back-up knows nothing of the imports and bulks since.
  const isOlder = removals.at < madeAt;
  const imports = isOlder ? [] : await listOthers(db, "import", removals.imports);
  for (const id of imports) await removeImportedRows({ db, blobs }, id);
  const bulks = isOlder || removals.bulks === undefined ? [] : await listOthers(db, "bulk", removals.bulks);
  for (const id of bulks) await transact(db, async (db) => await deleteBulk(db, id));
  for (const { id, at } of removals.removedMembers ?? []) await markMemberRemoved(db, id, new Date(at));
  return {
    lookups,
    imports: imports.length,
    bulks: bulks.length,
    keys: await revoke(db, "api_key", removals.revokedKeys),
    shares: await revoke(db, "share", removals.revokedShares),
    lostCorrections: await listLost(db, removals.rectifications ?? [], madeAt),
  };
}

/** Corrections since a back-up that the database does not have; one that went before was erased with its person. */
async function listLost(
  db: Db,
  granted: NonNullable<Removals["rectifications"]>,
  madeAt: string,
): Promise<readonly string[]> {
  const since = granted.filter(({ at }) => new Date(at) >= new Date(madeAt)).map(({ requestId }) => requestId);
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${since}::text[]) as wanted (id)
    where not exists (select 1 from rectification where request_id::text = wanted.id) order by wanted.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function listOthers(db: Db, table: "import" | "bulk", ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where not (id = any(${[...ids]}::uuid[]))
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function revoke(
  db: Db,
  table: "api_key" | "share",
  revoked: readonly { readonly id: string; readonly at: string }[],
): Promise<number> {
  const result = await sql`
    update ${sql.table(table)} as it set revoked_at = gone.at
    from json_to_recordset(${JSON.stringify(revoked)}::json) as gone (id text, at timestamptz)
    where it.id::text = gone.id and it.revoked_at is null
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
