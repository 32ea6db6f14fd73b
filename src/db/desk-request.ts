import { type RawBuilder, sql } from "kysely";
import type { Correction } from "../domain/correction.ts";
import type { Keyring } from "../domain/keyring.ts";
import type { RequestKind, RequestState } from "../domain/desk-request.ts";
import type { Regulation } from "../domain/due-date.ts";
import type { ReportLanguage } from "../contract/language.ts";
import type { Db } from "./schema.ts";
import { openSaid, type SealedWords, saidOf, sealSaid, withoutSaid } from "./sealed-column.ts";
import { transact } from "./transaction.ts";

/** A request from somebody who is, or may be, looked up. */
export interface DeskRequest {
  readonly id: string;
  readonly regulation: Regulation;
  readonly kind: RequestKind;
  /** The language in which to write to them. */
  readonly language: ReportLanguage;
  readonly state: RequestState;
  /** How the requester's identity is known. */
  readonly identity: "none" | "code" | "operator";
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly extendedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly shownAt: Date | null;
  readonly answeredAt: Date | null;
  readonly outcome: "granted" | "refused" | null;
  readonly answer: string | null;
  /** `null` once it has been forgotten. */
  readonly contact: DeskContact | null;
  /** What they say is wrong; `null` for other requests, or once it has been forgotten. */
  readonly correction: Correction | null;
  readonly suppressionKeys: readonly string[];
  readonly tokenHash: string | null;
  readonly codeHash: string | null;
  readonly codeUntil: Date | null;
  readonly codeTries: number;
  readonly codesMade: number;
  readonly sessionHash: string | null;
  readonly sessionUntil: Date | null;
  readonly erasureId: string | null;
  /** The key that entered or answered it; `desk` if the desk answered it itself. */
  readonly keyId: string | null;
  /** Whether only the operator may grant it. */
  readonly forOperator: boolean;
  /** Until when somebody has claimed it to answer it. */
  readonly claimedUntil: Date | null;
}

/** Who is asking, in their own words. */
export interface DeskContact {
  readonly name: string;
  /** Normalised; empty if none was given. */
  readonly email: string;
  readonly message: string;
}

/** What the person wrote, and the answer to it. */
type AskedWords = Pick<DeskRequest, "contact" | "correction" | "answer">;
const NOTHING: AskedWords = { contact: null, correction: null, answer: null };

const COLUMNS = sql`id, regulation, kind, language, state, identity, received_at as "receivedAt", due_at as "dueAt",
  extended_at as "extendedAt", reminded_at as "remindedAt", shown_at as "shownAt", answered_at as "answeredAt", outcome,
  suppression_keys as "suppressionKeys", token_hash as "tokenHash", code_hash as "codeHash",
  code_until as "codeUntil", code_tries as "codeTries", cardinality(code_times) as "codesMade", session_hash as "sessionHash",
  session_until as "sessionUntil", erasure_id as "erasureId", key_id as "keyId",
  for_operator as "forOperator", claimed_until as "claimedUntil", ${saidOf("desk_request")}`;

type StoredRequest = Omit<DeskRequest, keyof AskedWords> & SealedWords;

function openRequest(keyring: Keyring, row: StoredRequest): DeskRequest {
  return { ...withoutSaid(row), ...(openSaid<AskedWords>(keyring, row) ?? NOTHING) };
}

/**
 * Sent through the public page by somebody whose identity is unknown. Requests entered by the operator have no token.
 */
const UNCONFIRMED = sql.raw("(identity = 'none' and token_hash is not null)");

/** Returns false, and writes nothing, if a request with this ID exists. */
export async function insertDeskRequest(db: Db, keyring: Keyring, request: DeskRequest): Promise<boolean> {
  const { contact, correction, answer } = request;
  const said = await sealSaid(db, keyring, "desk_request", request.id, {
    contact,
    correction,
    answer,
  } satisfies AskedWords);
  const { rows } = await sql`
    insert into desk_request (id, regulation, kind, language, state, identity, received_at, due_at, said, suppression_keys,
      token_hash, key_id)
    values (${request.id}, ${request.regulation}, ${request.kind}, ${request.language}, ${request.state}, ${request.identity},
      ${request.receivedAt}, ${request.dueAt}, ${said}, ${[...request.suppressionKeys]}::text[],
      ${request.tokenHash}, ${request.keyId})
    on conflict (id) do nothing returning id
  `.execute(db);
  return rows.length > 0;
}

