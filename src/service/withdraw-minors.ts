import { finishLookup, withdrawLookup } from "../db/lookup.ts";
import { listLookupsAbout } from "../db/lookup-subjects.ts";
import { findPeople } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { isStatedMinor, MINOR_MESSAGE } from "../pipeline/minors.ts";

/**
 * Ends lookups about people who turn out to be under 18, by what is now stored about them or those they are merged with; nothing about them
 * is kept. Runs in the transaction that writes or merges them.
 */
export async function withdrawMinors(db: Db, candidateIds: readonly string[], at: Date): Promise<void> {
  const lookups = await listLookupsAbout(db, candidateIds);
  if (lookups.length === 0) return;
  const people = await findPeople(db, [...new Set(lookups.map(({ candidateId }) => candidateId))]);
  for (const { id, candidateId } of lookups) {
    if (!people.get(candidateId)?.members.some((member) => isStatedMinor(member, at))) continue;
    await finishLookup(db, id, { status: "error", errorMessage: MINOR_MESSAGE, forgets: true, at });
    await withdrawLookup(db, id, MINOR_MESSAGE, at);
  }
}
