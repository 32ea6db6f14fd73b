import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** One stored capture of a lookup: the raw answer, before anybody read it. */
export interface Datasource {
  readonly lookupId: string;
  readonly id: string;
  readonly connector: string;
  readonly kind: string;
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time. */
  readonly collectedAt: string | null;
  readonly data: string;
  readonly sha256: string;
  readonly position: number;
}

/** Stores captures; one that is already there stays as it is. */
export async function saveDatasources(db: Db, datasources: readonly Datasource[]): Promise<void> {
  await insertRows(
    db,
    "datasource",
    ["lookup_id", "id", "connector", "kind", "url", "media_type", "collected_at", "data", "sha256", "position"],
    datasources.map((each) => ({
      lookup_id: each.lookupId,
      id: each.id,
      connector: each.connector,
      kind: each.kind,
      url: each.url,
      media_type: each.mediaType,
      collected_at: each.collectedAt,
      data: each.data,
      sha256: each.sha256,
      position: each.position,
    })),
    "do nothing",
  );
}

export async function listDatasources(db: Db, lookupId: string): Promise<Datasource[]> {
  const rows = await db
    .selectFrom("datasource")
    .select([
      "lookup_id as lookupId",
      "id",
      "connector",
      "kind",
      "url",
      "media_type as mediaType",
      "collected_at as collectedAt",
      "data",
      "sha256",
      "position",
    ])
    .where("lookup_id", "=", lookupId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, collectedAt: row.collectedAt?.toISOString() ?? null }));
}
