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
 * Makes a key of the caller's account, no wider than the caller's own. Of limited credits and trials the new key's are
 * taken from it: keys that make keys do not make credits. The key is in the answer and nowhere else.
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
 * Puts another key instead of one: the id, the rights and what is left stay. The old one opens for some hours more,
 * and one that was rotated before it no longer. An old key in its grace does not rotate itself once more.
 */
export async function rotateKey(
  context: ServiceContext,
  caller: Caller,
  keyId: string,
  { graceHours }: RotateKey,
): Promise<RotatedKey> {
  return await transact(context.db, async (db) => {
    await lockKeys(db, caller.accountId);
    // Of several at once each sees the time after the one before it.
    const at = context.now();
    const until = new Date(at.getTime() + graceHours * HOUR_MS);
    const own = await findOwnKey(db, caller);
    if (!(await opens(db, caller, at))) {
      throw new PublicError("api_key_invalid", "The key has been rotated. Use the new one.");
    }
    // Somebody else may hold the old key: in its grace it would take the place of the new one.
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
 * Changes a key that may do no more than the caller's own, to no more than that holds. Credits and trials are set to what is given: what a limited key gives to
 * another is taken from it, and what it withdraws is added to it.
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

/** What the other key has more than before is taken from the own one, where that is limited. */
async function takeDifference(db: Db, own: ApiKey, before: ApiKey, after: ApiKey): Promise<void> {
  const more = (held: number | null, wanted: number | null) => (wanted ?? 0) - (held ?? 0);
  const taken = { credits: more(before.credits, after.credits), trials: more(before.trials, after.trials) };
  if (await takeCredits(db, own.id, taken)) return;
  throw new PublicError("key_too_wide", "This key has fewer credits or trials left than the other key would get.");
}

/** The key that calls: what it may do, and what it has left. */
export async function getOwnKey(context: ServiceContext, caller: Caller): Promise<Key> {
  const row = await findApiKeyById(context.db, caller.keyId);
  if (!row) throw new PublicError("key_not_found", "The key used for this request no longer exists.");
  return toWireKey(row);
}

export async function listKeys(context: ServiceContext, caller: Caller): Promise<KeyList> {
  const rows = await listApiKeys(context.db, caller.accountId);
  return { results: rows.map(toWireKey), status: "success" };
}

/**
 * Revokes a key that may do no more than the caller's own, unless nobody could manage keys any more without it. One that
 * was revoked before stays so.
 */
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

/** What the installation lets keys have, or what the caller's own has, where that is less. */
function usualRate({ keyRate }: ServiceContext, { rateLimit }: Caller): number | null {
  const rates = [keyRate, rateLimit].filter((rate) => rate !== null);
  return rates.length === 0 ? null : Math.min(...rates);
}

/** Whether the key that was sent is one still: of two rotations at once the second would answer with a key that is none. */
async function opens(db: Db, { keyHash }: Caller, at: Date): Promise<boolean> {
  return keyHash === null || (await findApiKey(db, keyHash, at)) !== null;
}

/**
 * Another key with no more than is left to the own one, but unlimited as it was: what it has, was taken from somebody when it
 * was given, and what it is to have more, is taken then.
 */
function withAmountsOf(other: ApiKey, own: ApiKey): ApiKey {
  return {
    ...other,
    credits: other.credits === null ? null : own.credits,
    trials: other.trials === null ? null : own.trials,
  };
}

function unknownKey(): PublicError {
  return new PublicError("key_not_found", "No key with this id in your account.");
}

function toWireKey(row: ApiKey): Key {
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
