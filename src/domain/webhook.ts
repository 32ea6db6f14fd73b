import { createHmac } from "node:crypto";

/** What receivers are notified about. Nobody is notified about a cancelled lookup: whoever cancelled it knows. */
export const WEBHOOK_EVENTS = ["lookup.finished", "lookup.failed", "lookup.corrected", "lookup.erased"] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `dead`: given up unless somebody replays it. */
export const DELIVERY_STATES = ["pending", "delivered", "dead"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The pauses between attempts, in milliseconds: the schedule suggested by Standard Webhooks ("Deliverability and
 * reliability"), cut off after a day.
 */
const PAUSES_MS = [5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS, 8 * HOUR_MS];
const DAY_MS = 24 * HOUR_MS;
/** As a share of the pause, so that receivers that were down together are not all retried at once. */
const JITTER = 0.1;

/**
 * How long to wait before the next attempt, in milliseconds; `null` to give up.
 *
 * @param tries the attempts that have failed, from 1
 * @param askedMs the receiver's `Retry-After`, if any: waits at least this long, at most a day
 */
export function pauseBeforeNext(tries: number, askedMs: number | null, random: () => number = Math.random) {
  const pause = PAUSES_MS[tries - 1];
  if (pause === undefined) return null;
  return Math.max(pause * (1 + JITTER * random()), Math.min(askedMs ?? 0, DAY_MS));
}

/**
 * The secret with which an account's receivers verify messages, in the form of Standard Webhooks. It changes only with
 * the installation's secret.
 */
export function webhookSecret(installationSecret: string, accountId: string): string {
  return `whsec_${createHmac("sha256", installationSecret).update(`webhook:${accountId}`).digest("base64")}`;
}
