import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { RowReason, RowState } from "../domain/bulk.ts";
import type { Status } from "../domain/lookup.ts";
import { insertRows } from "./rows.ts";
import { isDistributed } from "./distributed.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** One person of a bulk, as stated in the file. */
export interface BulkRowDraft {
  readonly bulkId: string;
  /** Starts at 1. */
  readonly number: number;
  readonly line: number | null;
  /** The `candidate` of a lookup; `{}` for a line that could not be read. */
  readonly given: object;
  readonly state: "waiting" | "rejected";
  /** In English. */
  readonly reason: string | null;
  /** Keyed hashes of the person it describes. */
  readonly suppressionKeys: readonly string[];
}

/** A row as its caller may see it. */
export interface ShownBulkRow extends Omit<BulkRowDraft, "bulkId" | "state" | "given" | "suppressionKeys"> {
  readonly given: { readonly fullName?: string };
  readonly state: RowState;
  /** What `reason` says, as codes; `null` for what a line of the list or a lookup says of itself. */
  readonly why: readonly RowReason[] | null;
  readonly candidateId: string | null;
  /** The candidate's current name. */
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
 * How to show a row whose person is hidden. With `keepsTurn`, a row that never had a lookup keeps its state, because
 * rows of unknown people have that state too.
 */
export interface Hidden extends Pick<ShownBulkRow, "state" | "reason" | "why"> {
  readonly keepsTurn: boolean;
}

/**
 * Rows after a number, in order. A row whose person has since been suppressed or deleted is shown as `hidden` says, and
 * counts among the rows of that state.
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
  // One by one, until the page is full; all at once where lookups and candidates are on other servers.
  const [seen, known] = (await isDistributed(db))
    ? [sql`(select * from visible)`, sql`(select * from person)`]
    : [
        sql`lateral (select lookup.id, lookup.status, lookup.progress from lookup
          where lookup.id = bulk_row.lookup_id and ${unsuppressed("lookup.suppression_keys")})`,
        sql`lateral (select candidate.id, candidate.full_name from candidate
          where candidate.id = ${nearest(hidden)} and ${unsuppressed("candidate.suppression_keys")})`,
      ];
  const { rows } = await sql<ShownBulkRow & { readonly isHidden: boolean }>`
    with visible as materialized (${visibleLookupsOf(bulkId, after)}),
      person as materialized (${visiblePeopleOf(bulkId, after, hidden)})
    select bulk_row.number, bulk_row.line, bulk_row.given, bulk_row.state, bulk_row.reason, bulk_row.why,
      bulk_row.candidate_id as "candidateId", bulk_row.likelihood,
      case when bulk_row.candidate_id is not null then known.full_name end as "matchedName", bulk_row.lookup_id as "lookupId",
      seen.status as "lookupStatus", seen.progress, ${isHidden} as "isHidden"
    from bulk_row
    left join ${seen} as seen on seen.id = bulk_row.lookup_id
    left join ${known} as known on known.id = ${nearest(hidden)}
    where bulk_row.bulk_id = ${bulkId} and bulk_row.number > ${after} and ${ofState}
    order by bulk_row.number limit ${limit}
  `.execute(db);
  return rows.map(({ isHidden, ...row }) => (isHidden ? withoutPerson(row, hidden) : row));
}

/** The visible lookups of a bulk's rows after a number. */
function visibleLookupsOf(bulkId: string, after: number): RawBuilder<unknown> {
  return sql`select lookup.id, lookup.status, lookup.progress from lookup where lookup.id in (
    select lookup_id from bulk_row where bulk_id = ${bulkId} and number > ${after} and lookup_id is not null)
    and ${unsuppressed("lookup.suppression_keys")}`;
}

/** The visible candidates of a bulk's rows after a number. */
function visiblePeopleOf(bulkId: string, after: number, hidden: Hidden): RawBuilder<unknown> {
  return sql`select candidate.id, candidate.full_name from candidate where candidate.id in (
    select ${nearest(hidden)} from bulk_row where bulk_id = ${bulkId} and number > ${after})
    and ${unsuppressed("candidate.suppression_keys")}`;
}

/** The candidate of a row. Unless rows keep their state, also the closest candidate of an unmatched row. */
function nearest({ keepsTurn }: Hidden): RawBuilder<string | null> {
  if (keepsTurn) return sql`bulk_row.candidate_id`;
  return sql`coalesce(bulk_row.candidate_id, case when bulk_row.state = 'unmatched' then bulk_row.person::uuid end)`;
}

function keepsTurn(hidden: Hidden): RawBuilder<SqlBool> {
  return hidden.keepsTurn ? sql<SqlBool>`(bulk_row.lookup_id is null)` : sql<SqlBool>`false`;
}

function withoutPerson(row: ShownBulkRow, { state, reason, why, keepsTurn }: Hidden): ShownBulkRow {
  return {
    ...row,
    ...((row.lookupId !== null || !keepsTurn) && { state, reason, why }),
    candidateId: null,
    matchedName: null,
    likelihood: null,
    lookupId: null,
    lookupStatus: null,
    progress: null,
  };
}

/** How many rows of a bulk are in each state, as `listBulkRows` shows them. */
export async function countBulkRows(
  db: Db,
  bulkId: string,
  hidden: Hidden,
): Promise<Partial<Readonly<Record<RowState, number>>>> {
  const { rows } = await sql<{ state: RowState; count: number; hidden: number }>`
    with visible as materialized (${visibleLookupsOf(bulkId, -1)}),
      person as materialized (${visiblePeopleOf(bulkId, -1, hidden)})
    select state, count(*)::int as count, count(*) filter (where
      case when ${keepsTurn(hidden)} then false
      when lookup_id is not null then not exists (select 1 from visible where visible.id = bulk_row.lookup_id)
      when ${nearest(hidden)} is not null then not exists (select 1 from person where person.id = ${nearest(hidden)})
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
 * What each bulk has spent on people who are now hidden, as counted by `settleRows` and `cancelRows`. Bulks without any
 * are left out.
 *
 * @param local names of sources that ask nobody outside: their questions are not counted
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

/** What `settleRows` and `cancelRows` counted for rows whose lookups have ended. */
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

/** A row that is waiting to be processed. */
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

/** What happened to a waiting row. */
export interface RowTurn {
  readonly state: Exclude<RowState, "waiting">;
  readonly reason?: string;
  readonly why?: readonly RowReason[];
  readonly person?: string;
  readonly candidateId?: string | null;
  readonly likelihood?: number | null;
  readonly lookupId?: string;
  readonly ownLookup?: boolean;
  readonly questions?: number | null;
}

/** Records what happened to a waiting row. Returns false, and writes nothing, if it is no longer waiting. */
export async function takeRow(db: Db, bulkId: string, number: number, turn: RowTurn): Promise<boolean> {
  const row = await db
    .updateTable("bulk_row")
    .set({
      state: turn.state,
      reason: turn.reason ?? null,
      why: turn.why === undefined ? null : JSON.stringify(turn.why),
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

/** The row of a bulk whose lookup is already about a person: later rows about them share it. */
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

/** The lookups of a bulk that have not ended, and the questions reserved for them. */
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

/** What the settled lookups have cost. */
export interface Settled {
  readonly rows: readonly { readonly number: number; readonly state: RowState }[];
  readonly questions: number;
  readonly credits: number;
}

/**
 * Marks rows whose lookups have ended as done or failed. It is no longer known how many questions a cancelled lookup
 * asked, so everything reserved for it counts as asked.
 *
 * @param local names of sources that ask nobody outside: their questions are not counted
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

/**
 * Cancels waiting rows and, once those whose lookups have ended are settled, running ones, for which all the questions
 * that were reserved count as asked.
 */
export async function cancelRows(db: Db, bulkId: string): Promise<void> {
  await spendSetAside(db, sql`bulk_row.bulk_id = ${bulkId}`, sql`0`);
  await sql`
    update bulk_row set state = 'cancelled' where bulk_id = ${bulkId} and state in ('waiting', 'running')
  `.execute(db);
}

/** Makes cancelled rows running ones again, because their lookups had ended before they could be cancelled. */
export async function takeBackRows(db: Db, bulkId: string, lookupIds: readonly string[]): Promise<void> {
  await sql`
    update bulk_row set state = 'running'
    where bulk_id = ${bulkId} and state = 'cancelled' and lookup_id = any(${[...lookupIds]}::uuid[])
  `.execute(db);
}

/**
 * Counts what was reserved for running rows, whose lookups are about to be deleted, as spent, because afterwards nobody
 * can tell what they asked. A lookup that was charged has cost a credit.
 */
export async function spendOnRowsOf(db: Db, lookupIds: readonly string[]): Promise<void> {
  const ids = sql`${[...lookupIds]}::uuid[]`;
  await sql`
    select 1 from bulk where id in (select bulk_id from bulk_row where lookup_id = any(${ids})) order by id for update
  `.execute(db);
  await spendSetAside(
    db,
    sql`bulk_row.lookup_id = any(${ids})`,
    sql`(count(*) filter (where lookup.credit = 'charged'))::int`,
  );
}

async function spendSetAside(db: Db, which: RawBuilder<unknown>, credits: RawBuilder<unknown>): Promise<void> {
  await sql`
    update bulk set questions = bulk.questions + spent.questions, credits = bulk.credits + spent.credits
    from (select bulk_row.bulk_id, coalesce(sum(bulk_row.questions), 0)::int as questions,
        ${credits} as credits
      from bulk_row join lookup on lookup.id = bulk_row.lookup_id
      where ${which} and bulk_row.state = 'running' and bulk_row.own_lookup group by bulk_row.bulk_id) as spent
    where bulk.id = spent.bulk_id
  `.execute(db);
}

/**
 * Removes a lookup's person from the rows it was made for: erasing the lookup erases them too. Returns how many rows.
 */
export async function forgetRowsOf(db: Db, lookupId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update bulk_row set state = 'erased', given = '{}', reason = null, why = null, person = null, candidate_id = null,
      likelihood = null, lookup_id = null
    where lookup_id = ${lookupId}
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
