import { saveKeyUses } from "../db/api-key.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";

/** Remembers when keys were used, and writes it from time to time, so that a request costs no write. */
export interface KeyUses {
  note(keyId: string, at: Date): void;
  /** Writes the rest. */
  close(): Promise<void>;
}

const WRITE_EVERY_MS = 10_000;

export function recordKeyUses(db: Db, log: Log): KeyUses {
  let uses = new Map<string, Date>();
  const write = async (): Promise<void> => {
    const written = uses;
    uses = new Map();
    try {
      await saveKeyUses(db, written);
    } catch (error) {
      // Newer uses are kept, the rest is written next time. The log already reports a database outage, once.
      uses = new Map([...written, ...uses]);
      if (!isUnavailable(error)) log.warn(errorFields(error), "the last use of keys could not be written");
    }
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MS).unref();
  return {
    note: (keyId, at) => void uses.set(keyId, at),
    async close() {
      clearInterval(timer);
      await write();
    },
  };
}
