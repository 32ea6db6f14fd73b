import { deleteFollowUp, type FollowUp, takeFollowUps } from "../db/follow-up.ts";
import { fromReserve } from "../db/reserve.ts";
import { findTombstone } from "../db/tombstone.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import type { ServiceContext } from "./context.ts";
import { forgetMentions } from "./forget-mentions.ts";

const SWEEP_MS = 15_000;

/**
 * Does what is left to do when somebody was erased or suppressed, and notes that it is done: their files, and lookups about
 * others that name them.
 *
 * @param finish what else is to be done, told how many lookups named them
 */
export async function followUp(
  context: ServiceContext,
  { tombstone, blobs }: FollowUp,
  keys: readonly string[],
  finish: (mentions: number) => Promise<void> = async () => {},
): Promise<void> {
  context.following.add(tombstone);
  try {
    for (const blob of blobs) await context.blobs.remove(blob);
    await context.tombstones.copy();
    await finish(await forgetMentions(context, keys));
    await deleteFollowUp(fromReserve(context.db), tombstone);
  } finally {
    context.following.delete(tombstone);
  }
}

/**
 * Takes up what processes that were killed left to do, now and every 15 seconds. Returns a function that stops it.
 *
 * @param finish what an erasure has to do besides, by the id of its receipt
 */
export async function startFollowUps(
  context: ServiceContext,
  finish: (erasureId: string, keys: readonly string[], mentions: number) => Promise<void>,
): Promise<() => Promise<void>> {
  const turn = async () => {
    const { worker, following } = context;
    const living = await worker.listLiving();
    for (const left of await takeFollowUps(context.db, { worker: worker.id, living, following })) {
      const made = await findTombstone(context.db, left.tombstone);
      const keys = made?.keys ?? [];
      await followUp(context, left, keys, async (mentions) => {
        if (left.erasureId !== null) await finish(left.erasureId, keys, mentions);
      });
      context.log.warn({ erasureId: left.erasureId }, "what a process that ended had left to erase is erased");
    }
  };
  await turn();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = turn().catch((error: unknown) => {
      if (!isUnavailable(error)) context.log.error(errorFields(error), "what was left to erase could not be erased");
    });
  }, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
