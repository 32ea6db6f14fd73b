import { closeSync, openSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError } from "./config.ts";

/**
 * The file to which heads of the audit are written; `null` for none. It is created if necessary.
 *
 * @throws ConfigError if it cannot be read and written, or is a directory
 */
export function readAuditHeadFile(env: Readonly<Record<string, string | undefined>>): string | null {
  const path = env["CANDOR_AUDIT_HEAD_FILE"]?.trim();
  if (!path) return null;
  try {
    closeSync(openSync(resolve(path), "a+", 0o600));
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new ConfigError(
      `CANDOR_AUDIT_HEAD_FILE: ${path} cannot be read and written (${String(error.code)}). Give a file in a directory that is there.`,
    );
  }
  return resolve(path);
}
