import { NOBODY_ASKED } from "../contract/section-state.ts";
import { createRoom } from "../asking/ask-connector.ts";
import { keepPlans } from "../db/keep-plans.ts";
import { deleteDatasourcesOf } from "../db/datasource.ts";
import { forgetFindings } from "../db/forget-lookup.ts";
import { finishLookup, type LookupEnd, withdrawLookup } from "../db/finish-lookup.ts";
import { advanceLookup, findLookupToRun, type StoredLookup, startLookup } from "../db/lookup.ts";
import { countFailure, excuseWorker } from "../db/lookup-failure.ts";
import { hasAskedOutside, type ProbeEntry } from "../db/probe.ts";
import { findNewestRectification } from "../db/rectification.ts";
import { listClaims } from "../db/record.ts";
import { findNewestListing } from "../db/tombstone.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { tellReceiver } from "../db/webhook-delivery.ts";
import type { Stage } from "../domain/lookup.ts";
import { errorFields } from "../log.ts";
import { QueueStopped } from "../jobs/queue.ts";
import { askAgain } from "./ask-again.ts";
import { draftProfile, isStored, storeProfile } from "./assemble.ts";
import { carryOut, type CollectRun } from "./collect.ts";
import { dropLeftPictures, fetchPictures } from "./fetch-pictures.ts";
import { readDecisions } from "./decisions.ts";
import { learnMinor, MINOR_MESSAGE, PersonIsMinor } from "./minors.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import { planQuestions } from "./plan-questions.ts";
import { firstAsked, waitsForWords } from "./questions.ts";
import { resolve } from "./resolve.ts";
import { forRun, type StageContext } from "./stage.ts";
import { PersonSuppressed } from "./suppressed-records.ts";
import { LookupEnded, writeUnder } from "./write.ts";

/** The deepest questions; one more if searches by name wait for the answers to the first. */
const DEPTH = 2;
/**
 * How long one run searches outside sources, over all depths. By reasoning: the slowest source has half of it for one question, and nobody
 * waits longer for a report.
 */
const ASKING_MS = 60_000;
/**
 * A lookup that failed this often without progress is ended, whether our code threw, the process was killed, or a run took longer than its
 * job may: a sixth attempt would fail as well.
 */
const MAX_FAILURES = 5;

/**
 * Takes one lookup from wherever it is to its end. After a kill it repeats what had not been written and ends with the same rows. Throws
 * only if it should be retried.
 *
 * @param worker the number of the worker that runs it
 */
export async function runLookup(lookupId: string, worker: number, given: StageContext): Promise<void> {
  // Every lookup runs the same statements.
  const context = forRun({ ...given, db: keepPlans(given.db) }, lookupId);
  const taken = await startLookup(context.db, lookupId, worker);
  if (taken === null) return;
  const { run, failures } = taken;
  const found = await findLookupToRun(context.db, lookupId);
  if (!found) {
    // Suppressed since it was created: nothing more is searched or written.
    await end({ id: lookupId, run }, { status: "cancelled" }, context);
    return;
  }
  const lookup = { ...found, run };
  const { finishedAt } = found;
  const trace = context.traces?.openRun(lookup, worker);
  try {
    // A lookup that replaces another takes over its time; today's would reveal that it is not the first.
    const now = finishedAt === null ? context.now : () => finishedAt;
    await runTaken(lookup, failures, { ...context, now, ...(trace && { trace }) });
  } catch (error) {
    trace?.end("interrupted", false);
    throw error;
  }
}

