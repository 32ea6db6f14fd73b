import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { insertionOf, PAGE_BYTES } from "./rows.ts";
import type { Db } from "./schema.ts";
import { ofVisibleLookup } from "./suppression.ts";

/** One stored capture of a lookup: the raw response, before it is read. */
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

/**
 * The CTE that stores captures of one lookup, if a condition holds.
 *
 * @param key the lookup's data key
 * @param where must contain the suppression gate
 */
export function writingOfDatasources(datasources: readonly Datasource[], key: DataKey, where: RawBuilder<SqlBool>) {
  return insertionOf(
    "datasource",
    [
      "lookup_id",
      "id",
      "connector",
      "kind",
      "url",
      "media_type",
      "collected_at",
      "data",
      "sealed",
      "sha256",
      "position",
    ],
    firstPlaces(datasources).map((each) => ({
      lookup_id: each.lookupId,
      id: each.id,
      connector: each.connector,
      kind: each.kind,
      url: each.url,
      media_type: each.mediaType,
      collected_at: each.collectedAt,
      data: sealText(key, placeOf(each), each.data),
      sealed: true,
      sha256: each.sha256,
      position: each.position,
    })),
    {
      conflict: `(lookup_id, id) do update set position = excluded.position where excluded.position < datasource.position`,
      where,
    },
  );
}

/** A datasource without its content. */
export interface DatasourceAddress extends Pick<Datasource, "id" | "connector" | "kind" | "url"> {
  /** Where it names suppressed people, as locators. */
  readonly closedPassages: readonly string[];
}

