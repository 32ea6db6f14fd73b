import { sql } from "kysely";
import { Breath } from "./breath.ts";
import type { CandidateDraft, FiledCandidate, Filing, Presence } from "./candidate.ts";
import { copyRows, RowWriter } from "./copy.ts";
import { indexKeys } from "../domain/identifier.ts";
import { identifierKeysOf, identifierText } from "./identifier-key.ts";
import { inKeyOrder, numberArray, writeJson } from "./rows.ts";
import type { Db } from "./schema.ts";
import { followChangedKeys, withoutSuppressed } from "./suppression.ts";
import { transact } from "./transaction.ts";

export interface SavedCandidates {
  /** The people whose rows were written, with their numbers in the search index. */
  readonly written: readonly SavedCandidate[];
  readonly unchanged: number;
  /** The origin keys of suppressed people. */
  readonly refused: readonly string[];
}

export interface SavedCandidate {
  readonly draft: CandidateDraft;
  readonly id: string;
  readonly number: number;
  /** Whether the origin key is new. */
  readonly isNew: boolean;
  /** What they were filed under; null if they already existed or `fileAs` was absent. */
  readonly filing: Filing | null;
}

/** What a new person will be filed under. The caller writes their postings. */
export type FileAs = (draft: CandidateDraft, number: number) => Filing;

/**
 * Writes people of one account in one batch. Suppressed people are not written; unchanged ones are left alone. Batches
 * run one after the other, because two with a key in common could deadlock.
 *
 * @param fileAs if absent, new people are not filed yet
 */
export async function saveCandidates(
  db: Db,
  drafts: readonly CandidateDraft[],
  fileAs?: FileAs,
): Promise<SavedCandidates> {
  if (drafts.length === 0) return { written: [], unchanged: 0, refused: [] };
  return await transact(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtext('candor import'))`.execute(db);
    const allowed = await withoutSuppressed(db, drafts, (draft) => draft.suppressionKeys);
    const known = await readKnown(db, drafts[0]?.accountId ?? "", allowed);
    const changed = allowed.flatMap((draft) => {
      const before = known.get(draft.originKey);
      return before && before.hash !== draft.contentHash ? [{ draft, before }] : [];
    });
    const fresh = allowed.filter((draft) => !known.has(draft.originKey));
    const written = [...(await updateCandidates(db, changed)), ...(await insertCandidates(db, fresh, fileAs))];
    const taken = new Set(allowed);
    const refused = drafts.filter((draft) => !taken.has(draft)).map(({ originKey }) => originKey);
    return { written, unchanged: allowed.length - written.length, refused };
  });
}

/** Records that these people were found to be under 18, but nothing of the evidence. */
export async function markMinors(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update candidate set minor_seen_at = ${at} where id = any(${[...ids]}::uuid[])`.execute(db);
}

/** As many people of an import as are deleted in one step. */
export async function listDeletableOfImport(db: Db, importId: string, limit: number): Promise<DeletableCandidate[]> {
  const { rows } = await sql<DeletableCandidate>`
    select ${DELETABLE_COLUMNS} from candidate where import_id = ${importId} limit ${limit}
  `.execute(db);
  return rows;
}

export interface DeletedCandidates {
  readonly numbers: readonly number[];
  /** Those who were in the index. */
  readonly filed: readonly FiledCandidate[];
}

/** What is needed to delete a person; `place` is null if they are not filed. */
export type DeletableCandidate = Pick<FiledCandidate, "number"> & {
  readonly id: string;
  readonly identifiers: readonly string[];
} & (Filing | { readonly place: null });

export const DELETABLE_COLUMNS = sql.raw(`id, number, identifiers, search_place as place, search_platforms as platforms,
  search_pairs as pairs, search_singles as singles, search_extras as extras, search_context as context`);

/** Deletes people, with their identifiers, their merges, and what callers said about them. */
export async function deleteCandidates(db: Db, people: readonly DeletableCandidate[]): Promise<DeletedCandidates> {
  if (people.length === 0) return { numbers: [], filed: [] };
  const ids = people.map(({ id }) => id);
  await sql`delete from candidate where id = any(${ids}::uuid[])`.execute(db);
  await sql`select candidates_deleted(${ids}::uuid[])`.execute(db);
  await deleteKeys(
    db,
    people.flatMap(({ number, identifiers }) => keysOf(number, identifiers)),
  );
  return { numbers: people.map(({ number }) => number), filed: people.filter((person) => person.place !== null) };
}

interface KnownCandidate {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly identifiers: readonly string[];
  readonly inMerge: boolean;
}

async function readKnown(
  db: Db,
  accountId: string,
  drafts: readonly CandidateDraft[],
): Promise<Map<string, KnownCandidate>> {
  const keys = drafts.map((draft) => draft.originKey);
  const { rows } = await sql<KnownCandidate & { originKey: string }>`
    select origin_key as "originKey", id, number, content_hash as hash, identifiers, in_merge as "inMerge"
    from candidate
    where account_id = ${accountId} and origin_key in (select json_array_elements_text(${writeJson(keys)}::json))
  `.execute(db);
  return new Map(rows.map((row) => [row.originKey, row]));
}

const WRITTEN_COLUMNS = [
  "id",
  "number",
  "account_id",
  "origin_key",
  "import_id",
  "full_name",
  "aliases",
  "headline",
  "company",
  "location",
  "birth_date",
  "avatar_url",
  "prominence",
  "suppression_keys",
  "content_hash",
  "presences",
  "identifiers",
  "search_place",
  "search_platforms",
  "search_pairs",
  "search_singles",
  "search_extras",
  "search_context",
] as const;

