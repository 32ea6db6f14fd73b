import type { DismissFlag } from "../contract/judgement.ts";
import type { Lookup } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import { deleteDecision, flagDecisionId, saveDecision } from "../db/decision.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { decide } from "./judge-record.ts";

/**
 * A person's decision on a brand-safety flag: the posts do not say what the rule takes them to say. Like every decision, it applies to all
 * of the account's lookups of that person, and to what is collected later.
 *
 * @throws {PublicError} `nothing_to_dismiss` if no post of the profile raises the flag or mentions its topic
 */
export async function dismissFlag(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  { flag }: DismissFlag,
): Promise<Lookup> {
  const lookup = await requireFinished(context, caller, lookupId);
  await requirePosts(context, lookup, flag);
  const recordId = flagDecisionId(flag);
  const decision = { recordId, judgement: "dismissed", keyId: caller.keyId, decidedAt: context.now() } as const;
  return await decide(context, caller, lookup, (db) => saveDecision(db, lookup.id, decision));
}

/** Withdraws it: the rule judges again. Nothing changes if nobody had dismissed the flag. */
export async function takeBackDismissal(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  flag: DismissFlag["flag"],
): Promise<Lookup> {
  const lookup = await requireFinished(context, caller, lookupId);
  return await decide(context, caller, lookup, (db) => deleteDecision(db, lookup.id, flagDecisionId(flag)));
}

async function requirePosts(context: ServiceContext, lookup: StoredLookup, flag: DismissFlag["flag"]): Promise<void> {
  const profile = await readProfile(context, lookup);
  const judged = (profile?.data as LookupData | undefined)?.socialMedia?.brandSafetyAnalysis[flag];
  if ((judged?.flaggedPosts ?? 0) + (judged?.topicPosts ?? 0) > 0) return;
  throw new PublicError("nothing_to_dismiss", "No post of this person raises this flag or mentions its topic.");
}

async function requireFinished(context: ServiceContext, caller: Caller, lookupId: string): Promise<StoredLookup> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status === "success") return lookup;
  throw new PublicError("lookup_not_finished", "Flags can only be dismissed in a lookup that finished successfully.");
}
