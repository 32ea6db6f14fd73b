import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Where a marker was found, and in which spelling. */
export interface Hit {
  readonly place: string;
  readonly marker: string;
  readonly writing: string;
}

/** The ways in which a text may be encoded in a store. */
export function writingsOf(marker: string): ReadonlyMap<string, Buffer> {
  const lower = marker.toLowerCase();
  const base64 = (text: string, offset: number) => {
    // Base64 depends on the preceding bytes in the same run only by their number modulo three.
    const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString("base64");
    return encoded.slice(offset === 0 ? 0 : 4, encoded.length - 4);
  };
  return new Map<string, Buffer>([
    ["plain", Buffer.from(lower)],
    ["percent", Buffer.from([...Buffer.from(lower)].map((byte) => `%${byte.toString(16)}`).join(""))],
    ["hexadecimal", Buffer.from(Buffer.from(lower).toString("hex"))],
    ["utf-16", Buffer.from(lower, "utf16le")],
    ["html", Buffer.from([...lower].map((letter) => `&#${letter.charCodeAt(0)};`).join(""))],
    [
      "json",
      Buffer.from([...lower].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")),
    ],
    ...[0, 1, 2].flatMap((offset) =>
      [marker, lower, marker.toUpperCase()].map(
        (text, at) => [`base64 ${offset}.${at}`, Buffer.from(base64(text, offset))] as const,
      ),
    ),
  ]);
}

/** Looks for markers in bytes, ignoring case except in base64. */
export function sweepBytes(place: string, bytes: Buffer, markers: readonly string[]): Hit[] {
  let needles = prepared.get(markers);
  if (needles?.markers !== markers.length) {
    needles = { markers: markers.length, folded: needlesOf(markers, false), exact: needlesOf(markers, true) };
    prepared.set(markers, needles);
  }
  const folded = Buffer.from(bytes.toString("latin1").toLowerCase(), "latin1");
  const found = new Set([...search(folded, needles.folded), ...search(bytes, needles.exact)]);
  return [...found].map(({ marker, writing }) => ({ place, marker, writing }));
}

/** One spelling of one marker. */
interface Needle {
  readonly marker: string;
  readonly writing: string;
  readonly bytes: Buffer;
}

/**
 * Spellings to look for simultaneously: a thousand people have some hundred thousand, and a cluster some hundred
 * megabytes.
 */
interface Needles {
  /** One bit for each hash of a spelling's first eight bytes. */
  readonly bits: Uint8Array;
  /** By their first eight bytes, as latin1. */
  readonly byHead: ReadonlyMap<string, readonly Needle[]>;
  /** Those that have fewer. */
  readonly short: readonly Needle[];
}

const HEAD_BYTES = 8;
const HASH_BITS = 24;
const prepared = new WeakMap<readonly string[], { markers: number; folded: Needles; exact: Needles }>();

function needlesOf(markers: readonly string[], isBase64: boolean): Needles {
  const all = markers.flatMap((marker) =>
    [...writingsOf(marker)].flatMap(([writing, bytes]) =>
      writing.startsWith("base64") === isBase64 ? { marker, writing, bytes } : [],
    ),
  );
  const [short, long] = [all.filter(isShort), all.filter((each) => !isShort(each))];
  const bits = new Uint8Array(2 ** (HASH_BITS - 3));
  for (const { bytes } of long) {
    const hash = hashOf(bytes.readInt32LE(0), bytes.readInt32LE(4));
    bits[hash >>> 3] = (bits[hash >>> 3] ?? 0) | (1 << (hash & 7));
  }
  return { bits, byHead: Map.groupBy(long, ({ bytes }) => bytes.toString("latin1", 0, HEAD_BYTES)), short };
}

function isShort({ bytes }: Needle): boolean {
  return bytes.length < HEAD_BYTES;
}

function hashOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - HASH_BITS);
}

function search(bytes: Buffer, { bits, byHead, short }: Needles): Set<Needle> {
  const found = new Set(short.filter((needle) => bytes.includes(needle.bytes)));
  let [first, second] = [0, 0];
  for (let end = 0; end < bytes.length; end++) {
    // Two windows of four bytes that advance by one.
    first = (first >>> 8) | ((second & 0xff) << 24);
    second = (second >>> 8) | ((bytes[end] ?? 0) << 24);
    const hash = hashOf(first, second);
    if (((bits[hash >>> 3] ?? 0) & (1 << (hash & 7))) === 0 || end < HEAD_BYTES - 1) continue;
    const start = end - HEAD_BYTES + 1;
    for (const needle of byHead.get(bytes.toString("latin1", start, end + 1)) ?? []) {
      if (bytes.subarray(start, start + needle.bytes.length).equals(needle.bytes)) found.add(needle);
    }
  }
  return found;
}

/** Looks for markers in every row of every table, as text. */
export async function sweepRows(
  query: (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>,
  markers: readonly string[],
): Promise<Hit[]> {
  const tables = await query(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  );
  const hits: Hit[] = [];
  for (const { schema, name } of tables) {
    const place = `${String(schema)}.${String(name)}`;
    const rows = await query(`select row_to_json(swept_row)::text as text from ${place} as swept_row`);
    for (const { text } of rows) hits.push(...sweepBytes(place, Buffer.from(String(text)), markers));
  }
  const statistics = await query(
    "select row_to_json(pg_stats)::text as text from pg_stats where schemaname = 'public'",
  );
  for (const { text } of statistics) hits.push(...sweepBytes("pg_stats", Buffer.from(String(text)), markers));
  return hits;
}

/** Looks for markers in the names and bytes of every file below a directory, except in some folders. */
export function sweepFiles(directory: string, markers: readonly string[], except: readonly string[] = []): Hit[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const place = relative(directory, path);
    if (except.some((folder) => place === folder || place.startsWith(`${folder}/`))) return [];
    const named = sweepBytes(`${place} (its name)`, Buffer.from(place), markers);
    const bytes = entry.isFile() ? readIfThere(path) : undefined;
    return bytes === undefined ? named : [...named, ...sweepBytes(place, bytes, markers)];
  });
}

/** A running server removes its own files between the listing and the reading: these contain nothing any more. */
function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
