import { hasSuppressions, withoutSuppressed } from "../db/suppression.ts";
import type { Claim } from "../domain/claim.ts";
import { claimKeys, type KeyedRecord, type Peer, peerKeys, peersOf, recordKeys } from "../names/record-keys.ts";
import type { StageContext } from "./stage.ts";

/** The lookup turned out to be about somebody who is suppressed. */
export class PersonSuppressed extends Error {}

/** What of a lookup's records is about people who are suppressed. */
export interface Suppressed {
  /** Own records of somebody suppressed: the lookup is about them. */
  readonly own: ReadonlySet<string>;
  /** Records of others, whom nothing is kept of. */
  readonly others: ReadonlySet<string>;
  /** Claims of records that stay which name somebody's address, or somebody who follows. */
  readonly claims: ReadonlySet<string>;
  /** Whom claims that stay name beside their person, by the numbers that sources know them by. */
  readonly peers: ReadonlySet<string>;
}

const NONE: Suppressed = { own: new Set(), others: new Set(), claims: new Set(), peers: new Set() };

/**
 * Whom a lookup found is suppressed: of own records whoever has a listed name with a listed identifier or birth year, since
 * they may name a spouse's address as well; of others whoever has a listed key.
 *
 * @param isOwn by the id of a record
 */
export async function listSuppressed(
  records: readonly KeyedRecord[],
  isOwn: (id: string) => boolean,
  { db, keyring }: Pick<StageContext, "db" | "keyring">,
): Promise<Suppressed> {
  if (!(await hasSuppressions(db))) return NONE;
  const keys = new Map<string, readonly string[]>(
    records.map((record) => [record.id, recordKeys(keyring, record, isOwn(record.id))]),
  );
  const addresses = records
    .filter(({ id }) => isOwn(id))
    .flatMap(({ claims }) => [...claims.values()])
    .flatMap((claim) => {
      const named = claimKeys(keyring, claim);
      return named.length === 0 ? [] : { id: claim.id, keys: named };
    });
  for (const { id, keys: own } of addresses) keys.set(id, own);
  const ids = [...keys.keys()];
  const allowed = new Set(await withoutSuppressed(db, ids, (id) => keys.get(id) ?? []));
  const peers = [...new Map(beside(records, isOwn).map((peer) => [peer.key, peer])).values()];
  const shown = new Set(await withoutSuppressed(db, peers, (peer) => peerKeys(keyring, peer)));
  const hidden = records.map(({ id }) => id).filter((id) => !allowed.has(id));
  return {
    own: new Set(hidden.filter(isOwn)),
    others: new Set(hidden.filter((id) => !isOwn(id))),
    claims: new Set(addresses.map(({ id }) => id).filter((id) => !allowed.has(id))),
    peers: new Set(peers.filter((peer) => !shown.has(peer)).flatMap(({ key }) => key ?? [])),
  };
}

function beside(records: readonly KeyedRecord[], isOwn: (id: string) => boolean): readonly Peer[] {
  return records.filter(({ id }) => isOwn(id)).flatMap(({ claims }) => [...claims.values()].flatMap(peersOf));
}

/** A claim without those beside its person who are suppressed. */
export function withoutPeers(claim: Claim, hidden: ReadonlySet<string>): Claim {
  if (claim.property !== "membership" || !peersOf(claim).some(({ key }) => key !== undefined && hidden.has(key)))
    return claim;
  const peers = peersOf(claim).filter(({ key }) => key === undefined || !hidden.has(key));
  return { ...claim, value: { ...claim.value, peers } };
}
