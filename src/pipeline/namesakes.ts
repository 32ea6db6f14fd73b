import { type Candidate, listIdentifiersOf, listPresences, type Presence } from "../db/candidate.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { findHead, findPeopleOf, type MergedPerson } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { findNewestListing } from "../db/tombstone.ts";
import type { ClaimDraft } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { KnownPerson } from "../matching/score.ts";
import { findNamesakes } from "../search/namesakes.ts";
import type { KnownInRun } from "./known-in-run.ts";
import type { StageContext } from "./stage.ts";

/** What the database knows about a lookup's subject or a namesake, apart from keys. */
type KnownFacts = Pick<
  Candidate,
  "id" | "fullName" | "aliases" | "birthDate" | "company" | "headline" | "location" | "avatarUrl"
> & { readonly school?: string; readonly note?: string };

/**
 * Other people in the database who may share the candidate's name, most prominent first, with all that is known about them: every record is
 * compared with each of them. Suppressed people are left out.
 */
export async function collectNamesakes(
  lookup: StoredLookup,
  context: Pick<StageContext, "db" | "search">,
): Promise<KnownPerson[]> {
  const { fullName, aliases } = lookup.candidate;
  const { accountId } = lookup;
  const person = { id: await findHead(context.db, lookup.candidateId), accountId, names: [fullName, ...aliases] };
  const namesakes = await findNamesakes(context.search, person, MAX_NAMESAKES);
  const people = await findPeopleOf(
    context.db,
    accountId,
    namesakes.map(({ id }) => id),
  );
  const keys = await readKeys(context.db, people);
  return [...people].map(([id, { candidate }]) => toKnownPerson(candidate, keys.get(id) ?? []));
}

/** The same, once per run: again only if somebody was suppressed or erased since. */
export async function readNamesakes(
  lookup: StoredLookup,
  known: KnownInRun,
  context: StageContext,
): Promise<readonly KnownPerson[]> {
  const listing = await findNewestListing(context.db);
  if (known.namesakes?.listing !== listing)
    known.namesakes = { people: await collectNamesakes(lookup, context), listing };
  return known.namesakes.people;
}

/** The operator's import about a person, as claims to compare with. */
export function toKnownPerson(person: KnownFacts, identifiers: readonly Identifier[]): KnownPerson {
  const { fullName, aliases, birthDate, company, headline, location, avatarUrl, school, note } = person;
  const stated = { locator: "", method: "stated", confidence: 1 } as const;
  const claims: ClaimDraft[] = [];
  if (birthDate) claims.push({ property: "birthDate", value: birthDate, ...stated });
  if (company)
    claims.push({ property: "experience", value: { company, ...(headline ? { title: headline } : {}) }, ...stated });
  else if (headline) claims.push({ property: "occupation", value: headline, ...stated });
  if (school) claims.push({ property: "education", value: { school }, ...stated });
  if (location) claims.push({ property: "location", value: location, ...stated });
  if (avatarUrl) claims.push({ property: "avatar", value: { imageUrl: avatarUrl }, ...stated });
  return { id: person.id, names: [fullName, ...aliases], identifiers, claims, ...(note && { texts: [note] }) };
}

/** One page of a search. A name with more bearers identifies nobody on its own. */
const MAX_NAMESAKES = 99;

/** The keys of several people, from all their imports, with the handles of their presences. */
export async function readKeys(db: Db, people: ReadonlyMap<string, MergedPerson>): Promise<Map<string, Identifier[]>> {
  const keys = new Map<string, Identifier[]>([...people.keys()].map((id) => [id, []]));
  const heads = new Map([...people].flatMap(([id, { members }]) => members.map((member) => [member.id, id] as const)));
  const ids = [...heads.keys()];
  if (ids.length === 0) return keys;
  for (const [id, identifiers] of await listIdentifiersOf(db, ids))
    keys.get(heads.get(id) ?? "")?.push(...comparedKeys({ identifiers, presences: [] }));
  for (const presence of await listPresences(db, ids))
    keys.get(heads.get(presence.candidateId) ?? "")?.push(...comparedKeys({ identifiers: [], presences: [presence] }));
  return keys;
}

/** The keys for comparing somebody, with the handles of their presences. */
export function comparedKeys(person: {
  readonly identifiers: readonly Identifier[];
  readonly presences: readonly Pick<Presence, "platform" | "handle">[];
}): Identifier[] {
  return [
    ...person.identifiers.filter(({ kind }) => (COMPARED_KINDS as readonly string[]).includes(kind)),
    ...person.presences.map(
      ({ platform, handle }): Identifier => ({
        kind: "handle",
        value: `${platform}:${handle.toLowerCase()}`,
      }),
    ),
  ];
}

/** Without the import's own key: two imports of one person have two. */
const COMPARED_KINDS = ["email", "phone", "profileUrl", "website", "externalId"] as const;
