import { createHash } from "node:crypto";
import { type Capture, type Connector, DisableConnector, RetryLater } from "../connectors/connector.ts";
import { saveDatasources } from "../db/datasource.ts";
import type { LookupRecord } from "../db/lookup.ts";
import { listProbes, type ProbeRecord, saveProbe } from "../db/probe.ts";
import { transact } from "../db/transaction.ts";
import { datasourceId } from "../domain/claim.ts";
import type { Outcome } from "../domain/coverage.ts";
import type { Identifier } from "../domain/identifier.ts";
import { errorFields } from "../log.ts";
import { createConnectorContext } from "./context.ts";
import type { StageContext } from "./stage.ts";

/** Probes that leave the house; asking our own archive costs nobody anything. */
const OUTBOUND_PROBES = 60;
const CONCURRENT_PROBES = 8;
/** No lookup has more captures than this at one depth. */
const CAPTURES_PER_PROBE = 1_000;
const PROBES_PER_DEPTH = 10_000;

interface PlannedProbe {
  readonly connector: Connector;
  readonly identifier: Identifier;
  readonly position: number;
}

/**
 * Asks every connector that accepts one of these identifiers and has not been asked about it yet. Each answer
 * is stored, with its probe, before anybody reads it: killed in between, a probe is asked again or not at all.
 *
 * @param depth 0 for what the lookup started from, one more for each own record in between
 * @returns how many probes were run
 */
export async function collect(
  lookup: LookupRecord,
  identifiers: readonly Identifier[],
  depth: number,
  context: StageContext,
): Promise<number> {
  const done = await listProbes(context.db, lookup.id);
  const planned = planProbes(identifiers, depth, context.connectors, done);
  await eachConcurrently(planned, CONCURRENT_PROBES, async (probe) => {
    context.signal.throwIfAborted();
    await runProbe(lookup, probe, depth, context);
  });
  return planned.length;
}

function planProbes(
  identifiers: readonly Identifier[],
  depth: number,
  connectors: readonly Connector[],
  done: readonly ProbeRecord[],
): readonly PlannedProbe[] {
  const asked = new Set(done.map((probe) => probeKey(probe.connector, probe.identifierKind, probe.identifierValue)));
  const local = new Set(connectors.filter((each) => each.access === "local").map((each) => each.name));
  let budget = OUTBOUND_PROBES - done.filter((probe) => !local.has(probe.connector)).length;
  const planned: PlannedProbe[] = [];
  let position = depth * PROBES_PER_DEPTH;
  for (const identifier of identifiers) {
    for (const connector of connectors) {
      if (!connector.accepts.includes(identifier.kind)) continue;
      position++;
      const key = probeKey(connector.name, identifier.kind, identifier.value);
      if (asked.has(key)) continue;
      asked.add(key);
      if (connector.access !== "local" && budget-- <= 0) continue;
      planned.push({ connector, identifier, position });
    }
  }
  return planned;
}

function probeKey(connector: string, kind: string, value: string): string {
  return JSON.stringify([connector, kind, value]);
}

async function runProbe(
  lookup: LookupRecord,
  probe: PlannedProbe,
  depth: number,
  context: StageContext,
): Promise<void> {
  const { connector, identifier, position } = probe;
  const started = performance.now();
  const captures: Capture[] = [];
  let outcome: Outcome;
  let reason: string | null = null;
  const timeout = AbortSignal.timeout(connector.limits.timeoutMs);
  try {
    const connectorContext = createConnectorContext(context.db, AbortSignal.any([context.signal, timeout]));
    for await (const capture of connector.probe(identifier, connectorContext)) {
      captures.push(capture);
      if (captures.length === CAPTURES_PER_PROBE) break;
    }
    outcome = captures.length > 0 ? "found" : "absent";
  } catch (error) {
    context.signal.throwIfAborted();
    [outcome, reason] = explain(error, timeout);
    if (outcome === "failed") {
      context.log.error({ lookupId: lookup.id, connector: connector.name, ...errorFields(error) }, "a probe failed");
    }
  }
  await transact(context.db, async (db) => {
    await saveDatasources(
      db,
      captures.map((capture, index) => storeCapture(lookup.id, connector.name, capture, position, index)),
    );
    await saveProbe(db, {
      lookupId: lookup.id,
      connector: connector.name,
      identifierKind: identifier.kind,
      identifierValue: identifier.value,
      depth,
      outcome,
      reason,
      ms: Math.round(performance.now() - started),
      position,
    });
  });
}

/** "Not now" and "not any more" are the source's words; everything else is our fault and says so. */
function explain(error: unknown, timeout: AbortSignal): [Outcome, string] {
  if (error instanceof RetryLater) return ["blocked", error.message];
  if (error instanceof DisableConnector) return ["blocked", error.message];
  if (timeout.aborted) return ["blocked", "no answer in time"];
  return ["failed", "the connector failed; the log tells more under the lookup's id"];
}

function storeCapture(lookupId: string, connector: string, capture: Capture, position: number, index: number) {
  // A NUL byte has no place in a PostgreSQL text; a source that sends one sent a damaged text.
  const data = capture.data.replaceAll("\u0000", "\uFFFD").toWellFormed();
  const sha256 = createHash("sha256").update(data).digest("hex");
  return {
    lookupId,
    id: datasourceId(lookupId, connector, capture.url, sha256),
    connector,
    kind: capture.kind,
    url: capture.url,
    mediaType: capture.mediaType,
    collectedAt: capture.collectedAt,
    data,
    sha256,
    position: position * CAPTURES_PER_PROBE + index,
  };
}

async function eachConcurrently<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
}
