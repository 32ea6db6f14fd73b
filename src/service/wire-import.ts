import type { Import } from "../contract/import.ts";
import type { StoredImport } from "../db/import.ts";
import type { Caller } from "./context.ts";

/** An import for the caller, with its current speed while it runs. */
export function toWireImport(stored: StoredImport, now: Date, { scopes }: Pick<Caller, "scopes">): Import {
  const row = scopes.includes("privacy") ? stored : asRead(stored);
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

/**
 * What was read, whatever became of it: the counts of one row would tell whether its person is on the list, or under 18. A row that is
 * there already counts like a new one, since of who is on the list nothing is there.
 */
function asRead(row: StoredImport): StoredImport {
  const { peopleRead: candidates, documentsRead: documents, picturesRead: pictures } = row;
  return { ...row, candidates, documents, pictures, unchanged: 0, suppressed: 0, underAge: 0 };
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
