import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { fingerprintOf, isGuessable, type Keyring, keyringOf, SECRET_BYTES } from "./domain/keyring.ts";
import {
  currentOf,
  formatEntries,
  listOf,
  parseSecrets,
  RESTORE,
  type SecretEntry,
  SecretError,
  signingOf,
} from "./domain/secret-lines.ts";

/** A keyring that follows its file: a rotation takes effect in every process that reads it, without a restart. */
export interface OpenKeyring extends Keyring {
  /**
   * Discards expired wrapping secrets.
   *
   * @param inUse fingerprints of those that still wrap a key: they stay, even if expired
   * @returns how many were discarded
   */
  discard(inUse: ReadonlySet<string>): number;
  /** Stops reading the file. Resolves when a read in progress, which may write to the database, is finished. */
  close(): Promise<void>;
}

// Every process has read a new secret before the first of them signs with it: there are six reads in between.
const READ_EVERY_MS = 10_000;
const LEAD_MS = 60_000;
const DAY_MS = 86_400_000;
/** Longer than it can possibly take from wrapping a key under the secret of the moment to committing it. */
const LATE_MS = 60 * 60_000;

/** The path of the secret: `CANDOR_SECRET_FILE`, or `secret` in the data directory. */
export function secretPath(env: Readonly<Record<string, string | undefined>>): string {
  const path = env["CANDOR_SECRET_FILE"] || join(env["CANDOR_DATA_DIR"] || "./data", "secret");
  return isAbsolute(path) ? path : resolve(path);
}

/** Decides whether the contents of a file are the installation's, and is told what became of them. */
export interface SecretWatch {
  /**
   * Throws `SecretError` for secrets that are not this installation's, and other errors if that cannot be determined
   * now.
   *
   * @param wrapping those of the file next to it
   * @param list those of the suppression list
   */
  check(secrets: readonly string[], wrapping: readonly string[], list: readonly string[]): Promise<void>;
  /**
   * The contents of the file are rejected, and what was read before stays in force. The file is read again and again.
   */
  onRefused(error: unknown): void;
  /** The contents, rejected before, are now accepted. */
  onAccepted(): void;
}

/**
 * Opens the keyring of an existing file with the installation's secrets. Throws `SecretError` if it is empty,
 * truncated, malformed or another installation's.
 */
export async function openKeyring(
  path: string,
  watch: SecretWatch,
  readEveryMs: number = READ_EVERY_MS,
): Promise<OpenKeyring> {
  let { entries, list, wrapping, text: accepted } = await readChecked(path, watch);
  let refusal: unknown;
  let reading: Promise<void> | undefined;
  // A file that is being damaged or replaced must not take the service down.
  const read = async (): Promise<void> => {
    try {
      const there = readWrappingFile(path);
      if (there.length === 0 && wrapping.length > 0) {
        throw new SecretError(
          `${wrappingPath(path)} is gone. Put it back: without it no sealed document can be opened.`,
        );
      }
      if (textOf(readLines(path), there) !== accepted) {
        ({ entries, list, wrapping, text: accepted } = await readChecked(path, watch));
      }
      if (refusal === undefined) return;
      refusal = undefined;
      watch.onAccepted();
    } catch (error) {
      refusal = error;
      watch.onRefused(error);
    }
  };
  const timer = setInterval(() => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
  }, readEveryMs);
  timer.unref();
  return {
    get isFileRefused() {
      return refusal instanceof SecretError;
    },
    get current() {
      return currentOf(entries, new Date()).secret;
    },
    get verifying() {
      const now = new Date();
      return entries.filter(({ until }) => until === null || until > now).map(({ secret }) => secret);
    },
    get all() {
      return entries.map(({ secret }) => secret);
    },
    get list() {
      return list;
    },
    get wrapping() {
      const secrets = [currentOf(entries, new Date()), ...entries].map(({ secret }) => secret);
      const own =
        wrapping.length === 0 ? [] : [currentOf(wrapping, new Date()), ...wrapping].map(({ secret }) => secret);
      return [...new Set([...own, ...secrets])];
    },
    discard(inUse) {
      const discarded = discardWrapping(path, inUse, new Date());
      if (discarded > 0) wrapping = readWrappingFile(path);
      return discarded;
    },
    async close() {
      clearInterval(timer);
      await reading;
    },
  };
}

/** A keyring with one secret that is not in a file, such as that of `CANDOR_SECRET`. */
export function fixedKeyring(secret: string): OpenKeyring {
  return { ...keyringOf(secret), discard: () => 0, close: async () => {} };
}

interface Held {
  readonly entries: readonly SecretEntry[];
  readonly list: readonly string[];
  readonly wrapping: readonly SecretEntry[];
  /** The whole text, to detect changes. */
  readonly text: string;
}

function textOf(lines: readonly SecretEntry[], wrapping: readonly SecretEntry[]): string {
  return formatEntries(lines) + formatEntries(wrapping);
}

async function readChecked(path: string, { check }: SecretWatch): Promise<Held> {
  const [lines, wrapping] = [readLines(path), readWrappingFile(path)];
  const [entries, list] = [signingOf(lines), listOf(lines).map(({ secret }) => secret)];
  if (isGuessable(entries[0]?.secret ?? "")) {
    throw new SecretError(`The secret in ${path} can be guessed. Run candor secret rotate: the next one is random.`);
  }
  await check(
    entries.map(({ secret }) => secret),
    wrapping.map(({ secret }) => secret),
    list,
  );
  return { entries, list, wrapping, text: textOf(lines, wrapping) };
}

/**
 * Creates the file with a secret of 256 random bits and another one for the suppression list, or with a given one that
 * the list shares. Leaves an existing file unchanged. Throws `SecretError` if it cannot be written.
 */
