import { lookup as resolveHost, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent } from "undici";
import { isPublicAddress, literalAddress } from "./address.ts";
import { acceptedCodings } from "./decode.ts";
import { type ResponseHeaders, exchange } from "./exchange.ts";

/** A request to an external server. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: "GET" | "POST" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Bytes after decompression. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Called before a redirect is followed; an error it throws ends the request. */
  readonly beforeFollowing?: (url: string) => Promise<void>;
}

export interface OutboundResponse {
  readonly status: number;
  /** Where the last redirect led. */
  readonly url: string;
  readonly headers: ResponseHeaders;
  readonly bytes: Uint8Array;
}

export { ResponseTooLarge } from "./decode.ts";

export type GuardedFetch = (request: OutboundRequest) => Promise<OutboundResponse>;

/** The request was not sent, or a redirect not followed, because this service may not contact the address. */
export class BlockedAddress extends Error {}

/** A chain of redirects without an end. */
export class TooManyRedirects extends BlockedAddress {}

const HOST_CONNECTIONS = 8;
/** A mirror may stand in for many hosts. */
const MIRROR_CONNECTIONS = 64;
const MAX_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const HEADER_BYTES = 32_768;
const PORTS = new Set(["", "80", "443"]);

/**
 * The only exit to the network. The address that is checked is the one that is dialled, so a name cannot be rebound in
 * between; this applies to every redirect, for both address families. Only HTTP's own schemes and ports are allowed.
 * Size is counted after decompression, so that a small bomb stops early.
 *
 * @param options.trustedOrigins origins that the operator named in a setting, because a mirror or a test server may be
 * private
 */
export function createGuardedFetch(options: {
  /** Evaluated for each request, because the operator may meanwhile change how they can be reached. */
  readonly userAgent: string | (() => string);
  readonly offline: boolean;
  readonly trustedOrigins?: readonly string[];
  /** Resolves host names; for tests. */
  readonly resolve?: typeof resolveHost;
}): { readonly fetch: GuardedFetch; close(): Promise<void> } {
  const trusted = new Set(options.trustedOrigins ?? []);
  const agent = createAgent(HOST_CONNECTIONS, guardLookup(options.resolve ?? resolveHost));
  const inside = createAgent(MIRROR_CONNECTIONS);
  const fetch: GuardedFetch = async (request) => {
    if (options.offline) throw new BlockedAddress("the service is offline: CANDOR_OFFLINE=1");
    const time = limitTime(request);
    try {
      let url = new URL(request.url);
      const { origin } = url;
      let hasLeft = false;
      let { method = "GET", body } = request;
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        checkUrl(url, trusted);
        if (hop > 0) await request.beforeFollowing?.(url.href);
        // Once a redirect has left the origin, it stays that way, because another origin chose the URL that leads back.
        hasLeft ||= url.origin !== origin;
        const headers = {
          ...ownHeaders(typeof options.userAgent === "string" ? options.userAgent : options.userAgent(), url),
          ...headersFor(request, hasLeft, body !== request.body),
        };
        const sent = { method, headers, body, signal: time.signal, maxBytes: request.maxBytes };
        const dispatcher = trusted.has(url.origin) ? inside : agent;
        const response = await exchange(dispatcher, url, sent, (status, said) => redirectOf(status, said) === null);
        const location = redirectOf(response.status, response.headers);
        if (location === null) return { ...response, url: url.href };
        url = new URL(location, url);
        if (leavesBody(response.status, method)) [method, body] = ["GET", undefined];
        if (body !== undefined && url.origin !== origin) {
          throw new BlockedAddress("a redirect to another origin, which the body was not for");
        }
      }
      throw new TooManyRedirects("too many redirects");
    } finally {
      time.end();
    }
  };
  return {
    fetch,
    async close() {
      await Promise.all([agent.close(), inside.close()]);
    },
  };
}

/**
 * Aborts with the request's own signal or after its timeout, whichever is first. One timer, because `AbortSignal.any`
 * costs more.
 */
function limitTime({ signal, timeoutMs }: OutboundRequest): { readonly signal: AbortSignal; end(): void } {
  const controller = new AbortController();
  const onAbort = () => controller.abort(signal.reason);
  const onTime = () => controller.abort(new DOMException("The operation was aborted due to timeout", "TimeoutError"));
  const timer = setTimeout(onTime, timeoutMs);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
    },
  };
}

function redirectOf(status: number, headers: ResponseHeaders): string | null {
  return status >= 300 && status < 400 ? headers.get("location") : null;
}

/** Like browsers (Fetch Standard, "HTTP-redirect fetch", step 12): only 307 and 308 send a body again. */
function leavesBody(status: number, method: string): boolean {
  return method === "POST" ? status !== 307 && status !== 308 : status === 303 && method !== "HEAD";
}

function ownHeaders(userAgent: string, url: URL): Readonly<Record<string, string>> {
  const codings = acceptedCodings(url.protocol);
  return { accept: "*/*", "accept-language": "*", "accept-encoding": codings, "user-agent": userAgent };
}

function createAgent(connections: number, lookup?: LookupFunction): Agent {
  return new Agent({
    connections,
    maxHeaderSize: HEADER_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(lookup ? { lookup } : {}) },
  });
}

/** A literal address never reaches the resolver, so it is checked here; a name is checked when it is dialled. */
function checkUrl(url: URL, trusted: ReadonlySet<string>): void {
  const refusal = refusalOf(url, trusted);
  if (refusal !== null) throw new BlockedAddress(refusal);
}

/** Why a URL may not be contacted, as far as can be told without resolving its host; `null` if it may. */
export function refusalOf(url: URL, trusted: ReadonlySet<string>): string | null {
  if (url.protocol !== "https:" && url.protocol !== "http:") return `the scheme ${url.protocol}`;
  if (url.username !== "" || url.password !== "") return "credentials in the address";
  if (trusted.has(url.origin)) return null;
  if (!PORTS.has(url.port)) return `the port ${url.port}`;
  // RFC 6761, 6.3: however they are resolved, these names mean this machine.
  if (/(?:^|\.)localhost\.?$/.test(url.hostname)) return "an address that is not public";
  const literal = literalAddress(url);
  return literal !== null && !isPublicAddress(literal) ? "an address that is not public" : null;
}

/** The headers that a redirect to another origin keeps. Any other may be a credential, whatever its name. */
const TRAVELLING_HEADERS: ReadonlySet<string> = new Set(["accept", "accept-language", "user-agent"]);

/**
 * @param hasLeft whether a redirect has left the origin that the headers were given for
 * @param withoutBody whether a redirect has dropped the body, and with it the headers that describe it
 */
function headersFor(
  { headers = {} }: OutboundRequest,
  hasLeft: boolean,
  withoutBody: boolean,
): Readonly<Record<string, string>> {
  const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const kept = given.filter(([name]) => !(withoutBody && name.startsWith("content-")));
  return Object.fromEntries(kept.filter(([name]) => !hasLeft || TRAVELLING_HEADERS.has(name)));
}

/** Checks all addresses of a name: if one is not public, the name cannot be used. */
function guardLookup(resolve: typeof resolveHost): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return callback(error, "", 0);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
        return callback(new BlockedAddress("the name leads to an address that is not public"), "", 0);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}
