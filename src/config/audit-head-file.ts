import { resolve } from "node:path";

/** The file to which heads of the audit are written; `null` for none. */
export function readAuditHeadFile(env: Readonly<Record<string, string | undefined>>): string | null {
  const path = env["CANDOR_AUDIT_HEAD_FILE"]?.trim();
  return path ? resolve(path) : null;
}
