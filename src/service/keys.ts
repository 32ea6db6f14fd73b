import type { CreateKey, Key, KeyList, NewKey } from "../contract/key.ts";
import { type ApiKey, findApiKeyById, insertApiKey, listApiKeys, revokeApiKey } from "../db/api-key.ts";
import { hashApiKey, issueApiKey } from "../domain/api-key.ts";
import { isId, newId } from "../domain/id.ts";
import { readInstant } from "../domain/instant.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** Makes a key of the caller's account. The key stands in the answer and nowhere else. */
export async function createKey(context: ServiceContext, caller: Caller, request: CreateKey): Promise<NewKey> {
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
    rateLimit: null,
    credits: request.credits ?? null,
    trials: request.trials ?? null,
    expiresAt: request.expiresAt === undefined ? null : readInstant(request.expiresAt),
    revokedAt: null,
    createdAt: context.now(),
  };
  await insertApiKey(context.db, row);
  return { ...toWireKey(row), key };
}

/** The key that calls: what it may do, and what it has left. */
export async function getOwnKey(context: ServiceContext, caller: Caller): Promise<Key> {
  const row = await findApiKeyById(context.db, caller.keyId);
  if (!row) throw new PublicError("key_not_found", "The key of this call is no longer there.");
  return toWireKey(row);
}

export async function listKeys(context: ServiceContext, caller: Caller): Promise<KeyList> {
  const rows = await listApiKeys(context.db, caller.accountId);
  return { results: rows.map(toWireKey), status: "success" };
}

/** Revokes a key. One that was revoked before stays so. */
export async function revokeKey(context: ServiceContext, caller: Caller, keyId: string): Promise<Key> {
  const row = isId(keyId) ? await revokeApiKey(context.db, caller.accountId, keyId, context.now()) : null;
  if (!row) throw new PublicError("key_not_found", "There is no key with this id in your account.");
  return toWireKey(row);
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
    ...(row.credits === null ? {} : { credits: row.credits }),
    ...(row.trials === null ? {} : { trials: row.trials }),
  };
}
