import { createHmac } from "node:crypto";
import {
  type AuditEntry,
  type AuditRow,
  continueAudit,
  findAuditedLookups,
  findLastAuditRow,
  insertAuditRows,
  listAuditRowsAfter,
  listNotedLookups,
  listWaitingAuditRows,
  lockAudit,
  type WaitingAuditRow,
} from "../db/audit.ts";
import { fromReserve } from "../db/reserve.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { isId, newId } from "../domain/id.ts";
import type { Keyring } from "../domain/keyring.ts";

/** What is recorded about a request. Whom it was about is hashed before it is written. */
export interface Audited {
  readonly at: Date;
  readonly accountId: string;
  readonly keyId: string;
  readonly operation: string;
  readonly status: number;
  readonly lookupId?: string | undefined;
  /** The lookup, if whoever worked on the request has read it. */
  readonly lookup?: AuditedLookup | undefined;
  /** A candidate's ID, or the text of a search. */
  readonly about?: string | undefined;
}

/** What is recorded about a lookup. */
export interface AuditedLookup {
  readonly id: string;
  readonly purpose: string;
  readonly subject: string;
  /** Whatever is done with it is recorded at a later time than its creation, also a repeat of the request that made it. */
  readonly createdAt?: Date;
}

/** The creation of a lookup, with what is already known about the lookup. */
export interface Creation extends Audited {
  readonly lookupId: string;
  readonly purpose: string;
  readonly about: string;
}

/** Sorts before every ID. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
export const MAX_TOGETHER = 500;
const VERIFIED_TOGETHER = 2_000;

export type ChainLink = Pick<AuditRow, "number" | "hash">;
const START: ChainLink = { number: 0, hash: "" };

/** The row of a lookup that is being created. */
export function waitingRowOf(keyring: Keyring, creation: Creation): WaitingAuditRow {
  const { lookupId, purpose, about } = creation;
  const row = {
    ...entryOf(keyring, creation, { purpose, subject: about }),
    id: newId(creation.at.getTime()),
    lookupId,
  };
  return { ...row, seal: sealRow(keyring.current, row) };
}

/** The result of placing waiting rows in the chain. */
export interface Placed {
  /** The last row of the chain. */
  readonly head: ChainLink;
  /** IDs of the rows that are now in the chain. */
  readonly ids: readonly string[];
  /** IDs of those among them that had been altered, but whose original was known here. */
  readonly altered: readonly string[];
  /** The last row that was examined; `null` if there are no more. */
  readonly lastId: string | null;
}

/**
 * Adds rows to the chain: those that wait in the database after an ID (none for `null`), then those recorded in memory.
 * An altered row is left out, unless `known` has the original; so is a row whose lookup is already in the chain.
 */
export async function placeRows(
  db: Db,
  keyring: Keyring,
  {
    afterId,
    noted,
    known,
  }: {
    readonly afterId: string | null;
    readonly noted: readonly Audited[];
    readonly known: ReadonlyMap<string, WaitingAuditRow>;
  },
): Promise<Placed> {
  const entries = await describeNoted(db, keyring, noted);
  return await transact(fromReserve(db), async (db) => {
    await lockAudit(db);
    const last: ChainLink = (await findLastAuditRow(db)) ?? START;
    const waiting = afterId === null ? [] : await listWaitingAuditRows(db, afterId, MAX_TOGETHER);
    const genuine = waiting.flatMap((row) => {
      const own = isGenuine(keyring, row) ? row : known.get(row.id);
      return own === undefined || row.hasPlace ? [] : [own];
    });
    const rows = chainRows(keyring, last, [...genuine, ...entries]);
    const ids = genuine.map(({ id }) => id);
    if (rows.length > 0) await insertAuditRows(db, rows, ids);
    return {
      head: rows.at(-1) ?? last,
      ids,
      altered: genuine.filter((row) => known.get(row.id) === row).map(({ id }) => id),
      lastId: waiting.length < MAX_TOGETHER ? null : (waiting.at(-1)?.id ?? null),
    };
  });
}

/**
 * Adds rows recorded in memory after the row that this process wrote last, in one statement. Returns `null`, and adds
 * nothing, if another process has written since, or is writing.
 */
export async function continueChain(
  db: Db,
  keyring: Keyring,
  last: ChainLink,
  noted: readonly Audited[],
): Promise<Placed | null> {
  const rows = chainRows(keyring, last, await describeNoted(db, keyring, noted));
  if (!(await continueAudit(fromReserve(db), last, rows))) return null;
  return { head: rows.at(-1) ?? last, ids: [], altered: [], lastId: null };
}

function chainRows(keyring: Keyring, after: ChainLink, entries: readonly AuditEntry[]): AuditRow[] {
  let last = after;
  return entries.map((entry) => {
    const number = last.number + 1;
    last = { number, hash: hashRow(keyring.current, last.hash, { ...entry, number }) };
    return { ...entryOnly(entry), ...last };
  });
}

/** Whether a chain is intact, and the first row that is not as it was written. */
export interface AuditVerdict {
  readonly rows: number;
  /** The hash of the last row; empty if there is none. */
  readonly head: string;
  /** How many rows are not in the chain yet. */
  readonly waiting: number;
  /** `null` if every row is as it was written. A waiting row counts as the one after the last. */
  readonly firstBad: { readonly number: number; readonly reason: string } | null;
}

