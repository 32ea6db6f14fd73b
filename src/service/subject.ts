import type { Identifier } from "../domain/identifier.ts";
import { subjectOf } from "../domain/subject.ts";
import { isRoleMailbox } from "../matching/compare-keys.ts";
import { isOnePersons } from "./own-records.ts";

/**
 * Whom a lookup is about, in one text, under one secret of the keyring. Whoever is described without a key that one person alone has may
 * be anybody of the name, however much else is said about them: a lookup of theirs shares its subject with no other.
 *
 * @param alone the subject of such a lookup: its own id, or the subject of the lookup whose person its caller says it is about
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

/** A file that the given keys lead to is no key that was given. */
function tellsPersonApart(identifier: Identifier): boolean {
  const { kind, value } = identifier;
  return isOnePersons(identifier) && kind !== "candidate" && !(kind === "email" && isRoleMailbox(value));
}
