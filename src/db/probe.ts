import type { Outcome } from "../domain/coverage.ts";
import type { IdentifierKind } from "../domain/identifier.ts";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** One connector asked about one identifier in one lookup, and how that ended. */
export interface ProbeRecord {
  readonly lookupId: string;
  readonly connector: string;
  readonly identifierKind: IdentifierKind;
  readonly identifierValue: string;
  /** 0: what the lookup started from; then one more for each own record in between. */
  readonly depth: number;
  readonly outcome: Outcome;
  readonly reason: string | null;
  readonly ms: number;
  readonly position: number;
}

export async function saveProbe(db: Db, probe: ProbeRecord): Promise<void> {
  await insertRows(
    db,
    "probe",
    ["lookup_id", "connector", "identifier_kind", "identifier_value", "depth", "outcome", "reason", "ms", "position"],
    [
      {
        lookup_id: probe.lookupId,
        connector: probe.connector,
        identifier_kind: probe.identifierKind,
        identifier_value: probe.identifierValue,
        depth: probe.depth,
        outcome: probe.outcome,
        reason: probe.reason,
        ms: probe.ms,
        position: probe.position,
      },
    ],
    "do nothing",
  );
}

/** The coverage ledger of a lookup, in the order in which it was asked. */
export async function listProbes(db: Db, lookupId: string): Promise<ProbeRecord[]> {
  const rows = await db
    .selectFrom("probe")
    .select([
      "lookup_id as lookupId",
      "connector",
      "identifier_kind as identifierKind",
      "identifier_value as identifierValue",
      "depth",
      "outcome",
      "reason",
      "ms",
      "position",
    ])
    .where("lookup_id", "=", lookupId)
    .orderBy("position")
    .execute();
  return rows as ProbeRecord[];
}
