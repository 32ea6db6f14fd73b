import { because } from "../domain/ledger-reason.ts";
import { explainLedger } from "./ledger-reason.ts";
import type { Connector } from "../connectors/connector.ts";
import type { Probe } from "../contract/lookup.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listProbes } from "../db/probe.ts";
import type { Log } from "../log.ts";
import { firstAsked, isSearchedFor, takesKey } from "../pipeline/questions.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { groupsOf, type Off, whyOff } from "./source-remedy.ts";

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
  return probes.map(({ connector, identifierKind, outcome, why, unread, ms, attempts, bytes }) => ({
    connector,
    identifierKind,
    outcome,
    ...explainLedger(why.length > 0 ? why : unread),
    ms,
    ...(attempts > 0 && { attempts, bytes }),
  }));
}

/**
 * What a source without a key would provide is stated at its row of the ledger. Sources that are off follow the ledger,
 * and so do those that were off when the lookup ran and have been switched on since.
 */
function withOff(asked: readonly Probe[], lookup: StoredLookup, { stageContext }: ServiceContext): Probe[] {
  const { connectors, outbound, log } = stageContext(new AbortController().signal);
  const probes = [...asked];
  const wasAsked = new Set(asked.map(({ connector }) => connector));
  for (const connector of connectors) {
    const isOff = whyOff(connector, outbound.setupOf(connector.name), outbound.offline);
    const wasOff = !wasAsked.has(connector.name) && hadQuestion(connector, lookup, log) ? ON_SINCE : null;
    const off = isOff ?? wasOff;
    const gives = groupsOf(connector).filter((section) => lookup.sections.includes(section));
    const [identifierKind] = connector.accepts;
    if (off === null || gives.length === 0 || identifierKind === undefined) continue;
    const at = probes.findIndex((probe) => probe.connector === connector.name);
    const known = probes[at];
    const would = { gives, remedy: off.remedy };
    if (known === undefined) {
      const { name } = connector;
      probes.push({
        connector: name,
        identifierKind,
        outcome: "skipped",
        ...explainLedger([off.why]),
        ms: 0,
        ...would,
      });
    } else if (known.outcome === "skipped" && known.why?.[0]?.code === off.why.code)
      probes[at] = { ...known, ...would };
  }
  return probes;
}

const ON_SINCE: Off = { why: because("off"), remedy: "It is on now: look the person up again." };

/** Whether an outside source, had it been on, would have a row in the ledger of a lookup that was not broken off. */
function hadQuestion(connector: Connector, lookup: StoredLookup, log: Log): boolean {
  if (connector.asks === undefined || connector.picturesOnly === true || lookup.status !== "success") return false;
  return firstAsked(lookup).some(
    (identifier) => isSearchedFor(connector, identifier) || takesKey(connector, identifier, lookup.id, log) === true,
  );
}
