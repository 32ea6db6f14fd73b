import { setTimeout as delay } from "node:timers/promises";
import { deleteDueRebuild, isRebuildDue, listDueRebuilds } from "../db/due-rebuild.ts";
import { findLookupToRun } from "../db/lookup.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import { rebuildLookup } from "../pipeline/run.ts";
import type { ServiceContext } from "./context.ts";
import { isAwaited } from "./rebuild-lookup.ts";

/** Other lookups of the person apply a decision soon after the one in which it was made, which its own request rebuilds. */
const LOOK_MS = 2_000;
/** A failed rebuild is retried after a minute. */
const AGAIN_MS = 60_000;

/**
 * Rebuilds lookups affected by a decision, one at a time: at the start those left by a process that ended, then those decided at least two
 * seconds ago. Returns a function that stops it.
 */
export function startLeftRebuilds(context: ServiceContext): () => Promise<void> {
  const ending = new AbortController();
  const failed = new Map<string, number>();
  const running = (async () => {
    for (let before = context.now(); !isEnded(context, ending.signal); before = earlier(context.now(), LOOK_MS)) {
      await sweep(context, before, failed, ending.signal);
      await delay(LOOK_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  })();
  return async () => {
    ending.abort();
    await running;
  };
}

function isEnded({ stopping }: ServiceContext, ending: AbortSignal): boolean {
  return stopping.aborted || ending.aborted;
}

function earlier(at: Date, ms: number): Date {
  return new Date(at.getTime() - ms);
}

async function sweep(
  context: ServiceContext,
  before: Date,
  failed: Map<string, number>,
  ending: AbortSignal,
): Promise<void> {
  try {
    for (const lookupId of await listDueRebuilds(context.db, before, context.worker.id)) {
      if (isEnded(context, ending)) return;
      if (context.now().getTime() < (failed.get(lookupId) ?? 0)) continue;
      if (isAwaited(lookupId)) continue;
      // Another process may have rebuilt it since it was listed.
      if (!(await isRebuildDue(context.db, lookupId))) continue;
      if (await rebuildLeft(context, lookupId)) failed.delete(lookupId);
      else failed.set(lookupId, context.now().getTime() + AGAIN_MS);
    }
  } catch (error) {
    if (isUnavailable(error) || context.stopping.aborted) return;
    context.log.error(errorFields(error), "pending rebuilds could not be listed");
  }
}

/** A lookup whose documents cannot be opened does not block others: returns whether it succeeded. */
async function rebuildLeft(context: ServiceContext, lookupId: string): Promise<boolean> {
  const begun = context.now();
  try {
    const lookup = await findLookupToRun(context.db, lookupId);
    if (lookup?.status === "success") {
      await rebuildLookup(lookup, context.stageContext(context.stopping));
      await context.blobs.remove(`reports/${lookupId}/`);
      context.log.debug({ lookupId }, "a lookup was rebuilt after a decision");
    }
    await deleteDueRebuild(context.db, lookupId, begun);
    return true;
  } catch (error) {
    if (isUnavailable(error) || context.stopping.aborted) throw error;
    context.log.error({ lookupId, ...errorFields(error) }, "a lookup could not be rebuilt after a decision");
    return false;
  }
}
