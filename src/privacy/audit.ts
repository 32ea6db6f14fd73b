import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { hasWaitingAuditRows, insertWaitingAuditRow, listChainedCreations, type WaitingAuditRow } from "../db/audit.ts";
import type { Db } from "../db/schema.ts";
import { whenCommitted } from "../db/transaction.ts";
import { isUnavailable } from "../db/unavailable.ts";
import type { Keyring } from "../domain/keyring.ts";
import { errorFields, type Log } from "../log.ts";
import {
  type Audited,
  type ChainLink,
  continueChain,
  type Creation,
  FIRST_ID,
  MAX_TOGETHER,
  placeRows,
  waitingRowOf,
} from "./audit-chain.ts";

/** The audit of an installation. */
export interface Audit {
  /** Records something; it is written within a second, and when the service stops. */
  note(audited: Audited): void;
  /**
   * The same, and resolves when it is written: what a response says about a person is in the audit before it is sent.
   * If the database cannot write (it is full, read-only or away), it stays in memory like what `note` records, and the
   * response need not wait.
   */
  write(audited: Audited): Promise<void>;
  /**
   * Writes the creation of a lookup in the transaction that creates it, so that neither exists without the other. It is
   * added to the chain within a second, even if this process has ended, and others who create lookups do not wait for
   * it.
   */
  append(db: Db, creation: Creation): Promise<void>;
  /** Whether so much is waiting to be written that no more may be done: what cannot be recorded must not happen. */
  isFull(): boolean;
  /** Adds everything that is waiting to the chain. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

const FLUSH_MS = 500;
/** How often to look for rows left by a process that has ended. */
const LEFT_EVERY_MS = 10_000;
/** How long a database may be silent before it counts as away. */
const ANSWER_WAITS_MS = 15_000;
/** Five seconds, if the service stops while the database is away or overloaded. */
const CLOSING_ATTEMPTS = 10;
const MAX_WAITING = 50_000;
/** After this many rows, the head is written to the log, and thereby outside the database. */
const HEAD_EVERY = 1_000;

export function openAudit(db: Db, keyring: Keyring, log: Log): Audit {
  let waiting: Audited[] = [];
  /** Committed rows of this process that are not known to be in the chain. */
  const appended = new Map<string, WaitingAuditRow>();
  let writing: Promise<void> = Promise.resolve();
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** The last row, and whether only this process has written lately: then one statement is enough to go on. */
  let end: { readonly head: ChainLink; readonly isOurs: boolean } | null = null;
  const closing = new AbortController();
  const place = async (from: string | null, known: ReadonlyMap<string, WaitingAuditRow>) => {
    const noted = waiting.slice(0, MAX_TOGETHER);
    const mayContinue = from === null && noted.length > 0 && end?.isOurs === true;
    const continued = mayContinue && end ? await continueChain(db, keyring, end.head, noted) : null;
    const { head, ids, altered, lastId } = continued ?? (await placeRows(db, keyring, { afterId: from, noted, known }));
    end = { head, isOurs: head.number - noted.length - ids.length === end?.head.number };
    waiting = waiting.slice(noted.length);
    for (const id of ids) appended.delete(id);
    if (altered.length > 0) log.error({ rows: altered.length }, "altered audit rows were restored");
    const written = noted.length + ids.length;
    if (written > 0 && head.number % HEAD_EVERY < written)
      log.info({ number: head.number, hash: head.hash }, "audit head");
    return lastId;
  };
  const write = async (looks: boolean) => {
    const now = performance.now();
    const isDue = looks || now - lookedAt >= LEFT_EVERY_MS;
    if (isDue) lookedAt = now;
    if (waiting.length === 0 && appended.size === 0 && !(isDue && (await hasWaitingAuditRows(db)))) return;
    // What was committed earlier is found now, is already in the chain, or has been removed.
    const sought = new Map(appended);
    const begin = isDue || sought.size > 0 ? FIRST_ID : null;
    for (let from: string | null = begin; from !== null || waiting.length > 0; ) from = await place(from, sought);
    const left = [...sought.values()].filter(({ id }) => appended.has(id));
    if (left.length > 0) await putBack(left);
  };
  /**
   * Another process may have added them to the chain. Those that are not there were removed, and are added with the
   * next write.
   */
  const putBack = async (rows: readonly WaitingAuditRow[]) => {
    const sought = rows.map(({ lookupId, at }) => ({ id: lookupId, createdAt: at }));
    const placed = new Set(await listChainedCreations(db, sought));
    const removed = rows.filter(({ lookupId }) => !placed.has(lookupId));
    if (removed.length > 0) log.error({ rows: removed.length }, "removed audit rows were restored");
    for (const row of removed) await insertWaitingAuditRow(db, row);
    for (const { id, lookupId } of rows) if (placed.has(lookupId)) appended.delete(id);
    if (removed.length > 0) await place(FIRST_ID, new Map());
  };
  const turn = async (looks: boolean) => {
    const work = () => write(looks);
    await (writing = writing.then(work, work));
  };
  let failing = false;
  const writeWaiting = async () => {
    try {
      await turn(false);
      failing = false;
    } catch (error) {
      failing = true;
      // Problems of the database have already been logged; the rows stay in memory.
      if (!isUnavailable(error))
        log.error(errorFields(error), "the audit could not be written: its rows are kept in memory");
    }
  };
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** What arrives while rows are being written is written together afterwards. */
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
      // After a failure everything waits for the next attempt; a response would wait in vain.
      return failing ? Promise.resolve() : (next ??= writeNext());
    },
    append: async (db, creation) => {
      const row = waitingRowOf(keyring, creation);
      await insertWaitingAuditRow(db, row);
      whenCommitted(() => void appended.set(row.id, row));
    },
    isFull: () => waiting.length + appended.size >= MAX_WAITING,
    flush: () => turn(true),
    close: async () => {
      closing.abort();
      await running;
      for (let attempt = 0; waiting.length > 0 && attempt < CLOSING_ATTEMPTS; attempt++) {
        await delay(FLUSH_MS);
        await writeWaiting();
      }
      if (waiting.length > 0) log.error({ rows: waiting.length }, "audit rows were lost");
    },
  };
}

/** Resolves with the promise, or when a response has waited long enough for it. */
async function withPatience(promise: Promise<void>): Promise<void> {
  const enough = new AbortController();
  const late = delay(ANSWER_WAITS_MS, undefined, { ref: false, signal: enough.signal }).catch(() => {});
  await Promise.race([promise, late]);
  enough.abort();
}
