import { isStatedMinor, type KnownOfAge } from "../analysis/minor.ts";
import { finishLookup, withdrawLookup } from "../db/finish-lookup.ts";
import { type StoredLookup } from "../db/lookup.ts";
import { listLookupsAbout } from "../db/lookup-subjects.ts";
import { findPeople } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { markMinors } from "../db/write-candidate.ts";
import type { ReadingRoom } from "../reading/reading-room.ts";
import type { StageContext } from "./stage.ts";

/** The lookup turned out to be about somebody under 18. */
export class PersonIsMinor extends Error {}

/** The message for the caller, and all that is kept of such a lookup. */
export const MINOR_MESSAGE =
  "This lookup was stopped: there is evidence that the person is under 18. Nothing that it found is kept.";

/** Throws `PersonIsMinor` if what is known about the person says that they are under 18. */
export async function refuseMinor(
  person: KnownOfAge,
  { reading, now }: { readonly reading: Pick<ReadingRoom, "isMinor">; readonly now: () => Date },
): Promise<void> {
  if (await reading.isMinor(person, dayOf(now()))) throw new PersonIsMinor();
}

/**
 * Has searches hide the person of a lookup that found them to be under 18, with whoever they are merged with, and ends the other lookups
 * about them. Nothing else is kept of what was found.
 */
export async function learnMinor(
  { db, now }: Pick<StageContext, "db" | "now">,
  { id, candidateId }: Pick<StoredLookup, "id" | "candidateId">,
): Promise<void> {
  if (candidateId === null) return;
  const at = now();
  await transact(db, async (db) => {
    const person = (await findPeople(db, [candidateId])).get(candidateId);
    if (person === undefined) return;
    const ids = person.members.map((member) => member.id);
    // What an import states about another of the merged rows stays true of it if they are split.
    const undated = person.members.filter(({ birthDate }) => birthDate === null).map((member) => member.id);
    await markMinors(db, undated, at);
    await withdrawMinors(db, ids, at, id);
  });
}

/**
 * Ends lookups about people who turn out to be under 18, by what is now stored about them or those they are merged with; nothing about them
 * is kept. Runs in the transaction that writes or merges them.
 *
 * @param exceptId a lookup that its own run ends
 */
export async function withdrawMinors(
  db: Db,
  candidateIds: readonly string[],
  at: Date,
  exceptId?: string,
): Promise<void> {
  const lookups = (await listLookupsAbout(db, candidateIds)).filter(({ id }) => id !== exceptId);
  if (lookups.length === 0) return;
  const people = await findPeople(db, [...new Set(lookups.map(({ candidateId }) => candidateId))]);
  for (const { id, candidateId } of lookups) {
    if (!people.get(candidateId)?.members.some((member) => isStatedMinor(member, at))) continue;
    await finishLookup(db, id, { status: "error", errorMessage: MINOR_MESSAGE, forgets: true, at });
    await withdrawLookup(db, id, MINOR_MESSAGE, at);
  }
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
