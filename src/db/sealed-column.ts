import { type RawBuilder, sql } from "kysely";
import { type Holder, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { takeOwnKey } from "./data-key.ts";
import type { Db } from "./schema.ts";

/** A column with sealed texts. */
export interface SealedColumn {
  readonly table: string;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  readonly column: string;
  /** SQL expressions over a row: the holder of its key, and the place that its text is bound to. */
  readonly holder: RawBuilder<Holder>;
  readonly place: RawBuilder<string>;
  /** Whether the text is a JSON object whose members are each returned as a column. */
  readonly hasMembers?: boolean;
}

/** Tables that keep everything in words in one sealed text. */
export const SAID = {
  desk_request: saidIn("desk_request", ["id"]),
  rectification: saidIn("rectification", ["id"]),
  person_note: saidIn("person_note", ["account_id", "subject"]),
  import: saidIn("import", ["id"]),
} as const;

export type SaidTable = keyof typeof SAID;

function saidIn(table: string, key: readonly string[]): SealedColumn {
  const holder = sql<Holder>`${sql.lit(`row/${table}/`)} || ${sql.ref(`${table}.id`)}`;
  return { table, key, column: "said", holder, place: sql`${sql.lit(table)}`, hasMembers: true };
}

export const SEALED_COLUMNS: readonly SealedColumn[] = [
  {
    table: "datasource",
    key: ["lookup_id", "id"],
    column: "data",
    holder: sql`'lookup/' || datasource.lookup_id`,
    place: sql`'datasource/' || datasource.id`,
  },
  {
    table: "second_reading",
    key: ["lookup_id", "datasource_id", "part"],
    column: "written",
    holder: sql`'lookup/' || second_reading.lookup_id`,
    place: sql`'second_reading/' || second_reading.datasource_id || '/' || second_reading.part`,
  },
  {
    table: "archive_document",
    key: ["id"],
    column: "data",
    holder: sql`'document/' || archive_document.id`,
    place: sql`'archive_document'`,
  },
  {
    table: "source_answer",
    key: ["key"],
    column: "data",
    holder: sql`'answer/' || source_answer.key`,
    place: sql`'source_answer'`,
  },
  {
    table: "outbound_request",
    key: ["id"],
    column: "url",
    holder: sql`'lookup/' || outbound_request.lookup_id`,
    place: sql`'outbound_request'`,
  },
  {
    table: "import_rejection",
    key: ["import_id", "number"],
    column: "path",
    holder: sql`'row/import/' || import_rejection.import_id`,
    place: sql`'import_rejection'`,
  },
  ...Object.values(SAID),
];

/** What is needed to open a selected row. */
export interface OpeningRow {
  readonly sealed: boolean;
  readonly sealHolder: Holder;
  readonly sealPlace: string;
  readonly sealKey: string | null;
}

/** Columns to select so that `openColumn` can open the rows. */
export function openingOf({ table, holder, place }: SealedColumn): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.sealed`)} as sealed, ${holder} as "sealHolder", ${place} as "sealPlace",
    (select wrapped from data_key where data_key.holder = ${holder}) as "sealKey"`;
}

/** @throws PublicError `sealed_unreadable` if the text was altered, or its key is gone */
export function openColumn(
  keyring: Keyring,
  { sealed, sealHolder, sealPlace, sealKey }: OpeningRow,
  text: string,
): string {
  return sealed && text !== "" ? openText(unwrapDataKey(keyring, sealHolder, sealKey), sealPlace, text) : text;
}

/** Columns to select so that `openSaid` can read what a row says. */
export function saidOf(table: SaidTable): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.said`)} as said, ${openingOf(SAID[table])}`;
}

/** A row with its sealed words. */
export interface SealedWords extends OpeningRow {
  readonly said: string;
}

/**
 * What a row says; `null` if it no longer says anything.
 *
 * @throws PublicError `sealed_unreadable` like `openColumn`
 */
export function openSaid<Said>(keyring: Keyring, row: SealedWords): Said | null {
  return row.said === "" ? null : (JSON.parse(openColumn(keyring, row, row.said)) as Said);
}

/** A row without its sealed words, and without what opens them. */
export function withoutSaid<Row extends SealedWords>(row: Row): Omit<Row, keyof SealedWords> {
  const { said: _said, sealed: _sealed, sealHolder: _holder, sealPlace: _place, sealKey: _key, ...others } = row;
  return others;
}

/** Seals a row's words with its key, which is created on first use. */
export async function sealSaid(db: Db, keyring: Keyring, table: SaidTable, id: string, said: object): Promise<string> {
  return sealText(await takeOwnKey(db, keyring, `row/${table}/${id}`), table, JSON.stringify(said));
}
