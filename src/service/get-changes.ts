import type { Changes } from "../contract/changes.ts";
import type { Evidence } from "../contract/lookup.ts";
import { findEarlierLookup } from "../db/history.ts";
import { PublicError } from "../errors.ts";
import type { PresentInput } from "../presentation/present.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { expiredLookup } from "./find-lookup.ts";
import { getEvidence } from "./get-evidence.ts";
import { getLookup, type ReadLookup, withData } from "./get-lookup.ts";

/**
 * What changed in a lookup compared with an earlier one of the same person; of both, what their caller may see, with the checks and masks
 * of every read.
 *
 * @param since the earlier lookup's ID; by default the newest of the same person and purpose
 * @throws PublicError `not_comparable` if the two are about different people or for different purposes
 */
export async function getChanges(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  since?: string,
): Promise<Changes> {
  const later = await readFinished(context, caller, lookupId);
  const earlierId = since ?? (await findEarlierLookup(context.db, later.lookup, context.now()));
  if (earlierId === null) return { lookupId, sections: [], notCompared: [] };
  const earlier = await readFinished(context, caller, earlierId);
  refuseOthers(earlier, later);
  const [had, has] = [earlier.wire.sections, later.wire.sections];
  const both = has.filter((section) => had.includes(section));
  const changed = await context.reading
    .onBehalfOf(caller.accountId)
    .compareProfiles(await inputOf(context, caller, earlier), await inputOf(context, caller, later));
  return {
    lookupId,
    since: { lookupId: earlierId, finishedAt: earlier.wire.finishedAt ?? earlier.wire.startedAt },
    sections: changed
      .filter(({ section }) => both.includes(section))
      .map((each) => ({ ...each, added: [...each.added], changed: [...each.changed], gone: [...each.gone] })),
    notCompared: [...new Set([...had, ...has])].filter((section) => !both.includes(section)),
  };
}

async function readFinished(context: ServiceContext, caller: Caller, lookupId: string): Promise<ReadLookup> {
  const read = await getLookup(context, caller, lookupId);
  if (read.wire.status === "expired") throw expiredLookup();
  if (read.wire.status !== "success") {
    throw new PublicError("lookup_not_finished", "Only lookups that finished successfully can be compared.");
  }
  return read;
}

/**
 * Masks depend on purpose and trial, and a preview searches fewer sources: across such differences everything masked or not searched for
 * would look like a change.
 */
function refuseOthers({ lookup: earlier }: ReadLookup, { lookup: later }: ReadLookup): void {
  const isSame = earlier.subject === later.subject && earlier.id !== later.id;
  const isAlike =
    earlier.purpose === later.purpose && earlier.trial === later.trial && earlier.preview === later.preview;
  if (isSame && isAlike) return;
  throw new PublicError(
    "not_comparable",
    "Two lookups can be compared if they are about the same person, for the same purpose, and both or neither are trials or previews.",
  );
}

async function inputOf(context: ServiceContext, caller: Caller, read: ReadLookup): Promise<PresentInput<Evidence>> {
  const { data, finishedAt, startedAt } = withData(read);
  return { data, evidence: await getEvidence(context, caller, read.lookup.id), today: finishedAt ?? startedAt };
}
