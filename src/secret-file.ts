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
import { isAbsolute, join, resolve } from "node:path";
import { fingerprintOf, isGuessable, type Keyring, keyringOf, SECRET_BYTES } from "./domain/keyring.ts";

/** The secret cannot be used. The message names the file and the remedy. */
export class SecretError extends Error {}

/** One line of the file: a secret, and the times between which it signs and verifies. */
export interface SecretEntry {
  readonly secret: string;
  /** From when it signs; from the beginning for `null`. */
  readonly from: Date | null;
  /** Until when what it signed verifies; for ever for `null`. Keyed hashes are compared under it for ever. */
  readonly until: Date | null;
}

/** A keyring that follows its file: a rotation is in force in every process that reads it, without a restart. */
export interface OpenKeyring extends Keyring {
  /**
   * Throws away wrapping secrets whose time is over.
   *
   * @param inUse fingerprints of those that a key is wrapped under: they stay, whatever their time
   * @returns how many went
   */
  discard(inUse: ReadonlySet<string>): number;
  close(): void;
}

// Every process has read a new secret before the first of them signs with it: six readings lie between.
const READ_EVERY_MS = 10_000;
const LEAD_MS = 60_000;
const DAY_MS = 86_400_000;

/** Where the secret lies: `CANDOR_SECRET_FILE`, else `secret` in the data directory. */
export function secretPath(env: Readonly<Record<string, string | undefined>>): string {
  const path = env["CANDOR_SECRET_FILE"] || join(env["CANDOR_DATA_DIR"] || "./data", "secret");
  return isAbsolute(path) ? path : resolve(path);
}

/** Who decides whether what a file holds is the installation's, and who hears what became of it. */
export interface SecretWatch {
  /** Throws `SecretError` for secrets that are not this installation's; anything else where it cannot be told now. */
  check(secrets: readonly string[]): Promise<void>;
  /** What the file holds is not taken, and what was read before stays in force. It is read again and again. */
  onRefused(error: unknown): void;
  /** It was not taken before, and is now. */
  onAccepted(): void;
}

/**
 * Opens the keyring of a file that is there and holds the installation's secrets. Throws `SecretError` for one that is
 * emptied, cut short, not understood or of another installation.
 */
