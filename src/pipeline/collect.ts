import { because } from "../domain/ledger-reason.ts";
import { setImmediate } from "node:timers/promises";
import { statementOf } from "../connectors/operator/statement.ts";
import type { Connector, ConnectorContext } from "../connectors/connector.ts";
import { saveAnswered } from "../db/answered.ts";
import type { Datasource } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { StoredProbe } from "../db/probe.ts";
import { slicesOf } from "../db/rows.ts";
import { recordRequests } from "../db/source.ts";
import type { Identifier } from "../domain/identifier.ts";
import { askConnector, type AskedConnector, type RoomLeft } from "../asking/ask-connector.ts";
import { GroupWriter } from "../asking/group-writer.ts";
import { isClosedReader } from "../asking/outbound.ts";
import { answerAsIfAsked } from "./as-if-asked.ts";
import {
  isOutbound,
  OUTBOUND_PROBES,
  type PlannedProbe,
  type PlannedQuestions,
  planQuestions,
  unasked,
} from "./plan-questions.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import { eachConcurrently } from "./each-concurrently.ts";
import { CAPTURES_PER_PROBE, storeCapture } from "./positions.ts";
import type { StageContext } from "./stage.ts";
import { createTraffic, type Passed, type Traffic, writePassed } from "../asking/traffic.ts";
import { LookupEnded, requireLookupKey, type SealedLookup } from "./write.ts";

/** Of own documents, which are found together. Their texts share the run's space. */
const CONCURRENT_PROBES = 32;
/** Waiting for an outside source costs nothing, so all of a lookup's questions may wait at once. */
const CONCURRENT_OUTBOUND = OUTBOUND_PROBES;
/** How long a response waits to be written together with others. */
const LINGER_MS = 10;
const LONG_CHARACTERS = 100_000;

/** What one run of a lookup carries from depth to depth. */
export interface CollectRun {
  /** What the run knows so far. */
  readonly known: KnownInRun;
  /** Connectors that cannot be used in this run; those that turn out so are added. */
  readonly disabled: Set<string>;
  /** Aborts when the time for outside questions is over. */
  readonly deadline?: AbortSignal;
  /** Space for the responses. */
  readonly room: RoomLeft;
}

/**
 * Asks every connector that accepts one of these identifiers and has not been asked about it yet. Each response is stored, with its probe,
 * before it is read; after a kill, a probe is either repeated or complete.
 *
 * @param depth 0 for the lookup's own identifiers, one more for each own record in between
 * @returns the number of probes at this depth, run now or before a kill
 */
export async function collect(
  lookup: StoredLookup,
  identifiers: readonly Identifier[],
  depth: number,
  state: CollectRun,
  context: StageContext,
): Promise<number> {
  return await carryOut(lookup, await planQuestions(lookup, identifiers, depth, state, context), state, context);
}

/** Asks what is planned, and returns the number of probes at this depth. */
export async function carryOut(
  lookup: StoredLookup,
  { depth, planned, done, count }: PlannedQuestions,
  state: CollectRun,
  context: StageContext,
): Promise<number> {
  const { known } = state;
  const ledger = await readLedger(lookup, known, context);
  const key = await requireLookupKey(lookup.id, context, known);
  const writer = new GroupWriter<WrittenProbe>(async (entries) => {
    await writeTogether({ ...lookup, key }, entries, context);
    return entries.map(() => undefined);
  }, LINGER_MS);
  const traffic = createTraffic(context.db, context.keyring, (entry) => writer.write(entry));
  const stated = depth === 0 && !done.some(({ position }) => position === 0) ? stateKnown(lookup) : null;
  const write = async (ended: ProbeEnd) => {
    await writer.write({ ended });
    ledger.push({ ...ended.probe, unread: [] });
  };
  const run = async (probe: PlannedProbe) => {
    context.signal.throwIfAborted();
    const ended = await runProbe(lookup, probe, depth, state, traffic, context);
    await write(ended);
    context.metrics?.countProbe(ended.probe.connector, ended.probe.outcome, ended.probe.ms);
    context.trace?.addProbe(ended.probe.connector, ended.probe.outcome, ended.probe.ms);
  };
  const [outside, inside] = [planned.filter(isOutbound), planned.filter((probe) => !isOutbound(probe))];
  await Promise.all([
    stated !== null && write(stated),
    eachConcurrently(outside, CONCURRENT_OUTBOUND, run),
    eachConcurrently(inside, CONCURRENT_PROBES, run),
  ]);
  await traffic.settle();
  ledger.sort((a, b) => a.position - b.position);
  return count;
}

/**
 * The caller's statement about the person, as the first datasource, cited like any source. `null` if it is only a name, or from a source or
 * a file.
 */
function stateKnown({ id, candidate, identifiers, createdAt }: StoredLookup): ProbeEnd | null {
  if (candidate.stated !== true) return null;
  const isFiled = candidate.unfiled !== undefined;
  const phones = isFiled ? [] : identifiers.flatMap(({ kind, value }) => (kind === "phone" ? value : []));
  const { fullName, aliases, school } = candidate;
  const { email, birthDate, headline, company, location, sources } = candidate.unfiled ?? candidate;
  const facts = { email, birthDate, role: headline, employer: company, place: location, school, phones, sources };
  const isTold = Object.values(facts).some((fact) => fact !== null && fact !== undefined && fact.length > 0);
  if (!isTold) return null;
  const capture = statementOf(id, { fullName, aliases: [...aliases], ...facts }, createdAt);
  return {
    datasources: [storeCapture(id, "operator", capture, 0, 0)],
    probe: {
      lookupId: id,
      connector: "operator",
      identifierKind: "name",
      identifierValue: fullName,
      depth: 0,
      outcome: "found",
      why: [],
      ms: 0,
      attempts: 0,
      bytes: 0,
      position: 0,
    },
  };
}