export async function findDeskRequest(db: Db, keyring: Keyring, id: string): Promise<DeskRequest | null> {
  const { rows } = await sql<StoredRequest>`select ${COLUMNS} from desk_request where id = ${id}`.execute(db);
  return rows[0] === undefined ? null : openRequest(keyring, rows[0]);
}

/** The request that a person returns to, locked until the transaction ends. */
export async function takeDeskRequest(db: Db, keyring: Keyring, tokenHash: string): Promise<DeskRequest | null> {
  const { rows } = await sql<StoredRequest>`
    select ${COLUMNS} from desk_request where token_hash = ${tokenHash} for update
  `.execute(db);
  return rows[0] === undefined ? null : openRequest(keyring, rows[0]);
}

/** The order in which requests are answered. */
const PLACE = sql`state in ('completed', 'cancelled'), ${UNCONFIRMED}, due_at, id`;

/**
 * Requests by due date: unanswered before answered ones, and confirmed before unconfirmed ones. All of them or only
 * open ones, after the one with an ID.
 */
export async function listDeskRequests(
  db: Db,
  keyring: Keyring,
  { open, after, limit }: { readonly open: boolean; readonly after: string | null; readonly limit: number },
) {
  const { rows } = await sql<StoredRequest>`
    select ${COLUMNS} from desk_request where ${open ? sql`state in ('pending', 'in_progress')` : sql`true`}
      and ${after === null ? sql`true` : sql`(${PLACE}) > (select ${PLACE} from desk_request where id = ${after}::uuid)`}
    order by ${PLACE} limit ${limit}
  `.execute(db);
  return rows.map((row) => openRequest(keyring, row));
}

/** What can change in a request. */
export type DeskChange = Partial<
  Pick<
    DeskRequest,
    | "state"
    | "identity"
    | "dueAt"
    | "extendedAt"
    | "remindedAt"
    | "shownAt"
    | "answeredAt"
    | "outcome"
    | "answer"
    | "codeHash"
    | "codeUntil"
    | "codeTries"
    | "sessionHash"
    | "sessionUntil"
    | "erasureId"
    | "keyId"
    | "forOperator"
    | "claimedUntil"
  >
>;

const NAMES: Readonly<Record<Exclude<keyof DeskChange, "answer">, string>> = {
  state: "state",
  identity: "identity",
  dueAt: "due_at",
  extendedAt: "extended_at",
  remindedAt: "reminded_at",
  shownAt: "shown_at",
  answeredAt: "answered_at",
  outcome: "outcome",
  codeHash: "code_hash",
  codeUntil: "code_until",
  codeTries: "code_tries",
  sessionHash: "session_hash",
  sessionUntil: "session_until",
  erasureId: "erasure_id",
  keyId: "key_id",
  forOperator: "for_operator",
  claimedUntil: "claimed_until",
};

export async function updateDeskRequest(
  db: Db,
  id: string,
  change: Omit<DeskChange, "answer">,
  said: RawBuilder<unknown> | null = null,
): Promise<void> {
  const sets = (Object.keys(change) as (keyof typeof NAMES)[]).map(
    (name) => sql`${sql.ref(NAMES[name])} = ${change[name] ?? null}`,
  );
  await sql`update desk_request set ${sql.join(said === null ? sets : [...sets, said])} where id = ${id}`.execute(db);
}

/** The same for changes that may contain an answer, which is sealed together with what the person wrote. */
export async function answerDeskRequest(
  db: Db,
  keyring: Keyring,
  id: string,
  { answer, ...change }: DeskChange,
): Promise<void> {
  if (answer === undefined) return await updateDeskRequest(db, id, change);
  await transact(db, async (db) => {
    const { rows } = await sql<SealedWords>`
      select ${saidOf("desk_request")} from desk_request where id = ${id} for update
    `.execute(db);
    const held = rows[0] === undefined ? null : openSaid<AskedWords>(keyring, rows[0]);
    const said = await sealSaid(db, keyring, "desk_request", id, { ...(held ?? NOTHING), answer } satisfies AskedWords);
    await updateDeskRequest(db, id, change, sql`said = ${said}, sealed = true`);
  });
}

