import { sql } from "kysely";
import type { RowState } from "../domain/bulk.ts";
import type { RowTurn } from "./bulk-row.ts";
import { insertLookup, type StoredLookup } from "./lookup.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** A row with a hidden lookup, in a bulk that looks everybody up. */
export interface HiddenRow {
  readonly number: number;
  readonly state: RowState;
  readonly given: unknown;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/**
 * Bulks that look everybody up and have rows whose lookups are hidden, or whose replacement lookups are not settled;
 * oldest first.
 */
export async function listBulksWithHidden(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as materialized (
      select bulk.id, bulk.created_at, bulk_row.lookup_id, bulk.status <> 'running' and bulk_row.state = 'running' as unsettled
      from bulk join bulk_row on bulk_row.bulk_id = bulk.id
      where bulk.unmatched = 'lookUp' and bulk.status <> 'reading' and bulk_row.lookup_id is not null
    ), asked as materialized (
      select lookup.id, lookup.asks_nobody, lookup.status not in ('queued', 'running', 'expired')
        and not ${unsuppressed("lookup.suppression_keys")} as hidden
      from lookup where lookup.id in (select lookup_id from given)
    )
    select given.id from given join asked on asked.id = given.lookup_id
    where asked.hidden or (given.unsettled and asked.asks_nobody)
    group by given.id, given.created_at order by given.created_at, given.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A bulk's rows whose lookups have ended and are hidden, in order. */
export async function listHiddenRows(db: Db, bulkId: string): Promise<HiddenRow[]> {
  const { rows } = await sql<HiddenRow>`
    select bulk_row.number, bulk_row.state, bulk_row.given, lookup.created_at as "createdAt", lookup.finished_at as "finishedAt"
    from bulk_row join lookup on lookup.id = bulk_row.lookup_id
    where bulk_row.bulk_id = ${bulkId} and lookup.status not in ('queued', 'running', 'expired')
      and not ${unsuppressed("lookup.suppression_keys")}
    order by bulk_row.number
  `.execute(db);
  return rows;
}

/** Rows of an unknown person, and the lookup that they have from now on. */
export interface UnknownRows {
  readonly bulkId: string;
  readonly person: string;
  /** The lookup is created for the first row. */
  readonly rows: readonly { readonly number: number; readonly state: RowState }[];
  /** Why each shares that lookup; `null` for the first. */
  readonly reasons: readonly (Required<Pick<RowTurn, "reason" | "why">> | null)[];
}

/** Gives rows a lookup about somebody unknown in place of the hidden one. */
export async function giveLookup(
  db: Db,
  { bulkId, person, rows, reasons }: UnknownRows,
  lookup: Omit<StoredLookup, "progress" | "revision" | "worker" | "run">,
): Promise<void> {
  if (!(await insertLookup(db, lookup))) throw new Error("a lookup without keys was hidden");
  const isOver = lookup.status === "cancelled";
  for (const [index, { number, state }] of rows.entries()) {
    const { reason = null, why = null } = reasons[index] ?? {};
    await sql`
      update bulk_row set state = ${isOver ? state : "running"}, reason = ${reason},
        why = ${why === null ? null : JSON.stringify(why)}::json, person = ${person}, candidate_id = null, likelihood = null,
        lookup_id = ${lookup.id}, own_lookup = ${index === 0}, questions = ${index === 0 ? sql`questions` : null}
      where bulk_id = ${bulkId} and number = ${number}
    `.execute(db);
  }
}

/** A bulk's lookups that contact no source and have not ended. */
export async function listUnknownUnderWay(db: Db, bulkId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct lookup.id from bulk_row join lookup on lookup.id = bulk_row.lookup_id
    where bulk_row.bulk_id = ${bulkId} and lookup.asks_nobody and lookup.status in ('queued', 'running')
      and lookup.finished_at is not null
  `.execute(db);
  return rows.map(({ id }) => id);
}