async function runTaken(lookup: StoredLookup, failures: number, context: StageContext): Promise<void> {
  const lookupId = lookup.id;
  if (failures >= MAX_FAILURES) {
    context.log.error({ lookupId, failures }, "a lookup crashed its process repeatedly");
    return await giveUp(lookup, context);
  }
  try {
    await runStages(lookup, context).catch(async (error: unknown) => {
      if (!(error instanceof PersonSuppressed)) throw error;
      // The lookup's own person may have been suppressed meanwhile.
      if (!(await forgetFindings(context.db, lookupId))) throw new LookupEnded();
      await runStages({ ...lookup, asksNobody: true }, context);
    });
  } catch (error) {
    if (error instanceof LookupEnded) {
      await end(lookup, { status: "cancelled" }, context);
      return;
    }
    if (error instanceof PersonIsMinor) {
      await learnMinor(context, lookup);
      await end(lookup, { status: "error", errorMessage: MINOR_MESSAGE, forgets: true }, context);
      return;
    }
    if (context.signal.reason instanceof QueueStopped) {
      await excuseWorker(context.db, lookupId);
      throw error;
    }
    // Database outages do not count as failures of the lookup.
    if (isUnavailable(error)) throw error;
    context.log.error({ lookupId, ...errorFields(error) }, "a lookup failed");
    if ((await countFailure(context.db, lookupId)) < MAX_FAILURES) throw error;
    await giveUp(lookup, context);
  }
}

async function giveUp(lookup: OwnRun, context: StageContext): Promise<void> {
  const errorMessage = "The lookup failed inside the service. Start another, or give the lookup's id to the operator.";
  await end(lookup, { status: "error", errorMessage }, context);
}

type OwnRun = Pick<StoredLookup, "id" | "run">;

/**
 * Ends a lookup that no other run has taken over, and counts it if this call ended it. What was stored only for the run
 * is deleted.
 *
 * @param held the kinds of the lookup's datasources, if they are known
 */
async function end(
  { id, run }: OwnRun,
  how: Omit<LookupEnd, "at" | "run">,
  { db, now, metrics, trace, log, connectors }: StageContext,
  held?: ReadonlySet<string>,
): Promise<void> {
  const kinds = connectors.flatMap(({ readers }) => readers.flatMap(({ kind, forRun }) => (forRun ? [kind] : [])));
  const left = held === undefined ? kinds : kinds.filter((kind) => held.has(kind));
  await deleteDatasourcesOf(db, id, left);
  const isEnd = await finishLookup(db, id, { ...how, run, at: now() });
  if (isEnd) {
    metrics?.countLookup(how.status);
    log.info({ lookupId: id, status: how.status }, "a lookup ended");
  }
  trace?.end(how.status, isEnd);
}

/**
 * Reads the stored captures again and rebuilds the profile, without searching. A lookup erased meanwhile stays erased. Of two concurrent
 * rebuilds the later one writes, with everything decided by then: a decision, a granted correction or a suppression during a rebuild causes another round.
 *
 * @param tells when the receiver is told: of a rebuild that somebody asked for or that a decision caused, always; of
 * another, only if the profile changed. Otherwise the revision stays too
 */
export async function rebuildLookup(
  lookup: StoredLookup,
  given: StageContext,
  tells: "always" | "changes" = "always",
): Promise<void> {
  const context = forRun(given, lookup.id);
  let isNew = tells === "always";
  try {
    let newest = await findNewest(context);
    for (let decided = await readDecisions(lookup, context); ; ) {
      const known: KnownInRun = {};
      await resolve(lookup, context, Number.POSITIVE_INFINITY, known);
      const claims = await listClaims(context.db, context.keyring, lookup.id);
      await dropLeftPictures(lookup, claims, context);
      const draft = await draftProfile(lookup, claims, known, context);
      if (tells === "always" || !(await isStored(lookup, draft, context))) {
        await storeProfile(lookup, draft, known, context);
        isNew = true;
      }
      const now = await readDecisions(lookup, context);
      const since = await findNewest(context);
      if (sameDecisions(decided, now) && newest === since) break;
      decided = now;
      newest = since;
    }
    if (!isNew) return;
    await writeUnder(lookup, context, async (db) => {
      const revised = await findLookupToRun(db, lookup.id);
      if (revised) await tellReceiver(db, revised, "lookup.corrected", context.now());
    });
  } catch (error) {
    if (error instanceof PersonIsMinor) {
      await learnMinor(context, lookup);
      return await withdrawLookup(context.db, lookup.id, MINOR_MESSAGE, context.now());
    }
    if (error instanceof PersonSuppressed) {
      if (!(await forgetFindings(context.db, lookup.id))) return;
      return await rebuildLookup({ ...lookup, asksNobody: true }, context, tells);
    }
    if (!(error instanceof LookupEnded)) throw error;
  }
}