export function createSecretFile(path: string, given?: string): void {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const first = { secret: given ?? newSecret(), from: null, until: null, isOfList: false };
  const own = given === undefined ? [{ ...first, secret: newSecret(), isOfList: true }] : [];
  try {
    writeWhole(draft, formatEntries([first, ...own]));
  } catch (error) {
    throw new SecretError(
      `The secret cannot be written to ${path} (${codeOf(error)}). Make its directory, or name another file in CANDOR_SECRET_FILE.`,
    );
  }
  try {
    // Unlike a rename, a link replaces nothing: of several first starts one wins, and its file is complete.
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Puts a new secret first: it signs after a minute, when every process has read it; earlier signatures verify for
 * another `overlapDays`. The suppression list keeps its secrets: those that it shared so far become its own.
 *
 * @returns the entries that now sign
 */
export function rotateSecretFile(path: string, overlapDays: number, now: Date): readonly SecretEntry[] {
  const rotated = replaceFile(path, path, () => {
    const lines = readLines(path);
    const entries = signingOf(lines);
    if (currentOf(entries, now) !== entries[0]) {
      throw new SecretError(`The secret in ${path} was rotated less than a minute ago. Try again in a minute.`);
    }
    return [...withNew(entries, overlapDays, now), ...listOf(lines)];
  });
  return signingOf(rotated);
}

/** Entries with a new one first; the earlier ones end some days after it begins, or before. */
function withNew(entries: readonly SecretEntry[], days: number, now: Date): readonly SecretEntry[] {
  const from = new Date(now.getTime() + LEAD_MS);
  const until = new Date(from.getTime() + days * DAY_MS);
  const earlier = entries.map((entry) => ({
    ...entry,
    until: entry.until === null || entry.until > until ? until : entry.until,
  }));
  return [{ secret: newSecret(), from, until: null, isOfList: false }, ...earlier];
}

/**
 * Replaces the entries of a file atomically, while nobody else does.
 *
 * @param like the file whose owner reads it: root may rotate, while the service reads
 * @param make returns the new entries, based on what the file contains now
 */
function replaceFile(path: string, like: string, make: () => readonly SecretEntry[]): readonly SecretEntry[] {
  const draft = `${path}.new`;
  const file = lockDraft(draft);
  try {
    const entries = make();
    writeSync(file, formatEntries(entries));
    fsyncSync(file);
    const { uid, gid } = statSync(like);
    if (process.getuid?.() === 0) chownSync(draft, uid, gid);
    renameSync(draft, path);
    syncFolder(dirname(path));
    return entries;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

function lockDraft(draft: string): number {
  try {
    return openSync(draft, "wx", 0o600);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") {
      throw new SecretError(`${draft} cannot be written (${codeOf(error)}). Let the service write into its directory.`);
    }
    throw new SecretError(`Another rotation is in progress. If none is, delete ${draft} and try again.`);
  }
}

/** Keys are wrapped under what a file says, so a power cut must not undo it. */
function syncFolder(path: string): void {
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** The path of the wrapping secrets: next to the secret. */
export function wrappingPath(path: string): string {
  return `${path}.wrapping`;
}

/** The wrapping secrets, newest first; none if keys are wrapped under the secret itself. */
export function readWrappingFile(path: string): readonly SecretEntry[] {
  const file = wrappingPath(path);
  return existsSync(file) ? readSecretFile(file) : [];
}

/**
 * Puts a new wrapping secret first: after a minute it wraps new keys, and within minutes existing keys are rewrapped.
 * The earlier ones unwrap for another `keepDays`, for backups; then the service discards them.
 *
 * @returns the new entries
 */
export function rotateWrappingFile(path: string, keepDays: number, now: Date): readonly SecretEntry[] {
  return replaceFile(wrappingPath(path), path, () => {
    const known = readWrappingFile(path);
    // The first one goes in front of the secret itself, so that every process has read it before any process uses it.
    const entries = known.length > 0 ? known : [{ ...currentOf(readSecretFile(path), now), from: null, until: null }];
    if (currentOf(entries, now) !== entries[0]) {
      throw new SecretError("The wrapping secret was rotated less than a minute ago. Try again in a minute.");
    }
    return withNew(entries, keepDays, now);
  });
}

/**
 * Removes expired and unused wrapping secrets from the file. Returns how many. What was wrapped at the last moment may
 * be committed after the check, so such a secret stays for another hour.
 */
function discardWrapping(path: string, inUse: ReadonlySet<string>, now: Date): number {
  const isKept = ({ secret, until }: SecretEntry): boolean =>
    until === null || until.getTime() + LATE_MS > now.getTime() || inUse.has(fingerprintOf(secret));
  if (readWrappingFile(path).every(isKept)) return 0;
  let before = 0;
  const kept = replaceFile(wrappingPath(path), path, () => {
    const entries = readWrappingFile(path);
    before = entries.length;
    return entries.filter(isKept);
  });
  return before - kept.length;
}

/** The signing entries of a file, newest first. */
export function readSecretFile(path: string): readonly SecretEntry[] {
  return signingOf(readLines(path));
}

/** The secrets that key the suppression list, newest first. */
export function readListSecrets(path: string): readonly string[] {
  return listOf(readLines(path)).map(({ secret }) => secret);
}

function readLines(path: string): readonly SecretEntry[] {
  return parseSecrets(readText(path), path);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new SecretError(`The secret in ${path} cannot be read (${codeOf(error)}). ${RESTORE}`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

function writeWhole(path: string, text: string): void {
  const file = openSync(path, "wx", 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}
