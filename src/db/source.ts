import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, sealText } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { takeLookupKey } from "./data-key.ts";
import { isDistributed } from "./distributed.ts";
import { insertRows, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";

/** A source as the rate limit and the circuit breaker know it. */
export interface SourceScope {
  /** The connector's name; with a keyed hash of the host where one connector asks many. */
  readonly scope: string;
  readonly connector: string;
  readonly requestsPerMinute: number;
}

export type Reservation =
  | { readonly state: "granted"; readonly waitMs: number }
  /** The limit leaves no room within the time the caller has: so long, and there is some. */
  | { readonly state: "busy"; readonly freeInMs: number }
  /** The source itself asked to be left alone for longer than the caller has time: so long, and in which words that is told. */
  | { readonly state: "held"; readonly freeInMs: number; readonly because: string }
  /** The source failed too often lately: it is left alone for a while. */
  | { readonly state: "open" };

/** Failures in a row that open a circuit. Reasoned: one is an accident, five are a state. */
const MAX_FAILURES = 5;
/** How long an open circuit stays so at first; each further failure doubles it. */
const FIRST_OPEN_SECONDS = 60;
const MAX_OPEN_SECONDS = 3_600;
/** While one request tries a source whose circuit was open, the others wait this long. */
const TRIAL_SECONDS = 30;
/** A request weighs a twentieth in the error rate: the rate tells of the last twenty or so. */
const RATE_WINDOW = 20;

/**
 * Takes the next place in a source's queue, in every process that shares the database: the generic cell rate
 * algorithm (ITU-T I.371, annex A) in one statement. A twelfth of a minute's requests may go at once.
 *
 * @param mostMs how long the caller can wait for its turn; a place further away is not taken
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
  const refused = await sql<{ open: boolean | null; free_ms: number; because: string | null }>`
    select opened_until > clock_timestamp() as open,
      (extract(epoch from arrival - clock_timestamp()) * 1000)::float8 as free_ms,
      case when held_until > clock_timestamp() + ${milliseconds(mostMs)} then held_because end as because
    from source_state where scope = ${source.scope}
  `.execute(db);
  const [state] = refused.rows;
  if (state?.open === true) return { state: "open" };
  const freeInMs = Math.max(0, (state?.free_ms ?? 0) - toleranceMs);
  const because = state?.because ?? null;
  return because === null ? { state: "busy", freeInMs } : { state: "held", freeInMs, because };
}

/**
 * Takes places in the queues of several sources at once, as `reserveRequest` does one by one.
 *
 * @returns one reservation for each, in their order
 */
export async function reserveRequests(
  db: Db,
  asks: readonly { readonly source: SourceScope; readonly mostMs: number }[],
): Promise<Reservation[]> {
  const reservations = new Map<object, Reservation>();
  // One statement writes a row once: places with one source are taken one after the other.
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

/** Of sources that are known, whose circuit is closed and which have room: how long to wait, by scope. */
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

/** The rows of `given`, locked in the order of their names: two that write several never wait for each other in a circle. */
const HELD = sql`held as materialized (
  select source_state.scope from source_state join given on given.scope = source_state.scope
  order by source_state.scope for no key update of source_state)`;

/**
 * Nobody asks the source again before so many milliseconds have passed: it said so itself. Of two that it said the later one holds.
 *
 * @param because what those who come meanwhile are told, with the time
 */
export async function holdSource(db: Db, source: SourceScope, forMs: number, because: string): Promise<void> {
  const wait = milliseconds(forMs + burstTolerance(source));
  const until = sql`clock_timestamp() + ${milliseconds(forMs)}`;
  await sql`
    update source_state set arrival = greatest(arrival, clock_timestamp() + ${wait}),
      held_because = case when held_until >= ${until} then held_because else ${because} end,
      held_until = greatest(held_until, ${until})
    where scope = ${source.scope}
  `.execute(db);
}

/** With another key a source may be asked at once, whatever became of the key before. */
export async function releaseSource(db: Db, connector: string): Promise<void> {
  await sql`
    update source_state set arrival = clock_timestamp(), failures = 0, opened_until = null, held_until = null, held_because = null
    where connector = ${connector}
  `.execute(db);
}

/** One request as it ended. */
export interface SentRequest {
  /** `null` if a search asked, not a lookup. */
  readonly lookupId: string | null;
  /** Without secrets; `null` if no lookup would take it with it when it is erased. */
  readonly url: string | null;
  readonly status: number | null;
  /** In our words; `null` if the source answered. */
  readonly failure: string | null;
  readonly attempt: number;
  readonly bytes: number;
  readonly ms: number;
  readonly answerKey: string | null;
  readonly at: Date;
}

/**
 * A request with the source it went to and what it says of that source's health, by which its circuit opens: nothing, where the
 * source's limit or a refusal of ours ended it. In the error rate every request counts, as it ended.
 */
export interface LoggedRequest {
  readonly source: SourceScope;
  readonly request: SentRequest;
  readonly counts: "success" | "failure" | "nothing";
}

/** Writes requests to the log and what they say about their sources: five failures in a row open a circuit. */
export async function recordRequests(db: Db, keyring: Keyring, entries: readonly LoggedRequest[]): Promise<void> {
  if (entries.length === 0) return;
  const keys = await takeKeys(db, keyring, entries);
  const [first = [], ...more] = countingRounds(entries);
  if (await isDistributed(db)) {
    // The log asks for its lookups, on other servers; one statement about them takes no moving clock.
    await loggingOf(entries, keys, TRUE).execute(db);
    await countRequests(db, first);
  } else {
    await sql`with logged as (${loggingOf(entries, keys, TRUE)}), ${countingOf(first, TRUE)} select 1`.execute(db);
  }
  for (const round of more) await countRequests(db, round);
}

/** The keys of the lookups that these requests are of; none of one that is gone, of which nothing is written. */
async function takeKeys(db: Db, keyring: Keyring, entries: readonly LoggedRequest[]): Promise<Map<string, DataKey>> {
  const keys = new Map<string, DataKey>();
  for (const id of new Set(entries.flatMap(({ request: { lookupId, url } }) => (url && lookupId) || []))) {
    const key = await takeLookupKey(db, keyring, id);
    if (key !== null) keys.set(id, key);
  }
  return keys;
}

/** @param entries of different sources */
export async function countRequests(db: Db, entries: readonly LoggedRequest[]): Promise<void> {
  await sql`with ${countingOf(entries, TRUE)} select 1`.execute(db);
}

const TRUE = sql<SqlBool>`true`;

function sealUrl(url: string | null, key: DataKey | undefined): string | null {
  return url === null || key === undefined ? null : sealText(key, "outbound_request", url);
}

/** One statement writes a row once: requests of one source are told one after the other. */
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
 * The statement that writes requests to the log, where a condition holds.
 *
 * @param keys of their lookups: an address says whom it asks about, and is sealed
 */
export function loggingOf(
  entries: readonly LoggedRequest[],
  keys: ReadonlyMap<string, DataKey>,
  where: RawBuilder<SqlBool>,
) {
  const rows = entries.map(({ source, request: { lookupId, answerKey, at, url, ...rest } }) => ({
    lookup_id: lookupId,
    url: sealUrl(url, keys.get(lookupId ?? "")),
    connector: source.connector,
    answer_key: answerKey,
    requested_at: at,
    ...rest,
  }));
  const lookupIds = [...new Set(rows.flatMap(({ lookup_id: id }) => id ?? []))];
  return sql`
    insert into outbound_request
      (lookup_id, connector, url, status, failure, attempt, bytes, ms, answer_key, requested_at)
    select lookup_id, connector, url, status, failure, attempt, bytes, ms, answer_key, requested_at
    from json_populate_recordset(null::outbound_request, ${writeJson(rows)}::json) as sent
    where ${where} and (lookup_id is null or lookup_id in (select id from lookup where id = any(${lookupIds}::uuid[])))
  `;
}

/**
 * Parts of a statement, behind `with`, that count what requests say about their sources, where a condition holds.
 *
 * @param entries of different sources
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

/** Notes members of a connector's answers that no reader knows. Names only, never values. */
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

/** How one connector's sources fared, over all its hosts. */
export interface SourceHealth {
  readonly connector: string;
  readonly requests: number;
  /** 0 to 1, of the last twenty or so. */
  readonly errorRate: number;
  readonly lastSuccessAt: Date | null;
  readonly lastFailureAt: Date | null;
  /** Sources (hosts) whose circuit is open, and how many there are. */
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

/** How the latest request of each source failed, of the last thousand of all; nothing for one that answered since. */
export async function listLastErrors(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ connector: string; failure: string | null }>`
    select distinct on (connector) connector, failure
    from (select id, connector, failure from outbound_request order by id desc limit 1000) as latest
    order by connector, id desc
  `.execute(db);
  return new Map(rows.flatMap(({ connector, failure }) => (failure === null ? [] : [[connector, failure] as const])));
}

/** Members that no reader knows, by connector: `kind member`. */
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

/** How far before its place in the queue a request may go, so that a few may go at once. */
function burstTolerance({ requestsPerMinute }: SourceScope): number {
  return (Math.max(1, Math.floor(requestsPerMinute / 12)) - 1) * (60_000 / requestsPerMinute);
}

function milliseconds(count: number) {
  return sql`${count}::float8 * interval '1 millisecond'`;
}
