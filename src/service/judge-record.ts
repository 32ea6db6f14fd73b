import type { JudgeRecord } from "../contract/judgement.ts";
import type { Lookup } from "../contract/lookup.ts";
import { listEmptied } from "../db/datasource.ts";
import { deleteDecision, listDecidedTogether, saveDecision } from "../db/decision.ts";
import { insertDueRebuilds } from "../db/due-rebuild.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listRecords } from "../db/record.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { PublicError } from "../errors.ts";
import { askOnward } from "../pipeline/ask-onward.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { isForgotten } from "./list-records.ts";
import { rebuildLookup } from "./rebuild-lookup.ts";

/**
 * A person's decision on a record: it is the candidate's, or somebody else's. It overrides every rule, in this lookup and in all others of
 * the account about the same candidate: this profile is rebuilt at once and the others soon after, and later lookups start with it. For a
 * record judged to be the candidate's, this lookup first searches for the addresses and other keys that it states; the others search for
 * nothing.
 */
export async function judgeRecord(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  { recordId, judgement }: JudgeRecord,
): Promise<Lookup> {
  const lookup = await requireJudgeable(context, caller, lookupId, recordId);
  const decision = { recordId, judgement, keyId: caller.keyId, decidedAt: context.now() };
  const asksOnward = judgement === "own";
  return await decide(context, caller, lookup, (db) => saveDecision(db, lookup.id, decision), asksOnward);
}

/** Withdraws a decision: the rules judge the record again. Nothing changes if nobody had decided. */
export async function takeBackJudgement(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  recordId: string,
): Promise<Lookup> {
  const lookup = await requireJudgeable(context, caller, lookupId, recordId);
  return await decide(context, caller, lookup, (db) => deleteDecision(db, lookup.id, recordId));
}

async function requireJudgeable(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  recordId: string,
): Promise<StoredLookup> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.status !== "success") {
    throw new PublicError("lookup_not_finished", "Only records of a lookup that finished successfully can be judged.");
  }
  const record = (await listRecords(context.db, lookup.id)).find(({ id }) => id === recordId);
  if (!record)
    throw new PublicError(
      "record_not_found",
      "This lookup has no record with this ID. GET /lookups/{lookupId}/records lists them.",
    );
  if (isForgotten(record, await listEmptied(context.db, lookup.id))) {
    throw new PublicError(
      "record_forgotten",
      "The text of this record has been deleted, since it was held to be about somebody else. Judge it in a new lookup.",
    );
  }
  return lookup;
}

/**
 * Stores a decision and which profiles are due for a rebuild. The lookup of the decision is rebuilt here, even if the caller disconnects;
 * the others, and this one if the process ends, are left to `startLeftRebuilds`.
 */
export async function decide(
  context: ServiceContext,
  caller: Caller,
  lookup: StoredLookup,
  write: (db: Db) => Promise<void>,
  asksOnward = false,
): Promise<Lookup> {
  await transact(context.db, async (db) => {
    await write(db);
    const others = await listDecidedTogether(db, lookup.id, MAX_TOGETHER);
    await insertDueRebuilds(db, [lookup.id, ...others], context.now());
  });
  const { signal } = new AbortController();
  if (asksOnward) await askOnward(lookup, context.stageContext(signal));
  return await rebuildLookup(context, caller, lookup.id, signal);
}

/** The newest ones; older ones apply the decision at their next rebuild. Rebuilding this many takes minutes. */
const MAX_TOGETHER = 1_000;
