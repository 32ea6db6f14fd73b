import type { CandidateDetail } from "../contract/candidate.ts";
import { type Candidate, listIdentifiers, listPresences, type Presence } from "../db/candidate.ts";
import { findPeopleOf, listMerges, type Person } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { isId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";
import { listCorrections, rectifyCard, rectifyIdentifiers, rectifyPresences } from "./rectified-card.ts";

/** One candidate with presences and identifiers. Of candidates who are merged, whichever was asked for, the one person they are. */
export async function getCandidate(
  context: ServiceContext,
  caller: Pick<Caller, "accountId">,
  candidateId: string,
): Promise<CandidateDetail> {
  const person = await requirePerson(context, caller, candidateId);
  const corrections = (await listCorrections(context.db, [person.candidate])).get(person.candidate.id);
  const candidate = rectifyCard(person.candidate, corrections);
  const known = await readKnown(context.db, person.members);
  const presences = rectifyPresences(known.presences, corrections);
  const pictures = await resolvePictures(context, caller.accountId, [candidate.avatarUrl]);
  const merges = person.members.length > 1 ? await listMerges(context.db, [candidate.id]) : [];
  const names = [candidate.fullName, ...candidate.aliases, ...person.members.map(({ fullName }) => fullName)];
  const cards = [
    [candidate.headline, candidate.company, candidate.location],
    presences.map(({ headline }) => headline),
  ];
  const [card, lines] = await hushCards(
    context,
    cards.map((texts) => ({ names, fragments: texts.map((text) => text ?? "") })),
  );
  const mergedAt = new Map(merges.map((merge) => [merge.absorbedId, merge.mergedAt.toISOString()]));
  return {
    candidateId: candidate.id,
    fullName: candidate.fullName,
    aliases: [...candidate.aliases],
    avatarUrl: avatarUrlOf(context, pictures, candidate.avatarUrl, candidate.fullName),
    fragments: card?.fragments.filter((text) => text !== "") ?? [],
    presences: presences.map(({ platform, url, handle, displayName, headline, followers }, index) => ({
      platform,
      url,
      handle,
      ...(displayName === null ? {} : { displayName }),
      ...(headline === null ? {} : { headline: lines?.fragments[index] ?? "" }),
      ...(followers === null ? {} : { followers }),
    })),
    identifiers: [...rectifyIdentifiers(known.identifiers, corrections)],
    mergedFrom: person.members.slice(1).map(({ id, fullName }) => ({
      candidateId: id,
      fullName,
      mergedAt: mergedAt.get(id) ?? "",
    })),
  };
}

/** The person a candidate is; 404 for one that is not there, another account's, or suppressed. */
export async function requirePerson(
  context: ServiceContext,
  { accountId }: Pick<Caller, "accountId">,
  candidateId: string,
): Promise<Person> {
  const people = isId(candidateId) ? await findPeopleOf(context.db, accountId, [candidateId]) : null;
  const person = people?.get(candidateId);
  if (!person) throw unknownCandidate();
  return person;
}

export function unknownCandidate(): PublicError {
  return new PublicError("candidate_not_found", "No candidate with this id. Search again.");
}

/** What is known of a person by all that they were imported as, each once. */
export async function readKnown(
  db: Db,
  members: readonly Candidate[],
): Promise<{ readonly presences: Presence[]; readonly identifiers: Identifier[] }> {
  const ids = members.map(({ id }) => id);
  const presences = (await listPresences(db, ids)).toSorted(
    (a, b) => ids.indexOf(a.candidateId) - ids.indexOf(b.candidateId),
  );
  const identifiers: Identifier[] = [];
  for (const id of ids) identifiers.push(...(await listIdentifiers(db, id)));
  return {
    presences: [
      ...new Map(presences.toReversed().map((each) => [`${each.platform} ${each.handle}`, each])).values(),
    ].toReversed(),
    identifiers: [...new Map(identifiers.map((each) => [`${each.kind} ${each.value}`, each])).values()],
  };
}
