import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Outcome } from "../domain/coverage.ts";
import type { IdentifierKind } from "../domain/identifier.ts";
import type { LedgerReason } from "../domain/ledger-reason.ts";
import { readReasons, writeReasons, type WrittenReasons } from "./ledger-reasons.ts";
import { insertionOf, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";
import { ofVisibleLookup } from "./suppression.ts";

/** One connector asked about one identifier in one lookup, and the outcome. */
export interface StoredProbe {
  readonly lookupId: string;
  readonly connector: string;
  readonly identifierKind: IdentifierKind;
  readonly identifierValue: string;
  /** 0 for what the lookup started from, plus 1 for each *own* record in between. */
  readonly depth: number;
  readonly outcome: Outcome;
  /** Why it was not sent or not answered; empty if there is nothing to say. */
  readonly why: readonly LedgerReason[];
  readonly ms: number;
  /** Requests sent to external servers, and bytes received; 0 if the probe sent none. */
  readonly attempts: number;
  readonly bytes: number;
  readonly position: number;
}

/** A probe as shown in the ledger. */
export interface ProbeEntry extends StoredProbe {
  /** Which of its captures could not be read, and why; empty if all could. */
  unread: readonly LedgerReason[];
}

/** A probe with its number in the order in which probes ended. */
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
  readReasons("reason", "why").as("why"),
  "ms",
  "attempts",
  "bytes",
  "position",
] as const;

/**
 * The CTE that writes probes, if a condition holds.
 *
 * @param where must contain the suppression gate
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
      "why",
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
      ...reasonColumns(probe.why),
      ms: probe.ms,
      attempts: probe.attempts,
      bytes: probe.bytes,
      position: probe.position,
    })),
    { conflict: "do nothing", where },
  );
}

/** Probes that ended after the given number, in the order in which they ended. */
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

/**
 * What it took a source to say that it knows nobody: milliseconds, requests sent to external servers, bytes received.
 */
export type Absence = Pick<StoredProbe, "ms" | "attempts" | "bytes">;

/**
 * How a source told recent lookups that it knows nobody; and whether a lookup that contacts no source had the same
 * identifier within a day.
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

/** A busy installation creates this many lookups in a day; reading them takes milliseconds. */
const LATEST = 300;
const DAY_MS = 86_400_000;

/**
 * Whether any probe of a lookup sent a request or was answered from the cache, so that its log has rows. A lookup about
 * a suppressed person contacts no source, but must answer like one about somebody unknown.
 *
 * @param outside the names of connectors that ask external servers
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

/** Records which probes returned unreadable captures, by the probes' positions, and clears it for all others. */
export async function noteUnread(
  db: Db,
  lookupId: string,
  unread: ReadonlyMap<number, readonly LedgerReason[]>,
): Promise<void> {
  const noted = writeJson(Object.fromEntries([...unread].map(([position, why]) => [position, writeReasons(why)])));
  await sql`
    update probe set unread = ${noted}::jsonb #>> array[position::text, 'text'],
      unread_why = (${noted}::jsonb #> array[position::text, 'why'])::json
    where lookup_id = ${lookupId} and (unread is not null or ${noted}::jsonb ? position::text)
  `.execute(db);
}

/** The coverage ledger of a lookup, in the order in which sources were asked. */
export async function listProbes(db: Db, lookupId: string): Promise<ProbeEntry[]> {
  const rows = await db
    .selectFrom("probe")
    .select([...COLUMNS, readReasons("unread", "unread_why").as("unread")])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("probe.lookup_id"))
    .orderBy("position")
    .execute();
  return rows as ProbeEntry[];
}

function reasonColumns(
  reasons: readonly LedgerReason[],
): { readonly reason: string | null } & Pick<WrittenReasons, "why"> {
  const { text, why } = writeReasons(reasons);
  return { reason: text, why };
}
