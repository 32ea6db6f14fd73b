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
 * A person's word on a record: it is the candidate, or it is somebody else. It is above every rule, in this lookup and in
 * every other one of the account about the same candidate: its profile is made again at once and theirs soon after, asking
 * nobody, and later ones begin with it.
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
 * Writes a decision, and with it which profiles are due. Makes the one anew in which it was taken, to the end even where the
 * caller goes away; the others, and this one where the process ends, are left to `startLeftRebuilds`.
 */
export async function decide(
  context: ServiceContext,
  caller: Caller,
  lookup: StoredLookup,
  write: (db: Db) => Promise<void>,
): Promise<Lookup> {
  await transact(context.db, async (db) => {
    await write(db);
    const others = await listDecidedTogether(db, lookup.id, MAX_TOGETHER);
    await insertDueRebuilds(db, [lookup.id, ...others], context.now());
  });
  return await rebuildLookup(context, caller, lookup.id, new AbortController().signal);
}

/** The newest of them; older ones take a decision up at their next rebuild. It takes minutes for so many. */
const MAX_TOGETHER = 1_000;
