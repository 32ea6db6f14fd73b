import { createHash } from "node:crypto";
import type { CreateSuppression } from "../contract/suppression.ts";
import type { Erasure } from "../contract/erasure.ts";
import { findErasure, findErasureById, saveErasure, type StoredErasure } from "../db/erasure.ts";
import { listToldLookups } from "../db/forget-lookup.ts";
import { findHeldLookup, insertSuppressions, isHeldIn } from "../db/held-person.ts";
import { notifyLookup } from "../db/lookup-hint.ts";
import { lockMerges } from "../db/merge.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { findTombstone } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import { tellReceiver } from "../db/webhook-delivery.ts";
import { isId, newId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { blobsOf, erasePart, removeBlobs } from "../privacy/erase-part.ts";
import { findPart, type Part, type PartQuestion } from "../privacy/part.ts";
import { recordTombstone } from "../privacy/tombstones.ts";
import { closeKeys, type Seeds } from "./close-person.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { unknownLookup } from "./find-lookup.ts";
import { transactAndFollowUp } from "./follow-up.ts";

/** Anything added during an erasure is erased too; after that, nobody writes about the person any more. */
const MAX_ROUNDS = 3;

/**
 * Erases a person from every store, in every account, and puts them on the suppression list, so that nobody collects them again. The
 * receipt counts what was erased; a repetition counts nothing.
 *
 * @throws PublicError `suppression_too_wide` and `person_ambiguous` as `closeKeys`
 */
export async function erasePerson(
  context: ServiceContext,
  caller: Caller,
  request: CreateSuppression,
): Promise<Erasure> {
  const seeds = await findHeldSeeds(context, caller, request);
  const erasure = { id: newId(context.now().getTime()), accountId: caller.accountId, erasedAt: context.now() };
  const work = async (db: Db) => {
    await lockMerges(db, "exclusive");
    const { closure, keys, sharedKeys } = await closeKeys(db, context, request, seeds);
    const tombstone = await recordTombstone(db, { kind: "erasure", keys, at: erasure.erasedAt });
    await insertSuppressions(db, keys, "erased");
    const lookupIds = seeds.lookup === null ? [] : [seeds.lookup.id];
    const candidateIds = [...seeds.ids, ...closure.personIds];
    const question = { accountId: null, keys, sharedKeys, candidateIds, lookupIds, born: closure.born };
    const { stores, part } = await eraseFound(context, db, question);
    const receipt = sealReceipt({ ...erasure, stores, tombstone });
    await saveErasure(db, receipt);
    return { receipt, keys, born: closure.born, left: { tombstone, erasureId: receipt.id, blobs: blobsOf(part) } };
  };
  let whole: StoredErasure | undefined;
  const { receipt } = await transactAndFollowUp(context, work, async (done, mentions) => {
    whole = await eraseLate(context, done.receipt, done, mentions);
  });
  whole ??= receipt;
  context.log.info({ erasureId: whole.id, ...whole.stores }, "a person was erased");
  return await toWireErasure(context, whole);
}

/** Completes the follow-up of an erasure after the rebuilds, by the ID of its receipt; also for one left by a killed process. */
export function finishErasure(context: ServiceContext) {
  return async (erasureId: string, keys: readonly string[], mentions: number): Promise<void> => {
    const receipt = await findErasureById(context.db, erasureId);
    if (receipt !== null) await eraseLate(context, receipt, { keys, born: [] }, mentions);
  };
}

/** A receipt of the account, and whether it is unchanged. */
export async function getErasure(context: ServiceContext, caller: Caller, erasureId: string): Promise<Erasure> {
  const found = isId(erasureId) ? await findErasure(context.db, erasureId, caller.accountId) : null;
  if (!found) throw new PublicError("erasure_not_found", "No erasure with this ID in your account.");
  return await toWireErasure(context, found);
}

/** Erases everything found by these keys and IDs. Returns counts by store. */
export async function eraseFound(
  context: Pick<ServiceContext, "blobs" | "keyring" | "now">,
  db: Db,
  question: PartQuestion,
): Promise<Found> {
  const part = await findPart(db, context.keyring, question);
  const told = await listToldLookups(db, part.lookups);
  const stores = await erasePart(db, context.blobs, part);
  for (const lookup of told) {
    await tellReceiver(db, lookup, "lookup.erased", context.now());
    await notifyLookup(db, lookup.id);
  }
  return { stores, part };
}

interface Found {
  readonly stores: Readonly<Record<string, number>>;
  readonly part: Part;
}

async function eraseLate(
  context: ServiceContext,
  receipt: StoredErasure,
  { keys, born }: Pick<Required<PartQuestion>, "keys" | "born">,
  mentions: number,
): Promise<StoredErasure> {
  const named: Readonly<Record<string, number>> = mentions === 0 ? {} : { mention: mentions };
  let whole = mentions === 0 ? receipt : sealReceipt({ ...receipt, stores: addUp(receipt.stores, named) });
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const late = await transact(fromReserve(context.db), async (db) =>
      eraseFound(context, db, { accountId: null, keys, born }),
    );
    await removeBlobs(context.blobs, late.part);
    if (Object.keys(late.stores).length === 0) break;
    whole = sealReceipt({ ...whole, stores: addUp(whole.stores, late.stores) });
  }
  if (whole !== receipt) await saveErasure(context.db, whole);
  return whole;
}

/** People whom the caller may name by ID. A suppressed person cannot be found by search, but can be erased. */
export async function findHeldSeeds(
  { db }: ServiceContext,
  { accountId }: Caller,
  { candidateId, lookupId }: CreateSuppression,
): Promise<Seeds> {
  if (candidateId !== undefined && !(isId(candidateId) && (await isHeldIn(db, accountId, candidateId)))) {
    throw new PublicError("candidate_not_found", "No candidate with this ID.");
  }
  const lookup = lookupId !== undefined && isId(lookupId) ? await findHeldLookup(db, accountId, lookupId) : null;
  if (lookupId !== undefined && lookup === null) throw unknownLookup();
  return { accountId, ids: [candidateId ?? [], lookup?.candidateId ?? []].flat(), lookup };
}

function addUp(
  stores: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const names = [...Object.keys(stores), ...Object.keys(more)];
  return Object.fromEntries(names.map((name) => [name, (stores[name] ?? 0) + (more[name] ?? 0)]));
}

function sealReceipt(erasure: Omit<StoredErasure, "hash">): StoredErasure {
  return { ...erasure, hash: hashReceipt(erasure) };
}

/** SHA-256 over the receipt's content, which its holder can verify. */
function hashReceipt({ id, erasedAt, stores, tombstone }: Omit<StoredErasure, "hash">): string {
  const counts = Object.entries(stores).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([id, erasedAt.toISOString(), counts, tombstone]))
    .digest("hex");
}

async function toWireErasure({ db }: ServiceContext, erasure: StoredErasure): Promise<Erasure> {
  const unchanged = hashReceipt(erasure) === erasure.hash;
  const { id, erasedAt, stores, tombstone, hash } = erasure;
  return {
    erasureId: id,
    erasedAt: erasedAt.toISOString(),
    stores: Object.entries(stores)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([store, count]) => ({ store, count })),
    tombstone,
    hash,
    verified: unchanged && Object.keys(stores).length > 0 && (await findTombstone(db, tombstone)) !== null,
    status: "success",
  };
}
