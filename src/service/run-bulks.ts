import { hash } from "node:crypto";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { CandidateInput, type CreateLookup } from "../contract/lookup.ts";
import { findApiKeyById } from "../db/api-key.ts";
import { endBulk, hasRunningBulk, holdBulk, spendOfBulk, type StoredBulk, takeBulks } from "../db/bulk.ts";
import {
  countUnderWay,
  findRowOfPerson,
  listWaitingRows,
  type RowTurn,
  settleRows,
  takeRow,
  type WaitingRow,
} from "../db/bulk-row.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { canonicalJson } from "../domain/claim.ts";
import { PublicError } from "../errors.ts";
import { errorFields } from "../log.ts";
import { localNames } from "../pipeline/questions.ts";
import { BulkBudget } from "./bulk-budget.ts";
import { stopBulk } from "./bulks.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { createLookup } from "./create-lookup.ts";
import { matchRow, type RowMatch } from "./match-row.ts";
import { explainRow } from "./row-reason.ts";

/** How often to look for bulks if none is running, and for finished lookups if one is. */
const IDLE_MS = 1_000;
/** A pass costs a dozen statements; with `MAX_UNDER_WAY` queued, no lane is idle for half a second. */
const BUSY_MS = 500;
/** Queued and running lookups of all bulks: enough to keep every lane busy, few enough to keep the queue short. */
const MAX_UNDER_WAY = 32;
/** Rows of a bulk processed before the next bulk. */
const ROWS_AT_ONCE = 16;

/** A bulk that fails this many times in a row is ended: a single failure may be the database's, or a conflict over the same rows. */
const MAX_FAILURES = 5;

/** Another process has started the row or owns the bulk, or the bulk is no longer running. */
class NotOurs extends Error {}

/**
 * Processes the bulks of all accounts in turn, a few rows at a time. Each row is matched and started in one transaction with its lookup: if
 * killed at any point and restarted, no row is started twice and no person is looked up twice. Returns a function that stops it.
 */
export function startBulks(context: ServiceContext): () => Promise<void> {
  const stopping = new AbortController();
  const failures = new Map<string, number>();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const pauseMs = await goThrough(context, failures, stopping.signal).catch((error: unknown) => {
        if (!isUnavailable(error)) context.log.error(errorFields(error), "bulks could not be processed");
        return IDLE_MS;
      });
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/**
 * One pass over all bulks. Returns the wait until the next.
 *
 * @param failures consecutive failures of each bulk
 */
async function goThrough(context: ServiceContext, failures: Map<string, number>, signal: AbortSignal): Promise<number> {
  if (!(await hasRunningBulk(context.db))) return IDLE_MS;
  const bulks = await takeBulks(context.db, context.worker.id, await context.worker.listLiving());
  const share = Math.max(1, Math.floor(MAX_UNDER_WAY / bulks.length));
  let hasMore = false;
  for (const bulk of bulks) {
    if (signal.aborted) break;
    try {
      hasMore = (await goOn(context, bulk, share, signal)) || hasMore;
      failures.delete(bulk.id);
    } catch (error) {
      if (isUnavailable(error) || error instanceof NotOurs) continue;
      const count = (failures.get(bulk.id) ?? 0) + 1;
      failures.set(bulk.id, count);
      context.log.error({ bulkId: bulk.id, failures: count, ...errorFields(error) }, "a bulk failed");
      if (count < MAX_FAILURES) continue;
      failures.delete(bulk.id);
      const errorMessage = "The bulk failed inside the service. Its rows so far stay; give its id to the operator.";
      await stopBulk(context, bulk, { status: "error", errorMessage });
    }
  }
  return bulks.length === 0 ? IDLE_MS : hasMore ? 0 : BUSY_MS;
}

/** Records finished lookups, and starts rows while there is room. Returns whether more could start at once. */
async function goOn(context: ServiceContext, bulk: StoredBulk, share: number, signal: AbortSignal): Promise<boolean> {
  const local = localNames(context.stageContext(signal).connectors);
  const settled = await transact(context.db, async (db) => {
    if (!(await holdBulk(db, bulk.id, context.worker.id))) throw new NotOurs();
    const found = await settleRows(db, bulk.id, local);
    if (found.questions + found.credits > 0) await spendOfBulk(db, bulk.id, found);
    return found;
  });
  for (const { state } of settled.rows) context.metrics.countBulkRow(state);
  const caller = await findCaller(context, bulk);
  if (caller === null) {
    const errorMessage = "The key that it was created with was revoked, has expired or lacks the purpose.";
    await stopBulk(context, bulk, { status: "error", errorMessage });
    return false;
  }
  const spent = {
    lookups: bulk.lookups,
    questions: bulk.questions + settled.questions,
    credits: bulk.credits + settled.credits,
  };
  const underWay = await countUnderWay(context.db, bulk.id);
  const budget = new BulkBudget(bulk, spent, { ...underWay, most: share });
  const isFull = budget.next() === "wait";
  if (isFull && underWay.lookups > 0) return false;
  const rows = await listWaitingRows(context.db, bulk.id, ROWS_AT_ONCE);
  for (const row of rows) {
    if (signal.aborted || context.audit.isFull() || budget.next() === "wait") return false;
    await context.rightOfWay.giveWay();
    await giveTurn(context, caller, { ...bulk, budget }, row);
    await setImmediate();
  }
  if (rows.length === 0 && underWay.lookups === 0) await finish(context, bulk);
  return rows.length === ROWS_AT_ONCE;
}

async function finish(context: ServiceContext, { id, rows }: StoredBulk): Promise<void> {
  if (await endBulk(context.db, id, { status: "success", at: context.now() })) {
    context.log.info({ bulkId: id, rows }, "a bulk ended");
  }
}

/** The key as it is now: its rights are its bulk's. */
async function findCaller({ db, now }: ServiceContext, bulk: StoredBulk): Promise<Caller | null> {
  const key = await findApiKeyById(db, bulk.keyId);
  if (key === null || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now())) return null;
  if (!key.purposes.includes(bulk.purpose)) return null;
  const { id, memberId, accountId, scopes, purposes, defaultPurpose, rateLimit } = key;
  return { keyId: id, keyHash: null, memberId, accountId, scopes, purposes, defaultPurpose, rateLimit } as Caller;
}

