import type { Lookup, LookupSummary } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { ShownLookup } from "../db/shown-lookup.ts";
import { isId } from "../domain/id.ts";
import { isFinished } from "../domain/lookup.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { admit, readmit, readProfile, unknownLookup } from "./find-lookup.ts";
import { statusAt, toWireHead } from "./wire-lookup.ts";

/** A lookup for its caller. */
export interface ReadLookup extends Pick<ShownLookup, "lookup" | "creditsLeft"> {
  /** Without the data of its profile, */
  readonly wire: LookupSummary;
  /** which are JSON text: a profile shown as stored is neither parsed nor serialised again. */
  readonly data: string | null;
}

/**
 * The same where `wire` is made only when it is asked for, because a reader of a lookup shown earlier does not need it.
 */
export interface UnwrittenLookup extends Omit<ReadLookup, "wire"> {
  wire(): LookupSummary;
  /** Whether it is shown as stored: the response is the same for as long as `lookup` is the same object. */
  readonly isAsStored: boolean;
}

export async function getLookup(...args: Parameters<typeof getUnwrittenLookup>): Promise<ReadLookup> {
  const { isAsStored: _, wire, ...read } = await getUnwrittenLookup(...args);
  return { ...read, wire: wire() };
}

/**
 * A lookup.
 *
 * @param waitSeconds waits until status or stage has changed, or the time is over
 * @param gone aborts when the caller disconnects
 */
export async function getUnwrittenLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  waitSeconds = 0,
  gone: () => AbortSignal = () => context.stopping,
): Promise<UnwrittenLookup> {
  const { lookup, creditsLeft, ...stored } =
    waitSeconds > 0
      ? await waitForChange(context, caller, lookupId, waitSeconds, gone)
      : await requireShown(context, caller, lookupId);
  const now = context.now();
  const shown = statusAt(lookup, now) === "success" ? await readData(context, lookup, stored) : null;
  return {
    lookup,
    creditsLeft,
    wire: () => toWireHead(lookup, shown?.unknown ?? [], now),
    data: shown?.data ?? null,
    isAsStored: shown !== null && shown.data === stored.data,
  };
}

/** The lookup with its data parsed, for responses that need more than the text. */
export function withData({ wire, data }: ReadLookup): Lookup {
  return data === null ? wire : { ...wire, data: JSON.parse(data) as NonNullable<Lookup["data"]> };
}

/** The lookup as it is when it has changed or the time is over; at once if it has ended. */
async function waitForChange(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  seconds: number,
  gone: () => AbortSignal,
): Promise<ShownLookup> {
  // From before it is read, so that no hint is missed.
  const watch = context.waiter.watch(lookupId);
  try {
    const arrived = await requireShown(context, caller, lookupId);
    if (isFinished(arrived.lookup.status)) return arrived;
    const deadline = AbortSignal.any([AbortSignal.timeout(seconds * 1000), gone(), context.stopping]);
    await watch.untilChanged(arrived.lookup, deadline);
    await readmit(context, caller, arrived.lookup);
  } finally {
    watch.end();
  }
  return await requireShown(context, caller, lookupId);
}

async function requireShown(context: ServiceContext, caller: Caller, lookupId: string): Promise<ShownLookup> {
  const shown = isId(lookupId) ? await context.shownLookups.find({ id: lookupId, accountId: caller.accountId }) : null;
  if (!shown) throw unknownLookup();
  admit(caller, shown.lookup);
  return shown;
}

/** As stored, or without people and details that must not be shown. */
async function readData(
  context: ServiceContext,
  lookup: StoredLookup,
  stored: Pick<ShownLookup, "data" | "unknown">,
): Promise<{ readonly data: string; readonly unknown: readonly string[] } | null> {
  if (stored.data !== null) return { data: stored.data, unknown: stored.unknown };
  const profile = await readProfile(context, lookup);
  return profile && { data: JSON.stringify(profile.data), unknown: profile.unknown };
}
