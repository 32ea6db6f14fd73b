import type { Lookup } from "../contract/lookup.ts";
import { deleteDueRebuild } from "../db/due-rebuild.ts";
import { PublicError } from "../errors.ts";
import { rebuildLookup as rebuild } from "../pipeline/run.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { toWireLookup } from "./wire-lookup.ts";

/** Lookups that a caller in this process is waiting for. */
const awaited = new Set<string>();

export function isAwaited(lookupId: string): boolean {
  return awaited.has(lookupId);
}

/** Rebuilds the profile of a finished lookup from its stored datasources, without searching. */
export async function rebuildLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  signal: AbortSignal,
): Promise<Lookup> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status !== "success") {
    throw new PublicError("lookup_not_finished", "Only a lookup that finished successfully can be rebuilt.");
  }
  const begun = context.now();
  awaited.add(lookupId);
  try {
    await rebuild(lookup, context.stageContext(signal));
  } finally {
    awaited.delete(lookupId);
  }
  // Reports of the earlier profile may say what this one no longer does.
  await context.blobs.remove(`reports/${lookupId}/`);
  await deleteDueRebuild(context.db, lookupId, begun);
  const rebuilt = await requireLiveLookup(context, caller, lookupId);
  return toWireLookup(rebuilt, await readProfile(context, rebuilt), context.now());
}
