import type { Probe } from "../contract/lookup.ts";
import { listProbes } from "../db/probe.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";

/** The coverage ledger: what was asked, and how each question ended. */
export async function getCoverage(context: ServiceContext, caller: Caller, lookupId: string): Promise<Probe[]> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  return await readCoverage(context, lookup.id);
}

export async function readCoverage(context: ServiceContext, lookupId: string): Promise<Probe[]> {
  const probes = await listProbes(context.db, lookupId);
  return probes.map(({ connector, identifierKind, outcome, reason, unread, ms, attempts, bytes }) => ({
    connector,
    identifierKind,
    outcome,
    ...((reason ?? unread) !== null && { reason: reason ?? unread ?? "" }),
    ms,
    ...(attempts > 0 && { attempts, bytes }),
  }));
}
