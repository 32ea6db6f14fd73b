import type { Import, RemovedImport } from "../contract/import.ts";
import {
  deleteImport,
  findImport,
  type StoredImport,
  listImports as readImports,
  listRejections,
} from "../db/import.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { writeTable } from "../exports/table.ts";
import type { Caller, ServiceContext } from "./context.ts";
import type { FileResponse } from "./export-lookup.ts";
import { toWireImport } from "./wire-import.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";
import { removeImportedRows } from "./remove-imported-rows.ts";

const TABLE = "text/csv; charset=utf-8";

export async function listImports(
  context: ServiceContext,
  caller: Caller,
  query: { readonly next?: string | undefined; readonly limit: number },
): Promise<{ results: Import[]; next: string; status: "success" }> {
  const after = requireTimeCursor(query.next);
  const rows = await readImports(context.db, context.keyring, caller.accountId, { limit: query.limit + 1, after });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: page.map((row) => toWireImport(row, context.now(), caller)),
    next: rows.length > query.limit && last ? writeTimeCursor({ createdAt: last.startedAt, id: last.id }) : "",
    status: "success",
  };
}

export async function getImport(context: ServiceContext, caller: Caller, importId: string): Promise<Import> {
  return toWireImport(await requireImport(context, caller, importId), context.now(), caller);
}

/** The unusable rows of an import, as a table: the first hundred thousand. */
export async function getRejections(context: ServiceContext, caller: Caller, importId: string): Promise<FileResponse> {
  const { id } = await requireImport(context, caller, importId);
  const rejections = await listRejections(context.db, context.keyring, id);
  const rows = rejections.map(({ path = "", line, reason }) => [path, line, reason]);
  return {
    name: `candor-import-${id}-rejected.csv`,
    mediaType: TABLE,
    content: new TextEncoder().encode(writeTable([["file", "line", "reason"], ...rows])),
  };
}

/** Removes an import: its people are no longer found, its documents and pictures are deleted. Existing lookups stay. */
export async function removeImport(context: ServiceContext, caller: Caller, importId: string): Promise<RemovedImport> {
  const { id } = await requireImport(context, caller, importId);
  const counted = await removeImportedRows(context, id);
  await transact(fromReserve(context.db), async (db) => {
    await recordRemoval(db, `import/${id}`, context.now());
    await deleteImport(db, id);
  });
  await copyRemovals(context);
  return { importId: id, ...counted, status: "success" };
}

async function requireImport(context: ServiceContext, caller: Caller, importId: string): Promise<StoredImport> {
  const found = isId(importId) ? await findImport(context.db, context.keyring, importId, caller.accountId) : null;
  if (!found) throw new PublicError("import_not_found", "No import with this ID in your account.");
  return found;
}
