import { listWrappingInUse, rewrapDataKeys } from "../db/data-key.ts";
import type { Db } from "../db/schema.ts";
import { sealEarlier } from "../db/seal-earlier.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import type { Log } from "../log.ts";
import { SecretError } from "../domain/secret-lines.ts";

/** Rows with long texts sealed in one transaction, and transactions per turn. */
const SEALED_TOGETHER = 10;
const SEALED_ROUNDS = 100;
/** Keys rewrapped in one statement. */
const WRAPPED_TOGETHER = 1_000;

/** What is needed to keep everything sealed. */
export interface Sealing {
  readonly db: Db;
  readonly keyring: Keyring & {
    /** Discards expired wrapping secrets that wrap no key. Returns how many. */
    readonly discard?: (inUse: ReadonlySet<string>) => number;
  };
  readonly log: Log;
  /** Seals files that an earlier release wrote unsealed. Returns how many there were. */
  readonly sealEarlierBlobs?: () => Promise<number>;
}

/**
 * Seals what an earlier release stored in plain text, as much as fits in a turn; rewraps every key under the current
 * wrapping secret; and discards expired wrapping secrets. Altered keys are reported and left alone.
 */
export async function keepSealed({ db, keyring, log, sealEarlierBlobs }: Sealing): Promise<void> {
  await rewrapAll({ db, keyring, log });
  const inUse = await listWrappingInUse(db);
  const unknown = [...inUse].filter((each) => !keyring.wrapping.some((secret) => fingerprintOf(secret) === each));
  if (unknown.length > 0) log.error({ fingerprints: unknown.join(" ") }, "data keys are wrapped under missing secrets");
  discard({ keyring, log }, inUse);
  let sealed = 0;
  for (let round = 0; round < SEALED_ROUNDS; round++) {
    const count = await sealEarlier(db, keyring, SEALED_TOGETHER);
    if (count === 0) break;
    sealed += count;
  }
  if (sealed > 0) log.info({ texts: sealed }, "texts from an earlier release were sealed");
  const files = (await sealEarlierBlobs?.()) ?? 0;
  if (files > 0) log.info({ files }, "files from an earlier release were sealed, or deleted to be recreated");
}

/**
 * A file that cannot be written blocks nothing else, but is reported every time: somebody was promised that the secret
 * is destroyed.
 */
function discard({ keyring, log }: Pick<Sealing, "keyring" | "log">, inUse: ReadonlySet<string>): void {
  try {
    const discarded = keyring.discard?.(inUse) ?? 0;
    if (discarded > 0) log.info({ discarded }, "earlier wrapping secrets were discarded");
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    log.error({}, `earlier wrapping secrets could not be discarded: ${error.message}`);
  }
}

async function rewrapAll({ db, keyring, log }: Sealing): Promise<void> {
  let keys = 0;
  let left = 0;
  for (let after = "", more = true; more; ) {
    const { seen, last, wrapped, unreadable } = await rewrapDataKeys(db, keyring, after, WRAPPED_TOGETHER);
    for (const holder of unreadable)
      log.error({ holder }, "a data key was altered and stays wrapped under the earlier secret");
    keys += wrapped;
    left += unreadable.length;
    after = last;
    more = seen === WRAPPED_TOGETHER;
  }
  if (keys > 0 || left > 0) log.info({ keys, left }, "data keys were rewrapped under the newest secret");
}
