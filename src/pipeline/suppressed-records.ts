import type { JudgedRecordRow } from "../db/record.ts";
import { listOnList, withoutSuppressed } from "../db/suppression.ts";
import type { Claim } from "../domain/claim.ts";
import {
  claimKeys,
  type KeyedRecord,
  MIN_RENAMED,
  type Peer,
  peerKeys,
  peersOf,
  recordKeys,
  renamedRecordKeys,
} from "../names/record-keys.ts";
import { findListed } from "./hush-names.ts";
import type { StageContext } from "./stage.ts";

/** The lookup turned out to be about somebody who is suppressed. */
export class PersonSuppressed extends Error {}

/** The parts of a lookup's records that are about suppressed people. */
export interface Suppressed {
  /** Own records of somebody suppressed: the lookup is about them. */
  readonly own: ReadonlySet<string>;
  /** Records of others, of which nothing is kept. */
  readonly others: ReadonlySet<string>;
  /** Claims in the remaining records that contain somebody's address, or name a follower. */
  readonly claims: ReadonlySet<string>;
  /** People named in remaining claims besides the person, by their IDs at the sources. */
  readonly peers: ReadonlySet<string>;
}

/** The result if nobody is suppressed at all. */
export const NOBODY_SUPPRESSED: Suppressed = { own: new Set(), others: new Set(), claims: new Set(), peers: new Set() };

/**
 * Finds the suppressed people in a lookup. An own record counts if a listed name comes with a listed identifier or birth year, because it
 * may contain a spouse's address, or a listed given name with two listed identifiers; any other record counts if it has a listed key.
 *
 * @param isOwn by record ID
 */
export async function listSuppressed(
  records: readonly KeyedRecord[],
  isOwn: (id: string) => boolean,
  { db, keyring }: Pick<StageContext, "db" | "keyring">,
): Promise<Suppressed> {
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
  const peers = [...new Map(beside(records, isOwn).map((peer) => [peer.key, peer])).values()];
  const keysOf = (asked: string | Peer) =>
    typeof asked === "string" ? (keys.get(asked) ?? []) : peerKeys(keyring, asked);
  const allowed = new Set(await withoutSuppressed<string | Peer>(db, [...ids, ...peers], keysOf));
  const hidden = records.map(({ id }) => id).filter((id) => !allowed.has(id));
  const own = records.filter(({ id }) => isOwn(id));
  return {
    own: new Set([...hidden.filter(isOwn), ...(await listRenamed(own, { db, keyring }))]),
    others: new Set(hidden.filter((id) => !isOwn(id))),
    claims: new Set(addresses.map(({ id }) => id).filter((id) => !allowed.has(id))),
    peers: new Set(peers.filter((peer) => !allowed.has(peer)).flatMap(({ key }) => key ?? [])),
  };
}

/** Of the records of others, those whose only key is the name of somebody on the list: texts do not show it either. */
export async function listNamedOnly(
  rows: readonly JudgedRecordRow[],
  called: ReadonlySet<string>,
  context: Pick<StageContext, "db" | "keyring">,
): Promise<ReadonlySet<string>> {
  const others = rows.filter(({ judgement }) => judgement === "other");
  const hush = await findListed(
    context,
    others.flatMap(({ name }) => name ?? []),
  );
  const isNamed = ({ name }: JudgedRecordRow) => name !== null && hush !== null && hush(name, called).length > 0;
  return new Set(others.filter(isNamed).map(({ id }) => id));
}

/** Own records of a listed person under a new last name. */
async function listRenamed(
  records: readonly KeyedRecord[],
  { db, keyring }: Pick<StageContext, "db" | "keyring">,
): Promise<readonly string[]> {
  const keys = new Map(records.map((record) => [record.id, renamedRecordKeys(keyring, record)]));
  const listed = await listOnList(db, [...keys.values()].flat(2));
  return [...keys].flatMap(([id, each]) => {
    const known = each.filter((some) => some.some((key) => listed.has(key)));
    return known.length >= MIN_RENAMED ? id : [];
  });
}

function beside(records: readonly KeyedRecord[], isOwn: (id: string) => boolean): readonly Peer[] {
  return records.filter(({ id }) => isOwn(id)).flatMap(({ claims }) => [...claims.values()].flatMap(peersOf));
}

/** A claim without the suppressed people named in it besides its person. */
export function withoutPeers(claim: Claim, hidden: ReadonlySet<string>): Claim {
  if (claim.property !== "membership" || !peersOf(claim).some(({ key }) => key !== undefined && hidden.has(key)))
    return claim;
  const peers = peersOf(claim).filter(({ key }) => key === undefined || !hidden.has(key));
  return { ...claim, value: { ...claim.value, peers } };
}
