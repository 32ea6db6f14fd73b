import { appendFileSync, closeSync, fsyncSync, openSync, readFileSync } from "node:fs";
import { findLastAuditRow } from "../db/audit.ts";
import type { Db } from "../db/schema.ts";
import { findLastTombstone } from "../db/tombstone.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";
import type { Audit } from "./audit.ts";
import type { SeenTombstone } from "./tombstones.ts";

const EVERY_MS = 600_000;

interface HeadsContext {
  readonly db: Db;
  readonly audit: Pick<Audit, "flush">;
  readonly log: Log;
  readonly now: () => Date;
}

export interface AuditHeads {
  /** Writes the head now if it has changed, because a tombstone was made that a head outside must know about. */
  note(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Appends the heads of the audit and of the tombstones to a file, as a line of JSON with the time: every ten minutes in
 * which rows were added, with each tombstone that this process makes, and when the service stops. The file belongs
 * where somebody who can change the database cannot.
 */
export function keepAuditHeads(context: HeadsContext, path: string): AuditHeads {
  let written = "";
  const write = async () => {
    await context.audit.flush();
    const head = await findLastAuditRow(context.db);
    const end = await findLastTombstone(context.db);
    const now = `${head?.hash} ${end?.hash}`;
    if (head === null || now === written) return;
    const tombstone = end && { number: end.number, hash: end.hash };
    append(path, { at: context.now().toISOString(), number: head.number, hash: head.hash, tombstone });
    written = now;
  };
  const attempt = async () =>
    await write().catch((error: unknown) => {
      if (!isUnavailable(error)) context.log.error(errorFields(error), "audit head could not be written");
    });
  let running = attempt();
  const note = async () => await (running = running.then(attempt));
  const timer = setInterval(() => void note(), EVERY_MS);
  return {
    note,
    async close() {
      clearInterval(timer);
      await note();
    },
  };
}

/**
 * The last tombstone named in the file of heads; `null` if there is none: lines of earlier releases, and lines cut off
 * by a power cut, name none.
 */
export function readSeenTombstone(path: string): SeenTombstone | null {
  const named = readFileSync(path, "utf8").matchAll(/"tombstone":(\{"number":\d+,"hash":"[0-9a-f]{64}"\})\}$/gm);
  const last = [...named].at(-1)?.[1];
  return last === undefined ? null : (JSON.parse(last) as SeenTombstone);
}

function append(path: string, line: object): void {
  const file = openSync(path, "a", 0o600);
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
