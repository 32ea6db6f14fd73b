import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Outcome } from "../domain/coverage.ts";
import type { IdentifierKind } from "../domain/identifier.ts";
import { insertionOf } from "./rows.ts";
import type { Db } from "./schema.ts";
import { ofVisibleLookup } from "./suppression.ts";

/** One connector asked about one identifier in one lookup, and how that ended. */
export interface StoredProbe {
  readonly lookupId: string;
  readonly connector: string;
  readonly identifierKind: IdentifierKind;
  readonly identifierValue: string;
  /** 0: what the lookup started from; then one more for each own record in between. */
  readonly depth: number;
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly ms: number;
  /** Requests that left the house, and bytes that came back; 0 where the probe sent none. */
  readonly attempts: number;
  readonly bytes: number;
  readonly position: number;
}

/** A probe as it is in the ledger. */
export interface ProbeEntry extends StoredProbe {
  /** Which of its captures could not be read, and why; `null` if all could. */
  readonly unread: string | null;
}

/** A probe with its place in the order in which probes ended. */
export interface EndedProbe extends StoredProbe {
  readonly sequence: number;
}

const COLUMNS = [
  "lookup_id as lookupId",
  "connector",
  "identifier_kind as identifierKind",
  "identifier_value as identifierValue",
  "depth",
  "outcome",
  "reason",
  "ms",
  "attempts",
  "bytes",
  "position",
] as const;

/**
 * The statement that writes probes, where a condition holds.
 *
 * @param where must carry the gate
 */
export function writingOfProbes(probes: readonly StoredProbe[], where: RawBuilder<SqlBool>) {
  return insertionOf(
    "probe",
    [
      "lookup_id",
      "connector",
      "identifier_kind",
      "identifier_value",
      "depth",
      "outcome",
      "reason",
      "ms",
      "attempts",
      "bytes",
      "position",
    ],
    probes.map((probe) => ({
      lookup_id: probe.lookupId,
      connector: probe.connector,
      identifier_kind: probe.identifierKind,
      identifier_value: probe.identifierValue,
      depth: probe.depth,
      outcome: probe.outcome,
      reason: probe.reason,
      ms: probe.ms,
      attempts: probe.attempts,
      bytes: probe.bytes,
      position: probe.position,
    })),
    { conflict: "do nothing", where },
  );
}

/** Probes that ended after the given place, in the order in which they ended. */
export async function listProbesAfter(db: Db, lookupId: string, sequence: number): Promise<EndedProbe[]> {
  const rows = await db
    .selectFrom("probe")
    .select([...COLUMNS, "sequence"])
    .where("lookup_id", "=", lookupId)
    .where("sequence", ">", sequence)
    .where(ofVisibleLookup("probe.lookup_id"))
    .orderBy("sequence")
    .execute();
  return rows as EndedProbe[];
}

/** How a source told that it knows nobody: milliseconds, requests that left the house, bytes that came back. */
export type Absence = Pick<StoredProbe, "ms" | "attempts" | "bytes">;

/**
 * How a source told lookups that were made lately that it knows nobody; and whether one of them asked the very same within a day,
 * of whom nobody was really asked.
 */
export async function listLatestAbsences(
  db: Db,
  { id, createdAt }: { readonly id: string; readonly createdAt: Date },
  { connector, kind, value }: { readonly connector: string; readonly kind: IdentifierKind; readonly value: string },
): Promise<{ readonly others: readonly Absence[]; readonly before: boolean }> {
  const { rows } = await sql<Absence & { readonly quiet: boolean }>`
    select probe.ms, probe.attempts, probe.bytes::float8 as bytes, latest.asks_nobody as quiet
    from (select id, asks_nobody, created_at from lookup where id <> ${id}::uuid order by id desc limit ${LATEST}) as latest
    join probe on probe.lookup_id = latest.id
    where connector = ${connector} and identifier_kind = ${kind} and outcome = 'absent' and attempts > 0
      and (not asks_nobody or (identifier_value = ${value} and created_at > ${new Date(createdAt.getTime() - DAY_MS)}))
  `.execute(db);
  return { others: rows.filter(({ quiet }) => !quiet), before: rows.some(({ quiet }) => quiet) };
}

/** So many lookups are a day of a busy installation, and read in milliseconds. */
const LATEST = 300;
const DAY_MS = 86_400_000;

/** Whether any source answered at all in a lookup: with the person, or that there is nobody. */
export async function hasAnswer(db: Db, lookupId: string): Promise<boolean> {
  const row = await db
    .selectFrom("probe")
    .select("sequence")
    .where("lookup_id", "=", lookupId)
    .where("outcome", "in", ["found", "absent"])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether any probe of a lookup sent a request, or was answered from the cache instead: then its log has rows. One about somebody
 * suppressed asks nobody, and says what one about somebody unknown would.
 *
 * @param outside the names of the connectors that ask outside
 */
export async function hasAskedOutside(
  db: Db,
  { id, asksNobody }: { readonly id: string; readonly asksNobody: boolean },
  outside: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbound_request where lookup_id = ${id}
    union all select 1 from probe where ${asksNobody} and lookup_id = ${id} and outcome = 'absent'
      and connector = any(${[...outside]}::text[]) limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Notes which probes brought captures that cannot be read, by the probes' positions; what was noted of others is withdrawn. */
export async function noteUnread(db: Db, lookupId: string, unread: ReadonlyMap<number, string>): Promise<void> {
  const noted = JSON.stringify(Object.fromEntries(unread));
  await sql`
    update probe set unread = ${noted}::jsonb ->> position::text
    where lookup_id = ${lookupId} and unread is distinct from (${noted}::jsonb ->> position::text)
  `.execute(db);
}

/** The coverage ledger of a lookup, in the order in which it was asked. */
export async function listProbes(db: Db, lookupId: string): Promise<ProbeEntry[]> {
  const rows = await db
    .selectFrom("probe")
    .select([...COLUMNS, "unread"])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("probe.lookup_id"))
    .orderBy("position")
    .execute();
  return rows as ProbeEntry[];
}