type RunningBulk = StoredBulk & { readonly budget: BulkBudget };

async function giveTurn(context: ServiceContext, caller: Caller, bulk: RunningBulk, row: WaitingRow): Promise<void> {
  const given = CandidateInput.parse(row.given);
  const match = await matchRow(context, given, bulk);
  if (match.candidateId === null && (bulk.unmatched === "leave" || match.why.code !== "nobody")) {
    return await turn(context, bulk, row, { state: "unmatched", ...withoutPerson(match) });
  }
  const person = match.candidateId ?? `given:${hash("sha256", canonicalJson(given), "base64url")}`;
  const found = {
    person,
    candidateId: match.candidateId,
    likelihood: match.candidateId === null ? null : match.likelihood,
  };
  const earlier = await findRowOfPerson(context.db, bulk.id, person);
  if (earlier) {
    const reason = explainRow("sameAs", [String(earlier.number)]);
    return await turn(context, bulk, row, { state: "running", ...reason, lookupId: earlier.lookupId, ...found });
  }
  const next = bulk.budget.next();
  if (next === "spent") {
    return await turn(context, bulk, row, { state: "skipped", ...explainRow("noneLeft"), ...found });
  }
  await lookUp(context, caller, bulk, row, { given, found });
}

/** The closest person is stored but not shown: if they are hidden later, the row reads as for an unknown person. */
function withoutPerson(match: RowMatch): Pick<RowTurn, "reason" | "why" | "likelihood" | "person"> {
  const { likelihood } = match;
  if (match.candidateId !== null) return { likelihood };
  const { code, values } = match.why;
  return { likelihood, ...explainRow(code, values), ...(match.nearestId !== null && { person: match.nearestId }) };
}

async function turn(context: ServiceContext, bulk: RunningBulk, row: WaitingRow, how: RowTurn): Promise<void> {
  await transact(context.db, async (db) => {
    if (!(await holdBulk(db, bulk.id, context.worker.id))) throw new NotOurs();
    if (!(await takeRow(db, bulk.id, row.number, how))) throw new NotOurs();
  });
  if (how.state !== "running") context.metrics.countBulkRow(how.state);
}

interface Found {
  readonly given: CandidateInput;
  readonly found: { readonly person: string; readonly candidateId: string | null; readonly likelihood: number | null };
}

async function lookUp(
  context: ServiceContext,
  caller: Caller,
  bulk: RunningBulk,
  row: WaitingRow,
  { given, found }: Found,
): Promise<void> {
  const questions = bulk.budget.questions();
  const request: CreateLookup = {
    ...(found.candidateId === null ? { candidate: given } : { candidateId: found.candidateId }),
    purpose: bulk.purpose,
    sections: [...bulk.sections],
    trial: bulk.trial,
    preview: bulk.preview,
    retentionDays: bulk.retentionDays,
    metadata: { "candor.bulk": bulk.id, "candor.bulkRow": String(row.number) },
  };
  try {
    await createLookup(context, caller, request, {
      bulk: {
        maxQuestions: questions,
        async claim(db, lookupId) {
          const how: RowTurn = { state: "running", lookupId, ownLookup: true, questions, ...found };
          if (!(await holdBulk(db, bulk.id, context.worker.id))) throw new NotOurs();
          if ((await findRowOfPerson(db, bulk.id, found.person)) !== null) throw new NotOurs();
          if (!(await takeRow(db, bulk.id, row.number, how))) throw new NotOurs();
          await spendOfBulk(db, bulk.id, { lookups: 1 });
        },
      },
    });
    bulk.budget.take(questions);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    await turn(context, bulk, row, refusedTurn(error));
  }
}

/** The result of a row without a lookup: its candidate was just suppressed or removed, or the key has no credits left. */
function refusedTurn(error: PublicError): RowTurn {
  switch (error.code) {
    case "candidate_not_found":
      return { state: "unmatched", ...explainRow("nobody") };
    case "person_under_age":
      return { state: "skipped", ...explainRow("underAge") };
    case "credits_exhausted":
    case "trials_exhausted":
      return { state: "skipped", ...explainRow("noneLeft") };
    default:
      throw error;
  }
}
