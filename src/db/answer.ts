import { type RawBuilder, type SqlBool, sql } from "kysely";
import { insertionOf } from "./rows.ts";
import type { Db } from "./schema.ts";

/** An answer of a source as it is kept for the next lookup that asks the same. */
export interface CachedAnswer {
  /** A keyed hash of the question: the table tells nobody who was asked about. */
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
  /** Until then a stale answer may be revalidated; then it is deleted. */
  readonly keptUntil: Date;
}

export async function findAnswer(db: Db, key: string): Promise<CachedAnswer | null> {
  return (await findAnswers(db, [key]))[0] ?? null;
}

/** The answers to several questions, in their order; `null` where none is kept. */
export async function findAnswers(db: Db, keys: readonly string[]): Promise<(CachedAnswer | null)[]> {
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
      "collected_at as collectedAt",
      "fresh_until as freshUntil",
      "kept_until as keptUntil",
    ])
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.key, row]));
  return keys.map((key) => found.get(key) ?? null);
}

export async function saveAnswer(db: Db, answer: CachedAnswer): Promise<void> {
  await saveAnswers(db, [answer]);
}

/** Keeps answers, each in the place of an earlier one to the same question. */
export async function saveAnswers(db: Db, answers: readonly CachedAnswer[]): Promise<void> {
  if (answers.length > 0) await writingOfAnswers(answers, sql<SqlBool>`true`).execute(db);
}

/** The statement that keeps answers, where a condition holds. */
export function writingOfAnswers(answers: readonly CachedAnswer[], where: RawBuilder<SqlBool>) {
  const last = new Map(answers.map((answer) => [answer.key, answer]));
  const set = COLUMNS.filter((column) => column !== "key").map((column) => `${column} = excluded.${column}`);
  return insertionOf(
    "source_answer",
    COLUMNS,
    [...last.values()]
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map((answer) => ({
        key: answer.key,
        url: answer.url,
        status: answer.status,
        media_type: answer.mediaType,
        etag: answer.etag,
        last_modified: answer.lastModified,
        data: answer.data,
        collected_at: answer.collectedAt,
        fresh_until: answer.freshUntil,
        kept_until: answer.keptUntil,
      })),
    { conflict: `(key) do update set ${set.join(", ")}`, where },
  );
}

const COLUMNS = [
  "key",
  "url",
  "status",
  "media_type",
  "etag",
  "last_modified",
  "data",
  "collected_at",
  "fresh_until",
  "kept_until",
] as const;

/** Deletes what the cache holds past its time. Returns how many answers went. */
export async function forgetStaleAnswers(db: Db, now: Date): Promise<number> {
  const result = await db.deleteFrom("source_answer").where("kept_until", "<=", now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Deletes the cached answers that a lookup made or used: erasing it must not leave them behind. */
export async function forgetAnswersOf(db: Db, lookupId: string): Promise<number> {
  const result = await sql`
    delete from source_answer where key in (select answer_key from outbound_request where lookup_id = ${lookupId})
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
