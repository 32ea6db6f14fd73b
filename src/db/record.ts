import { sql } from "kysely";
import type { Claim } from "../domain/claim.ts";
import type { DataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { Feature, Judgement } from "../domain/match.ts";
import { type SeenDetail, saw } from "../domain/seen-detail.ts";
import { insertionOf } from "./rows.ts";
import type { Db, Schema } from "./schema.ts";
import { keyOfLookup, openClaim, sealClaim, wrappedKeyOf } from "./sealed-claim.ts";
import { mayWriteUnder, ofVisibleLookup } from "./suppression.ts";
import { transact } from "./transaction.ts";

/** A person as one connector describes them, and whether that is the candidate. */
export interface JudgedRecordRow {
  readonly id: string;
  readonly connector: string;
  readonly externalId: string;
  readonly url: string;
  readonly name: string | null;
  readonly datasourceIds: readonly string[];
  readonly judgement: Judgement;
  readonly score: number;
  readonly features: readonly Feature[];
  readonly judgedBy: string;
}

const CLAIM_BATCH = 1_000;

/**
 * Replaces what was read from a lookup's captures. The same captures give the same rows; rows that are already correct
 * are not touched.
 *
 * @param key the lookup's data key, which seals the claims
 */
export async function replaceRecords(
  db: Db,
  lookupId: string,
  records: readonly JudgedRecordRow[],
  claims: readonly Claim[],
  key: DataKey,
): Promise<void> {
  await transact(db, async (db) => {
    const [recordIds, claimIds] = [records.map(({ id }) => id), claims.map(({ id }) => id)];
    const where = mayWriteUnder(lookupId);
    await sql`
      with gone_record as (
        delete from record where lookup_id = ${lookupId} and id <> all(${recordIds}::text[]) and ${where}
      ), gone_match as (
        delete from match where lookup_id = ${lookupId} and record_id <> all(${recordIds}::text[]) and ${where}
      ), gone_claim as (
        delete from claim where lookup_id = ${lookupId} and id <> all(${claimIds}::text[]) and ${where}
      ), written_record as (${writingOfRecords(lookupId, records)}), written_match as (${writingOfMatches(lookupId, records)})
      ${writingOfClaims(lookupId, claims.slice(0, CLAIM_BATCH), key)}
    `.execute(db);
    for (let from = CLAIM_BATCH; from < claims.length; from += CLAIM_BATCH) {
      await writingOfClaims(lookupId, claims.slice(from, from + CLAIM_BATCH), key).execute(db);
    }
  });
}

export async function listRecords(db: Db, lookupId: string): Promise<JudgedRecordRow[]> {
  const rows = await db
    .selectFrom("record")
    .innerJoin("match", (join) =>
      join.onRef("match.lookup_id", "=", "record.lookup_id").onRef("match.record_id", "=", "record.id"),
    )
    .select([
      "record.id",
      "record.connector",
      "record.external_id as externalId",
      "record.url",
      "record.name",
      "record.datasource_ids as datasourceIds",
      "match.judgement",
      "match.score",
      "match.features",
      "match.judged_by as judgedBy",
    ])
    .where("record.lookup_id", "=", lookupId)
    .where(ofVisibleLookup("record.lookup_id"))
    .orderBy("record.id")
    .execute();
  return rows.map(
    (row) => ({ ...row, features: (row.features as StoredFeature[]).map(readFeature) }) as JudgedRecordRow,
  );
}

/** A reason as it is stored. Earlier releases stored an English sentence in `detail`, and read it. */
interface StoredFeature extends Omit<Feature, "seen"> {
  readonly seen?: SeenDetail | null;
  readonly detail: string;
}

function readFeature({ name, weight, seen, detail }: StoredFeature): Feature {
  return { name, weight, seen: seen === undefined && detail !== "" ? saw("said", detail) : (seen ?? null) };
}

function storeFeature(feature: Feature): StoredFeature {
  return { ...feature, detail: "" };
}

/**
 * A lookup's claims, ordered by ID.
 *
 * @throws PublicError `sealed_unreadable` if one was altered, or the lookup's key is gone
 */
export async function listClaims(db: Db, keyring: Keyring, lookupId: string): Promise<Claim[]> {
  const rows = await db
    .selectFrom("claim")
    .select([
      "id",
      "record_id as recordId",
      "datasource_id as datasourceId",
      "property",
      "value",
      "locator",
      "quote",
      "sealed",
      "method",
      "confidence",
      "lang",
      "reader",
      "disputed",
      "last_seen as lastSeen",
      wrappedKeyOf(sql`${lookupId}::text`).as("wrapped"),
    ])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("claim.lookup_id"))
    .orderBy("id")
    .execute();
  const key = keyOfLookup(keyring, lookupId, rows[0]?.wrapped ?? null);
  return rows.map((row) => {
    const { lang, reader, disputed, lastSeen, id, recordId, datasourceId, property, locator, method, confidence } = row;
    const { value, quote } = openClaim(key, row);
    return {
      id,
      recordId,
      datasourceId,
      property,
      value,
      locator,
      method,
      confidence,
      ...(quote === null ? {} : { quote }),
      ...(lang === null ? {} : { lang }),
      ...(reader === null ? {} : { reader }),
      ...(disputed ? { disputed } : {}),
      collectedAt: lastSeen.toISOString(),
    };
  }) as unknown as Claim[];
}

