import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PassThrough, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Blobs } from "../blobs/blobs.ts";
import { openBlobs } from "../blobs/open-blobs.ts";
import { type Config, ConfigError } from "../config/config.ts";
import type { S3Setup } from "../config/s3-setup.ts";
import { distribute } from "../db/distribute.ts";
import { migrate } from "../db/migrate.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { whenThere } from "../db/start.ts";
import { fingerprintOf } from "../domain/keyring.ts";
import { openQueue } from "../jobs/queue.ts";
import type { Log } from "../log.ts";
import { markRestored } from "../privacy/tombstones.ts";
import { readListSecrets, readSecretFile, wrappingPath } from "../secret-file.ts";
import { BackupError, type BackupHeader, damaged, readLines } from "./backup-file.ts";
import { readBackup, resumeLookups } from "./read-backup.ts";
import { writeBackup } from "./write-backup.ts";

/** The parts of an installation that are backed up and restored. */
type Installation = Pick<
  Config,
  "databaseUrl" | "databaseDirectUrl" | "dataDir" | "databaseConnections" | "secret" | "secretFile"
> & { readonly s3: S3Setup | null };

/** Files next to the database that survive it: the corrections are stored next to the tombstones. */
interface Beside {
  readonly tombstonesFile: string;
}

const QUEUE_STOP_MS = 1_000;

/**
 * Writes a backup to a file, completely or not at all; `-` is standard output. PostgreSQL may be in use meanwhile; the
 * embedded database belongs to one process, so stop the service first.
 *
 * @returns what to tell the operator
 */
export async function backUp(
  place: Installation,
  path: string,
  { withSecret, log }: { readonly withSecret: boolean; readonly log: Log },
): Promise<string> {
  if (withSecret && place.secret !== null) {
    throw new ConfigError("CANDOR_SECRET contains the secret; --with-secret is only for one in a file.");
  }
  return await withStores(place, log, async ({ database, blobs }) => {
    const partial = `${path}.partial`;
    const file: Writable = path === "-" ? process.stdout : createWriteStream(partial, { mode: 0o600 });
    const packed = createGzip();
    const written = pipeline(packed, file, { end: path !== "-" });
    // Whoever writes into it is also told about the failure.
    written.catch(() => {});
    const secret = withSecret ? readFileSync(place.secretFile, "utf8") : null;
    const source = { database, blobs, secret };
    try {
      const counts = await writeBackup(source, packed);
      packed.end();
      await written;
      if (path !== "-") renameSync(partial, path);
      return `${path}: ${counts.rows} rows, ${counts.pictures} pictures${withSecret ? ", with the secret" : ". It does not contain the secret: keep that as well"}${
        place.secret === null && existsSync(wrappingPath(place.secretFile))
          ? `. Without ${wrappingPath(place.secretFile)} of this time no sealed document in it can be opened`
          : ""
      }`;
    } catch (error) {
      packed.destroy();
      if (path !== "-") rmSync(partial, { force: true });
      throw error;
    }
  });
}

/**
 * Restores a backup into an empty database. At its next start, the service repeats what happened since the backup, from
 * the tombstones and corrections next to the database: suppressions, erasures, removals by callers, and corrections.
 */
