import { SecretError } from "../domain/secret-lines.ts";
import { readWrappingFile, secretPath } from "../secret-file.ts";

/**
 * What the file of wrapping secrets says about old backups that can still be opened; `null` if there is nothing to say.
 */
export interface WrappingState {
  readonly outcome: "ok" | "warn" | "fail";
  readonly detail: string;
  readonly remedy?: string;
}

/** The service discards a secret an hour after its time; if it is there a day later, something keeps it. */
const LATE_MS = 86_400_000;

/** Checks only this machine's file: a service on another machine has its own. */
export function checkWrapping(env: Readonly<Record<string, string | undefined>>, now: Date): WrappingState | null {
  try {
    const entries = readWrappingFile(secretPath(env));
    if (entries.length === 0) return null;
    const left = entries.filter(({ until }) => until !== null && until.getTime() + LATE_MS < now.getTime());
    if (left.length > 0) {
      return {
        outcome: "warn",
        detail: `${left.length} of ${entries.length} should be gone but still wrap keys, so old backups can be opened`,
        remedy: "Let the service run: it rewraps keys within minutes. Its log names keys that it cannot rewrap.",
      };
    }
    const waiting = entries.filter(({ until }) => until !== null).length;
    const detail = waiting === 0 ? "one, and no earlier one" : `one in force, ${waiting} until their backups have gone`;
    return { outcome: "ok", detail };
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    return { outcome: "fail", detail: error.message };
  }
}
