import type { Import, RemovedImport } from "../contract/import.ts";
import { deleteDocumentsOfImport } from "../db/archive.ts";
import { deleteCandidates, listDeletableOfImport } from "../db/write-candidate.ts";
import {
  deleteImport,
  findImport,
  type StoredImport,
  listImports as readImports,
  listRejections,
} from "../db/import.ts";
import { lockMerges } from "../db/merge.ts";
import { deletePicturesOfImport } from "../db/picture.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { writeTable } from "../exports/table.ts";
import { removeDeleted } from "../search/index-candidates.ts";
import type { Caller, ServiceContext } from "./context.ts";
import type { AnsweredFile } from "./export-lookup.ts";
import { toWireImport } from "./wire-import.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { splitFromImport } from "./merge-candidates.ts";

const TABLE = "text/csv; charset=utf-8";

// Deleting goes in steps, so that no statement holds the embedded engine for long.
const DELETE_BATCH = 500;

export async function listImports(
  context: ServiceContext,
  caller: Caller,
  query: { readonly next?: string | undefined; readonly limit: number },
): Promise<{ results: Import[]; next: string; status: "success" }> {
  const after = requireTimeCursor(query.next);
  const rows = await readImports(context.db, caller.accountId, { limit: query.limit + 1, after });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: page.map(toWireImport),
    next: rows.length > query.limit && last ? writeTimeCursor({ createdAt: last.startedAt, id: last.id }) : "",
    status: "success",
  };
}

export async function getImport(context: ServiceContext, caller: Caller, importId: string): Promise<Import> {
  return toWireImport(await requireImport(context, caller, importId));
}

/** The rows of an import that could not be used, as a table: the first hundred thousand. */
export async function getRejections(context: ServiceContext, caller: Caller, importId: string): Promise<AnsweredFile> {
  const { id } = await requireImport(context, caller, importId);
  const rejections = await listRejections(context.db, id);
  const rows = rejections.map(({ path = "", line, reason }) => [path, line, reason]);
  return {
    name: `candor-import-${id}-rejected.csv`,
    mediaType: TABLE,
    content: new TextEncoder().encode(writeTable([["file", "line", "reason"], ...rows])),
  };
}

/** Removes an import: its people leave the search, its documents and pictures are deleted. Lookups already made stay. */
export async function removeImport(context: ServiceContext, caller: Caller, importId: string): Promise<RemovedImport> {
  const { id } = await requireImport(context, caller, importId);
  const counted = await removeImportedRows(context, id);
  return { importId: id, ...counted, status: "success" };
}

/** The same, whoever asks. */
export async function removeImportedRows(
  { db, blobs }: Pick<ServiceContext, "db" | "blobs">,
  id: string,
): Promise<{ readonly candidates: number; readonly documents: number }> {
  const own = fromReserve(db);
  let candidates = 0;
  for (;;) {
    const removed = await transact(own, async (db) => {
      await lockMerges(db, "exclusive");
      const leaving = await listDeletableOfImport(db, id, DELETE_BATCH);
      await splitFromImport(
        db,
        id,
        leaving.map((person) => person.id),
      );
      const { numbers, filed } = await deleteCandidates(db, leaving);
      await removeDeleted(db, filed);
      return numbers.length;
    });
    candidates += removed;
    if (removed < DELETE_BATCH) break;
  }
  let documents = 0;
  for (;;) {
    const removed = await deleteDocumentsOfImport(own, id, DELETE_BATCH);
    documents += removed;
    if (removed < DELETE_BATCH) break;
  }
  for (const hash of await deletePicturesOfImport(own, id)) await blobs.remove(`pictures/${hash}`);
  await deleteImport(own, id);
  return { candidates, documents };
}

async function requireImport(context: ServiceContext, caller: Caller, importId: string): Promise<StoredImport> {
  const found = isId(importId) ? await findImport(context.db, importId, caller.accountId) : null;
  if (!found) throw new PublicError("import_not_found", "No import with this id in your account.");
  return found;
}
