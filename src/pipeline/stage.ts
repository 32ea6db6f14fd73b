import type { Connector } from "../connectors/connector.ts";
import type { Db } from "../db/schema.ts";
import type { LookupRecord } from "../db/lookup.ts";
import type { Log } from "../log.ts";
import type { Outbound } from "./outbound.ts";
import type { Search } from "../search/search.ts";
import type { Keyring } from "../domain/keyring.ts";

/** What every stage is given. A stage reads rows and writes rows, and keeps nothing in memory. */
export interface StageContext {
  readonly db: Db;
  readonly connectors: readonly Connector[];
  readonly baseUrl: string;
  /** Keys the HMACs of the suppression list. */
  readonly keyring: Keyring;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** The way to sources outside. */
  readonly outbound: Outbound;
  /** How long a run asks outside; a minute unless given. */
  readonly askingMs?: number;
  /** Where namesakes are found. */
  readonly search: Pick<Search, "find">;
}

/** One step of a lookup. Killed at any line and run again, it ends in the same rows. */
export type Stage = (lookup: LookupRecord, context: StageContext) => Promise<void>;
