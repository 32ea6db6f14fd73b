import { lookup as resolveHost, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, fetch as undiciFetch } from "undici";
import { isPublicAddress, literalAddress } from "./address.ts";

/** A request that leaves the house. */
export interface OutboundRequest {
  readonly url: string;
  readonly method?: "GET" | "POST" | "HEAD";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Bytes after decompression. */
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** Asked before a redirect is followed; what it throws ends the request. */
  readonly beforeFollowing?: (url: string) => Promise<void>;
}

export interface OutboundResponse {
  readonly status: number;
  /** Where the last redirect led. */
  readonly url: string;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

export type GuardedFetch = (request: OutboundRequest) => Promise<OutboundResponse>;

/** The request was not sent, or not followed: the address is not one this service may talk to. */
export class BlockedAddress extends Error {}

/** The answer was longer than its reader allows. */
export class AnswerTooLarge extends Error {}

const HOST_CONNECTIONS = 8;
/** A mirror may stand for many hosts. */
const MIRROR_CONNECTIONS = 64;
const MOST_REDIRECTS = 5;
const CONNECT_TIMEOUT_MS = 5_000;
const HEADER_BYTES = 32_768;
const PORTS = new Set(["", "80", "443"]);

/**
 * The one way out of the house. The address that is checked is the address that is dialled (a name cannot be
 * rebound in between), on every redirect hop, for both families; schemes and ports are http's own; size is
 * counted after decompression, so that a small bomb stops early.
 *
 * @param options.trustedOrigins origins the operator named in a setting: a mirror or a test server may be private
 */
export function createGuardedFetch(options: {
  readonly userAgent: string;
  readonly offline: boolean;
  readonly trustedOrigins?: readonly string[];
  /** How a host's name becomes addresses; for tests. */
  readonly resolve?: typeof resolveHost;
}): { readonly fetch: GuardedFetch; close(): Promise<void> } {
  const trusted = new Set(options.trustedOrigins ?? []);
  const agent = createAgent(HOST_CONNECTIONS, guardLookup(options.resolve ?? resolveHost));
  const inside = createAgent(MIRROR_CONNECTIONS);
  const fetch: GuardedFetch = async (request) => {
    if (options.offline) throw new BlockedAddress("the service is offline: CANDOR_OFFLINE=1");
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]);
    let url = new URL(request.url);
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      checkUrl(url, trusted);
      if (hop > 0) await request.beforeFollowing?.(url.href);
      const response = await undiciFetch(url, {
        dispatcher: trusted.has(url.origin) ? inside : agent,
        redirect: "manual",
        signal,
        method: request.method ?? "GET",
        headers: { "user-agent": options.userAgent, ...headersFor(request, url) },
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      const location = response.headers.get("location");
      if (response.status < 300 || response.status >= 400 || location === null) {
        const bytes = await readLimited(response.body, request.maxBytes);
        return { status: response.status, url: url.href, headers: response.headers as unknown as Headers, bytes };
      }
      await response.body?.cancel();
      url = new URL(location, url);
    }
    throw new BlockedAddress("too many redirects");
  };
  return {
    fetch,
    async close() {
      await Promise.all([agent.close(), inside.close()]);
    },
  };
}

function createAgent(connections: number, lookup?: LookupFunction): Agent {
  return new Agent({
    connections,
    maxHeaderSize: HEADER_BYTES,
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(lookup ? { lookup } : {}) },
  });
}

/** An address written out never reaches the resolver, so it is checked here; a name is checked as it is dialled. */
function checkUrl(url: URL, trusted: ReadonlySet<string>): void {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new BlockedAddress(`the scheme ${url.protocol}`);
  if (url.username !== "" || url.password !== "") throw new BlockedAddress("credentials in the address");
  if (trusted.has(url.origin)) return;
  if (!PORTS.has(url.port)) throw new BlockedAddress(`the port ${url.port}`);
  const literal = literalAddress(url);
  if (literal !== null && !isPublicAddress(literal)) throw new BlockedAddress("an address that is not public");
}

/** Credentials are for the host they were given for: a redirect elsewhere goes without them. */
function headersFor(request: OutboundRequest, url: URL): Readonly<Record<string, string>> {
  const headers = request.headers ?? {};
  if (url.origin === new URL(request.url).origin) return headers;
  const secret = /^(?:authorization|cookie|x-api-key|hibp-api-key)$/i;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secret.test(name)));
}

/** All addresses of a name are checked: one that is not public makes the name unusable. */
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

async function readLimited(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLarge(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
