import { createHash } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { FIRST_ACCOUNT } from "../domain/account.ts";
import { type Holder, makeDataKey, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { IMPORT_ADDRESS } from "../domain/told-address.ts";
import { saveDataKeys } from "./data-key.ts";
import { insertRows, PAGE_BYTES, slicesOf } from "./rows.ts";
import type { Db } from "./schema.ts";
import { haveKeysByMerge, withoutSuppressed } from "./suppression.ts";

/** A document that the operator imported, as its source sent it. */
export interface ArchiveDocument {
  readonly kind: string;
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time. */
  readonly collectedAt: string | null;
  readonly data: string;
}

export interface ArchiveDocumentDraft extends ArchiveDocument {
  readonly id: string;
  readonly accountId: string;
  readonly importId: string;
  readonly sha256: string;
  readonly identifiers: readonly ArchiveKey[];
}

/**
 * An account has one document per kind and address: a later import replaces the earlier one. IDs of the first account
 * do not contain its ID, because they are older than accounts.
 */
export function archiveId({ kind, url }: Pick<ArchiveDocument, "kind" | "url">, accountId: string): string {
  return createHash("sha256")
    .update(JSON.stringify([kind, url, ...(accountId === FIRST_ACCOUNT ? [] : [accountId])]))
    .digest("hex")
    .slice(0, 32);
}

/** A key that a document is filed under, and the hash that a suppression would list it under. */
export interface ArchiveKey extends Identifier {
  readonly suppressionKey: string | null;
  /** The hashes that the suppression list may contain for it, one or more for each secret. */
  readonly suppressionKeys: readonly string[];
}

/** An identifier under which an account's documents are looked for. */
export interface AskedDocuments {
  readonly accountId: string;
  readonly identifier: Identifier;
}

/** Documents filed under one identifier, still sealed, ordered by ID. */
export interface DocumentPage {
  readonly rows: readonly FoundDocument[];
  readonly isLast: boolean;
}

interface FoundDocument extends Omit<ArchiveDocument, "collectedAt"> {
  readonly id: string;
  readonly sealed: boolean;
  readonly wrapped: string | null;
  readonly collectedAt: Date | null;
}

/**
 * The account's documents filed under the identifier, ordered by ID. They are read a few megabytes at a time, so that
 * only those asked for are in memory, and reading rows does not block others.
 *
 * @param first the first page, if it was read together with those of others
 * @throws PublicError `sealed_unreadable` if the text of one was altered, or its key is gone
 */
export async function* findDocuments(
  db: Db,
  keyring: Keyring,
  accountId: string,
  identifier: Identifier,
  first?: DocumentPage,
): AsyncGenerator<ArchiveDocument> {
  const asked = { accountId, identifier };
  const read = async (after: string) => (await listDocumentPages(db, [{ ...asked, after }]))[0];
  for (let page = first ?? (await read("")), after = ""; page !== undefined; page = await read(after)) {
    for (const { kind, url, mediaType, collectedAt, ...row } of page.rows) {
      const data = row.sealed
        ? openText(unwrapDataKey(keyring, holderOf(row), row.wrapped), PLACE, row.data)
        : row.data;
      yield { kind, url, mediaType, collectedAt: collectedAt?.toISOString() ?? null, data };
      after = row.id;
    }
    if (page.isLast) return;
  }
}

/**
 * The first documents filed under each of several identifiers, in one statement: a few megabytes for all of them
 * together.
 *
 * @param asked with the ID `after` which documents are listed, if not from the first
 * @returns a page for each, in the order asked; without rows if those before it left no room
 */
export async function listDocumentPages(
  db: Db,
  asked: readonly (AskedDocuments & { readonly after?: string })[],
): Promise<DocumentPage[]> {
  const accounts = asked.map(({ accountId }) => accountId);
  const kinds = asked.map(({ identifier }) => identifier.kind);
  const values = asked.map(({ identifier }) => identifier.value);
  const afters = asked.map(({ after }) => after ?? "");
  const { rows } = await sql<ListedDocument>`
    select place::int, remaining, kind, url, media_type as "mediaType", collected_at as "collectedAt", sealed, id,
      case when before < ${PAGE_BYTES} then data end as data,
      (select wrapped from data_key where holder = 'document/' || id) as wrapped
    from (
      select asked.place, archive_document.*, count(*) over (partition by asked.place) as remaining,
        row_number() over (partition by asked.place order by archive_document.id) as number,
        sum(octet_length(archive_document.data)) over (order by asked.place, archive_document.id)
          - octet_length(archive_document.data) as before
      from unnest(${accounts}::text[], ${kinds}::text[], ${values}::text[], ${afters}::text[])
          with ordinality as asked (account_id, kind, value, after, place)
        join archive_key on archive_key.kind = asked.kind and archive_key.value = asked.value
        join archive_document on archive_document.id = archive_key.document_id
      where archive_document.account_id = asked.account_id and archive_document.id > asked.after
        and not exists (select 1 from suppression where suppression.key = archive_key.suppression_key)
        and not ${haveKeysByMerge(sql`array[archive_key.suppression_key]`)}
    ) as filed
    where before < ${PAGE_BYTES} or number = 1 order by place, id
  `.execute(db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map((_, index) => {
    const listed = byPlace.get(index + 1) ?? [];
    const own = listed.flatMap(({ data, ...row }) => (data === null ? [] : { ...row, data }));
    return { rows: own, isLast: own.length === (listed[0]?.remaining ?? 0) };
  });
}

interface ListedDocument extends Omit<FoundDocument, "data"> {
  readonly place: number;
  readonly remaining: number;
  /** `null` if there was no room for it. */
  readonly data: string | null;
}

function holderOf({ id }: Pick<ArchiveDocumentDraft, "id">): Holder {
  return `document/${id}`;
}

const PLACE = "archive_document";

/**
 * Writes documents in one batch, each sealed with its own key, and filed under exactly the keys given. Suppressed keys
 * are left out; a document that loses a key this way is written only if another of its keys singles somebody else out.
 * Returns how many were new or changed.
 *
 * @param refused the origin keys of people who were not imported because they are on the suppression list: what is
 * filed under one is about them
 */
export async function saveDocuments(
  db: Db,
  keyring: Keyring,
  all: readonly ArchiveDocumentDraft[],
  refused: ReadonlySet<string> = new Set(),
): Promise<number> {
  if (all.length === 0) return 0;
  const drafts = await withoutSuppressedKeys(db, all, refused);
  const ids = drafts.map((draft) => draft.id);
  const keys = drafts.flatMap((draft) =>
    draft.identifiers.map(({ kind, value, suppressionKey }) => ({
      kind,
      value,
      document_id: draft.id,
      suppression_key: suppressionKey,
    })),
  );
  const known = await sql<{ id: string; sha256: string }>`
    select id, sha256 from archive_document where id = any(${ids}::text[])
  `.execute(db);
  const hashes = new Map(known.rows.map((row) => [row.id, row.sha256]));
  const changed = drafts.filter((draft) => hashes.get(draft.id) !== draft.sha256);
  for (const slice of slicesOf(changed, ({ data }) => data.length)) {
    const keyed = slice.map((draft) => ({ draft, key: makeDataKey(holderOf(draft)) }));
    await insertRows(
      db,
      "archive_document",
      [
        "id",
        "account_id",
        "import_id",
        "kind",
        "url",
        "media_type",
        "collected_at",
        "data",
        "sealed",
        "sha256",
        "updated_at",
      ],
      keyed.map(({ draft, key }) => ({
        id: draft.id,
        account_id: draft.accountId,
        import_id: draft.importId,
        kind: draft.kind,
        url: draft.url,
        media_type: draft.mediaType,
        collected_at: draft.collectedAt,
        data: sealText(key, PLACE, draft.data),
        sealed: true,
        sha256: draft.sha256,
        updated_at: new Date(),
      })),
      `(id) do update set import_id = excluded.import_id, kind = excluded.kind, url = excluded.url,
        media_type = excluded.media_type, collected_at = excluded.collected_at, data = excluded.data, sealed = excluded.sealed,
        sha256 = excluded.sha256, updated_at = excluded.updated_at`,
    );
    await saveDataKeys(
      db,
      keyring,
      keyed.map(({ key }) => key),
    );
  }
  await sql`
    delete from archive_key where document_id = any(${ids}::text[]) and not exists (
      select 1 from json_to_recordset(${JSON.stringify(keys)}::json) as kept (kind text, value text, document_id text)
      where kept.kind = archive_key.kind and kept.value = archive_key.value
        and kept.document_id = archive_key.document_id
    )
  `.execute(db);
  await insertRows(
    db,
    "archive_key",
    ["kind", "value", "document_id", "suppression_key"],
    keys,
    `(kind, value, document_id) do update set suppression_key = excluded.suppression_key
      where archive_key.suppression_key is distinct from excluded.suppression_key`,
  );
  return changed.length;
}

async function withoutSuppressedKeys(
  db: Db,
  drafts: readonly ArchiveDocumentDraft[],
  refused: ReadonlySet<string>,
): Promise<readonly ArchiveDocumentDraft[]> {
  const keys = drafts.flatMap((draft) => draft.identifiers).filter((key) => !isOwnKeyOf(key, refused));
  const allowed = new Set(await withoutSuppressed(db, keys, (key) => key.suppressionKeys));
  const lacking = drafts.filter((draft) => draft.identifiers.some((key) => !allowed.has(key)));
  const standing = await listStanding(db, lacking);
  return drafts.flatMap((draft) => {
    const identifiers = draft.identifiers.filter((key) => allowed.has(key));
    const isOthers = ({ kind, value, suppressionKey }: ArchiveKey) =>
      kind === "candidate" ? standing.has(value) : kind !== "website" && suppressionKey !== null;
    return identifiers.length < draft.identifiers.length && !identifiers.some(isOthers)
      ? []
      : [{ ...draft, identifiers }];
  });
}

/** The origin keys among these documents' keys whose people are in the database. */
async function listStanding(db: Db, drafts: readonly ArchiveDocumentDraft[]): Promise<ReadonlySet<string>> {
  const keys = drafts.flatMap(({ identifiers }) =>
    identifiers.flatMap(({ kind, value }) => (kind === "candidate" ? value : [])),
  );
  if (keys.length === 0) return new Set();
  const { rows } = await sql<{ value: string }>`
    select origin_key as value from candidate where account_id = ${drafts[0]?.accountId} and origin_key = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ value }) => value));
}

function isOwnKeyOf({ kind, value }: Identifier, originKeys: ReadonlySet<string>): boolean {
  return kind === "candidate" && originKeys.has(value);
}

/**
 * Deletes documents that an earlier batch filed under these origin keys, if nobody in the database is filed under them.
 */
export async function deleteDocumentsOfNobody(db: Db, accountId: string, originKeys: readonly string[]): Promise<void> {
  if (originKeys.length === 0) return;
  const ids = await listUnderNobodyElse(
    db,
    sql`select id, account_id from archive_document where account_id = ${accountId} and id in (
      select document_id from archive_key where kind = 'candidate' and value = any(${[...originKeys]}::text[]))`,
    [],
    [],
  );
  if (ids.length > 0) await sql`delete from archive_document where id = any(${ids}::text[])`.execute(db);
}

/**
 * Those of some documents that are filed under nobody else: under no other key that singles a person out. An origin key
 * counts only if its person is in the database, and a website never counts, because its pages are about many people.
 *
 * @param documents a select of their `id` and `account_id`
 * @param keys keyed hashes of the person whom the documents are about
 * @param rows that person's rows
 * @returns their IDs in order
 */
export async function listUnderNobodyElse(
  db: Db,
  documents: RawBuilder<unknown>,
  keys: readonly string[],
  rows: readonly ImportedRow[],
): Promise<string[]> {
  // Step by step, because candidates may be on other servers than documents.
  const found = await sql<{ id: string }>`
    with document as materialized (${documents}), other as materialized (
      select distinct document.id, document.account_id, archive_key.kind, archive_key.value
      from document join archive_key on archive_key.document_id = document.id
      where archive_key.kind <> 'website' and archive_key.suppression_key is not null
        and archive_key.suppression_key <> all(${[...keys]}::text[])
        and not (archive_key.kind = 'candidate'
          and (document.account_id, archive_key.value) in (${accountsAndKeys(rows)}))
    ), held as materialized (
      select candidate.account_id, candidate.origin_key
      from (select distinct account_id, value from other where kind = 'candidate') as filed
      join candidate on candidate.account_id = filed.account_id and candidate.origin_key = filed.value
    )
    select distinct document.id from document where not exists (
      select 1 from other where other.id = document.id and (other.kind <> 'candidate' or exists (
        select 1 from held where held.account_id = other.account_id and held.origin_key = other.value)))
    order by document.id
  `.execute(db);
  return found.rows.map(({ id }) => id);
}

/** A person's row of an import, by the key under which documents of that account are filed for them. */
export interface ImportedRow {
  readonly accountId: string;
  readonly originKey: string;
}

/** A select of accounts with keys of theirs. */
export function accountsAndKeys(rows: readonly ImportedRow[]): RawBuilder<unknown> {
  return sql`select * from unnest(${rows.map(({ accountId }) => accountId)}::text[],
    ${rows.map(({ originKey }) => originKey)}::text[])`;
}

/**
 * IDs under which documents of a person are filed beside their own keys and nobody else's: the number of their account on a network, their
 * key in a register. Of several in one register it is unknown whose they are.
 */
export async function listFiledIds(
  db: Db,
  rows: readonly ImportedRow[],
  identifiers: readonly Identifier[],
): Promise<Identifier[]> {
  const found = await sql<{ documentId: string; kind: Identifier["kind"]; value: string; isOwn: boolean }>`
    with own as materialized (
      select kind, value from unnest(${identifiers.map(({ kind }) => kind)}::text[],
        ${identifiers.map(({ value }) => value)}::text[]) as own (kind, value)
    ), key as materialized (
      select archive_key.document_id, archive_key.kind, archive_key.value,
        (archive_key.kind, archive_key.value) in (select kind, value from own)
          or archive_key.kind = 'candidate'
            and (archive_document.account_id, archive_key.value) in (${accountsAndKeys(rows)}) as "isOwn"
      from archive_key join archive_document on archive_document.id = archive_key.document_id
      where archive_key.document_id in (select document_id from archive_key join own using (kind, value)
        union select document_id from archive_key
          where kind = 'candidate' and value = any(${rows.map(({ originKey }) => originKey)}::text[]))
    )
    select document_id as "documentId", kind, value, "isOwn" from key
    where kind <> 'website' and document_id in (select document_id from key where "isOwn")
    order by document_id, kind, value
  `.execute(db);
  const ids = [...Map.groupBy(found.rows, ({ documentId }) => documentId).values()].flatMap((keys) => {
    const others = keys.filter(({ isOwn }) => !isOwn);
    const registers = new Set(others.map(({ value }) => value.split(":")[0]));
    return others.every(({ kind }) => kind === "externalId") && registers.size === others.length ? others : [];
  });
  return [...new Set(ids.map(({ value }) => value))].map((value) => ({ kind: "externalId", value }));
}

/** Those of these origin keys under which an imported file's own words about the person are filed: a row, a CV. */
export async function listDescribed(
  db: Db,
  accountId: string,
  originKeys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ value: string }>`
    select distinct archive_key.value
    from archive_key join archive_document on archive_document.id = archive_key.document_id
    where archive_document.account_id = ${accountId} and archive_key.kind = 'candidate'
      and archive_key.value = any(${[...originKeys]}::text[]) and starts_with(archive_document.url, ${IMPORT_ADDRESS})
  `.execute(db);
  return new Set(rows.map(({ value }) => value));
}

/** Deletes up to `limit` documents of an import. Returns how many were deleted. */
export async function deleteDocumentsOfImport(db: Db, importId: string, limit: number): Promise<number> {
  const result = await sql`
    delete from archive_document where id in (select id from archive_document where import_id = ${importId} limit ${limit})
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
