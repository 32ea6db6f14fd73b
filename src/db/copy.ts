import { CompiledQuery } from "kysely";
import { toStorable } from "../domain/storable.ts";
import type { Db, Schema } from "./schema.ts";

/**
 * Rows in PostgreSQL's binary COPY format: a third of the work of an INSERT on the server, and no text to make and to
 * read again. Members are written in the order of the table's columns as they are named to `copyRows`.
 */
export class RowWriter {
  #buffer: Buffer;
  #length = 0;
  #rows = 0;

  /** @param bytes about how many there will be; it grows where there are more */
  constructor(bytes = 65_536) {
    this.#buffer = Buffer.allocUnsafe(Math.max(bytes, 1_024));
    this.#length = SIGNATURE.copy(this.#buffer);
  }

  get rows(): number {
    return this.#rows;
  }

  row(columns: number): void {
    this.#reserve(2);
    this.#length = this.#buffer.writeInt16BE(columns, this.#length);
    this.#rows++;
  }

  nothing(): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(-1, this.#length);
  }

  /** `bigint` from JavaScript's own. */
  bigint(value: bigint): void {
    this.#reserve(12);
    this.#length = this.#buffer.writeInt32BE(8, this.#length);
    this.#length = this.#buffer.writeBigInt64BE(value, this.#length);
  }

  /** `bigint` from a whole number that is exact. */
  number(value: number): void {
    this.#reserve(12);
    this.#length = this.#buffer.writeInt32BE(8, this.#length);
    this.#length = this.#buffer.writeInt32BE(Math.floor(value / 2 ** 32), this.#length);
    this.#length = this.#buffer.writeUInt32BE(value >>> 0, this.#length);
  }

  int(value: number): void {
    this.#reserve(8);
    this.#length = this.#buffer.writeInt32BE(4, this.#length);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  uuid(value: string): void {
    this.#reserve(20);
    this.#length = this.#buffer.writeInt32BE(16, this.#length);
    this.#length += this.#buffer.write(value.replaceAll("-", ""), this.#length, "hex");
  }

  /** `text`, or `json` that is one already. PostgreSQL has no NUL and no half of a surrogate pair: each stands as U+FFFD. */
  text(value: string | null): void {
    if (value === null) {
      this.nothing();
      return;
    }
    this.#reserve(4 + 3 * value.length);
    const at = this.#length;
    const clean = toStorable(value);
    this.#length = at + 4 + this.#buffer.write(clean, at + 4, "utf8");
    this.#buffer.writeInt32BE(this.#length - at - 4, at);
  }

  texts(values: readonly string[]): void {
    this.#reserve(24);
    const at = this.#length;
    // One dimension (none if it is empty), no nulls, text, its length, lower bound 1.
    const head = values.length === 0 ? [0, 0, TEXT] : [1, 0, TEXT, values.length, 1];
    let position = at + 4;
    for (const word of head) position = this.#buffer.writeInt32BE(word, position);
    this.#length = position;
    for (const value of values) this.text(value);
    this.#buffer.writeInt32BE(this.#length - at - 4, at);
  }

  /** Everything written, with its end. The writer is used up. */
  end(): Uint8Array {
    this.#reserve(2);
    this.#length = this.#buffer.writeInt16BE(-1, this.#length);
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(2 * this.#buffer.length, this.#length + bytes));
    this.#buffer.copy(larger, 0, 0, this.#length);
    this.#buffer = larger;
  }
}

/** Writes rows into a table as they are: no defaults but those of columns left out, no conflict. */
export async function copyRows<Table extends keyof Schema & string>(
  db: Db,
  table: Table,
  columns: readonly (keyof Schema[Table] & string)[],
  rows: RowWriter,
): Promise<void> {
  if (rows.rows === 0) return;
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${columns.join(", ")}) ${COPY_END}`, [rows.end()]));
}

/** How a COPY of `copyRows` is told from other statements by the connections of both engines. */
export function isCopy(text: string): boolean {
  return text.startsWith("copy ") && text.endsWith(COPY_END);
}

/** A COPY is sent in pieces of so many bytes. */
export const COPY_CHUNK_BYTES = 262_144;

const COPY_END = "from stdin (format binary)";
const SIGNATURE = Buffer.concat([Buffer.from("PGCOPY\n\xff\r\n\0", "latin1"), Buffer.alloc(8)]);
/** The type's number in PostgreSQL's catalogue. */
const TEXT = 25;
