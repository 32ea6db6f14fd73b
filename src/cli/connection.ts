/** Where the service is, and the caller's key. */
export interface Connection {
  /** Without `/v1` and without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
}

export const DEFAULT_URL = "http://localhost:4000";

/** The service that runs with these settings on this machine. */
function localUrl(env: Readonly<Record<string, string | undefined>>): string {
  const port = env["PORT"] ?? "";
  return /^[1-9]\d{0,4}$/.test(port) ? `http://localhost:${port}` : DEFAULT_URL;
}

/** The caller asked for something that cannot be done; the message says what to do instead. */
export class UsageError extends Error {}

/**
 * The address from `--url` or `CANDOR_URL`, or else that of the service with this environment. A trailing `/v1`, as API
 * callers write it, is accepted.
 */
export function readUrl(option: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const text = option ?? (env["CANDOR_URL"] || localUrl(env));
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new UsageError(`The service URL must start with http:// or https://, for example ${DEFAULT_URL}.`);
  }
  return text.replace(/(?<!\/)\/+$/, "").replace(/\/v1$/, "");
}

/** The key from `--key` or `CANDOR_API_KEY`. */
export function readKey(option: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const key = option ?? env["CANDOR_API_KEY"];
  if (!key) throw new UsageError("No API key. Set CANDOR_API_KEY or use --key.");
  if (!canBeSent(key)) {
    throw new UsageError("The API key contains invalid characters. Copy it again.");
  }
  return key;
}

/** Whether the key can be sent in a header. */
export function canBeSent(key: string): boolean {
  return /^[\u0021-\u007e]+$/.test(key);
}

/** Whether nothing answered, or the connection broke: `fetch` reports that as a TypeError with a cause. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
