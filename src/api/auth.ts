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
  /** Receives the caller before they are refused for a missing scope. */
  onKnown?: (caller: Caller) => void,
) => Promise<Caller>;

interface KeyedRequest {
  readonly method: string;
  readonly headers: Headers;
  /** The client's address. */
  readonly ip: string;
}

interface Headers {
  readonly [name: string]: string | string[] | undefined;
}

/** A revoked key is rejected within this time, during which a busy caller costs one query. */
const CACHE_MS = 1_000;
const CACHED_KEYS = 10_000;

/** State of authentication besides keys. */
interface Memory {
  readonly uses: Pick<KeyUses, "note">;
  readonly wrongKeys: Pick<WrongKeys, "note" | "waitSeconds">;
  /** The name to count under in place of an address. */
  readonly nameOf: (ip: string) => string;
  /** The name of the cookie that stands for a key on the web. */
  readonly cookieName: string;
  /** Whether this service could have issued the cookie's text. */
  readonly mayBeSession: (text: string) => boolean;
}

/** Credentials: a key, or a web session that stands for one. */
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
    // A caller with many connections causes one query for all of them.
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
    // A cookie that this service issued is no attempt at guessing, even after its session has ended.
    const wasGiven = isSession && mayBeSession(text);
    const opened = (isSession ? wasGiven : mayBeApiKey(text)) ? await find(hash, isSession) : null;
    const key = opened?.key;
    if (!key || key.revokedAt || (key.expiresAt && key.expiresAt <= now())) {
      // Somebody who shares an address with a guesser is let in with a valid key.
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

/** Browsers send cookies with requests from any page, so a change must carry something that only a page of this service can read. */
function refuseForged(method: string, headers: Headers, cookie: string): void {
  if (method === "GET" || method === "HEAD") return;
  const given = Buffer.from(String(headers["x-csrf-token"] ?? ""));
  const wanted = Buffer.from(csrfTokenOf(cookie));
  const isOwnPage = ["same-origin", undefined].includes(headers["sec-fetch-site"]?.toString());
  if (isOwnPage && given.length === wanted.length && timingSafeEqual(given, wanted)) return;
  throw new PublicError("csrf_token_wrong", "The session's X-CSRF-Token is missing or wrong. Load the page again.");
}

/** Browsers also send the cookie when a link on another site is followed; a search started that way would run in the member's name. */
function isLedFromElsewhere(method: string, headers: Headers): boolean {
  const site = headers["sec-fetch-site"]?.toString();
  return (method === "GET" || method === "HEAD") && (site === "cross-site" || site === "same-site");
}

/** The text of a cookie does not work as a key. */
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
