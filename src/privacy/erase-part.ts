import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import { settleBeforeEnd } from "../db/forget-lookup.ts";
import { deleteMergesWhere, lockMerges } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { DELETABLE_COLUMNS, type DeletableCandidate, deleteCandidates } from "../db/write-candidate.ts";
import { removeDeleted } from "../search/index-candidates.ts";
import type { Part } from "./part.ts";
import type { StoreTable } from "./store.ts";
import { BLOBS } from "./other-stores.ts";
import { TABLES } from "./stores.ts";

/**
 * Erases a person's part of every store in the register, in the caller's transaction, and checks whether anything is
 * left.
 *
 * @returns how many rows and blobs were erased, by store; stores without any are left out
 */
export async function erasePart(db: Db, blobs: Blobs, part: Part): Promise<Record<string, number>> {
  await lockMerges(db, "exclusive");
  await settleBeforeEnd(db, part.lookups);
  const gone: Record<string, number> = {};
  for (const table of TABLES) {
    if (typeof table.found === "string") continue;
    const where = table.found(part);
    const count = await (table.goesWith === undefined
      ? deleteRows(db, table, where)
      : countRows(db, table.name, where));
    if (count > 0) gone[table.name] = count;
  }
  for (const { name, found } of TABLES) {
    const left = typeof found === "string" ? 0 : await countRows(db, name, found(part));
    if (left > 0) throw new Error(`${left} rows of an erased person are left in ${name}`);
  }
  return { ...gone, ...(await removeBlobs(blobs, part)) };
}

/**
 * Removes a person's files. Called again when the transaction has ended, because files written until then are known
 * only from the deleted rows.
 */
export async function removeBlobs(blobs: Blobs, part: Part): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const { prefix, found } of BLOBS) {
    let count = 0;
    for (const key of found(part)) if (await blobs.remove(key)) count++;
    if (count > 0) gone[prefix] = count;
  }
  return gone;
}

/** The names of a person's files. */
export function blobsOf(part: Part): string[] {
  return BLOBS.flatMap(({ found }) => found(part));
}

async function deleteRows(db: Db, { name, emptied }: StoreTable, where: RawBuilder<SqlBool>): Promise<number> {
  if (name === "candidate") return await eraseCandidates(db, where);
  if (name === "candidate_merge") return await deleteMergesWhere(db, where);
  const result = await (emptied === undefined
    ? sql`delete from ${sql.table(name)} where ${where}`
    : sql`update ${sql.table(name)} set ${sql.raw(emptied)} where ${where}`
  ).execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Also removes people from the search index. */
async function eraseCandidates(db: Db, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<DeletableCandidate>`select ${DELETABLE_COLUMNS} from candidate where ${where}`.execute(db);
  const { numbers, filed } = await deleteCandidates(db, rows);
  await removeDeleted(db, filed);
  return numbers.length;
}

async function countRows(db: Db, table: string, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