/** The datasources of a lookup without their content, in the order of `listDatasources`. */
export async function listDatasourceAddresses(db: Db, lookupId: string): Promise<DatasourceAddress[]> {
  return await db
    .selectFrom("datasource")
    .select(["id", "connector", "kind", "url", "closed_passages as closedPassages"])
    .where("lookup_id", "=", lookupId)
    .where(ofVisibleLookup("datasource.lookup_id"))
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/**
 * Reads a few megabytes at a time, so that long documents block nobody.
 *
 * @param held texts that the caller has already, by ID: they are not read again, because an ID has one text
 * @throws PublicError `sealed_unreadable` if the text of one was altered, or the lookup's key is gone
 */
export async function listDatasources(
  db: Db,
  keyring: Keyring,
  lookupId: string,
  held: ReadonlyMap<string, string> = new Map(),
): Promise<Datasource[]> {
  const found: Datasource[] = [];
  const isHeld = sql<SqlBool>`id = any(${[...held.keys()]}::text[])`;
  const holder = `lookup/${lookupId}` as const;
  let key: DataKey | null = null;
  for (let last: FoundDatasource | undefined; ; ) {
    const { rows } = await sql<FoundDatasource>`
      select lookup_id as "lookupId", id, connector, kind, url, media_type as "mediaType",
        collected_at as "collectedAt", text as data, sealed, sha256, position, remaining,
        (select wrapped from data_key where holder = ${holder}) as wrapped
      from (
        select *, count(*) over () as remaining,
          sum(octet_length(text)) over (order by position, id) - octet_length(text) as before
        from (select *, case when ${isHeld} then '' else data end as text from datasource) as datasource
        where lookup_id = ${lookupId} and ${ofVisibleLookup("datasource.lookup_id")}
          and (position, id) > (${last?.position ?? -1}::int, ${last?.id ?? ""}::text)
      ) as own
      where before < ${PAGE_BYTES} order by position, id
    `.execute(db);
    for (const { remaining: _, sealed, wrapped, collectedAt, ...row } of rows) {
      if (sealed) key ??= unwrapDataKey(keyring, holder, wrapped);
      const read = () => (sealed && key !== null ? openText(key, placeOf(row), row.data) : row.data);
      found.push({ ...row, data: held.get(row.id) ?? read(), collectedAt: collectedAt?.toISOString() ?? null });
    }
    last = rows.at(-1);
    if (last === undefined || last.remaining === rows.length) return found;
  }
}

interface FoundDatasource extends Omit<Datasource, "collectedAt"> {
  readonly collectedAt: Date | null;
  readonly sealed: boolean;
  readonly wrapped: string | null;
  readonly remaining: number;
}

function placeOf({ id }: Pick<Datasource, "id">): string {
  return `datasource/${id}`;
}

/** A picture fetched in a lookup, under the name by which it is served. */
export interface FetchedPicture {
  /** 40 hexadecimal digits. */
  readonly name: string;
  /** Where it was found. */
  readonly url: string;
  /** JSON: `bytes` in base64, and whose picture it is if that is stated. */
  readonly data: string;
}

/** The connector whose captures are pictures that we fetched and made safe; pictures in imports are neither. */
export const PICTURE_CONNECTOR = "pictures";

/** The pictures fetched for a lookup. Throws like `listDatasources`. */
export async function listFetchedPictures(db: Db, keyring: Keyring, lookupId: string): Promise<FetchedPicture[]> {
  return await findFetched(db, keyring, sql<SqlBool>`datasource.lookup_id = ${lookupId}`);
}

/** A picture fetched for any visible lookup, by its name; `null` if there is none. Throws like `listDatasources`. */
export async function findFetchedPicture(db: Db, keyring: Keyring, name: string): Promise<FetchedPicture | null> {
  const found = await findFetched(db, keyring, sql<SqlBool>`left(datasource.sha256, 40) = ${name}`);
  return found[0] ?? null;
}

async function findFetched(db: Db, keyring: Keyring, where: RawBuilder<SqlBool>): Promise<FetchedPicture[]> {
  const { rows } = await sql<{
    lookupId: string;
    id: string;
    url: string;
    data: string;
    sealed: boolean;
    sha256: string;
    wrapped: string | null;
  }>`
    select lookup_id as "lookupId", id, url, data, sealed, sha256,
      (select wrapped from data_key where holder = 'lookup/' || datasource.lookup_id) as wrapped
    from datasource
    where connector = ${sql.lit(PICTURE_CONNECTOR)} and data <> '' and ${where} and ${ofVisibleLookup("datasource.lookup_id")}
    order by position, id
  `.execute(db);
  return rows.map(({ lookupId, sealed, wrapped, url, sha256, ...row }) => {
    const key = sealed ? unwrapDataKey(keyring, `lookup/${lookupId}`, wrapped) : null;
    const data = key === null ? row.data : openText(key, placeOf(row), row.data);
    return { name: sha256.slice(0, 40), url, data };
  });
}

/** The datasources of a lookup whose text has been deleted. */
export async function listEmptied(db: Db, lookupId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("datasource")
    .select("id")
    .where("lookup_id", "=", lookupId)
    .where("data", "=", "")
    .where(ofVisibleLookup("datasource.lookup_id"))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Empties documents that are only about somebody else, in lookups that ended before the given time. The ledger still
 * says what happened. Documents that a person has decided about since then stay until that time too, so that the
 * decision can be withdrawn. Returns how many were emptied.
 */
export async function forgetOtherPeople(db: Db, before: Date): Promise<number> {
  const result = await sql`
    update datasource set data = '' from lookup
    where lookup.id = datasource.lookup_id and lookup.finished_at < ${before} and datasource.data <> ''
      and datasource.connector <> ${PICTURE_CONNECTOR}
      and not exists (
        select 1 from record join match on match.lookup_id = record.lookup_id and match.record_id = record.id
        where record.lookup_id = datasource.lookup_id and datasource.id = any(record.datasource_ids)
          and match.judgement <> 'other')
      and not exists (
        select 1 from record join decision on decision.record_id = record.id and decision.account_id = lookup.account_id
        where record.lookup_id = datasource.lookup_id and datasource.id = any(record.datasource_ids)
          and decision.decided_at >= ${before})
  `.execute(db);
  // Second readings of them are deleted too.
  await sql`
    delete from second_reading using datasource
    where datasource.lookup_id = second_reading.lookup_id and datasource.id = second_reading.datasource_id and datasource.data = ''
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** Deletes captures of a lookup. */
export async function deleteDatasources(db: Db, lookupId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from datasource where lookup_id = ${lookupId} and id = any(${[...ids]}::text[])`.execute(db);
}

/** Deletes a lookup's datasources of these kinds. */
export async function deleteDatasourcesOf(db: Db, lookupId: string, kinds: readonly string[]): Promise<void> {
  if (kinds.length === 0) return;
  await sql`delete from datasource where lookup_id = ${lookupId} and kind = any(${[...kinds]}::text[])`.execute(db);
}

/** The first of captures with the same ID, because a statement may not write one row twice. */
function firstPlaces(datasources: readonly Datasource[]): readonly Datasource[] {
  const byId = new Map<string, Datasource>();
  for (const each of datasources) {
    const known = byId.get(each.id);
    if (known === undefined || each.position < known.position) byId.set(each.id, each);
  }
  return [...byId.values()];
}

/** Stores where a lookup's datasources name suppressed people; datasources that are not given name none. */
export async function writeClosedPassages(
  db: Db,
  lookupId: string,
  passages: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const given = JSON.stringify([...passages].map(([id, locators]) => ({ id, locators })));
  const own = sql`coalesce((
    select array(select json_array_elements_text(given.locators))
    from json_to_recordset(${given}::json) as given (id text, locators json) where given.id = datasource.id
  ), '{}'::text[])`;
  await sql`
    update datasource set closed_passages = ${own}
    where lookup_id = ${lookupId} and closed_passages is distinct from ${own} and ${ofVisibleLookup("datasource.lookup_id")}
  `.execute(db);
}
