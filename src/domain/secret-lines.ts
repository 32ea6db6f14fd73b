import { readInstant } from "./instant.ts";
import { SECRET_BYTES } from "./keyring.ts";

/** The secret cannot be used. The message names the file and says what to do. */
export class SecretError extends Error {}

/** One line of the file: a secret, and when it signs and verifies. */
export interface SecretEntry {
  readonly secret: string;
  /** When it starts to sign; `null` means from the beginning. */
  readonly from: Date | null;
  /** How long its signatures verify; `null` means forever. Keyed hashes are compared under it forever. */
  readonly until: Date | null;
  /** Whether it signs nothing, and instead keys the hashes of the suppression list. */
  readonly isOfList: boolean;
}

/** The newest secret in force. The oldest always is: `readSecretFile` gives it no start. */
export function currentOf(entries: readonly SecretEntry[], now: Date): SecretEntry {
  const current = entries.find(({ from }) => from === null || from <= now) ?? entries.at(-1);
  if (!current) throw new SecretError("There is no secret.");
  return current;
}

/** The secrets that sign, newest first. */
export function signingOf(lines: readonly SecretEntry[]): readonly SecretEntry[] {
  return lines.filter(({ isOfList }) => !isOfList);
}

/** The secrets of the suppression list; if it has none of its own, it shares all the others. */
export function listOf(lines: readonly SecretEntry[]): readonly SecretEntry[] {
  const own = lines.filter(({ isOfList }) => isOfList);
  return own.length > 0 ? own : lines.map(({ secret }) => ({ secret, from: null, until: null, isOfList: true }));
}

/**
 * One secret per line, newest first: the secret, then `from=` and `until=` with RFC 3339 times if they are known, or
 * `list` for the suppression list's. A file that contains only a secret belongs to an installation that never rotated
 * it.
 */
export function parseSecrets(text: string, path: string): readonly SecretEntry[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) throw new SecretError(`The secret in ${path} is empty. ${RESTORE}`);
  const entries = lines.map((line) => parseLine(line.trim(), path));
  const oldest = entries.findLast(({ isOfList }) => !isOfList);
  if (oldest === undefined) throw new SecretError(`No secret in ${path} signs: a line is missing. ${RESTORE}`);
  return entries.map((entry) => (entry === oldest ? { ...entry, from: null } : entry));
}

/** What to do if a secret is missing. */
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
      throw new SecretError(`A line of ${path} contains more than a secret, from= and until=, or list. ${RESTORE}`);
    }
    times[name === "from" ? "from" : "until"] = time;
  }
  return { secret, ...times, isOfList: false };
}

/** Serialises the file. */
export function formatEntries(entries: readonly SecretEntry[]): string {
  const lines = entries.map(({ secret, from, until, isOfList }) => {
    const times = [...(from ? [`from=${from.toISOString()}`] : []), ...(until ? [`until=${until.toISOString()}`] : [])];
    return [secret, ...times, ...(isOfList ? ["list"] : [])].join(" ");
  });
  return `${lines.join("\n")}\n`;
}
