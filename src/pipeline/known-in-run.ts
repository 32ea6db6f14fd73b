import { type ProbeEntry, listProbes } from "../db/probe.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { DataKey } from "../domain/data-key.ts";
import type { KnownPerson } from "../matching/score.ts";
import type { Readings } from "./read-captures.ts";
import type { StageContext } from "./stage.ts";

/**
 * What a run has read once, or written itself, and needs again: nobody else writes it while the run may write. A run
 * that is repeated after a kill reads it again.
 */
export interface KnownInRun {
  /** The key that seals the lookup's texts. It is deleted with the lookup, and then nothing more is written. */
  key?: DataKey;
  /** The ledger, ordered by position. */
  ledger?: ProbeEntry[];
  /** The stored captures, by datasource ID. */
  texts?: ReadonlyMap<string, string>;
  /** What they say, by datasource ID. */
  readings?: Readings;
  /** The employer or, failing that, the place of the candidate according to own records. */
  words?: string;
  /** How many of a million people have the candidate's name. */
  bearers?: number;
  /** The candidate's namesakes, with the number of the newest suppression or erasure before they were read. */
  namesakes?: { readonly people: readonly KnownPerson[]; readonly listing: number };
}

/** The lookup's ledger as the run knows it. */
export async function readLedger(
  { id }: Pick<StoredLookup, "id">,
  known: KnownInRun,
  { db }: Pick<StageContext, "db">,
): Promise<ProbeEntry[]> {
  return (known.ledger ??= await listProbes(db, id));
}
