import { deleteDueRebuild, listDueRebuilds } from "../db/due-rebuild.ts";
import { findLookupToRun } from "../db/lookup.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields } from "../log.ts";
import { rebuildLookup } from "../pipeline/run.ts";
import type { ServiceContext } from "./context.ts";

const SWEEP_MS = 60_000;

/**
 * Makes lookups anew whose rebuild a process that was killed left undone, or that failed: at the start, and every minute those
 * that have been due for one. Returns a function that stops it.
 */
export function startLeftRebuilds(context: ServiceContext): () => Promise<void> {
  let running = sweep(context, context.now());
  const timer = setInterval(() => {
    running = running.then(() => sweep(context, new Date(context.now().getTime() - SWEEP_MS)));
  }, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function sweep(context: ServiceContext, before: Date): Promise<void> {
  try {
    for (const lookupId of await listDueRebuilds(context.db, before)) {
      if (context.stopping.aborted) return;
      await rebuildLeft(context, lookupId);
    }
  } catch (error) {
    if (!isUnavailable(error)) context.log.error(errorFields(error), "left rebuilds could not be listed");
  }
}

/** One whose documents cannot be opened holds up nobody else's. */
async function rebuildLeft(context: ServiceContext, lookupId: string): Promise<void> {
  const begun = context.now();
  try {
    const lookup = await findLookupToRun(context.db, lookupId);
    if (lookup?.status === "success") {
      await rebuildLookup(lookup, context.stageContext(context.stopping));
      await context.blobs.remove(`reports/${lookupId}/`);
      context.log.warn({ lookupId }, "a lookup was made anew that an ended process had left");
    }
    await deleteDueRebuild(context.db, lookupId, begun);
  } catch (error) {
    if (isUnavailable(error) || context.stopping.aborted) throw error;
    context.log.error({ lookupId, ...errorFields(error) }, "a lookup could not be made anew with a decision");
  }
}
