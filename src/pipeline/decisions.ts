import type { Datasource } from "../db/datasource.ts";
import { type Decision, listDecisions } from "../db/decision.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { type JudgedRecordRow, listRecords } from "../db/record.ts";
import type { StageContext } from "./stage.ts";

/** People's decisions about records and flags of this lookup's subject; they override every rule. */
export async function readDecisions(
  lookup: StoredLookup,
  context: StageContext,
): Promise<ReadonlyMap<string, Decision["judgement"]>> {
  const decisions = await listDecisions(context.db, lookup.id);
  return new Map(decisions.map(({ recordId, judgement }) => [recordId, judgement]));
}

/** Records of other people whose text has been deleted: nothing in them can be read again, and what was found stays in the ledger. */
export async function readForgotten(
  lookup: StoredLookup,
  datasources: readonly Datasource[],
  read: ReadonlySet<string>,
  context: StageContext,
): Promise<JudgedRecordRow[]> {
  const emptied = new Set(datasources.filter(({ data }) => data === "").map(({ id }) => id));
  if (emptied.size === 0) return [];
  const before = await listRecords(context.db, lookup.id);
  return before.filter(({ id, datasourceIds }) => !read.has(id) && datasourceIds.every((each) => emptied.has(each)));
}
