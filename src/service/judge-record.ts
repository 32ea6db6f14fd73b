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
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { isForgotten } from "./list-records.ts";
import { rebuildLookup } from "./rebuild-lookup.ts";

/**
 * A person's word on a record: it is the candidate, or it is somebody else. It stands above every rule, in this lookup and in
 * every other one of the account about the same candidate: their profiles are made anew at once, asking nobody, and later
 * ones begin with it.
 */
export async function judgeRecord(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  { recordId, judgement }: JudgeRecord,
): Promise<Lookup> {
  const lookup = await requireJudgeable(context, caller, lookupId, recordId);
  const decision = { recordId, judgement, keyId: caller.keyId, decidedAt: context.now() };
  return await decide(context, caller, lookup, (db) => saveDecision(db, lookup.id, decision));
}

/** Takes a person's word back: the rules judge the record again. Nothing changes where nobody had decided. */
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
      "This lookup has no record with this id. GET /lookups/{lookupId}/records lists them.",
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
 * Writes a decision, and with it which profiles are due, then makes them anew: to the end even where the caller goes away, and
 * by `startLeftRebuilds` where the process does.
 */
export async function decide(
  context: ServiceContext,
  caller: Caller,
  lookup: StoredLookup,
  write: (db: Db) => Promise<void>,
): Promise<Lookup> {
  const together = await transact(context.db, async (db) => {
    await write(db);
    const others = await listDecidedTogether(db, lookup.id, MAX_TOGETHER);
    await insertDueRebuilds(db, [lookup.id, ...others], context.now());
    return others;
  });
  const rebuilt = await rebuildLookup(context, caller, lookup.id, new AbortController().signal);
  for (const id of together) await rebuildOther(context, caller, id);
  return rebuilt;
}

/** One that has expired or been erased meanwhile, or is the suppressed's, is left. */
async function rebuildOther(context: ServiceContext, caller: Caller, lookupId: string): Promise<void> {
  try {
    await rebuildLookup(context, caller, lookupId, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof PublicError)) throw error;
    context.log.info({ lookupId, code: error.code }, "a lookup was not made anew with a decision");
  }
}

/** Made anew before a decision is answered, which takes seconds where there are many; older lookups take it up at their next rebuild. */
const MAX_TOGETHER = 20;
