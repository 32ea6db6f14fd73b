import type { Candidate, CandidateDraft, Presence } from "../db/candidate.ts";
import { listPresences } from "../db/candidate.ts";
import { type SavedCandidate, type SavedCandidates, saveCandidates } from "../db/write-candidate.ts";
import { findPeople, forgetRepeats, listMerges, type MergedMember, type MergedPerson } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { indexEntry, type SearchEntry } from "../search/document.ts";
import { indexCandidates, removeCandidates } from "../search/index-candidates.ts";

type Names = Pick<Candidate, "fullName" | "aliases" | "headline" | "company" | "location" | "prominence">;

/** Writes people and indexes them: everybody under their names, merged people as one person. */
export async function savePeople(db: Db, drafts: readonly CandidateDraft[]): Promise<SavedCandidates> {
  const saved = await saveCandidates(db, drafts, (draft, number) => indexEntry(searchEntryOf(number, [draft])));
  await indexWritten(db, saved.written);
  return saved;
}

async function indexWritten(db: Db, written: readonly SavedCandidate[]): Promise<void> {
  const known = written.filter(({ isNew }) => !isNew);
  const merges = await listMerges(
    db,
    known.map(({ id }) => id),
  );
  const merged = new Set(merges.flatMap(({ absorbedId, headId }) => [absorbedId, headId]));
  await indexCandidates(
    db,
    known.filter(({ id }) => !merged.has(id)).map(({ draft, number }) => searchEntryOf(number, [draft])),
    written.flatMap(({ number, filing }) => (filing ? [{ number, ...filing }] : [])),
  );
  const heads = [...new Set(merges.map(({ headId }) => headId))];
  if (heads.length === 0) return;
  await forgetRepeats(db, heads);
  await indexPeople(db, heads);
}

/**
 * Indexes people by their members with details of their own, the head first in each list.
 *
 * @param absorbed numbers of those now indexed with somebody else
 */
export async function fileMembers(
  db: Db,
  people: readonly (readonly MergedMember[])[],
  absorbed: readonly number[],
): Promise<void> {
  await removeCandidates(db, absorbed);
  await indexCandidates(
    db,
    people.flatMap((members) => members.slice(0, 1).map(({ number }) => searchEntryOf(number, members))),
  );
}

/** Indexes people from what the database holds: the head with everything its members have, and no other member. */
export async function indexPeople(db: Db, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return;
  const people = [...(await findPeople(db, candidateIds)).values()];
  const members = people.flatMap((person) => person.members);
  const presences = await listPresences(
    db,
    members.map(({ id }) => id),
  );
  const presencesOf = Map.groupBy(presences, ({ candidateId }) => candidateId);
  await removeCandidates(
    db,
    people.flatMap((person) => person.members.slice(1).map(({ number }) => number)),
  );
  await indexCandidates(
    db,
    people.map((person) => personEntry(person, presencesOf)),
  );
}

function personEntry(person: MergedPerson, presencesOf: ReadonlyMap<string, readonly Presence[]>): SearchEntry {
  return searchEntryOf(
    person.candidate.number,
    person.members.map((member) => ({ ...member, presences: presencesOf.get(member.id) ?? [] })),
  );
}

/** A person's entry for the search index, from all that is known about them. */
function searchEntryOf(
  number: number,
  rows: readonly (Names & { readonly presences: readonly Pick<Presence, "displayName" | "platform">[] })[],
): SearchEntry {
  const shown = rows.flatMap((row) => row.presences.flatMap(({ displayName }) => displayName ?? []));
  return {
    number,
    names: [...new Set([...rows.flatMap((row) => [row.fullName, ...row.aliases]), ...shown])],
    context: rows
      .flatMap(({ headline, company, location }) => [headline, company, location])
      .filter((text) => text !== null),
    platforms: [...new Set(rows.flatMap((row) => row.presences.map(({ platform }) => platform)))],
    prominence: Math.max(...rows.map(({ prominence }) => prominence)),
  };
}
