import { findApiKey, findApiKeyById } from "../db/api-key.ts";
import { keepPlans } from "../db/keep-plans.ts";
import { findLookup, findProfile, type StoredLookup, type StoredProfile } from "../db/lookup.ts";
import { listClaims } from "../db/record.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import { isSessionLive } from "../db/web-session.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import { dropItems } from "../sections/drop-items.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { phonesOf, redactProfile } from "./redact.ts";
import { sessionLimits } from "./sessions.ts";
import { statusAt } from "./wire-lookup.ts";

/** The caller's lookup. 404 if it belongs to another account or its person is suppressed; 403 if the key may not use its purpose. */
export async function requireLookup(context: ServiceContext, caller: Caller, lookupId: string): Promise<StoredLookup> {
  const lookup = await requireAccountsLookup(context, caller, lookupId);
  admit(caller, lookup);
  return lookup;
}

/** Throws if the key may not use the lookup's purpose: what one purpose opened is closed to keys without it. */
export function admit(caller: Pick<Caller, "purposes">, { purpose }: Pick<StoredLookup, "purpose">): void {
  if (caller.purposes.includes(purpose)) return;
  throw new PublicError(
    "purpose_not_allowed",
    `This lookup was made for the purpose ${purpose}, which this key does not allow.`,
  );
}

/**
 * Throws if the key that opened a lookup no longer does: whoever waits or follows a stream gets nothing more once their key is revoked,
 * narrowed or expired.
 */
export async function readmit(
  context: Pick<ServiceContext, "db" | "now">,
  caller: Caller,
  lookup: Pick<StoredLookup, "purpose">,
): Promise<void> {
  const now = context.now();
  const { keyHash, keyId } = caller;
  const key = await (keyHash === null ? findApiKeyById(context.db, keyId) : findApiKey(context.db, keyHash, now));
  const { sessionId } = caller;
  if (sessionId !== undefined && !(await isSessionLive(context.db, sessionId, sessionLimits(now)))) {
    throw new PublicError("api_key_invalid", "You have been signed out.");
  }
  if (key === null || key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now)) {
    throw new PublicError("api_key_invalid", "The key has been revoked or has expired.");
  }
  if (!key.scopes.includes("lookups:read")) {
    throw new PublicError("scope_missing", "The key no longer has the scope lookups:read.");
  }
  admit({ purposes: key.purposes as Caller["purposes"] }, lookup);
}

/** A lookup of the caller's account, whatever its purpose: permission to erase does not require permission to read. */
export async function requireAccountsLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
): Promise<StoredLookup> {
  const lookup = isId(lookupId) ? await findLookup(keepPlans(context.db), lookupId, caller.accountId) : null;
  if (!lookup) throw unknownLookup();
  return lookup;
}

export function unknownLookup(): PublicError {
  return new PublicError("lookup_not_found", "No lookup with this ID in your account.");
}

/** The caller's lookup for a subordinate route; an expired one is gone. */
export async function requireLiveLookup(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
): Promise<StoredLookup> {
  const lookup = await requireLookup(context, caller, lookupId);
  if (statusAt(lookup, context.now()) === "expired") throw expiredLookup();
  return lookup;
}

export function expiredLookup(): PublicError {
  return new PublicError("lookup_expired", "This lookup has expired and its data has been deleted. Create a new one.");
}

/** The stored profile as this lookup may show it, without other people suppressed since it was built. */
export async function readProfile(context: ServiceContext, lookup: StoredLookup): Promise<StoredProfile | null> {
  const profile = await findProfile(context.db, context.keyring, lookup.id);
  if (!profile) return null;
  const phones = lookup.trial ? phonesOf(lookup, await listClaims(context.db, context.keyring, lookup.id)) : [];
  return redactProfile(lookup, await withoutSuppressedPeople(context, profile), phones);
}

async function withoutSuppressedPeople(context: ServiceContext, profile: StoredProfile): Promise<StoredProfile> {
  const visible = await withoutSuppressed(context.db, profile.related, (person) => person.suppressionKeys);
  if (visible.length === profile.related.length) return profile;
  const shown = new Set(visible.map((person) => person.pointer));
  const hidden = profile.related.map((person) => person.pointer).filter((pointer) => !shown.has(pointer));
  return { ...profile, ...dropItems(profile, hidden), related: [] };
}
