import { sql } from "kysely";
import type { Blobs } from "../blobs/blobs.ts";
import type { Db } from "../db/schema.ts";
import { openGiven, openingOfGiven } from "../db/sealed-claim.ts";
import { openColumn, openingOf, type OpeningRow, SEALED_COLUMNS, type SealedColumn } from "../db/sealed-column.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { ExportedStore } from "../report/access-copy.ts";
import type { Part } from "./part.ts";
import type { StoreTable } from "./store.ts";
import { BLOBS } from "./other-stores.ts";
import { TABLES } from "./stores.ts";

/**
 * A person's part of every store in the register, in the form in which they receive it; stores without any are left
 * out.
 */
export async function* exportPart(db: Db, keyring: Keyring, blobs: Blobs, part: Part): AsyncGenerator<ExportedStore> {
  for (const table of TABLES) {
    const store = await exportTable(db, keyring, table, part);
    if (store !== null) yield store;
  }
  for (const { prefix, found, exported, kept } of BLOBS) {
    const rows = [];
    for (const name of exported === true ? found(part) : []) {
      const bytes = await blobs.get(name);
      if (bytes !== null) rows.push({ name, base64: Buffer.from(bytes).toString("base64") });
    }
    if (rows.length > 0) yield { store: prefix, kept, rows, withheld: {}, leftOut: null };
  }
}

async function exportTable(db: Db, keyring: Keyring, table: StoreTable, part: Part): Promise<ExportedStore | null> {
  const { name, found, exported, kept } = table;
  if (typeof found === "string" || exported === undefined) return null;
  const where = found(part);
  const held = await countRows(db, name, where);
  if (held === 0) return null;
  if (typeof exported === "string") return { store: name, kept, rows: [], withheld: { "*": exported }, leftOut: null };
  const { columns, looked = {}, withheld = {}, pruned = {}, only = sql`true`, leftOut = "" } = exported;
  const sealed = SEALED_COLUMNS.find(({ table, column }) => table === name && columns.includes(column));
  const isGiven = name === "claim" || name === "lookup";
  const opening = isGiven ? sql`, ${openingOfGiven(name)}` : sealed === undefined ? sql`` : sql`, ${openingOf(sealed)}`;
  const openRow = (row: Readonly<Record<string, unknown>>) =>
    isGiven
      ? openGiven(keyring, name, row as Parameters<typeof openGiven>[2])
      : sealed === undefined
        ? row
        : open(keyring, sealed, row);
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([
      ...columns.map((column) => sql.ref(`${name}.${column}`)),
      ...Object.entries(looked).map(([member, from]) => sql`${from} as ${sql.ref(member)}`),
    ])}${opening} from ${sql.table(name)}
    where (${where}) and ${only}
  `.execute(db);
  const others = held - rows.length;
  return {
    store: name,
    kept,
    rows: rows.map((row) => prune(openRow(row), pruned)),
    withheld: { ...withheld, ...Object.fromEntries(Object.entries(pruned).map(([path, why]) => [path, why])) },
    leftOut: others > 0 ? { rows: others, why: leftOut } : null,
  };
}

function open(
  keyring: Keyring,
  { column, hasMembers = false }: SealedColumn,
  row: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { sealed, sealHolder, sealPlace, sealKey, ...given } = row as Readonly<Record<string, unknown>> & OpeningRow;
  const text = openColumn(keyring, { sealed, sealHolder, sealPlace, sealKey }, String(given[column]));
  if (!hasMembers) return { ...given, [column]: text };
  const { [column]: _, ...others } = given;
  return { ...others, ...(text === "" ? {} : (JSON.parse(text) as object)) };
}

/** Removes members of JSON columns, named as `column.member`. */
function prune(row: Readonly<Record<string, unknown>>, pruned: Readonly<Record<string, string>>) {
  const given = { ...row };
  for (const path of Object.keys(pruned)) {
    const [column = "", member = ""] = path.split(".");
    const value = given[column];
    if (typeof value !== "object" || value === null) continue;
    given[column] = Object.fromEntries(Object.entries(value).filter(([name]) => name !== member));
  }
  return given;
}

async function countRows(db: Db, table: string, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${where}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
