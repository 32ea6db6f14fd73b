import { createHash } from "node:crypto";
import { type Capture, type Connector, DisableConnector, RetryLater, SkipProbe } from "../connectors/connector.ts";
import { type Datasource, saveDatasources } from "../db/datasource.ts";
import type { LookupRecord } from "../db/lookup.ts";
import { listProbes, type ProbeRecord, saveProbes } from "../db/probe.ts";
import { type LoggedRequest, recordRequests } from "../db/source.ts";
import { datasourceId } from "../domain/claim.ts";
import type { Outcome } from "../domain/coverage.ts";
import type { Identifier } from "../domain/identifier.ts";
import { errorFields } from "../log.ts";
import { checkCaptures } from "./check-captures.ts";
import { createConnectorContext } from "./context.ts";
import { GroupWriter } from "./group-writer.ts";
import { reasonToSkip } from "./outbound.ts";
import type { StageContext } from "./stage.ts";
import { writeUnder } from "./write.ts";

/** Probes that leave the house; asking our own archive costs nobody anything. */
const OUTBOUND_PROBES = 60;
const CONCURRENT_PROBES = 8;
/** Who waits for a source outside costs nothing: as many as a lookup may ask. */
const CONCURRENT_OUTBOUND = OUTBOUND_PROBES;
/** No lookup has more captures than this at one depth. */
const CAPTURES_PER_PROBE = 1_000;
const PROBES_PER_DEPTH = 10_000;

interface PlannedProbe {
  readonly connector: Connector;
  readonly identifier: Identifier;
  readonly position: number;
  /** Known before anybody is asked; `null` where it is asked. */
  readonly skip: string | null;
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
  const planned = planProbes(lookup, identifiers, depth, done, context);
  const writer = new GroupWriter<EndedProbe>((ended) =>
    writeUnder(lookup, context, async (db) => {
      await saveDatasources(
        db,
        ended.flatMap(({ datasources }) => datasources),
      );
      await saveProbes(
        db,
        ended.map(({ probe }) => probe),
      );
    }),
  );
  const requests = new GroupWriter<LoggedRequest>((entries) => recordRequests(context.db, entries));
  const run = async (probe: PlannedProbe) => {
    context.signal.throwIfAborted();
    await writer.write(await runProbe(lookup, probe, depth, disabled, requests, context));
  };
  const [outside, inside] = [planned.filter(isOutbound), planned.filter((probe) => !isOutbound(probe))];
  await Promise.all([
    eachConcurrently(outside, CONCURRENT_OUTBOUND, run),
    eachConcurrently(inside, CONCURRENT_PROBES, run),
  ]);
  return planned.length + done.filter((probe) => probe.depth === depth).length;
}

/** At which depth a capture was collected, by its position. */
export function depthOf(position: number): number {
  return Math.floor(position / CAPTURES_PER_PROBE / PROBES_PER_DEPTH);
}

/** A preview asks nobody outside; any other lookup whom the operator chose. */
function connectorsFor(lookup: LookupRecord, context: StageContext): readonly Connector[] {
  return context.connectors.filter(
    ({ access, asks, name }) =>
      access === "local" || (!lookup.preview && (asks === undefined || context.outbound.setupOf(name)?.enabled)),
  );
}

function isOutbound({ connector }: PlannedProbe): boolean {
  return connector.asks !== undefined;
}

