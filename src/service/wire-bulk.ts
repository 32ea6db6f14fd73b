import type { Bulk, BulkRow, BulkSummary } from "../contract/bulk.ts";
import type { StoredBulk } from "../db/bulk.ts";
import { countBulkRows, type Hidden, readHiddenSpending, type ShownBulkRow } from "../db/bulk-row.ts";
import type { Db } from "../db/schema.ts";
import { ROW_STATES } from "../domain/bulk.ts";
import { localNames } from "../pipeline/questions.ts";
import type { ServiceContext } from "./context.ts";
import { explainRow } from "./row-reason.ts";

/**
 * How a row with a hidden person is shown: as one with an unknown person. In bulks that look up unknown people it gets such a lookup
 * (`unknown-rows.ts`), and waits for it.
 */
export function hiddenAs({ unmatched }: Pick<StoredBulk, "unmatched">): Hidden {
  if (unmatched === "leave") return { state: "unmatched", ...explainRow("nobody"), keepsTurn: false };
  return { state: "waiting", reason: null, why: null, keepsTurn: true };
}

export async function toWireBulk(context: BulkContext, bulk: StoredBulk): Promise<Bulk> {
  const counted = await countBulkRows(context.db, bulk.id, hiddenAs(bulk));
  const counts = Object.fromEntries(ROW_STATES.map((state) => [state, counted[state] ?? 0])) as Bulk["counts"];
  const [shown = bulk] = await withoutHiddenSpending(context, [bulk]);
  return { ...toWireSummary(shown), counts };
}

export async function toWireSummaries(context: BulkContext, bulks: readonly StoredBulk[]): Promise<BulkSummary[]> {
  return (await withoutHiddenSpending(context, bulks)).map(toWireSummary);
}

interface BulkContext extends Pick<ServiceContext, "stageContext"> {
  readonly db: Db;
}

/**
 * Bulks with spending adjusted as if the hidden people were unknown: a lookup or credit without its row would reveal that somebody was
 * hidden. People shown as erased are counted, like those actually erased.
 */
async function withoutHiddenSpending(
  { db, stageContext }: BulkContext,
  bulks: readonly StoredBulk[],
): Promise<StoredBulk[]> {
  const asUnknown = bulks.filter((bulk) => bulk.lookups > 0 && hiddenAs(bulk).state === "unmatched");
  if (asUnknown.length === 0) return [...bulks];
  const local = localNames(stageContext(new AbortController().signal).connectors);
  const ids = asUnknown.map(({ id }) => id);
  const hidden = await readHiddenSpending(db, ids, local);
  return bulks.map((bulk) => {
    const { lookups = 0, questions = 0, credits = 0 } = hidden.get(bulk.id) ?? {};
    return {
      ...bulk,
      lookups: Math.max(0, bulk.lookups - lookups),
      questions: Math.max(0, bulk.questions - questions),
      credits: Math.max(0, bulk.credits - credits),
    };
  });
}

function toWireSummary(bulk: StoredBulk): BulkSummary {
  return {
    bulkId: bulk.id,
    name: bulk.name,
    // Callers do not see that it is still being read.
    status: bulk.status === "reading" ? "running" : bulk.status,
    rows: bulk.rows,
    minLikelihood: round(bulk.minLikelihood),
    required: [...bulk.required],
    unmatched: bulk.unmatched,
    purpose: bulk.purpose,
    sections: [...bulk.sections],
    trial: bulk.trial,
    preview: bulk.preview,
    budget: {
      ...(bulk.maxLookups !== null && { lookups: bulk.maxLookups }),
      ...(bulk.maxQuestions !== null && { questions: bulk.maxQuestions }),
      ...(bulk.maxCredits !== null && { credits: bulk.maxCredits }),
    },
    spent: { lookups: bulk.lookups, questions: bulk.questions, credits: bulk.credits },
    startedAt: bulk.createdAt.toISOString(),
    ...(bulk.finishedAt && { finishedAt: bulk.finishedAt.toISOString() }),
    expiresAt: bulk.expiresAt.toISOString(),
    ...(bulk.errorMessage !== null && { errorMessage: bulk.errorMessage }),
  };
}

export function toWireRow(row: ShownBulkRow): BulkRow {
  return {
    row: row.number,
    ...(row.line !== null && { line: row.line }),
    fullName: row.given.fullName ?? "",
    state: row.state,
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.why !== null && { why: row.why.map(({ code, values }) => ({ code, values: [...values] })) }),
    ...(row.candidateId !== null && { candidateId: row.candidateId }),
    ...(row.matchedName !== null && { matchedName: row.matchedName }),
    ...(row.likelihood !== null && { likelihood: round(row.likelihood) }),
    ...(row.lookupId !== null && { lookupId: row.lookupId }),
    ...(row.lookupStatus !== null && { lookupStatus: row.lookupStatus }),
    ...(row.progress !== null && { progress: row.progress }),
  };
}

/** The database stores four bytes. */
function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
