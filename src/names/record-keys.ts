import type { Claim, MembershipValue } from "../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { identityKeys, questionKeys, suppressionKeys } from "./suppression.ts";

/** A record as far as it says who its person is. */
export interface KeyedRecord {
  readonly id: string;
  readonly url: string;
  readonly names: ReadonlySet<string>;
  readonly identifiers: readonly Identifier[];
  readonly claims: ReadonlyMap<string, Claim>;
}

/**
 * The keys under which a record is somebody who is on the list: of an own record a name with an identifier or birth year, since
 * it may name a spouse's address as well; of others any.
 */
export function recordKeys(keyring: Pick<Keyring, "list">, record: KeyedRecord, isOwn: boolean): readonly string[] {
  return (isOwn ? identityKeys : suppressionKeys)(keyring, personOf(record));
}

/** The keys of an address that a claim names, or of who follows; none if it names no address. */
export function claimKeys(keyring: Pick<Keyring, "list">, claim: Claim): readonly string[] {
  const address = claim.property === "follower" ? normalizeIdentifier("profileUrl", claim.value.url) : addressOf(claim);
  return address === null ? [] : questionKeys(keyring, address);
}

/** The keys of somebody whom a claim names beside its person, by a number that a source knows them by. */
export function peerKeys(keyring: Pick<Keyring, "list">, { key }: Peer): readonly string[] {
  const number = key === undefined ? null : normalizeIdentifier("externalId", key);
  return number === null ? [] : questionKeys(keyring, number);
}

/** Who sits beside the person, as a claim of theirs names them. */
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
  // What a lookup stored long ago, or a plug-in found, may say no address.
  const { url }: { readonly url?: string | null } = claim.value;
  return url ? normalizeIdentifier("profileUrl", url) : null;
}
