import type { LedgerReason } from "../domain/ledger-reason.ts";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, sealText } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { takeLookupKey } from "./data-key.ts";
import { isDistributed } from "./distributed.ts";
import { readReasons, writeReasons } from "./ledger-reasons.ts";
import { insertRows, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";

/** The unit to which the rate limit and the circuit breaker apply. */
export interface SourceScope {
  /** The connector's name; followed by a keyed hash of the host if the connector asks many hosts. */
  readonly scope: string;
  readonly connector: string;
  readonly requestsPerMinute: number;
}

export type Reservation =
  | { readonly state: "granted"; readonly waitMs: number }
  /** The rate limit leaves no room within the caller's time; there is some in `freeInMs`. */
  | { readonly state: "busy"; readonly freeInMs: number }
  /** The source itself asked to be left alone for longer than the caller's time; `because` says so in words. */
  | { readonly state: "held"; readonly freeInMs: number; readonly because: readonly LedgerReason[] }
  /** The source has failed too often lately and is left alone for a while. */
  | { readonly state: "open" };

/** Failures in a row that open a circuit. An estimate: one failure is an accident, five are a condition. */
const MAX_FAILURES = 5;
/** How long a circuit stays open at first; each further failure doubles it. */
const FIRST_OPEN_SECONDS = 60;
const MAX_OPEN_SECONDS = 3_600;
/** While one request tests a source whose circuit was open, the others wait this long. */
const TRIAL_SECONDS = 30;
/** A request has a weight of one twentieth in the error rate, which therefore reflects roughly the last twenty. */
const RATE_WINDOW = 20;

/**
 * Takes the next place in a source's queue, which all processes that use the database share: the generic cell rate
 * algorithm (ITU-T I.371, annex A) in one statement. Up to a twelfth of a minute's requests may be sent at once.
 *
 * @param mostMs how long the caller can wait for its turn; a later place is not taken
 */
export async function reserveRequest(db: Db, source: SourceScope, mostMs: number): Promise<Reservation> {
  const intervalMs = 60_000 / source.requestsPerMinute;
  const toleranceMs = burstTolerance(source);
  const granted = await sql<{ wait_ms: number }>`
    insert into source_state as source (scope, connector, arrival)
    values (${source.scope}, ${source.connector}, clock_timestamp() + ${milliseconds(intervalMs)})
    on conflict (scope) do update set
      arrival = greatest(source.arrival, clock_timestamp()) + ${milliseconds(intervalMs)},
      opened_until = case when source.opened_until is null then null
        else clock_timestamp() + ${milliseconds(TRIAL_SECONDS * 1_000)} end
    where (source.opened_until is null or source.opened_until <= clock_timestamp())
      and source.arrival <= clock_timestamp() + ${milliseconds(toleranceMs + mostMs)}
    returning (extract(epoch from arrival - clock_timestamp()) * 1000)::float8 as wait_ms
  `.execute(db);
  const [row] = granted.rows;
  if (row) return { state: "granted", waitMs: Math.max(0, row.wait_ms - intervalMs - toleranceMs) };
  const refused = await sql<{ open: boolean | null; free_ms: number; because: readonly LedgerReason[] | null }>`
    select opened_until > clock_timestamp() as open,
      (extract(epoch from arrival - clock_timestamp()) * 1000)::float8 as free_ms,
      case when held_until > clock_timestamp() + ${milliseconds(mostMs)} then ${readReasons("held_because", "held_why")} end as because
    from source_state where scope = ${source.scope}
  `.execute(db);
  const [state] = refused.rows;
  if (state?.open === true) return { state: "open" };
  const freeInMs = Math.max(0, (state?.free_ms ?? 0) - toleranceMs);
  const because = state?.because ?? null;
  return because === null ? { state: "busy", freeInMs } : { state: "held", freeInMs, because };
}

/**
 * Takes places in the queues of several sources at once, like `reserveRequest` for one.
 *
 * @returns one reservation for each, in the same order
 */
export async function reserveRequests(
  db: Db,
  asks: readonly { readonly source: SourceScope; readonly mostMs: number }[],
): Promise<Reservation[]> {
  const reservations = new Map<object, Reservation>();
  // A statement can write a row only once, so several places with one source are taken one after the other.
  for (let left = [...asks]; left.length > 0; left = left.filter((ask) => !reservations.has(ask))) {
    const round = [...new Map(left.toReversed().map((ask) => [ask.source.scope, ask])).values()];
    const waits = round.length > 1 ? await takePlaces(db, round) : new Map<string, number>();
    for (const ask of round) {
      const waitMs = waits.get(ask.source.scope);
      const reservation =
        waitMs === undefined
          ? await reserveRequest(db, ask.source, ask.mostMs)
          : { state: "granted" as const, waitMs: Math.max(0, waitMs) };
      reservations.set(ask, reservation);
    }
  }
  return asks.map((ask) => reservations.get(ask) as Reservation);
}

/** How long to wait, by scope, for those sources that are known, have a closed circuit and have room. */
async function takePlaces(
  db: Db,
  asks: readonly { readonly source: SourceScope; readonly mostMs: number }[],
): Promise<ReadonlyMap<string, number>> {
  const rows = asks.map(({ source, mostMs }) => ({
    scope: source.scope,
    step: 60_000 / source.requestsPerMinute,
    reach: burstTolerance(source) + mostMs,
    early: 60_000 / source.requestsPerMinute + burstTolerance(source),
  }));
  const taken = await sql<{ scope: string; wait_ms: number }>`
    with given as (
      select * from json_to_recordset(${writeJson(rows)}::json) as given (scope text, step float8, reach float8, early float8)
    ), ${HELD}
    update source_state as source set
      arrival = greatest(source.arrival, clock_timestamp()) + given.step * interval '1 millisecond',
      opened_until = case when source.opened_until is null then null
        else clock_timestamp() + ${milliseconds(TRIAL_SECONDS * 1_000)} end
    from given join held on held.scope = given.scope
    where source.scope = given.scope
      and (source.opened_until is null or source.opened_until <= clock_timestamp())
      and source.arrival <= clock_timestamp() + given.reach * interval '1 millisecond'
    returning source.scope,
      (extract(epoch from source.arrival - clock_timestamp()) * 1000 - given.early)::float8 as wait_ms
  `.execute(db);
  return new Map(taken.rows.map((row) => [row.scope, row.wait_ms]));
}

/** Locks the rows of `given` in the order of their names, so that two statements that write several cannot deadlock. */
const HELD = sql`held as materialized (
  select source_state.scope from source_state join given on given.scope = source_state.scope
  order by source_state.scope for no key update of source_state)`;

/**
 * Keeps everybody from asking the source for this many milliseconds, because it asked for that itself. If it asks
 * again, the later time counts.
 *
 * @param because what those who want to ask meanwhile are told, with the time
 */
export async function holdSource(
  db: Db,
  source: SourceScope,
  forMs: number,
  because: readonly LedgerReason[],
): Promise<void> {
  const wait = milliseconds(forMs + burstTolerance(source));
  const { text, why } = writeReasons(because);
  const until = sql`clock_timestamp() + ${milliseconds(forMs)}`;
  await sql`
    update source_state set arrival = greatest(arrival, clock_timestamp() + ${wait}),
      held_because = case when held_until >= ${until} then held_because else ${text} end,
      held_why = case when held_until >= ${until} then held_why else ${writeJson(why)}::json end,
      held_until = greatest(held_until, ${until})
    where scope = ${source.scope}
  `.execute(db);
}

/** After a change of its key, a source may be asked at once, whatever happened with the previous key. */
export async function releaseSource(db: Db, connector: string): Promise<void> {
  await sql`
    update source_state set arrival = clock_timestamp(), failures = 0, opened_until = null, held_until = null, held_because = null, held_why = null
    where connector = ${connector}
  `.execute(db);
}

/** A finished request. */
export interface SentRequest {
  /** `null` if it was made for a search. */
  readonly lookupId: string | null;
  /** Without secrets; `null` if there is no lookup whose erasure would delete it. */
  readonly url: string | null;
  readonly status: number | null;
  /** `null` if the source answered. */
  readonly failure: readonly LedgerReason[] | null;
  readonly attempt: number;
  readonly bytes: number;
  readonly ms: number;
  readonly answerKey: string | null;
  readonly at: Date;
}

/**
 * A request, the source it went to, and what it says about that source's health, which opens its circuit: `nothing` if
 * it ended because of the source's limit or our own refusal. The error rate counts every request by how it ended.
 */
export interface LoggedRequest {
  readonly source: SourceScope;
  readonly request: SentRequest;
  readonly counts: "success" | "failure" | "nothing";
}

/** Writes requests to the log and counts what they say about their sources: five failures in a row open a circuit. */
export async function recordRequests(db: Db, keyring: Keyring, entries: readonly LoggedRequest[]): Promise<void> {
  if (entries.length === 0) return;
  const keys = await takeKeys(db, keyring, entries);
  const [first = [], ...more] = countingRounds(entries);
  if (await isDistributed(db)) {
    // The log reads lookups on other servers, and a statement that does so may not use a volatile clock.
    await loggingOf(entries, keys, TRUE).execute(db);
    await countRequests(db, first);
  } else {
    await sql`with logged as (${loggingOf(entries, keys, TRUE)}), ${countingOf(first, TRUE)} select 1`.execute(db);
  }
  for (const round of more) await countRequests(db, round);
}

/** The data keys of these requests' lookups; none for a lookup that is gone, whose requests are not logged. */
async function takeKeys(db: Db, keyring: Keyring, entries: readonly LoggedRequest[]): Promise<Map<string, DataKey>> {
  const keys = new Map<string, DataKey>();
  for (const id of new Set(entries.flatMap(({ request: { lookupId, url } }) => (url && lookupId) || []))) {
    const key = await takeLookupKey(db, keyring, id);
    if (key !== null) keys.set(id, key);
  }
  return keys;
}

/** @param entries each from a different source */
export async function countRequests(db: Db, entries: readonly LoggedRequest[]): Promise<void> {
  await sql`with ${countingOf(entries, TRUE)} select 1`.execute(db);
}

const TRUE = sql<SqlBool>`true`;

function sealUrl(url: string | null, key: DataKey | undefined): string | null {
  return url === null || key === undefined ? null : sealText(key, "outbound_request", url);
}

/** A statement can write a row only once, so requests to one source are counted one after the other. */
export function countingRounds(entries: readonly LoggedRequest[]): readonly (readonly LoggedRequest[])[] {
  const rounds: LoggedRequest[][] = [];
  const told = new Map<string, number>();
  for (const entry of entries) {
    const round = told.get(entry.source.scope) ?? 0;
    told.set(entry.source.scope, round + 1);
    (rounds[round] ??= []).push(entry);
  }
  return rounds;
}

/**
 * The statement that writes requests to the log, if a condition holds.
 *
 * @param keys of their lookups, because a URL reveals whom it asks about and is sealed
 */
export function loggingOf(
  entries: readonly LoggedRequest[],
  keys: ReadonlyMap<string, DataKey>,
  where: RawBuilder<SqlBool>,
) {
  const rows = entries.map(({ source, request: { lookupId, answerKey, at, url, failure, ...rest } }) => ({
    lookup_id: lookupId,
    url: sealUrl(url, keys.get(lookupId ?? "")),
    connector: source.connector,
    answer_key: answerKey,
    requested_at: at,
    failure: writeReasons(failure ?? []).text,
    why: failure,
    ...rest,
  }));
  const lookupIds = [...new Set(rows.flatMap(({ lookup_id: id }) => id ?? []))];
  return sql`
    insert into outbound_request
      (lookup_id, connector, url, status, failure, why, attempt, bytes, ms, answer_key, requested_at)
    select lookup_id, connector, url, status, failure, why, attempt, bytes, ms, answer_key, requested_at
    from json_populate_recordset(null::outbound_request, ${writeJson(rows)}::json) as sent
    where ${where} and (lookup_id is null or lookup_id in (select id from lookup where id = any(${lookupIds}::uuid[])))
  `;
}

/**
 * CTEs that count what requests say about their sources, if a condition holds.
 *
 * @param entries each from a different source
 */
export function countingOf(entries: readonly LoggedRequest[], where: RawBuilder<SqlBool>) {
  const rows = entries.map(({ source, request, counts }) => ({
    scope: source.scope,
    counts,
    failed: counts === "failure" || request.failure !== null,
    at: request.at,
  }));
  return sql`
    given as (
      select * from json_to_recordset(${writeJson(rows)}::json) as given (scope text, counts text, failed boolean, at timestamptz)
    ), ${HELD}, counted as (update source_state as source set
      failures = case counts when 'failure' then failures + 1 when 'success' then 0 else failures end,
      last_failure_at = case when failed then at else last_failure_at end,
      last_success_at = case counts when 'success' then at else last_success_at end,
      requests = requests + 1,
      error_rate = error_rate + (case when failed then 1 else 0 end - error_rate) / least(requests + 1, ${RATE_WINDOW}::int),
      opened_until = case counts when 'success' then null when 'nothing' then opened_until else case
        when failures + 1 < ${MAX_FAILURES}::int then opened_until
        else clock_timestamp() + interval '1 second' * least(${MAX_OPEN_SECONDS}::float8,
          ${FIRST_OPEN_SECONDS}::float8 * power(2, least(failures + 1 - ${MAX_FAILURES}::int, 10))) end end
    from given join held on held.scope = given.scope
    where source.scope = given.scope and ${where})
  `;
}

/** Records members of a connector's responses that no reader knows: only names, never values. */
export async function noteUnknownMembers(
  db: Db,
  connector: string,
  kind: string,
  members: readonly string[],
  at: Date,
): Promise<void> {
  await insertRows(
    db,
    "source_member",
    ["connector", "kind", "member", "first_seen"],
    members.map((member) => ({ connector, kind, member, first_seen: at })),
    "do nothing",
  );
}

/** How one connector's sources are doing, over all hosts. */
export interface SourceHealth {
  readonly connector: string;
  readonly requests: number;
  /** 0 to 1, over roughly the last twenty requests. */
  readonly errorRate: number;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  /** How many sources (hosts) have an open circuit, and how many there are. */
  readonly open: number;
  readonly scopes: number;
}

export async function listSourceHealth(db: Db): Promise<SourceHealth[]> {
  const rows = await sql<SourceHealth>`
    select connector, sum(requests)::float8 as requests,
      coalesce(sum(error_rate * requests) / nullif(sum(requests), 0), 0)::float8 as "errorRate",
      max(last_success_at) as "lastSuccessAt", max(last_failure_at) as "lastFailureAt",
      (count(*) filter (where opened_until > clock_timestamp()))::int as open, count(*)::int as scopes
    from source_state group by connector
  `.execute(db);
  return rows.rows;
}

/**
 * Why the latest request of each connector failed, among the last thousand requests of all; nothing for those that have
 * succeeded since.
 */
export async function listLastErrors(db: Db): Promise<ReadonlyMap<string, readonly LedgerReason[]>> {
  const { rows } = await sql<{ connector: string; why: readonly LedgerReason[] }>`
    select distinct on (connector) connector, ${readReasons("failure", "why")} as why
    from (select id, connector, failure, why from outbound_request order by id desc limit 1000) as latest
    order by connector, id desc
  `.execute(db);
  return new Map(rows.flatMap(({ connector, why }) => (why.length === 0 ? [] : [[connector, why] as const])));
}

/** Members that no reader knows, by connector, as `kind member`. */
export async function listUnknownMembers(db: Db): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom("source_member")
    .select(["connector", "kind", "member"])
    .orderBy("connector")
    .orderBy("kind")
    .orderBy("member")
    .execute();
  const grouped = Map.groupBy(rows, (row) => row.connector);
  return new Map([...grouped].map(([name, members]) => [name, members.map(({ kind, member }) => `${kind} ${member}`)]));
}

/** How far ahead of its place in the queue a request may be sent, so that a few may be sent at once. */
function burstTolerance({ requestsPerMinute }: SourceScope): number {
  return (Math.max(1, Math.floor(requestsPerMinute / 12)) - 1) * (60_000 / requestsPerMinute);
}

function milliseconds(count: number) {
  return sql`${count}::float8 * interval '1 millisecond'`;
}
