import { deleteFollowUp, type FollowUp, insertFollowUp, takeFollowUps } from "../db/follow-up.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { findTombstone } from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";
import { forgetMentions } from "./forget-mentions.ts";
import { showAsUnknown } from "./unknown-rows.ts";

const SWEEP_MS = 15_000;
/** Work that keeps failing is retried once an hour. */
const MAX_WAIT_MS = 3_600_000;

/** The result of a transaction that erases or suppresses. */
interface Listed {
  readonly left: FollowUp;
  readonly keys: readonly string[];
}

/**
 * Erases or suppresses somebody in a transaction that also records the follow-up, and then does it: deleting their files, and rebuilding
 * lookups about others that name them.
 *
 * @param finish further follow-up, which receives the number of lookups that named them
 */
export async function transactAndFollowUp<T extends Listed>(
  context: ServiceContext,
  work: (db: Db) => Promise<T>,
  finish: (done: T, mentions: number) => Promise<void> = async () => {},
): Promise<T> {
  const noted = new Set<string>();
  try {
    const done = await transact(fromReserve(context.db), async (db) => {
      const worked = await work(db);
      const { left } = worked;
      // Before the commit, otherwise another pass would take it for abandoned.
      noted.add(left.tombstone);
      context.following.add(left.tombstone);
      await insertFollowUp(db, left, context.worker.id);
      return worked;
    });
    await followUp(context, done, async (mentions) => await finish(done, mentions));
    return done;
  } finally {
    for (const tombstone of noted) context.following.delete(tombstone);
  }
}

async function followUp(
  context: ServiceContext,
  { left: { tombstone, blobs }, keys }: Listed,
  finish: (mentions: number) => Promise<void>,
): Promise<void> {
  for (const blob of blobs) await context.blobs.remove(blob);
  await context.tombstones.copy();
  await context.corrections.keep();
  await finish(await forgetMentions(context, keys));
  await showAsUnknown(context);
  await deleteFollowUp(fromReserve(context.db), tombstone);
}

/** Further follow-up of an erasure, by the ID of its receipt. */
type FinishErasure = (erasureId: string, keys: readonly string[], mentions: number) => Promise<void>;

/**
 * Resumes follow-up that killed processes left or that failed: now and every 15 seconds, in the background, one pass at a time. A failure
 * does not block other work, and is retried later. Returns a function that stops it.
 */
export function startFollowUps(context: ServiceContext, finish: FinishErasure): () => Promise<void> {
  const failed = new Map<string, Failure>();
  let running: Promise<void> | null = null;
  let isFirst = true;
  const work = async () => {
    await turn(context, failed, finish);
    // Rows hidden under an earlier release, or by what was repeated after a restore.
    if (isFirst) await showAsUnknown(context);
    isFirst = false;
  };
  const begin = () => {
    running ??= work()
      .catch((error: unknown) => {
        if (isUnavailable(error) || context.stopping.aborted) return;
        context.log.error(
          errorFields(error),
          "pending erasures could not be listed, or a tombstone could not be written",
        );
      })
      .finally(() => (running = null));
  };
  begin();
  const timer = setInterval(begin, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Number of consecutive failures, and the time of the next attempt in milliseconds since 1970. */
interface Failure {
  readonly times: number;
  readonly again: number;
}

async function turn(context: ServiceContext, failed: Map<string, Failure>, finish: FinishErasure): Promise<void> {
  const { worker, following, now } = context;
  const living = await worker.listLiving();
  for (const left of await takeFollowUps(context.db, { worker: worker.id, living, following })) {
    if (context.stopping.aborted) return;
    const { tombstone, erasureId } = left;
    const before = failed.get(tombstone);
    if (following.has(tombstone) || (before !== undefined && now().getTime() < before.again)) continue;
    try {
      await takeUp(context, left, finish);
      failed.delete(tombstone);
      context.log.warn({ erasureId, tombstone }, "erasures left by an ended process were completed");
    } catch (error) {
      if (isUnavailable(error) || context.stopping.aborted) throw error;
      const times = (before?.times ?? 0) + 1;
      failed.set(tombstone, { times, again: now().getTime() + Math.min(MAX_WAIT_MS, SWEEP_MS * 2 ** times) });
      context.log.error({ erasureId, tombstone, times, ...errorFields(error) }, "pending erasures failed");
    }
  }
  // Erasures, removals and corrections by other processes, and those that a full disk prevented.
  await context.tombstones.copy();
  await context.corrections.keep();
}

async function takeUp(context: ServiceContext, left: FollowUp, finish: FinishErasure): Promise<void> {
  const { tombstone, erasureId } = left;
  context.following.add(tombstone);
  try {
    const keys = (await findTombstone(context.db, tombstone))?.keys ?? [];
    await followUp(context, { left, keys }, async (mentions) => {
      if (erasureId !== null) await finish(erasureId, keys, mentions);
    });
  } finally {
    context.following.delete(tombstone);
  }
}
