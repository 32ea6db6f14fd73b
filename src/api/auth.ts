import { timingSafeEqual } from "node:crypto";
import type { Scope } from "../contract/scope.ts";
import { type ApiKey, findApiKey } from "../db/api-key.ts";
import type { Db } from "../db/schema.ts";
import { useSession } from "../db/web-session.ts";
import { hashApiKey, mayBeApiKey } from "../domain/api-key.ts";
import type { Purpose } from "../domain/purpose.ts";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { KeyUses } from "../service/key-uses.ts";
import { csrfTokenOf, sessionLimits } from "../service/sessions.ts";
import type { WrongKeys } from "../service/wrong-keys.ts";
import { readCookie } from "./cookie.ts";

/** Finds the caller of a request by its key. */
export type Authenticate = (
  request: KeyedRequest,
  scope: Scope | "any",
  /** Told who calls before they are refused for their scope. */
  onKnown?: (caller: Caller) => void,
) => Promise<Caller>;

interface KeyedRequest {
  readonly method: string;
  readonly headers: Headers;
  /** The address of whoever asks. */
  readonly ip: string;
}

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/** A revoked key is refused within this time; within it a busy caller costs one query. */
const CACHE_MS = 1_000;
const CACHED_KEYS = 10_000;

/** What authenticating remembers besides keys. */
interface Memory {
  readonly uses: Pick<KeyUses, "note">;
  readonly wrongKeys: Pick<WrongKeys, "note" | "waitSeconds">;
  /** What is counted under instead of an address. */
  readonly nameOf: (ip: string) => string;
  /** The name of the cookie that stands for a key of the web. */
  readonly cookieName: string;
  /** Whether this service gave somebody the text of a cookie. */
  readonly mayBeSession: (text: string) => boolean;
}

/** What opens: a key, or a web session that stands for one. */
interface Opened {
  readonly key: ApiKey;
  readonly sessionId?: string;
}

export function createAuthenticate(
  db: Db,
  now: () => Date,
  { uses, wrongKeys, nameOf, cookieName, mayBeSession }: Memory,
): Authenticate {
  const cache = new Map<string, { readonly opened: Opened | null; readonly until: number }>();
  const asked = new Map<string, Promise<Opened | null>>();
  const open = async (hash: string, isSession: boolean): Promise<Opened | null> => {
    if (!isSession) {
      const key = await findApiKey(db, hash, now());
      return key && { key };
    }
    const used = await useSession(db, hash, sessionLimits(now()));
    return used && { key: used.key, sessionId: used.session.id };
  };
  const ask = async (hash: string, isSession: boolean): Promise<Opened | null> => {
    const until = performance.now() + CACHE_MS;
    const opened = await open(hash, isSession);
    if (cache.size >= CACHED_KEYS) cache.clear();
    cache.set(placeOf(hash, isSession), { opened, until });
    return opened;
  };
  const find = async (hash: string, isSession: boolean): Promise<Opened | null> => {
    const place = placeOf(hash, isSession);
    const cached = cache.get(place);
    if (cached && cached.until > performance.now()) return cached.opened;
    // A caller of many connections asks once for all of them.
    const answer = asked.get(place) ?? ask(hash, isSession).finally(() => asked.delete(place));
    asked.set(place, answer);
    return await answer;
  };
  return async ({ method, headers, ip }, scope, onKnown) => {
    const sent = readKey(headers);
    const cookie = sent === null && !isLedFromElsewhere(method, headers) ? readCookie(headers, cookieName) : null;
    const isSession = cookie !== null;
    const text = sent ?? cookie;
    if (text === null) {
      throw new PublicError("api_key_missing", "Send your key as X-API-Key, or as Authorization: Bearer.");
    }
    const hash = hashApiKey(text);
    // Whoever comes with a cookie that they were given tries nothing, also after its session has ended.
    const wasGiven = isSession && mayBeSession(text);
    const opened = (isSession ? wasGiven : mayBeApiKey(text)) ? await find(hash, isSession) : null;
    const key = opened?.key;
    if (!key || key.revokedAt || (key.expiresAt && key.expiresAt <= now())) {
      // Whoever shares an address with somebody who tries keys is let in with a right one.
      const wait = wasGiven ? 0 : wrongKeys.waitSeconds(nameOf(ip));
      if (wait > 0) {
        throw new PublicError("rate_limited", `Too many invalid keys from this address. Try again in ${wait} s.`, {
          retryAfterSeconds: wait,
        });
      }
      if (!wasGiven) wrongKeys.note(nameOf(ip));
      const message = isSession
        ? "The session has ended. Sign in again."
        : "The key is unknown, revoked or expired. Check it for missing characters.";
      throw new PublicError("api_key_invalid", message);
    }
    if (cookie !== null) refuseForged(method, headers, cookie);
    uses.note(key.id, now());
    const caller = {
      keyId: key.id,
      keyHash: isSession ? null : hash,
      memberId: key.memberId,
      ...(opened.sessionId !== undefined && { sessionId: opened.sessionId }),
      accountId: key.accountId,
      scopes: key.scopes as readonly Scope[],
      purposes: key.purposes as readonly Purpose[],
      defaultPurpose: key.defaultPurpose as Purpose,
      rateLimit: key.rateLimit,
    };
    onKnown?.(caller);
    if (scope !== "any" && !key.scopes.includes(scope)) {
      throw new PublicError("scope_missing", `This key lacks the scope ${scope}. Use a key that has it.`);
    }
    return caller;
  };
}

/**
 * A browser sends a cookie with whatever page asks it to: what changes something has to bring what only a page of this service
 * can read.
 */
function refuseForged(method: string, headers: Headers, cookie: string): void {
  if (method === "GET" || method === "HEAD") return;
  const given = Buffer.from(String(headers["x-csrf-token"] ?? ""));
  const wanted = Buffer.from(csrfTokenOf(cookie));
  const isOwnPage = ["same-origin", undefined].includes(headers["sec-fetch-site"]?.toString());
  if (isOwnPage && given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new PublicError("csrf_token_wrong", "The session's X-CSRF-Token is missing or wrong. Load the page again.");
}

/** A browser sends the cookie with a read that a link of another site leads to: a search so begun would ask in the member's name. */
function isLedFromElsewhere(method: string, headers: Headers): boolean {
  const site = headers["sec-fetch-site"]?.toString();
  return (method === "GET" || method === "HEAD") && (site === "cross-site" || site === "same-site");
}

/** The text of a cookie opens nothing as a key. */
function placeOf(hash: string, isSession: boolean): string {
  return isSession ? `session ${hash}` : hash;
}

function readKey(headers: Headers): string | null {
  const direct = headers["x-api-key"];
  if (typeof direct === "string" && direct !== "") return direct.trim();
  const authorization = headers["authorization"];
  const bearer = typeof authorization === "string" ? /^Bearer\s+(\S+)$/i.exec(authorization) : null;
  return bearer?.[1] ?? null;
}