/** A connector that cannot be asked at all has one row in a lookup's ledger, which says why. */
function planProbes(
  lookup: LookupRecord,
  identifiers: readonly Identifier[],
  depth: number,
  done: readonly ProbeRecord[],
  context: StageContext,
): readonly PlannedProbe[] {
  const connectors = connectorsFor(lookup, context);
  const reasons = new Map(
    connectors.map((each) => [each.name, reasonToSkip(each, context.outbound, lookup.sections)] as const),
  );
  const told = new Set(done.map((probe) => probe.connector));
  const asked = new Set(done.map((probe) => probeKey(probe.connector, probe.identifierKind, probe.identifierValue)));
  const local = new Set(connectors.filter((each) => each.access === "local").map((each) => each.name));
  let budget =
    OUTBOUND_PROBES - done.filter((probe) => !local.has(probe.connector) && probe.outcome !== "skipped").length;
  const planned: PlannedProbe[] = [];
  let position = depth * PROBES_PER_DEPTH;
  for (const identifier of identifiers) {
    for (const connector of connectors) {
      if (!connector.accepts.includes(identifier.kind) || connector.takes?.(identifier) === false) continue;
      position++;
      const key = probeKey(connector.name, identifier.kind, identifier.value);
      if (asked.has(key)) continue;
      asked.add(key);
      const reason = reasons.get(connector.name) ?? null;
      if (reason !== null && told.has(connector.name)) continue;
      told.add(connector.name);
      const beyondBudget = reason === null && connector.access !== "local" && budget-- <= 0;
      const skip = beyondBudget ? `the lookup's ${OUTBOUND_PROBES} questions were spent` : reason;
      planned.push({ connector, identifier, position, skip });
    }
  }
  return planned;
}

function probeKey(connector: string, kind: string, value: string): string {
  return JSON.stringify([connector, kind, value]);
}

/** A probe with what it brought, to be written together. */
interface EndedProbe {
  readonly probe: ProbeRecord;
  readonly datasources: readonly Datasource[];
}

async function runProbe(
  lookup: LookupRecord,
  planned: PlannedProbe,
  depth: number,
  disabled: Set<string>,
  requests: GroupWriter<LoggedRequest>,
  context: StageContext,
): Promise<EndedProbe> {
  const { connector, identifier, position } = planned;
  const started = performance.now();
  const { captures, ...ended } = await ask(lookup, planned, disabled, requests, context);
  return {
    datasources: captures.map((capture, index) => storeCapture(lookup.id, connector.name, capture, position, index)),
    probe: {
      lookupId: lookup.id,
      connector: connector.name,
      identifierKind: identifier.kind,
      identifierValue: identifier.value,
      depth,
      ...ended,
      ms: Math.round(performance.now() - started),
      position,
    },
  };
}

interface Answer {
  readonly captures: readonly Capture[];
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly attempts: number;
  readonly bytes: number;
}

/** Asks one connector. What it had yielded before it failed is kept. */
async function ask(
  lookup: LookupRecord,
  { connector, identifier, skip }: PlannedProbe,
  disabled: Set<string>,
  requests: GroupWriter<LoggedRequest>,
  context: StageContext,
): Promise<Answer> {
  if (skip !== null) return skipped(skip);
  if (disabled.has(connector.name)) return skipped("the source refused an earlier question of this lookup");
  const captures: Capture[] = [];
  const timeout = AbortSignal.timeout(connector.limits.timeoutMs);
  const signal = AbortSignal.any([context.signal, timeout]);
  const { context: own, tally } = createConnectorContext(connector, lookup.id, signal, requests, context);
  try {
    const answers = connector.probe(identifier, own);
    for await (const capture of untilAborted(answers, signal)) {
      captures.push(capture);
      if (captures.length === CAPTURES_PER_PROBE) break;
    }
    const wrong = await checkCaptures(connector, captures, context);
    const outcome = wrong !== null ? "failed" : captures.length > 0 ? "found" : "absent";
    return { captures, outcome, reason: wrong, ...tally };
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof DisableConnector) disabled.add(connector.name);
    const [outcome, reason] = explain(error, timeout);
    if (outcome === "failed") {
      context.log.error({ lookupId: lookup.id, connector: connector.name, ...errorFields(error) }, "a probe failed");
    }
    return { captures, outcome, reason, ...tally };
  }
}

function skipped(reason: string): Answer {
  return { captures: [], outcome: "skipped", reason, attempts: 0, bytes: 0 };
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
  if (error instanceof SkipProbe) return ["skipped", error.message];
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
