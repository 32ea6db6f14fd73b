import { rewrapDataKeys } from "../db/data-key.ts";
import type { Db } from "../db/schema.ts";
import { sealEarlier } from "../db/seal-earlier.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Log } from "../log.ts";

/** Rows of long texts that are sealed in one transaction, and how many transactions of them a turn has. */
const SEALED_TOGETHER = 10;
const SEALED_ROUNDS = 100;
/** Keys that are wrapped anew in one statement. */
const WRAPPED_TOGETHER = 1_000;

/** What keeping sealed takes. */
export interface Sealing {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly log: Log;
}

/**
 * Seals what an earlier release stored in clear, as much as a turn may, and wraps every key under the secret that is in force.
 *
 * @throws PublicError `sealed_unreadable` where a key was altered
 */
export async function keepSealed({ db, keyring, log }: Sealing): Promise<void> {
  const sealed = await inRounds(SEALED_ROUNDS, () => sealEarlier(db, keyring, SEALED_TOGETHER));
  if (sealed > 0) log.info({ texts: sealed }, "texts that an earlier release stored were sealed");
  const wrapped = await inRounds(Number.POSITIVE_INFINITY, () => rewrapDataKeys(db, keyring, WRAPPED_TOGETHER));
  if (wrapped > 0) log.info({ keys: wrapped }, "keys were wrapped under the new secret");
}

async function inRounds(rounds: number, work: () => Promise<number>): Promise<number> {
  let done = 0;
  for (let round = 0; round < rounds; round++) {
    const count = await work();
    if (count === 0) break;
    done += count;
  }
  return done;
}
