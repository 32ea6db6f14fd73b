import { listWrappingInUse, rewrapDataKeys } from "../db/data-key.ts";
import type { Db } from "../db/schema.ts";
import { sealEarlier } from "../db/seal-earlier.ts";
import { fingerprintOf, type Keyring } from "../domain/keyring.ts";
import type { Log } from "../log.ts";
import { SecretError } from "../domain/secret-lines.ts";

/** Rows of long texts that are sealed in one transaction, and how many transactions of them a turn has. */
const SEALED_TOGETHER = 10;
const SEALED_ROUNDS = 100;
/** Keys that are wrapped anew in one statement. */
const WRAPPED_TOGETHER = 1_000;

/** What keeping sealed takes. */
export interface Sealing {
  readonly db: Db;
  readonly keyring: Keyring & {
    /** Throws away wrapping secrets whose time is over and that no key is under. Returns how many. */
    readonly discard?: (inUse: ReadonlySet<string>) => number;
  };
  readonly log: Log;
  /** Seals files that an earlier release wrote in clear. Returns how many there were. */
  readonly sealEarlierBlobs?: () => Promise<number>;
}

/**
 * Seals what an earlier release stored in clear, as much as a turn may, wraps every key under the wrapping secret that is in force,
 * and throws earlier ones away when their time is over. A key that was altered is named and left as it is.
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

/** A file that cannot be written holds up nothing else, and is said every time: somebody was promised that it goes. */
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