/** The newest correction, and the newest suppression or erasure. */
async function findNewest({ db }: StageContext): Promise<string> {
  return `${await findNewestRectification(db)} ${await findNewestListing(db)}`;
}

function sameDecisions(a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): boolean {
  return a.size === b.size && [...a].every(([recordId, judgement]) => b.get(recordId) === judgement);
}

async function runStages(lookup: StoredLookup, context: StageContext): Promise<void> {
  let identifiers = firstAsked(lookup);
  const known: KnownInRun = {};
  const run: CollectRun = {
    known,
    disabled: new Set(),
    deadline: AbortSignal.timeout(context.askingMs ?? ASKING_MS),
    room: createRoom(),
  };
  const listing = await findNewestListing(context.db);
  const waiting = waitsForWords(lookup) ? identifiers.filter(({ kind }) => kind === "name") : [];
  const deepest = waiting.length > 0 ? DEPTH + 1 : DEPTH;
  for (let depth = 0; depth <= deepest && identifiers.length > 0; depth++) {
    const plan = await planQuestions(lookup, identifiers, depth, run, context);
    if (plan.count === 0 && depth > 0) break;
    await advance(lookup, "collect", Math.min(0.1 + 0.2 * depth, 0.7), context);
    await carryOut(lookup, plan, run, context);
    await advance(lookup, "resolve", Math.min(0.2 + 0.2 * depth, 0.7), context);
    const found = await resolve(lookup, context, depth, known);
    identifiers = depth === 0 ? [...waiting, ...found] : found;
  }
  if (!(await readLedger(lookup, known, context)).some(isAnswered)) {
    const errorMessage = "No source could be asked. The coverage of this lookup says why; try again later.";
    await end(lookup, { status: "error", errorMessage }, context);
    return;
  }
  if (context.secondReader) await advance(lookup, "resolve", 0.75, context);
  if (await askAgain(lookup, known, context)) {
    await resolve(lookup, context, Number.POSITIVE_INFINITY, known);
  }
  const claims = await listClaims(context.db, context.keyring, lookup.id);
  if ((await fetchPictures(lookup, claims, deepest + 1, run.deadline, context)) > 0) delete known.ledger;
  const outside = context.connectors.flatMap(({ asks, name }) => (asks === undefined ? [] : name));
  const hasAsked = lookup.preview || (await hasAskedOutside(context.db, lookup, outside));
  await advance(lookup, "assemble", 0.8, context);
  const draft = await draftProfile(lookup, claims, known, context);
  await advance(lookup, "summarize", 0.9, context);
  await storeProfile(lookup, draft, known, context, hasAsked ? {} : NOBODY_ASKED);
  await end(lookup, { status: "success", found: draft.isFound }, context, draft.kinds);
  await hushLate(lookup, listing, context);
}

/** Redacts people suppressed while the lookup ran: whoever suppresses looks only through finished lookups. */
async function hushLate(lookup: StoredLookup, before: number, context: StageContext): Promise<void> {
  if ((await findNewestListing(context.db)) === before) return;
  const stored = await findLookupToRun(context.db, lookup.id);
  if (stored?.status === "success") await rebuildLookup(stored, context, "changes");
}

/** Whether a source answered, with a person or with nobody. */
function isAnswered({ outcome }: ProbeEntry): boolean {
  return outcome === "found" || outcome === "absent";
}

/** Advances to a stage. A lookup that was cancelled, erased or suppressed while it ran is left alone. */
async function advance(lookup: StoredLookup, stage: Stage, progress: number, context: StageContext): Promise<void> {
  await context.giveWay?.();
  context.signal.throwIfAborted();
  context.trace?.enter(stage);
  if (!(await advanceLookup(context.db, lookup.id, stage, progress))) throw new LookupEnded();
}
