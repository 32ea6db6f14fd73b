import type { Lookup } from "../contract/lookup.ts";
import type { LookupRecord } from "../db/lookup.ts";
import { isFinished } from "../domain/lookup.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLookup } from "./find-lookup.ts";
import { statusAt, toWireLookup } from "./wire-lookup.ts";

/**
 * One lookup.
 *
 * @param waitSeconds holds until status or stage differs from what they were on arrival, or the time is over
 */
export async function getLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  waitSeconds: number,
  signal: AbortSignal,
): Promise<{ readonly lookup: Lookup; readonly record: LookupRecord }> {
  const arrived = await requireLookup(context, caller, lookupId);
  const lookup = waitSeconds > 0 ? await waitForChange(context, caller, arrived, waitSeconds, signal) : arrived;
  const status = statusAt(lookup, context.now());
  const profile = status === "success" ? await readProfile(context, lookup) : null;
  return { lookup: toWireLookup(lookup, profile, context.now()), record: lookup };
}

async function waitForChange(
  context: ServiceContext,
  caller: Caller,
  arrived: LookupRecord,
  waitSeconds: number,
  signal: AbortSignal,
): Promise<LookupRecord> {
  if (isFinished(arrived.status)) return arrived;
  const deadline = AbortSignal.any([AbortSignal.timeout(waitSeconds * 1000), signal]);
  await context.waiter.untilChanged(arrived, deadline);
  return await requireLookup(context, caller, arrived.id);
}
