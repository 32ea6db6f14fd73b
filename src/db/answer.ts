import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type DataKey, type Holder, makeDataKey, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { writingOfDataKeys } from "./data-key.ts";
import { insertionOf } from "./rows.ts";
import type { Db } from "./schema.ts";

/** A source's answer, cached for the next lookup that asks the same question. */
export interface CachedAnswer {
  /** A keyed hash of the question, so the table does not reveal who was asked about. */
  readonly key: string;
  /** Where the last redirect led, without secrets. */
  readonly url: string;
  readonly status: number;
  readonly mediaType: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly data: string;
  readonly collectedAt: Date;
  readonly freshUntil: Date;
  /** Until then a stale answer may be revalidated; afterwards it is deleted. */
  readonly keptUntil: Date;
}

export async function findAnswer(db: Db, keyring: Keyring, key: string): Promise<CachedAnswer | null> {
  return (await findAnswers(db, keyring, [key]))[0] ?? null;
}

/**
 * The cached answers to several questions, in the same order; `null` where none is cached.
 *
 * @throws PublicError `sealed_unreadable` if the text of one was altered, or its key is gone
 */
export async function findAnswers(db: Db, keyring: Keyring, keys: readonly string[]): Promise<(CachedAnswer | null)[]> {
  const rows = await db
    .selectFrom("source_answer")
    .select([
      "key",
      "url",
      "status",
      "media_type as mediaType",
      "etag",
      "last_modified as lastModified",
      "data",
      "sealed",
      sql<string | null>`(select wrapped from data_key where holder = 'answer/' || source_answer.key)`.as("wrapped"),
      "collected_at as collectedAt",
      "fresh_until as freshUntil",
      "kept_until as keptUntil",
    ])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute();
  const found = new Map(
    rows.map(({ sealed, wrapped, ...row }) => {
      if (!sealed || row.data === "") return [row.key, row];
      const data = openText(unwrapDataKey(keyring, holderOf(row), wrapped), PLACE, row.data);
      return [row.key, { ...row, data }];
    }),
  );
  return keys.map((key) => found.get(key) ?? null);
}

export async function saveAnswer(db: Db, keyring: Keyring, answer: CachedAnswer): Promise<void> {
  await saveAnswers(db, keyring, [answer]);
}

/** Caches answers, replacing earlier ones to the same questions. */
export async function saveAnswers(db: Db, keyring: Keyring, answers: readonly CachedAnswer[]): Promise<void> {
  if (answers.length > 0) await sql`with ${writingOfAnswers(keyring, answers, sql`true`)} select 1`.execute(db);
}

/** The CTEs that cache answers, each sealed with its own key, if a condition holds. */
export function writingOfAnswers(
  keyring: Keyring,
  answers: readonly CachedAnswer[],
  where: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  const last = [...new Map(answers.map((answer) => [answer.key, answer])).values()];
  const sealed = last.map((answer) => ({ answer, key: makeDataKey(holderOf(answer)) }));
  const keys = sealed.map(({ key }) => key);
  return sql`kept as (${writingOfSealed(sealed, where)}), kept_keys as (${writingOfDataKeys(keyring, keys, where)})`;
}

function writingOfSealed(
  answers: readonly { readonly answer: CachedAnswer; readonly key: DataKey }[],
  where: RawBuilder<SqlBool>,
) {
  const set = COLUMNS.filter((column) => column !== "key").map((column) => `${column} = excluded.${column}`);
  return insertionOf(
    "source_answer",
    COLUMNS,
    answers
      .toSorted((a, b) => (a.answer.key < b.answer.key ? -1 : 1))
      .map(({ answer, key }) => ({
        key: answer.key,
        url: answer.url,
        status: answer.status,
        media_type: answer.mediaType,
        etag: answer.etag,
        last_modified: answer.lastModified,
        data: sealText(key, PLACE, answer.data),
        sealed: true,
        collected_at: answer.collectedAt,
        fresh_until: answer.freshUntil,
        kept_until: answer.keptUntil,
      })),
    { conflict: `(key) do update set ${set.join(", ")}`, where },
  );
}

function holderOf({ key }: Pick<CachedAnswer, "key">): Holder {
  return `answer/${key}`;
}

const PLACE = "source_answer";

const COLUMNS = [
  "key",
  "url",
  "status",
  "media_type",
  "etag",
  "last_modified",
  "data",
  "sealed",
  "collected_at",
  "fresh_until",
  "kept_until",
] as const;

/** Deletes expired answers from the cache. Returns how many were deleted. */
export async function forgetStaleAnswers(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom("source_answer").where("kept_until", "<=", now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes the cached answers that a lookup fetched or used, so that erasing it does not leave them behind. */
export async function forgetAnswersOf(db: Db, lookupId: string): Promise<number> {
  const result = await sql`
    delete from source_answer where key in (select answer_key from outbound_request where lookup_id = ${lookupId})
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
