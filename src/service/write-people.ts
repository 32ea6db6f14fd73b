import type { CandidateDraft } from "../db/candidate.ts";
import type { SavedCandidate, SavedCandidates } from "../db/write-candidate.ts";
import { deleteFound, type FoundTwin, hasFound, listFoundTwins } from "../db/found-candidate.ts";
import { identifierText } from "../db/identifier-key.ts";
import { findPeople, insertMerges, lockMerges } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { askByIndex } from "../db/transaction.ts";
import { removeDeleted } from "../search/index-candidates.ts";
import { indexPeople, savePeople } from "./index-people.ts";
import { hasPersonalKey, mergeShared, personalKeys } from "./merge-shared.ts";
import { withdrawMinors } from "../pipeline/minors.ts";

/** By whom and when people are written. */
interface WriteOccasion {
  readonly keyId: string;
  readonly at: Date;
}

/**
 * Writes and indexes the people of an import. They replace people found earlier by a platform search under one of their addresses or IDs,
 * and are merged with people imported earlier under one of their personal keys. It must come first in its transaction, because it takes the
 * lock on merges.
 */
export async function writePeople(
  db: Db,
  drafts: readonly CandidateDraft[],
  occasion: WriteOccasion,
): Promise<SavedCandidates> {
  await askByIndex(db);
  const mayReplace = drafts.length > 0 && (await hasFound(db));
  const mayMerge = drafts.some(({ identifiers }) => hasPersonalKey(identifiers));
  await lockMerges(db, mayReplace || mayMerge ? "exclusive" : "share");
  const saved = await savePeople(db, drafts);
  if (mayReplace) await replaceFound(db, saved.written, occasion);
  const texts = personalKeys(saved.written.flatMap(({ draft }) => draft.identifiers));
  const candidateIds = saved.written.map(({ id }) => id);
  await mergeShared(db, saved.written[0]?.draft.accountId ?? "", { candidateIds, texts }, occasion);
  await withdrawMinors(db, candidateIds, occasion.at);
  return saved;
}

/** People with a lookup cannot be deleted: they are merged into the imported person, which can be undone. */
async function replaceFound(db: Db, written: readonly SavedCandidate[], occasion: WriteOccasion): Promise<void> {
  const owners = new Map<string, string>();
  for (const { draft, id } of written) {
    for (const identifier of draft.identifiers) {
      const text = identifierText(identifier);
      if (!owners.has(text)) owners.set(text, id);
    }
  }
  const accountId = written[0]?.draft.accountId ?? "";
  const twins = await listFoundTwins(db, accountId, [...owners.keys()]);
  if (twins.length === 0) return;
  const originKeys = [...new Set(twins.map(({ originKey }) => originKey))];
  const { numbers, filed } = await deleteFound(db, { accountId, originKeys }, originKeys.length);
  await removeDeleted(db, filed);
  const gone = new Set(numbers);
  const kept = new Map(twins.filter(({ number }) => !gone.has(number)).map((twin) => [twin.id, twin]));
  for (const twin of kept.values()) await mergeTwin(db, twin, owners.get(twin.text) ?? "", occasion);
}

async function mergeTwin(db: Db, twin: FoundTwin, ownerId: string, { keyId, at }: WriteOccasion): Promise<void> {
  const people = await findPeople(db, [ownerId, twin.id]);
  const [head, absorbed] = [people.get(ownerId)?.candidate.id, people.get(twin.id)?.candidate.id];
  // Suppressed, already merged, or merged by somebody into another person: that decision stands.
  if (head === undefined || absorbed !== twin.id || head === absorbed) return;
  await insertMerges(db, [{ absorbedId: absorbed, intoId: head, headId: head, mergedAt: at, keyId }]);
  await indexPeople(db, [head]);
}
