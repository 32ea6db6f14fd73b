import type { LeftOutReason } from "../domain/left-out.ts";
import { type SqlBool, sql } from "kysely";
import type { Keyring } from "../domain/keyring.ts";
import { takeOwnKey } from "./data-key.ts";
import type { Db } from "./schema.ts";
import {
  openColumn,
  openingOf,
  type OpeningRow,
  openSaid,
  type SealedWords,
  saidOf,
  SEALED_COLUMNS,
  type SealedColumn,
  sealSaid,
  withoutSaid,
} from "./sealed-column.ts";
import { sealText } from "../domain/data-key.ts";

/** A row that could not be used: where it is, and what is wrong with it. */
export interface Rejected {
  readonly path?: string;
  /** Starts at 1; `null` if the whole file was rejected. */
  readonly line: number | null;
  readonly reason: string;
  /** What `reason` says, as a code, if it has one; of the first hundred only. */
  readonly why?: LeftOutReason;
}

/** One file imported into the database. */
export interface StoredImport {
  readonly id: string;
  readonly accountId: string;
  readonly format: string;
  /** The file's name; `null` if unknown. */
  readonly fileName: string | null;
  readonly status: "running" | "success" | "error";
  /** Rows in the file; `null` if unknown before they are read. */
  readonly rows: number | null;
  readonly rowsRead: number;
  readonly candidates: number;
  readonly documents: number;
  readonly pictures: number;
  readonly unchanged: number;
  readonly suppressed: number;
  /** How many of the people written or unchanged are under 18 according to their row. */
  readonly underAge: number;
  /** People, documents and pictures that could be read, whatever happened to them afterwards. */
  readonly peopleRead: number;
  readonly documentsRead: number;
  readonly picturesRead: number;
  readonly rejected: number;
  /** Unusable cells in rows that were used. */
  readonly cellsLeftOut: number;
  /** The first hundred: the line number and what is wrong, never the line itself. */
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
  | "peopleRead"
  | "documentsRead"
  | "picturesRead"
  | "rejected"
  | "cellsLeftOut"
  | "rejections"
>;

/** The file's name, and its rejected rows. */
type ImportWords = Pick<StoredImport, "fileName" | "rejections">;
const NOTHING: ImportWords = { fileName: null, rejections: [] };

const COLUMNS = sql`import.id, import.account_id as "accountId", import.format, import.status, import.rows, import.rows_read as "rowsRead",
  import.candidates, import.documents, import.pictures, import.unchanged, import.suppressed, import.under_age as "underAge",
  import.people_read as "peopleRead", import.documents_read as "documentsRead", import.pictures_read as "picturesRead",
  import.rejected, import.cells_left_out as "cellsLeftOut", import.error_message as "errorMessage",
  import.started_at as "startedAt", import.finished_at as "finishedAt", ${saidOf("import")}`;

type StoredRow = Omit<StoredImport, keyof ImportWords> & SealedWords;

function openImport(keyring: Keyring, row: StoredRow): StoredImport {
  return { ...withoutSaid(row), ...(openSaid<ImportWords>(keyring, row) ?? NOTHING) };
}

/** Empty if there is nothing to seal, so that no key is stored for it. */
async function sealWords(db: Db, keyring: Keyring, id: string, { fileName, rejections }: ImportWords): Promise<string> {
  if (fileName === null && rejections.length === 0) return "";
  return await sealSaid(db, keyring, "import", id, { fileName, rejections } satisfies ImportWords);
}

export async function insertImport(
  db: Db,
  keyring: Keyring,
  row: Pick<StoredImport, "id" | "accountId" | "format" | "fileName" | "rows" | "startedAt"> & { worker: number },
): Promise<void> {
  await db
    .insertInto("import")
    .values({
      id: row.id,
      account_id: row.accountId,
      format: row.format,
      said: await sealWords(db, keyring, row.id, { fileName: row.fileName, rejections: [] }),
      status: "running",
      rows: row.rows,
      started_at: row.startedAt,
      worker: row.worker,
    })
    .execute();
}

export async function updateImport(
  db: Db,
  keyring: Keyring,
  { id, fileName }: Pick<StoredImport, "id" | "fileName">,
  counts: ImportCounts,
  end?: { readonly status: "success" | "error"; readonly at: Date; readonly errorMessage?: string },
): Promise<void> {
  const said = await sealWords(db, keyring, id, { fileName, rejections: counts.rejections });
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
      people_read: counts.peopleRead,
      documents_read: counts.documentsRead,
      pictures_read: counts.picturesRead,
      rejected: counts.rejected,
      cells_left_out: counts.cellsLeftOut,
      // If somebody was erased meanwhile, the name of the file that contained them stays deleted.
      said: sql<string>`case when said = '' and ${fileName !== null} then '' else ${said} end`,
      ...(end ? { status: end.status, finished_at: end.at, error_message: end.errorMessage ?? null } : {}),
    })
    .where("id", "=", id)
    .execute();
}

