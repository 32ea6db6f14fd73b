import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import type { Caller } from "../service/context.ts";
import type { RateLimits, RateVerdict } from "../service/rate-limits.ts";

/** Requests per minute; `null` for no limit. */
export interface Rates {
  /** Per key created without a rate of its own. */
  readonly key: number | null;
  /** For all limited keys of an account together. */
  readonly account: number | null;
  /** Per address, for what needs no key. */
  readonly address: number | null;
}

/** The share of an address's rate available at the desk: ten a minute by default. */
const ASKERS_SHARE = 120;

/** Lets a request pass, and states in its headers how many more may follow. */
export interface Limits {
  ofCaller(caller: Caller, reply: FastifyReply): void;
  ofAddress(request: FastifyRequest, reply: FastifyReply): void;
  /** Per address, for readiness checks: other requests leave a monitor its share. */
  ofMonitor(request: FastifyRequest, reply: FastifyReply): void;
  /** Per address, for requests at the desk, which somebody has to read. */
  ofAsker(request: FastifyRequest, reply: FastifyReply): void;
}

export function createLimits(
  counts: Pick<RateLimits, "take">,
  { account, address }: Rates,
  keyring: Pick<Keyring, "all">,
): Limits {
  return {
    ofCaller({ keyId, accountId, rateLimit }, reply) {
      // A key without a limit is the operator's own.
      if (rateLimit === null) return;
      pass("key", counts.take(`key ${keyId}`, rateLimit), reply);
      if (account !== null) pass("account", counts.take(`account ${accountId}`, account), reply);
    },
    ofAddress(request, reply) {
      if (address === null) return;
      pass("address", counts.take(`address ${nameOfAddress(keyring, request.ip)}`, address), reply);
    },
    ofMonitor(request, reply) {
      if (address === null) return;
      pass("ready", counts.take(`ready ${nameOfAddress(keyring, request.ip)}`, address), reply);
    },
    ofAsker(request, reply) {
      if (address === null) return;
      const limit = Math.max(1, Math.floor(address / ASKERS_SHARE));
      pass("desk", counts.take(`desk ${nameOfAddress(keyring, request.ip)}`, limit), reply);
    },
  };
}

/** An address identifies a person, so requests are counted under a keyed hash of it. */
export function nameOfAddress(keyring: Pick<Keyring, "all">, ip: string): string {
  const name = createHmac("sha256", keyring.all.at(-1) ?? "")
    .update(networkOf(ip))
    .digest("base64url");
  return name.slice(0, 22);
}

/** Everybody with an IPv6 address has 2⁶⁴ of them (RFC 6177); they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.parse(address) as ipaddr.IPv6;
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return `${parsed.parts.slice(0, 4).join(":")}/64`;
}

/** The headers of draft-ietf-httpapi-ratelimit-headers, and the older ones that clients know, for the tightest limit. */
function pass(policy: string, verdict: RateVerdict, reply: FastifyReply): void {
  const { allowed, limit, remaining, resetSeconds } = verdict;
  const shown = reply.getHeader("x-ratelimit-remaining");
  if (shown === undefined || remaining < Number(shown)) {
    void reply.headers({
      "ratelimit-policy": `"${policy}";q=${limit};w=60`,
      ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-reset": String(resetSeconds),
    });
  }
  if (allowed) return;
  throw new PublicError("rate_limited", `No more than ${limit} requests a minute. Try again in ${resetSeconds} s.`, {
    retryAfterSeconds: resetSeconds,
  });
}
