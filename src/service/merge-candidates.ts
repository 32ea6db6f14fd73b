import type { CandidateDetail } from "../contract/candidate.ts";
import { listIdentifiersOf } from "../db/candidate.ts";
import { forgetApart, keepApart, type Pair } from "../db/kept-apart.ts";
import {
  deleteMerge,
  deleteMergesOf,
  deleteRepeats,
  findPeople,
  findPeopleOf,
  insertMerges,
  listMerges,
  lockMerges,
  type MergedPerson,
} from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isId } from "../domain/id.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { showMerged, unknownCandidate } from "./get-candidate.ts";
import { indexPeople } from "./index-people.ts";
import { mergeShared, personalKeys } from "./merge-shared.ts";
import { withdrawMinors } from "../pipeline/minors.ts";

/**
 * Merges two candidates who turned out to be one person: from now on they are one in the search, in `GET /candidates/{id}` and in new
 * lookups. The data about each stay unchanged. Candidates merged with either before are included; merging them again changes nothing.
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
    const [one, other] = [people.get(candidateId), people.get(otherId)];
    if (one === undefined || other === undefined) throw unknownCandidate();
    const [head, absorbed] = [one.candidate.id, other.candidate.id];
    if (head === absorbed) return;
    const merge = { absorbedId: absorbed, intoId: head, headId: head, mergedAt: context.now() };
    await insertMerges(db, [{ ...merge, keyId: caller.keyId }]);
    await forgetApart(db, pairsOf(one, other));
    await indexPeople(db, [head]);
    await withdrawMinors(db, [head], context.now());
  });
  return await showMerged(context, caller, candidateId);
}

/** Separates two people: each stands alone again, exactly as before, together with those merged into them. No import merges them again. */
export async function splitCandidates(
  context: ServiceContext,
  caller: Pick<Caller, "accountId" | "keyId">,
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
    const people = await findPeople(db, [merge.headId, merge.absorbedId]);
    const [one, other] = [people.get(merge.headId), people.get(merge.absorbedId)];
    if (one && other) await keepApart(db, pairsOf(one, other), { keyId: caller.keyId, at: context.now() });
    await indexPeople(db, [merge.headId, merge.absorbedId]);
  });
  return await showMerged(context, caller, candidateId);
}

/** Every member of one person paired with every member of the other. */
function pairsOf(one: MergedPerson, other: MergedPerson): readonly Pair[] {
  return one.members.flatMap((a) => other.members.map((b): Pair => [a.id, b.id]));
}

/**
 * Before people of an import are removed: those merged with them stand alone again. Remaining members that were connected only through them
 * stay merged if they share a key themselves.
 */
export async function splitFromImport(db: Db, importId: string, candidateIds: readonly string[]): Promise<void> {
  await deleteRepeats(db, candidateIds);
  const undone = await deleteMergesOf(db, candidateIds);
  const last = undone.at(-1);
  if (last === undefined) return;
  const ids = [...new Set(undone.flatMap(({ absorbedId, intoId, headId }) => [absorbedId, intoId, headId]))];
  await indexPeople(db, ids);
  const people = [...(await findPeople(db, ids)).values()];
  const memberIds = people.flatMap(({ members }) => members.map(({ id }) => id));
  const identifiers = await listIdentifiersOf(db, memberIds);
  const texts = personalKeys([...identifiers.values()].flat());
  const by = { keyId: last.keyId, at: last.mergedAt, without: importId };
  await mergeShared(db, people[0]?.candidate.accountId ?? "", { candidateIds: memberIds, texts }, by);
}
