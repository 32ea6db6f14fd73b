import type { PersonNote, WritePersonNote } from "../contract/person-note.ts";
import { deletePersonNote, findPersonNote, savePersonNote } from "../db/person-note.ts";
import { transact } from "../db/transaction.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { requireLiveLookup } from "./find-lookup.ts";

/** The account's note about the person of a lookup; reports and shared links do not contain it. */
export async function getPersonNote(context: ServiceContext, caller: Caller, lookupId: string): Promise<PersonNote> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  const written = await findPersonNote(context.db, context.keyring, lookup.id);
  if (written === undefined) return { note: "", tags: [] };
  return {
    note: written.note,
    tags: [...written.tags],
    writtenAt: written.writtenAt.toISOString(),
    ...(written.writtenBy === null ? {} : { writtenBy: written.writtenBy }),
  };
}

/** Replaces the note; without text and tags nothing is stored. */
export async function writePersonNote(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  { note, tags }: WritePersonNote,
): Promise<PersonNote> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  const once = [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()];
  await transact(context.db, async (db) => {
    if (note.trim() === "" && once.length === 0) await deletePersonNote(db, lookup.id);
    else {
      const written = { note, tags: once, keyId: caller.keyId, writtenAt: context.now() };
      await savePersonNote(db, context.keyring, lookup.id, written);
    }
  });
  return await getPersonNote(context, caller, lookupId);
}
