import { Webhook } from "standardwebhooks";
import type { Db } from "../db/schema.ts";
import { isUnavailable } from "../db/unavailable.ts";
import {
  type Delivery,
  type DeliveryAttempt,
  mayBeTold,
  settleDelivery,
  takeDueDelivery,
} from "../db/webhook-delivery.ts";
import type { Keyring } from "../domain/keyring.ts";
import { pauseBeforeNext, webhookSecret } from "../domain/webhook.ts";
import { errorFields, type Log } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { ResponseTooLarge, BlockedAddress, type OutboundResponse } from "../net/guarded-fetch.ts";
import { retryAfterMs } from "../net/retry-after.ts";
import type { Traces } from "../traces.ts";
import type { Receivers } from "./receivers.ts";

/**
 * Attempts at the same time in one process, and those to one host: a receiver that hangs leaves lanes to the others.
 */
const LANES = 16;
const LANES_TO_HOST = 4;
const LOOK_MS = 1_000;
/** Standard Webhooks recommends 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;
/** After this time, a message whose worker died is taken over. */
const LEASE_MS = 4 * TIMEOUT_MS;
/** The receiver's response is not read beyond its status. */
const ANSWER_BYTES = 65_536;

export interface DeliveryContext {
  readonly db: Db;
  readonly keyring: Keyring;
  readonly receivers: Receivers;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, "countDelivery">;
  readonly traces?: Pick<Traces, "addDelivery">;
  readonly now: () => Date;
}

/**
 * Notifies receivers about lookups, at least once each: a message is a row written together with what it reports, and
 * an attempt whose result was not recorded is repeated under the same `webhook-id`. Returns a function that stops it.
 *
 * @param lookMs how often to look for due messages
 */
export function startDeliveries(context: DeliveryContext, lookMs: number = LOOK_MS): () => Promise<void> {
  const running = new Map<Promise<void>, string>();
  const stopping = new AbortController();
  let looking: Promise<void> = Promise.resolve();

  const busyHosts = () => {
    const counts = Map.groupBy(running.values(), (host) => host);
    return [...counts].flatMap(([host, { length }]) => (length >= LANES_TO_HOST ? [host] : []));
  };
  const look = async () => {
    while (running.size < LANES && !stopping.signal.aborted) {
      const due = { now: context.now(), leaseMs: LEASE_MS, busy: busyHosts() };
      const delivery = await takeDueDelivery(context.db, due);
      if (!delivery) return;
      const attempt = deliver(delivery, context, stopping.signal)
        .catch((error: unknown) => reportFault(error, context.log))
        .finally(() => running.delete(attempt));
      running.set(attempt, delivery.host);
    }
  };
  const lookAgain = () => {
    looking = looking.then(look).catch((error: unknown) => reportFault(error, context.log));
  };
  const timer = setInterval(lookAgain, lookMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
    await Promise.all(running.keys());
  };
}

/** Problems of the database have already been logged. */
function reportFault(error: unknown, log: Log): void {
  if (!isUnavailable(error)) log.error(errorFields(error), "webhooks");
}

async function deliver(delivery: Delivery, context: DeliveryContext, stopping: AbortSignal): Promise<void> {
  const at = context.now();
  const begun = performance.now();
  const told = (await mayBeTold(context.db, delivery.id))
    ? await tell(delivery, at, context, stopping)
    : { failure: "the lookup is gone", final: true };
  // An attempt that we aborted ourselves says nothing about the receiver; the lease makes it due again.
  if (stopping.aborted && told.failure !== undefined) return;
  const ms = Math.round(performance.now() - begun);
  const attempt: DeliveryAttempt = {
    at: at.toISOString(),
    ms,
    ...(told.status !== undefined && { status: told.status }),
    ...(told.failure !== undefined && { failure: told.failure }),
  };
  const pause = told.failure === undefined || told.final ? null : pauseBeforeNext(delivery.tries, told.askedMs ?? null);
  const state = told.failure === undefined ? "delivered" : pause === null ? "dead" : "pending";
  await settleDelivery(context.db, delivery, {
    state,
    attempt,
    nextAt: new Date(context.now().getTime() + (pause ?? 0)),
  });
  const { id, lookupId, event, tries } = delivery;
  context.metrics?.countDelivery(state);
  context.traces?.addDelivery(lookupId, state, ms);
  context.log.info({ deliveryId: id, lookupId, event, tries, state, status: told.status, ms }, "webhook");
}

interface ReceiverResponse {
  readonly status?: number;
  /** Why it does not count as delivered; absent if it does. */
  readonly failure?: string;
  /** Whether further attempts are pointless. */
  readonly final?: boolean;
  readonly askedMs?: number | null;
}

async function tell(
  delivery: Delivery,
  at: Date,
  context: DeliveryContext,
  stopping: AbortSignal,
): Promise<ReceiverResponse> {
  try {
    const answer = await context.receivers.fetch({
      url: delivery.url,
      method: "POST",
      headers: headersOf(delivery, at, context.keyring),
      body: delivery.payload,
      signal: stopping,
      maxBytes: ANSWER_BYTES,
      timeoutMs: TIMEOUT_MS,
      // Standard Webhooks: a receiver that has moved must be registered again; redirects are not followed.
      beforeFollowing: () => Promise.reject(new BlockedAddress("a redirect, which is not followed")),
    });
    return judge(answer, context.now());
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Signed under every secret in its overlap, so that receivers can verify with any of them. */
function headersOf({ id, accountId, payload }: Delivery, at: Date, keyring: Keyring): Readonly<Record<string, string>> {
  const signatures = keyring.verifying.map((secret) =>
    new Webhook(webhookSecret(secret, accountId)).sign(id, at, payload),
  );
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
}

function judge({ status, headers }: OutboundResponse, now: Date): ReceiverResponse {
  if (status >= 200 && status < 300) return { status };
  if (status === 410) return { status, failure: "answered 410, which ends the attempts", final: true };
  return { status, failure: `answered ${status}`, askedMs: retryAfterMs(headers, now) };
}

const FAILURES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the connection was refused",
  ECONNRESET: "the connection was broken off",
  ENOTFOUND: "the name does not resolve",
  EAI_AGAIN: "the name does not resolve at the moment",
  UND_ERR_CONNECT_TIMEOUT: "no connection in time",
  UND_ERR_SOCKET: "the connection was broken off",
};

function failureOf(error: unknown): string {
  if (error instanceof BlockedAddress) return `refused: ${error.message}`;
  if (error instanceof ResponseTooLarge) return "the answer is too large";
  if (error instanceof Error && error.name === "TimeoutError") return `no answer in ${TIMEOUT_MS / 1_000} seconds`;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return FAILURES[code] ?? (code.startsWith("ERR_TLS") || code.includes("CERT") ? `TLS: ${code}` : "no answer");
}
