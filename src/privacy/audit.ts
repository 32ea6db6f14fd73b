import { createHmac } from "node:crypto";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import {
  type AuditRow,
  findAuditedLookups,
  findLastAuditRow,
  insertAuditRows,
  listAuditRowsAfter,
  lockAudit,
} from "../db/audit.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { isId } from "../domain/id.ts";
import type { Keyring } from "../domain/keyring.ts";
import { errorFields, type Log } from "../log.ts";

/** What is noted of a request. Whom it was about is hashed before it is written. */
export interface Audited {
  readonly at: Date;
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly lookupId?: string | undefined;
  /** A candidate's id, or the text of a search. */
  readonly about?: string | undefined;
}

/** The audit of an installation. */
export interface Audit {
  /** Notes something; it is written within a second, and when the service stops. */
  note(audited: Audited): void;
  /**
   * The same, and resolves when it is written: what an answer tells of a person is in the audit before it goes out. Where the
   * database writes nothing (it is full, read-only or away), it waits as what is noted does, and the answer need not.
   */
  write(audited: Audited): Promise<void>;
  /**
   * Writes it in an open transaction, with what it tells of: neither is ever there without the other. As its last statement, since
   * whatever else is to be written to the audit waits until the transaction ends.
   */
  append(db: Db, audited: Audited): Promise<void>;
  /** Whether so much waits to be written that no more may be done: what is not noted must not happen. */
  isFull(): boolean;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_MS = 500;
/** As long as a database may be silent before it counts as away. */
const ANSWER_WAITS_MS = 15_000;
/** Five seconds, when the service stops while the database is away or has too much to do. */
const CLOSING_ATTEMPTS = 10;
const MAX_WAITING = 50_000;
const MAX_WRITTEN_TOGETHER = 500;
const VERIFIED_TOGETHER = 2_000;
/** The head goes to the log, and with it out of the database, after so many rows. */
const HEAD_EVERY = 1_000;

export function openAudit(db: Db, keyring: Keyring, log: Log): Audit {
  let waiting: Audited[] = [];
  let writing: Promise<void> = Promise.resolve();
  const closing = new AbortController();
  const write = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_WRITTEN_TOGETHER);
      const head = await appendRows(db, keyring, batch);
      waiting = waiting.slice(batch.length);
      if (head.number % HEAD_EVERY < batch.length)
        log.info({ number: head.number, hash: head.hash }, "the audit's head");
    }
  };
  const flush = async () => await (writing = writing.then(write, write));
  let failing = false;
  const writeWaiting = async () => {
    try {
      await flush();
      failing = false;
    } catch (error) {
      failing = true;
      // What is known of the database, the log has said once; the rows wait.
      if (!isUnavailable(error)) log.error(errorFields(error), "the audit could not be written: its rows wait");
    }
  };
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** What comes while rows are being written is written together, when they are. */
  const writeNext = async () => {
    await withPatience(current);
    await setImmediate();
    next = null;
    current = writeWaiting();
    await withPatience(current);
  };
  const running = (async () => {
    while (!closing.signal.aborted) {
      await delay(FLUSH_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      await writeWaiting();
    }
  })();
  return {
    note: (audited) => void waiting.push(audited),
    write(audited) {
      waiting.push(audited);
      // After a failure everything waits for the next look: an answer would wait for nothing.
      return failing ? Promise.resolve() : (next ??= writeNext());
    },
    append: async (db, audited) => void (await appendTo(db, keyring, [audited])),
    isFull: () => waiting.length >= MAX_WAITING,
    flush,
    close: async () => {
      closing.abort();
      await running;
      for (let attempt = 0; waiting.length > 0 && attempt < CLOSING_ATTEMPTS; attempt++) {
        await delay(FLUSH_MS);
        await writeWaiting();
      }
      if (waiting.length > 0) log.error({ rows: waiting.length }, "rows of the audit were lost");
    },
  };
}

