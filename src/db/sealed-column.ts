import { type RawBuilder, sql } from "kysely";
import { type Holder, openText, unwrapDataKey } from "../domain/data-key.ts";
import type { Keyring } from "../domain/keyring.ts";

/** A column whose texts are sealed. */
export interface SealedColumn {
  readonly table: string;
  /** The columns that single a row out. */
  readonly key: readonly string[];
  readonly column: string;
  /** Expressions over a row: who holds its key, and the place that its text is bound to. */
  readonly holder: RawBuilder<Holder>;
  readonly place: RawBuilder<string>;
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
