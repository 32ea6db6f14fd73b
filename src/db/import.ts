import { type SqlBool, sql } from "kysely";
import type { Db } from "./schema.ts";

/** A row that could not be used: where it stands, and what is wrong with it. */
export interface Rejected {
  readonly path?: string;
  /** From 1; `null` where the whole file is meant. */
  readonly line: number | null;
  readonly reason: string;
}

/** One file streamed into the database. */
export interface StoredImport {
  readonly id: string;
  readonly accountId: string;
  readonly format: string;
  /** What the file was called; `null` where that is not known. */
  readonly fileName: string | null;
  readonly status: "running" | "success" | "error";
  /** Of the file; `null` where that is not known before they are read. */
  readonly rows: number | null;
  readonly rowsRead: number;
  readonly candidates: number;
  readonly documents: number;
  readonly pictures: number;
  readonly unchanged: number;
  readonly suppressed: number;
  /** Of the people written or unchanged, those whose row says that they are under 18. */
  readonly underAge: number;
  readonly rejected: number;
  /** Cells that could not be used, of rows that were. */
  readonly cellsLeftOut: number;
  /** The first hundred: line, and what is wrong with it. Never the line. */
  readonly rejections: readonly Rejected[];
  readonly errorMessage: string | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
}

export type ImportCounts = Pick<
  StoredImport,
  | "rowsRead"
  | "candidates"
  | "documents"
  | "pictures"
  | "unchanged"
  | "suppressed"
  | "underAge"
  | "rejected"
  | "cellsLeftOut"
  | "rejections"
>;

const COLUMNS = [
  "id",
  "account_id as accountId",
  "format",
  "file_name as fileName",
  "status",
  "rows",
  "rows_read as rowsRead",
  "candidates",
  "documents",
  "pictures",
  "unchanged",
  "suppressed",
  "under_age as underAge",
  "rejected",
  "cells_left_out as cellsLeftOut",
  "rejections",
  "error_message as errorMessage",
  "started_at as startedAt",
  "finished_at as finishedAt",
] as const;

export async function insertImport(
  db: Db,
  row: Pick<StoredImport, "id" | "accountId" | "format" | "fileName" | "rows" | "startedAt"> & { worker: number },
): Promise<void> {
  await db
    .insertInto("import")
    .values({
      id: row.id,
      account_id: row.accountId,
      format: row.format,
      file_name: row.fileName,
      status: "running",
      rows: row.rows,
      started_at: row.startedAt,
      worker: row.worker,
    })
    .execute();
}

export async function updateImport(
  db: Db,
  id: string,
  counts: ImportCounts,
  end?: { readonly status: "success" | "error"; readonly at: Date; readonly errorMessage?: string },
): Promise<void> {
  await db
    .updateTable("import")
    .set({
      rows_read: counts.rowsRead,
      candidates: counts.candidates,
      documents: counts.documents,
      pictures: counts.pictures,
      unchanged: counts.unchanged,
      suppressed: counts.suppressed,
      under_age: counts.underAge,
      rejected: counts.rejected,
      cells_left_out: counts.cellsLeftOut,
      rejections: JSON.stringify(counts.rejections),
      ...(end ? { status: end.status, finished_at: end.at, error_message: end.errorMessage ?? null } : {}),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends imports that nobody reads any more: their process is not among the living, or is this one and reads others.
 *
 * @param reading the imports that this process reads
 * @returns their ids
 */
export async function endLeftImports(
  db: Db,
  process: { readonly worker: number; readonly living: readonly number[]; readonly reading: Iterable<string> },
  end: { readonly at: Date; readonly errorMessage: string },
): Promise<string[]> {
  const rows = await db
    .updateTable("import")
    .set({ status: "error", finished_at: end.at, error_message: end.errorMessage })
    .where("status", "=", "running")
    .where(
      sql<SqlBool>`(worker is null or not (worker = any(${[...process.living]}::int[]))
        or (worker = ${process.worker} and not (id = any(${[...process.reading]}::uuid[]))))`,
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function findImport(db: Db, id: string, accountId: string): Promise<StoredImport | null> {
  const row = await db
    .selectFrom("import")
    .select(COLUMNS)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? (row as StoredImport) : null;
}

export async function listImports(
  db: Db,
  accountId: string,
  options: { readonly limit: number; readonly after: { readonly createdAt: Date; readonly id: string } | null },
): Promise<StoredImport[]> {
  let query = db.selectFrom("import").select(COLUMNS).where("account_id", "=", accountId);
  if (options.after) {
    query = query.where(sql<SqlBool>`(started_at, id) < (${options.after.createdAt}, ${options.after.id}::uuid)`);
  }
  const rows = await query.orderBy("started_at", "desc").orderBy("id", "desc").limit(options.limit).execute();
  return rows as StoredImport[];
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom("import").where("id", "=", id).execute();
}

/** Writes rejections of an import, numbered from `first`. */
export async function insertRejections(
  db: Db,
  importId: string,
  first: number,
  rejections: readonly Rejected[],
): Promise<void> {
  const rows = rejections.map(({ path, line, reason }, at) => ({
    number: first + at,
    path: path ?? null,
    line,
    reason,
  }));
  await sql`
    insert into import_rejection (import_id, number, path, line, reason)
    select ${importId}::uuid, number, path, line, reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (number int, path text, line int, reason text)
  `.execute(db);
}

/** The rejections of an import in their order, as far as they were kept. */
export async function listRejections(db: Db, importId: string): Promise<Rejected[]> {
  const { rows } = await sql<{ path: string | null; line: number | null; reason: string }>`
    select path, line, reason from import_rejection where import_id = ${importId}::uuid order by number
  `.execute(db);
  return rows.map(({ path, line, reason }) => ({ ...(path === null ? {} : { path }), line, reason }));
}
