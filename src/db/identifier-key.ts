import type { IndexKey } from "../domain/identifier.ts";
import { nationalDigitsOf } from "../domain/identifier.ts";
import { hash64 } from "../names/hash.ts";
import { mailboxOf } from "../names/suppression.ts";

/**
 * The 64 bits under which a person is filed for an identifier; `null` for a name. Several spellings share a key: an
 * email address is filed under its mailbox only, a phone number under its national digits, a profile under its handle
 * on any platform. Results must therefore be compared by `identifierText`, or by their keyed hashes.
 */
export function identifierKey({ kind, value }: IndexKey): bigint | null {
  switch (kind) {
    case "name":
      return null;
    case "email":
      return hashKey(kind, mailboxOf(value));
    case "phone": {
      const digits = nationalDigitsOf(value);
      return digits === null ? hashKey(kind, value) : hashKey("nationalPhone", digits);
    }
    case "profileUrl":
      // The last path segment is, or contains, the handle: `https://x.com/ines`, `https://host/@ines`.
      return hashKey(kind, value.slice(value.lastIndexOf("/") + 1).toLowerCase());
    default:
      return hashKey(kind, value);
  }
}

/** An identifier as `candidate.identifiers` holds it. */
export function identifierText({ kind, value }: IndexKey): string {
  return `${kind}:${value}`;
}

/** The keys of a person who has these identifiers, without duplicates. */
export function identifierKeysOf(texts: readonly string[]): bigint[] {
  const keys = new Set<bigint>();
  // Phone numbers are accompanied by their national digits, so they need not be parsed again.
  const hasDigits = texts.some((text) => text.startsWith("nationalPhone:"));
  for (const text of texts) {
    const colon = text.indexOf(":");
    const [kind, value] = [text.slice(0, colon) as IndexKey["kind"], text.slice(colon + 1)];
    const key = kind === "phone" && hasDigits ? null : identifierKey({ kind, value });
    if (key !== null) keys.add(key);
  }
  return [...keys];
}

function hashKey(kind: string, value: string): bigint {
  const [high, low] = hash64(`${kind}:${value}`);
  return BigInt.asIntN(64, (BigInt(high) << 32n) | BigInt(low));
}
