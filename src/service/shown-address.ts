import type { DeskRequest } from "../db/desk-request.ts";
import { listHeldPeople } from "../db/held-person.ts";
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
 * exactly this address, and of whom no other identifier finds more. `null` if the operator has to check: a lookup contains what its caller
 * typed, which may combine a stranger's name with an address of their own.
 */
async function identifyShown(
  { db, keyring }: Pick<ServiceContext, "db" | "keyring">,
  email: Identifier,
): Promise<IdentifiedPerson | null> {
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers: [email] });
  const own = await findPart(db, keyring, { accountId: null, keys });
  if (own.candidates.length === 0 || restsOnCallers(own)) return null;
  const people = await listHeldPeople(db, own.candidates);
  const names = people.flatMap(({ fullName, aliases }) => [fullName, ...aliases]);
  const isOne = people.every(({ fullName }) => isTheirs(names.slice(0, 1), fullName));
  const bearIt = people.every(({ identifiers }) => identifiers.some((each) => isSame(each, email)));
  if (!isOne || !bearIt) return null;
  const asked = { names: [], identifiers: [email] };
  const { keys: allKeys, personIds } = await identifyPerson(db, { keyring }, asked, {
    accountId: null,
    ids: [],
    lookup: null,
  });
  const whole = await findPart(db, keyring, { accountId: null, keys: allKeys, candidateIds: personIds });
  if (restsOnCallers(whole) || hasMore(whole, own)) return null;
  return { given: asked, names, typedNames: [], identifiers: [email], keys, personIds: own.candidates };
}

function restsOnCallers({ lookups, bulkRows }: Part): boolean {
  return lookups.length > 0 || bulkRows.length > 0;
}

function hasMore(whole: Part, own: Part): boolean {
  return (["candidates", "documents"] as const).some((store) => whole[store].some((id) => !own[store].includes(id)));
}

function isSame(one: Identifier, other: Identifier): boolean {
  return one.kind === other.kind && one.value === other.value;
}
