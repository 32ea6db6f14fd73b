import type { Probe } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listProbes } from "../db/probe.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { groupsOf, whyOff } from "./source-remedy.ts";

/**
 * The coverage ledger: every question with its outcome, followed by sources that are switched off, with what they provide. A preview
 * searches no outside source, so none is listed for it.
 */
export async function getCoverage(context: ServiceContext, caller: Caller, lookupId: string): Promise<Probe[]> {
  return await readLedger(context, await requireLiveLookup(context, caller, lookupId));
}

/** A lookup's ledger, independent of the caller. */
export async function readLedger(context: ServiceContext, lookup: StoredLookup): Promise<Probe[]> {
  const asked = await readCoverage(context, lookup.id);
  return lookup.preview ? asked : withOff(asked, lookup, context);
}

async function readCoverage(context: ServiceContext, lookupId: string): Promise<Probe[]> {
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

/** What a source without a key would provide is stated at its row of the ledger; sources that are off follow the ledger. */
function withOff(asked: readonly Probe[], { sections }: StoredLookup, { stageContext }: ServiceContext): Probe[] {
  const { connectors, outbound } = stageContext(new AbortController().signal);
  const probes = [...asked];
  for (const connector of connectors) {
    const off = whyOff(connector, outbound.setupOf(connector.name), outbound.offline);
    const gives = groupsOf(connector).filter((section) => sections.includes(section));
    const [identifierKind] = connector.accepts;
    if (off === null || gives.length === 0 || identifierKind === undefined) continue;
    const at = probes.findIndex((probe) => probe.connector === connector.name);
    const known = probes[at];
    const would = { gives, remedy: off.remedy };
    if (known === undefined) {
      const { name } = connector;
      probes.push({ connector: name, identifierKind, outcome: "skipped", reason: off.reason, ms: 0, ...would });
    } else if (known.outcome === "skipped" && known.reason === off.reason) probes[at] = { ...known, ...would };
  }
  return probes;
}
