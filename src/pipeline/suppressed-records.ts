import { hasSuppressions, withoutSuppressed } from "../db/suppression.ts";
import type { Claim } from "../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { identityKeys, questionKeys, suppressionKeys } from "../names/suppression.ts";
import type { StageContext } from "./stage.ts";

/** The lookup turned out to be about somebody who is suppressed. */
export class PersonSuppressed extends Error {}

interface RecordKeys {
  readonly id: string;
  readonly url: string;
  readonly names: ReadonlySet<string>;
  readonly identifiers: readonly Identifier[];
  readonly claims: ReadonlyMap<string, Claim>;
}

/** What of a lookup's records is about people who are suppressed. */
export interface Suppressed {
  /** Own records of somebody suppressed: the lookup is about them. */
  readonly own: ReadonlySet<string>;
  /** Records of others, whom nothing is kept of. */
  readonly others: ReadonlySet<string>;
  /** Claims of records that stay which name somebody's address, or somebody who follows. */
  readonly claims: ReadonlySet<string>;
}

const NONE: Suppressed = { own: new Set(), others: new Set(), claims: new Set() };

/**
 * Whom a lookup found is suppressed: of own records whoever bears a listed name with a listed identifier or birth year, since
 * they may name a spouse's address as well; of others whoever has a listed key.
 *
 * @param isOwn by the id of a record
 */
export async function listSuppressed(
  records: readonly RecordKeys[],
  isOwn: (id: string) => boolean,
  { db, keyring }: Pick<StageContext, "db" | "keyring">,
): Promise<Suppressed> {
  if (!(await hasSuppressions(db))) return NONE;
  const keys = new Map<string, readonly string[]>(
    records.map((record) => {
      const keysOf = isOwn(record.id) ? identityKeys : suppressionKeys;
      return [record.id, keysOf(keyring, personOf(record))];
    }),
  );
  const addresses = records
    .filter(({ id }) => isOwn(id))
    .flatMap(({ claims }) => [...claims.values()])
    .flatMap((claim) => addressKeys(claim, keyring));
  for (const { id, keys: own } of addresses) keys.set(id, own);
  const ids = [...keys.keys()];
  const allowed = new Set(await withoutSuppressed(db, ids, (id) => keys.get(id) ?? []));
  const hidden = records.map(({ id }) => id).filter((id) => !allowed.has(id));
  return {
    own: new Set(hidden.filter(isOwn)),
    others: new Set(hidden.filter((id) => !isOwn(id))),
    claims: new Set(addresses.map(({ id }) => id).filter((id) => !allowed.has(id))),
  };
}

function personOf({ url, names, identifiers, claims }: RecordKeys) {
  const own: (Identifier | null)[] = [normalizeIdentifier("profileUrl", url), ...identifiers];
  let birthDate: string | null = null;
  for (const claim of claims.values()) {
    own.push(addressOf(claim));
    if (claim.property === "birthDate") birthDate ??= claim.value;
  }
  return { names: [...names], birthDate, identifiers: own.filter((each) => each !== null) };
}

function addressKeys(claim: Claim, keyring: Keyring): { readonly id: string; readonly keys: readonly string[] }[] {
  const address = claim.property === "follower" ? normalizeIdentifier("profileUrl", claim.value.url) : addressOf(claim);
  return address === null ? [] : [{ id: claim.id, keys: questionKeys(keyring, address) }];
}

function addressOf(claim: Claim): Identifier | null {
  if (claim.property === "email") return normalizeIdentifier("email", claim.value);
  if (claim.property === "phone") return normalizeIdentifier("phone", claim.value);
  return claim.property === "account" ? normalizeIdentifier("profileUrl", claim.value.url) : null;
}
