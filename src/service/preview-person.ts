import type { CreateSuppression, SuppressionPreview } from "../contract/suppression.ts";
import { countVisibleLookups, listHeldIn } from "../db/held-person.ts";
import { findPeople } from "../db/merge.ts";
import { findPart } from "../privacy/part.ts";
import { closeKeys } from "./close-person.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { findSeeds } from "./suppress-person.ts";

/**
 * The rows of the caller's account that suppressing or erasing this person would reach, without changing anything. Somebody already
 * suppressed cannot be shown.
 *
 * @throws PublicError as `suppressPerson`
 */
export async function previewPerson(
  context: ServiceContext,
  caller: Caller,
  request: CreateSuppression,
): Promise<SuppressionPreview> {
  const { db, keyring } = context;
  const { accountId } = caller;
  const seeds = await findSeeds(context, caller, request);
  const { closure, keys, sharedKeys, byName, inTexts } = await closeKeys(db, context, request, seeds);
  const lookupIds = seeds.lookup === null ? [] : [seeds.lookup.id];
  const part = await findPart(db, keyring, {
    accountId,
    keys,
    sharedKeys,
    candidateIds: [...seeds.ids, ...closure.personIds],
    lookupIds,
    born: closure.born,
  });
  const own = await listHeldIn(db, accountId, part.candidates);
  const members = [...(await findPeople(db, own)).values()].flatMap((person) => person.members);
  const people = [...new Map(members.map((each) => [each.id, each])).values()].filter(({ id }) => own.includes(id));
  const cards = people.map(({ fullName, aliases, headline, company }) => ({
    names: [fullName],
    aliases,
    fragments: [headline, company].filter((text) => text !== null),
  }));
  const hushed = await hushCards(context, cards);
  return {
    people: people.map(({ id, fullName, birthDate }, index) => ({
      candidateId: id,
      fullName,
      ...(birthDate !== null && { birthDate }),
      fragments: [...(hushed[index]?.fragments ?? [])],
    })),
    lookups: await countVisibleLookups(db, part.lookups),
    documents: part.documents.length,
    keys: keys.length,
    byName,
    inTexts,
    status: "success",
  };
}
