import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { SessionList } from "../contract/session.ts";
import { listMembers } from "../db/member.ts";
import { endSession as endStored, listSessions as readSessions, type SessionLimits } from "../db/web-session.ts";
import { isId } from "../domain/id.ts";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";

/** What NIST SP 800-63B asks for at its second level (section 4.2.3): half an hour without use, twelve hours at most. */
const IDLE_MS = 30 * 60_000;
const WHOLE_MS = 12 * 3_600_000;
/** In characters of base64url, six bits each. */
const BITS_LENGTH = 43;
const MARK_LENGTH = 22;
/** An id that no member has. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export function sessionLimits(now: Date): SessionLimits {
  return { now, usedSince: new Date(now.getTime() - IDLE_MS), begunSince: new Date(now.getTime() - WHOLE_MS) };
}

/** When a session ends, however it is used. */
export function endOfSession(createdAt: Date): Date {
  return new Date(createdAt.getTime() + WHOLE_MS);
}

/** The text of a session's cookie: 256 random bits, and under the secret a hash of them (132 bits), in base64url. */
export function issueSessionText(keyring: Pick<Keyring, "current">): string {
  const bits = randomBytes(32).toString("base64url");
  return bits + markOf(keyring.current, bits);
}

/** False for a text that this service gave nobody: told without asking the database. */
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

/** What a page has to send with whatever changes something: it can be read by nobody who has not the cookie's text. */
export function csrfTokenOf(cookie: string): string {
  return createHash("sha256").update(`candor csrf ${cookie}`).digest("base64url");
}

/** The sessions that have not ended: a member's own, or with the scope `admin` those of the account. */
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
    throw new PublicError("session_not_found", "No active session with this id.");
  }
  return { sessionId, status: "success" };
}

/** Signs out: ends the session that asks, and says where the browser ends the one with the provider. */
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

/** Whose sessions the caller sees and ends: with the scope `admin` the account's, else those of the member whose key it is. */
function reachOf({ accountId, memberId, scopes }: Caller): {
  readonly accountId: string;
  readonly memberId: string | null;
} {
  return { accountId, memberId: scopes.includes("admin") ? null : (memberId ?? NOBODY) };
}