export async function openKeyring(
  path: string,
  watch: SecretWatch,
  readEveryMs: number = READ_EVERY_MS,
): Promise<OpenKeyring> {
  let entries = await readChecked(path, watch);
  let accepted = formatEntries(entries);
  let wrapping = readWrappingFile(path);
  let refusal: unknown;
  let reading: Promise<void> | undefined;
  // A file that is being damaged, or taken for another, does not take the service along.
  const read = async (): Promise<void> => {
    try {
      if (formatEntries(readSecretFile(path)) !== accepted) {
        entries = await readChecked(path, watch);
        accepted = formatEntries(entries);
      }
      const read = readWrappingFile(path);
      if (read.length === 0 && wrapping.length > 0) {
        throw new SecretError(
          `${wrappingPath(path)} is gone. Put it back: without it no sealed document can be opened.`,
        );
      }
      wrapping = read;
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
    close: () => clearInterval(timer),
  };
}

/** A keyring of one secret that no file holds, such as that of `CANDOR_SECRET`. */
export function fixedKeyring(secret: string): OpenKeyring {
  return { ...keyringOf(secret), discard: () => 0, close: () => {} };
}

async function readChecked(path: string, { check }: SecretWatch): Promise<readonly SecretEntry[]> {
  const entries = readSecretFile(path);
  if (isGuessable(entries[0]?.secret ?? "")) {
    throw new SecretError(`The secret in ${path} can be guessed. Run candor secret rotate: the next one is random.`);
  }
  await check(entries.map(({ secret }) => secret));
  return entries;
}

/** The newest that is in force. The oldest always is: `readSecretFile` gives it no beginning. */
export function currentOf(entries: readonly SecretEntry[], now: Date): SecretEntry {
  const current = entries.find(({ from }) => from === null || from <= now) ?? entries.at(-1);
  if (!current) throw new SecretError("There is no secret.");
  return current;
}

/**
 * Makes the file with a secret of 256 random bits, or with the given one. Leaves a file that is there as it is. Throws
 * `SecretError` where none can be written.
 */
export function createSecretFile(path: string, secret: string = newSecret()): void {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    writeWhole(draft, formatEntries([{ secret, from: null, until: null }]));
  } catch (error) {
    throw new SecretError(
      `The secret cannot be written to ${path} (${codeOf(error)}). Make its directory, or name another file in CANDOR_SECRET_FILE.`,
    );
  }
  try {
    // Unlike a rename, a link takes nothing's place: of several first starts one wins, and its file is whole.
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Puts a new secret in front: it signs in a minute, when every process has read it; what was signed before verifies for
 * `overlapDays` more.
 *
 * @returns the entries as they are now
 */
export function rotateSecretFile(path: string, overlapDays: number, now: Date): readonly SecretEntry[] {
  const entries = readSecretFile(path);
  if (currentOf(entries, now) !== entries[0]) {
    throw new SecretError(`The secret in ${path} was rotated less than a minute ago. Try again in a minute.`);
  }
  const from = new Date(now.getTime() + LEAD_MS);
  const until = new Date(from.getTime() + overlapDays * DAY_MS);
  const earlier = entries.map((entry) => ({
    ...entry,
    until: entry.until === null || entry.until > until ? until : entry.until,
  }));
  const rotated = [{ secret: newSecret(), from, until: null }, ...earlier];
  replaceFile(path, rotated, path);
  return rotated;
}

/** @param like the file whose owner reads it: who rotates may be root; who reads is the service */
function replaceFile(path: string, entries: readonly SecretEntry[], like: string): void {
  const draft = `${path}.new`;
  if (existsSync(draft)) {
    throw new SecretError(`Another rotation is at work. If none is, delete ${draft} and try again.`);
  }
  writeWhole(draft, formatEntries(entries));
  const { uid, gid } = statSync(like);
  if (process.getuid?.() === 0) chownSync(draft, uid, gid);
  renameSync(draft, path);
}

/** Where the wrapping secrets lie: beside the secret. */
export function wrappingPath(path: string): string {
  return `${path}.wrapping`;
}

/** The wrapping secrets, the newest first; none where keys are wrapped under the secret itself. */
export function readWrappingFile(path: string): readonly SecretEntry[] {
  const file = wrappingPath(path);
  return existsSync(file) ? readSecretFile(file) : [];
}

/**
 * Puts a new wrapping secret in front: in a minute keys are wrapped under it, and those that there are within minutes after. The earlier
 * ones unwrap for `keepDays` more, for back-ups; then the service throws them away.
 *
 * @returns the entries as they are now
 */
export function rotateWrappingFile(path: string, keepDays: number, now: Date): readonly SecretEntry[] {
  const known = readWrappingFile(path);
  // The first is put before the secret itself, so that every process has read it before any wraps under it.
  const entries = known.length > 0 ? known : [{ ...currentOf(readSecretFile(path), now), from: null, until: null }];
  if (currentOf(entries, now) !== entries[0]) {
    throw new SecretError("The wrapping secret was rotated less than a minute ago. Try again in a minute.");
  }
  const from = new Date(now.getTime() + LEAD_MS);
  const until = new Date(from.getTime() + keepDays * DAY_MS);
  const earlier = entries.map((entry) => ({
    ...entry,
    until: entry.until === null || entry.until > until ? until : entry.until,
  }));
  const rotated = [{ secret: newSecret(), from, until: null }, ...earlier];
  replaceFile(wrappingPath(path), rotated, path);
  return rotated;
}

/** Drops what is past its time and unused from the file of wrapping secrets. Returns how many. */
function discardWrapping(path: string, inUse: ReadonlySet<string>, now: Date): number {
  const entries = readWrappingFile(path);
  const kept = entries.filter(({ secret, until }) => until === null || until > now || inUse.has(fingerprintOf(secret)));
  // Another process, or a rotation, is at it: the next turn looks again.
  if (kept.length === entries.length || existsSync(`${wrappingPath(path)}.new`)) return 0;
  replaceFile(wrappingPath(path), kept, path);
  return entries.length - kept.length;
}

/** The entries of a file, the newest first. */
export function readSecretFile(path: string): readonly SecretEntry[] {
  return parseSecrets(readText(path), path);
}

/**
 * A line each, the newest first: the secret, then `from=` and `until=` with RFC 3339 times where they are known. A file
 * with nothing but a secret in it is one of an installation that never rotated.
 */
export function parseSecrets(text: string, path: string): readonly SecretEntry[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new SecretError(`The secret in ${path} is empty. ${RESTORE}`);
  const entries = lines.map((line) => parseLine(line.trim(), path));
  return entries.map((entry, index) => (index === entries.length - 1 ? { ...entry, from: null } : entry));
}

const RESTORE =
  "Put the file back from your back-up. If it is lost for good, see `candor serve --accept-secret`: what was suppressed under it is forgotten.";

function parseLine(line: string, path: string): SecretEntry {
  const [secret = "", ...members] = line.split(/\s+/);
  const bytes = Buffer.byteLength(secret);
  if (bytes < SECRET_BYTES) {
    throw new SecretError(`The secret in ${path} is cut short: ${bytes} bytes of at least ${SECRET_BYTES}. ${RESTORE}`);
  }
  const times = { from: null as Date | null, until: null as Date | null };
  for (const member of members) {
    const [, name, value = ""] = /^(from|until)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/.exec(member) ?? [];
    if (name === undefined || Number.isNaN(Date.parse(value))) {
      throw new SecretError(`A line of ${path} holds more than a secret, from= and until=. ${RESTORE}`);
    }
    times[name === "from" ? "from" : "until"] = new Date(value);
  }
  return { secret, ...times };
}

function formatEntries(entries: readonly SecretEntry[]): string {
  const lines = entries.map(({ secret, from, until }) =>
    [secret, ...(from ? [`from=${from.toISOString()}`] : []), ...(until ? [`until=${until.toISOString()}`] : [])].join(
      " ",
    ),
  );
  return `${lines.join("\n")}\n`;
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
