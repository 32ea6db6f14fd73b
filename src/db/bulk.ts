import { type SqlBool, sql } from "kysely";
import type { BulkStatus, Requirable, UnmatchedWay } from "../domain/bulk.ts";
import type { SectionName } from "../domain/lookup.ts";
import type { Purpose } from "../domain/purpose.ts";
import type { Db } from "./schema.ts";

/** A list of people who are looked up together. */
export interface StoredBulk {
  readonly id: string;
  readonly accountId: string;
  readonly keyId: string;
  readonly name: string;
  /** `reading`: its rows are still being written, and callers cannot see it yet. */
  readonly status: BulkStatus | "reading";
  readonly rows: number;
  readonly minLikelihood: number;
  readonly required: readonly Requirable[];
  readonly unmatched: UnmatchedWay;
  readonly purpose: Purpose;
  readonly sections: readonly SectionName[];
  readonly trial: boolean;
  readonly preview: boolean;
  readonly retentionDays: number;
  /** The budget; `null` means unlimited. */
  readonly maxLookups: number | null;
  readonly maxQuestions: number | null;
  readonly maxCredits: number | null;
  /** What has been spent of the budget: lookups when they are created, questions and credits when they have ended. */
  readonly lookups: number;
  readonly questions: number;
  readonly credits: number;
  readonly errorMessage: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date;
}

const COLUMNS = [
  "id",
  "account_id as accountId",
  "key_id as keyId",
  "name",
  "status",
  "rows",
  "min_likelihood as minLikelihood",
  "required",
  "unmatched",
  "purpose",
  "sections",
  "trial",
  "preview",
  "retention_days as retentionDays",
  "max_lookups as maxLookups",
  "max_questions as maxQuestions",
  "max_credits as maxCredits",
  "lookups",
  "questions",
  "credits",
  "error_message as errorMessage",
  "created_at as createdAt",
  "finished_at as finishedAt",
  "expires_at as expiresAt",
] as const;

export async function insertBulk(db: Db, bulk: StoredBulk): Promise<void> {
  await db
    .insertInto("bulk")
    .values({
      id: bulk.id,
      account_id: bulk.accountId,
      key_id: bulk.keyId,
      name: bulk.name,
      status: bulk.status,
      min_likelihood: bulk.minLikelihood,
      required: [...bulk.required],
      unmatched: bulk.unmatched,
      purpose: bulk.purpose,
      sections: [...bulk.sections],
      trial: bulk.trial,
      preview: bulk.preview,
      retention_days: bulk.retentionDays,
      max_lookups: bulk.maxLookups,
      max_questions: bulk.maxQuestions,
      max_credits: bulk.maxCredits,
      created_at: bulk.createdAt,
      expires_at: bulk.expiresAt,
    })
    .execute();
}

/** Starts a bulk once all its rows are written: from now on callers see it, and workers process it. */
export async function startBulk(db: Db, id: string, rows: number): Promise<void> {
  await db.updateTable("bulk").set({ status: "running", rows }).where("id", "=", id).execute();
}

/** A bulk of the account; bulks of other accounts do not exist. */
export async function findBulk(db: Db, id: string, accountId: string): Promise<StoredBulk | null> {
  const row = await db
    .selectFrom("bulk")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("status", "<>", "reading")
    .executeTakeFirst();
  return row ? (row as StoredBulk) : null;
}

/**
 * A bulk of any account, locked until the caller's transaction ends. Every writer of its rows takes this lock first.
 */
export async function lockBulk(db: Db, id: string): Promise<StoredBulk | null> {
  const row = await db.selectFrom("bulk").select(COLUMNS).where("id", "=", id).forUpdate().executeTakeFirst();
  return row ? (row as StoredBulk) : null;
}

/** An account's bulks of these purposes, newest first. */
export async function listBulks(
  db: Db,
  accountId: string,
  options: {
    readonly limit: number;
    readonly after: { readonly createdAt: Date; readonly id: string } | null;
    readonly purposes: readonly Purpose[];
  },
): Promise<StoredBulk[]> {
  let query = db
    .selectFrom("bulk")
    .select(COLUMNS)
    .where("account_id", "=", accountId)
    .where("purpose", "in", options.purposes)
    .where("status", "<>", "reading");
  if (options.after) {
    query = query.where(sql<SqlBool>`(created_at, id) < (${options.after.createdAt}, ${options.after.id}::uuid)`);
  }
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(options.limit).execute();
  return rows as StoredBulk[];
}

/** Whether any worker has a bulk to process. */
export async function hasRunningBulk(db: Db): Promise<boolean> {
  return (await sql`select 1 from bulk where status = 'running' limit 1`.execute(db)).rows.length > 0;
}

/** Takes over bulks that have no worker, or whose worker is dead. Returns all bulks of this worker, oldest first. */
export async function takeBulks(db: Db, worker: number, living: readonly number[]): Promise<StoredBulk[]> {
  await db
    .updateTable("bulk")
    .set({ worker })
    .where("status", "=", "running")
    .where(sql<SqlBool>`(worker is null or not (worker = any(${[...living]}::int[])))`)
    .execute();
  const rows = await db
    .selectFrom("bulk")
    .select(COLUMNS)
    .where("status", "=", "running")
    .where("worker", "=", worker)
    .orderBy("created_at")
    .execute();
  return rows as StoredBulk[];
}

/**
 * Whether a bulk is still running and belongs to this worker. That stays true until the caller's transaction ends:
 * whoever cancels it, erases it or takes it over waits, and sees what was written meanwhile. Every writer locks the
 * bulk before its rows, so that no two deadlock.
 */
export async function holdBulk(db: Db, id: string, worker: number): Promise<boolean> {
  const row = await db
    .selectFrom("bulk")
    .select("id")
    .where("id", "=", id)
    .where("status", "=", "running")
    .where("worker", "=", worker)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds to what a bulk has spent. */
export async function spendOfBulk(
  db: Db,
  id: string,
  spent: { readonly lookups?: number; readonly questions?: number; readonly credits?: number },
): Promise<void> {
  const { lookups = 0, questions = 0, credits = 0 } = spent;
  await sql`
    update bulk set lookups = lookups + ${lookups}::int, questions = questions + ${questions}::int,
      credits = credits + ${credits}::int where id = ${id}
  `.execute(db);
}

/** Ends a running bulk. Returns whether this call ended it. */
export async function endBulk(
  db: Db,
  id: string,
  end: { readonly status: Exclude<BulkStatus, "running">; readonly at: Date; readonly errorMessage?: string },
): Promise<boolean> {
  const row = await db
    .updateTable("bulk")
    .set({ status: end.status, finished_at: end.at, error_message: end.errorMessage ?? null, worker: null })
    .where("id", "=", id)
    .where("status", "=", "running")
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

/** Deletes a bulk with its rows; their lookups stay. Returns how many rows were deleted. */
export async function deleteBulk(db: Db, id: string): Promise<number> {
  const rows = await db.deleteFrom("bulk_row").where("bulk_id", "=", id).executeTakeFirst();
  await db.deleteFrom("bulk").where("id", "=", id).execute();
  return Number(rows.numDeletedRows);
}

/** Deletes bulks that have expired, and those whose file was never read to its end. Returns how many. */
export async function deleteOldBulks(
  db: Db,
  { now, unreadBefore }: { readonly now: Date; readonly unreadBefore: Date },
): Promise<number> {
  const result = await db
    .deleteFrom("bulk")
    .where((each) =>
      each.or([
        each("expires_at", "<=", now),
        each.and([each("status", "=", "reading"), each("created_at", "<", unreadBefore)]),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
