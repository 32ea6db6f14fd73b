import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RowState } from "../domain/bulk.ts";
import type { Status } from "../domain/lookup.ts";
import { insertRows } from "./rows.ts";
import { isDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** One person of a bulk, as the file states them. */
export interface BulkRowDraft {
  readonly bulkId: string;
  /** From 1. */
  readonly number: number;
  readonly line: number | null;
  /** What a lookup takes as `candidate`; `{}` for a line that could not be read. */
  readonly given: object;
  readonly state: "waiting" | "rejected";
  readonly reason: string | null;
  /** Keyed hashes of whom it describes. */
  readonly suppressionKeys: readonly string[];
}

/** A row as its caller may see it. */
export interface ShownBulkRow extends Omit<BulkRowDraft, "bulkId" | "state" | "given" | "suppressionKeys"> {
  readonly given: { readonly fullName?: string };
  readonly state: RowState;
  readonly candidateId: string | null;
  /** As their candidate is called now. */
  readonly matchedName: string | null;
  readonly likelihood: number | null;
  readonly lookupId: string | null;
  readonly lookupStatus: Status | null;
  readonly progress: number | null;
}

export async function insertBulkRows(db: Db, rows: readonly BulkRowDraft[]): Promise<void> {
  const values = rows.map(({ bulkId, number, line, given, state, reason, suppressionKeys }) => ({
    bulk_id: bulkId,
    number,
    line,
    given,
    state,
    reason,
    own_lookup: false,
    suppression_keys: suppressionKeys,
  }));
  const columns = ["bulk_id", "number", "line", "given", "state", "reason", "own_lookup", "suppression_keys"] as const;
  await insertRows(db, "bulk_row", columns, values);
}

/**
 * How a row is shown whose person is hidden. `keepsTurn`: one that never had a lookup stays in its state, since unknown people's rows
 * are in it too.
 */
export interface Hidden extends Pick<ShownBulkRow, "state" | "reason"> {
  readonly keepsTurn: boolean;
}

/**
 * Rows after a number, in their order. One whose person has been suppressed since, or is gone from the database, is shown as
 * `hidden` says, and stands among the rows of that state.
 */
export async function listBulkRows(
  db: Db,
  bulkId: string,
  options: {
    readonly after: number;
    readonly limit: number;
    readonly state: RowState | null;
    readonly hidden: Hidden;
  },
): Promise<ShownBulkRow[]> {
  const { after, limit, state, hidden } = options;
  const isHidden = sql<boolean>`case when bulk_row.lookup_id is null
    then ${nearest(hidden)} is not null and known.id is null else seen.id is null end`;
  const shown = sql`case when ${isHidden} and not ${keepsTurn(hidden)} then ${hidden.state} else bulk_row.state end`;
  const ofState = state === null ? sql`true` : sql`${shown} = ${state}`;
  // One by one, as long as the page takes; where lookups lie on other servers all at once.
  const seen = (await isDistributed(db))
    ? sql`(select * from visible)`
    : sql`lateral (select lookup.id, lookup.status, lookup.progress from lookup
        where lookup.id = bulk_row.lookup_id and ${unsuppressed("lookup.suppression_keys")})`;
  const { rows } = await sql<ShownBulkRow & { readonly isHidden: boolean }>`
    with visible as materialized (${visibleLookupsOf(bulkId, after)})
    select bulk_row.number, bulk_row.line, bulk_row.given, bulk_row.state, bulk_row.reason,
      bulk_row.candidate_id as "candidateId", bulk_row.likelihood,
      case when bulk_row.candidate_id is not null then known.full_name end as "matchedName", bulk_row.lookup_id as "lookupId",
      seen.status as "lookupStatus", seen.progress, ${isHidden} as "isHidden"
    from bulk_row
    left join ${seen} as seen on seen.id = bulk_row.lookup_id
    left join lateral (select candidate.id, candidate.full_name from candidate
      where candidate.id = ${nearest(hidden)} and ${unsuppressed("candidate.suppression_keys")}) as known on true
    where bulk_row.bulk_id = ${bulkId} and bulk_row.number > ${after} and ${ofState}
    order by bulk_row.number limit ${limit}
  `.execute(db);
  return rows.map(({ isHidden, ...row }) => (isHidden ? withoutPerson(row, hidden) : row));
}

/** The lookups of a bulk's rows after a number that are shown. */
function visibleLookupsOf(bulkId: string, after: number): RawBuilder<unknown> {
  return sql`select lookup.id, lookup.status, lookup.progress from lookup where lookup.id in (
    select lookup_id from bulk_row where bulk_id = ${bulkId} and number > ${after} and lookup_id is not null)
    and ${unsuppressed("lookup.suppression_keys")}`;
}

/** The candidate of a row; where it is left to nobody, also the one whom it came nearest to. */
function nearest({ keepsTurn }: Hidden): RawBuilder<string | null> {
  if (keepsTurn) return sql`bulk_row.candidate_id`;
  return sql`coalesce(bulk_row.candidate_id, case when bulk_row.state = 'unmatched' then bulk_row.person::uuid end)`;
}

function keepsTurn(hidden: Hidden): RawBuilder<SqlBool> {
  return hidden.keepsTurn ? sql<SqlBool>`(bulk_row.lookup_id is null)` : sql<SqlBool>`false`;
}

function withoutPerson(row: ShownBulkRow, { state, reason, keepsTurn }: Hidden): ShownBulkRow {
  return {
    ...row,
    ...((row.lookupId !== null || !keepsTurn) && { state, reason }),
    candidateId: null,
    matchedName: null,
    likelihood: null,
    lookupId: null,
    lookupStatus: null,
    progress: null,
  };
}

/** How many rows of a bulk there are in each state, as `listBulkRows` shows them. */
export async function countBulkRows(
  db: Db,
  bulkId: string,
  hidden: Hidden,
): Promise<Partial<Readonly<Record<RowState, number>>>> {
  const { rows } = await sql<{ state: RowState; count: number; hidden: number }>`
    with visible as materialized (${visibleLookupsOf(bulkId, -1)})
    select state, count(*)::int as count, count(*) filter (where
      case when ${keepsTurn(hidden)} then false
      when lookup_id is not null then not exists (select 1 from visible where visible.id = bulk_row.lookup_id)
      when ${nearest(hidden)} is not null then not exists (select 1 from candidate
        where candidate.id = ${nearest(hidden)} and ${unsuppressed("candidate.suppression_keys")})
      else false end)::int as hidden
    from bulk_row where bulk_id = ${bulkId} group by state
  `.execute(db);
  const counts: Partial<Record<RowState, number>> = {};
  for (const row of rows) {
    counts[row.state] = (counts[row.state] ?? 0) + row.count - row.hidden;
    if (row.hidden > 0) counts[hidden.state] = (counts[hidden.state] ?? 0) + row.hidden;
  }
  return counts;
}

/**
 * What each bulk has spent on people who are hidden, as it was counted in `settleRows` and `cancelRows`; a bulk without any is
 * not in the answer.
 *
 * @param local sources that are asked inside the house: no questions are counted for them
 */
export async function readHiddenSpending(
  db: Db,
  bulkIds: readonly string[],
  local: readonly string[],
): Promise<ReadonlyMap<string, { readonly lookups: number; readonly questions: number; readonly credits: number }>> {
  const { rows } = await sql<{ id: string; lookups: number; questions: number; credits: number }>`
    select bulk_row.bulk_id as id, count(*)::int as lookups,
      sum(${questionsOfRow(local)})::int as questions,
      count(*) filter (where bulk_row.state <> 'running' and lookup.credit = 'charged')::int as credits
    from bulk_row join lookup on lookup.id = bulk_row.lookup_id
    where bulk_row.bulk_id = any(${[...bulkIds]}::uuid[]) and bulk_row.own_lookup
      and not ${unsuppressed("lookup.suppression_keys")}
    group by bulk_row.bulk_id
  `.execute(db);
  return new Map(rows.map(({ id, ...spent }) => [id, spent]));
}

/** What was counted for rows whose lookup has ended, as in `settleRows` and `cancelRows`. */
export async function spentOnRow(
  db: Db,
  bulkId: string,
  numbers: readonly number[],
  local: readonly string[],
): Promise<{ readonly lookups: number; readonly questions: number; readonly credits: number }> {
  const { rows } = await sql<{ lookups: number; questions: number; credits: number }>`
    select count(*)::int as lookups, coalesce(sum(${questionsOfRow(local)}), 0)::int as questions,
      count(*) filter (where bulk_row.state <> 'running' and lookup.credit = 'charged')::int as credits
    from bulk_row join lookup on lookup.id = bulk_row.lookup_id
    where bulk_row.bulk_id = ${bulkId} and bulk_row.number = any(${[...numbers]}::int[]) and bulk_row.own_lookup
  `.execute(db);
  return rows[0] ?? { lookups: 0, questions: 0, credits: 0 };
}

const questionsOfRow = (local: readonly string[]) => sql`case bulk_row.state when 'running' then 0
  when 'cancelled' then coalesce(bulk_row.questions, 0)
  else (select count(*) from probe where probe.lookup_id = lookup.id and probe.outcome not in ('skipped', 'suppressed')
    and not (probe.connector = any(${[...local]}::text[]))) end`;

/** A row that waits for its turn. */
export interface WaitingRow {
  readonly number: number;
  readonly given: unknown;
}

export async function listWaitingRows(db: Db, bulkId: string, limit: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select number, given from bulk_row where bulk_id = ${bulkId} and state = 'waiting' order by number limit ${limit}
  `.execute(db);
  return rows;
}

/** What becomes of a row that waits. */
export interface RowTurn {
  readonly state: Exclude<RowState, "waiting">;
  readonly reason?: string;
  readonly person?: string;
  readonly candidateId?: string | null;
  readonly likelihood?: number | null;
  readonly lookupId?: string;
  readonly ownLookup?: boolean;
  readonly questions?: number | null;
}

/** Gives a row that waits its turn. False, and nothing written, where it has had it. */
export async function takeRow(db: Db, bulkId: string, number: number, turn: RowTurn): Promise<boolean> {
  const row = await db
    .updateTable("bulk_row")
    .set({
      state: turn.state,
      reason: turn.reason ?? null,
      person: turn.person ?? null,
      candidate_id: turn.candidateId ?? null,
      likelihood: turn.likelihood ?? null,
      lookup_id: turn.lookupId ?? null,
      own_lookup: turn.ownLookup ?? false,
      questions: turn.questions ?? null,
    })
    .where("bulk_id", "=", bulkId)
    .where("number", "=", number)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

/** The row of a bulk whose lookup is that of a person already: a later row of the person shares it. */
export async function findRowOfPerson(
  db: Db,
  bulkId: string,
  person: string,
): Promise<{ readonly number: number; readonly lookupId: string } | null> {
  const { rows } = await sql<{ number: number; lookupId: string }>`
    select number, lookup_id as "lookupId" from bulk_row
    where bulk_id = ${bulkId} and person = ${person} and lookup_id is not null order by number limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/** The lookups of a bulk that have not ended, and the questions that are set aside for them. */
export async function countUnderWay(
  db: Db,
  bulkId: string,
): Promise<{ readonly lookups: number; readonly questions: number }> {
  const { rows } = await sql<{ lookups: number; questions: number }>`
    select count(*)::int as lookups, coalesce(sum(questions), 0)::int as questions
    from bulk_row where bulk_id = ${bulkId} and state = 'running' and own_lookup
  `.execute(db);
  return rows[0] ?? { lookups: 0, questions: 0 };
}

/** What the lookups that were settled have cost. */
export interface Settled {
  readonly rows: readonly { readonly number: number; readonly state: RowState }[];
  readonly questions: number;
  readonly credits: number;
}

/**
 * Rows whose lookups have ended become done or failed. Nobody can tell any more what a cancelled one has asked: all that was set
 * aside for it counts as asked.
 *
 * @param local sources that are asked inside the house: no questions are counted for them
 */
export async function settleRows(db: Db, bulkId: string, local: readonly string[]): Promise<Settled> {
  const { rows } = await sql<{ number: number; state: RowState; own: boolean; questions: number; charged: boolean }>`
    with ended as materialized (
      select lookup.id, lookup.status, lookup.credit = 'charged' as charged, lookup.error_message,
        (select count(*)::int from probe where probe.lookup_id = lookup.id and probe.outcome not in ('skipped', 'suppressed')
          and not (probe.connector = any(${[...local]}::text[]))) as asked
      from lookup
      where lookup.id in (select lookup_id from bulk_row where bulk_id = ${bulkId} and state = 'running')
        and lookup.status not in ('queued', 'running')
    ), settled as (
      update bulk_row set
        state = case ended.status when 'success' then 'done' when 'expired' then 'done'
          when 'cancelled' then 'cancelled' else 'failed' end,
        reason = coalesce(bulk_row.reason, ended.error_message)
      from ended where bulk_row.bulk_id = ${bulkId} and bulk_row.state = 'running' and bulk_row.lookup_id = ended.id
      returning bulk_row.number, bulk_row.state, bulk_row.own_lookup as own, bulk_row.questions, ended.asked, ended.charged
    )
    select number, state, own, coalesce(charged, false) as charged,
      case state when 'cancelled' then coalesce(questions, 0) else asked end as questions
    from settled
  `.execute(db);
  const own = rows.filter((row) => row.own);
  return {
    rows: rows.map(({ number, state }) => ({ number, state })),
    questions: own.reduce((sum, { questions }) => sum + questions, 0),
    credits: own.filter(({ charged }) => charged).length,
  };
}

/** The lookups of a bulk that have not ended. */
export async function listLookupsUnderWay(db: Db, bulkId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct lookup_id as id from bulk_row where bulk_id = ${bulkId} and state = 'running' and lookup_id is not null
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Rows that wait will not have their turn any more, and what is set aside for those under way counts as spent. */
export async function cancelRows(db: Db, bulkId: string): Promise<void> {
  await spendSetAside(db, sql`bulk_row.bulk_id = ${bulkId}`);
  await sql`
    update bulk_row set state = 'cancelled' where bulk_id = ${bulkId} and state in ('waiting', 'running')
  `.execute(db);
}

/**
 * Counts what was set aside for rows under way, whose lookups are about to go, as spent: nobody can tell afterwards what they
 * asked. A lookup that was charged has cost a credit.
 */
export async function spendOnRowsOf(db: Db, lookupIds: readonly string[]): Promise<void> {
  const ids = sql`${[...lookupIds]}::uuid[]`;
  await sql`
    select 1 from bulk where id in (select bulk_id from bulk_row where lookup_id = any(${ids})) order by id for update
  `.execute(db);
  await spendSetAside(db, sql`bulk_row.lookup_id = any(${ids})`);
}

async function spendSetAside(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update bulk set questions = bulk.questions + spent.questions, credits = bulk.credits + spent.credits
    from (select bulk_row.bulk_id, coalesce(sum(bulk_row.questions), 0)::int as questions,
        (count(*) filter (where lookup.credit = 'charged'))::int as credits
      from bulk_row join lookup on lookup.id = bulk_row.lookup_id
      where ${which} and bulk_row.state = 'running' and bulk_row.own_lookup group by bulk_row.bulk_id) as spent
    where bulk.id = spent.bulk_id
  `.execute(db);
}

/** Takes a lookup's person out of the rows that it was made for: its erasure is theirs. Returns how many rows. */
export async function forgetRowsOf(db: Db, lookupId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update bulk_row set state = 'erased', given = '{}', reason = null, person = null, candidate_id = null,
      likelihood = null, lookup_id = null
    where lookup_id = ${lookupId}
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
