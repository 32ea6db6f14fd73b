import { deleteSessionsBegunBefore } from "../db/web-session.ts";
import type { Blobs } from "../blobs/blobs.ts";
import { forgetStaleAnswers } from "../db/answer.ts";
import { deleteOldBulks } from "../db/bulk.ts";
import { forgetDeskContacts } from "../db/desk-request.ts";
import { forgetOtherPeople } from "../db/datasource.ts";
import { expireLookup, listExpired } from "../db/forget-lookup.ts";
import { deleteFound } from "../db/found-candidate.ts";
import { forgetIdempotencyKeys } from "../db/idempotency.ts";
import { lockMerges } from "../db/merge.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { forgetQuestionDays } from "../db/second-reading.ts";
import { transact } from "../db/transaction.ts";
import { forgetDeliveries } from "../db/webhook-delivery.ts";
import type { Log } from "../log.ts";
import { removeDeleted } from "../search/index-candidates.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 50;
/**
 * How long people found by a search are kept if nobody searches for them again: the longest that YouTube allows API
 * data to be stored without refreshing it (Developer Policies, III.E.4), applied to all platforms.
 */
const FOUND_DAYS = 30;
/** How long messages to receivers can be viewed and replayed. */
const DELIVERY_DAYS = 30;

/**
 * A file is read within minutes: a bulk whose rows are still being written after this time was left by a process that
 * ended.
 */
const UNREAD_MINUTES = 60;

export interface Retention {
  readonly db: Db;
  readonly blobs: Blobs;
  readonly log: Log;
  readonly now: () => Date;
  /** How long the text of documents about somebody else is kept after a lookup has ended. */
  readonly otherDays: number;
}

/** Deletes everything under expired lookups, their person and their reports. */
export async function forgetLookups({ db, blobs, now }: Retention): Promise<number> {
  let lookups = 0;
  for (let batch = await listExpired(db, now(), BATCH); batch.length > 0; batch = await listExpired(db, now(), BATCH)) {
    for (const id of batch) {
      await expireLookup(fromReserve(db), id);
      await blobs.remove(`reports/${id}/`);
      lookups++;
    }
  }
  return lookups;
}

/** Deletes the text of documents about other people. */
export async function forgetOtherPeoplesText({ db, now, otherDays }: Retention): Promise<number> {
  return await forgetOtherPeople(db, daysBefore(now(), otherDays));
}

/** Deletes people whom searches found long ago. */
export async function forgetFoundPeople({ db, now }: Retention): Promise<number> {
  const before = daysBefore(now(), FOUND_DAYS);
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

export async function forgetAnswers({ db, now }: Retention): Promise<number> {
  return await forgetStaleAnswers(db, now());
}

export async function forgetToldReceivers({ db, now }: Retention): Promise<number> {
  return await forgetDeliveries(db, daysBefore(now(), DELIVERY_DAYS));
}

export async function forgetBulks({ db, now }: Retention): Promise<number> {
  const unreadBefore = new Date(now().getTime() - UNREAD_MINUTES * MINUTE_MS);
  return await deleteOldBulks(fromReserve(db), { now: now(), unreadBefore });
}

export async function forgetRepeats({ db }: Retention): Promise<number> {
  return await forgetIdempotencyKeys(db);
}

/** How long records of requests have to be kept: Cal. Code Regs., title 11, section 7101(a). */
const DESK_MONTHS = 24;

export async function forgetDeskRequests({ db, now }: Retention): Promise<number> {
  const before = new Date(now());
  before.setUTCMonth(before.getUTCMonth() - DESK_MONTHS);
  return await forgetDeskContacts(db, before);
}

export async function forgetPastQuestionDays({ db, now }: Retention): Promise<number> {
  return await forgetQuestionDays(db, now());
}

/** Deletes web sessions a day after the twelve hours that they last at most. */
export async function forgetSessions({ db, now }: Retention): Promise<number> {
  return await deleteSessionsBegunBefore(db, daysBefore(now(), 2));
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
