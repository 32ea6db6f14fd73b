import { type ImportCounts, insertRejections, type Rejected } from "../db/import.ts";
import type { Db } from "../db/schema.ts";
import type { Keyring } from "../domain/keyring.ts";

/** Per import, shown with it. */
const KEPT_REJECTIONS = 100;
/** Per import, in its file. */
const MAX_REJECTIONS = 100_000;

/** The import's counts so far. */
export type Counts = { -readonly [Key in keyof ImportCounts]: ImportCounts[Key] } & {
  /** Not written yet. */
  readonly waiting: Rejected[];
  /** How many were written. */
  kept: number;
};

export function startCounts(): Counts {
  return { ...emptyCounts(), waiting: [], kept: 0 };
}

/** Counts a line of the stream as rejected. */
export function reject(counts: Counts, line: number, reason: string): void {
  keepRejection(counts, { line, reason });
}

/** Counts a row as rejected, or a cell of it as left out, with its place in the file. */
export function keepRejection(counts: Counts, { cell, ...rejected }: Rejected & { readonly cell?: true }): void {
  if (cell) counts.cellsLeftOut++;
  else counts.rejected++;
  if (counts.kept + counts.waiting.length < MAX_REJECTIONS) counts.waiting.push(rejected);
  if (counts.rejections.length < KEPT_REJECTIONS) counts.rejections = [...counts.rejections, rejected];
}

/** Writes rejections since the last call. */
export async function writeRejections(
  { db, keyring }: { readonly db: Db; readonly keyring: Keyring },
  importId: string,
  counts: Counts,
): Promise<void> {
  const rejections = counts.waiting.splice(0);
  const first = counts.kept + 1;
  counts.kept += rejections.length;
  if (rejections.length > 0) await insertRejections(db, keyring, importId, first, rejections);
}

export function emptyCounts(): ImportCounts {
  return {
    rowsRead: 0,
    candidates: 0,
    documents: 0,
    pictures: 0,
    unchanged: 0,
    suppressed: 0,
    underAge: 0,
    peopleRead: 0,
    documentsRead: 0,
    picturesRead: 0,
    rejected: 0,
    cellsLeftOut: 0,
    rejections: [],
  };
}
