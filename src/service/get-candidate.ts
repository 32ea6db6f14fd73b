import type { CandidateDetail } from "../contract/candidate.ts";
import { type Candidate, listHeld, type Presence } from "../db/candidate.ts";
import { FOUND_BY_SEARCH } from "../db/found-candidate.ts";
import { findPeopleOf, listMerges, type MergedPerson } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { isId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import { PublicError } from "../errors.ts";
import { isStatedMinor } from "../analysis/minor.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { hushCards } from "./hush-cards.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";
import { listCorrections, rectifyCard, rectifyIdentifiers, rectifyPresences } from "./rectified-card.ts";

/**
 * A candidate with presences and identifiers. If candidates are merged, the response is the one person they are, whichever was requested.
 * Throws `person_under_age` if what is stored about them says so.
 */
export async function getCandidate(
  context: ServiceContext,
  caller: Pick<Caller, "accountId">,
  candidateId: string,
): Promise<CandidateDetail> {
  const person = await requirePerson(context, caller, candidateId);
  if (isMinors(context, person)) {
    throw new PublicError(
      "person_under_age",
      "There is evidence that this person is under 18. Import their date of birth if that is wrong.",
    );
  }
  return await showPerson(context, caller, person);
}

/** The same for candidates just merged or split; of a person who is under 18, only which candidates they are. */
export async function showMerged(
  context: ServiceContext,
  caller: Pick<Caller, "accountId">,
  candidateId: string,
): Promise<CandidateDetail> {
  const person = await requirePerson(context, caller, candidateId);
  if (!isMinors(context, person)) return await showPerson(context, caller, person);
  return {
    candidateId: person.candidate.id,
    fullName: "",
    aliases: [],
    avatarUrl: avatarUrlOf(context, new Map(), null, ""),
    fragments: [],
    presences: [],
    identifiers: [],
    mergedFrom: (await mergedInto(context.db, person)).map((each) => ({ ...each, fullName: "" })),
  };
}

function isMinors({ now }: Pick<ServiceContext, "now">, { members }: MergedPerson): boolean {
  return members.some((member) => isStatedMinor(member, now()));
}

async function showPerson(
  context: ServiceContext,
  caller: Pick<Caller, "accountId">,
  person: MergedPerson,
): Promise<CandidateDetail> {
  const corrections = (await listCorrections(context.db, context.keyring, [person.candidate])).get(person.candidate.id);
  const candidate = rectifyCard(person.candidate, corrections);
  const held = await readKnown(context.db, person.members);
  const presences = rectifyPresences(held.presences, corrections);
  const pictures = await resolvePictures(context, caller.accountId, [candidate.avatarUrl]);
  const known = rectifyIdentifiers(held.identifiers, corrections);
  const { aliases, fragments, addresses } = await hushPerson(context, person, { candidate, presences, known });
  const open = new Set(addresses);
  return {
    candidateId: candidate.id,
    fullName: candidate.fullName,
    aliases: [...aliases],
    avatarUrl: avatarUrlOf(context, pictures, candidate.avatarUrl, candidate.fullName),
    fragments: fragments.slice(0, CARD_LINES).filter((text) => text !== ""),
    presences: presences.flatMap(({ platform, url, handle, displayName, headline, followers }, index) =>
      !open.has(url) || !open.has(handle)
        ? []
        : {
            platform,
            url,
            handle,
            ...(displayName === null ? {} : { displayName: fragments[CARD_LINES + 2 * index] ?? "" }),
            ...(headline === null ? {} : { headline: fragments[CARD_LINES + 2 * index + 1] ?? "" }),
            ...(followers === null ? {} : { followers }),
          },
    ),
    identifiers: known.filter(({ value }) => open.has(value)),
    mergedFrom: await mergedInto(context.db, person),
  };
}

async function mergedInto(db: Db, { candidate, members }: MergedPerson): Promise<CandidateDetail["mergedFrom"]> {
  const merges = members.length > 1 ? await listMerges(db, [candidate.id]) : [];
  const mergedAt = new Map(merges.map((merge) => [merge.absorbedId, merge.mergedAt.toISOString()]));
  return members.slice(1).map(({ id, fullName }) => ({ candidateId: id, fullName, mergedAt: mergedAt.get(id) ?? "" }));
}

/** Headline, company and place, followed by names and headlines of presences. */
const CARD_LINES = 3;

interface KnownKeys {
  readonly candidate: Pick<Candidate, "fullName" | "aliases" | "headline" | "company" | "location">;
  readonly presences: readonly Pick<Presence, "url" | "handle" | "displayName" | "headline">[];
  readonly known: readonly Identifier[];
}

async function hushPerson(
  context: ServiceContext,
  { members }: MergedPerson,
  { candidate, presences, known }: KnownKeys,
) {
  const { fullName, aliases, headline, company, location } = candidate;
  const lines = [headline, company, location, ...presences.flatMap((each) => [each.displayName, each.headline])];
  const [card] = await hushCards(context, [
    {
      names: [fullName, ...members.slice(1).map((member) => member.fullName)],
      aliases,
      fragments: lines.map((text) => text ?? ""),
      addresses: [...presences.flatMap(({ url, handle }) => [url, handle]), ...known.map(({ value }) => value)],
    },
  ]);
  if (card === undefined) throw new Error("a card of one person was closed to none");
  return card;
}

/** The person behind a candidate ID; 404 if there is none, or they belong to another account or are suppressed. */
export async function requirePerson(
  context: ServiceContext,
  { accountId }: Pick<Caller, "accountId">,
  candidateId: string,
): Promise<MergedPerson> {
  const people = isId(candidateId) ? await findPeopleOf(context.db, accountId, [candidateId]) : null;
  const person = people?.get(candidateId);
  if (!person) throw unknownCandidate();
  return person;
}

export function unknownCandidate(): PublicError {
  return new PublicError("candidate_not_found", "No candidate with this ID. Search again.");
}

/** What all imports of a person say, without duplicates. */
export async function readKnown(
  db: Db,
  members: readonly Candidate[],
): Promise<{
  readonly presences: Presence[];
  readonly identifiers: Identifier[];
  /** Whether the first of them was found by a search and never imported. */
  readonly isFoundBySearch: boolean;
}> {
  const ids = members.map(({ id }) => id);
  const held = await listHeld(db, ids);
  const inOrder = ids.flatMap((id) => held.get(id) ?? []);
  const presences = inOrder.flatMap((each) => each.presences);
  const identifiers = inOrder.flatMap((each) => each.identifiers);
  return {
    isFoundBySearch: held.get(ids[0] ?? "")?.importId === FOUND_BY_SEARCH,
    presences: [
      ...new Map(presences.toReversed().map((each) => [`${each.platform} ${each.handle}`, each])).values(),
    ].toReversed(),
    identifiers: [...new Map(identifiers.map((each) => [`${each.kind} ${each.value}`, each])).values()],
  };
}
