import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { SessionList } from "../contract/session.ts";
import { listMembers } from "../db/member.ts";
import { endSession as endStored, listSessions as readSessions, type SessionLimits } from "../db/web-session.ts";
import { isId } from "../domain/id.ts";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** As NIST SP 800-63B requires at its second level (section 4.2.3): half an hour of inactivity, twelve hours at most. */
const IDLE_MS = 30 * 60_000;
const WHOLE_MS = 12 * 3_600_000;
/** In base64url characters of six bits. */
const BITS_LENGTH = 43;
const MARK_LENGTH = 22;
/** An ID that no member has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export function sessionLimits(now: Date): SessionLimits {
  return { now, usedSince: new Date(now.getTime() - IDLE_MS), begunSince: new Date(now.getTime() - WHOLE_MS) };
}

/** The latest end of a session, however active it is. */
export function endOfSession(createdAt: Date): Date {
  return new Date(createdAt.getTime() + WHOLE_MS);
}

/** The text of a session's cookie: 256 random bits and a keyed hash of them (132 bits), in base64url. */
export function issueSessionText(keyring: Pick<Keyring, "current">): string {
  const bits = randomBytes(32).toString("base64url");
  return bits + markOf(keyring.current, bits);
}

/** False for a text that this service did not issue, without a query to the database. */
export function mayBeSession(keyring: Pick<Keyring, "verifying">, text: string): boolean {
  const [bits, mark] = [text.slice(0, BITS_LENGTH), Buffer.from(text.slice(BITS_LENGTH))];
  return keyring.verifying.some((secret) => {
    const wanted = Buffer.from(markOf(secret, bits));
    return wanted.length === mark.length && timingSafeEqual(wanted, mark);
  });
}

function markOf(secret: string, bits: string): string {
  return createHmac("sha256", secret).update(`candor session ${bits}`).digest("base64url").slice(0, MARK_LENGTH);
}

/** The token that a page must send with changes: only whoever knows the cookie's text can derive it. */
export function csrfTokenOf(cookie: string): string {
  return createHash("sha256").update(`candor csrf ${cookie}`).digest("base64url");
}

/** Active sessions: a member's own, or with the scope `admin` all of the account. */
export async function listSessions(context: ServiceContext, caller: Caller): Promise<SessionList> {
  const sessions = await readSessions(context.db, reachOf(caller), sessionLimits(context.now()));
  const members = await listMembers(context.db, caller.accountId);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return {
    results: sessions.map(({ id, memberId, createdAt, usedAt }) => ({
      sessionId: id,
      memberId,
      name: names.get(memberId) ?? "",
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      endsAt: endOfSession(createdAt).toISOString(),
      own: id === caller.sessionId,
    })),
    status: "success",
  };
}

/** Ends a session within a second. */
export async function endSession(
  context: ServiceContext,
  caller: Caller,
  sessionId: string,
): Promise<{ readonly sessionId: string; readonly status: "success" }> {
  const reach = reachOf(caller);
  if (!isId(sessionId) || !(await endStored(context.db, sessionId, reach, sessionLimits(context.now())))) {
    throw new PublicError("session_not_found", "No active session with this ID.");
  }
  return { sessionId, status: "success" };
}

/** Signs out: ends the current session, and returns where the browser ends the provider's. */
export async function endOwnSession(
  context: ServiceContext,
  caller: Caller,
): Promise<{ readonly sessionId: string; readonly providerUrl?: string; readonly status: "success" }> {
  if (caller.sessionId === undefined) {
    throw new PublicError("session_not_found", "This request uses a key, not a session.");
  }
  const ended = await endSession(context, caller, caller.sessionId);
  const providerUrl = (await context.oidc?.endUrl()) ?? null;
  return { ...ended, ...(providerUrl !== null && { providerUrl }) };
}

/** The sessions that the caller can list and end: with the scope `admin` the account's, otherwise those of the key's member. */
function reachOf({ accountId, memberId, scopes }: Caller): {
  readonly accountId: string;
  readonly memberId: string | null;
} {
  return { accountId, memberId: scopes.includes("admin") ? null : (memberId ?? NOBODY) };
}