/** Inserts new people, with numbers reserved beforehand, because COPY returns none. */
async function insertCandidates(
  db: Db,
  drafts: readonly CandidateDraft[],
  fileAs: FileAs | undefined,
): Promise<SavedCandidate[]> {
  if (drafts.length === 0) return [];
  const { rows } = await sql<{ numbers: string }>`
    select string_agg(nextval('candidate_number_seq')::text, ',') as numbers from generate_series(1, ${drafts.length}::int)
  `.execute(db);
  const numbers = (rows[0]?.numbers ?? "").split(",").map(Number);
  const people = new RowWriter(drafts.length * 1_000);
  const keys: CandidateKey[] = [];
  const written: SavedCandidate[] = [];
  const breath = new Breath();
  for (const [index, draft] of drafts.entries()) {
    if (breath.isDue) await breath.take();
    const number = numbers[index] ?? 0;
    const identifiers = identifierTexts(draft);
    writeCandidate(people, draft, number, identifiers);
    const filing = fileAs?.(draft, number) ?? null;
    writeFiling(people, filing);
    keys.push(...keysOf(number, identifiers));
    written.push({ draft, id: draft.id, number, isNew: true, filing });
  }
  await copyRows(db, "candidate", WRITTEN_COLUMNS, people);
  await insertKeys(db, keys);
  return written;
}

function writeCandidate(rows: RowWriter, draft: CandidateDraft, number: number, identifiers: readonly string[]): void {
  rows.row(WRITTEN_COLUMNS.length);
  rows.uuid(draft.id);
  rows.number(number);
  rows.text(draft.accountId);
  rows.text(draft.originKey);
  rows.uuid(draft.importId);
  rows.text(draft.fullName);
  rows.texts(draft.aliases);
  rows.text(draft.headline);
  rows.text(draft.company);
  rows.text(draft.location);
  rows.text(draft.birthDate);
  rows.text(draft.avatarUrl);
  rows.int(Math.round(draft.prominence));
  rows.texts(draft.suppressionKeys);
  rows.text(draft.contentHash);
  rows.text(writeJson(presencesOf(draft)));
  rows.texts(identifiers);
}

function writeFiling(rows: RowWriter, filing: Filing | null): void {
  if (filing === null) {
    for (let column = 0; column < 6; column++) rows.nothing();
    return;
  }
  rows.number(filing.place);
  rows.int(filing.platforms);
  for (const words of [filing.pairs, filing.singles, filing.extras, filing.context]) rows.text(words);
}

interface Changed {
  readonly draft: CandidateDraft;
  readonly before: KnownCandidate;
}

async function updateCandidates(db: Db, changed: readonly Changed[]): Promise<SavedCandidate[]> {
  if (changed.length === 0) return [];
  const rows = changed.map(({ draft, before }) => ({
    id: before.id,
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
    presences: presencesOf(draft),
    identifiers: identifierTexts(draft),
  }));
  await sql`
    update candidate set import_id = given.import_id, full_name = given.full_name, aliases = given.aliases,
      headline = given.headline, company = given.company, location = given.location, birth_date = given.birth_date,
      avatar_url = given.avatar_url, prominence = given.prominence, suppression_keys = given.suppression_keys,
      content_hash = given.content_hash, presences = given.presences, identifiers = given.identifiers,
      updated_at = now()
    from json_populate_recordset(null::candidate, ${writeJson(rows)}::json) as given
    where candidate.id = given.id
  `.execute(db);
  await followChangedKeys(
    db,
    changed.flatMap(({ before }) => (before.inMerge ? [before.id] : [])),
  );
  await deleteKeys(
    db,
    changed.flatMap(({ before }) => keysOf(before.number, before.identifiers)),
  );
  await insertKeys(
    db,
    changed.flatMap(({ draft, before }) => keysOf(before.number, identifierTexts(draft))),
  );
  return changed.map(({ draft, before: { id, number } }) => ({ draft, id, number, isNew: false, filing: null }));
}

/** Without duplicates, ordered by platform and handle. */
function presencesOf(draft: CandidateDraft): Omit<Presence, "candidateId">[] {
  if (draft.presences.length < 2) return [...draft.presences];
  const first = new Map<string, Omit<Presence, "candidateId">>();
  for (const presence of draft.presences) {
    const key = `${presence.platform} ${presence.handle}`;
    if (!first.has(key)) first.set(key, presence);
  }
  return [...first].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, presence]) => presence);
}

function identifierTexts(draft: CandidateDraft): string[] {
  const bare = (draft.nationalPhones ?? []).map((value) => ({ kind: "nationalPhone" as const, value }));
  return [...new Set([...draft.identifiers.flatMap(indexKeys), ...bare].map(identifierText))];
}

interface CandidateKey {
  readonly key: bigint;
  readonly number: number;
}

function keysOf(number: number, identifiers: readonly string[]): CandidateKey[] {
  return identifierKeysOf(identifiers).map((key) => ({ key, number }));
}

async function insertKeys(db: Db, keys: readonly CandidateKey[]): Promise<void> {
  const rows = new RowWriter(keys.length * 26 + 64);
  for (const { key, number } of inKeyOrder(keys)) {
    rows.row(2);
    rows.bigint(key);
    rows.number(number);
  }
  await copyRows(db, "identifier_key", ["key", "number"], rows);
}

async function deleteKeys(db: Db, keys: readonly CandidateKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from identifier_key
    using unnest(${numberArray(keys.map(({ key }) => key))}::bigint[], ${numberArray(keys.map(({ number }) => number))}::bigint[])
      as gone (key, number)
    where identifier_key.key = gone.key and identifier_key.number = gone.number
  `.execute(db);
}