/** Claims an open, unclaimed request until a given time; `null` if it is not available. */
export async function claimDeskRequest(
  db: Db,
  keyring: Keyring,
  id: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<DeskRequest | null> {
  // On a cluster, an update may not return what its columns need from another table: the key that opens them.
  const { rows: claimed } = await sql<{ id: string }>`
    update desk_request set claimed_until = ${until}
    where id = ${id} and state in ('pending', 'in_progress') and (claimed_until is null or claimed_until < ${now})
    returning id
  `.execute(db);
  return claimed.length === 0 ? null : await findDeskRequest(db, keyring, id);
}

/** Ends requests from the public page that nobody confirmed in time. Returns their IDs. */
export async function expireUnconfirmed(
  db: Db,
  keyring: Keyring,
  { now, answers }: { readonly now: Date; readonly answers: Readonly<Record<ReportLanguage, string>> },
): Promise<string[]> {
  return await transact(db, async (db) => {
    const { rows } = await sql<{ id: string; language: ReportLanguage }>`
      update desk_request set state = 'cancelled', answered_at = ${now}
      where state = 'pending' and ${UNCONFIRMED} and due_at < ${now} and (claimed_until is null or claimed_until < ${now})
      returning id, language
    `.execute(db);
    for (const { id, language } of rows) await answerDeskRequest(db, keyring, id, { answer: answers[language] });
    return rows.map(({ id }) => id);
  });
}

/** Stores the hash of a new code and when it was created, and resets its attempts. */
export async function saveDeskCode(
  db: Db,
  id: string,
  { hash, until, madeAt }: { readonly hash: string; readonly until: Date; readonly madeAt: Date },
): Promise<void> {
  await sql`
    update desk_request set code_hash = ${hash}, code_until = ${until}, code_tries = 0,
      code_times = code_times || ${madeAt}::timestamptz
    where id = ${id}
  `.execute(db);
}

/** How many requests with one of these keys came in through the public page since a given time. */
export async function countAsked(db: Db, keys: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql<{ asked: number }>`
    select count(*)::int as asked from desk_request
    where suppression_keys && ${[...keys]}::text[] and received_at >= ${since} and token_hash is not null
  `.execute(db);
  return rows[0]?.asked ?? 0;
}

/** Serialises the creation of codes until the transaction ends, so that each sees those counted before it. */
export async function lockCodes(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('candor desk codes'))`.execute(db);
}

/** How many codes were created since a given time for requests with one of these keys. */
export async function countCodes(db: Db, keys: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql<{ codes: number }>`
    select count(*)::int as codes from desk_request, unnest(code_times) as made (at)
    where suppression_keys && ${[...keys]}::text[] and made.at >= ${since}
  `.execute(db);
  return rows[0]?.codes ?? 0;
}

/**
 * Whether exactly this email address is stored: for a person, for an imported document, or in a lookup that has not
 * been deleted.
 *
 * @param keys the suppression keys of the address, which are indexed, however much is stored
 */
export async function isOnFile(db: Db, email: string, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 where exists (select 1 from candidate
        where suppression_keys && ${[...keys]}::text[] and identifiers && ${[`email:${email}`]}::text[])
      or exists (select 1 from archive_key
        where suppression_key = any(${[...keys]}::text[]) and kind = 'email' and value = ${email})
      or exists (select 1 from lookup, json_array_elements(lookup.identifiers) as own (it)
        where suppression_keys && ${[...keys]}::text[] and own.it ->> 'kind' = 'email' and own.it ->> 'value' = ${email})
  `.execute(db);
  return rows.length > 0;
}

/** A request and its due date. */
export interface DueRequest {
  readonly id: string;
  readonly dueAt: Date;
}

/**
 * Open requests that are due before a given day and have had no reminder, and those that have become overdue since
 * their reminder. Unconfirmed requests are left out: nobody has to answer them yet.
 */
export async function listToRemind(db: Db, { now, before }: { readonly now: Date; readonly before: Date }) {
  const { rows } = await sql<DueRequest>`
    select id, due_at as "dueAt" from desk_request where state in ('pending', 'in_progress') and not ${UNCONFIRMED}
      and ((reminded_at is null and due_at < ${before}) or (due_at < ${now} and reminded_at < due_at))
    order by due_at limit 1000
  `.execute(db);
  return rows;
}

/**
 * Objections whose requesters were identified before a given time, and which nobody has answered or left to the
 * operator.
 */
export async function listUnansweredObjections(db: Db, keyring: Keyring, shownBefore: Date): Promise<DeskRequest[]> {
  const { rows } = await sql<StoredRequest>`
    select ${COLUMNS} from desk_request
    where state = 'in_progress' and kind = 'objection' and shown_at < ${shownBefore} and not for_operator
      and said <> ''
    order by shown_at limit 100
  `.execute(db);
  return rows.map((row) => openRequest(keyring, row));
}

/** Forgets who asked and what, in requests answered before a given day. Returns how many. */
export async function forgetDeskContacts(db: Db, before: Date): Promise<number> {
  const result = await sql`
    update desk_request set said = '', sealed = true, suppression_keys = '{}'
    where answered_at < ${before} and said <> ''
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
}
