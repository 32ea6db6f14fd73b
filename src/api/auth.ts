import type { Scope } from "../contract/scope.ts";
import { type ApiKey, findApiKey } from "../db/api-key.ts";
import type { Db } from "../db/schema.ts";
import { hashApiKey, mayBeApiKey } from "../domain/api-key.ts";
import type { Purpose } from "../domain/purpose.ts";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { KeyUses } from "../service/key-uses.ts";
import type { WrongKeys } from "../service/wrong-keys.ts";

/** Finds the caller of a request by its key. */
export type Authenticate = (
  request: KeyedRequest,
  scope: Scope | "any",
  /** Told who calls before they are refused for their scope. */
  onKnown?: (caller: Caller) => void,
) => Promise<Caller>;

interface KeyedRequest {
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
}

export function createAuthenticate(db: Db, now: () => Date, { uses, wrongKeys, nameOf }: Memory): Authenticate {
  const cache = new Map<string, { readonly key: ApiKey | null; readonly until: number }>();
  const asked = new Map<string, Promise<ApiKey | null>>();
  const ask = async (hash: string): Promise<ApiKey | null> => {
    const until = Date.now() + CACHE_MS;
    const key = await findApiKey(db, hash, now());
    if (cache.size >= CACHED_KEYS) cache.clear();
    cache.set(hash, { key, until });
    return key;
  };
  const find = async (hash: string): Promise<ApiKey | null> => {
    const cached = cache.get(hash);
    if (cached && cached.until > Date.now()) return cached.key;
    // A caller of many connections asks once for all of them.
    const answer = asked.get(hash) ?? ask(hash).finally(() => asked.delete(hash));
    asked.set(hash, answer);
    return await answer;
  };
  return async ({ headers, ip }, scope, onKnown) => {
    const text = readKey(headers);
    if (text === null) {
      throw new PublicError("api_key_missing", "Send your key as X-API-Key, or as Authorization: Bearer.");
    }
    const hash = hashApiKey(text);
    // Whoever shares an address with somebody who tries keys goes on with a key that was right before.
    const wait = cache.get(hash)?.key ? 0 : wrongKeys.waitSeconds(nameOf(ip));
    if (wait > 0) {
      throw new PublicError("rate_limited", `Too many invalid keys from this address. Try again in ${wait} s.`, {
        retryAfterSeconds: wait,
      });
    }
    const key = mayBeApiKey(text) ? await find(hash) : null;
    if (!key || key.revokedAt || (key.expiresAt && key.expiresAt <= now())) {
      wrongKeys.note(nameOf(ip));
      throw new PublicError(
        "api_key_invalid",
        "The key is unknown, revoked or expired. Check it for missing characters.",
      );
    }
    uses.note(key.id, now());
    const caller = {
      keyId: key.id,
      keyHash: hash,
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

function readKey(headers: Headers): string | null {
  const direct = headers["x-api-key"];
  if (typeof direct === "string" && direct !== "") return direct.trim();
  const authorization = headers["authorization"];
  const bearer = typeof authorization === "string" ? /^Bearer\s+(\S+)$/i.exec(authorization) : null;
  return bearer?.[1] ?? null;
}
