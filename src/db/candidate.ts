import { sql } from "kysely";
import { IDENTIFIER_KINDS, type Identifier, indexKeys } from "../domain/identifier.ts";
import type { Platform } from "../domain/platform.ts";
import { insertRows, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";
import { unsuppressed, withoutSuppressed } from "./suppression.ts";

/** A person a caller may look up, as the operator's imports know them. */
export interface Candidate {
  readonly id: string;
  readonly number: number;
  readonly originKey: string;
  readonly fullName: string;
  readonly aliases: readonly string[];
  readonly headline: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly birthDate: string | null;
  readonly avatarUrl: string | null;
  readonly prominence: number;
  readonly suppressionKeys: readonly string[];
}

export interface Presence {
  readonly candidateId: string;
  readonly platform: Platform;
  readonly handle: string;
  readonly url: string;
  readonly displayName: string | null;
  readonly headline: string | null;
  readonly avatarUrl: string | null;
  readonly followers: number | null;
}

/** What an import writes of one person. */
export interface CandidateDraft extends Omit<Candidate, "id" | "number"> {
  readonly id: string;
  readonly importId: string;
  readonly contentHash: string;
  readonly presences: readonly Omit<Presence, "candidateId">[];
  readonly identifiers: readonly Identifier[];
}

const COLUMNS = [
  "candidate.id",
  "candidate.number",
  "candidate.origin_key as originKey",
  "candidate.full_name as fullName",
  "candidate.aliases",
  "candidate.headline",
  "candidate.company",
  "candidate.location",
  "candidate.birth_date as birthDate",
  "candidate.avatar_url as avatarUrl",
  "candidate.prominence",
  "candidate.suppression_keys as suppressionKeys",
] as const;

/** Every read of candidates starts here: the suppressed are not there. */
export function visibleCandidates(db: Db) {
  return db.selectFrom("candidate").where(unsuppressed("candidate.suppression_keys")).select(COLUMNS);
}

export async function findCandidate(db: Db, id: string): Promise<Candidate | null> {
  return (await visibleCandidates(db).where("candidate.id", "=", id).executeTakeFirst()) ?? null;
}

export async function findCandidatesByNumber(db: Db, numbers: readonly number[]): Promise<Candidate[]> {
  if (numbers.length === 0) return [];
  return await visibleCandidates(db)
    .where(sql<boolean>`candidate.number = any(${[...numbers]}::bigint[])`)
    .execute();
}

/** The visible people whose id is given, in no particular order. */
export async function findCandidatesById(db: Db, ids: readonly string[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  return await visibleCandidates(db)
    .where(sql<boolean>`candidate.id = any(${[...ids]}::uuid[])`)
    .execute();
}

export async function listPresences(db: Db, candidateIds: readonly string[]): Promise<Presence[]> {
  if (candidateIds.length === 0) return [];
  const rows = await db
    .selectFrom("presence")
    .select([
      "candidate_id as candidateId",
      "platform",
      "handle",
      "url",
      "display_name as displayName",
      "headline",
      "avatar_url as avatarUrl",
      "followers",
    ])
    .where(
      "candidate_id",
      "in",
      visibleCandidates(db)
        .clearSelect()
        .select("candidate.id")
        .where(sql<boolean>`candidate.id = any(${[...candidateIds]}::uuid[])`),
    )
    .orderBy("candidate_id")
    .orderBy("platform")
    .orderBy("handle")
    .execute();
  return rows.map((row) => ({ ...row, platform: row.platform as Platform }));
}

export async function listIdentifiers(db: Db, candidateId: string): Promise<Identifier[]> {
  const rows = await db
    .selectFrom("identifier_key")
    .select(["kind", "value"])
    .where(
      "candidate_id",
      "in",
      visibleCandidates(db).clearSelect().select("candidate.id").where("candidate.id", "=", candidateId),
    )
    .where("kind", "in", [...IDENTIFIER_KINDS])
    .orderBy("kind")
    .orderBy("value")
    .execute();
  return rows as Identifier[];
}

/** The visible people who have one of these keys, the most prominent first; names are no keys here. */
export async function findCandidatesByIdentifier(db: Db, identifiers: readonly Identifier[]): Promise<Candidate[]> {
  const keys = identifiers.filter((identifier) => identifier.kind !== "name" && identifier.kind !== "handle");
  if (keys.length === 0) return [];
  return await visibleCandidates(db)
    .where(
      "candidate.id",
      "in",
      db
        .selectFrom("identifier_key")
        .select("candidate_id")
        .where((each) =>
          each.or(keys.map(({ kind, value }) => each.and([each("kind", "=", kind), each("value", "=", value)]))),
        ),
    )
    .orderBy("candidate.prominence", "desc")
    .orderBy("candidate.number")
    .limit(10)
    .execute();
}

/** Whether anybody is here at all. */
export async function hasCandidates(db: Db): Promise<boolean> {
  return (await db.selectFrom("candidate").select("id").limit(1).execute()).length > 0;
}

export interface SavedCandidates {
  /** The people whose rows were written, with the number the index knows them by. */
  readonly written: readonly SavedCandidate[];
  readonly unchanged: number;
  readonly suppressed: number;
}

export interface SavedCandidate {
  readonly draft: CandidateDraft;
  readonly id: string;
  readonly number: number;
  /** Whether nobody had this origin key before. */
  readonly isNew: boolean;
}

/** Writes people in one batch. A suppressed person is not written; an unchanged one is left alone. */
export async function saveCandidates(db: Db, drafts: readonly CandidateDraft[]): Promise<SavedCandidates> {
  const allowed = await withoutSuppressed(db, drafts, (draft) => draft.suppressionKeys);
  const known = await readHashes(db, allowed);
  const changed = allowed.filter((draft) => known.get(draft.originKey) !== draft.contentHash);
  const numbers = await upsertCandidates(db, changed);
  const written = changed.map((draft) => {
    const saved = numbers.get(draft.originKey);
    if (!saved) throw new Error("a written candidate has no number");
    return { draft, ...saved };
  });
  await deleteKeyedRows(db, written);
  await insertPresences(db, written);
  await insertIdentifiers(db, written);
  return { written, unchanged: allowed.length - changed.length, suppressed: drafts.length - allowed.length };
}

/** Deletes the people of one import, with everything that hangs on them. Returns their index numbers. */
export async function deleteCandidatesOfImport(db: Db, importId: string, limit: number): Promise<number[]> {
  const rows = await sql<{ number: number }>`
    delete from candidate where id in (select id from candidate where import_id = ${importId} limit ${limit})
    returning number
  `.execute(db);
  return rows.rows.map((row) => row.number);
}

async function readHashes(db: Db, drafts: readonly CandidateDraft[]): Promise<Map<string, string>> {
  const keys = drafts.map((draft) => draft.originKey);
  const rows = await sql<{ origin_key: string; content_hash: string }>`
    select origin_key, content_hash from candidate where origin_key = any(${keys}::text[])
  `.execute(db);
  return new Map(rows.rows.map((row) => [row.origin_key, row.content_hash]));
}

async function upsertCandidates(
  db: Db,
  drafts: readonly CandidateDraft[],
): Promise<Map<string, { id: string; number: number; isNew: boolean }>> {
  if (drafts.length === 0) return new Map();
  const rows = drafts.map((draft) => ({
    id: draft.id,
    origin_key: draft.originKey,
    import_id: draft.importId,
    full_name: draft.fullName,
    aliases: draft.aliases,
    headline: draft.headline,
    company: draft.company,
    location: draft.location,
    birth_date: draft.birthDate,
    avatar_url: draft.avatarUrl,
    prominence: draft.prominence,
    suppression_keys: draft.suppressionKeys,
    content_hash: draft.contentHash,
  }));
  const result = await sql<{ id: string; number: number; origin_key: string; is_new: boolean }>`
    insert into candidate (id, origin_key, import_id, full_name, aliases, headline, company, location, birth_date,
      avatar_url, prominence, suppression_keys, content_hash)
    select id, origin_key, import_id, full_name, aliases, headline, company, location, birth_date,
      avatar_url, prominence, suppression_keys, content_hash
    from json_populate_recordset(null::candidate, ${writeJson(rows)}::json)
    on conflict (origin_key) do update set
      import_id = excluded.import_id, full_name = excluded.full_name, aliases = excluded.aliases,
      headline = excluded.headline, company = excluded.company, location = excluded.location,
      birth_date = excluded.birth_date, avatar_url = excluded.avatar_url, prominence = excluded.prominence,
      suppression_keys = excluded.suppression_keys, content_hash = excluded.content_hash, updated_at = now()
    returning id, number, origin_key, xmax = 0 as is_new
  `.execute(db);
  return new Map(result.rows.map((row) => [row.origin_key, { id: row.id, number: row.number, isNew: row.is_new }]));
}

/** What was known of people who were there before, to be written anew. */
async function deleteKeyedRows(db: Db, written: SavedCandidates["written"]): Promise<void> {
  const ids = written.filter(({ isNew }) => !isNew).map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`delete from presence where candidate_id = any(${ids}::uuid[])`.execute(db);
  await sql`delete from identifier_key where candidate_id = any(${ids}::uuid[])`.execute(db);
}

async function insertPresences(db: Db, written: SavedCandidates["written"]): Promise<void> {
  const rows = written.flatMap(({ draft, id }) =>
    draft.presences.map((presence) => ({
      candidate_id: id,
      platform: presence.platform,
      handle: presence.handle,
      url: presence.url,
      display_name: presence.displayName,
      headline: presence.headline,
      avatar_url: presence.avatarUrl,
      followers: presence.followers,
    })),
  );
  await insertRows(
    db,
    "presence",
    ["candidate_id", "platform", "handle", "url", "display_name", "headline", "avatar_url", "followers"],
    firstByKey(rows, (row) => `${row.candidate_id} ${row.platform} ${row.handle}`),
  );
}

async function insertIdentifiers(db: Db, written: SavedCandidates["written"]): Promise<void> {
  const rows = written.flatMap(({ draft, id }) =>
    draft.identifiers.flatMap(indexKeys).map(({ kind, value }) => ({ kind, value, candidate_id: id })),
  );
  const unique = firstByKey(rows, (row) => `${row.candidate_id} ${row.kind} ${row.value}`);
  await insertRows(db, "identifier_key", ["kind", "value", "candidate_id"], unique);
}

/** `on conflict do nothing` would do the same at twice the cost of the insert. */
function firstByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const first = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}
