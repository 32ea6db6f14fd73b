import type { Bulk, BulkPage, BulkRowPage, BulkRowsQuery, ErasedBulk } from "../contract/bulk.ts";
import { deleteBulk, endBulk, findBulk, listBulks as readBulks, spendOfBulk, type StoredBulk } from "../db/bulk.ts";
import { cancelRows, listBulkRows as readRows, listLookupsUnderWay, settleRows, takeBackRows } from "../db/bulk-row.ts";
import { finishLookup } from "../db/finish-lookup.ts";
import { fromReserve } from "../db/reserve.ts";
import { transact } from "../db/transaction.ts";
import { writeTimeCursor } from "../domain/cursor.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { localNames } from "../pipeline/questions.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { admit } from "./find-lookup.ts";
import { requireTimeCursor } from "./list-lookups.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";
import { hiddenAs, toWireBulk, toWireRow, toWireSummaries } from "./wire-bulk.ts";

/** This account's bulks with purposes that the key may use, newest first. */
export async function listBulks(
  context: ServiceContext,
  caller: Caller,
  query: { readonly next?: string | undefined; readonly limit: number },
): Promise<BulkPage> {
  const after = requireTimeCursor(query.next);
  const { accountId, purposes } = caller;
  const rows = await readBulks(context.db, accountId, { limit: query.limit + 1, after, purposes });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    results: await toWireSummaries(context, page),
    next: rows.length > query.limit && last ? writeTimeCursor(last) : "",
    status: "success",
  };
}

export async function getBulk(context: ServiceContext, caller: Caller, bulkId: string): Promise<Bulk> {
  return await toWireBulk(context, await requireBulk(context, caller, bulkId));
}

export async function listBulkRows(
  context: ServiceContext,
  caller: Caller,
  bulkId: string,
  query: BulkRowsQuery,
): Promise<BulkRowPage> {
  const bulk = await requireBulk(context, caller, bulkId);
  const after = readRowCursor(query.next ?? "");
  const options = { after, limit: query.limit + 1, state: query.state ?? null, hidden: hiddenAs(bulk) };
  const rows = await readRows(context.db, bulk.id, options);
  const page = rows.slice(0, query.limit);
  return {
    results: page.map(toWireRow),
    next: rows.length > query.limit ? writeRowCursor(page.at(-1)?.number ?? 0) : "",
    status: "success",
  };
}

/** Cancels a bulk: waiting rows are not looked up, and running lookups are cancelled. A finished bulk is left as it is. */
export async function cancelBulk(context: ServiceContext, caller: Caller, bulkId: string): Promise<Bulk> {
  const bulk = await requireBulk(context, caller, bulkId);
  await stopBulk(context, bulk);
  return await getBulk(context, caller, bulkId);
}

/** Cancels a bulk and deletes it with its rows. The permission to erase does not require permission to read. */
export async function eraseBulk(context: ServiceContext, caller: Caller, bulkId: string): Promise<ErasedBulk> {
  const bulk = await requireAccountsBulk(context, caller, bulkId);
  await stopBulk(context, bulk);
  const rows = await transact(fromReserve(context.db), async (db) => {
    await recordRemoval(db, `bulk/${bulk.id}`, context.now());
    return await deleteBulk(db, bulk.id);
  });
  await copyRemovals(context);
  context.log.info({ bulkId: bulk.id, rows }, "a bulk was deleted");
  return { bulkId: bulk.id, rows, status: "success" };
}

/** Cancels waiting and running rows of a bulk, and their lookups. A finished bulk is left as it is. */
export async function stopBulk(
  context: ServiceContext,
  { id }: StoredBulk,
  end: { readonly status: "cancelled" | "error"; readonly errorMessage?: string } = { status: "cancelled" },
): Promise<void> {
  const { db, now } = context;
  const local = localNames(context.stageContext(new AbortController().signal).connectors);
  const underWay = await transact(db, async (db) => {
    if (!(await endBulk(db, id, { ...end, at: now() }))) return [];
    // A lookup that has ended since the last pass has a result, and may have been charged.
    await spendOfBulk(db, id, await settleRows(db, id, local));
    const lookups = await listLookupsUnderWay(db, id);
    await cancelRows(db, id);
    return lookups;
  });
  const ended: string[] = [];
  for (const lookupId of underWay) {
    if (!(await finishLookup(db, lookupId, { status: "cancelled", at: now() }))) ended.push(lookupId);
  }
  if (ended.length === 0) return;
  await transact(db, async (db) => {
    await takeBackRows(db, id, ended);
    // Their questions were counted as reserved.
    const { credits } = await settleRows(db, id, local);
    await spendOfBulk(db, id, { credits });
  });
}

export async function requireBulk(context: ServiceContext, caller: Caller, bulkId: string): Promise<StoredBulk> {
  const bulk = await requireAccountsBulk(context, caller, bulkId);
  admit(caller, bulk);
  return bulk;
}

async function requireAccountsBulk(context: ServiceContext, caller: Caller, bulkId: string): Promise<StoredBulk> {
  const bulk = isId(bulkId) ? await findBulk(context.db, bulkId, caller.accountId) : null;
  if (bulk === null || bulk.expiresAt <= context.now()) {
    throw new PublicError("bulk_not_found", "No bulk lookup with this ID in your account.");
  }
  return bulk;
}

/** A position among the rows, opaque to callers. */
function writeRowCursor(row: number): string {
  return Buffer.from(`row ${row}`).toString("base64url");
}

function readRowCursor(text: string): number {
  if (text === "") return 0;
  const [, row] = /^row (\d{1,9})$/.exec(Buffer.from(text, "base64url").toString()) ?? [];
  if (row !== undefined) return Number(row);
  const fault = { pointer: "/query/next", detail: "is not a cursor of this list" };
  throw new PublicError("invalid_request", "The cursor is invalid. Start again without it.", [fault]);
}
