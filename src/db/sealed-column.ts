import { type RawBuilder, sql } from "kysely";
import { type Holder, openText, sealText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";
import { takeOwnKey } from "./data-key.ts";
import type { Db } from "./schema.ts";

/** A column whose texts are sealed. */
export interface SealedColumn {
  readonly table: string;
  /** The columns that single a row out. */
  readonly key: readonly string[];
  readonly column: string;
  /** Expressions over a row: who holds its key, and the place that its text is bound to. */
  readonly holder: RawBuilder<Holder>;
  readonly place: RawBuilder<string>;
  /** Whether the text is a JSON object, of which each member is given as a column of its own. */
  readonly hasMembers?: boolean;
}

/** What is said in the rows of tables in which everything that is in words stands in one text. */
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

/** What a selected row is opened with. */
export interface OpeningRow {
  readonly sealed: boolean;
  readonly sealHolder: Holder;
  readonly sealPlace: string;
  readonly sealKey: string | null;
}

/** Columns of a `select` with which `openColumn` opens its rows. */
export function openingOf({ table, holder, place }: SealedColumn): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.sealed`)} as sealed, ${holder} as "sealHolder", ${place} as "sealPlace",
    (select wrapped from data_key where data_key.holder = ${holder}) as "sealKey"`;
}

/** @throws PublicError `sealed_unreadable` where the text was altered, or its key is gone */
export function openColumn(
  keyring: Keyring,
  { sealed, sealHolder, sealPlace, sealKey }: OpeningRow,
  text: string,
): string {
  return sealed && text !== "" ? openText(unwrapDataKey(keyring, sealHolder, sealKey), sealPlace, text) : text;
}

/** What is selected of a row to read what it says with `openSaid`. */
export function saidOf(table: SaidTable): RawBuilder<unknown> {
  return sql`${sql.ref(`${table}.said`)} as said, ${openingOf(SAID[table])}`;
}

/** A row with what is said in it, sealed. */
export interface SealedWords extends OpeningRow {
  readonly said: string;
}

/**
 * What a row says; `null` where it says nothing any more.
 *
 * @throws PublicError `sealed_unreadable` as `openColumn`
 */
export function openSaid<Said>(keyring: Keyring, row: SealedWords): Said | null {
  return row.said === "" ? null : (JSON.parse(openColumn(keyring, row, row.said)) as Said);
}

/** A row without what it says, and what that is opened with. */
export function withoutSaid<Row extends SealedWords>(row: Row): Omit<Row, keyof SealedWords> {
  const { said: _said, sealed: _sealed, sealHolder: _holder, sealPlace: _place, sealKey: _key, ...others } = row;
  return others;
}

/** What a row is to say, sealed with its key: the first time makes it. */
export async function sealSaid(db: Db, keyring: Keyring, table: SaidTable, id: string, said: object): Promise<string> {
  return sealText(await takeOwnKey(db, keyring, `row/${table}/${id}`), table, JSON.stringify(said));
}
