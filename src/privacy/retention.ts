import type { Blobs } from "../blobs/blobs.ts";
import { forgetStaleAnswers } from "../db/answer.ts";
import { deleteOldBulks } from "../db/bulk.ts";
import { forgetOtherPeople } from "../db/datasource.ts";
import { forgetIdempotencyKeys } from "../db/idempotency.ts";
import { forgetDeliveries } from "../db/webhook-delivery.ts";
import { deleteFound } from "../db/found-candidate.ts";
import { expireLookup, listExpired } from "../db/forget-lookup.ts";
import { lockMerges } from "../db/merge.ts";
import { forgetQuestionDays } from "../db/second-reading.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";
import { removeDeleted } from "../search/index-candidates.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 50;
/**
 * Whoever a search found on a platform and nobody searched for since is forgotten after so long: the longest that
 * YouTube lets what its API says be kept without being asked for again (Developer Policies, III.E.4), taken for all.
 */
const FOUND_DAYS = 30;
/** How long what was sent to receivers can be looked at and replayed. */
const DELIVERY_DAYS = 30;
/** A file is read in minutes: a bulk whose rows are still being written after so long was left by a process that ended. */
const UNREAD_MINUTES = 60;

export interface Retention {
  readonly db: Db;
  readonly blobs: Blobs;
  readonly log: Log;
  readonly now: () => Date;
  /** How long the text of documents about somebody else is kept after a lookup has ended. */
  readonly otherDays: number;
}

/** Deletes what is past its time, every minute. Returns a function that stops it. */
export function startRetention(retention: Retention): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(retention).catch((error: unknown) => {
      // What is known of the database, the log has said once.
      if (!isUnavailable(error)) retention.log.error(errorFields(error), "the retention sweep failed");
    });
  }, MINUTE_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * One sweep: expired lookups lose everything under them and their reports, documents about other people
 * lose their text, people whom searches found long ago are forgotten. Reading one again renews nothing.
 *
 * @returns how many of each
 */
export async function sweep(retention: Retention): Promise<{ readonly lookups: number; readonly documents: number }> {
  const { db, blobs, now, log } = retention;
  let lookups = 0;
  for (let batch = await listExpired(db, now(), BATCH); batch.length > 0; batch = await listExpired(db, now(), BATCH)) {
    for (const id of batch) {
      await expireLookup(fromReserve(db), id);
      await blobs.remove(`reports/${id}/`);
      lookups++;
    }
  }
  const documents = await forgetOtherPeople(db, new Date(now().getTime() - retention.otherDays * DAY_MS));
  const answers = await forgetStaleAnswers(db, now());
  const found = await forgetFoundPeople(retention);
  await forgetQuestionDays(db, now());
  const deliveries = await forgetDeliveries(db, new Date(now().getTime() - DELIVERY_DAYS * DAY_MS));
  if (deliveries > 0) log.info({ deliveries }, "old webhooks");
  const unreadBefore = new Date(now().getTime() - UNREAD_MINUTES * MINUTE_MS);
  const bulks = await deleteOldBulks(fromReserve(db), { now: now(), unreadBefore });
  if (bulks > 0) log.info({ bulks }, "old bulks");
  const repeats = await forgetIdempotencyKeys(db);
  if (repeats > 0) log.info({ repeats }, "keys of repeated requests");
  if (found > 0) log.info({ found }, "people found by searches");
  if (answers > 0) log.info({ answers }, "stale answers of sources");
  if (lookups + documents > 0) log.info({ lookups, documents }, "retention");
  return { lookups, documents };
}

async function forgetFoundPeople({ db, now }: Retention): Promise<number> {
  const before = new Date(now().getTime() - FOUND_DAYS * DAY_MS);
  let forgotten = 0;
  for (;;) {
    const count = await transact(db, async (db) => {
      await lockMerges(db, "share");
      const { numbers, filed } = await deleteFound(db, { before }, BATCH);
      await removeDeleted(db, filed);
      return numbers.length;
    });
    forgotten += count;
    if (count < BATCH) return forgotten;
  }
}
