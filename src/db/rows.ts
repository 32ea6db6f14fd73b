import { type RawBuilder, type SqlBool, sql } from "kysely";
import { toStorable } from "../domain/storable.ts";
import type { Db, Schema } from "./schema.ts";

/**
 * Inserts rows in one statement, see `insertionOf`.
 *
 * @returns how many rows were written
 */
export async function insertRows<Table extends keyof Schema & string>(
  db: Db,
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  rows: readonly object[],
  conflict = "",
): Promise<number> {
  if (rows.length === 0) return 0;
  const result = await insertionOf(table, columns, rows, { conflict }).execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * The statement that inserts rows with a single parameter, whatever their number: they are sent as one JSON document,
 * which the database takes apart. Members that a row lacks become null.
 *
 * The row type is qualified with its schema, because `record` alone is a pseudo-type.
 *
 * @param options `conflict`: what follows `on conflict`, e.g. `do nothing`; empty for none. `where`: the condition for
 * writing any rows
 */
export function insertionOf<Table extends keyof Schema & string>(
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  rows: readonly object[],
  { conflict = "", where }: { readonly conflict?: string; readonly where?: RawBuilder<SqlBool> },
): RawBuilder<unknown> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const tail = conflict === "" ? sql`` : sql` on conflict ${sql.raw(conflict)}`;
  return sql`insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(`public.${table}`)}, ${writeJson(rows)}::json)
    where ${where ?? sql`true`}${tail}`;
}

/**
 * Serialises JSON that any text column accepts. PostgreSQL stores neither NUL nor lone surrogates, and a source that
 * sends one has sent a damaged text: each becomes U+FFFD.
 */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/.test(text)) return text;
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === "string" ? toStorable(member) : member));
}

/**
 * How much of long texts to read or write at once: a megabyte takes a few milliseconds, during which nobody else has a
 * turn.
 */
export const PAGE_BYTES = 4_194_304;

/** Items in order, in slices of at most `PAGE_BYTES` in total; a longer item has a slice of its own. */
export function slicesOf<Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item[][] {
  const slices: Item[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const own = lengthOf(item);
    length += own;
    if (length > PAGE_BYTES) {
      slices.push([]);
      length = own;
    }
    slices.at(-1)?.push(item);
  }
  return slices;
}

/** An array of numbers in PostgreSQL's syntax. */
export function numberArray(numbers: readonly (number | bigint)[]): string {
  return `{${numbers.join(",")}}`;
}

/** Rows ordered by the upper halves of their keys, so that neighbours in an index are written one after the other. */
export function inKeyOrder<Row extends { readonly key: bigint }>(rows: readonly Row[]): Row[] {
  if (rows.length > MAX_SORTED) return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  // The upper half and the row's index in one number: numbers sort natively.
  const order = Float64Array.from(rows, (row, index) => Number(row.key >> 32n) * MAX_SORTED + index).sort();
  return Array.from(order, (each) => rows[((each % MAX_SORTED) + MAX_SORTED) % MAX_SORTED] as Row);
}

const MAX_SORTED = 2 ** 21;
