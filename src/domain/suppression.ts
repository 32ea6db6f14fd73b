import { createHmac } from "node:crypto";
import type { Identifier, IdentifierKind } from "./identifier.ts";
import type { Keyring } from "./keyring.ts";

/** The keys of a person that a suppression may name. */
export interface SuppressiblePerson {
  readonly names: readonly string[];
  readonly birthDate: string | null;
  readonly identifiers: readonly Identifier[];
}

const KEYED: readonly IdentifierKind[] = ["candidate", "email", "phone", "profileUrl", "externalId"];

/**
 * Keyed hashes of everything that singles a person out: their identifiers, and name with birth year.
 * A name alone is no key, so that suppressing one John Smith leaves the others alone. The list holds
 * HMACs only: it tells nobody who asked not to be found. They are made under every secret of the keyring, on both
 * sides of the comparison: what was listed before a rotation is known after it, and the other way round.
 */
export function suppressionKeys(keyring: Pick<Keyring, "all">, person: SuppressiblePerson): string[] {
  const facts = person.identifiers
    .filter((identifier) => KEYED.includes(identifier.kind))
    .map((identifier) => `${identifier.kind}:${identifier.value}`);
  const year = person.birthDate?.slice(0, 4);
  if (year) for (const name of person.names) facts.push(`nameBirthYear:${nameKey(name)}:${year}`);
  const different = [...new Set(facts)];
  return keyring.all.flatMap((secret) => different.map((fact) => suppressionKey(secret, fact))).sort();
}

/** 96 bits of HMAC-SHA-256: short enough to stand in every person's row, long enough never to collide. */
export function suppressionKey(secret: string, fact: string): string {
  return createHmac("sha256", secret).update(`suppression:${fact}`).digest("base64url").slice(0, 16);
}

/** Any order of the parts, no case, no diacritics. */
function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part.length > 1)
    .sort()
    .join(" ");
}
