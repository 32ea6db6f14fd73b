import { findApiKeyById } from "../db/api-key.ts";
import type { LookupRecord } from "../db/lookup.ts";
import type { ServiceContext } from "./context.ts";

/** What the lookup cost, and what its key has left; an unlimited key has no remainder to tell. */
export async function creditHeaders(context: ServiceContext, lookup: LookupRecord): Promise<Record<string, string>> {
  const charged = lookup.credit === "charged" && !lookup.trial ? 1 : 0;
  const key = lookup.keyId === null ? null : await findApiKeyById(context.db, lookup.keyId);
  return {
    "x-credits-charged": String(charged),
    ...(key?.credits === null || key?.credits === undefined ? {} : { "x-credits-remaining": String(key.credits) }),
  };
}
