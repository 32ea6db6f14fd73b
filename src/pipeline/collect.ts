import { createHash } from "node:crypto";
import { type Capture, type Connector, DisableConnector, RetryLater } from "../connectors/connector.ts";
import { saveDatasources } from "../db/datasource.ts";
import type { LookupRecord } from "../db/lookup.ts";
import { listProbes, type ProbeRecord, saveProbe } from "../db/probe.ts";
import { datasourceId } from "../domain/claim.ts";
import type { Outcome } from "../domain/coverage.ts";
import type { Identifier } from "../domain/identifier.ts";
import { errorFields } from "../log.ts";
import { createConnectorContext } from "./context.ts";
import type { StageContext } from "./stage.ts";
import { writeUnder } from "./write.ts";

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
  readonly beyondBudget: boolean;
}

/**
 * Asks every connector that accepts one of these identifiers and has not been asked about it yet. Each answer
 * is stored, with its probe, before anybody reads it: killed in between, a probe is asked again or not at all.
 *
 * @param depth 0 for what the lookup started from, one more for each own record in between
 * @param disabled connectors that cannot be used in this run; those that say so on the way are added
 * @returns how many probes there are at this depth, run now or before a kill
 */
export async function collect(
  lookup: LookupRecord,
  identifiers: readonly Identifier[],
  depth: number,
  disabled: Set<string>,
  context: StageContext,
): Promise<number> {
  const done = await listProbes(context.db, lookup.id);
  const planned = planProbes(identifiers, depth, connectorsFor(lookup, context), done);
  await eachConcurrently(planned, CONCURRENT_PROBES, async (probe) => {
    context.signal.throwIfAborted();
    await runProbe(lookup, probe, depth, disabled, context);
  });
  return planned.length + done.filter((probe) => probe.depth === depth).length;
}

/** At which depth a capture was collected, by its position. */
export function depthOf(position: number): number {
  return Math.floor(position / CAPTURES_PER_PROBE / PROBES_PER_DEPTH);
}

/** A preview asks nobody outside. */
function connectorsFor(lookup: LookupRecord, context: StageContext): readonly Connector[] {
  return context.connectors.filter((connector) => !lookup.preview || connector.access === "local");
}

function planProbes(
  identifiers: readonly Identifier[],
  depth: number,
  connectors: readonly Connector[],
  done: readonly ProbeRecord[],
): readonly PlannedProbe[] {
  const asked = new Set(done.map((probe) => probeKey(probe.connector, probe.identifierKind, probe.identifierValue)));
  const local = new Set(connectors.filter((each) => each.access === "local").map((each) => each.name));
  let budget =
    OUTBOUND_PROBES - done.filter((probe) => !local.has(probe.connector) && probe.outcome !== "skipped").length;
  const planned: PlannedProbe[] = [];
  let position = depth * PROBES_PER_DEPTH;
  for (const identifier of identifiers) {
    for (const connector of connectors) {
      if (!connector.accepts.includes(identifier.kind)) continue;
      position++;
      const key = probeKey(connector.name, identifier.kind, identifier.value);
      if (asked.has(key)) continue;
      asked.add(key);
      const beyondBudget = connector.access !== "local" && budget-- <= 0;
      planned.push({ connector, identifier, position, beyondBudget });
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
  disabled: Set<string>,
  context: StageContext,
): Promise<void> {
  const { connector, identifier, position } = probe;
  const started = performance.now();
  const { captures, outcome, reason } = await ask(lookup, probe, disabled, context);
  await writeUnder(lookup, context, async (db) => {
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

interface Answer {
  readonly captures: readonly Capture[];
  readonly outcome: Outcome;
  readonly reason: string | null;
}

/** Asks one connector. What it had yielded before it failed is kept. */
async function ask(
  lookup: LookupRecord,
  { connector, identifier, beyondBudget }: PlannedProbe,
  disabled: Set<string>,
  context: StageContext,
): Promise<Answer> {
  if (beyondBudget) return skipped(`the lookup's ${OUTBOUND_PROBES} questions were spent`);
  if (disabled.has(connector.name)) return skipped("the source refused an earlier question of this lookup");
  const captures: Capture[] = [];
  const timeout = AbortSignal.timeout(connector.limits.timeoutMs);
  const signal = AbortSignal.any([context.signal, timeout]);
  try {
    const answers = connector.probe(identifier, createConnectorContext(context.db, signal));
    for await (const capture of untilAborted(answers, signal)) {
      captures.push(capture);
      if (captures.length === CAPTURES_PER_PROBE) break;
    }
    return { captures, outcome: captures.length > 0 ? "found" : "absent", reason: null };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof DisableConnector) disabled.add(connector.name);
    const [outcome, reason] = explain(error, timeout);
    if (outcome === "failed") {
      context.log.error({ lookupId: lookup.id, connector: connector.name, ...errorFields(error) }, "a probe failed");
    }
    return { captures, outcome, reason };
  }
}

function skipped(reason: string): Answer {
  return { captures: [], outcome: "skipped", reason };
}

/** What an iterable yields until the signal aborts: one that does not heed the signal itself is left behind. */
async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  aborted.catch(() => undefined);
  try {
    signal.throwIfAborted();
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    // Not awaited: an iterator that hangs never returns.
    void iterator.return?.()?.catch(() => undefined);
  }
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
