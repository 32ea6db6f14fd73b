import { deleteDocumentsOfImport } from "../db/archive.ts";
import { lockMerges } from "../db/merge.ts";
import { deletePicturesOfImport } from "../db/picture.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { deleteCandidates, listDeletableOfImport } from "../db/write-candidate.ts";
import { removeDeleted } from "../search/index-candidates.ts";
import type { ServiceContext } from "./context.ts";
import { splitFromImport } from "./merge-candidates.ts";

// Deletes in batches, so that no statement occupies the embedded engine for long.
const DELETE_BATCH = 500;

/** Deletes the people, documents and pictures of an import, but not its own row: if the process is killed, the removal can be repeated. */
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
  return { candidates, documents };
}
