import { sql } from "kysely";
import type { Db } from "./schema.ts";

/** The work left after the transaction of an erasure or a suppression has ended. */
export interface FollowUp {
  /** The hash of its tombstone. */
  readonly tombstone: string;
  /** `null` for a suppression. */
  readonly erasureId: string | null;
  /** Files to delete; a name that ends in `/` stands for everything below it. */
  readonly blobs: readonly string[];
}

/** Stores the work left, inside the transaction that it follows. */
export async function insertFollowUp(db: Db, { tombstone, erasureId, blobs }: FollowUp, worker: number): Promise<void> {
  await db
    .insertInto("follow_up")
    .values({ tombstone, erasure_id: erasureId, blobs: [...blobs], worker })
    .execute();
}

/** Takes over what dead workers left, and what this worker began and is no longer doing. */
export async function takeFollowUps(
  db: Db,
  process: { readonly worker: number; readonly living: readonly number[]; readonly following: Iterable<string> },
): Promise<FollowUp[]> {
  const { worker, living, following } = process;
  const { rows } = await sql<FollowUp>`
    update follow_up set worker = ${worker}::int
    where worker <> all(${[...living]}::int[])
      or (worker = ${worker}::int and tombstone <> all(${[...following]}::text[]))
    returning tombstone, erasure_id as "erasureId", blobs
  `.execute(db);
  return rows;
}

export async function deleteFollowUp(db: Db, tombstone: string): Promise<void> {
  await db.deleteFrom("follow_up").where("tombstone", "=", tombstone).execute();
}