export async function restore(place: Installation & Beside, path: string, log: Log): Promise<string> {
  if (path !== "-" && !existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const bytes: Readable = path === "-" ? process.stdin : createReadStream(path);
  const unpacked = createGunzip();
  // A missing end of the file is noticed as soon as it is unpacked, even while nobody is reading; the reader is told
  // later.
  unpacked.on("error", () => {});
  const unpacking = pipeline(bytes, unpacked).catch((error: unknown) => error);
  try {
    const said = await restoreFrom(place, unpacked, { log, fromFile: true });
    const { tombstonesFile } = place;
    const since = existsSync(tombstonesFile)
      ? `The next start erases, removes and corrects again what was since then, by ${tombstonesFile}.`
      : `There are no tombstones in ${tombstonesFile}: what was erased or removed since then is there again. Put the newest copy there: the service does not start without it.`;
    return `${said}\n${since}`;
  } catch (error) {
    if (isUnpackError(error)) throw damaged();
    throw error;
  } finally {
    unpacked.destroy();
    await unpacking;
  }
}

/**
 * Copies a whole installation to another database: to PostgreSQL at a URL, or to the embedded one in a directory,
 * including its secret and its tombstones. The original stays unchanged.
 */
export async function move(place: Installation & Beside, to: string, log: Log): Promise<string> {
  const { tombstonesFile } = place;
  const isAddress = /^postgres(?:ql)?:\/\//.test(to);
  const target: Installation = isAddress
    ? { ...place, databaseUrl: to, databaseDirectUrl: null }
    : {
        ...place,
        databaseUrl: null,
        databaseDirectUrl: null,
        dataDir: resolve(to),
        secretFile: join(resolve(to), "secret"),
      };
  if (target.databaseUrl === place.databaseUrl && target.dataDir === place.dataDir) {
    throw new BackupError("That is where it already is.");
  }
  const secret = isAddress || place.secret !== null ? null : readFileSync(place.secretFile, "utf8");
  const between = new PassThrough();
  // Both sides learn of it from what they are waiting for.
  between.on("error", () => {});
  return await withStores(place, log, async ({ database, blobs }) => {
    const writing = writeBackup({ database, blobs, secret }, between).then(
      () => void between.end(),
      (error: unknown) => void between.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    try {
      const said = await restoreFrom(target, between, { log, fromFile: false });
      // A database that was written with tombstones does not start without them.
      for (const end of isAddress ? [] : ["", "-corrections"]) {
        const file = `${tombstonesFile}${end}`;
        if (existsSync(file)) copyFileSync(file, join(target.dataDir, `tombstones${end}`));
      }
      const wrapping = wrappingPath(place.secretFile);
      if (!isAddress && place.secret === null && existsSync(wrapping))
        copyFileSync(wrapping, wrappingPath(target.secretFile));
      return said;
    } finally {
      between.destroy(new Error("the target takes no more"));
      await writing;
    }
  });
}

/**
 * Migrates the database to this release, and distributes its tables over the workers of a Citus cluster if requested.
 *
 * @returns what to tell the operator
 */
export async function migrateHere(
  place: Installation,
  { citus, log }: { readonly citus: boolean; readonly log: Log },
): Promise<string> {
  return await withStores(place, log, async ({ database }) => {
    const ran = await whenThere(database, () => migrate(database), log);
    const migrated = ran.length === 0 ? "The tables are already up to date." : `${ran.length} migrations ran.`;
    if (!citus) return migrated;
    const tables = await distribute(database);
    return `${migrated} ${
      tables.length === 0 ? "All that is to be distributed is." : `Distributed now: ${tables.join(", ")}.`
    }`;
  });
}

/** @param fromFile whether it may be older than what has been erased since; an installation that is moved is not */
async function restoreFrom(
  place: Installation,
  bytes: Readable,
  { log, fromFile }: { readonly log: Log; readonly fromFile: boolean },
): Promise<string> {
  return await withStores(place, log, async ({ database, blobs }) => {
    const check = (header: BackupHeader) => placeSecret(place, header);
    const { rows, pictures, header } = await readBackup(readLines(bytes), { database, blobs, check });
    await migrate(database);
    if (fromFile) await markRestored(database.db, new Date());
    const queue = await openQueue(database, log);
    const resumed = await resumeLookups(database.db, queue);
    await queue.stop(QUEUE_STOP_MS);
    return `${rows} rows and ${pictures} pictures of ${header.madeAt}; ${resumed} lookups continue.`;
  });
}

/**
 * The secret with which the rows were written must be there, or come with them: under another one they are meaningless.
 */
function placeSecret(place: Installation, { secret, fingerprints }: BackupHeader): void {
  if (place.secret === null && !existsSync(place.secretFile)) {
    if (secret === undefined) {
      throw new BackupError(
        `There is no secret in ${place.secretFile}, and the backup has none. Put the installation's secret there first, or name it in CANDOR_SECRET_FILE.`,
      );
    }
    mkdirSync(dirname(place.secretFile), { recursive: true, mode: 0o700 });
    writeFileSync(place.secretFile, secret, { mode: 0o600, flag: "wx" });
  }
  const { secretFile } = place;
  const secrets =
    place.secret === null
      ? [...readSecretFile(secretFile).map((each) => each.secret), ...readListSecrets(secretFile)]
      : [place.secret];
  const held = secrets.map(fingerprintOf);
  if (fingerprints.every((each) => held.includes(each))) return;
  throw new BackupError(
    "The secret at hand is not the one that the backup was written with. Put the right one in its place.",
  );
}

/** The contents of an installation: rows and blobs. */
interface Stores {
  readonly database: Database;
  readonly blobs: Blobs;
}

async function withStores<T>(place: Installation, log: Log, work: (stores: Stores) => Promise<T>): Promise<T> {
  if (place.databaseUrl === null) mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
  const blobs = await openBlobs(place);
  try {
    const database = await openDatabase({ ...place, log });
    try {
      return await work({ database, blobs });
    } finally {
      await database.close();
    }
  } finally {
    blobs.close();
  }
}

function isUnpackError(error: unknown): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && error.code.startsWith("Z_");
}
