import { randomFillSync } from "node:crypto";

/** A UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits. Callers treat it as opaque. */
export function newId(nowMs: number = Date.now()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = pool.subarray(used, (used += ID_BYTES));
  bytes.writeUIntBE(nowMs, 0, 6);
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const ID_BYTES = 16;
/** An import creates thousands of IDs a second, so random bytes are fetched for 256 of them at once. */
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** Whether a text has the form of an ID: anything else names nothing, and never reaches a `uuid` column. */
export function isId(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}
