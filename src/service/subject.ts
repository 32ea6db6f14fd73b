import type { Identifier } from "../domain/identifier.ts";
import { subjectOf } from "../domain/subject.ts";
import { isRoleMailbox } from "../matching/compare-keys.ts";
import { isOnePersons } from "./own-records.ts";

/**
 * The subject of a lookup, as one text, under one secret of the keyring. Somebody described without a key that only one person has may be
 * anybody of that name, however many details are given, so such a lookup shares its subject with no other.
 *
 * @param alone the subject in that case: the lookup's own ID, or the subject of the lookup whose person its caller says it is about
 */
export function chooseSubject(
  secret: string,
  person: {
    readonly candidateId: string | null;
    readonly candidate: { readonly fullName: string };
    readonly identifiers: readonly Identifier[];
  },
  alone: string,
): string {
  const isOne = person.candidateId !== null || person.identifiers.some(tellsPersonApart);
  return isOne ? subjectOf(secret, { ...person, fullName: person.candidate.fullName }) : alone;
}

/** A file that the given keys lead to is not itself a given key. */
function tellsPersonApart(identifier: Identifier): boolean {
  const { kind, value } = identifier;
  return isOnePersons(identifier) && kind !== "candidate" && !(kind === "email" && isRoleMailbox(value));
}
