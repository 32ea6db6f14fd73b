import { SCOPES } from "../contract/scope.ts";
import { countApiKeys, insertApiKey, isFormerKey, lockKeys } from "../db/api-key.ts";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { hashApiKey, issueApiKey } from "../domain/api-key.ts";
import { newId } from "../domain/id.ts";
import { PURPOSES } from "../domain/purpose.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";

/** Names of the keys that nobody named: the operator's own. */
const OPERATORS_KEYS = { preset: "preset", first: "first" } as const;

/** Whether a key of the first account has a name that nobody gave it, which tells a reader nothing. */
export function isOperatorsKeyName(name: string): boolean {
  return name === OPERATORS_KEYS.preset || name === OPERATORS_KEYS.first;
}

/** Stores the operator's preset key, once. If it was rotated, it does not return. */
export async function ensurePresetKey(db: Db, preset: string): Promise<void> {
  if (!(await isFormerKey(db, hashApiKey(preset)))) await storeFirstKey(db, preset, OPERATORS_KEYS.preset);
}

/** The key created by the first start, to be shown once; `null` if there are keys. Of several concurrent starts only one creates it. */
export async function ensureFirstKey(db: Db): Promise<string | null> {
  return await transact(db, async (db) => {
    await lockKeys(db, FIRST_ACCOUNT);
    return (await countApiKeys(db)) > 0 ? null : await makeKey(db, OPERATORS_KEYS.first);
  });
}

/** Another key of the first account, with every scope and purpose, to be shown once. */
export async function makeKey(db: Db, name: string): Promise<string> {
  const key = issueApiKey("live");
  await storeFirstKey(db, key, name);
  return key;
}

async function storeFirstKey(db: Db, key: string, name: string): Promise<void> {
  await insertApiKey(db, {
    id: newId(),
    hash: hashApiKey(key),
    accountId: FIRST_ACCOUNT,
    name,
    label: "live",
    scopes: [...SCOPES],
    purposes: [...PURPOSES],
    defaultPurpose: "due_diligence",
    rateLimit: null,
    credits: null,
    trials: null,
    expiresAt: null,
    revokedAt: null,
    createdAt: new Date(),
    lastUsedAt: null,
    memberId: null,
  });
}
