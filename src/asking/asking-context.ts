import type { Db } from "../db/schema.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Log } from "../log.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";
import type { Outbound } from "./outbound.ts";

/** What asking a source requires, whoever asks. */
export interface AskingContext {
  readonly db: Db;
  /** Keys the HMACs under which responses and hosts are cached. */
  readonly keyring: Keyring;
  readonly log: Log;
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Requests to outside sources. */
  readonly outbound: Outbound;
  /** Where captures are read. */
  readonly reading: ReadingRoom;
}
