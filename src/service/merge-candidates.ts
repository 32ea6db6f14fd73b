import type { CandidateDetail } from "../contract/candidate.ts";
import { deleteMerge, findPeopleOf, insertMerge, listMerges, listMergesOfImport, lockMerges } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { getCandidate, unknownCandidate } from "./get-candidate.ts";
import { indexPeople } from "./index-people.ts";

/**
 * Two candidates turned out to be one person: from now on they are one in the search, in `GET /candidates/{id}` and in
 * new lookups. Nothing that is known of either changes. Whoever was taken into the other before comes along; two who are one
 * already stay so.
 */
export async function mergeCandidates(
  context: ServiceContext,
  caller: Caller,
  candidateId: string,
  otherId: string,
): Promise<CandidateDetail> {
  if (candidateId === otherId) {
    const fault = { pointer: "/candidateId", detail: "the same candidate" };
    throw new PublicError("invalid_request", "A candidate cannot be merged with itself.", [fault]);
  }
  if (!isId(candidateId) || !isId(otherId)) throw unknownCandidate();
  await transact(context.db, async (db) => {
    await lockMerges(db, "exclusive");
    const people = await findPeopleOf(db, caller.accountId, [candidateId, otherId]);
    const [head, absorbed] = [people.get(candidateId)?.candidate.id, people.get(otherId)?.candidate.id];
    if (head === undefined || absorbed === undefined) throw unknownCandidate();
    if (head === absorbed) return;
    const merge = { absorbedId: absorbed, intoId: head, headId: head, mergedAt: context.now() };
    await insertMerge(db, { ...merge, keyId: caller.keyId });
    await indexPeople(db, [head]);
  });
  return await getCandidate(context, caller, candidateId);
}

/** They are two people after all: each stands alone again, exactly as before, with whoever had been taken into them. */
export async function splitCandidates(
  context: ServiceContext,
  caller: Pick<Caller, "accountId">,
  candidateId: string,
  otherId: string,
): Promise<CandidateDetail> {
  if (!isId(candidateId)) throw unknownCandidate();
  await transact(context.db, async (db) => {
    await lockMerges(db, "exclusive");
    if (!(await findPeopleOf(db, caller.accountId, [candidateId])).has(candidateId)) throw unknownCandidate();
    const merges = await listMerges(db, [candidateId]);
    const merge =
      merges.find(({ absorbedId }) => absorbedId === otherId) ??
      merges.find(({ absorbedId, intoId }) => absorbedId === candidateId && intoId === otherId);
    if (!merge) {
      throw new PublicError("merge_not_found", "These two candidates are not merged. See the candidate's mergedFrom.");
    }
    await deleteMerge(db, merge.absorbedId);
    await indexPeople(db, [merge.headId, merge.absorbedId]);
  });
  return await getCandidate(context, caller, candidateId);
}

/** Before the people of an import are removed: whoever was merged with one of them stands alone again. */
export async function splitFromImport(db: Db, importId: string): Promise<void> {
  const merges = await listMergesOfImport(db, importId);
  for (const { absorbedId } of merges) await deleteMerge(db, absorbedId);
  await indexPeople(db, [...new Set(merges.flatMap(({ absorbedId, intoId, headId }) => [absorbedId, intoId, headId]))]);
}
