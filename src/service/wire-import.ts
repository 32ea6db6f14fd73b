import type { Import } from "../contract/import.ts";
import type { StoredImport } from "../db/import.ts";

/** An import as a caller sees it. */
export function toWireImport(row: StoredImport): Import {
  return {
    importId: row.id,
    format: row.format,
    ...(row.fileName === null ? {} : { fileName: row.fileName }),
    status: row.status,
    startedAt: row.startedAt.toISOString(),
    ...(row.finishedAt ? { finishedAt: row.finishedAt.toISOString() } : {}),
    ...(row.rows === null ? {} : { rows: row.rows }),
    rowsRead: row.rowsRead,
    candidates: row.candidates,
    documents: row.documents,
    pictures: row.pictures,
    unchanged: row.unchanged,
    suppressed: row.suppressed,
    rejected: row.rejected,
    rejections: [...row.rejections],
    ...(row.errorMessage ? { errorMessage: row.errorMessage } : {}),
  };
}
