import type { Bulk, BulkQuery } from "../contract/bulk.ts";
import type { FileNews } from "../connectors/read-files.ts";
import { deleteBulk, insertBulk, type StoredBulk, startBulk } from "../db/bulk.ts";
import { type BulkRowDraft, insertBulkRows } from "../db/bulk-row.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { newId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { ImportFormatError } from "../importers/importer.ts";
import { givenKeys } from "../names/suppression.ts";
import { toWireBulk } from "./wire-bulk.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { choosePurpose, chooseSections } from "./create-lookup.ts";
import { withUploadedFile } from "./uploaded-file.ts";

const MAX_ROWS = 10_000;
const MAX_LIST = { maxBytes: 64 * 1024 * 1024, tooLong: "A list may have at most 64 MiB. Split it." };
/** Total length of the rows in UTF-16 units: a compressed list can expand to more. */
const MAX_LENGTH = 64 * 1024 * 1024;
/** A batch takes well under a tenth of a second on the embedded engine, where everybody else waits for it. */
const BATCH_ROWS = 500;
const BATCH_LENGTH = 1_000_000;
const DAY_MS = 86_400_000;

/**
 * Receives a list of people, reads it in a separate process, and queues its rows. A list that cannot be read completely, or is too long,
 * leaves nothing.
 *
 * @param onBegin runs in the transaction that releases the rows for processing
 */
export async function createBulk(
  context: ServiceContext,
  caller: Caller,
  query: BulkQuery,
  body: AsyncIterable<Uint8Array>,
  onBegin: (db: Db, bulk: Bulk) => Promise<void>,
): Promise<Bulk> {
  const bulk = draftBulk(context, caller, query);
  return await withUploadedFile(context, body, MAX_LIST, async (path, signal) => {
    await insertBulk(context.db, bulk);
    try {
      const question = { path, name: query.name, options: { map: query.map ?? {} }, isList: true } as const;
      const rows = await writeRows(context, bulk.id, context.readFiles(question, { signal }));
      const begun = await transact(context.db, async (db) => {
        await startBulk(db, bulk.id, rows);
        const wire = await toWireBulk({ ...context, db }, { ...bulk, status: "running", rows });
        await onBegin(db, wire);
        return wire;
      });
      context.log.info({ bulkId: bulk.id, rows }, "a bulk begins");
      return begun;
    } catch (error) {
      await deleteBulk(fromReserve(context.db), bulk.id);
      throw error;
    }
  });
}

function draftBulk(context: ServiceContext, caller: Caller, query: BulkQuery): StoredBulk {
  const purpose = choosePurpose(caller, query.purpose);
  const createdAt = context.now();
  return {
    id: newId(createdAt.getTime()),
    accountId: caller.accountId,
    keyId: caller.keyId,
    name: query.name,
    status: "reading",
    rows: 0,
    minLikelihood: query.minLikelihood,
    required: [...new Set(query.required)],
    unmatched: query.unmatched,
    purpose,
    sections: chooseSections(purpose, query.sections),
    trial: query.trial,
    preview: query.preview,
    retentionDays: query.retentionDays,
    maxLookups: query.maxLookups ?? null,
    maxQuestions: query.maxQuestions ?? null,
    maxCredits: query.maxCredits ?? null,
    lookups: 0,
    questions: 0,
    credits: 0,
    errorMessage: null,
    createdAt,
    finishedAt: null,
    expiresAt: new Date(createdAt.getTime() + query.retentionDays * DAY_MS),
  };
}

/** Writes rows as they are read, in short transactions. Returns their number. */
async function writeRows(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  bulkId: string,
  news: AsyncGenerator<FileNews>,
): Promise<number> {
  let batch: BulkRowDraft[] = [];
  let number = 0;
  let length = 0;
  let batchLength = 0;
  const write = async () => {
    await insertBulkRows(db, batch);
    batch = [];
    batchLength = 0;
  };
  for await (const each of news) {
    if (each.type !== "person" && each.type !== "rejected") continue;
    if (++number > MAX_ROWS) throw tooManyRows();
    const row = { bulkId, number, line: each.type === "person" ? each.line : each.rejection.line };
    const given = each.type === "person" ? each.given : {};
    const ownLength = JSON.stringify(given).length;
    length += ownLength;
    batchLength += ownLength;
    if (length > MAX_LENGTH) throw new PublicError("body_too_large", MAX_LIST.tooLong);
    batch.push(
      each.type === "person"
        ? { ...row, given, state: "waiting", reason: null, suppressionKeys: givenKeys(keyring, each.given) }
        : { ...row, given, state: "rejected", reason: each.rejection.reason, suppressionKeys: [] },
    );
    if (batch.length >= BATCH_ROWS || batchLength >= BATCH_LENGTH) await write();
  }
  if (number === 0) throw new ImportFormatError("The list holds nobody.");
  await write();
  return number;
}

function tooManyRows(): PublicError {
  return new PublicError(
    "too_many_rows",
    `A bulk may have at most ${MAX_ROWS.toLocaleString("en")} rows. Split the list. Nobody is looked up.`,
  );
}
