import { sql } from "kysely";
import { insertRows } from "./rows.ts";
import type { Db } from "./schema.ts";

/** A picture in the blob store: the URL it was found at, and the hash it is served under. */
export interface StoredPicture {
  readonly url: string;
  readonly hash: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
}

/** Returns how many URLs are new or now stand for another picture. */
export async function savePictures(
  db: Db,
  { accountId, importId }: { readonly accountId: string; readonly importId: string },
  pictures: readonly StoredPicture[],
): Promise<number> {
  return await insertRows(
    db,
    "picture",
    ["account_id", "url", "hash", "media_type", "width", "height", "import_id"],
    pictures.map(({ url, hash, mediaType, width, height }) => ({
      account_id: accountId,
      url,
      hash,
      media_type: mediaType,
      width,
      height,
      import_id: importId,
    })),
    `(account_id, url) do update set hash = excluded.hash, media_type = excluded.media_type, width = excluded.width,
      height = excluded.height, import_id = excluded.import_id where picture.hash <> excluded.hash`,
  );
}

/** The pictures that an account imported from these URLs. */
export async function findPictures(
  db: Db,
  accountId: string,
  urls: readonly string[],
): Promise<Map<string, StoredPicture>> {
  if (urls.length === 0) return new Map();
  const rows = await db
    .selectFrom("picture")
    .select(["url", "hash", "media_type as mediaType", "width", "height"])
    .where("account_id", "=", accountId)
    .where(sql<boolean>`url = any(${[...new Set(urls)]}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.url, row]));
}

/** Whether any account has a stored picture with this hash. */
export async function hasPicture(db: Db, hash: string): Promise<boolean> {
  const row = await db.selectFrom("picture").select("hash").where("hash", "=", hash).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** The IDs of the people, in every account, whose picture this is according to their imports, suppressed or not. */
export async function listPictured(db: Db, hash: string): Promise<string[]> {
  return [...new Set((await listPicturedBy(db, [hash])).map(({ id }) => id))];
}

/** The hashes of the pictures at these URLs, in every account, that do not show anybody else. */
export async function listPicturesOfOnly(db: Db, urls: readonly string[], ids: readonly string[]): Promise<string[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<{ hash: string }>`
    select distinct hash from picture where url = any(${[...urls]}::text[]) order by hash
  `.execute(db);
  const hashes = rows.map(({ hash }) => hash);
  const own = new Set(ids);
  const ofOthers = new Set((await listPicturedBy(db, hashes)).filter(({ id }) => !own.has(id)).map(({ hash }) => hash));
  return hashes.filter((hash) => !ofOthers.has(hash));
}

interface PicturedCandidate {
  readonly hash: string;
  /** A candidate with a URL of the picture, as their own or as that of a presence. */
  readonly id: string;
}

async function listPicturedBy(db: Db, hashes: readonly string[]): Promise<readonly PicturedCandidate[]> {
  const { rows: shown } = await sql<{ hash: string; url: string }>`
    select distinct hash, url from picture where hash = any(${[...hashes]}::text[])
  `.execute(db);
  if (shown.length === 0) return [];
  const urls = shown.map(({ url }) => url);
  // The conditions of two indexes, word by word.
  const { rows: people } = await sql<{ id: string; urls: (string | null)[] }>`
    select id, json_build_array(avatar_url) as urls from candidate
    where avatar_url is not null and avatar_url = any(${urls}::text[])
    union all
    select id, jsonb_path_query_array(presences::jsonb, '$[*].avatarUrl')::json from candidate
    where presences::text like '%"avatarUrl"%"http%'
      and jsonb_path_query_array(presences::jsonb, '$[*].avatarUrl') ?| ${urls}::text[]
  `.execute(db);
  const bearers = new Map<string | null, string[]>();
  for (const { id, urls } of people) for (const url of urls) bearers.set(url, [...(bearers.get(url) ?? []), id]);
  return shown.flatMap(({ hash, url }) => (bearers.get(url) ?? []).map((id) => ({ hash, id })));
}

export async function deletePictures(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await sql`delete from picture where hash = any(${[...hashes]}::text[])`.execute(db);
}

/** Returns the hashes that no picture refers to any more. */
export async function deletePicturesOfImport(db: Db, importId: string): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    with gone as (delete from picture where import_id = ${importId} returning hash)
    select distinct hash from gone where not exists (
      select 1 from picture where picture.hash = gone.hash and picture.import_id <> ${importId})
  `.execute(db);
  return rows.map(({ hash }) => hash);
}
