import type { ChangeKey, CreateKey, Key, KeyList, NewKey, RotatedKey, RotateKey } from "../contract/key.ts";
import {
  type ApiKey,
  findApiKey,
  findApiKeyById,
  findKeyOfAccount,
  insertApiKey,
  listAdminKeys,
  listApiKeys,
  lockKey,
  lockKeys,
  replaceKeyHash,
  revokeApiKey,
  takeCredits,
  updateApiKey,
} from "../db/api-key.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { hashApiKey, issueApiKey, WEB_LABEL } from "../domain/api-key.ts";
import { isId, newId } from "../domain/id.ts";
import { readInstant } from "../domain/instant.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findOwnKey, refuseBeyondRole, refuseRightsBeyond, refuseWider, refuseWithoutAdmin } from "./key-bounds.ts";
import { copyRemovals, recordRemoval } from "./removals.ts";

const HOUR_MS = 3_600_000;

/**
 * Creates a key of the caller's account, with no more rights than the caller's own. Limited credits and trials are transferred from the
 * caller's key: creating keys does not create credits. The key is in the response and nowhere else.
 */
export async function createKey(context: ServiceContext, caller: Caller, request: CreateKey): Promise<NewKey> {
  const expiresAt = request.expiresAt === undefined ? null : readInstant(request.expiresAt);
  if (expiresAt !== null && expiresAt <= context.now()) {
    throw new PublicError("invalid_request", "The expiry date is in the past.", [
      { pointer: "/expiresAt", detail: "is in the past" },
    ]);
  }
  const key = issueApiKey(request.label);
  const [firstPurpose] = request.purposes;
  const row: ApiKey = {
    id: newId(),
    hash: hashApiKey(key),
    accountId: caller.accountId,
    name: request.name,
    label: request.label,
    scopes: [...new Set(request.scopes)],
    purposes: [...new Set(request.purposes)],
    defaultPurpose: request.defaultPurpose ?? firstPurpose ?? "",
    rateLimit: request.rateLimit ?? usualRate(context, caller),
    credits: request.credits ?? null,
    trials: request.trials ?? null,
    expiresAt,
    revokedAt: null,
    createdAt: context.now(),
    lastUsedAt: null,
    memberId: request.memberId ?? null,
  };
  await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    const own = await findOwnKey(db, caller);
    refuseWider(row, own);
    await refuseBeyondRole(db, row);
    await insertApiKey(db, row);
    if (!(await takeCredits(db, own.id, { credits: row.credits ?? 0, trials: row.trials ?? 0 }))) {
      throw new PublicError("key_too_wide", "This key has fewer credits or trials left than the new key would get.");
    }
  });
  return { ...toWireKey(row), key };
}

/**
 * Replaces a key: ID, rights and remainder stay. The old key works for some more hours; one rotated before it no longer does. An old key in
 * that period cannot rotate itself again.
 */
export async function rotateKey(
  context: ServiceContext,
  caller: Caller,
  keyId: string,
  { graceHours }: RotateKey,
): Promise<RotatedKey> {
  return await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    // Concurrent rotations each see the time after the one before.
    const at = context.now();
    const until = new Date(at.getTime() + graceHours * HOUR_MS);
    const own = await findOwnKey(db, caller);
    if (!(await opens(db, caller, at))) {
      throw new PublicError("api_key_invalid", "The key has been rotated. Use the new one.");
    }
    // Somebody else may hold the old key, and could otherwise use that period to replace the new one.
    if (keyId === own.id && caller.keyHash !== null && caller.keyHash !== own.hash) {
      throw new PublicError("api_key_invalid", "This key has already been rotated. Rotate the new one.");
    }
    const row = isId(keyId) ? await findKeyOfAccount(db, caller.accountId, keyId) : null;
    if (!row || row.revokedAt) throw unknownKey();
    if (row.label === WEB_LABEL) {
      throw new PublicError("key_not_found", "This key stands for web sign-ins and cannot be rotated.");
    }
    // Whoever holds the new key has all its rights.
    if (row.id !== own.id) refuseWider(withAmountsOf(row, own), own);
    const key = issueApiKey(row.label === "test" ? "test" : "live");
    await replaceKeyHash(db, row, { hash: hashApiKey(key), at, until });
    return { ...toWireKey(row), key, oldKeyUntil: until.toISOString() };
  });
}

/**
 * Changes a key that may do no more than the caller's, to no more than the caller's. Credits and trials are set to the given numbers: a
 * limited key transfers what it gives, and receives what it withdraws.
 */
export async function changeKey(
  context: ServiceContext,
  caller: Caller,
  keyId: string,
  change: ChangeKey,
): Promise<Key> {
  if (!isId(keyId)) throw unknownKey();
  return await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    const own = await findOwnKey(db, caller);
    const row = await lockKey(db, caller.accountId, keyId);
    if (!row || row.revokedAt) throw unknownKey();
    refuseRightsBeyond(own, row);
    const wanted = withChange(row, change);
    refuseWider(row.id === own.id ? wanted : withAmountsOf(wanted, own), own);
    await refuseBeyondRole(db, wanted);
    if (row.id !== own.id) await takeDifference(db, own, row, wanted);
    const admins = await listAdminKeys(db, caller.accountId, context.now());
    await updateApiKey(db, wanted);
    refuseWithoutAdmin(admins, await listAdminKeys(db, caller.accountId, context.now()));
    return toWireKey(wanted);
  });
}

