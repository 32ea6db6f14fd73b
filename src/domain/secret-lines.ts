import { readInstant } from "./instant.ts";
import { SECRET_BYTES } from "./keyring.ts";

/** The secret cannot be used. The message names the file and the remedy. */
export class SecretError extends Error {}

/** One line of the file: a secret, and the times between which it signs and verifies. */
export interface SecretEntry {
  readonly secret: string;
  /** From when it signs; from the beginning for `null`. */
  readonly from: Date | null;
  /** Until when what it signed verifies; for ever for `null`. Keyed hashes are compared under it for ever. */
  readonly until: Date | null;
  /** Whether it signs nothing, and keys the hashes of the suppression list. */
  readonly isOfList: boolean;
}

/** The newest that is in force. The oldest always is: `readSecretFile` gives it no beginning. */
export function currentOf(entries: readonly SecretEntry[], now: Date): SecretEntry {
  const current = entries.find(({ from }) => from === null || from <= now) ?? entries.at(-1);
  if (!current) throw new SecretError("There is no secret.");
  return current;
}

/** Those that sign, the newest first. */
export function signingOf(lines: readonly SecretEntry[]): readonly SecretEntry[] {
  return lines.filter(({ isOfList }) => !isOfList);
}

/** The lines of the list; where it has none, it shares every secret there is. */
export function listOf(lines: readonly SecretEntry[]): readonly SecretEntry[] {
  const own = lines.filter(({ isOfList }) => isOfList);
  return own.length > 0 ? own : lines.map(({ secret }) => ({ secret, from: null, until: null, isOfList: true }));
}

/**
 * A line each, the newest first: the secret, then `from=` and `until=` with RFC 3339 times where they are known, or `list` where
 * it is the suppression list's. A file with nothing but a secret in it is of an installation that never rotated.
 */
export function parseSecrets(text: string, path: string): readonly SecretEntry[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new SecretError(`The secret in ${path} is empty. ${RESTORE}`);
  const entries = lines.map((line) => parseLine(line.trim(), path));
  const oldest = entries.findLast(({ isOfList }) => !isOfList);
  if (oldest === undefined) throw new SecretError(`No secret in ${path} signs: a line is missing. ${RESTORE}`);
  return entries.map((entry) => (entry === oldest ? { ...entry, from: null } : entry));
}

/** What to do where a secret is missing. */
export const RESTORE =
  "Put the file back from your backup. If it is lost for good, see `candor serve --accept-secret`: what was suppressed under it is forgotten.";

function parseLine(line: string, path: string): SecretEntry {
  const [secret = "", ...members] = line.split(/\s+/);
  const bytes = Buffer.byteLength(secret);
  if (bytes < SECRET_BYTES) {
    throw new SecretError(
      `The secret in ${path} has ${bytes} bytes, and needs at least ${SECRET_BYTES}. One of your own for a new installation: ` +
        `${SECRET_BYTES} random bytes, as \`openssl rand -hex ${SECRET_BYTES}\` writes them. If it was cut short: ${RESTORE}`,
    );
  }
  if (members.join() === "list") return { secret, from: null, until: null, isOfList: true };
  const times = { from: null as Date | null, until: null as Date | null };
  for (const member of members) {
    const [, name, value = ""] = /^(from|until)=(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/.exec(member) ?? [];
    const time = readInstant(value);
    if (name === undefined || time === null) {
      throw new SecretError(`A line of ${path} holds more than a secret, from= and until=, or list. ${RESTORE}`);
    }
    times[name === "from" ? "from" : "until"] = time;
  }
  return { secret, ...times, isOfList: false };
}

/** The text of the file. */
export function formatEntries(entries: readonly SecretEntry[]): string {
  const lines = entries.map(({ secret, from, until, isOfList }) => {
    const times = [...(from ? [`from=${from.toISOString()}`] : []), ...(until ? [`until=${until.toISOString()}`] : [])];
    return [secret, ...times, ...(isOfList ? ["list"] : [])].join(" ");
  });
  return `${lines.join("\n")}\n`;
}
