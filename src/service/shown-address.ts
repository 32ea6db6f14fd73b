import type { DeskRequest } from "../db/desk-request.ts";
import { type HeldPerson, listHeldLookups, listHeldPeople, listHeldRows } from "../db/held-person.ts";
import { type GivenPerson, identifiersOf, namesOf } from "../domain/given-person.ts";
import { isAnyBornApart } from "../domain/born-apart.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { suppressionKeys } from "../names/suppression.ts";
import { findPart, type Part } from "../privacy/part.ts";
import { type IdentifiedPerson, identifyPerson } from "./close-person.ts";
import { isTheirs } from "./own-records.ts";
import type { ServiceContext } from "./context.ts";

/** Like `identifyShown`, from the address of a request. A name given with it grants nothing, but a different one prevents it. */
export async function identifyAsker(
  context: Pick<ServiceContext, "db" | "keyring">,
  { contact }: Pick<DeskRequest, "contact">,
): Promise<IdentifiedPerson | null> {
  const email = contact === null ? null : normalizeIdentifier("email", contact.email);
  const person = email === null ? null : await identifyShown(context, email);
  const called = contact?.name ?? "";
  return person !== null && called !== "" && !isTheirs(person.names, called) ? null : person;
}

/**
 * The person stored under an address confirmed by a code, if no manual check is needed: a single person, whom only imports file under
 * exactly this address, and of whom no other identifier finds more. `null` if the operator has to check: what a caller typed may combine a
 * stranger's name with an address of their own. A lookup of the person as they were imported contains nothing of the kind.
 */
async function identifyShown(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  email: Identifier,
): Promise<IdentifiedPerson | null> {
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers: [email] });
  const own = await findPart(db, keyring, { accountId: null, keys });
  if (own.candidates.length === 0) return null;
  const people = await listHeldPeople(db, own.candidates);
  const names = people.flatMap(({ fullName, aliases }) => [fullName, ...aliases]);
  const isOne = people.every(({ fullName }) => isTheirs(names.slice(0, 1), fullName));
  const bearIt = people.every(({ identifiers }) => identifiers.some((each) => isSame(each, email)));
  const isOneBorn = !isAnyBornApart(people.map(({ birthDate }) => birthDate));
  if (!isOne || !isOneBorn || !bearIt || (await restsOnCallers({ db, keyring }, own, people))) return null;
  const asked = { names: [], identifiers: [email] };
  const { keys: allKeys, personIds } = await identifyPerson(db, { keyring }, asked, {
    accountId: null,
    ids: [],
    lookup: null,
  });
  const whole = await findPart(db, keyring, { accountId: null, keys: allKeys, candidateIds: personIds });
  if (hasMore(whole, own)) return null;
  return {
    given: asked,
    names,
    typedNames: [],
    identifiers: [email],
    keys,
    born: people.flatMap(({ birthDate }) => birthDate ?? []),
    personIds: own.candidates,
  };
}

/**
 * Whether any of it contains what a caller handed over or decided, or typed about the person beyond what was imported: rows of lists may
 * repeat it.
 */
async function restsOnCallers(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  { lookups, bulkRows }: Part,
  people: readonly HeldPerson[],
): Promise<boolean> {
  const imported = people.flatMap(({ identifiers }) => identifiers);
  const isImported = (each: Identifier) => imported.some((one) => isSame(each, one));
  const names = people.flatMap(({ fullName, aliases }) => [fullName, ...aliases]);
  const rows = await listHeldRows(db, bulkRows);
  const isRepeated = (given: GivenPerson) =>
    namesOf(given).every((name) => isTheirs(names, name)) &&
    identifiersOf(given).every((each) => each.kind === "name" || isImported(each));
  if (!rows.every(isRepeated)) return true;
  const ids = people.map(({ id }) => id);
  const about = await listHeldLookups(db, keyring, { ids, identifiers: [] });
  const asImported = about.filter(
    ({ candidateId, isDirected, identifiers }) =>
      candidateId !== null &&
      ids.includes(candidateId) &&
      !isDirected &&
      identifiers.every((each) => each.kind === "candidate" || isImported(each)),
  );
  return !lookups.every((id) => asImported.some((each) => each.id === id));
}

function hasMore(whole: Part, own: Part): boolean {
  return (["candidates", "documents", "lookups", "bulkRows"] as const).some((store) =>
    whole[store].some((id) => !own[store].includes(id)),
  );
}

function isSame(one: Identifier, other: Identifier): boolean {
  return one.kind === other.kind && one.value === other.value;
}
