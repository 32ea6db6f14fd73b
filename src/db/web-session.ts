import { sql } from "kysely";
import { type ApiKey, findApiKeyById, lockKey } from "./api-key.ts";
import type { Db } from "./schema.ts";

/** A member's session in the web interface. */
export interface StoredSession {
  readonly id: string;
  readonly memberId: string;
  readonly keyId: string;
  readonly createdAt: Date;
  /** Accurate to a minute. */
  readonly usedAt: Date;
}

/** Until when a session may be used, as seen at a given moment. */
export interface SessionLimits {
  readonly now: Date;
  /** Sessions not used since then have ended. */
  readonly usedSince: Date;
  /** Sessions that began before then have ended. */
  readonly begunSince: Date;
}

const USE_WRITTEN_MS = 60_000;

export async function insertSession(
  db: Db,
  session: StoredSession & { readonly hash: string; readonly accountId: string },
): Promise<void> {
  const { id, hash, accountId, memberId, keyId, createdAt, usedAt } = session;
  await sql`
    insert into web_session (id, hash, account_id, member_id, key_id, created_at, used_at)
    values (${id}::uuid, ${hash}, ${accountId}, ${memberId}::uuid, ${keyId}, ${createdAt}, ${usedAt})
  `.execute(db);
}

/** The session of a cookie, and its key; `null` if it has ended. Its use is recorded once a minute. */
export async function useSession(
  db: Db,
  hash: string,
  limits: SessionLimits,
): Promise<{ readonly session: StoredSession; readonly key: ApiKey } | null> {
  const { rows } = await sql<StoredSession>`
    ${selection} where hash = ${hash} and ${live(limits)}
  `.execute(db);
  const [session] = rows;
  const key = session ? await findApiKeyById(db, session.keyId) : null;
  if (session === undefined || key === null) return null;
  if (limits.now.getTime() - session.usedAt.getTime() >= USE_WRITTEN_MS) {
    await sql`update web_session set used_at = ${limits.now} where id = ${session.id}::uuid`.execute(db);
  }
  return { session, key };
}

/** Sessions of a member or a whole account that have not ended, most recently used first. */
export async function listSessions(
  db: Db,
  whose: { readonly accountId: string; readonly memberId: string | null },
  limits: SessionLimits,
): Promise<StoredSession[]> {
  const { rows } = await sql<StoredSession>`
    ${selection} where account_id = ${whose.accountId} and ${live(limits)}
      and (${whose.memberId}::uuid is null or member_id = ${whose.memberId}::uuid)
    order by used_at desc, id
  `.execute(db);
  return rows;
}

export async function isSessionLive(db: Db, id: string, limits: SessionLimits): Promise<boolean> {
  const { rows } = await sql`select 1 from web_session where id = ${id}::uuid and ${live(limits)}`.execute(db);
  return rows.length > 0;
}

/** Ends a session; returns `false` if it had already ended or is somebody else's. */
export async function endSession(
  db: Db,
  id: string,
  whose: { readonly accountId: string; readonly memberId: string | null },
  limits: SessionLimits,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update web_session set ended_at = ${limits.now} where id = ${id}::uuid and account_id = ${whose.accountId}
      and (${whose.memberId}::uuid is null or member_id = ${whose.memberId}::uuid) and ${live(limits)}
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Ends the session of a cookie, whosever it is. */
export async function endSessionByHash(db: Db, hash: string, now: Date): Promise<void> {
  await sql`update web_session set ended_at = ${now} where hash = ${hash} and ended_at is null`.execute(db);
}

/** Deletes sessions that began before a given time. Returns how many. */
export async function deleteSessionsBegunBefore(db: Db, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from web_session where created_at < ${before}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/**
 * The key that a member uses on the web, or the last one that was revoked; `null` if they never had one. Until the
 * transaction ends nobody else charges or changes it.
 */
export async function lockWebKey(
  db: Db,
  { id, accountId }: { readonly id: string; readonly accountId: string },
  label: string,
): Promise<ApiKey | null> {
  const { rows } = await sql<{ id: string }>`
    select id from api_key where member_id = ${id}::uuid and label = ${label}
    order by revoked_at desc nulls first, created_at desc limit 1
  `.execute(db);
  return rows[0] ? await lockKey(db, accountId, rows[0].id) : null;
}

const selection = sql`
  select id, member_id as "memberId", key_id as "keyId", created_at as "createdAt", used_at as "usedAt" from web_session`;

const live = ({ usedSince, begunSince }: SessionLimits) =>
  sql`ended_at is null and used_at > ${usedSince} and created_at > ${begunSince}`;