/** What one group writes: finished probes, and traffic since the last group. */
interface WrittenProbe extends Passed {
  readonly ended?: ProbeEnd;
}

/** Probes are written only while the lookup exists; that a request was sent stays on record after it ends. */
async function writeTogether(
  lookup: SealedLookup,
  entries: readonly WrittenProbe[],
  context: StageContext,
): Promise<void> {
  if (!entries.some(({ ended }) => ended)) return await writePassed(context.db, context.keyring, entries);
  const requests = entries.flatMap(({ request }) => request ?? []);
  const slices = slicesOf(entries.flatMap(piecesOf), ({ length }) => length);
  for (const [index, pieces] of slices.entries()) {
    const isWritten = await saveAnswered(context.db, context.keyring, lookup, lookup.key, {
      datasources: pieces.flatMap(({ datasource }) => datasource ?? []),
      probes: pieces.flatMap(({ probe }) => probe ?? []),
      answers: pieces.flatMap(({ answer }) => answer ?? []),
      requests: index === 0 ? requests : [],
    });
    if (isWritten) continue;
    if (index === 0) await recordRequests(context.db, context.keyring, requests);
    throw new LookupEnded();
  }
}

/** Rows written in one statement with others, within a limit of text length. */
interface ProbeRows {
  readonly datasource?: Datasource;
  readonly probe?: StoredProbe;
  readonly answer?: NonNullable<WrittenProbe["answer"]>;
  /** Length of its text, in UTF-16 units. */
  readonly length: number;
}

/** A probe is written after its captures; after a kill in between it is repeated. */
function piecesOf({ ended, answer }: WrittenProbe): ProbeRows[] {
  const captures = ended?.datasources.map((datasource) => ({ datasource, length: datasource.data.length })) ?? [];
  return [
    ...captures,
    ...(ended ? [{ probe: ended.probe, length: 0 }] : []),
    ...(answer ? [{ answer, length: answer.data.length }] : []),
  ];
}

/** A probe with its captures, to be written together. */
interface ProbeEnd {
  readonly probe: StoredProbe;
  readonly datasources: readonly Datasource[];
}

async function runProbe(
  lookup: StoredLookup,
  planned: PlannedProbe,
  depth: number,
  run: CollectRun,
  traffic: Traffic,
  context: StageContext,
): Promise<ProbeEnd> {
  const { connector, identifier, position } = planned;
  const started = performance.now();
  const { captures: all, refused: _, ...ended } = await ask(lookup, planned, run, traffic, context);
  const captures = all.filter(({ kind }) => !isClosed(kind, connector, lookup));
  const datasources: Datasource[] = [];
  for (const [index, capture] of captures.entries()) {
    // Several long captures are hashed one after the other, with a pause for other work in between.
    if (capture.data.length > LONG_CHARACTERS) await setImmediate();
    datasources.push(storeCapture(lookup.id, connector.name, capture, position, index));
  }
  return {
    datasources,
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

/** Whether everything that captures of a kind can state is closed to the lookup; they are then not stored. */
function isClosed(kind: string, { readers }: Connector, lookup: StoredLookup): boolean {
  const reader = readers.find((each) => each.kind === kind);
  return reader !== undefined && isClosedReader(reader, lookup);
}

/**
 * Asks one connector, unless the outcome is known already. About somebody suppressed only Candor's own data is asked, whose answer is left:
 * otherwise the time that it takes, which the ledger states, would tell them from somebody unknown.
 */
async function ask(
  lookup: StoredLookup,
  { connector, identifier, isSearch, unasked: ended }: PlannedProbe,
  run: CollectRun,
  traffic: Traffic,
  context: StageContext,
): Promise<AskedConnector> {
  const outside = connector.asks !== undefined;
  const isLeft = ended?.outcome === "absent";
  if (isLeft && outside) return await answerAsIfAsked(lookup, connector, identifier, context);
  if (ended !== null && !isLeft) return ended;
  if (run.disabled.has(connector.name)) {
    return unasked("skipped", because("refusedEarlier"));
  }
  if (outside && run.deadline?.aborted) return unasked("skipped", because("timeSpent"));
  const occasion = {
    lookupId: lookup.id,
    accountId: lookup.accountId,
    timeoutMs: connector.limits.timeoutMs,
    mostCaptures: CAPTURES_PER_PROBE,
    tellsOfMore: true as const,
    room: run.room,
    traffic,
    known: [lookup.candidate.company, lookup.candidate.location, run.known.words ?? null]
      .filter((words) => words !== null)
      .slice(0, 1),
    ...(outside && run.deadline && { deadline: run.deadline }),
  };
  const { search } = connector;
  const question = (own: ConnectorContext) =>
    isSearch && search ? search(identifier.value, own) : connector.probe(identifier, own);
  const asked = await askConnector(connector, question, occasion, context);
  if (asked.refused) run.disabled.add(connector.name);
  return isLeft && asked.outcome === "found" ? { ...asked, captures: [], outcome: "absent", bytes: 0 } : asked;
}
