import { createHash } from "node:crypto";
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { ConfigError } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import { deleteSetting, readSetting, writeSetting } from "../db/setting.ts";
import {
  findLastTombstone,
  findTombstone,
  hasCopiedTombstone,
  insertTombstones,
  listTombstonesAfter,
  lockTombstones,
  type Removed,
  type Tombstone,
} from "../db/tombstone.ts";
import { transact } from "../db/transaction.ts";

/**
 * The copy of the chain of tombstones outside the database: a database restored from a backup lacks those made since,
 * and repeats them before it serves.
 */
export interface Tombstones {
  /** Writes what the database has and the file lacks, and waits until it is on disk. */
  copy(): Promise<void>;
  /** Those that the file has and the database lacks, in order. */
  readonly missing: readonly Tombstone[];
}

/** A tombstone by its place in the chain. */
export type SeenTombstone = Pick<Tombstone, "number" | "hash">;

/** What is recorded about somebody suppressed or erased, or about something removed. */
interface TombstoneLine {
  readonly kind: Tombstone["kind"];
  readonly keys: readonly string[];
  readonly at: Date;
  /** The hash of the one that is withdrawn. */
  readonly lifts?: string;
}

/**
 * Adds a link to the chain, in the transaction that suppresses, erases, removes or withdraws, before it touches
 * anything else: until it ends nobody else can add one. Returns its hash.
 */
export async function recordTombstone(db: Db, written: TombstoneLine): Promise<string> {
  return (await recordTombstones(db, [written])).at(0)?.hash ?? "";
}

/** Records removals in the same way, with the time of each. */
export async function recordRemovals(
  db: Db,
  removals: readonly { readonly removed: Removed; readonly at: Date }[],
): Promise<void> {
  await recordTombstones(
    db,
    removals.map(({ removed, at }) => ({ kind: "removal", keys: [removed], at })),
  );
}

async function recordTombstones(db: Db, written: readonly TombstoneLine[]): Promise<readonly Tombstone[]> {
  await lockTombstones(db);
  let last = await findLastTombstone(db);
  const links: Tombstone[] = [];
  for (const { kind, keys, at, lifts } of written) {
    const number = (last?.number ?? 0) + 1;
    const link = { number, kind, keys, madeAt: at.toISOString(), ...(lifts !== undefined && { lifts }) };
    last = { ...link, hash: hashLink(last?.hash ?? "", link) };
    links.push(last);
  }
  await insertTombstones(db, links);
  return links;
}

/**
 * Opens the file and compares it with the database.
 *
 * @param accept use what the database has if the file is lost or another database's
 * @param seen the end of the chain according to something outside both: a database and a file restored from the same
 * day agree, but know nothing about who has been erased since
 * @throws ConfigError if the file is missing, damaged, another database's, older than what was seen, or cannot be
 * written
 */
export async function openTombstones(
  db: Db,
  path: string,
  accept: boolean,
  seen: SeenTombstone | null = null,
): Promise<Tombstones> {
  const last = await findLastTombstone(db);
  // A backup made before the first suppression has no tombstone that would tell that the file is missing.
  const isNeeded = last !== null || (await readSetting(db, RESTORED)) !== null;
  if (!existsSync(path) && isNeeded && !accept) throw noTombstones(path);
  requireFile(path);
  const links = readLinks(path, START);
  // An empty file counts as lost too, unless the first tombstone was never copied to it.
  if (links.length === 0 && !accept && (await hasCopiedTombstone(db))) throw noTombstones(path);
  const isKnown = async ({ hash }: SeenTombstone) =>
    links.some((link) => link.hash === hash) || (await findTombstone(db, hash)) !== null;
  if (seen !== null && !accept && !(await isKnown(seen))) {
    throw new ConfigError(
      `The tombstones in ${path} and the database are older than the head of the audit, which knows tombstone ${seen.number}. ${REMEDY}`,
    );
  }
  const end = links.at(-1);
  const isAhead = last === null || links.some(({ hash }) => hash === last.hash);
  if (!isAhead && end !== undefined && (await findTombstone(db, end.hash)) === null) {
    if (!accept) throw new ConfigError(`The tombstones in ${path} are not those of this database. ${REMEDY}`);
    truncate(path, 0);
  }
  let read = START;
  const copy = async () => {
    read = await transact(db, async (db) => await appendMissing(db, path, read));
  };
  const missing = isAhead ? links.slice(last?.number ?? 0) : [];
  if (missing.length === 0) await copy();
  await deleteSetting(db, RESTORED);
  return { copy, missing };
}