function withChange(row: ApiKey, change: ChangeKey): ApiKey {
  const purposes = change.purposes === undefined ? row.purposes : [...new Set(change.purposes)];
  const [firstPurpose = ""] = purposes;
  const usual = purposes.includes(row.defaultPurpose) ? row.defaultPurpose : firstPurpose;
  const defaultPurpose = change.defaultPurpose ?? usual;
  if (!purposes.includes(defaultPurpose)) {
    const fault = { pointer: "/defaultPurpose", detail: "must be one of purposes" };
    throw new PublicError("invalid_request", "defaultPurpose must be one of the key's purposes.", [fault]);
  }
  return {
    ...row,
    name: change.name ?? row.name,
    scopes: change.scopes === undefined ? row.scopes : [...new Set(change.scopes)],
    purposes,
    defaultPurpose,
    rateLimit: change.rateLimit === undefined ? row.rateLimit : change.rateLimit,
    credits: change.credits === undefined ? row.credits : change.credits,
    trials: change.trials === undefined ? row.trials : change.trials,
    expiresAt:
      typeof change.expiresAt === "string"
        ? readInstant(change.expiresAt)
        : change.expiresAt === null
          ? null
          : row.expiresAt,
  };
}

/** Increases are taken from the caller's key if that is limited. */
async function takeDifference(db: Db, own: ApiKey, before: ApiKey, after: ApiKey): Promise<void> {
  const more = (held: number | null, wanted: number | null) => (wanted ?? 0) - (held ?? 0);
  const taken = { credits: more(before.credits, after.credits), trials: more(before.trials, after.trials) };
  if (await takeCredits(db, own.id, taken)) return;
  throw new PublicError("key_too_wide", "This key has fewer credits or trials left than the other key would get.");
}

/** The calling key: what it may do, and what it has left. */
export async function getOwnKey(context: ServiceContext, caller: Caller): Promise<Key> {
  const row = await findApiKeyById(context.db, caller.keyId);
  if (!row) throw new PublicError("key_not_found", "The key used for this request no longer exists.");
  return toWireKey(row);
}

export async function listKeys(context: ServiceContext, caller: Caller): Promise<KeyList> {
  const rows = await listApiKeys(context.db, caller.accountId);
  return { results: rows.map(toWireKey), status: "success" };
}

/** Revokes a key that may do no more than the caller's, unless nobody could manage keys afterwards. A key that was revoked before is left as it is. */
export async function revokeKey(context: ServiceContext, caller: Caller, keyId: string): Promise<Key> {
  if (!isId(keyId)) throw unknownKey();
  const now = context.now();
  const row = await transact(fromReserve(context.db), async (db) => {
    await lockKeys(db, caller.accountId);
    const found = await findKeyOfAccount(db, caller.accountId, keyId);
    if (found) refuseRightsBeyond(await findOwnKey(db, caller), found);
    const admins = await listAdminKeys(db, caller.accountId, now);
    refuseWithoutAdmin(
      admins,
      admins.filter(({ id }) => id !== keyId),
    );
    if (found?.revokedAt === null) await recordRemoval(db, `key/${keyId}`, now);
    return await revokeApiKey(db, caller.accountId, keyId, now);
  });
  if (!row) throw unknownKey();
  await copyRemovals(context);
  return toWireKey(row);
}

/** The installation's usual rate for keys, or the caller's own if that is lower. */
function usualRate({ keyRate }: ServiceContext, { rateLimit }: Caller): number | null {
  const rates = [keyRate, rateLimit].filter((rate) => rate !== null);
  return rates.length === 0 ? null : Math.min(...rates);
}

/** Whether the key that was sent still works: of two concurrent rotations the second would otherwise return a dead key. */
async function opens(db: Db, { keyHash }: Caller, at: Date): Promise<boolean> {
  return keyHash === null || (await findApiKey(db, keyHash, at)) !== null;
}

/** The other key as if its remainder were the caller's: what it has was transferred to it earlier, and any increase is transferred now. */
function withAmountsOf(other: ApiKey, own: ApiKey): ApiKey {
  return {
    ...other,
    credits: other.credits === null ? null : own.credits,
    trials: other.trials === null ? null : own.trials,
  };
}

function unknownKey(): PublicError {
  return new PublicError("key_not_found", "No key with this ID in your account.");
}

/** Without the text of the key. */
export function toWireKey(row: ApiKey): Key {
  return {
    keyId: row.id,
    name: row.name,
    label: row.label,
    scopes: row.scopes as Key["scopes"],
    purposes: row.purposes as Key["purposes"],
    defaultPurpose: row.defaultPurpose as Key["defaultPurpose"],
    createdAt: row.createdAt.toISOString(),
    ...(row.expiresAt ? { expiresAt: row.expiresAt.toISOString() } : {}),
    ...(row.revokedAt ? { revokedAt: row.revokedAt.toISOString() } : {}),
    ...(row.rateLimit === null ? {} : { rateLimit: row.rateLimit }),
    ...(row.lastUsedAt ? { lastUsedAt: row.lastUsedAt.toISOString() } : {}),
    ...(row.credits === null ? {} : { credits: row.credits }),
    ...(row.trials === null ? {} : { trials: row.trials }),
    ...(row.memberId === null ? {} : { memberId: row.memberId }),
  };
}