/**
 * Verifies the chain from its first row, and the rows that wait for their place in it.
 *
 * @param expected a head stored outside: if no row has it any more, rows at the end have been cut off
 */
export async function verifyAudit(db: Db, keyring: Keyring, expected: string | null): Promise<AuditVerdict> {
  const followed = await followChain(db, keyring, expected);
  const { waiting, fault } = await checkWaiting(db, keyring);
  const reason = fault ?? (followed.firstBad === null ? await findUnnoted(db) : null);
  const end = reason === null ? null : { number: followed.rows + 1, reason };
  return { ...followed, waiting, firstBad: followed.firstBad ?? end };
}

async function followChain(db: Db, keyring: Keyring, expected: string | null): Promise<Omit<AuditVerdict, "waiting">> {
  let last: ChainLink = START;
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

async function checkWaiting(
  db: Db,
  keyring: Keyring,
): Promise<{ readonly waiting: number; readonly fault: string | null }> {
  let waiting = 0;
  let fault: string | null = null;
  for (let afterId = FIRST_ID; ; ) {
    const page = await listWaitingAuditRows(db, afterId, VERIFIED_TOGETHER);
    for (const row of page) {
      if (!isGenuine(keyring, row))
        fault ??= `the row of lookup ${row.lookupId}, which has no place yet, is not as it was written`;
      else if (row.hasPlace) fault ??= `the row of lookup ${row.lookupId} was put in a second time`;
    }
    waiting += page.length;
    afterId = page.at(-1)?.id ?? afterId;
    if (page.length < VERIFIED_TOGETHER) return { waiting, fault };
  }
}

/**
 * The fault if a lookup exists whose creation is not recorded: its row was removed before it was added to the chain.
 */
async function findUnnoted(db: Db): Promise<string | null> {
  for (let afterId = FIRST_ID; ; ) {
    const page = await listNotedLookups(db, afterId, VERIFIED_TOGETHER);
    const missing = page.find(({ isNoted }) => !isNoted);
    if (missing) return `lookup ${missing.id} was created, but its row is missing`;
    afterId = page.at(-1)?.id ?? afterId;
    if (page.length < VERIFIED_TOGETHER) return null;
  }
}

/** The keyed hash under which somebody is recorded in the audit. */
export function auditSubject(secret: string, about: string): string {
  const folded = about.normalize("NFC").trim().toLowerCase();
  return createHmac("sha256", secret).update(`audit subject:${folded}`).digest("base64url").slice(0, 22);
}

function faultOf(keyring: Keyring, last: ChainLink, row: AuditRow): string | null {
  if (row.number !== last.number + 1) return "the row is missing";
  const genuine = keyring.all.some((secret) => hashRow(secret, last.hash, row) === row.hash);
  return genuine ? null : "the row is not as it was written, or does not follow the one before";
}

async function describeNoted(db: Db, keyring: Keyring, noted: readonly Audited[]): Promise<AuditEntry[]> {
  const ids = noted.flatMap(({ lookupId, lookup }) =>
    lookupId !== undefined && lookupId !== lookup?.id && isId(lookupId) ? lookupId : [],
  );
  const lookups = ids.length === 0 ? null : await findAuditedLookups(fromReserve(db), [...new Set(ids)]);
  const lookupOf = ({ lookupId = "", lookup }: Audited) => (lookup?.id === lookupId ? lookup : lookups?.get(lookupId));
  return noted.map((audited) => entryOf(keyring, audited, lookupOf(audited)));
}

function entryOf(
  keyring: Keyring,
  { at, accountId, keyId, operation, status, lookupId, about }: Audited,
  lookup: { readonly purpose: string; readonly subject: string } | undefined,
): AuditEntry {
  const whom = lookup?.subject ?? about;
  return {
    at: at.toISOString(),
    accountId,
    keyId,
    operation,
    status,
    purpose: lookup?.purpose ?? null,
    lookupId: lookupId !== undefined && isId(lookupId) ? lookupId : null,
    subject: whom === undefined ? null : auditSubject(keyring.current, whom),
  };
}

function entryOnly({ at, accountId, keyId, operation, status, purpose, lookupId, subject }: AuditEntry): AuditEntry {
  return { at, accountId, keyId, operation, status, purpose, lookupId, subject };
}

/** Keyed, so that write access to the table is not enough to forge the chain. */
function hashRow(secret: string, previous: string, row: Omit<AuditRow, "hash">): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify([previous, row.number, ...Object.values(entryOnly(row))]))
    .digest("hex");
}

/** Also keyed, and in another format, so that neither can be used as the other. */
function sealRow(secret: string, row: Omit<WaitingAuditRow, "seal">): string {
  return createHmac("sha256", secret)
    .update(`audit waiting:${JSON.stringify([row.id, ...Object.values(entryOnly(row))])}`)
    .digest("hex");
}

function isGenuine(keyring: Keyring, row: WaitingAuditRow): boolean {
  return keyring.all.some((secret) => sealRow(secret, row) === row.seal);
}