/** Resolves with the promise, or when an answer has waited long enough for it. */
async function withPatience(promise: Promise<void>): Promise<void> {
  const enough = new AbortController();
  const late = delay(ANSWER_WAITS_MS, undefined, { ref: false, signal: enough.signal }).catch(() => {});
  await Promise.race([promise, late]);
  enough.abort();
}

/** Where a chain is broken: the first row that is not as it was written. */
export interface AuditVerdict {
  readonly rows: number;
  /** The hash of the last row; empty where there is none. */
  readonly head: string;
  /** `null` where every row is as it was written. */
  readonly firstBad: { readonly number: number; readonly reason: string } | null;
}

/**
 * Follows the chain from its first row.
 *
 * @param expected a head that was kept outside: where no row has it any more, rows at the end were cut off
 */
export async function verifyAudit(db: Db, keyring: Keyring, expected: string | null): Promise<AuditVerdict> {
  let last: Pick<AuditRow, "number" | "hash"> = { number: 0, hash: "" };
  let seen = expected === null;
  for (;;) {
    const page = await listAuditRowsAfter(db, last.number, VERIFIED_TOGETHER);
    for (const row of page) {
      const reason = faultOf(keyring, last, row);
      if (reason !== null) return { rows: last.number, head: last.hash, firstBad: { number: last.number + 1, reason } };
      seen ||= row.hash === expected;
      last = row;
    }
    if (page.length < VERIFIED_TOGETHER) break;
  }
  const cut = { number: last.number + 1, reason: "no row has the head that was given: rows at the end are missing" };
  return { rows: last.number, head: last.hash, firstBad: seen ? null : cut };
}

/** The keyed hash under which somebody stands in the audit. */
export function auditSubject(secret: string, about: string): string {
  const folded = about.normalize("NFC").trim().toLowerCase();
  return createHmac("sha256", secret).update(`audit subject:${folded}`).digest("base64url").slice(0, 22);
}

function faultOf(keyring: Keyring, last: Pick<AuditRow, "number" | "hash">, row: AuditRow): string | null {
  if (row.number !== last.number + 1) return "the row is missing";
  const genuine = keyring.all.some((secret) => hashRow(secret, last.hash, row) === row.hash);
  return genuine ? null : "the row is not as it was written, or does not follow the one before";
}

async function appendRows(db: Db, keyring: Keyring, batch: readonly Audited[]) {
  return await transact(fromReserve(db), async (db) => await appendTo(db, keyring, batch));
}

async function appendTo(db: Db, keyring: Keyring, batch: readonly Audited[]) {
  await lockAudit(db);
  const ids = batch.flatMap(({ lookupId }) => (lookupId !== undefined && isId(lookupId) ? lookupId : []));
  const lookups = await findAuditedLookups(db, [...new Set(ids)]);
  let last: Pick<AuditRow, "number" | "hash"> = (await findLastAuditRow(db)) ?? { number: 0, hash: "" };
  const rows = batch.map(({ at, accountId, keyId, operation, status, lookupId, about }): AuditRow => {
    const lookup = lookupId === undefined ? undefined : lookups.get(lookupId);
    const whom = lookup?.subject ?? about;
    const row = {
      number: last.number + 1,
      at: at.toISOString(),
      accountId,
      keyId,
      operation,
      status,
      purpose: lookup?.purpose ?? null,
      lookupId: lookupId !== undefined && isId(lookupId) ? lookupId : null,
      subject: whom === undefined ? null : auditSubject(keyring.current, whom),
    };
    last = { number: row.number, hash: hashRow(keyring.current, last.hash, row) };
    return { ...row, hash: last.hash };
  });
  await insertAuditRows(db, rows);
  return last;
}

/** Keyed: whoever can write to the table alone cannot make the chain anew. */
function hashRow(secret: string, previous: string, row: Omit<AuditRow, "hash">): string {
  const { number, at, accountId, keyId, operation, status, purpose, lookupId, subject } = row;
  return createHmac("sha256", secret)
    .update(JSON.stringify([previous, number, at, accountId, keyId, operation, status, purpose, lookupId, subject]))
    .digest("hex");
}
