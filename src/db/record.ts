import type { Claim } from "../domain/claim.ts";
import type { Feature, Judgement } from "../domain/match.ts";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";
import { mayWriteUnder, ofVisibleLookup } from "./suppression.ts";
import { transact } from "./transaction.ts";

/** A person as one connector knows them, and whether that is the candidate. */
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

/** Replaces what was read of a lookup's captures: the same captures give the same rows. */
export async function replaceRecords(
  db: Db,
  lookupId: string,
  records: readonly JudgedRecordRow[],
  claims: readonly Claim[],
): Promise<void> {
  await transact(db, async (db) => {
    if (!(await mayWriteUnder(db, lookupId))) return;
    await db.deleteFrom("record").where("lookup_id", "=", lookupId).execute();
    await db.deleteFrom("match").where("lookup_id", "=", lookupId).execute();
    await db.deleteFrom("claim").where("lookup_id", "=", lookupId).execute();
    await insertRows(
      db,
      "record",
      ["lookup_id", "id", "connector", "external_id", "url", "name", "datasource_ids"],
      records.map((record) => ({
        lookup_id: lookupId,
        id: record.id,
        connector: record.connector,
        external_id: record.externalId,
        url: record.url,
        name: record.name,
        datasource_ids: record.datasourceIds,
      })),
    );
    await insertRows(
      db,
      "match",
      ["lookup_id", "record_id", "judgement", "score", "features", "judged_by"],
      records.map((record) => ({
        lookup_id: lookupId,
        record_id: record.id,
        judgement: record.judgement,
        score: record.score,
        features: record.features,
        judged_by: record.judgedBy,
      })),
    );
    for (let from = 0; from < claims.length; from += CLAIM_BATCH) {
      await insertClaims(db, lookupId, claims.slice(from, from + CLAIM_BATCH));
    }
  });
}

/** Whether any record of a lookup was judged to be the candidate. */
export async function hasOwnRecord(db: Db, lookupId: string): Promise<boolean> {
  const row = await db
    .selectFrom("match")
    .select("record_id")
    .where("lookup_id", "=", lookupId)
    .where("judgement", "=", "own")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
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
  return rows as JudgedRecordRow[];
}

/** The claims of a lookup, in the order of their ids. */
export async function listClaims(db: Db, lookupId: string): Promise<Claim[]> {
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
      "method",
      "confidence",
      "lang",
      "last_seen as lastSeen",
    ])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("claim.lookup_id"))
    .orderBy("id")
    .execute();
  return rows.map(({ quote, lang, lastSeen, ...row }) => ({
    ...row,
    ...(quote === null ? {} : { quote }),
    ...(lang === null ? {} : { lang }),
    collectedAt: lastSeen.toISOString(),
  })) as unknown as Claim[];
}

async function insertClaims(db: Db, lookupId: string, claims: readonly Claim[]): Promise<void> {
  await insertRows(
    db,
    "claim",
    [
      "lookup_id",
      "id",
      "record_id",
      "datasource_id",
      "property",
      "value",
      "locator",
      "quote",
      "method",
      "confidence",
      "lang",
      "first_seen",
      "last_seen",
    ],
    claims.map((claim) => ({
      lookup_id: lookupId,
      id: claim.id,
      record_id: claim.recordId,
      datasource_id: claim.datasourceId,
      property: claim.property,
      value: claim.value,
      locator: claim.locator,
      quote: claim.quote ?? null,
      method: claim.method,
      confidence: claim.confidence,
      lang: claim.lang ?? null,
      first_seen: claim.collectedAt,
      last_seen: claim.collectedAt,
    })),
    "do nothing",
  );
}
