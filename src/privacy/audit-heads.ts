import { appendFileSync, closeSync, fsyncSync, openSync } from "node:fs";
import { findLastAuditRow } from "../db/audit.ts";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { errorFields, type Log } from "../log.ts";
import type { Audit } from "./audit.ts";

const EVERY_MS = 600_000;

interface HeadsContext {
  readonly db: Db;
  readonly audit: Pick<Audit, "flush">;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Appends the head of the audit to a file, as a line of JSON with its time, every ten minutes in which rows were added and
 * when the service stops. The file is to lie where whoever can change the database cannot.
 */
export function keepAuditHeads(context: HeadsContext, path: string): () => Promise<void> {
  let written = "";
  const write = async () => {
    await context.audit.flush();
    const head = await findLastAuditRow(context.db);
    if (head === null || head.hash === written) return;
    append(path, { at: context.now().toISOString(), number: head.number, hash: head.hash });
    written = head.hash;
  };
  const attempt = async () =>
    await write().catch((error: unknown) => {
      if (!isUnavailable(error)) context.log.error(errorFields(error), "the audit's head could not be written");
    });
  let running = attempt();
  const timer = setInterval(() => {
    running = running.then(attempt);
  }, EVERY_MS);
  return async () => {
    clearInterval(timer);
    await running;
    await attempt();
  };
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
