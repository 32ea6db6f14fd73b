import { createHmac } from "node:crypto";
import { canonicalJson } from "./claim.ts";
import { isId } from "./id.ts";
import type { Identifier } from "./identifier.ts";

/** Whether a text has the form of a result of `subjectOf`. */
export function isSubject(text: string): boolean {
  return isId(text) || /^[\w-]{43}$/.test(text);
}

/**
 * Whom a lookup is about, in one text: a person's decisions apply to every lookup of the same subject. It is the
 * candidate's ID; for a candidate given by value, a keyed hash of the normalised name and identifiers, in any order,
 * which does not reveal who it is. A name alone is no subject: `service/subject.ts` decides whether the identifiers
 * single one person out.
 */
export function subjectOf(
  secret: string,
  person: {
    readonly candidateId: string | null;
    readonly fullName: string;
    readonly identifiers: readonly Identifier[];
  },
): string {
  if (person.candidateId !== null) return person.candidateId;
  const name = person.fullName.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
  // What the operator files somebody under was not given by the caller, and comes and goes with imports.
  const given = person.identifiers.filter(({ kind }) => kind !== "candidate" && kind !== "name");
  const keys = [...new Set(given.map(({ kind, value }) => `${kind}:${value}`))].sort();
  return createHmac("sha256", secret)
    .update(`subject:${canonicalJson([name, keys])}`)
    .digest("base64url");
}
