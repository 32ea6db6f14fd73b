import type { CreateSuppression, SuppressPerson, Suppression } from "../contract/suppression.ts";
import { findHeldLookup, insertSuppressions, listVisibleUnder, markUnder } from "../db/held-person.ts";
import { lockMerges } from "../db/merge.ts";
import { deletePictures } from "../db/picture.ts";
import type { Db } from "../db/schema.ts";
import { insertSuppressionReceipt } from "../db/suppression-receipt.ts";
import { newId } from "../domain/id.ts";
import { findPart, type PartQuestion } from "../privacy/part.ts";
import { recordTombstone } from "../privacy/tombstones.ts";
import { type CloseOptions, closeKeys, type Seeds } from "./close-person.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireAccountsLookup } from "./find-lookup.ts";
import { transactAndFollowUp } from "./follow-up.ts";
import { requirePerson } from "./get-candidate.ts";

/**
 * Puts a person on the suppression list by the closure of their keys: what they gave, what is stored in any account about them and those
 * they are merged with, and what own records of lookups about them say. Only keyed hashes are stored.
 *
 * @throws PublicError `suppression_too_wide` and `person_ambiguous` as `closeKeys`
 */
export async function suppressPerson(
  context: ServiceContext,
  caller: Caller,
  request: SuppressPerson,
  options: CloseOptions = {},
): Promise<Suppression> {
  const seeds = await findSeeds(context, caller, request);
  const madeAt = context.now();
  const id = newId(madeAt.getTime());
  const suppressed = await transactAndFollowUp(context, async (db) => {
    // Somebody whom an import is just adding would be neither found nor seen to be listed.
    await lockMerges(db, "share");
    const { closure, keys, sharedKeys, byName, inTexts } = await closeKeys(db, context, request, seeds, options);
    if (sharedKeys.length > 0) await markTheirs(db, context, { keys, sharedKeys, born: closure.born });
    const hidden = await listVisibleUnder(db, caller.accountId, keys);
    const tombstone = await recordTombstone(db, { kind: "suppression", keys, at: madeAt });
    await insertSuppressions(db, keys, "person");
    const { reason } = request;
    const asked = { id, accountId: caller.accountId, reason, madeAt, byName, tombstone, liftedAt: null };
    await insertSuppressionReceipt(db, { ...asked, keys: keys.length });
    await deletePictures(db, closure.pictures);
    const blobs = [
      ...closure.pictures.map((hash) => `pictures/${hash}`),
      ...closure.lookupIds.map((lookupId) => `reports/${lookupId}/`),
    ];
    return { ...hidden, left: { tombstone, erasureId: null, blobs }, keys, byName, inTexts };
  });
  const { candidateIds, lookups, byName, inTexts } = suppressed;
  const candidates = candidateIds.length;
  const keys = suppressed.keys.length;
  context.log.info({ keys, candidates, lookups }, "a person was suppressed");
  return { suppressionId: id, keys, candidates, candidateIds, lookups, byName, inTexts, status: "success" };
}

/** Rows of the person with only shared identifiers have no listed key, so they are given one. */
async function markTheirs(
  db: Db,
  { keyring }: Pick<ServiceContext, "keyring">,
  question: Omit<PartQuestion, "accountId">,
): Promise<void> {
  const { candidates, lookups } = await findPart(db, keyring, { ...question, accountId: null });
  await markUnder(db, { candidates, lookups }, question.keys);
}

/** People whom the caller may name by ID. */
export async function findSeeds(
  context: ServiceContext,
  caller: Caller,
  { candidateId, lookupId }: CreateSuppression,
): Promise<Seeds> {
  const known = candidateId === undefined ? [] : (await requirePerson(context, caller, candidateId)).members;
  const lookup = lookupId === undefined ? null : await requireAccountsLookup(context, caller, lookupId);
  const held = lookup && (await findHeldLookup(context.db, caller.accountId, lookup.id));
  return {
    accountId: caller.accountId,
    ids: [...known.map(({ id }) => id), ...(held?.candidateId ? [held.candidateId] : [])],
    lookup: held,
  };
}