/**
 * Records that a database was just restored from a backup: whatever that contains, the next start needs the file of the installation, even
 * an empty one.
 */
export async function markRestored(db: Db, at: Date): Promise<void> {
  await writeSetting(db, RESTORED, at.toISOString());
}

/** The setting that says so. */
const RESTORED = "restored";

function noTombstones(path: string): ConfigError {
  return new ConfigError(`There are no tombstones in ${path}. ${REMEDY}`);
}

const REMEDY =
  "Without them it is unknown who was erased, and what was removed, since the backup. Put the newest copy of the file there, or continue without it with candor serve --accept-tombstones.";

/** Creates the file if there is none. Without it, a service could not make erasures permanent. */
function requireFile(path: string): void {
  try {
    closeSync(openSync(path, "a+", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new ConfigError(
      `The tombstones in ${path} cannot be read or written (${code}). Let the user who starts Candor write that file, or set CANDOR_TOMBSTONES_FILE to one in a directory that exists.`,
    );
  }
}

/** How far the file has been read. */
interface ChainEnd {
  readonly bytes: number;
  readonly number: number;
  readonly hash: string;
}

const START: ChainEnd = { bytes: 0, number: 0, hash: "" };

/** Returns the new end of the file; other processes write to it as well. */
async function appendMissing(db: Db, path: string, from: ChainEnd): Promise<ChainEnd> {
  await lockTombstones(db);
  const { number } = readLinks(path, from).at(-1) ?? from;
  const links = await listTombstonesAfter(db, number);
  if (links.length > 0) append(path, links);
  const { hash, number: end } = links.at(-1) ?? readLinks(path, from).at(-1) ?? from;
  return { bytes: statSync(path).size, number: end, hash };
}

function append(path: string, links: readonly Tombstone[]): void {
  const file = openSync(path, "a", 0o600);
  try {
    writeSync(file, links.map((link) => `${JSON.stringify(link)}\n`).join(""));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The links in the file, each of which follows from the previous one. A last line torn by a power cut is cut off. */
function readLinks(path: string, from: ChainEnd): Tombstone[] {
  const text = readFrom(path, from.bytes);
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) truncate(path, from.bytes + Buffer.byteLength(whole));
  let previous = from.hash;
  return whole
    .split("\n")
    .slice(0, -1)
    .map((line, index) => {
      const link = parseLink(line);
      if (link === null || link.number !== from.number + index + 1 || link.hash !== hashLink(previous, link)) {
        throw new ConfigError(`Line ${from.number + index + 1} of ${path} was changed. ${REMEDY}`);
      }
      previous = link.hash;
      return link;
    });
}

function readFrom(path: string, start: number): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(Math.max(0, statSync(path).size - start));
    const length = readSync(file, bytes, 0, bytes.length, start);
    return bytes.toString("utf8", 0, length);
  } finally {
    closeSync(file);
  }
}

function parseLink(line: string): Tombstone | null {
  try {
    return JSON.parse(line) as Tombstone;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function truncate(path: string, bytes: number): void {
  const file = openSync(path, "r+");
  try {
    ftruncateSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function hashLink(previous: string, { number, kind, keys, madeAt, lifts }: Omit<Tombstone, "hash">): string {
  return createHash("sha256")
    .update(JSON.stringify([previous, number, kind, keys, madeAt, ...(lifts === undefined ? [] : [lifts])]))
    .digest("hex");
}