/**
 * Ends imports that nobody is reading any more: their process is dead, or is this one and is reading others.
 *
 * @param reading the imports that this process is reading
 * @returns their IDs
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

export async function findImport(
  db: Db,
  keyring: Keyring,
  id: string,
  accountId: string,
): Promise<StoredImport | null> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from import where import.id = ${id} and import.account_id = ${accountId}
  `.execute(db);
  return rows[0] === undefined ? null : openImport(keyring, rows[0]);
}

export async function listImports(
  db: Db,
  keyring: Keyring,
  accountId: string,
  {
    limit,
    after,
  }: { readonly limit: number; readonly after: { readonly createdAt: Date; readonly id: string } | null },
): Promise<StoredImport[]> {
  const { rows } = await sql<StoredRow>`
    select ${COLUMNS} from import where import.account_id = ${accountId}
      and ${after === null ? sql`true` : sql`(import.started_at, import.id) < (${after.createdAt}, ${after.id}::uuid)`}
    order by import.started_at desc, import.id desc limit ${limit}
  `.execute(db);
  return rows.map((row) => openImport(keyring, row));
}

/**
 * The names of the files from which these documents, or people, were imported, by their IDs; files without a name are
 * left out.
 */
export async function listImportedFiles(
  db: Db,
  keyring: Keyring,
  ids: readonly string[],
  of: "archive_document" | "candidate" = "archive_document",
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  // In two steps: on a cluster, what was imported is distributed, and imports are not.
  const from = sql.table(of);
  const are = of === "candidate" ? sql`id = any(${[...ids]}::uuid[])` : sql`id = any(${[...ids]}::text[])`;
  const { rows: imported } = await sql<{ id: string; importId: string }>`
    select id::text as id, import_id as "importId" from ${from} where ${are} and import_id is not null
  `.execute(db);
  const importIds = [...new Set(imported.map(({ importId }) => importId))];
  if (importIds.length === 0) return new Map();
  const { rows } = await sql<SealedWords & { id: string }>`
    select id, ${saidOf("import")} from import where id = any(${importIds}::uuid[])
  `.execute(db);
  const names = new Map(rows.map((row) => [row.id, openSaid<ImportWords>(keyring, row)?.fileName ?? null]));
  return new Map(
    imported.flatMap(({ id, importId }) => {
      const fileName = names.get(importId) ?? null;
      return fileName === null ? [] : [[id, fileName] as const];
    }),
  );
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.deleteFrom("import").where("id", "=", id).execute();
}

/** Writes an import's rejections, numbered from `first`. */
export async function insertRejections(
  db: Db,
  keyring: Keyring,
  importId: string,
  first: number,
  rejections: readonly Rejected[],
): Promise<void> {
  const named = rejections.some(({ path }) => path !== undefined);
  const key = named ? await takeOwnKey(db, keyring, `row/import/${importId}`) : null;
  const rows = rejections.map(({ path, line, reason }, at) => ({
    number: first + at,
    path: path === undefined || key === null ? null : sealText(key, "import_rejection", path),
    line,
    reason,
  }));
  await sql`
    insert into import_rejection (import_id, number, path, line, reason)
    select ${importId}::uuid, number, path, line, reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (number int, path text, line int, reason text)
  `.execute(db);
}

const [PATH] = SEALED_COLUMNS.filter(({ table }) => table === "import_rejection") as [SealedColumn];

/** An import's rejections in order, as far as they were stored. */
export async function listRejections(db: Db, keyring: Keyring, importId: string): Promise<Rejected[]> {
  const { rows } = await sql<OpeningRow & { path: string | null; line: number | null; reason: string }>`
    select path, line, reason, ${openingOf(PATH)} from import_rejection where import_id = ${importId}::uuid order by number
  `.execute(db);
  return rows.map(({ path, line, reason, ...opening }) => ({
    ...(path === null ? {} : { path: openColumn(keyring, opening, path) }),
    line,
    reason,
  }));
}
