import { sql } from "kysely";
import type { Claim } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { StoredLookup } from "./lookup.ts";
import type { Db } from "./schema.ts";
import { keyOfLookup, openClaimIfPossible, type StoredClaimText, wrappedKeyOf } from "./sealed-claim.ts";

/** A lookup's record, with the claims that may name somebody. */
export interface NamingRecord {
  readonly lookupId: string;
  readonly id: string;
  readonly url: string;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly datasourceIds: readonly string[];
  readonly claims: readonly Claim[];
}

/** A lookup whose profile shows other people, with their keyed hashes. */
export interface NamingLookup {
  readonly id: string;
  readonly candidateId: string | null;
  /** Its person's names according to whoever created it or imported them. */
  readonly candidate: { readonly fullName: string; readonly aliases: readonly string[] };
  /** What it started from. */
  readonly identifiers: readonly Identifier[];
  readonly relatedKeys: readonly string[];
  readonly records: readonly NamingRecord[];
}

/**
 * A page of finished lookups with the people they name, ordered by ID: read to find people on the suppression list,
 * never shown.
 */
export async function listNamingLookups(
  db: Db,
  keyring: Keyring,
  after: string,
  limit: number,
): Promise<NamingLookup[]> {
  const { rows: lookups } = await sql<{
    id: string;
    candidateId: string | null;
    related: { suppressionKeys: string[] }[];
    candidate: { fullName?: string; aliases?: string[] };
    identifiers: readonly Identifier[] | null;
  }>`
    select id, candidate_id as "candidateId", related, candidate, identifiers from lookup where status = 'success' and id > ${after}::uuid order by id limit ${limit}
  `.execute(db);
  const ids = lookups.map(({ id }) => id);
  type Row = Omit<NamingRecord, "claims"> & {
    readonly claims: readonly (Claim & StoredClaimText)[] | null;
    readonly wrapped: string | null;
  };
  const { rows: records } = await sql<Row>`
    select record.lookup_id as "lookupId", record.id, record.url, record.name, match.judgement = 'own' as "isOwn",
      record.datasource_ids as "datasourceIds", ${wrappedKeyOf(sql`record.lookup_id::text`)} as wrapped, (
        select json_agg(json_build_object('id', claim.id, 'recordId', claim.record_id, 'property', claim.property,
          'value', claim.value, 'sealed', claim.sealed)) from claim
        where claim.lookup_id = record.lookup_id and claim.record_id = record.id
          and claim.property = any('{email,phone,account,website,fullName,alias,birthDate,follower,membership}')) as claims
    from record join match on match.lookup_id = record.lookup_id and match.record_id = record.id
    where record.lookup_id = any(${ids}::uuid[])
  `.execute(db);
  const under = Map.groupBy(records, ({ lookupId }) => lookupId);
  return lookups.map(({ id, candidateId, related, candidate: { fullName = "", aliases = [] }, identifiers }) => ({
    id,
    candidateId,
    candidate: { fullName, aliases },
    identifiers: identifiers ?? [],
    relatedKeys: related.flatMap(({ suppressionKeys }) => suppressionKeys),
    records: (under.get(id) ?? []).map(({ wrapped, ...record }) => {
      const key = keyOfLookup(keyring, id, wrapped);
      const claims = (record.claims ?? []).flatMap(({ sealed, ...claim }) =>
        openClaimIfPossible(key, { ...claim, quote: null, sealed }).map(({ value }) => ({ ...claim, value }) as Claim),
      );
      return { ...record, claims };
    }),
  }));
}

/** The texts of a lookup's claims, as far as they can be opened: compared with suppressed names, never shown. */
export async function listClaimTexts(
  db: Db,
  keyring: Keyring,
  lookupId: string,
): Promise<readonly Pick<Claim, "value" | "quote">[]> {
  const { rows } = await sql<StoredClaimText & { wrapped: string | null }>`
    select id, value, quote, sealed, ${wrappedKeyOf(sql`lookup_id::text`)} as wrapped from claim
    where lookup_id = ${lookupId}
  `.execute(db);
  const key = keyOfLookup(keyring, lookupId, rows[0]?.wrapped ?? null);
  return rows.flatMap((claim) =>
    openClaimIfPossible(key, claim).map(
      ({ value, quote }) => ({ value, ...(quote !== null && { quote }) }) as Pick<Claim, "value" | "quote">,
    ),
  );
}

/** Deletes a lookup's documents that are only about somebody else. */
export async function deleteForeignDatasources(db: Db, lookupId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from datasource where lookup_id = ${lookupId} and id = any(${[...ids]}::text[])`.execute(db);
}

/** Rewrites a lookup's description of its person, without what names somebody suppressed since. */
export async function saveSubject(
  db: Db,
  { id, candidate, identifiers }: Pick<StoredLookup, "id" | "candidate" | "identifiers">,
): Promise<void> {
  await sql`update lookup set candidate = ${JSON.stringify(candidate)}::json, identifiers = ${JSON.stringify(identifiers)}::json
    where id = ${id}`.execute(db);
}
