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

/** A probe as it stands in the ledger. */
export interface ProbeEntry extends StoredProbe {
  /** Which of its captures could not be read, and why; `null` where all could. */
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

/** Whether any probe of a lookup sent a request, or was answered from the cache instead: then its log has rows. */
export async function hasAskedOutside(db: Db, lookupId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outbound_request where lookup_id = ${lookupId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Notes which probes brought captures that cannot be read, by the probes' positions; what was noted of others is taken back. */
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
