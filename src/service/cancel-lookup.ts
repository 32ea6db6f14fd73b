import type { Lookup } from "../contract/lookup.ts";
import { finishLookup } from "../db/finish-lookup.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { getLookup, withData } from "./get-lookup.ts";

/** Cancels a lookup: nothing more is searched, written or charged. A finished lookup is left as it is. */
export async function cancelLookup(context: ServiceContext, caller: Caller, lookupId: string): Promise<Lookup> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  await finishLookup(context.db, lookup.id, { status: "cancelled", at: context.now() });
  return withData(await getLookup(context, caller, lookupId));
}
