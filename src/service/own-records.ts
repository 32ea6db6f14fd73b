import { type HeldLookup, listOwnRecords, type OwnRecord, picturesAmong } from "../db/held-person.ts";
import type { Db } from "../db/schema.ts";
import { keyOfAddress } from "../domain/address.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { isPartialDate } from "../domain/partial-date.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import { mailboxOf } from "../names/suppression.ts";

/** How own records identify their person. */
export interface Own {
  readonly names: readonly string[];
  readonly birthDates: readonly string[];
  readonly identifiers: readonly Identifier[];
  readonly pictures: readonly string[];
}

/** Lookups with one of a person's keys. */
interface FoundLookups {
  /** Those about the person according to an import or whoever asks. */
  readonly about: readonly HeldLookup[];
  /** Those according to their caller only, who may have typed one person's key beside another's. */
  readonly others: readonly HeldLookup[];
}

/**
 * Reads the own records of lookups. In a lookup that only its caller says is about the person, a record counts if the source itself states
 * a key of theirs, or one that such a record states; otherwise a stranger's key typed beside theirs would be taken for theirs.
 */
export async function readOwn(
  db: Db,
  keyring: Keyring,
  { about, others }: FoundLookups,
  known: { readonly names: readonly string[]; readonly identifiers: readonly Identifier[] },
): Promise<Own> {
  const ids = new Set(about.map(({ id }) => id));
  const all = await listOwnRecords(
    db,
    keyring,
    [...about, ...others].map(({ id }) => id),
  );
  const theirs = all.filter(({ lookupId }) => ids.has(lookupId));
  const reached = new Set([...known.identifiers, ...theirs.flatMap(identifiersOf)].flatMap(linkOf));
  const names = [...known.names, ...theirs.flatMap(namesOf)];
  let left = all.filter(({ lookupId, isTold }) => !ids.has(lookupId) && !isTold);
  for (let found = left; found.length > 0; ) {
    found = left.filter((record) => isLinked(record, reached, names));
    theirs.push(...found);
    for (const link of found.flatMap(identifiersOf).flatMap(linkOf)) reached.add(link);
    left = left.filter((record) => !found.includes(record));
  }
  return {
    names: theirs.flatMap(namesOf),
    birthDates: theirs.flatMap((record) => textsOf(record, "birthDate")).filter(isPartialDate),
    identifiers: theirs.flatMap(identifiersOf),
    pictures: picturesAmong(theirs),
  };
}

/** Whether one of the names may belong to somebody with one of these. */
export function isTheirs(names: readonly string[], name: string): boolean {
  return names.some((one) => compareNames(one, name).score >= SAME_NAME);
}

/** A phone can be an office's, a website an employer's: sharing one does not make people the same. */
export function isOnePersons({ kind }: Identifier): boolean {
  return kind === "candidate" || kind === "email" || kind === "profileUrl" || kind === "externalId";
}

/** Whether a record states a key that has been reached, and no other name. */
function isLinked(record: OwnRecord, reached: ReadonlySet<string>, names: readonly string[]): boolean {
  const called = namesOf(record);
  const isOther = names.length > 0 && called.length > 0 && !called.some((name) => isTheirs(names, name));
  return !isOther && identifiersOf(record).some((each) => linkOf(each).some((link) => reached.has(link)));
}

/** Identifiers that only one person has, in a canonical form. */
function linkOf(identifier: Identifier): readonly string[] {
  if (!isOnePersons(identifier)) return [];
  const { kind, value } = identifier;
  return [`${kind}:${kind === "email" ? mailboxOf(value) : value}`];
}

/** A single word does not name one person. */
function namesOf(record: OwnRecord): readonly string[] {
  return [...textsOf(record, "fullName"), ...textsOf(record, "alias")].filter((name) => name.trim().includes(" "));
}

function identifiersOf(record: OwnRecord): readonly Identifier[] {
  const accounts = record.claims.flatMap(({ property, value }) =>
    property === "account" && typeof value === "object" && value !== null && "url" in value ? String(value.url) : [],
  );
  const found = [
    ...[record.url, ...textsOf(record, "website"), ...accounts].map(keyOfAddress),
    ...textsOf(record, "email").map((value) => normalizeIdentifier("email", value)),
    ...textsOf(record, "phone").map((value) => normalizeIdentifier("phone", value)),
  ];
  return found.filter((each) => each !== null);
}

function textsOf({ claims }: OwnRecord, property: string): readonly string[] {
  return claims.flatMap((each) => (each.property === property && typeof each.value === "string" ? each.value : []));
}