function writingOfRecords(lookupId: string, records: readonly JudgedRecordRow[]) {
  const columns = ["lookup_id", "id", "connector", "external_id", "url", "name", "datasource_ids"] as const;
  const rows = records.map((record) => ({
    lookup_id: lookupId,
    id: record.id,
    connector: record.connector,
    external_id: record.externalId,
    url: record.url,
    name: record.name,
    datasource_ids: record.datasourceIds,
  }));
  return replacementOf("record", columns, ["lookup_id", "id"], rows, lookupId);
}

function writingOfMatches(lookupId: string, records: readonly JudgedRecordRow[]) {
  const columns = ["lookup_id", "record_id", "judgement", "score", "features", "judged_by"] as const;
  const rows = records.map((record) => ({
    lookup_id: lookupId,
    record_id: record.id,
    judgement: record.judgement,
    score: record.score,
    features: record.features.map(storeFeature),
    judged_by: record.judgedBy,
  }));
  return replacementOf("match", columns, ["lookup_id", "record_id"], rows, lookupId);
}

function writingOfClaims(lookupId: string, claims: readonly Claim[], key: DataKey) {
  // A claim made by two captures may occur only once in a statement.
  const distinct = [...new Map(claims.toReversed().map((claim) => [claim.id, claim])).values()].reverse();
  const rows = distinct.map((claim) => ({
    lookup_id: lookupId,
    id: claim.id,
    record_id: claim.recordId,
    datasource_id: claim.datasourceId,
    property: claim.property,
    value: null,
    locator: claim.locator,
    quote: null,
    sealed: sealClaim(key, claim.id, { value: claim.value, quote: claim.quote ?? null }),
    method: claim.method,
    confidence: claim.confidence,
    lang: claim.lang ?? null,
    reader: claim.reader ?? null,
    disputed: claim.disputed ?? false,
    first_seen: claim.collectedAt,
    last_seen: claim.collectedAt,
  }));
  return replacementOf("claim", CLAIM_COLUMNS, ["lookup_id", "id"], rows, lookupId);
}

const CLAIM_COLUMNS = [
  "lookup_id",
  "id",
  "record_id",
  "datasource_id",
  "property",
  "value",
  "locator",
  "quote",
  "sealed",
  "method",
  "confidence",
  "lang",
  "reader",
  "disputed",
  "first_seen",
  "last_seen",
] as const;

const JSON_COLUMNS: ReadonlySet<string> = new Set(["features", "value"]);

/** The CTE that writes rows and replaces those with the same key, except those that already have the same values. */
function replacementOf<Table extends "record" | "match" | "claim">(
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  key: readonly (keyof Schema[Table] & string)[],
  rows: readonly object[],
  lookupId: string,
) {
  const written = columns.filter((column) => !key.includes(column));
  // Compare them as text: `json` has no equality operator.
  const of = (row: string) => written.map((column) => `${row}.${column}${JSON_COLUMNS.has(column) ? "::text" : ""}`);
  const set = written.map((column) => `${column} = excluded.${column}`);
  return insertionOf(table, columns, rows, {
    conflict: `(${key.join(", ")}) do update set ${set.join(", ")}
      where (${of(table).join(", ")}) is distinct from (${of("excluded").join(", ")})`,
    where: mayWriteUnder(lookupId),
  });
}
