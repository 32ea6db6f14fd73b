import type { Blobs } from "../blobs/blobs.ts";
import { forgetStaleAnswers } from "../db/answer.ts";
import { forgetOtherPeople } from "../db/datasource.ts";
import { expireLookup, listExpired } from "../db/lookup.ts";
import type { Db } from "../db/schema.ts";
import { errorFields, type Log } from "../log.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 50;

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
      retention.log.error(errorFields(error), "the retention sweep failed");
    });
  }, MINUTE_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * One sweep: expired lookups lose everything under them and their reports, documents about other people
 * lose their text. Reading one again renews nothing.
 *
 * @returns how many of each
 */
export async function sweep(retention: Retention): Promise<{ readonly lookups: number; readonly documents: number }> {
  const { db, blobs, now, log } = retention;
  let lookups = 0;
  for (let batch = await listExpired(db, now(), BATCH); batch.length > 0; batch = await listExpired(db, now(), BATCH)) {
    for (const id of batch) {
      await expireLookup(db, id);
      await blobs.remove(`reports/${id}/`);
      lookups++;
    }
  }
  const documents = await forgetOtherPeople(db, new Date(now().getTime() - retention.otherDays * DAY_MS));
  const answers = await forgetStaleAnswers(db, now());
  if (answers > 0) log.info({ answers }, "stale answers of sources");
  if (lookups + documents > 0) log.info({ lookups, documents }, "retention");
  return { lookups, documents };
}
