import type { Claim, MembershipValue } from "../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { identityKeys, questionKeys, renamedKeys, suppressionKeys } from "./suppression.ts";

/** The parts of a record that say who its person is. */
export interface KeyedRecord {
  readonly id: string;
  readonly url: string;
  readonly names: ReadonlySet<string>;
  readonly identifiers: readonly Identifier[];
  readonly claims: ReadonlyMap<string, Claim>;
}

/**
 * The keys under which a record may be about somebody on the suppression list: for an *own* record a name with an
 * identifier or birth year, since it may also contain, say, a spouse's address; for other records any.
 */
export function recordKeys(keyring: Pick<Keyring, "list">, record: KeyedRecord, isOwn: boolean): readonly string[] {
  return (isOwn ? identityKeys : suppressionKeys)(keyring, personOf(record));
}

/** For each identifier of an own record, the keys by which it shows a listed person under a new last name. */
export function renamedRecordKeys(keyring: Pick<Keyring, "list">, record: KeyedRecord): readonly (readonly string[])[] {
  return renamedKeys(keyring, personOf(record), { isListed: false });
}

/** Of these, as many must be on the list: one address is also that of a flatmate with the same given name. */
export const MIN_RENAMED = 2;

/** The keys of the address in a claim, or of a follower; none if it contains no address. */
export function claimKeys(keyring: Pick<Keyring, "list">, claim: Claim): readonly string[] {
  const address = claim.property === "follower" ? normalizeIdentifier("profileUrl", claim.value.url) : addressOf(claim);
  return address === null ? [] : questionKeys(keyring, address);
}

/** The keys of another person named in a claim, by the ID that a source has for them. */
export function peerKeys(keyring: Pick<Keyring, "list">, { key }: Peer): readonly string[] {
  const number = key === undefined ? null : normalizeIdentifier("externalId", key);
  return number === null ? [] : questionKeys(keyring, number);
}

/** Another member of the same body, as a person's claim names them. */
export type Peer = NonNullable<MembershipValue["peers"]>[number];

export function peersOf(claim: Claim): readonly Peer[] {
  return claim.property === "membership" ? (claim.value.peers ?? []) : [];
}

function personOf({ url, names, identifiers, claims }: KeyedRecord) {
  const own: (Identifier | null)[] = [normalizeIdentifier("profileUrl", url), ...identifiers];
  let birthDate: string | null = null;
  for (const claim of claims.values()) {
    own.push(addressOf(claim));
    if (claim.property === "birthDate") birthDate ??= claim.value;
  }
  return { names: [...names], birthDate, identifiers: own.filter((each) => each !== null) };
}

function addressOf(claim: Claim): Identifier | null {
  if (claim.property === "email") return normalizeIdentifier("email", claim.value);
  if (claim.property === "phone") return normalizeIdentifier("phone", claim.value);
  if (claim.property !== "account") return null;
  // What a lookup stored long ago, or a plug-in found, may lack a URL.
  const { url }: { readonly url?: string | null } = claim.value;
  return url ? normalizeIdentifier("profileUrl", url) : null;
}
