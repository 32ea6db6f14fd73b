import { findApiKeyById } from "../db/api-key.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { ServiceContext } from "./context.ts";

/**
 * What the lookup cost, and what its key has left.
 *
 * @param left credits; `null` for an unlimited key, which has no remainder
 */
export function creditHeaders(lookup: StoredLookup, left: number | null): Record<string, string> {
  const charged = lookup.credit === "charged" && !lookup.trial ? 1 : 0;
  return {
    "x-credits-charged": String(charged),
    ...(left !== null && { "x-credits-remaining": String(left) }),
  };
}

/** What is left of the key that created the lookup. */
export async function readCreditsLeft(context: ServiceContext, { keyId }: StoredLookup): Promise<number | null> {
  const key = keyId === null ? null : await findApiKeyById(context.db, keyId);
  return key?.credits ?? null;
}
