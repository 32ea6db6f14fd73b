import type { Import } from "../contract/import.ts";
import type { StoredImport } from "../db/import.ts";

/** An import for the caller, with its current speed while it runs. */
export function toWireImport(row: StoredImport, now: Date): Import {
  return {
    importId: row.id,
    format: row.format,
    ...(row.fileName === null ? {} : { fileName: row.fileName }),
    status: row.status,
    ...(row.status === "success" && !broughtIn(row) && { nothingImported: true }),
    startedAt: row.startedAt.toISOString(),
    ...(row.finishedAt ? { finishedAt: row.finishedAt.toISOString() } : {}),
    ...(row.rows === null ? {} : { rows: row.rows }),
    rowsRead: row.rowsRead,
    ...(row.status === "running" ? paceOf(row, now) : {}),
    candidates: row.candidates,
    documents: row.documents,
    pictures: row.pictures,
    unchanged: row.unchanged,
    suppressed: row.suppressed,
    underAge: row.underAge,
    rejected: row.rejected,
    cellsLeftOut: row.cellsLeftOut,
    rejections: [...row.rejections],
    ...(row.errorMessage ? { errorMessage: row.errorMessage } : {}),
  };
}

/** What already exists was imported before. */
function broughtIn({ candidates, documents, pictures, unchanged }: StoredImport): boolean {
  return candidates + documents + pictures + unchanged > 0;
}

function paceOf({ rows, rowsRead, startedAt }: StoredImport, now: Date): Pick<Import, "rowsPerSecond" | "secondsLeft"> {
  const seconds = (now.getTime() - startedAt.getTime()) / 1_000;
  if (rowsRead === 0 || seconds <= 0) return {};
  const perSecond = rowsRead / seconds;
  const left = rows === null ? {} : { secondsLeft: Math.ceil(Math.max(0, rows - rowsRead) / perSecond) };
  return { rowsPerSecond: Math.round(perSecond), ...left };
}
